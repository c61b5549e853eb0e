// The small picture of a puzzle on the shelf: the shape of its grid, and a word search's letters.
import { PAPER, paint } from "./paint.js";

const SIDE = 168; // canvas pixels of the longer side; shown at half of it
const LEAST = 2; // pixels a cell, however large the grid

/** @param {import("./state.js").View} view @returns {string} a PNG as a data URL; empty if the browser makes none */
export function thumbnail(view) {
  try {
    const canvas = document.createElement("canvas");
    const cell = Math.max(LEAST, Math.min(16, Math.floor(SIDE / Math.max(view.width, view.height, 1))));
    canvas.width = view.width * cell + 1;
    canvas.height = view.height * cell + 1;
    paint(canvas.getContext("2d"), view, { cell, margin: 0, theme: { ...PAPER, line: "#45423c" }, letters: Boolean(view.hidden), numbers: false });
    return canvas.toDataURL("image/png");
  } catch {
    return ""; // a picture is not worth a puzzle
  }
}
