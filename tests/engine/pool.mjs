// What becomes of a job that others may join in:  node pool.mjs WEB
// The workers are of straw: what they are asked is noted, and they say what each check has them say.
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";

globalThis.window = globalThis;
const { allowed, Pool, TIMES } = await import(`${pathToFileURL(process.argv[2])}/engine/pool.js`);
Object.assign(TIMES, { delay: 0, idle: 5, stop: 5 });

const RACE = { race: true, words: true, seeds: [101, 102, 103] };
const CLIMB = { race: false, words: false, seeds: [101, 102, 103] };
const soon = (ms = 0) => new Promise((next) => setTimeout(next, ms));

class Straw {
  constructor() {
    this.asked = [];
    workers.push(this);
  }
  postMessage({ text, payload }) {
    const message = JSON.parse(text);
    this.asked.push({ ...message, payload });
    const { id, type } = message;
    if (this.deaf) return;
    const job = ["puzzle.new", "puzzle.improve", "grid.fill", "dictionary.load", "dictionary.mix"].includes(type);
    this.say(job ? { id, type: "accepted", job: id } : { id, type: "ok" });
    if (["dictionary.load", "dictionary.mix"].includes(type))
      this.say({ type: "end", job: id, outcome: "found", dictionary: { id: `h${id}` } });
    if (type === "job.cancel" && !this.stuck) this.say({ type: "end", job: message.job, outcome: "stopped" });
  }
  say(message) {
    queueMicrotask(() => this.gone || this.onmessage({ data: JSON.stringify(message) }));
  }
  terminate() {
    this.gone = true;
  }
  named(type) {
    return this.asked.filter((message) => message.type === type);
  }
}

let workers, told;
/** A pool of so many workers, the engine's own counted. */
function pool(most) {
  [workers, told] = [[], []];
  return new Pool(
    () => new Straw(),
    (found) => told.push(found),
    { most: async () => most },
  );
}
/** Wait until it holds. */
async function until(holds) {
  for (let n = 0; n < 400; n += 1) {
    if (holds()) return;
    await soon(2);
  }
  assert.fail(`It never came: ${holds}`);
}

// as many as the device has room for
assert.equal(allowed({ hardwareConcurrency: 2, deviceMemory: 8 }), 2);
assert.equal(allowed({ hardwareConcurrency: 32, deviceMemory: 8 }), 8);
assert.equal(allowed({ hardwareConcurrency: 8, deviceMemory: 4 }), 4);
assert.equal(allowed({ hardwareConcurrency: 8, deviceMemory: 2 }), 1);
assert.equal(allowed({ hardwareConcurrency: 8, deviceMemory: 8 }, { battery: true }), 1);
assert.equal(allowed({ hardwareConcurrency: 8 }, { touch: true }), 1);
assert.equal(allowed({ hardwareConcurrency: 8 }), 4);
assert.equal(allowed({}), 1);

// a job that is soon over starts nobody; nor does one that only the engine can do
{
  const some = pool(3);
  some.begin({ job: 1, type: "puzzle.improve", fields: { document: 1 }, share: CLIMB });
  some.finish(1);
  some.begin({ job: 2, type: "grid.fill", fields: { dictionary: "d1" }, share: RACE }); // nobody knows d1
  await soon(20);
  assert.equal(workers.length, 0);
}

