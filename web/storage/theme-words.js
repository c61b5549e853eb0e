// Words by theme, from the site's table of concepts: which there are, and the list that is made of them. A file of each
// language is fetched when it is chosen; the engine makes the list.
import { readSite } from "../base/site.js";

/**
 * @typedef {{code: string, name: string, english: string, regions: string[], plain: string}} Tongue  `plain` is the
 *   region whose words are used where none is chosen
 * @typedef {{languages: Tongue[], themes: Record<string, number[]>}} Index  words by theme and level
 */
/**
 * What a list is made of, as the engine reads it: words in one language, clues in the same ("") or another.
 * @typedef {{words: string, clues: string, style: string, themes: string[], levels: number[], regions: string[]}}
 *   Choice
 */

const LEVELS = 3;
/** The key of the files in such a list, for the engine to know it by. */
const FILES = "org.crosscore:concepts";

/** @returns {Promise<Index>} */
export const themeIndex = async () => (await readSite("concepts/index.json")).json();

/**
 * How many words a choice has; no theme or level is all of them.
 * @param {Index} index @param {{themes: string[], levels: number[]}} choice
 */
export function themeCount(index, { themes, levels }) {
  const some = themes.length ? themes : Object.keys(index.themes);
  return some
    .flatMap((theme) => index.themes[theme] ?? [])
    .map((words, at) => (!levels.length || levels.includes((at % LEVELS) + 1) ? words : 0))
    .reduce((sum, words) => sum + words, 0);
}

/**
 * The list as a place that words come from: its name tells what it is made of, so that a puzzle's words can be found
 * again.
 * @param {Choice} choice @param {Index} index @returns {import("./files.js").Source}
 */
export function themeSource(choice, index) {
  const { words, clues, style, themes, levels, regions } = choice;
  /** @param {string} code */
  const tongue = (code) => /** @type {Tongue} */ (index.languages.find((one) => one.code === code));
  const name = [words, clues, clues && style, ...themes, levels.join(""), ...regions].filter(Boolean);
  return {
    id: `themes ${name.join("-")}`,
    name: name.join("-"),
    label: tongue(words).english,
    english: tongue(words).english,
    ...(clues && { clues: { code: clues, english: tongue(clues).english } }),
    language: words,
    words: themeCount(index, choice),
    themed: choice,
    bundled: true,
  };
}

/** @param {Choice} choice @param {AbortSignal} [signal] */
export async function themeBytes(choice, signal) {
  const codes = new Set([choice.words, choice.clues].filter(Boolean));
  const files = [...codes].map(async (code) => (await readSite(`concepts/${code}.txt`, { signal })).text());
  return new TextEncoder().encode(JSON.stringify({ [FILES]: await Promise.all(files), ...choice })).buffer;
}
