// A grid as a picture, however large.
import { pause } from "../base/dom.js";
import { fontOf, fontsFor } from "../i18n/fonts.js";
import { gridText } from "./grid-text.js";
import { edges, sheetLook } from "./looks.js";
import { paint } from "./paint.js";
import { messageLine } from "./paint-letters.js";
import { listBelow } from "./paint-lists.js";

/** @typedef {import("../base/state.js").View} View */

/** The pictures' geometry: 60 pixels a cell while the picture stays within what every browser can make. */
const BAND = 1.5e6; // pixels of a picture that are painted at once
const PICTURE = { cell: 60, least: 8, margin: 24, side: 4096 };
/**
 * The geometry of a view's pictures, in canvas pixels.
 * @param {View} view @param {number} [cell] whole; without it, as large as every browser can make the picture
 * @returns {{cell: number, margin: number}}
 */
export function pictureGeometry(view, cell) {
  const { cell: usual, least, margin, side } = PICTURE;
  const fits = Math.floor((side - 2 * margin) / (Math.max(view.width, view.height, 1) + edges(view)));
  const found = cell ?? Math.max(least, Math.min(usual, fits));
  return {
    cell: found,
    margin: Math.max(cell ? Math.round((margin / usual) * cell) : margin, Math.ceil((edges(view) / 2) * found)),
  };
}

/**
 * What stands below the grid of a picture: the hidden message of a key, or what a puzzle without clues is solved by.
 * @param {CanvasRenderingContext2D} ctx @param {View} view @param {boolean} answers
 * @param {import("./paint-lists.js").Place} place
 * @returns {import("./paint-lists.js").Below}
 */
function below(ctx, view, answers, place) {
  const font = fontOf(view.language);
  if (answers && view.search) return messageLine(ctx, view, place, font.letters);
  return listBelow(ctx, view, answers, place, font);
}

/**
 * How high that is, in canvas pixels.
 * @param {View} view @param {boolean} answers @param {import("./paint-lists.js").Place} place
 */
export function heightBelow(view, answers, place) {
  const ctx = document.createElement("canvas").getContext("2d");
  return ctx ? Math.ceil(below(ctx, view, answers, place).height) : 0;
}

/**
 * The grid as a drawing, black on white, as the sheet has it: with numbers and given letters only, or with its answers.
 * @param {View} view @param {boolean} answers @param {{cell: number, margin: number}} [geometry]
 * @returns {Promise<HTMLCanvasElement>}
 */
export async function pictureCanvas(view, answers, geometry = pictureGeometry(view)) {
  await fontsFor(gridText(view), view.language);
  const { cell, margin } = geometry;
  const canvas = document.createElement("canvas");
  canvas.width = 2 * margin + view.width * cell;
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("no canvas");
  const told = below(ctx, view, answers, { cell, margin, width: canvas.width });
  const side = 2 * margin + view.height * cell;
  canvas.height = side + Math.ceil(told.height);
  const band = document.createElement("canvas"); // large ones are painted in pieces
  Object.assign(band, {
    width: canvas.width,
    height: Math.min(canvas.height, Math.max(cell, Math.floor(BAND / canvas.width))),
  });
  const part = band.getContext("2d");
  if (!part) throw new Error("no canvas");
  for (let top = 0; top < canvas.height; top += band.height) {
    paint(part, view, {
      cell,
      margin,
      shift: [0, top],
      ground: "#ffffff",
      letters: answers,
      numbers: true,
      scale: cell / 30,
      ...sheetLook(view, false, answers),
    });
    ctx.drawImage(band, 0, top);
    await pause();
  }
  if (told.height) told.draw(side - margin);
  return canvas;
}
