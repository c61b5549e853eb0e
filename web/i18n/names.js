// What puzzles and word lists are called that nobody has named.
import { catalogues, date, format, has, languageName, load, localised, page, t } from "./l10n.js";
import { atHand } from "./undrawable.js";

const FEW_THEMES = 3; // that a list is called by

/**
 * A name is kept and shown elsewhere, too: without the marks that keep directions apart in a sentence.
 * @param {string} text
 */
export const plain = (text) => text.replace(/[\u2066-\u2069]/g, "");

/** What a file is called to people. @param {string} name */
export const withoutEnding = (name) => name.replace(/\.(json|tsv|csv|txt|xlsx|docx)$/i, "");

/**
 * A puzzle's name: as it was named, else its title, else after one's own word list or the language, with the date.
 * @param {{name: string, title: string, language: string, created: number, kind?: string,
 *   source?: {bundled: boolean, label: string} | null}} row of the
 *   shelf
 * @param {boolean} [precise] with the seconds
 */
export const puzzleName = (row, precise = false) => plain(shownName(row, precise).text);

/**
 * The same as it is shown: a name that was given runs as its own letters do, one that the page made as the page does.
 * @param {Parameters<typeof puzzleName>[0]} row @param {boolean} [precise] @returns {{text: string, dir: string}}
 */
export function shownName({ name, title, language, created, source, kind }, precise = false) {
  if (name || title) return { text: name || title, dir: "auto" };
  const list = source && !source.bundled ? withoutEnding(source.label) : "";
  const from =
    list ||
    (language && !/^(und|zxx)\b/.test(language) && languageName(language, "")) ||
    t(kind && has(`kind-${kind}`) ? `kind-${kind}` : "kind-none"); // no words, no language
  const then = date(created, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    ...(precise && { second: "2-digit" }),
  });
  return { text: t("shelf-name", { from, date: then }), dir: page.direction };
}

/** A language in the page's language. @param {{code: string, english: string}} language as the engine calls it */
export const languageCalled = ({ code, english }) =>
  localised({ message: english, said: { id: "language", values: { code } } });

/**
 * A language in a list of languages, with its own name for itself where the device has the letters.
 * @param {{code: string, name: string, english: string, experimental?: boolean}} language
 */
export function languageRow({ code, name: own, english, experimental }) {
  const language = languageCalled({ code, english });
  const name = atHand(own) ? own : language;
  if (!experimental) return withOwn(language, name);
  return language === name
    ? t("lists-language-experimental", { language })
    : t("lists-language-own-experimental", { language, own: name });
}

/** @param {string} language in the page's language @param {string} [own] its own name for itself */
export const withOwn = (language, own = language) =>
  language === own ? language : t("lists-language-own", { language, own });

/**
 * A word list's name: the page's own lists are called by their languages, those of words by theme by these, too.
 * @param {{label: string, language: string, english?: string, clues?: {code: string, english: string}, large?:
 *   boolean, scored?: boolean, themed?: {themes: string[]}}}
 *   source
 */
export function sourceName({ label, language, english, clues, large, scored, themed }) {
  if (!english) return withoutEnding(label);
  const words = languageCalled({ code: language, english });
  if (large) return t(scored ? "dictionary-scored" : "dictionary-large", { words });
  const list = clues ? t("dictionary-clues-in", { words, clues: languageCalled(clues) }) : words;
  if (!themed) return list;
  const few = themed.themes.slice(0, FEW_THEMES).map((theme) => t(`theme-${theme}`));
  const { length } = themed.themes;
  return t("dictionary-themes", {
    list,
    themes: few.length && few.length === length ? few : t(length ? "themes-many" : "themes-every", { n: length }),
  });
}

/** A country or part of the world in the page's language. @param {string} code */
export const regionName = (code) =>
  new Intl.DisplayNames([page.locale], { type: "region", fallback: "code" }).of(code) ?? code;

const NAME = "\ue000"; // stand where a message puts the name and the number
const NUMBER = "\ue001";

/** The name of what was copied, if `name` is a copy's. @param {string} name */
function original(name) {
  const shapes = ["copy-name", "copy-name-again"].map((id) => {
    const text = t(id, { name: NAME, n: NUMBER }).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`^${text.replace(NAME, "(.+)").replace(NUMBER, "\\p{Nd}+")}$`, "u");
  });
  return shapes.map((shape) => shape.exec(name)?.[1]).find(Boolean) ?? name;
}

/**
 * What a copy is called: "name (copy)", or with the first number that is free.
 * @param {string} name
 * @param {Set<string>} [taken]
 */
export function copyName(name, taken = new Set()) {
  const base = original(name);
  for (let n = 1; ; n += 1) {
    const tried = plain(n > 1 ? t("copy-name-again", { name: base, n }) : t("copy-name", { name: base }));
    if (!taken.has(tried)) return tried;
  }
}

/**
 * What the versions of a puzzle are called, in the sheet's language where the page speaks it; else by numbers alone.
 * @param {string} title of the puzzle, "" without one @param {string} language @param {number} number how many
 */
export async function versionNames(title, language, number) {
  const own = title.trim();
  const found = catalogues.find(({ code }) => code === language || code.split("-")[0] === language);
  if (found) await load(found.code).catch(() => {}); // the numbers do without it
  return Array.from({ length: number }, (_, i) => {
    const values = { title: own, n: i + 1 };
    const said = found && format(own ? "versions-title" : "versions-title-bare", "", values, [found.code]);
    return plain(said || (own ? `${own} – ${i + 1}` : String(i + 1)));
  });
}
