// How large things are on paper: the paper itself, its text, cells and keys; pages, and where things lie on them.
import { make } from "../base/dom.js";
import { readable } from "../base/models.js";
import { edges } from "../grid/looks.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {[least: number, enough: number, most: number]} Sides */
/** @typedef {{width: number, height: number, wide: boolean}} Room  of a page, within its margins */

export const MM = 96 / 25.4; // CSS pixels
/** Millimetres on each side; the goal `page` counts with it too (crosscore/kinds/freeform/paper.py). */
export const MARGIN = 14;
const FOOT = 6; // millimetres for what stands at the foot of a page
const SLACK = 1; // millimetres that browsers may need for rounding
/**
 * Width and height in millimetres: ISO 216, and 8.5 x 11 inches; without a choice, what both have.
 * @type {Record<string, [number, number]>}
 */
const PAPERS = { a4: [210, 297], letter: [215.9, 279.4], auto: [210, 279.4] };
/**
 * By the size of the text: points to choose from, and the largest of them that may take more pages; then the least, a
 * comfortable and the largest side of a cell in millimetres, of a crossword (`cells`) and of a word search (`letters`,
 * not written in). Nothing is smaller than 9 points. 5 mm are the squares of school paper, in which a letter is written
 * every day. Large print is 18 points (as associations of the blind and partially sighted ask for), with squares for
 * large letters. Where there is room, all but small sheets have squares that fill the page.
 * @type {Record<string, {points: number[], usual: number, cells: Sides, letters: Sides}>}
 */
const SIZES = {
  small: { points: [9], usual: 9, cells: [5, 5.75, 6.5], letters: [4.5, 6, 7.5] },
  normal: { points: [13, 12, 11.5, 11, 10.5, 10, 9.5, 9], usual: 10.5, cells: [5, 7, 18], letters: [4.5, 7, 18] },
  large: { points: [14], usual: 14, cells: [7, 8.5, 18], letters: [7, 9.5, 18] },
  huge: { points: [18], usual: 18, cells: [10, 11.5, 18], letters: [9, 12, 18] },
};
// beside the puzzle: parts of its cells, CSS pixels between, millimetres of the puzzle's cells below which the key has
// its own page
export const KEY = { cell: 0.62, gap: 24, least: 3.6 };
const WIDE = 1.15; // from this shape on, a page may lie on its side

/** @param {View} view */
export const sizeOf = ({ sheet }) => SIZES[sheet?.text_size ?? "normal"] ?? SIZES.normal;

/**
 * How the paper is to be turned and cut.
 * @param {View} view @param {boolean} wide @param {number} [margin] millimetres
 */
export function formatOf({ sheet }, wide, margin = MARGIN) {
  const format =
    sheet?.paper && PAPERS[sheet.paper] && sheet.paper !== "auto" ? `${sheet?.paper === "a4" ? "A4" : "letter"} ` : "";
  return `@page { size: ${format}${wide ? "landscape" : "portrait"}; margin: ${margin}mm; }`;
}

/**
 * @param {View} view @param {number} shape of what is drawn: width by height @param {number} [margin] millimetres
 * @returns {Room[]} upright first
 */
export function roomsOf({ sheet, foot }, shape, margin = MARGIN) {
  const [width, height] = (PAPERS[sheet?.paper ?? "auto"] ?? PAPERS.auto).map(
    (side) => (side - 2 * margin - SLACK) * MM,
  );
  const wide = { width: height, height: width, wide: true };
  const rooms = [{ width, height, wide: false }, ...(shape > WIDE ? [wide] : [])];
  return foot ? rooms.map((room) => ({ ...room, height: room.height - FOOT * MM })) : rooms;
}

/** Whether there is room for the key beside the puzzle. @param {View} view */
export function hasBeside(view) {
  if (view.sheet?.key !== "beside") return false;
  const { cells, letters } = sizeOf(view);
  const [least] = readable(view) ? letters : cells;
  const [{ width }] = roomsOf(view, 0);
  return (
    (width - KEY.gap) / ((view.width + edges(view)) * (1 + KEY.cell)) >=
    (least > SIZES.normal.cells[0] ? least : KEY.least) * MM
  );
}

/** What is printed: the puzzle, and the key on a page of its own. @param {View} view */
export function printedOf(view) {
  const { key, prints = "puzzle" } = view.sheet ?? {};
  if (key === "beside") return { puzzle: true, keyPage: !hasBeside(view) };
  return { puzzle: prints !== "key", keyPage: prints !== "puzzle" };
}

/** @param {HTMLElement} element @param {{top: number, width: number, start: number}} where CSS pixels on its page */
export function place(element, { top, width, start }) {
  Object.assign(element.style, {
    position: "absolute",
    top: `${top}px`,
    width: `${width}px`,
    insetInlineStart: `${start}px`,
  });
}

/** An empty page. @param {Room} room @param {number} points */
export function leaf({ width, height }, points) {
  const made = make("section", { className: "sheet-page" });
  Object.assign(made.style, { width: `${width}px`, height: `${height}px`, fontSize: `${points}pt` });
  return made;
}
