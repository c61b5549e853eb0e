// How often what keeps coming is shown:  node paced.mjs WEB
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";

const { paced } = await import(`${pathToFileURL(process.argv[2])}/base/paced.js`);

let clock = 0;
let timers = [];
const undrawn = [];
const shown = [];
const { take, end } = paced((what) => shown.push(what), {
  now: () => clock,
  after: (done) => undrawn.push(done),
  wait: (ms, act) => timers.push({ at: clock + ms, act }),
});
const draw = (ms) => {
  clock += ms;
  for (const done of undrawn.splice(0)) done();
};
const pass = (ms) => {
  clock += ms;
  const due = timers.filter(({ at }) => at <= clock);
  timers = timers.filter(({ at }) => at > clock);
  for (const { act } of due) act();
};

take(1);
assert.deepEqual(shown, [1], "the first at once");
take(2);
pass(1000);
assert.deepEqual(shown, [1], "nothing before it is drawn");
draw(0); // it took a second in all
take(3);
pass(3999);
assert.deepEqual(shown, [1]);
pass(1);
assert.deepEqual(shown, [1, 3], "then the last of what came");
draw(10);
pass(41);
take(4);
assert.deepEqual(shown, [1, 3, 4], "at once, if nothing was shown for long");
draw(10);
take(5);
end();
pass(10_000);
assert.deepEqual(shown, [1, 3, 4], "and nothing after the end");
console.log("all held");
