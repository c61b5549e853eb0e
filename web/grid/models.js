// What a puzzle's grid is, whatever kind of puzzle it is: words that cross in a void, cells and blocks, or letters with
// words in lines. What differs by it (painters, looks, play panels, lists) stands in tables by model, each beside
// what it chooses from, and each whole: a new model is not overlooked.

/** @typedef {import("../base/state.js").View["model"]} Model */

/**
 * A choice by model.
 * @template T @param {Record<Model, T>} table
 * @returns {(view: {model: Model}) => T}
 */
export const byModel =
  (table) =>
  ({ model }) =>
    table[model];

/** Whether a grid's letters are seen by whoever solves it. */
export const readable = byModel({ crossing: false, blocked: false, letters: true });
