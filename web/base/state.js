// The shapes of what the engine gives the page to draw, and what the store has of them.

/**
 * @typedef {import("./protocol.d.ts").Cell | null} Cell null is void, or a block
 * @typedef {import("./protocol.d.ts").Word} Word
 * @typedef {import("./protocol.d.ts").View} View
 * @typedef {import("./protocol.d.ts").Kind} Kind
 * @typedef {Exclude<keyof View["labels"], "english">} LabelName a text that the sheet says by itself
 * @typedef {NonNullable<import("./protocol.d.ts").Result["report"]>} Report what came of an act: of a search for a
 *   puzzle, or of one for whether there is one
 */
/**
 * A puzzle as it is shown.
 * @typedef {object} Puzzle
 * @property {object} document the engine's, opaque
 * @property {View} view how it looks in the workshop
 * @property {View} [sheet] and on the sheet, if that leaves words out
 * @property {import("./protocol.d.ts").Report} [report] what the last act reached
 * @property {import("../app/dictionaries.js").Origin} [from] the dictionary its words came from, unless it came from a
 *   file
 * @property {{input?: import("./protocol.d.ts").Typing}} [play] how its letters are typed, where that is known already
 * @property {[number, number]} [cursor] after a letter, where the cursor goes
 * @property {[number, number] | null} [typed] and which cell has the letter
 */
/**
 * How far an act is: a job of the engine's, or a word list that is `fetched`.
 * @typedef {{done: number, total: number, fetched?: boolean} &
 *   Partial<Pick<import("./protocol.d.ts").Progress, "part" | "elapsed" | "seconds" | "still">>} Progress
 */

/** The shown puzzle, for what there only is with one. @param {{puzzle: Puzzle | null}} store */
export const shownPuzzle = ({ puzzle }) => /** @type {Puzzle} */ (puzzle);

/** Its kind, likewise. @param {{kind: Kind | null}} store */
export const shownKind = ({ kind }) => /** @type {Kind} */ (kind);
