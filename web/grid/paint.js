// A view -> any canvas: the working grid, the sheet and the pictures come from the same calls.
//
//   0      margin                            In canvas pixels. `cell` and `margin` are whole numbers:
//   +---------------------------+            canvas width  = 2 * margin + view.width  * cell
//   |   +----+----+----+----+   |            canvas height = 2 * margin + view.height * cell
//   |   | 1  |    |void|    |   |            The cell in row r and drawn column x has its centre at
//   |   +----+----+----+----+   |            (margin + (x + 1/2) * cell, margin + (r + 1/2) * cell).
//   +---------------------------+            x = column, or width - 1 - column in a right-to-left
//                                            puzzle: nothing but `drawnColumn` knows of mirroring.
import { fontOf } from "../i18n/fonts.js";
import { byModel } from "../base/models.js";
import { outline, paintBlocked, paintCrossing } from "./paint-boxes.js";
import { paintLetters } from "./paint-letters.js";
import { inkOn, shadeOf, undrawn } from "./paint-marks.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("./cursor.js").Cell} Cell */
/**
 * @typedef {(ctx: CanvasRenderingContext2D, view: View, look: Look, frame: Frame) => void} Painter what a grid is,
 *   without cursor and locks
 */
/**
 * A cell of a view; in play also one that is only written in pencil.
 * @typedef {NonNullable<import("../base/state.js").Cell> & {pencil?: boolean}} Painted
 */
/**
 * Where the cells of a canvas are.
 * @typedef {object} Frame
 * @property {(column: number) => number} left @property {(row: number) => number} top canvas pixels of a cell's corner
 * @property {(draw: (found: Painted | null, x: number, y: number, r: number, c: number) => void) => void} each
 *   calls for every cell in sight
 * @property {number} hair canvas pixels of a fine line
 * @property {ReturnType<typeof import("../i18n/fonts.js").fontOf>} font
 */
/**
 * @typedef {object} Theme
 * @property {string} cell @property {string} line @property {string} ink @property {string} soft
 * @property {string} tint @property {string} accent @property {string} [blocked] fill of void cells, if any
 * @property {string} [block] the same where the grid has black squares; if absent, they are as dark as the lines
 * @property {string} [enclosed] fill of the void cells that would look like cells without one: between four others
 * @property {boolean} [hatched] such fills are fine slanting lines instead, to save ink
 * @property {string} [apart] fill of cells that lie apart @property {string} [hair] their inner lines
 * @property {string} [target] fill of void that a moved word could take @property {string} [dim] letters of no word
 * @property {string} [bar] bars between cells, if they are not as the letters
 * @property {[fill: string, line: string][]} [hues] instead of the key's colours
 */
/**
 * @typedef {object} Look
 * @property {number} cell side of a cell in canvas pixels, whole
 * @property {number} margin in canvas pixels, whole
 * @property {Theme} theme
 * @property {boolean} letters @property {boolean} numbers
 * @property {View["lines"]} [lines] what rows and columns are numbered with, at the grid's edge instead of in its cells
 * @property {number} [digits] how high a number is, as a part of the side
 * @property {boolean} [bold] whether numbers are
 * @property {string} [ground] colour behind everything
 * @property {number[]} [chosen] indexes of the words to light
 * @property {boolean} [printed] on paper the canvas stays a drawing, which is shown at any size
 * @property {boolean} [undrawn] neither what is no cell nor numbers are shown: the solver finds out
 * @property {boolean} [fine] lines are thin, to save ink
 * @property {[number, number]} [shift] canvas pixels to the right and down that the canvas begins in the whole picture
 * @property {[number, number] | null} [cursor] row and column (reading order) with the keyboard's ring
 * @property {boolean} [locks] mark locked words, and letters that were written by hand
 * @property {number} [scale] canvas pixels per CSS pixel, for line widths
 *
 * Of a word search only, which has no boxes (paint-letters.js):
 * @property {import("./paint-letters.js").Ring[]} [rings] words to mark; the later ones lie above
 * @property {"soft" | "none"} [filler] how the letters of no word look; as all others, if absent
 * @property {boolean} [message] mark the cells of the hidden message
 * @property {boolean} [lined] lines between the letters @property {boolean} [bare] no outline around them
 */

/** @param {View} view @param {number} column in reading order @returns {number} from the left */
export const drawnColumn = (view, column) => (view.direction === "rtl" ? view.width - 1 - column : column);

