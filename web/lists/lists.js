// One's own words: the lists kept on this device, and the open one as a table. What is typed is
// checked by the engine and kept by keep.js after every change; nothing here takes words apart.
import { ask } from "../ui/ask.js";
import { Cells } from "../grid/cells.js";
import { Checker } from "./checker.js";
import { banner } from "../ui/dialogs.js";
import { byId, make, marked, span } from "../base/dom.js";
import { fontOf } from "../i18n/fonts.js";
import * as keep from "../storage/keep.js";
import { troubleText } from "../storage/kept.js";
import { date, t } from "../i18n/l10n.js";
import { fillLanguages, likely, remark } from "../ui/languages.js";
import { askLetters } from "../ui/letters.js";
import { ListFiles } from "./listfiles.js";
import { menuButton } from "../ui/menu.js";
import { copyName, languageCalled, plain } from "../i18n/names.js";
import { isBlank, MOST_ROWS, rowOf, Rows } from "./rows.js";
import { device } from "../base/device.js";
import { finding, Table } from "./table.js";

/** @typedef {import("./rows.js").Row} Row */
/** @typedef {import("./checker.js").Checked} Checked */
/**
 * @typedef {object} List  without its rows
 * @property {string} id
 * @property {string} name
 * @property {boolean} [named] whether somebody has named it
 * @property {string} language empty while it is guessed
 * @property {object} letters
 * @property {number | undefined} changed undefined while the list is not kept yet
 */

const SAVE_MS = 300; // pause after a change until it is written

/** @param {number} time of a change */
function when(time) {
  const today = new Date(time).toDateString() === new Date().toDateString();
  if (today) return t("lists-today", { time: date(time, { hour: "2-digit", minute: "2-digit" }) });
  return date(time, { day: "numeric", month: "short", year: "numeric" });
}

