// How large things on the sheet are on the screen: the cells of the puzzle and of its key, and the columns of a word
// search's list. On paper they are found otherwise: paper-fit.js.
import { readable } from "../base/models.js";
import { edges } from "../grid/looks.js";

/** @typedef {import("../base/state.js").View} View */

export const LEAST_CELL = 12; // CSS pixels; a wider grid scrolls
const GAP = 28; // CSS pixels between puzzle and key, as in paper.css
/** Largest cell by text size, in CSS pixels; then the same of a word search, whose letters are read from afar. */
/** @type {Record<string, number>} */
const MOST = { small: 30, normal: 34, large: 42, huge: 50 };
/** @type {Record<string, number>} */
const MOST_OPEN = { small: 32, normal: 38, large: 46, huge: 56 };
const PUZZLE_PART = 0.6; // of the width, where the key stands beside it: the one is written in, the other only read
/** The list of a word search, as in paper.css: parts of the size of its text. */
const LIST = { gap: 1.7, least: 13, most: 6 };
const WIDER = 1.06; // what is set may be a little wider than what was measured

/** @type {CanvasRenderingContext2D | undefined} */
let context;

/** A pen that measures text as the paper sets it. @param {number} size CSS pixels @param {string} family */
function pen(size, family) {
  const measure = (context ??= /** @type {CanvasRenderingContext2D} */ (
    document.createElement("canvas").getContext("2d")
  ));
  measure.font = `${size}px ${family}`;
  return (/** @type {string} */ text) => measure.measureText(text).width * WIDER;
}

/** @param {number} width of a text @param {number} room */
const linesIn = (width, room) => Math.max(1, Math.ceil(width / room));

/**
 * In how many columns the list of a word search stands: as many as its texts leave room for, none of them empty.
 * @param {string[]} texts
 * @param {boolean} clues which may take several lines
 * @param {number} width
 * @param {number} size CSS pixels of the text
 * @param {string} family
 */
export function listColumns(texts, clues, width, size, family) {
  if (!texts.length) return 1;
  const widths = texts.map(pen(size, family));
  const gap = LIST.gap * size;
  if (!clues) {
    const fit = Math.floor((width + gap) / (Math.max(...widths) + gap));
    const most = Math.max(1, Math.min(LIST.most, fit, Math.ceil(texts.length / 2)));
    return Math.ceil(texts.length / Math.ceil(texts.length / most));
  }
  /** @param {number} n */
  const column = (n) => (width - (n - 1) * gap) / n;
  /** @param {number} n */
  const inLines = (n) => widths.reduce((sum, each) => sum + linesIn(each, column(n) - size), 0);
  return (
    [3, 2].find(
      (n) => texts.length > 2 * n && column(n) >= LIST.least * size && (n === 2 || inLines(n) <= 1.7 * texts.length),
    ) ?? 1
  );
}

/**
 * CSS pixels of a cell of the puzzle and of the key, and whether one stands below the other.
 * @param {View} view @param {boolean} beside whether the key does @param {number} width of the figure
 */
export function cellSizes(view, beside, width) {
  const most = readable(view) ? MOST_OPEN : MOST;
  /** @param {number} part of the width */
  const fit = (part) =>
    Math.min(most[view.sheet?.text_size ?? "normal"] ?? most.normal, part / (view.width + edges(view)));
  const room = width - GAP;
  const halves = [fit(room * PUZZLE_PART), fit(room * (1 - PUZZLE_PART))];
  const stacked = beside && halves[0] < (LEAST_CELL / (1 - PUZZLE_PART)) * PUZZLE_PART;
  const [side, keySide] = beside && !stacked ? halves : [fit(width), fit(width)];
  return { side, keySide, stacked };
}