/**
 * Where cells are on the canvas: the left side of a column, the top of a row, the box around cells.
 * @param {View} view @param {{cell: number, margin: number, shift: readonly number[]}} look
 */
export function cellBoxes(view, { cell, margin, shift }) {
  const left = (/** @type {number} */ column) => margin - shift[0] + drawnColumn(view, column) * cell;
  const top = (/** @type {number} */ row) => margin - shift[1] + row * cell;
  /** @param {import("./cursor.js").Cell[]} cells @param {number} inset */
  const box = (cells, inset) => {
    const [xs, ys] = [cells.map(([, c]) => left(c)), cells.map(([r]) => top(r))];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return /** @type {const} */ ([
      x + inset,
      y + inset,
      Math.max(...xs) - x + cell - 2 * inset,
      Math.max(...ys) - y + cell - 2 * inset,
    ]);
  };
  return { left, top, box };
}

/** @type {Record<import("../base/models.js").Model, Painter>} */
const PAINTERS = { crossing: paintCrossing, blocked: paintBlocked, letters: paintLetters };
const painterOf = byModel(PAINTERS);

/**
 * Draw a whole view; the canvas has its size already.
 * @param {CanvasRenderingContext2D} ctx @param {View} view @param {Look} look
 */
export function paint(ctx, view, look) {
  if (look.undrawn) view = undrawn(view);
  const { cell, margin, theme, scale = 1, shift = [0, 0] } = look;
  const rtl = view.direction === "rtl";
  const hair = Math.max(
    1,
    Math.round(look.fine ? Math.min(scale / 2, cell / 40) : Math.min(Math.max(scale, cell / 44), cell / 20)),
  );
  const { left, top } = cellBoxes(view, { cell, margin, shift });
  const { width, height } = ctx.canvas;
  /** @type {Frame["each"]} */
  const each = (draw) =>
    view.cells.forEach((row, r) => {
      const y = top(r);
      if (y + cell < 0 || y > height) return; // out of sight
      row.forEach((found, c) => {
        const x = left(c);
        if (x + cell >= 0 && x <= width) draw(found, x, y, r, c);
      });
    });

  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  if (look.ground) {
    ctx.fillStyle = look.ground;
    ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  }
  const frame = { left, top, each, hair, font: fontOf(view.language) };
  painterOf(view)(ctx, view, look, frame);
  if (look.locks) {
    ctx.fillStyle = theme.accent;
    each((found, x, y) => found?.pinned && found.t && pin(ctx, x, y, cell, rtl));
  }
  if (look.locks && !view.frozen) {
    for (const { locked, places } of view.words) {
      if (locked && places) padlock(ctx, left(places[0][1]), top(places[0][0]), cell, theme.accent, rtl);
    }
  }
  if (look.cursor) {
    const inset = Math.max(3 * scale, Math.round(cell / 9));
    const width = Math.max(1.5 * scale, Math.round(cell / 20));
    const inner = {
      left: (/** @type {number} */ c) => left(c) + inset,
      top: (/** @type {number} */ r) => top(r) + inset,
    };
    const shade = shadeOf(view.cells[look.cursor[0]]?.[look.cursor[1]] ?? null);
    outline(ctx, [look.cursor], inner, cell - 2 * inset, shade ? inkOn(shade) : theme.ink, width);
  }
}

/**
 * A dot in the lower corner where lines end.
 * @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} cell @param {boolean} rtl
 */
function pin(ctx, x, y, cell, rtl) {
  const size = Math.max(1.5, cell * 0.055);
  const pad = Math.max(2, cell * 0.09) + size;
  ctx.beginPath();
  ctx.arc(rtl ? x + pad : x + cell - pad, y + cell - pad, size, 0, 2 * Math.PI);
  ctx.fill();
}

/**
 * A small padlock in the top corner that the number leaves free, at the word's first cell.
 * @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} cell
 * @param {string} colour @param {boolean} rtl
 */
function padlock(ctx, x, y, cell, colour, rtl) {
  const size = Math.max(5, cell * 0.17); // of its body, in canvas pixels
  const pad = Math.max(2, cell * 0.08);
  const [bx, by] = [rtl ? x + pad : x + cell - pad - size, y + pad + size * 0.55];
  ctx.fillStyle = ctx.strokeStyle = colour;
  ctx.fillRect(bx, by, size, size * 0.8);
  ctx.lineWidth = Math.max(1, size * 0.17);
  ctx.beginPath();
  ctx.arc(bx + size / 2, by, size * 0.3, Math.PI, 0);
  ctx.stroke();
}
