// Choosing the dictionary: the menu, what is told of a dictionary, its language.
import { banner } from "../ui/dialogs.js";
import { byId, make, span } from "../base/dom.js";
import { codeOf } from "../base/errors.js";
import { listSource, megabytes } from "../storage/files.js";
import { changes, lists } from "../storage/keep.js";
import { troubleText } from "../storage/kept.js";
import { usesDictionary } from "../ui/kinds.js";
import { localised, page, t } from "../i18n/l10n.js";
import { fillLanguages, likely, remark } from "../ui/languages.js";
import { menuButton } from "../ui/menu.js";
import { languageCalled, sourceName, withOwn } from "../i18n/names.js";
import { letterSettings } from "../storage/letter-settings.js";

/** @typedef {import("../storage/files.js").Source} Source */
/** @typedef {import("../app/dictionaries.js").Dictionary} Dictionary */

export class Picker {
  /**
   * @param {import("../app/state.js").Values} store
   * @param {{open: (source: Source, language?: string) => Promise<boolean>, browse: (input: string) => void,
   *   letters: (...asked: Parameters<typeof import("../ui/letters.js").askLetters>) =>
   *   Promise<Record<string, string> | null | undefined>, again: () => void}} on  `letters` asks how words are
   *   read; `again` looks for the bundled lists once more
   */
  constructor(store, on) {
    this.store = store;
    this.on = on;
    /**
     * The language select that is shown, and what it was made for.
     * @type {{id: string, select: HTMLSelectElement, button: HTMLButtonElement, label: HTMLElement, row: HTMLElement} |
     *   null}
     */
    this.select = null;
    /** Own lists, as `lists.all()` tells them. @type {Awaited<ReturnType<typeof lists.all>>} */
    this.lists = [];
    const read = () =>
      lists.all().then(
        (all) => (this.lists = all),
        () => {},
      ); // the page says when nothing is kept
    changes.addEventListener("lists", read);
    read();
    /** @param {Source & {words?: number, bytes?: number}} source */
    const item = (source) => ({
      label: withOwn(sourceName(source), ownName(source)),
      hint: source.large
        ? t("dictionary-large.hint", { n: source.words, size: megabytes(source.bytes ?? 0) })
        : source.words
          ? t("word-count", { n: source.words })
          : "",
      checked: source.id === store.source?.id,
      run: () => on.open(source),
    });
    menuButton(byId("dictionary"), () => {
      const own = store.sources.filter((source) => !source.bundled && !source.list);
      const wordFile = {
        label: t("dictionary-open"),
        hint: t(matchMedia("(hover: hover)").matches ? "dictionary-open.hint-drop" : "dictionary-open.hint"),
        run: () => on.browse("file-json"),
      };
      const puzzleFile = {
        label: t("dictionary-open-puzzle"),
        hint: t("dictionary-open-puzzle.hint"),
        run: () => on.browse("file-ipuz"),
      };
      if (!usesDictionary(store.kind)) return [{ heading: t("dictionary-no-words") }, puzzleFile, wordFile];
      return [
        { heading: t("dictionary-bundled") },
        ...store.sources.filter(({ bundled, large }) => bundled && !large).map(item),
        {
          label: t("themes-open"),
          hint: store.source?.themed ? sourceName(store.source) : "",
          checked: Boolean(store.source?.themed),
          run: () => document.dispatchEvent(new CustomEvent("crosscore:themes")),
        },
        ...(store.missing ? [{ label: t("boot-again"), run: on.again }] : []),
        ...this.large(item),
        ...(own.length ? [{ heading: t("dictionary-opened") }, ...own.map(item)] : []),
        ...(this.lists.length ? [{ heading: t("lists-side-heading") }] : []),
        ...this.lists
          .filter(({ count }) => count)
          .map(listSource)
          .map(item),
        {
          label: t(this.lists.length ? "lists-edit" : "own-open"),
          run: () => document.dispatchEvent(new CustomEvent("crosscore:lists")),
        },
        ...(store.puzzle
          ? [
              {
                label: t("lists-copy-puzzle"),
                run: () => document.dispatchEvent(new CustomEvent("crosscore:copy-words")),
              },
            ]
          : []),
        { heading: t("dictionary-own") },
        wordFile,
        puzzleFile,
        ...(this.spoken
          ? [
              { heading: t("letters-heading") },
              { label: t("letters-of-menu", { language: languageCalled(this.spoken) }), run: () => this.letters() },
            ]
          : []),
      ];
    });
    store.on(["dictionary", "source", "kind", "languages", "language"], () => this.note());
  }

