// The eight directions in which words of a word search run, by the names and in the order of crosscore/grid.py.

/** Rows down and columns on of one step, in reading order. @type {Record<string, [number, number]>} */
export const DIRECTIONS = {
  forward: [0, 1],
  down: [1, 0],
  "forward-down": [1, 1],
  "forward-up": [-1, 1],
  backward: [0, -1],
  up: [-1, 0],
  "backward-up": [-1, -1],
  "backward-down": [1, -1],
};
