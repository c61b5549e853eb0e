// How words are read, as a person has set it for a language.
import { device } from "../base/device.js";

/** By language. */
const all = () => device.read("letters", /** @type {Record<string, Record<string, string>>} */ ({}));

/**
 * How words of a language are read, where it is not as usual: for all its dictionaries but own lists, which keep their
 * own.
 */
export const letterSettings = {
  /** @param {string} language */
  of: (language) => all()?.[language] ?? {},
  /** @param {string} language @param {Record<string, string>} chosen */
  keep: (language, chosen) => device.write("letters", { ...all(), [language]: chosen }),
};

/**
 * Whether two dictionaries or puzzles read words in the same way.
 * @param {Record<string, string>} [one]
 * @param {Record<string, string>} [other]
 */
export const sameLetters = (one = {}, other = {}) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => one[name] === other[name]);