export class Lists {
  /**
   * @param {import("../engine/client.js").Engine} engine @param {import("../base/store.js").Values} store
   * @param {{say: (text: string) => void, leave: () => Promise<void>, enter: () => void,
   *   open: (source: import("../storage/files.js").Source, language?: string) => Promise<any>, take: (files: File[]) =>
   *   void}} on `take` opens a file in the workshop
   */
  constructor(engine, store, on) {
    this.engine = engine;
    this.store = store;
    this.on = on;
    /** @type {List} */
    this.list = this.blank();
    this.rows = new Rows();
    /**
     * @type {Map<string, {list: List, changed: number | undefined, rows: Rows}>} lists seen in this session, with their
     *   undo
     */
    this.seen = new Map();
    /** @type {{id: string, name: string, language: string, changed: number, count: number}[]} */
    this.shelf = [];
    /** What the engine has found out about a row. @type {WeakMap<Row, Checked>} */
    this.known = new WeakMap();
    this.tongue = { language: "", direction: /** @type {"ltr" | "rtl"} */ ("ltr") };
    this.dirty = false; // changed since it was last written
    this.timer = 0;
    this.saving = Promise.resolve();
    this.announced = 0; // selected rows, as last said
    this.wanted = ""; // id of the list to be opened with the view
    this.checker = new Checker(engine, {
      checked: (question, rows, tongue) => this.checked(question, rows, tongue),
      one: (row, checked) => {
        this.known.set(row, checked);
        this.told();
      },
      failed: (error) => error.code !== "dead" && banner.show(t("lists-not-checked"), error.message),
    });
    this.table = new Table({ grid: byId("table"), head: byId("table-head"), body: byId("table-body") }, this.rows, {
      changed: () => this.changed(),
      drafted: () => {
        this.save();
        this.check();
      },
      moved: () => this.moved(),
      say: on.say,
      paste: (text) => this.files.paste(text),
      full: () => banner.show("", t("lists-full", { most: MOST_ROWS }), "note"),
      checked: (row) => this.known.get(row),
      follow: (row, next) => {
        const checked = this.known.get(row);
        if (checked) this.known.set(next, checked);
      },
    });
    this.cells = new Cells(engine, byId("row-cells"), (word) => this.table.write(word), "box");
    this.files = new ListFiles(this);
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

  /** @returns {List} */
  blank() {
    const names = new Set((this.shelf ?? []).map(({ name }) => name));
    let name = t("lists-unnamed");
    for (let n = 2; names.has(name); n += 1) name = plain(t("lists-unnamed-again", { n }));
    return { id: keep.newId(), name, language: "", letters: {}, changed: undefined };
  }

  listen() {
    const { table } = this;
    /** @param {string} id @param {() => void} act */
    const click = (id, act) => byId(id).addEventListener("click", act);
    click("lists-back", () => this.on.leave());
    click("list-new", () => this.start());
    click("list-undo", () => table.step(-1));
    click("list-redo", () => table.step(1));
    click("list-add", () => table.add());
    click("list-remove", () => table.remove());
    click("list-up", () => table.shift(-1));
    click("list-down", () => table.shift(1));
    click("list-errors", () => table.next((row) => this.level(row) === "error"));
    click("list-notes", () => table.next((row) => this.level(row) === "note"));
    click("side-toggle", () => this.unfold(byId("side").dataset.open === undefined));
    for (const id of ["list-add", "list-remove", "list-up", "list-down", "list-undo", "list-redo"]) {
      // the cursor stays in the table
      byId(id).addEventListener("mousedown", (event) => event.preventDefault());
    }
    byId("list-name").addEventListener("keydown", (event) => {
      if (event.isComposing) return;
      if (event.key === "Escape") event.target.value = this.list.name;
      if (event.key === "Enter" || event.key === "Escape") table.focus();
    });
    byId("list-name").addEventListener("change", ({ target }) => this.rename(target.value));
    byId("list-language").addEventListener("change", ({ target }) => {
      this.list.language = target.value;
      this.list.letters = {}; // another language has other choices
      this.save();
      this.check(0);
    });
    click("list-letters", () => this.letters());
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
    ]);
    menuButton(byId("list-menu"), () => [
      { label: t("lists-rename"), run: () => byId("list-name").select() },
      { label: t("lists-duplicate"), run: () => this.duplicate() },
      { label: t("lists-delete"), run: () => this.remove() },
    ]);
    document.addEventListener("crosscore:lists", (event) => {
      this.wanted = /** @type {CustomEvent} */ (event).detail?.id ?? "";
      if (this.shown) this.enter();
      else this.on.enter();
    });
    this.store.on(["languages"], () => this.shown && this.drawLanguage());
    this.store.on(["language"], () => this.redraw());
    this.store.on(["phase"], () => this.shown && this.store.phase === "ready" && this.check(0));
    keep.changes.addEventListener("lists", () => this.shown && this.follow());
    addEventListener("pagehide", () => this.flush());
    document.addEventListener("visibilitychange", () => document.hidden && this.flush());
    addEventListener("keydown", (event) => {
      // undo, wherever in this view the focus is
      const typing = event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
      if (!this.shown || typing || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const by =
        event.code === "KeyY" || (event.code === "KeyZ" && event.shiftKey) ? 1 : event.code === "KeyZ" ? -1 : 0;
      if (by) (event.preventDefault(), table.step(/** @type {-1 | 1} */ (by)));
    });
  }

  // -- the view -----------------------------------------------------------------------

  /** The view has been opened. */
  async enter() {
    this.unfold(false);
    await this.flush();
    await this.refresh();
    const last = device.read("list", "");
    const id =
      [this.wanted, this.list.changed === undefined ? "" : this.list.id, last].find(
        (one) => one && this.shelf.some((row) => row.id === one),
      ) ?? this.shelf[0]?.id;
    this.wanted = "";
    if (id) await this.open(id);
    else if (this.list.changed !== undefined) this.show(this.blank(), new Rows());
    else this.show(this.list, this.rows);
  }

  /** The view is being left. */
  leave() {
    this.table.commit();
    return this.flush();
  }

