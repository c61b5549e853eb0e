// The runs of a puzzle that is written, with what is told of each: a clue, or what there is instead.

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("./writing-game.js").Cell} Cell */
/** @typedef {import("./writing-game.js").Run} Run */

/** In the order of the lists. @param {View} view @returns {Run[]} */
export const runsOf = (view) => (view.groups || view.codes ? clueless(view) : clued(view));

/** @param {View} view @returns {Run[]} */
const clued = (view) =>
  view.clues.flatMap(({ items }, list) => {
    let line = ""; // a clue without a label stands in the line of the one before it
    return items.map(({ index, label, clue, enumeration, direction, places: open }) => {
      const { across = true, places = [], cells } = open ? answerOf(view, open) : view.words[index];
      line = label || line;
      return { index, across, list, label: line, clue, enumeration, direction, places, cells };
    });
  });

/** An answer that isn't in the grid. @param {View} view @param {number[][]} open its cells */
function answerOf(view, open) {
  const places = /** @type {Cell[]} */ (open);
  const cells = places.map(([r, c]) => view.cells[r][c]?.t ?? "");
  return { across: places.length > 1 && places[0][0] === places[1][0], places, cells };
}

/**
 * Those across first; what is told of a run are the numbers of its letters, or how many letters it has.
 * @param {View} view @returns {Run[]}
 */
function clueless(view) {
  const sizes = new Map((view.groups ?? []).map(({ length, heading }) => [length, heading]));
  return view.words
    .flatMap((word) => {
      if (!word || !("label" in word)) return [];
      const { index, across = true, places = [], cells } = word;
      const clue = view.codes ? places.map(([r, c]) => view.cells[r][c]?.n).join(" ") : "";
      const enumeration = view.codes ? "" : `(${sizes.get(cells.length) ?? cells.length})`;
      return [{ index, across, list: Number(!across), label: "", clue, enumeration, places, cells }];
    })
    .sort((a, b) => a.list - b.list || a.places[0][0] - b.places[0][0] || a.places[0][1] - b.places[0][1]);
}

/** Where letters have numbers: all cells of each. @param {View} view @returns {Map<string, Cell[]>} */
export function alike(view) {
  /** @type {Map<string, Cell[]>} */
  const found = new Map();
  if (!view.codes) return found;
  view.cells.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (cell?.n) found.set(cell.n, [...(found.get(cell.n) ?? []), [r, c]]);
    }),
  );
  return found;
}
