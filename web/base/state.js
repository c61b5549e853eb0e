// The shapes of what the engine gives the page to draw.

/**
 * @typedef {import("./protocol.d.ts").Cell | null} Cell null is void, or a block
 * @typedef {import("./protocol.d.ts").Word} Word
 * @typedef {import("./protocol.d.ts").View} View
 * @typedef {Exclude<keyof View["labels"], "english">} LabelName a text that the sheet says by itself
 * @typedef {{document: object, view: View, sheet?: View, report?: any, from?: any, cursor?: [number, number],
 *   typed?: [number, number] | null}} Puzzle  the engine's opaque document, how it looks in the workshop, and on the
 *   sheet if that leaves words out; what the last act reached; the dictionary its words came from, unless it came from
 *   a file; and after a letter, where the cursor goes and which cell has the letter
 */
export {};
