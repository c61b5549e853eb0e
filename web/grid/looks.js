// How grids look on paper: colours, what the sheet's settings ask for, how broad margins are.
import { byModel } from "../base/models.js";
import { BEYOND, searchLook } from "./paint-letters.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("./paint.js").Look} Look */
/** @typedef {import("./paint.js").Theme} Theme */

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

const FAINT = "#ebe9e4"; // the grey in print, where it needs ink

/**
 * How void cells look, by the sheet's setting; `hidden` ones are black in the key.
 * @type {Record<string, Partial<Theme>>}
 */
const BLOCKS = {
  grey: {},
  black: { blocked: "#151412", line: "#151412" },
  none: { blocked: undefined, enclosed: PAPER.blocked },
  hidden: { blocked: "#151412", line: "#151412" },
};
export const DIGITS = 0.17; // of the side: how high a number is, in whatever digits
const LARGE_DIGITS = 0.22; // of the side, with large text

/** @typedef {(view: View, printed: boolean, key: boolean) => Partial<Look> & {theme: Theme}} SheetLook */

/**
 * Cells in boxes.
 * @param {View} view @param {boolean} printed @param {boolean} key
 * @param {boolean} dark whether what is no cell is a block
 * @returns {ReturnType<SheetLook>}
 */
function boxed(view, printed, key, dark) {
  const { blocks = "grey", text_size: size, save_ink: fine = false } = view.sheet ?? {};
  const digits = size === "large" || size === "huge" ? LARGE_DIGITS : DIGITS;
  const drawn = { digits, bold: size === "huge", lines: view.lines, fine, undrawn: blocks === "hidden" && !key };
  if (fine) {
    // cells outside the words are seen to be none by having no box, but for those between others
    const hatch = { hatched: true, line: HATCH.frame, blocked: undefined, enclosed: HATCH.line };
    return { theme: { ...PAPER, ...hatch, block: dark && blocks !== "none" ? HATCH.line : "" }, ...drawn };
  }
  const theme = { ...PAPER, ...(printed && { blocked: FAINT }), ...BLOCKS[blocks] };
  return { theme: { ...theme, block: theme.blocked ?? "" }, ...drawn };
}

/** @type {Record<import("../base/models.js").Model, SheetLook>} */
const SHEET_LOOKS = {
  crossing: (view, printed, key) => boxed(view, printed, key, false),
  blocked: (view, printed, key) => boxed(view, printed, key, true),
  letters: (view, _, key) => ({
    theme: { ...PAPER, hair: PAPER.dim },
    fine: view.sheet?.save_ink ?? false,
    ...searchLook(view, key),
  }),
};
const lookOf = byModel(SHEET_LOOKS);

/** What a view's sheet settings ask for, of the puzzle or of its key. @type {SheetLook} */
export const sheetLook = (view, printed, key) => lookOf(view)(view, printed, key);

/** To save ink: a colour of slanting lines and one of the cells' own, and how many of the former cross a cell. */
export const HATCH = { line: "#6f6b64", frame: "#4a4843", lines: 4 };

export const LINES = 0.66; // of the side: how broad the margin is that has the numbers of rows or columns
/** How broad the margins are together that a grid always has, in cells. */
export const rim = byModel({ crossing: 0, blocked: 0, letters: 2 * BEYOND });
/** The same of a sheet's grid. @param {View} view */
export const edges = (view) => (view.lines ? 2 * LINES : rim(view));
