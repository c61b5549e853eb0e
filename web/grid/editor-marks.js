// Marks in a grid that is edited: circles and shading of cells, and bars between them.
import { inside } from "./cursor.js";
import { barred, cellAt } from "./slots.js";

/** @typedef {import("./cursor.js").Cell} Cell */
/** @typedef {import("./editor.js").GridEditor} GridEditor */

/** The colours to shade cells with, by the ends of their messages. */
export const SHADES = Object.entries({
  yellow: "#ffe27a",
  rose: "#ffc4c4",
  green: "#c5ebb8",
  blue: "#bfdcff",
  grey: "#d6d3cc",
});

let shaded = SHADES[0][1]; // the colour that was chosen last

/** The cells that are marked: those of the region, else the cursor's. @param {GridEditor} editor @returns {Cell[]} */
function chosen({ view, region, cursor }) {
  if (!view) return [];
  return (region.length > 1 ? region : cursor ? [cursor] : []).filter((cell) => cellAt(view, cell));
}

/** What all cells that would be marked have. @param {GridEditor} editor */
export function marksOf(editor) {
  const { view } = editor;
  const found = chosen(editor).map((cell) => view && cellAt(view, cell));
  const [first] = found;
  return {
    cells: found.length,
    circle: found.length > 0 && found.every((cell) => cell?.circle),
    shade: found.every((cell) => cell?.shade === first?.shade) ? (first?.shade ?? "") : "",
  };
}

/** @param {GridEditor} editor @param {{circle?: 0 | 1, shade?: string}} how */
async function mark(editor, how) {
  const cells = chosen(editor);
  if (!cells.length || !editor.session.can("grid.mark")) return;
  if (await editor.change("grid.mark", { cells, ...how })) editor.tell();
}

/** A circle in the cells, or none where all have one. @param {GridEditor} editor */
export const circle = (editor) => mark(editor, { circle: marksOf(editor).circle ? 0 : 1 });

/** @param {GridEditor} editor @param {string} [shade] a colour; without it, the last one, or none where it is there */
export function shade(editor, shade = marksOf(editor).shade === shaded ? "" : shaded) {
  if (shade) shaded = shade;
  return mark(editor, { shade });
}

/**
 * A bar between a cell and the next one in reading order, or the one below; none where one is.
 * @param {GridEditor} editor @param {Cell | null} cell @param {boolean} across
 */
export async function bar(editor, cell, across) {
  const { view, symmetry } = editor;
  if (!view || !cell || !inside(view, cell) || !editor.session.can("grid.bar")) return;
  const on = Number(!barred(view, cell, across));
  const made = await editor.change("grid.bar", { cells: [cell], side: across ? "end" : "below", on, symmetry });
  if (made) editor.go(editor.cursor ?? cell);
}

/**
 * The bar at the side of a cell that is nearest to a press.
 * @param {GridEditor} editor @param {Cell} cell @param {PointerEvent} event
 */
export function barAt(editor, [r, c], { clientX, clientY }) {
  const { canvas, view } = editor;
  const box = canvas.getBoundingClientRect();
  const { left, top, cell } = canvas.dataset;
  const x = (clientX - box.left - Number(left)) / Number(cell);
  const y = (clientY - box.top - Number(top)) / Number(cell);
  const rtl = view?.direction === "rtl";
  const [over, down] = [rtl ? Math.ceil(x) - x : x - Math.floor(x), y - Math.floor(y)]; // in reading order
  const sides = /** @type {[number, Cell, boolean][]} */ ([
    [over, [r, c - 1], true],
    [1 - over, [r, c], true],
    [down, [r - 1, c], false],
    [1 - down, [r, c], false],
  ]);
  const [, at, across] = sides.reduce((a, b) => (b[0] < a[0] ? b : a));
  return bar(editor, at, across);
}

/** @type {Record<string, (editor: GridEditor) => Promise<void>>} */
const KEYS = {
  "(": circle,
  ")": circle,
  "[": (editor) => shade(editor),
  "]": (editor) => shade(editor),
  "|": (editor) => bar(editor, editor.cursor, true),
  _: (editor) => bar(editor, editor.cursor, false),
};

/** What a key marks, if it is one that does. @param {GridEditor} editor @param {string} text that was typed */
export const marking = (editor, text) => (Object.hasOwn(KEYS, text) ? KEYS[text](editor) : undefined);
