// The language of words: a list to choose it from, and what is said of one that was guessed.
import { byId, make } from "../base/dom.js";
import { has, list, page, t } from "../i18n/l10n.js";
import { languageCalled, languageRow } from "../i18n/names.js";

/** @typedef {import("../base/protocol.d.ts").Language} Language */
/**
 * @typedef {{language: string, guessed?: boolean, by?: string, others?: string[]}} Found
 *   what the engine took a list for
 */

const ANY = ["und", "und-x-rtl"]; // no language: any script
const FEW = 3; // other languages that a guess names
const LIKELY = 6; // and that stand above all the others in the list

/**
 * @param {Found} found
 * @returns {string[]} codes of what a list could be in, the guess first; none where nothing was guessed
 */
export const likely = ({ language, guessed, others = [] }) =>
  guessed && others.length && others.length <= LIKELY ? [language, ...others] : [];

/**
 * Write the languages into a select, by their names in the page's language, each with its own name behind it.
 * @param {HTMLSelectElement} select @param {Language[]} languages
 * @param {{first?: string[], none?: string}} [how] `first`: codes that stand above the others; `none`: the text of an
 *   empty choice
 */
export function fillLanguages(select, languages, { first = [], none } = {}) {
  const key = [page.code, languages.length, none !== undefined, ...first].join(" ");
  if (select.dataset.made !== key) {
    select.dataset.made = key;
    const { compare } = new Intl.Collator(page.locale);
    /** @param {{code: string}} row */
    const any = ({ code }) => ANY.indexOf(code); // stand last
    const named = languages
      .map((language) => ({ language, code: language.code, called: languageCalled(language) }))
      .sort((a, b) => any(a) - any(b) || compare(a.called, b.called));
    /** @param {typeof named[0]} row */
    const option = ({ language, code, called }) =>
      make("option", { value: code, textContent: ANY.includes(code) ? called : languageRow(language) });
    const top = first.flatMap((code) => named.find((row) => row.code === code) ?? []);
    const rest = named.filter(({ code }) => !first.includes(code)).map(option);
    const { value } = select;
    select.replaceChildren(
      ...(none === undefined ? [] : [make("option", { value: "" })]),
      ...(top.length
        ? [
            make("optgroup", { label: t("languages-likely") }, ...top.map(option)),
            make("optgroup", { label: t("languages-more") }, ...rest),
          ]
        : rest),
    );
    select.value = value;
  }
  if (none !== undefined && select.options[0].textContent !== none) select.options[0].textContent = none;
}

/**
 * What is said of a language beside its choice: that it was guessed, and that its cells are only a proposal.
 * @param {Found} found @param {Language[]} languages @returns {string} empty if there is nothing to say
 */
export function remark({ language: code, guessed, by, others = [] }, languages) {
  /** @param {string} wanted */
  const find = (wanted) => languages.find((language) => language.code === wanted);
  const language = find(code);
  if (!language) return "";
  const names = {
    language: languageCalled(language),
    others: list(others.flatMap((other) => find(other) ?? []).map(languageCalled)),
    n: others.length,
  };
  const guess = !guessed
    ? ""
    : by === "title"
      ? t("languages-guessed-title", names)
      : !others.length
        ? t("languages-guessed", names)
        : t(others.length <= FEW ? "languages-guessed-others" : "languages-guessed-many", names);
  const proposal = !language.experimental
    ? ""
    : t(has(`languages-proposal-${code}`) ? `languages-proposal-${code}` : "languages-proposal", names);
  return [guess, proposal].filter(Boolean).join(" ");
}

/**
 * Ask for the language of a list that cannot be guessed.
 * @param {string} why @param {Language[]} languages @returns {Promise<string>} its code; empty if none was chosen
 */
export function askLanguage(why, languages) {
  const dialog = byId("language-dialog");
  const select = byId("language-choice");
  byId("language-why").textContent = why;
  fillLanguages(select, languages);
  select.value = "en";
  dialog.returnValue = "";
  dialog.showModal();
  select.focus();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => resolve(dialog.returnValue ? select.value : ""), { once: true }),
  );
}

byId("language-cancel").addEventListener("click", () => byId("language-dialog").close(""));
