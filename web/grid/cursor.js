// Where a cursor goes: by arrows as they are seen, over what is no stop, to the ends of a row. Nothing here touches
// the page.

/** @typedef {[number, number]} Cell row and column, in reading order */
/** @typedef {{width: number, height: number, direction: "ltr" | "rtl"}} Extent what it needs to know of a view */

/**
 * Rows down and columns on, in reading order; nothing for any other key.
 * @param {string} key @param {"ltr" | "rtl"} direction @returns {Cell | undefined}
 */
export function arrowStep(key, direction) {
  const side = direction === "rtl" ? -1 : 1;
  /** @type {Record<string, Cell>} */
  const steps = { ArrowLeft: [0, -side], ArrowRight: [0, side], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
  return steps[key];
}

/** Whether a view has such a cell, whatever is there. @param {Extent} view @param {Cell} cell */
export const inside = (view, [r, c]) => r >= 0 && c >= 0 && r < view.height && c < view.width;

/** @param {Cell | null | undefined} a @param {Cell | null | undefined} b */
export const sameCell = (a, b) => Boolean(a && b && a[0] === b[0] && a[1] === b[1]);

/**
 * The next cell in a direction where a cursor may stop.
 * @param {Extent} view @param {Cell} from @param {Cell} step @param {(cell: Cell) => boolean} stops
 * @returns {Cell | null}
 */
export function nextStop(view, from, [down, on], stops) {
  let [r, c] = from;
  do [r, c] = [r + down, c + on];
  while (inside(view, [r, c]) && !stops([r, c]));
  return inside(view, [r, c]) ? [r, c] : null;
}

/**
 * The first cell of a row where a cursor may stop, or the last one, as it is read.
 * @param {Extent} view @param {number} row @param {boolean} first @param {(cell: Cell) => boolean} stops
 * @returns {Cell | null}
 */
export const rowEnd = (view, row, first, stops) =>
  nextStop(view, [row, first ? -1 : view.width], [0, first ? 1 : -1], stops);
