// What the grid editor knows of the moment, besides the puzzle.

/** @typedef {import("./cursor.js").Cell} Cell */
/**
 * What is drawn with, in `store.editor`.
 * @typedef {object} State
 * @property {Cell | null} cursor also on a block @property {boolean} across the way that is written
 * @property {Cell | null} anchor the region's other corner
 * @property {"letters" | "blocks" | "bars"} mode what a press does
 * @property {boolean} selecting every drag selects cells, a finger's too
 * @property {string} symmetry "": the puzzle's own @property {{cells: Cell[], to: string} | null} painting
 * @property {Cell[]} marked cells that a remark is about
 * @property {(number | null)[][] | null} heat how hard cells are, 0 to 4
 * @property {number | null} fits how many words fit the slot under the cursor
 */

/** @returns {State} */
export const fresh = () => ({
  cursor: null,
  across: true,
  anchor: null,
  mode: "letters",
  selecting: false,
  symmetry: "",
  painting: null,
  marked: [],
  heat: null,
  fits: null,
});
