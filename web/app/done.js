// What an act has come to, as it is told once it is done.
import { fillable } from "../base/models.js";
import { effect, filled, searched } from "../i18n/effect.js";
import { t } from "../i18n/l10n.js";

/** @typedef {import("../base/state.js").Puzzle} Puzzle */
/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("../base/state.js").Word} Word */

/**
 * What a search for a layout has come to.
 * @param {Puzzle} made
 * @param {{again?: boolean}} [how] see `filled`
 */
export function laidOut({ view, report }, how) {
  if (fillable(view)) return [filled(view, how), searched(report, view)].join(" ").trim();
  const { placed, given, crossings, width, height } = view.counts;
  const shared = view.search?.shared ?? 0;
  const made = t("done-laid-out", { placed, given, crossings, shared, width, height });
  return [made, searched(report, view)].join(" ").trim();
}

/** The word that is now where one was. @param {View} before @param {View} view @param {number} index */
export function standing(before, view, index) {
  const there = (/** @type {Word} */ { across, places }) => JSON.stringify([across, places?.[0]]);
  return (fillable(view) && view.words.find((word) => there(word) === there(before.words[index]))) || view.words[index];
}

/**
 * What came in the place of a word. In a filled grid it is not the word of the same index, and nothing can move.
 * @param {View} before @param {Puzzle} made @param {number} index
 */
export function replaced(before, { view, report }, index) {
  const old = before.words[index];
  const after = standing(before, view, index);
  if (!fillable(view)) return t("done-replaced", { before: old.word, after: after.word, ...effect(report, view) });
  const words = new Set(before.words.map(({ word }) => word));
  return t("done-replaced-grid", {
    before: old.shown ?? old.word,
    after: after.shown ?? after.word,
    others: view.words.filter((one) => one !== after && !words.has(one.word)).length,
  });
}
