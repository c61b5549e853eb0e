// Painting a crossword: cells in boxes, with their numbers and letters, and what is between them.
import { ink, letterIn, NUMBERED, TOP } from "./glyph.js";
import { DIGITS, HATCH, LINES } from "./looks.js";
import { besideBars, inkOn, paintBars, shadeOf, strokeCircles } from "./paint-marks.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("./cursor.js").Cell} Cell */
/** @typedef {import("./paint.js").Frame} Frame */
/** @typedef {import("./paint.js").Look} Look */
/** @typedef {import("./paint.js").Painter} Painter */

const SLANT = -0.22; // of what is only written in pencil
const AROUND = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
]; // rows and columns to the neighbours
const DIP = 1.25; // by how much it may be higher, where digits reach below their line (Burmese)

/**
 * How far a view's numbers reach above and below their line, at 100 pixels.
 * @param {CanvasRenderingContext2D} ctx @param {View} view @param {string} family
 */
function reach(ctx, view, family) {
  const labels = [...new Set(view.cells.flat().flatMap((found) => found?.n ?? []))].map((label) =>
    ink(ctx, label, family),
  );
  // 3: round digits pass the line a little
  return [Math.max(40, ...labels.map(({ a }) => a)), Math.max(0, ...labels.map(({ d }) => d - 3))];
}

/** Words that cross in a void. @type {Painter} */
export const paintCrossing = (ctx, view, look, frame) => boxes(ctx, view, look, frame, look.theme.blocked, false);

/** Cells and blocks. @type {Painter} */
export const paintBlocked = (ctx, view, look, frame) =>
  boxes(ctx, view, look, frame, look.theme.block ?? look.theme.line, true);

/**
 * Cells in boxes, with their numbers and letters.
 * @param {CanvasRenderingContext2D} ctx @param {View} view @param {Look} look @param {Frame} frame
 * @param {string | undefined} blocked fill of what is no cell, if any
 * @param {boolean} square whether those are squares, which end where lines do
 */
function boxes(ctx, view, look, frame, blocked, square) {
  const { each, hair, font } = frame;
  const { cell, theme, scale = 1 } = look;
  const rtl = view.direction === "rtl";
  const half = Math.floor(hair / 2);
  if (theme.enclosed) {
    const ringed = (/** @type {number} */ r, /** @type {number} */ c) =>
      AROUND.every(([down, on]) => view.cells[r + down]?.[c + on]);
    const filled = theme.hatched ? hatching(ctx, theme.enclosed, cell, hair) : squares(ctx, 0, cell);
    ctx.fillStyle = theme.enclosed;
    each((found, x, y, r, c) => !found && ringed(r, c) && filled(x, y));
  }
  if (blocked) {
    const [out, side] = square ? [half, cell + hair] : [0, cell];
    ctx.fillStyle = blocked;
    const filled = theme.hatched ? hatching(ctx, blocked, cell, hair) : squares(ctx, out, side);
    each((found, x, y) => found || filled(x, y));
    if (theme.hatched) frameOf(ctx, view, frame, cell);
  }
  ctx.fillStyle = theme.line;
  each((found, x, y) => found && !found.apart && ctx.fillRect(x - half, y - half, cell + hair, cell + hair));
  const chosen = (look.chosen ?? []).map((index) => view.words[index]?.places ?? []).filter((places) => places.length);
  const lit = new Set(chosen.flat().map(([r, c]) => r * view.width + c));
  const inner = cell - hair;
  /** @type {{x: number, y: number, ink: string, ground: string}[]} `ground`: behind a number */
  const circles = [];
  /** The ink of a cell that is shaded. @param {import("./paint.js").Painted} found */
  const inkOf = (found) => {
    const shade = shadeOf(found, look.fine);
    return shade && inkOn(shade);
  };
  each((found, x, y, r, c) => {
    if (!found) return;
    if (found.apart) {
      ctx.fillStyle = theme.hair ?? theme.soft;
      ctx.fillRect(x - half, y - half, cell + hair, cell + hair);
    }
    const usual = lit.has(r * view.width + c) ? theme.tint : found.apart ? (theme.apart ?? theme.cell) : theme.cell;
    const ground = shadeOf(found, look.fine) ?? usual;
    ctx.fillStyle = ground;
    ctx.fillRect(x - half + hair, y - half + hair, inner, inner);
    if (found.circle) circles.push({ x, y, ink: inkOf(found) ?? theme.soft, ground: found.n ? ground : "" });
  });
  strokeCircles(ctx, circles, cell, hair);
  if (look.numbers && !look.lines) {
    for (const { x, y, ground } of circles.filter((one) => one.ground)) {
      ctx.fillStyle = ground; // the number has the corner to itself
      ctx.fillRect(...corner(x - half + hair, y - half + hair, inner, cell, rtl));
    }
  }
  if (look.printed) {
    // a drawn line is seen at any zoom; the gap between two fills is lost where it is less than a pixel
    ctx.strokeStyle = theme.line;
    ctx.lineWidth = hair;
    const middle = hair / 2 - half;
    each((found, x, y) => found && ctx.strokeRect(x + middle, y + middle, cell, cell));
  }
  paintBars(ctx, view, frame, cell, theme.bar ?? theme.ink);
  ctx.setLineDash([4 * scale, 3 * scale]); // words that are on no sheet
  for (const { state, places } of view.words.filter(Boolean)) {
    // a puzzle to be solved has none where a word is not on the sheet
    if (state === "isolated" && places) outline(ctx, places, frame, cell, theme.soft, Math.max(scale, hair));
  }
  ctx.setLineDash([]);
  for (const places of chosen)
    outline(ctx, places, frame, cell, theme.accent, Math.max(2 * scale, Math.round(cell / 11)));

  ctx.textBaseline = "alphabetic";
  ctx.direction = "ltr"; // one cluster at a time; where it stands is our business
  let foot = 0; // canvas pixels from a cell's top to the end of its number
  const numbered = look.numbers && !look.lines;
  if (look.lines) lineNumbers(ctx, view, look.lines, frame, cell, theme.soft);
  if (numbered) {
    const [above, below] = reach(ctx, view, font.numbers);
    const high = Math.max(
      (look.digits ?? DIGITS) * cell,
      Math.min(6 * scale, (look.printed && !look.letters ? 0.28 : 0.22) * cell),
    ); // on paper, squares are small beside what is read with ease
    const size = (high / Math.max(above, (above + below) / DIP)) * 100;
    const pad = Math.max(hair + 1, Math.round(cell * 0.06));
    ctx.font = `${look.bold ? "bold " : ""}${size}px ${font.numbers}`;
    foot = Math.max(NUMBERED.top * cell, pad + ((above + below) * size) / 100 + 2);
    ctx.textAlign = rtl ? "right" : "left";
    each((found, x, y, r, c) => {
      if (!found?.n) return;
      ctx.fillStyle = inkOf(found) ?? (lit.has(r * view.width + c) ? theme.ink : theme.soft);
      const [over, down] = besideBars(view, r, c).map((beside) => (beside ? pad + Math.ceil(cell / 24) : pad));
      ctx.fillText(found.n, rtl ? x + cell - over : x + over, y + down + (above * size) / 100);
    });
  }
  ctx.textAlign = "left";
  each((found, x, y, r, c) => {
    if (!found?.t || !(look.letters || found.given)) return;
    ctx.fillStyle =
      inkOf(found) ?? (found.pencil || (found.apart && !lit.has(r * view.width + c)) ? theme.soft : theme.ink);
    if (found.pencil) ctx.setTransform(1, 0, SLANT, 1, -SLANT * (y + cell * 0.6), 0); // about the middle of the letter
    letterIn(ctx, found.t, x, y, cell, font, numbered, !numbered ? undefined : found.n ? foot : TOP * cell);
    if (found.pencil) ctx.setTransform(1, 0, 0, 1, 0, 0);
  });
}

