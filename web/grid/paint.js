// A view -> any canvas: the working grid, the sheet and the pictures come from the same calls.
//
//   0      margin                            In canvas pixels. `cell` and `margin` are whole numbers:
//   +---------------------------+            canvas width  = 2 * margin + view.width  * cell
//   |   +----+----+----+----+   |            canvas height = 2 * margin + view.height * cell
//   |   | 1  |    |void|    |   |            The cell in row r and drawn column x has its centre at
//   |   +----+----+----+----+   |            (margin + (x + 1/2) * cell, margin + (r + 1/2) * cell).
//   +---------------------------+            x = column, or width - 1 - column in a right-to-left
//                                            puzzle: nothing but `drawnColumn` knows of mirroring.
import { pause } from "../base/dom.js";
import { fontOf, fontsFor } from "../i18n/fonts.js";
import { gridText } from "./grid-text.js";
import { ink, letterIn, NUMBERED, TOP } from "./glyph.js";
import { BEYOND, messageLine, paintLetters, searchLook } from "./paint-letters.js";

/** @typedef {import("../base/state.js").View} View */
/**
 * @typedef {object} Theme
 * @property {string} cell @property {string} line @property {string} ink @property {string} soft
 * @property {string} tint @property {string} accent @property {string} [blocked] fill of void cells, if any
 * @property {string} [block] the same where the grid has black squares; if absent, they are as dark as the lines
 * @property {string} [enclosed] fill of the void cells that would look like cells without one: between four others
 * @property {boolean} [hatched] such fills are fine slanting lines instead, to save ink
 * @property {string} [apart] fill of cells that lie apart @property {string} [hair] their inner lines
 * @property {string} [ghost] fill of void that a moved word could take @property {string} [dim] letters of no word
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

/** The pictures' geometry: 60 pixels a cell while the picture stays within what every browser can make. */
const BAND = 1.5e6; // pixels of a picture that are painted at once
const PICTURE = { cell: 60, least: 8, margin: 24, side: 4096 };
/** The sheet's colours, whatever the page's are: it is paper. @type {Theme} */
export const PAPER = {
  cell: "#ffffff",
  line: "#2a2926",
  ink: "#151412",
  soft: "#3d3b37",
  tint: "#ffffff",
  accent: "#151412",
  blocked: "#dedbd3",
  dim: "#8a857b",
};

const SLANT = -0.22; // of what is only written in pencil
const FAINT = "#ebe9e4"; // the grey in print, where it needs ink

/** How void cells look, by the sheet's setting. @type {Record<string, Partial<Theme>>} */
const BLOCKS = {
  grey: {},
  black: { blocked: "#151412", line: "#151412" },
  none: { blocked: undefined, enclosed: PAPER.blocked },
};
const AROUND = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
]; // rows and columns to the neighbours
const LARGE_DIGITS = 0.22; // of the side, with large text

/** What a view's sheet settings ask for, of the puzzle or of its key. @param {View} view @param {boolean} printed @param {boolean} key @returns {Partial<Look> & {theme: Theme}} */
export function sheetLook(view, printed, key) {
  const { blocks = "grey", text_size: size, save_ink: fine = false } = view.sheet ?? {};
  if (view.hidden) return { theme: { ...PAPER, hair: PAPER.dim }, fine, ...searchLook(view, key) };
  const digits = { large: LARGE_DIGITS, huge: LARGE_DIGITS }[size] ?? DIGITS;
  const drawn = { digits, bold: size === "huge", lines: view.lines, fine };
  if (fine) {
    // cells outside the words are seen to be none by having no box, but for those between others
    const hatch = { hatched: true, line: HATCH.frame, blocked: undefined, enclosed: HATCH.line };
    return { theme: { ...PAPER, ...hatch, block: view.dense && blocks !== "none" ? HATCH.line : "" }, ...drawn };
  }
  const theme = { ...PAPER, ...(printed && { blocked: FAINT }), ...BLOCKS[blocks] };
  return { theme: { ...theme, block: theme.blocked ?? "" }, ...drawn };
}

/** To save ink: a colour of slanting lines and one of the cells' own, and how many of the former cross a cell. */
const HATCH = { line: "#6f6b64", frame: "#4a4843", lines: 4 };