  async refresh() {
    try {
      this.shelf = await keep.lists.all();
    } catch {
      /* told by whoever listens to the storage; the lists seen so far stay */
    }
    this.drawShelf();
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
      banner.show("", t(error.code === "gone" ? "lists-gone" : "lists-unreadable"));
      await this.refresh();
    }
    return undefined;
  }

  /** @param {List} list @param {Rows} rows @param {{focus?: boolean}} [how] */
  show(list, rows, { focus = true } = {}) {
    const other = list.id !== this.list.id || rows !== this.rows;
    this.list = list;
    this.rows = rows;
    this.seen.set(list.id, { list, changed: list.changed, rows });
    device.write("list", list.id);
    byId("list-name").value = list.name;
    if (other) {
      this.checker.reset();
      this.tongue = { language: list.language, direction: this.directionOf(list.language) };
      this.table.show(rows);
    }
    this.drawLanguage();
    this.drawShelf();
    this.told();
    this.moved();
    this.check(0);
    if (focus && this.shown) this.table.go(this.table.place.row, this.table.place.column);
  }

  /** @param {boolean} open the lists on a narrow screen */
  unfold(open) {
    byId("side").toggleAttribute("data-open", open);
    byId("side-toggle").setAttribute("aria-expanded", String(open));
  }

  // -- lists --------------------------------------------------------------------------

  /** An empty list; kept once something is in it. */
  async start() {
    await this.leave();
    this.unfold(false);
    this.show(this.blank(), new Rows());
  }

  /**
   * Make a list and open it.
   * @param {string} name
   * @param {string} language
   * @param {Row[]} rows
   * @param {object} [letters]
   */
  async add(name, language, rows, letters = {}) {
    await this.leave();
    this.unfold(false);
    this.show(
      { ...this.blank(), ...(name.trim() && { name: name.trim(), named: true }), language, letters },
      new Rows(rows),
    );
    this.save(0);
  }

  /** @param {string} name */
  rename(name) {
    if (name.trim()) Object.assign(this.list, { name: name.trim(), named: true });
    byId("list-name").value = this.list.name;
    this.save(0);
    this.drawShelf();
    if (!this.list.language) this.check(0); // a name may tell the language
  }

  async duplicate() {
    await this.add(copyName(this.list.name), this.list.language, [...this.rows.all], this.list.letters);
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
    clearTimeout(this.timer);
    this.dirty = false;
    await this.saving;
    try {
      if (changed !== undefined || this.list.changed !== undefined) await keep.lists.remove(id);
    } catch (error) {
      return banner.show(t("lists-not-deleted"), troubleText(error));
    }
    this.seen.delete(id);
    await this.refresh();
    if (this.shelf.length) await this.open(this.shelf[0].id);
    else this.show(this.blank(), new Rows());
    this.on.say(t("lists-deleted", { name }));
  }

  // -- keeping ------------------------------------------------------------------------

  /** Something about the list has changed: keep it soon. @param {number} [pause] */
  save(pause = SAVE_MS) {
    this.dirty = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), pause);
  }

  /** Write what is not written yet. */
  flush() {
    clearTimeout(this.timer);
    if (this.dirty) {
      this.dirty = false;
      const { list, rows, written } = this; // a tab may be closed in the middle of a clue
      if (list.changed !== undefined || this.seenRows.length || list.named)
        this.saving = this.saving.then(() => this.write(list, written, rows));
    }
    return this.saving;
  }

  /**
   * If another tab has changed the list meanwhile, both stay: ours becomes a list of its own.
   * @param {List} list @param {readonly Row[]} all @param {Rows} rows
   */
  async write(list, all, rows) {
    const changed = Date.now();
    const whole = { name: list.name, language: list.language, letters: list.letters, rows: [...all] };
    try {
      try {
        await keep.lists.write({ ...whole, id: list.id, changed }, list.changed);
      } catch (error) {
        if (error.code !== "conflict" && error.code !== "gone") throw error;
        this.seen.delete(list.id);
        list.id = keep.newId();
        if (error.code === "conflict") whole.name = list.name = copyName(list.name);
        await keep.lists.write({ ...whole, id: list.id, changed });
        if (list === this.list) byId("list-name").value = list.name;
        if (this.shown)
          banner.show(
            "",
            t(error.code === "conflict" ? "lists-conflict" : "lists-kept-again", { name: list.name }),
            "note",
          );
      }
      list.changed = changed;
      this.seen.set(list.id, { list, changed, rows });
      if (list === this.list) device.write("list", list.id);
    } catch (error) {
      // what was not written is tried again with the next change
      if (list === this.list) this.dirty = true;
      this.drawShelf();
      if (this.shown) banner.show(t("lists-not-kept"), t("lists-save-as-file"));
    }
  }

  /** Another tab has changed a list: show that, unless something here is not written yet. */
  async follow() {
    await this.saving;
    await this.refresh();
    const { id, changed } = this.list;
    const there = this.shelf.find((row) => row.id === id);
    if (this.dirty || this.table.draft || changed === undefined || !there || there.changed === changed) return;
    const list = await keep.lists.read(id).catch(() => null);
    if (!list || this.dirty || this.table.draft || this.list.id !== id || this.list.changed === list.changed) return;
    const { place } = this.table;
    const focus = byId("table").contains(document.activeElement);
    this.show(
      { id, name: list.name, language: list.language, letters: list.letters ?? {}, changed: list.changed },
      new Rows(list.rows.map(rowOf)),
      { focus: false },
    );
    this.table.go(place.row, place.column, { focus });
    this.on.say(t("lists-followed"));
  }

  // -- checks -------------------------------------------------------------------------

  changed() {
    this.save();
    this.check();
    this.told();
  }

  /** @param {number} [pause] */
  check(pause) {
    const { table, rows, list } = this;
    const draft = table.draft && { index: Math.min(table.place.row, rows.length), row: table.draft.row };
    this.checker.ask({ rows: rows.all, draft, language: list.language, letters: list.letters, name: list.name }, pause);
    if (draft) this.detail();
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
    this.drawLanguage();
    this.told();
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
    const { table } = this;
    const { rows } = this;
    await rows.sort(compare, () => table.place);
    if (rows !== this.rows) return; // another list is open
    table.settle({ row: 0, column: "word" });
    this.on.say(t("lists-sorted"));
  }

  // -- drawing ------------------------------------------------------------------------

  /** The page is in another language now. */
  redraw() {
    if (this.list.changed === undefined && !this.list.named)
      byId("list-name").value = this.list.name = this.blank().name;
    if (!this.shown) return; // all of it is drawn when the view is opened
    this.drawLanguage();
    this.drawShelf();
    this.moved();
    this.told();
  }

  /** The cursor or the selection has moved. */
  moved() {
    const { table } = this;
    const some = table.chosen.size > 0;
    for (const [id, able] of Object.entries({
      "list-remove": some,
      "list-up": some && !table.chosen.has(0),
      "list-down": some && !table.chosen.has(this.rows.length - 1),
      "list-undo": this.rows.canUndo,
      "list-redo": this.rows.canRedo,
    })) {
      const button = byId(id);
      if (!able && document.activeElement === button) table.focus(); // a dead button would drop the focus
      button.disabled = !able;
    }
    byId("list-remove-text").textContent = t("lists-delete-rows", { n: table.selected.size });
    if (table.selected.size > 1 && table.selected.size !== this.announced)
      this.on.say(t("lists-rows-selected", { n: table.selected.size }));
    this.announced = table.selected.size;
    this.detail();
  }

  /** Counts, and the rows in sight. */
  told() {
    const filled = this.seenRows;
    const words = filled.filter(({ word }) => word.trim()).length;
    const levels = filled.map((row) => this.level(row));
    const errors = levels.filter((level) => level === "error").length;
    const notes = levels.filter((level) => level === "note").length;
    byId("list-count").textContent = t("word-count", { n: words });
    for (const [id, n, message] of /** @type {[string, number, string][]} */ ([
      ["list-errors", errors, "lists-errors"],
      ["list-notes", notes, "lists-notes"],
    ])) {
      const button = byId(id);
      if (!n && document.activeElement === button) this.table.focus();
      button.hidden = !n;
      byId(`${id}-text`).replaceChildren(...marked(t(message, { n }), { span: (what) => span("what", what) }));
    }
    byId("list-make").disabled = !words;
    byId("list-save").disabled = !filled.length;
    byId("table-empty").hidden = this.rows.length > 0;
    this.table.draw();
    this.detail();
  }

  /** The row at the cursor, in full. */
  detail() {
    const row = this.table.shown(this.table.place.row);
    const checked = this.known.get(row);
    const region = byId("row-detail");
    region.toggleAttribute("data-some", !isBlank(row));
    this.cells.draw(row.word, isBlank(row) ? [] : (checked?.cells ?? []), {
      ...this.tongue,
      letters: this.list.letters,
    });
    byId("row-findings").replaceChildren(
      ...(isBlank(row) ? [] : (checked?.findings ?? [])).map((found) => make("li", {}, finding(found))),
    );
    if (region.scrollHeight > region.clientHeight)
      region.tabIndex = 0; // what scrolls is reached by keys, too
    else region.removeAttribute("tabindex");
  }

  /** @param {string} code @returns {"ltr" | "rtl"} */
  directionOf(code) {
    return this.store.languages.find((language) => language.code === code)?.direction ?? "ltr";
  }

  drawLanguage() {
    const select = byId("list-language");
    const { languages } = this.store;
    const { tongue, list } = this;
    const guessed = this.filled.length && !list.language && languages.find(({ code }) => code === tongue.language);
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
    const { list, tongue } = this;
    const language = this.store.languages.find(({ code }) => code === (list.language || tongue.language || "en"));
    if (!language) return;
    const chosen = await askLetters(
      language,
      /** @type {Record<string, string>} */ (list.letters),
      t("letters-help-list"),
    );
    if (!chosen || list !== this.list) return;
    list.language = language.code; // letters are of one language: what was a guess is none any more
    list.letters = chosen;
    this.drawLanguage();
    this.save(0);
    this.check(0);
  }

  drawShelf() {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.list : undefined;
    const unkept = [...this.seen.values()]
      .filter(({ list, rows: { all } }) => list.changed === undefined && (list === this.list || !all.every(isBlank)))
      .map(({ list, rows: { all } }) => ({ ...list, count: all.filter(({ word }) => word.trim()).length, changed: 0 }));
    const rows = [...unkept, ...this.shelf.filter(({ id }) => !unkept.some((row) => row.id === id))];
    byId("side-list").replaceChildren(
      ...rows.map(({ id, name, language, changed, count }) => {
        const hint = span(
          "side-hint",
          [t("word-count", { n: count }), changed ? when(changed) : t("lists-not-kept-yet")].join(" · "),
        );
        const button = make(
          "button",
          { type: "button", className: "side-item" },
          make("span", { className: "side-name" }, make("bdi", { lang: language, textContent: name })),
          hint,
        );
        button.dataset.list = id;
        if (id === this.list.id) button.setAttribute("aria-current", "true");
        button.addEventListener("click", () => {
          this.unfold(false);
          if (id !== this.list.id) this.open(id);
          else this.table.focus();
        });
        button.addEventListener("keydown", async (event) => {
          if (!["F2", "Delete"].includes(event.key)) return;
          event.preventDefault();
          if (id !== this.list.id) await this.open(id);
          if (event.key === "F2") byId("list-name").select();
          else this.remove();
        });
        return make("li", {}, button);
      }),
    );
    byId("side-toggle-text").textContent = t("lists-mine", { n: rows.length });
    if (focused) /** @type {any} */ (byId("side-list").querySelector(`[data-list="${CSS.escape(focused)}"]`))?.focus();
  }
}
