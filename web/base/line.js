/** @typedef {[number, number]} Cell row and column */

/**
 * The cells of a straight line, both ends with it: a pointer that moves fast skips some.
 * @param {Cell} from @param {Cell} to
 * @returns {Cell[]}
 */
export function line(from, to) {
  const steps = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]), 1);
  return Array.from(
    { length: steps + 1 },
    (_, i) =>
      /** @type {Cell} */ ([0, 1].map((axis) => Math.round(from[axis] + ((to[axis] - from[axis]) * i) / steps))),
  );
}
