// What a puzzle's grid is, whatever kind of puzzle it is: words that cross in a void, cells and blocks, or letters with
// words in lines. What differs by it (painters, play panels, lists, counts) stands in tables by model, each beside
// what it chooses from, and each whole: a new model is not overlooked.

/** @typedef {import("../base/state.js").View} View */
/** @typedef {"crossing" | "blocked" | "letters"} Model */
/** What has to be known of a view for it. @typedef {{model?: Model, hidden?: unknown, dense?: boolean}} Modelled */

/** @param {Modelled} view @returns {Model} */
export const modelOf = ({ model, hidden, dense }) => model ?? (hidden ? "letters" : dense ? "blocked" : "crossing");

/** A choice by model. @template T @param {Record<Model, T>} table @returns {(view: Modelled) => T} */
export const byModel = (table) => (view) => table[modelOf(view)];

/** Whether a grid's letters are seen by whoever solves it. */
export const readable = byModel({ crossing: false, blocked: false, letters: true });
