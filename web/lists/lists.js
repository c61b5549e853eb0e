// One's own words: the lists kept on this device, and the open one as a table. What is typed is
// checked by the engine and kept by keep.js after every change; nothing here takes words apart.
import { device } from "../base/device.js";
import { byId } from "../base/dom.js";
import { codeOf, messageOf } from "../base/errors.js";
import { fontOf } from "../i18n/fonts.js";
import { t } from "../i18n/l10n.js";
import { copyName, plain } from "../i18n/names.js";
import * as keep from "../storage/keep.js";
import { troubleText } from "../storage/kept.js";
import { ask } from "../ui/ask.js";
import { banner } from "../ui/dialogs.js";
import { menuButton } from "../ui/menu.js";
import { Checker } from "./checker.js";
import { ListBar } from "./list-bar.js";
import { ListKeeper } from "./list-keeper.js";
import { ListLanguage } from "./list-language.js";
import { ListFiles } from "./listfiles.js";
import { ListsSide } from "./lists-side.js";
import { isBlank, MOST_ROWS, rowOf, Rows } from "./rows.js";
import { Table } from "./table.js";
import { WordsBox } from "./words-box.js";

/** @typedef {import("./rows.js").Row} Row */
/** @typedef {import("./checker.js").Checked} Checked */
/**
 * @typedef {object} List  without its rows
 * @property {string} id
 * @property {string} name
 * @property {boolean} [named] whether somebody has named it
 * @property {string} language empty while it is guessed
 * @property {Record<string, string>} letters
 * @property {number | undefined} changed undefined while the list is not kept yet
 */

export class Lists {
  /**
   * @param {import("../engine/client.js").Engine} engine @param {import("../app/state.js").Values} store
   * @param {{say: (text: string) => void, leave: () => void, enter: () => void,
   *   open: (source: import("../storage/files.js").Source, language?: string, of?: string) => Promise<boolean>,
   *   take: (files: File[], opened?: import("../storage/files.js").Opened) => void}} on `take` opens a file to work on
   */
  constructor(engine, store, on) {
    this.engine = engine;
    this.store = store;
    this.on = on;
    this.rows = new Rows();
    /**
     * @type {Map<string, {list: List, changed: number | undefined, rows: Rows}>} lists seen in this session, with their
     *   undo
     */
    this.seen = new Map();
    /** @type {{id: string, name: string, language: string, changed: number, count: number}[]} */
    this.shelf = [];
    /** @type {List} */
    this.list = this.blank();
    /** What the engine has found out about a row. @type {WeakMap<Row, Checked>} */
    this.known = new WeakMap();
    /** @type {import("./checker.js").Tongue} */
    this.tongue = { language: "", direction: "ltr" };
    this.wanted = ""; // id of the list to be opened with the view
    this.checker = new Checker(engine, {
      checked: (question, rows, tongue) => this.checked(question, rows, tongue),
      one: (row, checked) => {
        this.known.set(row, checked);
        this.bar.counts();
      },
      failed: (error) => codeOf(error) !== "dead" && banner.show(t("lists-not-checked"), messageOf(error)),
    });
    this.table = new Table({ grid: byId("table"), head: byId("table-head"), body: byId("table-body") }, this.rows, {
      changed: () => this.changed(),
      drafted: () => {
        this.keeper.save();
        this.check();
      },
      moved: () => this.bar.moved(),
      say: on.say,
      paste: (text) => this.files.paste(text),
      full: () => banner.show("", t("lists-full", { most: MOST_ROWS }), "note"),
      checked: (row) => this.known.get(row),
      follow: (row, next) => {
        const checked = this.known.get(row);
        if (checked) this.known.set(next, checked);
      },
    });
    this.files = new ListFiles(this);
    this.keeper = new ListKeeper(this);
    this.language = new ListLanguage(this);
    this.side = new ListsSide(this);
    this.bar = new ListBar(this);
    this.words = new WordsBox(this);
    this.listen();
  }

