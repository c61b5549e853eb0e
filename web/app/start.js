// The start: where one left off, or, on a first visit, a puzzle at once.
import { device } from "../base/device.js";
import { oneFile, readSite } from "../base/site.js";
import { atHand, chosen, t } from "../i18n/l10n.js";
import { anyStarter, FEW, starters } from "../engine/starter.js";
import { starter as early } from "../engine/boot.js";
import { lazy } from "../storage/autosave.js";
import { bundled, expect, fileSource, LIST } from "../storage/files.js";
import { files as keptFiles } from "../storage/keep.js";
import { letterSettings } from "../storage/letter-settings.js";
import { usedWords } from "../storage/used-words.js";
import { banner } from "../ui/dialogs.js";

/** @typedef {import("../storage/files.js").Source} Source */

const LATE_MS = 3000;

export class Start {
  /**
   * @param {import("./session.js").Session} session @param {import("./router.js").Router} router
   * @param {import("./intake.js").Intake} intake
   */
  constructor(session, router, intake) {
    this.session = session;
    this.store = session.store;
    this.router = router;
    this.intake = intake;
    /** The bundled dictionaries, asked for while other things are looked for. @type {Promise<Source[]> | null} */
    this.listed = null;
  }

  /** Where one left off; else a first puzzle. */
  async begin() {
    const { router, session } = this;
    const { asked } = router;
    if (location.hash && !asked) router.forget();
    if (asked) router.follow();
    this.list();
    const last = await session.autosave.last();
    if (last && "row" in last) {
      session.opening.restore(last, (name) => {
        this.damaged(name);
        this.words();
      });
      if (asked) router.follow();
      else if (last.route !== "workshop") router.go(last.route); // the tab was closed, or died, there
    } else if (last) {
      this.damaged(last.damaged);
    } else {
      this.store.set({ welcome: true });
      await Promise.race([this.starter(), this.late()]);
    }
    performance.mark("usable"); // all is drawn that needs no engine, and answers
    requestAnimationFrame(() => setTimeout(() => session.engine.drawn()));
    this.words();
    this.files();
  }

  /** The puzzle of the last visit cannot be shown. @param {string} name */
  damaged(name) {
    if (["sheet", "play"].includes(this.store.route)) this.router.go("workshop");
    banner.show("", t("shelf-damaged", { name }));
  }

  /** Ask for the list of bundled dictionaries. */
  list() {
    this.listed = bundled();
    this.listed.catch(() => {}); // whoever wants it hears of it
    return this.listed;
  }

  /** Resolves when the engine has been there for so long that nobody need wait for anything else. */
  async late() {
    await this.session.engine.ready.catch(() => {});
    await new Promise((go) => setTimeout(go, LATE_MS));
  }

  /**
   * A puzzle that the build has made, at once; unless whoever is here has chosen on this device
   * what puzzles are to be like.
   */
  async starter() {
    const { store, session } = this;
    const { turn } = session.tasks;
    try {
      const sources = (await this.listed) ?? [];
      const source = this.usual(sources);
      const code = source?.native && !source.large ? source.language : "";
      if (!source || !starters(code) || Object.keys(letterSettings.of(code)).length) return;
      const asked = early?.code === code ? early.answer : anyStarter(code, readSite, oneFile ? FEW : undefined);
      const { document, view, sheet, input, words } = await (await asked).json();
      const [kind = view.kind] = device.read("kinds", /** @type {string[]} */ ([]));
      if (kind !== view.kind || device.read(`options.${kind}`, null)) return;
      if (turn !== session.tasks.turn || store.puzzle) return; // something else has begun
      session.opening.starter({ document, view, sheet, play: { input } }, { ...source, words });
      usedWords.add(view, true);
      if (source.url) expect(source.url); // it comes while Python starts
    } catch {
      /* then the engine makes one */
    }
  }

  /** The list of bundled dictionaries, then the first of them; what is missing is told where it is waited for. */
  async words() {
    const { store } = this;
    store.set({ missing: "" });
    try {
      const sources = await (this.listed ?? this.list());
      store.set({ sources: [...sources, ...store.sources.filter((source) => !source.bundled)] });
    } catch {
      this.listed = null; // whoever tries again asks again
      return store.set({ missing: LIST });
    }
    if (store.source && store.puzzle) return;
    const first = store.source ?? this.usual();
    if (!first) return;
    if (store.puzzle) {
      const dictionary = lazy({ ...first, chosen: first.language });
      return store.set({ source: first, dictionary }); // the puzzle's own words came from a file
    }
    if (first.url && store.phase === "booting") expect(first.url); // it comes while Python starts
    const opened = await this.intake.dictionary(first, undefined, undefined, { first: true });
    if (!opened && !store.dictionary && store.phase === "ready") store.set({ missing: first.url });
  }

  /** The bundled dictionary that was chosen last; on a first visit, that of the reader's first language with one. */
  usual(all = this.store.sources) {
    const sources = all.filter((source) => source.bundled);
    const last = device.read("dictionary", "");
    const of = (/** @type {string} */ tag) =>
      sources.find(({ language, large }) => language === tag.split("-")[0].toLowerCase() && !large);
    const [own, ...browser] = atHand();
    const codes = chosen() ? [own, ...browser] : [...browser, own];
    return sources.find(({ id }) => id === last) ?? [...codes, "en"].map(of).find(Boolean) ?? sources[0];
  }

  /** Word lists that were opened from files before. */
  async files() {
    const rows = await keptFiles.all().catch(() => []);
    const { sources } = this.store;
    const known = new Set(sources.map(({ id }) => id));
    const newest = new Map(rows.reverse().map((row) => [row.name, fileSource(row)])); // of one name, the last opened
    this.store.set({ sources: [...sources, ...[...newest.values()].filter(({ id }) => !known.has(id))] });
  }
}