const LINES = 0.66; // of the side: how broad the margin is that has the numbers of rows or columns
/** How broad the margins of a sheet's grid are together, in cells. @param {View} view */
export const edges = (view) => (view.lines ? 2 * LINES : view.hidden ? 2 * BEYOND : 0);

/** @param {View} view @param {number} column in reading order @returns {number} from the left */
export const drawnColumn = (view, column) => (view.direction === "rtl" ? view.width - 1 - column : column);

const DIGITS = 0.17; // of the side: how high a number is, in whatever digits
const DIP = 1.25; // by how much it may be higher, where digits reach below their line (Burmese)

/** How far a view's numbers reach above and below their line, at 100 pixels. */
function reach(ctx, view, family) {
  const labels = [...new Set(view.cells.flat().flatMap((found) => found?.n ?? []))].map((label) =>
    ink(ctx, label, family),
  );
  return [Math.max(40, ...labels.map(({ a }) => a)), Math.max(0, ...labels.map(({ d }) => d - 3))]; // 3: round digits pass the line a little
}

/**
 * Draw a whole view; the canvas has its size already.
 * @param {CanvasRenderingContext2D} ctx @param {View} view @param {Look} look
 */
export function paint(ctx, view, look) {
  const { cell, margin, theme, scale = 1, shift = [0, 0] } = look;
  const rtl = view.direction === "rtl";
  const hair = Math.max(
    1,
    Math.round(look.fine ? Math.min(scale / 2, cell / 40) : Math.min(Math.max(scale, cell / 44), cell / 20)),
  );
  const left = (column) => margin - shift[0] + drawnColumn(view, column) * cell;
  const top = (row) => margin - shift[1] + row * cell;
  const { width, height } = ctx.canvas;
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
  if (view.hidden) paintLetters(ctx, view, look, frame);
  else boxes(ctx, view, look, frame);
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
    outline(
      ctx,
      [look.cursor],
      (c) => left(c) + inset,
      (r) => top(r) + inset,
      cell - 2 * inset,
      theme.ink,
      Math.max(1.5 * scale, Math.round(cell / 20)),
    );
  }
}

/**
 * Cells in boxes, with their numbers and letters.
 * @param {CanvasRenderingContext2D} ctx @param {View} view @param {Look} look @param {import("./paint-letters.js").Frame} frame
 */
