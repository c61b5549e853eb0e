// Where words lie, as people call it.
import { byModel } from "../base/models.js";
import { t } from "../i18n/l10n.js";
import { directionName } from "../i18n/directions.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("../base/state.js").Word} Word */

/** "12 Across" @param {View} view @param {Word} word */
function entryOf(view, word) {
  const direction = word.across ? "across" : "down";
  const heading = view.clues.find((list) => list.direction === direction)?.heading ?? view.labels?.[direction] ?? "";
  return t("grid-entry", { number: word.label ?? "", heading }).trim();
}

/** "row 3, column 5, to the right" @param {View} view @param {Word} word */
function lineOf(view, word) {
  const [[row, column]] = word.places ?? [[0, 0]];
  return t("hidden-place", { row: row + 1, column: column + 1, way: directionName(word.way ?? "", view.direction) });
}

const naming = byModel({ crossing: entryOf, blocked: entryOf, letters: lineOf });

/** Where a word lies, in words. @param {View} view @param {Word} word */
export const placeOf = (view, word) => naming(view)(view, word);