// all improve the best there is, each by its own seed; what one finds, the engine hears, and from it the others
{
  const some = pool(3);
  some.begin({ job: 7, type: "puzzle.new", fields: { seed: 5, kind: "k" }, share: CLIMB });
  await until(() => workers.length === 2);
  await soon(10);
  assert.equal(workers[0].named("puzzle.improve").length, 0); // there is nothing to improve yet
  some.best(7, "first");
  await until(() => workers.every((worker) => worker.named("puzzle.improve").length));
  const [one, other] = workers.map((worker) => worker.named("puzzle.improve")[0]);
  assert.deepEqual([one.document, one.seed, other.document, other.seed], ["first", 101, "first", 102]);
  workers[0].say({ type: "best", job: one.id, document: "second" });
  await until(() => told.length);
  assert.deepEqual(told, [{ job: 7, document: "second", final: 0 }]);
  some.best(7, "second");
  await until(() => workers[1].named("job.share").length);
  assert.equal(workers[1].named("job.share")[0].document, "second");
  assert.equal(workers[0].named("job.share").length, 0); // it is its own

  // one that dies, and one that fails, are nobody's loss
  workers[0].onerror({ preventDefault() {} });
  assert.ok(workers[0].gone);
  workers[1].say({ type: "end", job: other.id, outcome: "failed", error: {} });
  await soon(10);
  assert.equal(told.length, 1);

  // the next job has a new one, and the old one again; of another job nothing is heard
  some.finish(7);
  some.begin({ job: 8, type: "puzzle.improve", fields: { document: "third" }, share: CLIMB });
  await until(() => workers.length === 3 && workers[2].named("puzzle.improve").length);
  assert.equal(workers[1].named("puzzle.improve").at(-1).document, "third");
  some.best(7, "late");
  assert.equal(workers[1].named("job.share").length, 1);

  // who does not stop is ended; who does stays a while, and goes
  workers[1].stuck = true;
  some.finish(8);
  await until(() => workers[1].gone);
  assert.equal(workers[2].named("job.cancel").length, 1);
  await until(() => workers[2].gone);
}

// a mixed list is mixed again of its parts, and is not where others cannot have one of them
{
  const some = pool(2);
  const part = (name) => ({ type: "dictionary.load", fields: { name }, bytes: new Blob([name]) });
  const mixed = (...ids) => ({ type: "dictionary.mix", fields: { lists: ids.map((dictionary) => ({ dictionary })) } });
  some.know("d1", part("one"));
  some.know("d2", part("two"));
  some.know("d3", { type: "dictionary.load", fields: {} }); // too large to be kept
  some.know("d4", mixed("d1", "d3"));
  some.know("d5", mixed("d1", "d2"));
  some.drop("d1"); // the engine needs the parts no more
  some.begin({ job: 1, type: "grid.fill", fields: { dictionary: "d4" }, share: RACE });
  await soon(20);
  assert.equal(workers.length, 0);
  some.begin({ job: 2, type: "grid.fill", fields: { dictionary: "d5" }, share: RACE });
  await until(() => workers[0]?.named("grid.fill").length);
  const [one, two] = workers[0].named("dictionary.load").map(({ id }) => ({ dictionary: `h${id}` }));
  const [mix] = workers[0].named("dictionary.mix");
  assert.deepEqual(mix.lists, [one, two]);
  assert.equal(workers[0].named("grid.fill")[0].dictionary, `h${mix.id}`);
  some.forget(true);
}

// a race: the same search by other seeds, of the same words, which one reads but once; a whole find is final
{
  const some = pool(2);
  some.know("d1", { type: "dictionary.load", fields: { name: "a" }, bytes: new Blob(["words"]) });
  some.begin({ job: 1, type: "grid.fill", fields: { dictionary: "d1", seed: 5, cells: 1 }, share: RACE });
  await until(() => workers[0]?.named("grid.fill").length);
  const [read] = workers[0].named("dictionary.load");
  assert.equal(new TextDecoder().decode(read.payload), "words");
  const { id, dictionary, seed, cells } = workers[0].named("grid.fill")[0];
  assert.deepEqual([dictionary, seed, cells], [`h${read.id}`, 101, 1]);
  workers[0].say({ type: "end", job: id, outcome: "limit" });
  await soon(10);
  assert.equal(told.length, 0);
  some.finish(1);
  some.begin({ job: 2, type: "grid.fill", fields: { dictionary: "d1", seed: 6 }, share: RACE });
  await until(() => workers[0].named("grid.fill").length === 2);
  workers[0].say({ type: "end", job: workers[0].asked.at(-1).id, outcome: "found", document: "full" });
  await until(() => told.length);
  assert.deepEqual(told, [{ job: 2, document: "full", final: 1 }]);
  assert.equal(workers[0].named("dictionary.load").length, 1);

  // another engine has other words
  some.forget();
  some.begin({ job: 3, type: "grid.fill", fields: { dictionary: "d1", seed: 6 }, share: RACE });
  await soon(10);
  assert.ok(workers.every((worker) => worker.named("grid.fill").length < 3));
  some.forget(true); // memory is short: no more of them
  assert.ok(workers.every((worker) => worker.gone));
}

console.log("all held");