function boxes(ctx, view, look, { left, top, each, hair, font }) {
  const { cell, theme, scale = 1 } = look;
  const rtl = view.direction === "rtl";
  const half = Math.floor(hair / 2);
  if (theme.enclosed) {
    const ringed = (r, c) => AROUND.every(([down, on]) => view.cells[r + down]?.[c + on]);
    const filled = theme.hatched ? hatching(ctx, theme.enclosed, cell, hair) : (x, y) => ctx.fillRect(x, y, cell, cell);
    ctx.fillStyle = theme.enclosed;
    each((found, x, y, r, c) => !found && ringed(r, c) && filled(x, y));
  }
  const blocked = view.dense ? (theme.block ?? theme.line) : theme.blocked;
  if (blocked) {
    const [out, side] = view.dense ? [half, cell + hair] : [0, cell]; // black squares end where lines do
    ctx.fillStyle = blocked;
    const filled = theme.hatched
      ? hatching(ctx, blocked, cell, hair)
      : (x, y) => ctx.fillRect(x - out, y - out, side, side);
    each((found, x, y) => found || filled(x, y));
    if (theme.hatched) frameOf(ctx, view, left, top, cell, hair);
  }
  ctx.fillStyle = theme.line;
  each((found, x, y) => found && !found.apart && ctx.fillRect(x - half, y - half, cell + hair, cell + hair));
  const chosen = (look.chosen ?? []).map((index) => view.words[index]?.places ?? []).filter((places) => places.length);
  const lit = new Set(chosen.flat().map(([r, c]) => r * view.width + c));
  const inner = cell - hair;
  each((found, x, y, r, c) => {
    if (!found) return;
    if (found.apart) {
      ctx.fillStyle = theme.hair ?? theme.soft;
      ctx.fillRect(x - half, y - half, cell + hair, cell + hair);
    }
    ctx.fillStyle = lit.has(r * view.width + c) ? theme.tint : found.apart ? (theme.apart ?? theme.cell) : theme.cell;
    ctx.fillRect(x - half + hair, y - half + hair, inner, inner);
  });
  if (look.printed) {
    // a drawn line is seen at any zoom; the gap between two fills is lost where it is less than a pixel
    ctx.strokeStyle = theme.line;
    ctx.lineWidth = hair;
    const middle = hair / 2 - half;
    each((found, x, y) => found && ctx.strokeRect(x + middle, y + middle, cell, cell));
  }
  ctx.setLineDash([4 * scale, 3 * scale]); // words that are on no sheet
  for (const { state, places } of view.words.filter(Boolean)) {
    // a puzzle to be solved has none where a word is not on the sheet
    if (state === "isolated" && places) outline(ctx, places, left, top, cell, theme.soft, Math.max(scale, hair));
  }
  ctx.setLineDash([]);
  for (const places of chosen)
    outline(ctx, places, left, top, cell, theme.accent, Math.max(2 * scale, Math.round(cell / 11)));

  ctx.textBaseline = "alphabetic";
  ctx.direction = "ltr"; // one cluster at a time; where it stands is our business
  let foot; // canvas pixels from a cell's top to the end of its number
  const numbered = look.numbers && !look.lines;
  if (look.lines) lineNumbers(ctx, view, look.lines, left, top, cell, theme.soft, font.numbers);
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
      ctx.fillStyle = lit.has(r * view.width + c) ? theme.ink : theme.soft;
      ctx.fillText(found.n, rtl ? x + cell - pad : x + pad, y + pad + (above * size) / 100);
    });
  }
  ctx.textAlign = "left";
  each((found, x, y, r, c) => {
    if (!found?.t || !(look.letters || found.given)) return;
    ctx.fillStyle = found.pencil || (found.apart && !lit.has(r * view.width + c)) ? theme.soft : theme.ink;
    if (found.pencil) ctx.setTransform(1, 0, SLANT, 1, -SLANT * (y + cell * 0.6), 0); // about the middle of the letter
    letterIn(ctx, found.t, x, y, cell, font, numbered, numbered && !found.n ? TOP * cell : foot);
    if (found.pencil) ctx.setTransform(1, 0, 0, 1, 0, 0);
  });
}

/** Draws slanting lines across a cell instead of a fill. @param {CanvasRenderingContext2D} ctx @param {string} colour @param {number} cell @param {number} hair canvas pixels */
function hatching(ctx, colour, cell, hair) {
  const apart = cell / HATCH.lines;
  return (x, y) => {
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

/** A line around the whole grid, where squares at its edge have none of their own. */
function frameOf(ctx, view, left, top, cell, hair) {
  ctx.strokeStyle = HATCH.frame;
  ctx.lineWidth = hair;
  ctx.strokeRect(Math.min(left(0), left(view.width - 1)), top(0), view.width * cell, view.height * cell);
}

/** The numbers of columns above the first row, those of rows before the first column read. */
function lineNumbers(ctx, view, { rows, columns }, left, top, cell, colour, family) {
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

/** A dot in the lower corner where lines end. */
function pin(ctx, x, y, cell, rtl) {
  const size = Math.max(1.5, cell * 0.055);
  const pad = Math.max(2, cell * 0.09) + size;
  ctx.beginPath();
  ctx.arc(rtl ? x + pad : x + cell - pad, y + cell - pad, size, 0, 2 * Math.PI);
  ctx.fill();
}

/** A small padlock in the top corner that the number leaves free, at the word's first cell. */
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

/** A thick line around places that lie in one row or column. */
function outline(ctx, places, left, top, cell, colour, width) {
  const xs = places.map(([, c]) => left(c));
  const ys = places.map(([r]) => top(r));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.strokeRect(x, y, Math.max(...xs) - x + cell, Math.max(...ys) - y + cell);
}

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
  const told =
    answers && view.hidden
      ? messageLine(ctx, view, { cell, margin, width: canvas.width }, fontOf(view.language).letters)
      : null;
  const side = 2 * margin + view.height * cell;
  canvas.height = side + Math.ceil(told?.height ?? 0);
  const band = document.createElement("canvas"); // large ones are painted in pieces
  Object.assign(band, {
    width: canvas.width,
    height: Math.min(canvas.height, Math.max(cell, Math.floor(BAND / canvas.width))),
  });
  const part = band.getContext("2d");
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
  if (told?.height) told.draw(side - margin);
  return canvas;
}
