// The words of the last puzzles.
import { device } from "../base/device.js";

const PUZZLES_REMEMBERED = 60; // more than a school year has weeks

/**
 * What a word is known by, in whatever letter case a list has it.
 * @param {import("../base/state.js").Word} word
 */
const key = ({ cells }) => cells.join("");

/** The words of the last puzzles, newest first, so that new puzzles can use others. */
export const usedWords = {
  /** @returns {string[][]} */
  words() {
    const kept = device.read("used", /** @type {string[][]} */ ([]));
    return Array.isArray(kept) ? kept.filter(Array.isArray) : [];
  },
  /** How many words of a new puzzle were in earlier ones. @param {import("../base/state.js").View} view */
  again(view) {
    const known = new Set(usedWords.words().flat());
    return view.words.filter((word) => known.has(key(word)) || known.has(word.word)).length;
  },
  /** @param {import("../base/state.js").View} view @param {boolean} fresh  a new puzzle, not the newest one changed */
  add(view, fresh) {
    const older = usedWords.words();
    const words = new Set(view.words.map(key));
    if (!fresh) older.shift()?.forEach((word) => words.add(word));
    device.write("used", [[...words], ...older].slice(0, PUZZLES_REMEMBERED));
  },
  clear() {
    device.write("used", []);
  },
};
