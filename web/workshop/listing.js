// Which words the list shows, and in which order: states, filters, sorts. Nothing here draws.
import { byModel, fillable, findable } from "../base/models.js";
import { localised, t } from "../i18n/l10n.js";
import { DIRECTIONS } from "../base/directions.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("../base/state.js").Word} Word */

/** Why a word has no place on the crossword, in a few words. @param {Word} word */
export const reasonOf = (word) =>
  word.reason
    ? localised({ message: word.reason, said: word.said })
    : t(word.state === "unplaced" ? "list-unplaced" : "list-isolated");

/**
 * The states a word can be shown as, worst first, and how each is told.
 * @type {{name: string, is: (word: Word) => boolean, text: (word: Word) => string}[]}
 */
const STATES = [
  { name: "failed", is: (word) => word.state === "unplaced", text: reasonOf },
  {
    name: "isolated",
    is: (word) => word.state === "isolated" || (word.isolated && word.state === "placed"),
    text: reasonOf,
  },
  { name: "unknown", is: (word) => word.odd === "unknown", text: () => t("list-unknown") },
  { name: "scrambled", is: (word) => word.odd === "scrambled", text: () => t("list-scrambled") },
  { name: "long", is: (word) => word.long, text: () => t("list-long") },
];
const PLACED = { name: "placed", text: () => t("list-placed") };
const LOCKED = { name: "locked", is: (/** @type {Word} */ word) => Boolean(word.locked), text: () => t("list-locked") };

/** @param {Word} word @param {View} view */
export const statesOf = (word, view) => {
  const found = STATES.filter((state) => state.is(word) && possible(state.name, view));
  return [...(found.length ? found : [PLACED]), ...(LOCKED.is(word) ? [LOCKED] : [])];
};

/** What the list can be narrowed to, by the name in `store.only`. @type {Record<string, (word: Word) => boolean>} */
export const FILTERS = {
  placed: (word) => word.state === "placed",
  ...Object.fromEntries([...STATES, LOCKED].map(({ name, is }) => [name, is])),
  clueless: (word) => !word.clue,
};

const OF_LAYOUTS = new Set(["failed", "isolated"]);
const OF_GRIDS = new Set(["unknown", "scrambled"]);
const impossible = byModel({
  crossing: OF_GRIDS,
  blocked: OF_LAYOUTS,
  letters: new Set(["isolated", "long", ...OF_GRIDS]),
});
/** Whether words of a puzzle can be in a state at all. @param {string} name @param {View | undefined} view */
export const possible = (name, view) => !(view ? impossible(view) : OF_GRIDS).has(name);
/** Whether they can stand in an order. @param {string} name @param {View | undefined} view */
export const sortable = (name, view) => name !== "direction" || Boolean(view && findable(view));

/** The word that has another one within it, where that one is hidden there. @param {View} view @param {Word} word */
export const hostOf = (view, word) =>
  view.words[view.search?.inside?.find(([index]) => index === word.index)?.[1] ?? -1];

/** Order of reading, in which the numbers are given: of its first cell, across before down; words off the grid last. */
const byNumber = (/** @type {Word} */ a, /** @type {Word} */ b) => {
  /** @param {Word} word */
  const rank = ({ state, places, across }) =>
    places && state === "placed" ? [0, ...places[0], across ? 0 : 1] : [places ? 1 : 2, 0, 0, 0];
  const [one, other] = [rank(a), rank(b)];
  return one.map((n, i) => n - other[i]).find(Boolean) ?? 0;
};
/** Those that ask for attention first. */
const byState = (/** @type {Word} */ a, /** @type {Word} */ b) => {
  const [one, other] = [a, b].map((word) => STATES.findIndex((state) => state.is(word)));
  return (one < 0 ? STATES.length : one) - (other < 0 ? STATES.length : other);
};

/**
 * By the name in the list's menu; ties stay as listed.
 * @type {Record<string, (view: View) => (a: Word, b: Word) => number>}
 */
export const SORTS = {
  listed: (view) => (a, b) =>
    // in a grid as under its headings
    fillable(view) ? Number(b.across) - Number(a.across) || byNumber(a, b) : a.index - b.index,
  word: (view) => {
    const { compare } = new Intl.Collator(view.language);
    return (a, b) => compare(a.shown ?? a.word, b.shown ?? b.word);
  },
  length: () => (a, b) => a.cells.length - b.cells.length,
  state: () => byState,
  number: () => byNumber,
  direction: () => (a, b) => rankOf(a) - rankOf(b) || byNumber(a, b),
};
const ORDER = Object.keys(DIRECTIONS);
/** @param {Word} word */
const rankOf = ({ way }) => (way ? ORDER.indexOf(way) : ORDER.length);

/**
 * @param {View} view
 * @param {{only: string, length: number, text: string, sort: string}} wish `length` in cells, 0 for any
 * @returns {{order: number[], shown: Set<number>}} indexes of all words as sorted; of those that pass
 */
export function arrange(view, { only, length, text, sort }) {
  const wanted = new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"), "iu");
  const passes = FILTERS[only] ?? (() => true);
  /** @param {Word} word */
  const fits = (word) =>
    passes(word) &&
    (!length || word.cells.length === length) &&
    [word.shown ?? word.word, word.word, word.clue, word.key ?? ""].some((said) => wanted.test(said));
  return {
    order: [...view.words].sort((SORTS[sort] ?? SORTS.listed)(view)).map(({ index }) => index),
    shown: new Set(view.words.filter(fits).map(({ index }) => index)),
  };
}
