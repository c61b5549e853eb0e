// Several word lists as one source of words, and the scores that somebody gave words: an own list in which each word's
// clue is its score.
import { t } from "../i18n/l10n.js";
import { sourceName } from "../i18n/names.js";
import { device } from "../base/device.js";
import { lists } from "./keep.js";

/** @typedef {import("./files.js").Source} Source */
/**
 * A list of a mix, and the points that its scores gain or lose.
 * @typedef {{source: Source, weight: number, off?: boolean}} Part
 * @typedef {{parts: Part[], banned: string, scores?: string}} Mix  `scores` the id of an own list
 */

const USUAL = 50; // the score of a word that has none
const MOST = 100;

/** What a source is made of; a list alone is a mix of one. @param {Source} source @returns {Mix} */
export const mixOf = (source) => source.mixed ?? { parts: [{ source, weight: 0 }], banned: "" };

/** A mix as a source of words; what is no more than a list is that list. @param {Mix} mix @returns {Source} */
export function mixedSource(mix) {
  const { parts, banned, scores } = mix;
  const [first] = parts;
  if (parts.length === 1 && !first.weight && !banned && !scores) return first.source;
  const used = parts.filter(({ off }) => !off);
  const { source } = used[0] ?? first;
  const label = used.map((part) => sourceName(part.source)).join(" + ");
  return {
    id: `mix ${JSON.stringify([parts.map(({ source: { id }, weight, off }) => [id, weight, off]), banned, scores])}`,
    label,
    name: label,
    language: source.language,
    bundled: used.every((part) => part.source.bundled),
    ...(source.letters && { letters: source.letters }),
    mixed: mix,
  };
}

/** A mix with one more list; as it was if that is in it. @param {Source} source @param {Source} more */
export function added(source, more) {
  const mix = mixOf(source);
  if (mix.parts.some((part) => part.source.id === more.id)) return source;
  return mixedSource({ ...mix, parts: [...mix.parts, { source: more, weight: 0 }] });
}

/** The words that are never used. @param {string} banned as typed */
export const bannedWords = (banned) => banned.split(/[\s,;،、]+/u).filter(Boolean);

/** The last change of scores, which the next one waits for. @type {Promise<unknown>} */
let last = Promise.resolve();

/**
 * One change of scores after the other, also after one that failed: each reads what the one before has written.
 * @template T @param {() => Promise<T>} change @returns {Promise<T>}
 */
function inTurn(change) {
  const done = last.then(change, change);
  last = done;
  return done;
}

export const myScores = {
  /** The id of the list for words of a language, "" where there is none. @param {string} language */
  async list(language) {
    const id = device.read("scores", /** @type {Record<string, string>} */ ({}))[language];
    return id && (await lists.all()).some((list) => list.id === id) ? id : "";
  },

  /** Every score of a list, by its word. @param {string} id @returns {Promise<Map<string, number>>} */
  async read(id) {
    const { rows } = await lists.read(id).catch(() => ({ rows: [] }));
    return new Map(
      rows.filter(({ word, clue }) => word.trim() && /^\d+$/.test(clue.trim())).map(({ word, clue }) => [word, +clue]),
    );
  },

  /** Those of a list as a file that every reader of scored lists takes. @param {Map<string, number>} scores */
  file: (scores) => [...scores].map(([word, score]) => `${word};${score}\n`).join(""),

  /**
   * Take scores of words of a language over those that there are.
   * @param {string} language @param {{word: string, clue: string}[]} more rows whose clues are scores
   * @returns {Promise<string>} the list that has them
   */
  take(language, more) {
    const taken = more
      .map(({ word, clue }) => ({ word: word.trim(), clue: clue.trim() }))
      .filter(({ word, clue }) => word && /^\d{1,3}$/.test(clue) && Number(clue) <= MOST);
    const fresh = new Set(taken.map(({ word }) => word));
    return inTurn(async () => {
      const list = await this.now(language);
      return this.keep(language, { ...list, rows: [...list.rows.filter(({ word }) => !fresh.has(word)), ...taken] });
    });
  },

  /** The list for words of a language, a new one where there is none. @param {string} language */
  async now(language) {
    const kept = await this.list(language);
    return kept ? lists.read(kept) : { name: t("mix-my-scores"), language, rows: [] };
  },

  /** @param {string} language @param {Parameters<typeof lists.write>[0]} list @returns {Promise<string>} its id */
  async keep(language, list) {
    const id = await lists.write({ ...list, rows: list.rows.filter(({ word }) => word.trim()), changed: Date.now() });
    const all = device.read("scores", /** @type {Record<string, string>} */ ({}));
    if (all[language] !== id) device.write("scores", { ...all, [language]: id });
    return id;
  },

  /**
   * Give a word of a language a score: what it has now and some points more or less, or 0.
   * @param {string} language @param {string} word @param {number | null} now @param {number} by
   * @returns {Promise<{id: string, score: number}>} the list that has it
   */
  change(language, word, now, by) {
    return inTurn(async () => {
      const list = await this.now(language);
      const own = list.rows.find((row) => row.word === word);
      const score = Math.max(0, Math.min(MOST, (own ? Number(own.clue) || 0 : (now ?? USUAL)) + by));
      const rows = [...list.rows.filter((row) => row !== own), { word, clue: String(score) }];
      const id = await this.keep(language, { ...list, rows });
      return { id, score };
    });
  },
};
