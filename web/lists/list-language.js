// The language of the open list: chosen or guessed, and how its words are read.
import { byId } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { languageCalled } from "../i18n/names.js";
import { fillLanguages, likely, remark } from "../ui/languages.js";
import { askLetters } from "../ui/letters.js";

export class ListLanguage {
  /** @param {import("./lists.js").Lists} lists */
  constructor(lists) {
    this.lists = lists;
  }

  /** @param {string} code @returns {"ltr" | "rtl"} */
  directionOf(code) {
    return this.lists.store.languages.find((language) => language.code === code)?.direction ?? "ltr";
  }

  /** Show the language, and what is to be said of it. */
  draw() {
    const select = byId("list-language");
    const { languages } = this.lists.store;
    const { tongue, list } = this.lists;
    const guessed =
      this.lists.filled.length && !list.language && languages.find(({ code }) => code === tongue.language);
    fillLanguages(select, languages, {
      first: guessed ? likely({ ...tongue, guessed: true }) : [],
      none: guessed ? t("lists-language-guessed", { language: languageCalled(guessed) }) : t("lists-language-guess"),
    });
    select.value = list.language;
    byId("list-letters").disabled = !languages.length;
    const text =
      !guessed && !list.language
        ? ""
        : remark(
            list.language ? { language: list.language } : { ...tongue, guessed: tongue.guessed ?? true },
            languages,
          );
    if (byId("list-language-remark").textContent !== text) byId("list-language-remark").textContent = text;
  }

  /** Choose how the words of this list are read. */
  async letters() {
    const { list, tongue } = this.lists;
    const language = this.lists.store.languages.find(({ code }) => code === (list.language || tongue.language || "en"));
    if (!language) return;
    const chosen = await askLetters(
      language,
      /** @type {Record<string, string>} */ (list.letters),
      t("letters-help-list"),
    );
    if (!chosen || list !== this.lists.list) return;
    list.language = language.code; // letters are of one language: what was a guess is none any more
    list.letters = chosen;
    this.draw();
    this.lists.keeper.save(0);
    this.lists.check(0);
  }
}
