// @blex41/word-search 1.2.0: one task as JSON on standard input, the answer on standard output. Half of
// the words may run backwards, so that all eight directions are as likely; it has no seed: ours is put in.
const { readFileSync } = require("node:fs");
const WordSearch = require("@blex41/word-search");

/** Numbers in [0, 1) from a seed (mulberry32, public domain). */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const task = JSON.parse(readFileSync(0, "utf8"));
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const runs = task.seeds.map((seed) => {
  const random = seeded(seed * 7919);
  Math.random = random;
  const [start, wall] = [cpu(), performance.now()];
  const side = Number(task.size.split("x")[0]);
  let best;
  do {
    const made = new WordSearch({
      cols: side,
      rows: side,
      dictionary: task.words,
      maxWords: task.words.length,
      backwardsProbability: 0.5,
    });
    if (!best || made.words.length > best.words.length) best = made;
  } while (best.words.length < task.words.length && cpu() - start < task.seconds);
  const places = Object.fromEntries(best.words.map(({ clean, path }) => [clean, path.map(({ x, y }) => [y, x])]));
  return { seed, cpu: cpu() - start, wall: (performance.now() - wall) / 1000, grid: best.grid, places };
});
console.log(JSON.stringify({ runs }));
