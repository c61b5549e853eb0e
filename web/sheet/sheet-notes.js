// What is said above the sheet: what it lacks.
import { byId } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { hasClues } from "../base/models.js";

/** @typedef {import("../base/state.js").View} View */

/** What the sheet still lacks, though it can be printed as it is. @param {View} view of the whole puzzle */
export function tellUnfinished(view) {
  const { words, grid, unsolved } = view;
  const without = hasClues(view) ? words.filter(({ state, clue }) => state === "placed" && !clue).length : 0;
  const lacks = [
    grid?.empty && !unsolved && t("sheet-empty-cells", { n: grid.empty }),
    without && t("sheet-no-clue", { n: without }),
  ].filter(Boolean);
  byId("unfinished").hidden = !lacks.length;
  byId("unfinished").textContent = lacks.join(" ");
}
