// Letters that no font draws: found before a picture or a print shows empty boxes, and said which font would help.
import { fontFor, fontOf, fontsFor, scriptFor } from "../i18n/fonts.js";
import { languageName, page, t } from "../i18n/l10n.js";
import { undrawable } from "../i18n/undrawable.js";
import { gridText } from "./grid-text.js";

/** @typedef {import("../base/state.js").View} View */

const MOST_SHOWN = 6;

/**
 * Waits for the fonts of a puzzle.
 * @param {View} view @param {string} [text] of it, that is to be drawn
 * @returns {Promise<string[]>} the characters that stay without one
 */
export async function missingIn(view, text = gridText(view)) {
  await fontsFor(text, view.language);
  return undrawable(text, fontOf(view.language).letters);
}

/** One sentence or two on missing letters. @param {string[]} characters @param {string} language of the puzzle */
export function saidMissing(characters, language) {
  const scriptNames = new Intl.DisplayNames([page.locale, "en"], { type: "script" });
  const named = (/** @type {string} */ script) =>
    // as a script's name it is but "Simplified"
    /^Han[st]$/.test(script) ? languageName(`zh-${script}`) : (scriptNames.of(script) ?? script);
  const scripts = [...new Set(characters.map((character) => scriptFor(character, language)))].filter(
    (script) => script !== "Zyyy",
  );
  const letters = characters.slice(0, MOST_SHOWN).join(" ");
  if (scripts.length) return t("page-no-font", { letters, script: scripts.map(named), font: scripts.map(fontFor) });
  const codes = characters
    .slice(0, MOST_SHOWN)
    .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`);
  return t("page-no-font-code", { codes });
}
