// One cluster of letters in its cell, measured by its ink: in every script it fits, and stands on one line with the
// others.
import { onFonts } from "../i18n/fonts.js";

/**
 * Ink of a cluster at 100 pixels: how far it reaches from its origin.
 * @type {Map<string, {l: number, r: number, a: number, d: number}>}
 */
const inks = new Map();
onFonts(() => inks.clear());

/** @param {CanvasRenderingContext2D} ctx @param {string} text @param {string} family */
export function ink(ctx, text, family) {
  const key = `${family} ${text}`;
  let found = inks.get(key);
  if (!found) {
    ctx.font = `100px ${family}`;
    const m = ctx.measureText(text);
    found = {
      l: m.actualBoundingBoxLeft,
      r: m.actualBoundingBoxRight,
      a: m.actualBoundingBoxAscent,
      d: m.actualBoundingBoxDescent,
    };
    if (inks.size > 5000) inks.clear();
    inks.set(key, found);
  }
  return found;
}

const WIDE = 0.86; // of the cell's side: how far ink may reach across
// of the side: where ink may begin and end, and where letters stand
export const [TOP, BOTTOM, BASELINE] = [0.07, 0.92, 0.73];
const EDGE = 2; // canvas pixels of a cell's edge that stay free, however small it is
// The same where cells have numbers: every letter a little lower and smaller, so that all stand in one line.
export const NUMBERED = { top: 0.24, baseline: 0.785, size: 0.9 };

/**
 * How large ink is in its cell, and where: squeezed a little, then made smaller, only if it is too large.
 * @param {{l: number, r: number, a: number, d: number}} ink as `ink` has it @param {number} side of the cell
 * @param {number} size per unit of `ink`, if there is room
 * @param {number} rest where letters stand, from the cell's top
 * @param {number} top where ink may begin
 * @returns {{size: number, squeeze: number, x: number, base: number}} of the origin, from the cell's corner
 */
export function fitted({ l, r, a, d }, side, size, rest, top) {
  top = Math.max(top, EDGE);
  const bottom = Math.min(BOTTOM * side, side - EDGE);
  const squeeze = Math.max(0.8, Math.min(1, (WIDE * side) / ((l + r) * size)));
  const fit = Math.min(1, (WIDE * side) / ((l + r) * size * squeeze), (bottom - top) / ((a + d) * size));
  size *= Math.max(0.35, fit);
  return {
    size,
    squeeze,
    x: side / 2 - ((r - l) / 2) * size * squeeze,
    base: Math.min(Math.max(rest, top + a * size), bottom - d * size),
  };
}

/**
 * One cluster in its cell.
 * @param {CanvasRenderingContext2D} ctx @param {string} text @param {number} x @param {number} y
 * @param {number} side canvas pixels
 * @param {ReturnType<typeof import("../i18n/fonts.js").fontOf>} font
 * @param {boolean} numbered whether cells have numbers
 * @param {number} [top] canvas pixels that those take
 */
export function letterIn(ctx, text, x, y, side, font, numbered, top = (numbered ? NUMBERED.top : TOP) * side) {
  const rest = ((numbered ? NUMBERED.baseline : BASELINE) - font.rise) * side;
  const wanted = ((font.size * side) / 100) * (numbered ? NUMBERED.size : 1);
  const { size, squeeze, x: left, base } = fitted(ink(ctx, text, font.letters), side, wanted, rest, top);
  ctx.font = `${size * 100}px ${font.letters}`;
  ctx.setTransform(squeeze, 0, 0, 1, x + left, y + base);
  ctx.fillText(text, 0, 0);
  ctx.setTransform(1, 0, 0, 1, 0, 0);
}
