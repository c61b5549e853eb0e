// Clues that were written on this device, by language and word, so that they can be offered when the word comes again.
// A word is known by its letters in the grid. There is a limit: those not used longest go first.
import { device } from "../base/device.js";

const NAME = "clues";
const EACH = 6; // clues of a word
const MOST = 300_000; // characters of all words and clues

/** @typedef {[language: string, word: string, clues: string[]]} Remembered the newest clue first */
/** @typedef {{word: string, clue: string}} Clued `word`: its letters in the grid */

/** Which clue was being written: what is typed of it takes the place of what was typed before. */
let last = { act: "", word: "", clue: "" };

/** @returns {Remembered[]} the word that was used last at the end */
function all() {
  const kept = device.read(NAME, /** @type {Remembered[]} */ ([]));
  return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one) && Array.isArray(one[2])) : [];
}

export const clueMemory = {
  /** @param {string} language @param {string} word @returns {string[]} */
  of(language, word) {
    return all().find(([tongue, known]) => tongue === language && known === word)?.[2] ?? [];
  },
  /** How many words it knows. */
  get size() {
    return all().length;
  },
  /**
   * @param {string} language of the words @param {Clued[]} clued
   * @param {string} [act] of which this is one more change: a clue as far as it is typed
   */
  add(language, clued, act = "") {
    /** @type {Map<string, Remembered>} */
    const known = new Map(all().map((one) => [`${one[0]} ${one[1]}`, one]));
    for (const { word, clue } of clued) {
      if (!word) continue;
      const key = `${language} ${word}`;
      const before = known.get(key)?.[2] ?? [];
      const replaced = act && last.act === act && last.word === key ? last.clue : clue;
      const others = before.filter((one) => one !== clue && one !== replaced);
      known.delete(key);
      const clues = (clue ? [clue, ...others] : others).slice(0, EACH);
      if (clues.length) known.set(key, [language, word, clues]);
      if (act) last = { act, word: key, clue };
    }
    let room = MOST;
    const kept = [...known.values()].reverse().filter(([, word, clues]) => {
      room -= word.length + clues.join().length;
      return room > 0;
    });
    device.write(NAME, kept.reverse());
  },
  clear() {
    device.write(NAME, []);
  },
};

/**
 * The words of a puzzle that have a clue.
 * @param {import("../base/state.js").View} view @returns {Clued[]}
 */
export const cluedWords = ({ words }) =>
  words.filter(({ clue }) => clue).map(({ cells, clue }) => ({ word: cells.join(""), clue }));
