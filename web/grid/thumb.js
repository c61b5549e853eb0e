// The small picture of a puzzle on the shelf: the shape of its grid; a word search's letters, or dots in their place.
import { PAPER } from "./looks.js";
import { readable } from "../base/models.js";
import { drawnColumn, paint } from "./paint.js";

const SIDE = 168; // canvas pixels of the longer side; shown at half of it
const LEAST = 2; // pixels a cell, however large the grid
const LETTERED = 9; // pixels of a cell that has room for a letter
const DOT = 0.45; // of the side

/**
 * @param {import("../base/state.js").View} view
 * @returns {string} a PNG as a data URL; empty if the browser makes none
 */
export function thumbnail(view) {
  try {
    const canvas = document.createElement("canvas");
    const cell = Math.max(LEAST, Math.min(16, Math.floor(SIDE / Math.max(view.width, view.height, 1))));
    canvas.width = view.width * cell + 1;
    canvas.height = view.height * cell + 1;
    const ctx = canvas.getContext("2d");
    if (!ctx) return "";
    const lettered = cell >= LETTERED;
    paint(ctx, view, {
      cell,
      margin: 0,
      theme: { ...PAPER, line: "#45423c" },
      letters: readable(view) && lettered,
      numbers: false,
    });
    if (readable(view) && !lettered) dots(ctx, view, cell);
    return canvas.toDataURL("image/png");
  } catch {
    return ""; // a picture is not worth a puzzle
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {import("../base/state.js").View} view @param {number} cell */
function dots(ctx, view, cell) {
  const side = Math.max(1, Math.round(DOT * cell));
  const inset = Math.floor((cell - side) / 2);
  ctx.fillStyle = PAPER.ink;
  view.cells.forEach((row, r) =>
    row.forEach((found, c) => found && ctx.fillRect(drawnColumn(view, c) * cell + inset, r * cell + inset, side, side)),
  );
}
