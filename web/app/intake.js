// What a person brings in: a dictionary that is chosen, files that are chosen or dropped.
import { device } from "../base/device.js";
import { byId } from "../base/dom.js";
import { finding, localised, t } from "../i18n/l10n.js";
import { acceptDrops, sourceOf } from "../storage/files.js";
import { files as keptFiles } from "../storage/keep.js";
import { letterSettings } from "../storage/letter-settings.js";
import { added } from "../storage/mixed-lists.js";
import { banner, closeDialogs } from "../ui/dialogs.js";

/** @typedef {import("../storage/files.js").Source} Source */

export class Intake {
  /**
   * @param {import("./session.js").Session} session
   * @param {{trouble: (what: string, error: unknown) => void, leave: () => void, toLists: (files: File[]) => void,
   *   askLanguage: (why: string) => Promise<string | undefined> | string}} on
   *   `leave` the sheet, or the puzzle that is solved; `toLists` takes files while the lists are shown; `askLanguage`
   *   of a list that may be in any
   */
  constructor(session, on) {
    this.session = session;
    this.store = session.store;
    this.on = on;
    this.files = this.files.bind(this);
    this.dictionary = this.dictionary.bind(this);
    acceptDrops(byId("drop"), this.files);
    for (const id of /** @type {const} */ (["file-json", "file-ipuz"])) {
      const input = byId(id);
      input.addEventListener("change", () => {
        this.files([...(input.files ?? [])]);
        input.value = ""; // the same file can be chosen again
      });
    }
  }

  /**
   * @param {Source} source @param {string} [language] @param {string} [of] the kind of puzzle, if another one
   * @param {{first?: boolean, seed?: number}} [how] `first`: nobody chose it; `seed` of the puzzle that is made of it
   * @returns {Promise<boolean>} whether it could be opened
   */
  async dictionary(source, language, of, { first = false, seed } = {}) {
    const { store } = this;
    if (!first) banner.clear(); // what was said of the last visit stays
    const before = store.source;
    const mixed = store.dictionary?.source.mixed && !source.mixed ? store.dictionary : null;
    const fits = mixed && !of && (language || source.language || mixed.language) === mixed.language;
    if (mixed && fits && !first) {
      const taken = await this.session.dictionaries.swap(added(mixed.source, source), mixed.language);
      if (taken) this.brought(source);
      return taken;
    }
    // a list's letters are those of its language
    const own = (source.list || source.own) && (!language || language === source.language);
    if (language) source = { ...source, language };
    if (!own) source = { ...source, letters: source.list ? {} : letterSettings.of(source.language) };
    store.set({ source });
    let unsure = "";
    const opened = await this.session.dictionaries.open(source, language, {
      of,
      seed,
      refused(error) {
        if (!language && error.code === "mixed-scripts") unsure = localised(error);
        return Boolean(unsure);
      },
    });
    if (opened) this.opened(source);
    else if (store.source === source) store.set({ source: store.dictionary?.source ?? before });
    const chosen = unsure && (await this.on.askLanguage(unsure));
    return chosen ? this.dictionary(source, chosen, of, { seed }) : opened;
  }

  /** @param {Source} source */
  opened(source) {
    const { store } = this;
    if (source.bundled && source.url) device.write("dictionary", source.id);
    source.words = store.dictionary?.words;
    this.brought(source);
  }

  /** So that it can be chosen again. @param {Source} source */
  brought(source) {
    const { store } = this;
    if (source.blob && source.file) this.keep(source.file, source.name, source.blob);
    if (source.bundled) return;
    const others = store.sources.filter(({ id }) => id !== source.id);
    store.set({ sources: [...others, source] });
  }

  /** So that its words are there after a reload. @param {string} id @param {string} name @param {Blob} blob */
  keep(id, name, blob) {
    const { words, guessed, language } = /** @type {import("./dictionaries.js").Dictionary} */ (this.store.dictionary);
    keptFiles.write({ id, name, language: guessed ? "" : language, words, opened: Date.now(), blob }).catch(() => {
      if (this.store.kept !== "no") banner.show("", t("keep-file-not-kept", { name }), "note");
    });
  }

  /**
   * @param {File[]} files
   * @param {import("../storage/files.js").Opened} [opened] what the first holds, if that is known
   */
  async files(files, opened) {
    const [file, ...more] = files;
    if (!file) return;
    const { store, session } = this;
    if (store.route === "lists") return void this.on.toLists(files);
    banner.clear();
    closeDialogs();
    try {
      const source = sourceOf(file, store.limits);
      if (store.route !== "workshop") this.on.leave();
      const found = await session.opening.file(source, opened);
      if (found === "words" && !(await this.dictionary(source))) return;
      const issues = found === "words" ? [] : found;
      if (issues && issues.length)
        banner.report(t("file-opened-with", { name: source.name, n: issues.length }), issues.map(finding));
      else if (issues && more.length) banner.show("", t("file-one"), "note");
    } catch (error) {
      this.on.trouble(t("failed-load", { name: file.name }), error);
    }
  }
}
