// The eight ways that words of a word search run, as the engine names them: their arrows as seen, and what they are
// called.
import { t } from "./l10n.js";

/** Rows down and columns on of one step, in reading order. @type {Record<string, [number, number]>} */
export const WAYS = {
  forward: [0, 1],
  down: [1, 0],
  "forward-down": [1, 1],
  "forward-up": [-1, 1],
  backward: [0, -1],
  up: [-1, 0],
  "backward-up": [-1, -1],
  "backward-down": [1, -1],
};

/** By rows down and columns to the right, -1 to 1: its arrow and the message that names it. */
const SEEN = [
  [
    ["↖", "way-up-left"],
    ["↑", "way-up"],
    ["↗", "way-up-right"],
  ],
  [
    ["←", "way-left"],
    ["", ""],
    ["→", "way-right"],
  ],
  [
    ["↙", "way-down-left"],
    ["↓", "way-down"],
    ["↘", "way-down-right"],
  ],
];

/**
 * Rows down and columns to the right of one step.
 * @param {string} way
 * @param {"ltr" | "rtl"} direction of the puzzle
 * @returns {[number, number]}
 */
export function stepOf(way, direction) {
  const [down, on] = WAYS[way] ?? [0, 0];
  return [down, direction === "rtl" && on ? -on : on];
}

/** @param {string} way @param {"ltr" | "rtl"} direction of the puzzle */
const seen = (way, direction) => {
  const [down, right] = stepOf(way, direction);
  return SEEN[down + 1][right + 1];
};

/** The arrow of a way as it is seen on the grid. @param {string} way @param {"ltr" | "rtl"} direction of the puzzle */
export const arrowOf = (way, direction) => seen(way, direction)[0];

/** The same in words. @param {string} way @param {"ltr" | "rtl"} direction of the puzzle */
export const wayName = (way, direction) => t(seen(way, direction)[1]);