  /**
   * The large lists, in a group of their own: first those in the language of the page or of the words, or in use.
   * @param {(source: Source) => import("../ui/menu.js").Item} item @returns {import("../ui/menu.js").Item[]}
   */
  large(item) {
    const { sources, source: now, dictionary } = this.store;
    /** @type {Source[]} */
    const every = sources.filter(({ large }) => large);
    const near = new Set([dictionary?.language, now?.language, page.code]);
    const here = every.filter(({ id, language }) => near.has(language) || id === now?.id);
    const called = (/** @type {Source} */ source) => sourceName(source);
    const others = every
      .filter((source) => !here.includes(source))
      .sort((one, other) => called(one).localeCompare(called(other), page.code));
    return [
      ...(every.length ? [{ heading: t("dictionary-large-heading") }] : []),
      ...here.map(item),
      ...(others.length ? [{ label: t("dictionary-large-more"), more: others.map(item) }] : []),
    ];
  }

  /** A calm word about a dictionary that a person brought, or that has findings. */
  note() {
    const { dictionary } = this.store;
    const holder = byId("note");
    holder.hidden =
      !dictionary || !usesDictionary(this.store.kind) || (dictionary.source.bundled && !dictionary.issue_total);
    if (holder.hidden || !dictionary) return;
    const label = dictionary.source.bundled ? null : this.languages(dictionary);
    for (const child of [...holder.children]) if (child !== label) child.remove();
    if (label && label.parentElement !== holder) holder.append(label);
    holder.prepend(
      make("p", { textContent: t("dictionary-note", { n: dictionary.words, name: sourceName(dictionary.source) }) }),
    );
    const remarks = label ? remark(dictionary, this.store.languages) : "";
    if (remarks)
      holder.append(make("p", { className: "language-remark", id: "language-remark", textContent: remarks }));
    if (dictionary.issue_total) holder.append(findings(dictionary));
  }

  /** The same element while it is of the same dictionary: it may have the focus. @param {Dictionary} dictionary */
  languages(dictionary) {
    const { source } = dictionary;
    if (this.select?.id !== source.id) {
      const select = make("select", { className: "input", id: "language" });
      select.setAttribute("aria-describedby", "language-remark");
      select.addEventListener("change", async () => {
        const wanted = select.value;
        const now = () => /** @type {Dictionary} */ (this.store.dictionary);
        const opened = await this.on.open(now().source, wanted);
        if (!opened && select.value === wanted) select.value = now().language;
      });
      const button = make("button", { type: "button", className: "button tight", id: "letters" });
      button.addEventListener("click", () => this.letters());
      const label = span("", "");
      const row = make("div", { className: "language" }, make("label", {}, label, " ", select), button);
      this.select = { id: source.id, select, button, label, row };
    }
    const { select, button, label, row } = this.select;
    fillLanguages(select, this.store.languages, { first: likely(dictionary) });
    select.value = dictionary.language;
    label.textContent = t("lists-language");
    button.textContent = t("letters-button");
    return row;
  }

  /** The language that the words are in, as the engine describes it. */
  get spoken() {
    return this.store.languages.find(({ code }) => code === this.store.dictionary?.language);
  }

  /** Choose how words are read; the dictionary is read anew so, and a puzzle made of it. */
  async letters() {
    const { spoken } = this;
    const { dictionary } = this.store;
    if (!dictionary || !spoken) return undefined;
    const chosen = await this.on.letters(spoken, dictionary.letters ?? {}, t("letters-help-dictionary"));
    if (!chosen) return undefined;
    const { source, language } = dictionary;
    if (!source.list) {
      letterSettings.keep(language, chosen);
      return void (await this.on.open(source, dictionary.guessed ? "" : language));
    }
    try {
      const list = await lists.read(source.list);
      await lists.write({ ...list, language, letters: chosen, changed: Date.now() }, list.changed);
    } catch (error) {
      return banner.show(
        t("lists-not-kept"),
        codeOf(error) === "gone"
          ? t("file-list-gone", { name: source.label })
          : troubleText(/** @type {import("../storage/keep.js").KeepError} */ (error)),
      );
    }
    return void (await this.on.open({ ...source, language, letters: chosen }, language));
  }
}

/**
 * The language's own name for itself, where its name in the page's language is another.
 * @param {Source & {english?: string}} source
 */
const ownName = ({ language, english = "", native }) =>
  native && native !== languageCalled({ code: language, english }) ? native : undefined; // a file may tell no language

/** What was left out of a dictionary or changed, and why. @param {Dictionary} dictionary */
function findings({ issues, issue_total }) {
  const rows = issues.map((issue) => {
    const where = issue.where && localised({ message: issue.where, said: issue.place });
    return make(
      "li",
      {},
      localised(issue),
      ...(where && !issue.message.includes(issue.where) ? [" ", span("soft", `(${where})`)] : []),
    );
  });
  if (issue_total > issues.length)
    rows.push(
      make("li", { className: "soft", textContent: t("dictionary-findings-more", { n: issue_total - issues.length }) }),
    );
  return make(
    "details",
    {},
    make("summary", { textContent: t("dictionary-findings", { n: issue_total }) }),
    make("ul", {}, ...rows),
  );
}
