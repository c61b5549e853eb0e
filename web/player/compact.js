// A puzzle out of a link: what crosscore/formats/link.py has left out is put in again. Nothing is checked here:
// checked.js.
import { DIRECTIONS } from "../base/directions.js";

const STEPS = Object.entries(DIRECTIONS);

/** @typedef {Record<string, unknown>} More  what is otherwise than it follows from the rest */
/**
 * A word: [row, column, direction, cells, clue, enumeration] and what is otherwise; itself in full; 0 without a place.
 * @typedef {[row: number, column: number, step: number, length: number, clue: string, enumeration: string,
 *   otherwise?: More] | Word | 0} ShortWord
 * @typedef {{index: number, shown: string, cells: string[], clue: string, enumeration: string, across: boolean,
 *   places: number[][], label?: string, way?: string}} Word
 * @typedef {number | [index: number, otherwise: More] | object} ShortItem  one of a list, by the index of its word
 */
/**
 * What link.py writes; in a link that a stranger made it may be anything, and then this throws or makes nonsense.
 * @typedef {{rows: string | string[][], numbers: number | string[], marks?: [row: number, column: number, More][],
 *   words: ShortWord[], clues: [direction: string, heading: string, items: ShortItem[]][], list: ShortItem[],
 *   view: {hidden?: object}}} Short
 */

/** @param {Short} short @returns {Record<string, unknown>} the `play` object  @throws if it cannot be read */
export function expanded({ rows, numbers, marks = [], words, clues, list, view, ...more }) {
  const hidden = Boolean(view.hidden);
  let at = 0;
  const label = () => (Array.isArray(numbers) ? numbers[at++] : String(++at));
  /** @returns {{t: string, n?: string, filler?: boolean} | null} */
  const cellOf = (/** @type {string} */ token) => {
    if (token === "") return null;
    if (token.startsWith("*")) return { t: token.slice(1), n: label() };
    return { t: token.startsWith("-") ? token.slice(1) : token };
  };
  /** @type {string[][]} */
  const tokens = typeof rows === "string" ? rows.split("\n").map((row) => row.split(" ")) : rows;
  const cells = tokens.map((row) => row.map(cellOf));

  /** @returns {Word | null} */
  const wordOf = (/** @type {ShortWord} */ told, /** @type {number} */ index) => {
    if (!Array.isArray(told)) return told || null;
    const [row, column, step, length, clue, enumeration, otherwise = {}] = told;
    const [name, [down, on]] = STEPS[step];
    if (!(length <= 400)) throw new Error("a word too long");
    const places = Array.from({ length }, (_, i) => [row + i * down, column + i * on]);
    const letters = places.map(([r, c]) => /** @type {{t: string}} */ (cells[r][c]).t);
    return {
      index,
      shown: letters.join(""),
      cells: letters,
      clue,
      enumeration,
      across: down === 0,
      places,
      ...(hidden ? { way: name } : { label: cells[row][column]?.n ?? "" }),
      ...otherwise,
    };
  };
  if (!(words.length <= 2000)) throw new Error("too many words");
  const listed = words.map(wordOf);
  if (hidden) {
    /** @type {unknown[]} */
    const places = listed.flatMap((word) => word?.places ?? []);
    const covered = new Set(places.map(String));
    cells.forEach((row, r) =>
      row.forEach((cell, c) => {
        if (cell && !covered.has(String([r, c]))) cell.filler = true;
      }),
    );
  }
  for (const [r, c, otherwise] of marks) Object.assign(/** @type {object} */ (cells[r][c]), otherwise);

  /** @param {(word: Word) => object} usual @returns {(told: ShortItem) => object} */
  const itemOf = (usual) => (told) => {
    if (told && typeof told === "object" && !Array.isArray(told)) return told;
    const [index, otherwise] = Array.isArray(told) ? told : [told, {}];
    return { index, ...usual(/** @type {Word} */ (listed[index])), ...otherwise };
  };
  const clueOf = itemOf(({ label, clue, enumeration }) => ({ label, clue, enumeration }));
  const findOf = itemOf(({ shown, cells: letters, clue }) => ({
    text: shown,
    length: letters.length,
    ...(clue && { clue }),
  }));
  return {
    ...more,
    view: {
      ...view,
      cells,
      words: listed,
      clues: clues.map(([direction, heading, items]) => ({
        direction,
        heading,
        items: items.map(clueOf),
      })),
      ...(hidden && { hidden: { ...view.hidden, list: list.map(findOf) } }),
    },
  };
}
