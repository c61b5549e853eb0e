// Kinds of puzzle: what the page calls them.
import { worded } from "../i18n/worded.js";

/** @typedef {import("../base/models.js").Model} Model */
/** @typedef {import("../base/protocol.d.ts").Kind} Kind */

/**
 * Whether puzzles of a kind know an act, by the name of its message.
 * @param {Kind | null | undefined} kind
 * @param {string} act
 * @param {import("../base/models.js").Modelled} [view] of the puzzle that is meant: some acts are not for every grid
 */
export const knows = (kind, act, view) =>
  kind?.acts
    ? kind.acts.includes(act) && !(view && kind.lacks?.[view.model]?.includes(act))
    : act.startsWith("puzzle.");

/**
 * The kinds that can make a puzzle of their own in the grid of this one.
 * @param {Kind[]} kinds @param {import("../base/state.js").View | undefined} view
 */
export const takers = (kinds, view) =>
  kinds.filter(
    (kind) =>
      view &&
      knows(kind, "puzzle.convert") &&
      kind.id !== view.kind &&
      kind.models?.includes(view.model) &&
      view.counts.placed > 0 &&
      !view.grid?.empty,
  );

/** Whether its puzzles are made of words from a list. @param {Kind | null | undefined} kind */
export const usesDictionary = (kind) => kind?.dictionary !== false;

/**
 * What texts about a kind choose their words by; of a puzzle's view, as long as its kind is not known.
 * @param {{model?: Model, dictionary?: boolean} | null | undefined} kind
 */
export const wording = (kind) => ({
  grid: kind?.model ?? "crossing",
  content: kind?.dictionary === false ? "numbers" : "words",
});

/** @param {string} id of a kind @returns {string} its name in the page's language */
export const kindTitle = (id) => worded(`kind-${id}`, id);
