// Marks of single cells: shading, circles, and the bars that end words between two cells.

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("./paint.js").Frame} Frame */
/** @typedef {import("./paint.js").Painted} Painted */

const [DARK, LIGHT] = ["#000000", "#ffffff"];
const SAVED = [0.8, 0.96]; // how bright shades are in print that saves ink: the darkest, the lightest

/** How bright a colour `#rrggbb` is to the eye, 0 to 1. @param {string} colour */
function brightness(colour) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @type {Map<string, string>} */
const inks = new Map();

/** The colour of letters that is seen best on a shade. @param {string} shade */
export function inkOn(shade) {
  let found = inks.get(shade);
  if (!found) inks.set(shade, (found = brightness(shade) > 0.179 ? DARK : LIGHT)); // where both stand out alike
  return found;
}

/** A light grey for a shade. @param {string} shade */
function grey(shade) {
  const [darkest, lightest] = SAVED;
  const part = Math.round((darkest + (lightest - darkest) * Math.sqrt(brightness(shade))) * 255);
  return `#${part.toString(16).padStart(2, "0").repeat(3)}`;
}

/** The shade of a cell as it is painted. @param {Painted | null} found @param {boolean} [fine] to save ink */
export const shadeOf = (found, fine = false) => (found?.shade && fine ? grey(found.shade) : found?.shade);

/**
 * Circles that fill their cells, those of one colour in one stroke.
 * @param {CanvasRenderingContext2D} ctx @param {{x: number, y: number, ink: string}[]} circles
 * @param {number} cell @param {number} hair
 */
export function strokeCircles(ctx, circles, cell, hair) {
  ctx.lineWidth = hair;
  const radius = cell / 2 - hair;
  for (const ink of new Set(circles.map((one) => one.ink))) {
    ctx.strokeStyle = ink;
    ctx.beginPath();
    for (const { x, y } of circles.filter((one) => one.ink === ink)) {
      ctx.moveTo(x + cell / 2 + radius, y + cell / 2);
      ctx.arc(x + cell / 2, y + cell / 2, radius, 0, 2 * Math.PI);
    }
    ctx.stroke();
  }
}

/**
 * Whether bars are at the corner in which a cell's number stands: before the cell, and above it.
 * @param {View} view @param {number} r @param {number} c
 */
export function besideBars({ cells }, r, c) {
  const [before, above] = [cells[r]?.[c - 1]?.bar, cells[r - 1]?.[c]?.bar];
  return [before === "end" || before === "both", above === "below" || above === "both"];
}

/** Canvas pixels of a bar's width. @param {number} cell @param {number} hair */
export const barWidth = (cell, hair) => Math.max(3 * hair, Math.round(cell / 9));

/**
 * The bars of a view, each a rectangle [left, top, width, height] about the line between two cells.
 * @param {View} view @param {Pick<Frame, "left" | "top" | "hair">} frame @param {number} cell
 * @returns {[number, number, number, number][]}
 */
export function barBoxes(view, { left, top, hair }, cell) {
  const width = barWidth(cell, hair);
  const before = Math.floor((width - (hair % 2)) / 2);
  const long = cell + 2 * Math.floor(hair / 2) + (hair % 2);
  const half = Math.floor(hair / 2);
  const rtl = view.direction === "rtl";
  return view.cells.flatMap((row, r) =>
    row.flatMap((found, c) => {
      if (!found?.bar) return [];
      const [x, y] = [left(c), top(r)];
      const end = rtl ? x : x + cell; // where the next cell in reading order begins
      /** @type {[number, number, number, number][]} */
      const boxes = [];
      if (found.bar !== "below") boxes.push([end - before, y - half, width, long]);
      if (found.bar !== "end") boxes.push([x - half, y + cell - before, long, width]);
      return boxes;
    }),
  );
}

/**
 * @param {CanvasRenderingContext2D} ctx @param {View} view @param {Frame} frame @param {number} cell
 * @param {string} colour
 */
export function paintBars(ctx, view, frame, cell, colour) {
  ctx.fillStyle = colour;
  for (const box of barBoxes(view, frame, cell)) ctx.fillRect(...box);
}

/** The view of a puzzle whose solver draws the grid: neither blocks nor numbers nor bars. @param {View} view */
export const undrawn = (view) => ({
  ...view,
  cells: view.cells.map((row) =>
    row.map((found) => {
      if (!found) return { t: "" };
      const { n: _, bar: __, ...rest } = found;
      return rest;
    }),
  ),
});
