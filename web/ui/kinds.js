// Kinds of puzzle: what the page calls them.
import { worded } from "./form.js";
import { translate } from "../i18n/l10n.js";

/**
 * @typedef {{id: string, label: string, help: string, values: Record<string, any>, words?: number}} Preset
 *   `words`: how many the word list should have for it
 * @typedef {{id: string, title: string, help?: string, fields: import("./form.js").Field[], presets?: Preset[],
 *   sheet?: import("./form.js").Field[], acts?: string[], dictionary?: boolean, hidden?: boolean}} Kind  as the engine
 *   describes it
 */

/**
 * Whether puzzles of a kind know an act, by the name of its message.
 * @param {Kind | null | undefined} kind
 * @param {string} act
 */
export const knows = (kind, act) => (kind?.acts ? kind.acts.includes(act) : act.startsWith("puzzle."));

/** Whether its grid is drawn and filled, instead of growing around its words. @param {Kind | null | undefined} kind */
export const drawn = (kind) => knows(kind, "grid.fill");

/** Whether its puzzles are made of words. @param {Kind | null | undefined} kind */
export const wordy = (kind) => kind?.dictionary !== false;

/** Whether its words are hidden among other letters. @param {Kind | null | undefined} kind */
export const hides = (kind) => Boolean(kind?.hidden);

/** Messages that say something else of a kind whose grid is filled. @type {Record<string, string>} */
const OF_GRIDS = {
  "bar-reshuffle": "bar-reshuffle-grid",
  "chosen-delete": "chosen-delete-grid",
  "bar-new-words": "bar-new-grid",
  "options-foot": "options-foot-grid",
  "options-reshuffle": "options-reshuffle-grid",
  "options-new": "options-new-grid",
  "job-puzzle-new": "job-puzzle-new-grid",
  "job-puzzle-reshuffle": "job-puzzle-reshuffle-grid",
  "job-puzzle-improve": "job-puzzle-improve-grid",
};

/** Those that say something else where numbers stand for words. @type {Record<string, string>} */
const OF_NUMBERS = {
  "drawing-letters": "drawing-digits",
  "drawing-fill": "drawing-fill-numbers",
  "words-toggle": "words-toggle-numbers",
  "words-filter": "words-filter-numbers",
  "options-foot": "options-foot-numbers",
  "edit-heading": "edit-heading-numbers",
  "field-word": "field-number",
  "word-count": "number-count",
  "list-shown": "list-shown-numbers",
  "list-only-all": "list-only-all-numbers",
  "drawing-clear-letters": "drawing-clear-digits",
};

/** Those that say something else where words are hidden among other letters. @type {Record<string, string>} */
const OF_HIDDEN = {
  "sheet-heading": "sheet-heading-hidden",
  "sheet-paper": "sheet-paper-hidden",
  "sheet-grid": "sheet-grid-hidden",
  "bar-create": "bar-create-hidden",
  "lists-back": "lists-back-hidden",
  "lists-make": "lists-make-hidden",
  "lists-not-made": "lists-not-made-hidden",
  "grid-canvas": "grid-canvas-hidden",
  "grid-help": "grid-help-hidden",
  "grid-label": "grid-label-hidden",
  "grid-label-titled": "grid-label-titled-hidden",
  "status-tools": "status-tools-hidden",
  "status-freeze": "status-freeze-hidden",
  "options-foot": "options-foot-hidden",
  "job-puzzle-new": "job-puzzle-new-hidden",
  "job-puzzle-reshuffle": "job-puzzle-new-hidden",
  "failed-puzzle-reshuffle": "failed-puzzle-reshuffle-hidden",
  "counts-failed": "counts-failed-hidden",
  "counts-frozen": "counts-frozen-hidden",
  "list-only-placed": "list-only-placed-hidden",
  "list-only-failed": "list-only-failed-hidden",
  "list-sort-number": "list-sort-number-hidden",
  "add-offers-heading": "add-offers-heading-hidden",
  "edit-offers-heading": "edit-offers-heading-hidden",
  "offers-none": "offers-none-hidden",
  "bench-not-placed": "bench-not-placed-hidden",
  "bench-only-placed": "bench-only-placed-hidden",
  "bench-layout-locked": "bench-layout-locked-hidden",
  "bench-no-reshuffle": "bench-no-reshuffle-hidden",
  "bench-layout-locked-now": "bench-layout-locked-now-hidden",
  "bench-layout-unlocked-now": "bench-layout-unlocked-now-hidden",
};

/** The message to say of a kind. @param {Kind | null | undefined} kind @param {string} id */
export const forKind = (kind, id) =>
  (hides(kind) && OF_HIDDEN[id]) || (!wordy(kind) && OF_NUMBERS[id]) || (drawn(kind) && OF_GRIDS[id]) || id;

/** What the page's fixed text is called by before any kind is known. @type {WeakMap<Element, string>} */
const usual = new WeakMap();

/**
 * Let the fixed text within an element speak of a kind.
 * @param {ParentNode} root
 * @param {Kind | null | undefined} kind
 */
export function relabel(root, kind) {
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-l10n]"))) {
    const id = usual.get(element) ?? element.dataset.l10n ?? "";
    if (!(id in OF_GRIDS) && !(id in OF_NUMBERS) && !(id in OF_HIDDEN)) continue;
    usual.set(element, id);
    const now = forKind(kind, id);
    if (element.dataset.l10n === now) continue;
    element.dataset.l10n = now;
    translate(/** @type {HTMLElement} */ (element.parentElement));
  }
}

/** @param {string} id of a kind @param {Kind[]} [kinds] @returns {string} its name in the page's language */
export const kindTitle = (id, kinds = []) => worded(`kind-${id}`, kinds.find((kind) => kind.id === id)?.title ?? id);
