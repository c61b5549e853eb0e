// The start: where one left off, or, on a first visit, a puzzle at once.
import { device } from "../base/device.js";
import { atHand, chosen, t } from "../i18n/l10n.js";
import { lazy } from "../storage/autosave.js";
import { bundled, expect, fileSource, LIST } from "../storage/files.js";
import { files as keptFiles } from "../storage/keep.js";
import { banner } from "../ui/dialogs.js";

/** @typedef {import("../storage/files.js").Source} Source */

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
  }

  /** Where one left off; else a first puzzle. */
  async begin() {
    const { router, session } = this;
    const { asked } = router;
    if (location.hash && !asked) router.forget();
    if (asked) router.follow();
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
    }
    performance.mark("usable"); // all is drawn that needs no engine, and answers
    this.words();
    this.files();
  }

  /** The puzzle of the last visit cannot be shown. @param {string} name */
  damaged(name) {
    if (["sheet", "play"].includes(this.store.route)) this.router.go("workshop");
    banner.show("", t("shelf-damaged", { name }));
  }

  /** The list of bundled dictionaries, then the first of them; what is missing is told where it is waited for. */
  async words() {
    const { store } = this;
    store.set({ missing: "" });
    try {
      const sources = await bundled();
      store.set({ sources: [...sources, ...store.sources.filter((source) => !source.bundled)] });
    } catch {
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
  usual() {
    /** @type {Source[]} */
    const sources = this.store.sources.filter((source) => source.bundled);
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
