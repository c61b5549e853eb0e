// The grid of the sheet on a canvas: on the screen, and as large as paper wants it.
import { edges, sheetLook } from "../grid/looks.js";
import { paint } from "../grid/paint.js";

/** @typedef {import("../base/state.js").View} View */

const NUMBERED_FROM = 15; // CSS pixels of a cell with a letter

/**
 * Draw the grid as the sheet has it. Small cells have no room for a number beside the letter.
 * @param {HTMLCanvasElement} canvas
 * @param {View} view
 * @param {number} side CSS pixels
 * @param {boolean} letters
 * @param {[number, number] | null} cursor
 * @param {number} [printed] canvas pixels per CSS pixel, on paper
 * @param {number} [scale] by which all of the sheet is enlarged
 */
export function drawGrid(canvas, view, side, letters, cursor, printed = 0, scale = 1) {
  const ratio = printed || (devicePixelRatio || 1) * scale;
  const cell = Math.max(1, Math.floor(side * ratio)); // whole canvas pixels keep every line sharp
  const margin = Math.max(Math.ceil(ratio), Math.ceil((edges(view) / 2) * cell));
  canvas.width = view.width * cell + 2 * margin;
  canvas.height = view.height * cell + 2 * margin;
  canvas.style.width = `${canvas.width / ratio}px`;
  canvas.style.height = `${canvas.height / ratio}px`;
  Object.assign(canvas.dataset, {
    cell: (cell / ratio) * scale,
    margin: (margin / ratio) * scale,
    columns: view.width,
    rows: view.height,
  });
  const ctx = canvas.getContext("2d");
  if (ctx)
    paint(ctx, view, {
      cell,
      margin,
      letters,
      numbers: !letters || side >= NUMBERED_FROM,
      cursor,
      scale: ratio,
      printed: printed > 0,
      ...sheetLook(view, printed > 0, letters),
    });
}