/**
 * The corner of a cell in which its number stands.
 * @param {number} x @param {number} y @param {number} inner of its ground @param {number} cell @param {boolean} rtl
 * @returns {[number, number, number, number]}
 */
function corner(x, y, inner, cell, rtl) {
  const side = Math.round(cell * 0.27);
  return [rtl ? x + inner - side : x, y, side, side];
}

/**
 * Draws slanting lines across a cell instead of a fill.
 * @param {CanvasRenderingContext2D} ctx @param {string} colour @param {number} cell
 * @param {number} hair canvas pixels
 */
function hatching(ctx, colour, cell, hair) {
  const apart = cell / HATCH.lines;
  return (/** @type {number} */ x, /** @type {number} */ y) => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = hair;
    ctx.beginPath();
    for (let way = apart / 2; way < 2 * cell; way += apart) {
      // from the left or lower side to the upper or right one
      const over = Math.max(0, way - cell);
      ctx.moveTo(x + over, y + way - over);
      ctx.lineTo(x + way - over, y + over);
    }
    ctx.stroke();
  };
}

/**
 * What fills squares that are a little larger than cells.
 * @param {CanvasRenderingContext2D} ctx @param {number} out canvas pixels on each side @param {number} side
 */
const squares = (ctx, out, side) => (/** @type {number} */ x, /** @type {number} */ y) =>
  ctx.fillRect(x - out, y - out, side, side);

/**
 * A line around the whole grid, where squares at its edge have none of their own.
 * @param {CanvasRenderingContext2D} ctx @param {View} view @param {Frame} frame @param {number} cell
 */
function frameOf(ctx, view, { left, top, hair }, cell) {
  ctx.strokeStyle = HATCH.frame;
  ctx.lineWidth = hair;
  ctx.strokeRect(Math.min(left(0), left(view.width - 1)), top(0), view.width * cell, view.height * cell);
}

/**
 * The numbers of columns above the first row, those of rows before the first column read.
 * @param {CanvasRenderingContext2D} ctx @param {View} view @param {NonNullable<View["lines"]>} lines
 * @param {Frame} frame @param {number} cell @param {string} colour
 */
function lineNumbers(ctx, view, { rows, columns }, { left, top, font }, cell, colour) {
  const family = font.numbers;
  const { a } = ink(ctx, columns[0], family);
  const high = Math.max(40, a); // of a digit, at 100 pixels
  const size = LINES * cell * 0.6;
  const middle = (high * size) / 200; // from its foot
  const away = (LINES * cell) / 2;
  const x = view.direction === "rtl" ? left(0) + cell + away : left(0) - away;
  ctx.font = `${size}px ${family}`;
  ctx.fillStyle = colour;
  ctx.textAlign = "center";
  columns.forEach((label, c) => ctx.fillText(label, left(c) + cell / 2, top(0) - away + middle));
  rows.forEach((label, r) => ctx.fillText(label, x, top(r) + cell / 2 + middle));
}

/**
 * A thick line around places that lie in one row or column.
 * @param {CanvasRenderingContext2D} ctx @param {Cell[]} places @param {Pick<Frame, "left" | "top">} frame
 * @param {number} cell @param {string} colour @param {number} width
 */
export function outline(ctx, places, { left, top }, cell, colour, width) {
  const xs = places.map(([, c]) => left(c));
  const ys = places.map(([r]) => top(r));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.strokeRect(x, y, Math.max(...xs) - x + cell, Math.max(...ys) - y + cell);
}
