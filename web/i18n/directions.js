// The eight directions of a word search: their arrows as seen, and what they are called.
import { DIRECTIONS } from "../base/directions.js";
import { t } from "./l10n.js";

/** By rows down and columns to the right, -1 to 1: its arrow and the message that names it. */
const SEEN = [
  [
    ["↖", "direction-up-left"],
    ["↑", "direction-up"],
    ["↗", "direction-up-right"],
  ],
  [
    ["←", "direction-left"],
    ["", ""],
    ["→", "direction-right"],
  ],
  [
    ["↙", "direction-down-left"],
    ["↓", "direction-down"],
    ["↘", "direction-down-right"],
  ],
];

/**
 * Rows down and columns to the right of one step.
 * @param {string} direction
 * @param {"ltr" | "rtl"} side how the puzzle is read
 * @returns {[number, number]}
 */
export function stepOf(direction, side) {
  const [down, on] = DIRECTIONS[direction] ?? [0, 0];
  return [down, side === "rtl" && on ? -on : on];
}

/** @param {string} direction @param {"ltr" | "rtl"} side */
const seen = (direction, side) => {
  const [down, right] = stepOf(direction, side);
  return SEEN[down + 1][right + 1];
};

/** The arrow of a direction as it is seen on the grid. @param {string} direction @param {"ltr" | "rtl"} side */
export const arrowOf = (direction, side) => seen(direction, side)[0];

/** The same in words. @param {string} direction @param {"ltr" | "rtl"} side */
export const directionName = (direction, side) => t(seen(direction, side)[1]);
