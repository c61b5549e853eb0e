// How large things on the sheet are: the cells of the puzzle and of its key, and the columns of a word search's list.
// On paper nothing depends on the window.
import { edges } from "./paint.js";

/** @typedef {import("./state.js").View} View */

/** What an A4 page and a Letter page both have within the margins of sheet.css. */
const PAGE = { width: 181, height: 250 }; // millimetres
const MM = 96 / 25.4; // CSS pixels
const PT = 96 / 72; // CSS pixels
export const LEAST_CELL = 12; // CSS pixels; a wider grid scrolls
const GAP = 28; // CSS pixels between puzzle and key, as in sheet.css
const LEAST_PRINTED = 3.6; // millimetres; with smaller cells the key goes below the puzzle
/** Largest cell by text size: CSS pixels on the screen, millimetres on paper. */
const MOST = { small: [30, 6], normal: [34, 7], large: [42, 9] };
/** The same of a word search, whose letters are read from afar. */
const MOST_OPEN = { small: [32, 7.5], normal: [38, 9.5], large: [46, 12] };
const PUZZLE_PART = 0.6; // of the width, where the key stands beside it: the one is written in, the other only read
const SHRUNK = 0.72; // of the cell that a page has room for: below it the list goes to the next page
/** Points of the text, by its size, as in sheet.css. */
const POINTS = { small: 9, normal: 10.5, large: 14 };
/** The list of a word search, as in sheet.css: parts of the size of its text. */
const LIST = { gap: 1.7, line: 1.5, head: 2.1, after: 0.3, least: 13, most: 6 };
const WIDER = 1.06; // what is set may be a little wider than what was measured

let measure;
/** A pen that measures text as the paper sets it. @param {number} size CSS pixels @param {string} family */
function pen(size, family) {
  measure ??= document.createElement("canvas").getContext("2d");
  measure.font = `${size}px ${family}`;
  return (text) => measure.measureText(text).width * WIDER;
}

/** @param {number} width of a text @param {number} room */
const linesIn = (width, room) => Math.max(1, Math.ceil(width / room));

/** CSS pixels on paper of what stands above the grid. @param {View} view @param {HTMLElement} paper */
export function headHeight(view, paper) {
  const style = getComputedStyle(paper);
  const serif = style.getPropertyValue("--serif");
  const lines = (text, size, family) => {
    const width = pen(size * PT, family);
    return text.split("\n").reduce((sum, line) => sum + linesIn(width(line), PAGE.width * MM), 0);
  };
  const size = POINTS[view.sheet?.text_size] ?? POINTS.normal;
  const heights = [
    view.title && lines(view.title, 22, serif) * 22 * 1.25 + 3,
    view.author && lines(view.author, size * 1.1, style.fontFamily) * size * 1.1 * 1.45 + 3,
    34, // the line with the name
    view.instructions && lines(view.instructions, size, style.fontFamily) * size * 1.45 + 12,
  ];
  return heights.reduce((sum, height) => sum + (height || 0), 0) * PT + 8;
}

/**
 * How the list of a word search stands: in as many columns as its texts leave room for, none of them empty.
 * @param {string[]} texts @param {boolean} clues which may take several lines @param {number} width @param {number} size CSS pixels of the text @param {string} family
 * @returns {{columns: number, height: number}} CSS pixels, with the heading
 */
export function listLayout(texts, clues, width, size, family) {
  if (!texts.length) return { columns: 1, height: 0 };
  const widths = texts.map(pen(size, family));
  const gap = LIST.gap * size;
  const head = LIST.head * size;
  if (!clues) {
    const fit = Math.floor((width + gap) / (Math.max(...widths) + gap));
    const most = Math.max(1, Math.min(LIST.most, fit, Math.ceil(texts.length / 2)));
    const rows = Math.ceil(texts.length / most);
    return { columns: Math.ceil(texts.length / rows), height: head + rows * LIST.line * size };
  }
  const column = (n) => (width - (n - 1) * gap) / n;
  const inLines = (n) => widths.reduce((sum, each) => sum + linesIn(each, column(n) - size), 0);
  const columns = [3, 2].find((n) => texts.length > 2 * n && column(n) >= LIST.least * size && (n === 2 || inLines(n) <= 1.7 * texts.length)) ?? 1;
  const line = size * LIST.line;
  return { columns, height: head + (inLines(columns) * line + texts.length * LIST.after * size) / columns + 2 * line };
}

/** The same on paper. @param {View} view @param {string[]} texts @param {HTMLElement} paper */
export function printedList(view, texts, paper) {
  const size = (POINTS[view.sheet?.text_size] ?? POINTS.normal) * PT;
  return listLayout(texts, view.sheet?.list === "clues", PAGE.width * MM, size, getComputedStyle(paper).fontFamily);
}

/** Whether a list that does not fit below the grid goes to the next page as a whole. @param {number} list @param {number} above CSS pixels */
export const keepsWhole = (list, above) => list < 0.9 * PAGE.height * MM && PAGE.height * MM - above < 0.4 * PAGE.height * MM;

/**
 * CSS pixels of a cell of the puzzle and of the key, and whether one stands below the other.
 * @param {View} view @param {{beside: boolean, printed: boolean, width: number, head: number, list: number}} room `width` of the
 *   figure on the screen; on paper, how high that is which stands above the grid and the list below it, all in CSS pixels
 */
export function cellSizes(view, { beside, printed, width: shown, head, list }) {
  const { [view.sheet?.text_size]: sized, normal } = view.hidden ? MOST_OPEN : MOST;
  const [onScreen, onPaper] = sized ?? normal;
  const most = printed ? onPaper * MM : onScreen;
  const width = printed ? PAGE.width * MM : shown;
  const height = printed ? PAGE.height * MM - head : Infinity;
  const more = edges(view);
  const fit = (part, room = height) => Math.min(most, part / (view.width + more), room / (view.height + more));
  const ofPage = (part) => { // on one page with the list, unless that makes it much smaller
    const [together, alone] = [fit(part, height - list), fit(part)];
    return printed && list && together >= SHRUNK * alone ? together : alone;
  };
  const whole = [ofPage(width), fit(width, PAGE.height * MM - 60)];
  if (!beside) return { side: whole[0], keySide: whole[1], stacked: false };
  const room = width - GAP;
  const halves = [ofPage(room * PUZZLE_PART), fit(room * (1 - PUZZLE_PART))];
  const least = printed ? LEAST_PRINTED * MM : LEAST_CELL / (1 - PUZZLE_PART) * PUZZLE_PART;
  if (halves[0] >= least) return { side: halves[0], keySide: halves[1], stacked: false };
  return { side: fit(width), keySide: printed ? fit(width / 2) : fit(width), stacked: true };
}
