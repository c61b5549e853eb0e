// One task for a JavaScript program, in a process of its own: JSON in, JSON out (see programs.py).
const fs = require("node:fs");

/** Seeded stand-in for Math.random (32-bit xorshift-multiply steps over a counter). */
function seeded(seed) {
  let state = Math.imul(seed, 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @param {(task: {words: string[], seconds: number, seed: number, side: number | null, how: string},
 *   spent: () => number) => object} layOut  `spent` tells the CPU seconds used so far
 */
module.exports = (layOut) => {
  const task = JSON.parse(fs.readFileSync(0, "utf8"));
  Math.random = seeded(task.seed);
  console.log = () => {};
  const start = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
  const answer = layOut(task, spent);
  process.stdout.write(JSON.stringify({ cpu: spent(), ...answer }));
};
