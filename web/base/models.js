// What a puzzle's grid is, whatever kind of puzzle it is: words that cross in a void, cells and blocks, or letters with
// words in lines. What differs by it (painters, looks, play panels, lists) stands in tables by model, each beside
// what it chooses from, and each whole: a new model is not overlooked. What several rooms ask of a grid stands here.

/** @typedef {import("./state.js").View} View */
/** @typedef {View["model"]} Model */
/** @typedef {{model: Model}} Modelled a puzzle's view, or a kind by the model of its usual grids */

/**
 * A choice by model.
 * @template T @param {Record<Model, T>} table
 * @returns {(view: Modelled) => T}
 */
export const byModel =
  (table) =>
  ({ model }) =>
    table[model];

/** @type {Model[]} */
export const MODELS = ["crossing", "blocked", "letters"];

/** Whether a grid's letters are seen by whoever solves it. */
export const readable = byModel({ crossing: false, blocked: false, letters: true });

/** Whether its words are to be found among other letters: they run in many directions, and a list says which. */
export const findable = byModel({ crossing: false, blocked: false, letters: true });

/** Whether words fill a grid that is there before them: a change gives other words, not other places. */
export const fillable = byModel({ crossing: false, blocked: true, letters: false });

/** Whether the sheet lists words by their length, or the numbers of letters, and no clues. @param {View} view */
export const clueless = (view) => Boolean(view.groups || view.codes);
/** Whether a list of what is to be found has clues in place of the words. @param {View} view */
export const findsClues = (view) => view.sheet?.list === "clues";
/** Whether what the sheet lists asks for the words by clues. @param {View} view */
export const hasClues = (view) => (findable(view) ? findsClues(view) : !clueless(view));
/** Whether it has a list for each direction, as crosswords do. @param {View} view */
export const hasDirections = (view) => !findable(view) && !clueless(view);

/** Whether it says something of a puzzle how often its words cross. */
export const interlocked = byModel({ crossing: true, blocked: true, letters: false });

/**
 * A view as this version has it. Version 0.1 had flags for the model, which links and files still have: `dense` says
 * that there are blocks, and `hidden` is `search`.
 * @template {Partial<View>} V @param {V & {dense?: boolean, hidden?: View["search"]}} view
 * @returns {Omit<V, "dense" | "hidden"> & Pick<View, "model" | "search">}
 */
export function modelled({ dense, hidden, ...view }) {
  const search = view.search ?? hidden;
  const model = view.model ?? (search ? "letters" : dense ? "blocked" : "crossing");
  return { ...view, model, ...(search !== undefined && { search }) };
}
