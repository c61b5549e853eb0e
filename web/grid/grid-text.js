import { readable } from "../base/models.js";

/**
 * What is drawn of a puzzle in its grid, to know which fonts it needs.
 * @param {import("../base/state.js").View} view
 * @param {boolean} [letters] false: only those that are given, or listed below it
 */
export const gridText = (view, letters = true) =>
  [
    ...view.cells
      .flat()
      .flatMap((cell) => (cell ? [letters || readable(view) || cell.given ? cell.t : "", cell.n] : [])),
    ...(letters || view.groups || view.codes ? view.words.flatMap((word) => word?.cells ?? []) : []),
  ].join("");