  get shown() {
    return this.store.route === "lists";
  }
  /** Rows that hold anything, as kept. */
  get filled() {
    return this.rows.all.filter((row) => !isBlank(row));
  }
  /** All rows with what is being typed. @returns {Row[]} */
  get written() {
    const { draft, place } = this.table;
    const all = [...this.rows.all];
    if (draft && (place.row < all.length || !isBlank(draft.row))) all[Math.min(place.row, all.length)] = draft.row;
    return all.slice(0, MOST_ROWS);
  }
  /** Those of them that hold anything. @returns {Row[]} */
  get seenRows() {
    return this.written.filter((row) => !isBlank(row));
  }

  /** An empty list under a name that no list has. @param {List} [instead] that it stands in for @returns {List} */
  blank(instead) {
    const unkept = [...this.seen.values()].filter(({ list, rows }) => list !== instead && !rows.all.every(isBlank));
    const names = new Set([...this.shelf, ...unkept.map(({ list }) => list)].map(({ name }) => name));
    let name = t("lists-unnamed");
    for (let n = 2; names.has(name); n += 1) name = plain(t("lists-unnamed-again", { n }));
    return { id: keep.newId(), name, language: "", letters: {}, changed: undefined };
  }

  listen() {
    const { table } = this;
    /** @param {string} id @param {() => void} act */
    const click = (id, act) => byId(id).addEventListener("click", act);
    click("list-new", () => this.start());
    click("list-undo", () => table.edits.step(-1));
    click("list-redo", () => table.edits.step(1));
    click("list-add", () => table.edits.add());
    click("list-remove", () => table.edits.remove());
    click("list-up", () => table.edits.shift(-1));
    click("list-down", () => table.edits.shift(1));
    click("list-errors", () => table.next((row) => this.level(row) === "error"));
    click("list-notes", () => table.next((row) => this.level(row) === "note"));
    click("side-toggle", () => this.side.unfold(byId("side").dataset.open === undefined));
    for (const id of ["list-add", "list-remove", "list-up", "list-down", "list-undo", "list-redo"])
      byId(id).addEventListener("mousedown", (event) => event.preventDefault()); // keep the cursor
    const name = byId("list-name");
    name.addEventListener("keydown", (event) => {
      if (event.isComposing) return;
      if (event.key === "Escape") name.value = this.list.name;
      if (event.key === "Enter" || event.key === "Escape") table.focus();
    });
    name.addEventListener("change", () => this.rename(name.value));
    byId("list-language").addEventListener("change", () => {
      this.list.language = byId("list-language").value;
      this.list.letters = {}; // another language has other choices
      this.keeper.save();
      this.check(0);
    });
    click("list-letters", () => this.language.letters());
    menuButton(byId("list-sort"), () => [
      {
        label: t("lists-sort-word"),
        run: () => this.sort((one, other) => this.collator.compare(one.word, other.word)),
      },
      { label: t("lists-sort-length"), run: () => this.sort((one, other) => this.length(one) - this.length(other)) },
      {
        label: t("lists-sort-clue"),
        run: () => this.sort((one, other) => this.collator.compare(one.clue, other.clue)),
      },
      { label: t("lists-swap"), run: () => table.edits.swap() },
    ]);
    menuButton(byId("list-menu"), () => [
      { label: t("lists-rename"), run: () => byId("list-name").select() },
      { label: t("shelf-duplicate"), run: () => this.duplicate() },
      { label: t("lists-delete"), run: () => this.remove() },
    ]);
    document.addEventListener("crosscore:lists", (event) => {
      this.wanted = /** @type {CustomEvent} */ (event).detail?.id ?? "";
      if (this.shown) this.enter();
      else this.on.enter();
    });
    this.store.on(["sources"], () => this.shown && this.side.draw());
    this.store.on(["languages"], () => this.shown && this.language.draw());
    this.store.on(["language"], () => this.redraw());
    this.store.on(["phase"], () => this.shown && this.store.phase === "ready" && this.check(0));
    keep.changes.addEventListener("lists", () => this.shown && this.keeper.follow());
    addEventListener("pagehide", () => this.keeper.flush());
    document.addEventListener("visibilitychange", () => document.hidden && this.keeper.flush());
    addEventListener("keydown", (event) => {
      // undo, wherever in this view the focus is
      const typing = event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
      if (!this.shown || typing || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const by =
        event.code === "KeyY" || (event.code === "KeyZ" && event.shiftKey) ? 1 : event.code === "KeyZ" ? -1 : 0;
      if (by) (event.preventDefault(), table.edits.step(/** @type {-1 | 1} */ (by)));
    });
  }

  // -- the view -----------------------------------------------------------------------

  /** The view has been opened. */
  async enter() {
    this.side.unfold(false);
    const { list } = this;
    await this.keeper.flush();
    await this.refresh();
    if (this.list !== list && !this.wanted) return; // somebody has made or opened one meanwhile
    const last = device.read("list", "");
    const id =
      [this.wanted, this.list.changed === undefined ? "" : this.list.id, last].find(
        (one) => one && this.shelf.some((row) => row.id === one),
      ) ?? this.shelf[0]?.id;
    this.wanted = "";
    if (id) await this.open(id);
    else if (this.list.changed !== undefined) this.show(this.blank(), new Rows());
    else this.show(this.list, this.rows);
    byId("lists").ariaBusy = null; // also where the list could not be read
  }

  leave() {
    this.table.commit();
    return this.keeper.flush();
  }

  async refresh() {
    try {
      this.shelf = await keep.lists.all();
    } catch {
      /* told by whoever listens to the storage; the lists seen so far stay */
    }
    this.side.draw();
  }

  /** @param {string} id */
  async open(id) {
    await this.leave();
    const unkept = this.seen.get(id);
    if (unkept && unkept.list.changed === undefined) return this.show(unkept.list, unkept.rows);
    try {
      const { rows, changed, name, language, letters = {} } = await keep.lists.read(id);
      const seen = this.seen.get(id);
      const kept = seen && seen.changed === changed ? seen.rows : new Rows(rows.map(rowOf));
      this.show({ id, name, language, letters, changed }, kept);
    } catch (error) {
      banner.show("", t(codeOf(error) === "gone" ? "lists-gone" : "lists-unreadable"));
      await this.refresh();
    }
    return undefined;
  }

  /** @param {List} list @param {Rows} rows @param {{focus?: boolean}} [how] */
  show(list, rows, { focus = true } = {}) {
    const other = list.id !== this.list.id || rows !== this.rows;
    Object.assign(this, { list, rows });
    this.seen.set(list.id, { list, changed: list.changed, rows });
    device.write("list", list.id);
    byId("list-name").value = list.name;
    if (other) {
      this.checker.reset();
      this.tongue = { language: list.language, direction: this.language.directionOf(list.language) };
      this.table.show(rows);
    }
    this.language.draw();
    this.side.draw();
    this.bar.counts();
    this.bar.moved();
    this.check(0);
    this.words.open(!rows.length && !this.table.draft);
    byId("lists").ariaBusy = null;
    if (focus && this.shown && !this.words.focused()) this.table.go(this.table.place.row, this.table.place.column);
  }

  // -- lists --------------------------------------------------------------------------

  /** An empty list; kept once something is in it. The one before it is written meanwhile. */
  start() {
    this.leave();
    this.side.unfold(false);
    this.show(this.blank(), new Rows());
  }

  /**
   * Make a list and open it.
   * @param {string} name
   * @param {string} language
   * @param {Row[]} rows
   * @param {Record<string, string>} [letters]
   */
  add(name, language, rows, letters = {}) {
    this.leave();
    this.side.unfold(false);
    this.show(
      { ...this.blank(), ...(name.trim() && { name: name.trim(), named: true }), language, letters },
      new Rows(rows),
    );
    this.keeper.save(0);
  }

  /** @param {string} name */
  rename(name) {
    if (name.trim()) Object.assign(this.list, { name: name.trim(), named: true });
    byId("list-name").value = this.list.name;
    this.keeper.save(0);
    this.side.draw();
    if (!this.list.language) this.check(0); // a name may tell the language
  }

  duplicate() {
    const { name, language, letters } = this.list;
    this.table.commit();
    this.add(copyName(name), language, [...this.rows.all], letters);
    this.on.say(t("lists-duplicated", { name: this.list.name }));
  }

  async remove() {
    const { id, name, changed } = this.list;
    const sure =
      !this.filled.length ||
      (await ask(t("lists-delete-heading"), t("lists-delete-text", { name, n: this.filled.length }), [
        { value: "remove", label: t("lists-delete-yes"), tone: "danger" },
      ]));
    if (!sure || this.list.id !== id) return;
    await this.keeper.forget();
    try {
      if (changed !== undefined || this.list.changed !== undefined) await keep.lists.remove(id);
    } catch (error) {
      return banner.show(t("lists-not-deleted"), troubleText(/** @type {keep.KeepError} */ (error)));
    }
    this.seen.delete(id);
    await this.refresh();
    if (this.shelf.length) await this.open(this.shelf[0].id);
    else this.show(this.blank(), new Rows());
    this.on.say(t("lists-deleted", { name }));
  }

  // -- checks -------------------------------------------------------------------------

  changed() {
    if (this.rows.length) this.words.open(false);
    this.keeper.save();
    this.check();
    this.bar.counts();
  }

  /** @param {number} [pause] */
  check(pause) {
    const { table, rows, list } = this;
    const draft = table.draft && { index: Math.min(table.place.row, rows.length), row: table.draft.row };
    this.checker.ask({ rows: rows.all, draft, language: list.language, letters: list.letters, name: list.name }, pause);
    if (draft) this.bar.detail();
  }

  /**
   * @param {import("./checker.js").Question} question
   * @param {Checked[]} found
   * @param {import("./checker.js").Tongue} tongue
   */
  checked({ rows }, found, tongue) {
    rows.forEach((row, index) => this.known.set(row, found[index]));
    const other =
      tongue.language !== this.tongue.language ||
      tongue.direction !== this.tongue.direction ||
      !this.table.tongue.letters;
    this.tongue = tongue;
    if (other) {
      this.table.speak({ ...tongue, letters: fontOf(tongue.language).letters });
    }
    this.language.draw();
    this.bar.counts();
  }

  /** @param {Row} row @returns {"error" | "note" | ""} */
  level(row) {
    const levels = (this.known.get(row)?.findings ?? []).map(({ level }) => level);
    return levels.includes("error") ? "error" : levels.length ? "note" : "";
  }

  get collator() {
    return new Intl.Collator(this.tongue.language || undefined);
  }
  /** @param {Row} row in cells */
  length(row) {
    return this.known.get(row)?.cells.length ?? 0;
  }

  /** @param {(one: Row, other: Row) => number} compare */
  async sort(compare) {
    this.table.commit();
    await this.checker.settled(); // the lengths
    const { table, rows } = this;
    await rows.sort(compare, () => table.place);
    if (rows !== this.rows) return; // another list is open
    table.settle({ row: 0, column: "word" });
    this.on.say(t("lists-sorted"));
  }

  /** The page is in another language now. */
  redraw() {
    if (this.list.changed === undefined && !this.list.named)
      byId("list-name").value = this.list.name = this.blank(this.list).name;
    if (!this.shown) return; // all of it is drawn when the view is opened
    this.language.draw();
    this.side.draw();
    this.bar.moved();
    this.bar.counts();
  }
}
