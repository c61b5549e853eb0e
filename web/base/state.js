// The shapes of what the engine gives the page to draw.

/**
 * A cell of a view: its cluster, the number label where an entry starts, whether its letter is given to
 * whoever solves the puzzle, whether it lies apart, whether it is of no word of a word search; null is void.
 * @typedef {{t: string, n?: string, given?: boolean, apart?: boolean, pinned?: boolean, filler?: boolean} | null} Cell
 *   `t` is empty where no letter is yet
 * @typedef {{index: number, word: string, key: string, cells: string[], clue: string, state:
 *   "placed"|"unplaced"|"isolated", odd?: "unknown"|"scrambled", reason?: string, said?: {id: string, values:
 *   Record<string, any>}, isolated: boolean,
 *   long: boolean, locked: boolean, shown: string, enumeration: string, across?: boolean, way?: string, label?: string,
 *   places?: [number, number][]}} Word
 * @typedef {{kind: string, title: string, language: string, direction: "ltr"|"rtl", width: number, height: number,
 *   seed: number, author: string, instructions: string, frozen: boolean, sheet: Record<string, any>, options:
 *   Record<string, any>, dense?: boolean, grid?: {symmetry: string, slots: number, full: number, empty: number, blocks:
 *   number, warnings:
 *   {code: string, message: string, said?: {id: string, values: Record<string, any>}, cells: [number, number][]}[]},
 *   hidden?: {ways: string[], allowed?: string[], covered: number, shared: number, filler: number, message: [number,
 *     number][], inside?: [number, number][], list: {index: number, text: string, clue?: string, length: number,
 *     enumeration?: string, direction?:
 *     "ltr"|"rtl"}[]},
 *   letters: Record<string, string>, bank?: string[], native_digits: string, lines?: {rows: string[], columns:
 *   string[]}, cells: Cell[][], words: Word[], counts: Record<string, number>, long_limit: number,
 *   labels: {language: string, direction: "ltr"|"rtl", english: string[]} & Record<string, string>, clue_language:
 *   string, clue_direction: "ltr"|"rtl", clues: {direction: string, heading: string, items: {label: string, clue:
 *   string, enumeration: string, index: number, direction?: "ltr"|"rtl"}[]}[]}} View
 * @typedef {{document: object, view: View, sheet?: View, report?: any, from?: any}} Puzzle  the engine's opaque
 *   document, how it looks in the workshop, and on the sheet if that leaves words out; what the last act reached; and
 *   the dictionary its words came from, unless it came from a file
 */
export {};
