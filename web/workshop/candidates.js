// The words that fit where the cursor is: counted, with what is known of each; one of them is put in, and
// at once it is looked whether the rest can still be filled.
import { EngineError } from "../engine/client.js";
import { asked, asking, Unread } from "../grid/editor-asks.js";
import { slotName } from "../grid/editor-announce.js";
import { byId, icon, make, span } from "../base/dom.js";
import { usesDictionary } from "../ui/kinds.js";
import { localised, page, t } from "../i18n/l10n.js";
import { device } from "../base/device.js";

const PAUSE_MS = 30; // one question at a time: a cursor that passes quickly asks for few of the cells
const COUNT = 60;
const ORDERS = ["best", "score", "leaves", "alphabet"];

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("../base/protocol.d.ts").Candidate} Candidate */
/** @typedef {import("../base/protocol.d.ts").Candidates & {view: View, slot: string}} Found */

/** @type {Record<string, string>} */
const REST_ICONS = { yes: "i-good", no: "i-error", unknown: "i-note", running: "i-more" };

export class Candidates {
  /**
   * @param {{engine: import("../engine/client.js").Engine, store: import("../app/state.js").Values, session:
   *   import("../app/session.js").Session}} parts
   * @param {import("../grid/editor.js").GridEditor} editor
   * @param {{say: (text: string) => void, tell: (text: string) => void, unfold: (open: boolean) => void}} on `unfold`
   *   the words below the grid
   */
  constructor({ engine, store, session }, editor, on) {
    this.engine = engine;
    this.store = store;
    this.session = session;
    this.editor = editor;
    this.on = on;
    this.panel = byId("candidates");
    this.filter = byId("candidates-filter");
    this.list = byId("candidates-list");
    this.order = /** @type {HTMLSelectElement} */ (byId("candidates-order"));
    this.bench = /** @type {HTMLDetailsElement} */ (byId("bench")); // what only constructors want
    this.wanted = device.read("side", /** @type {string} */ ("candidates")) !== "words"; // where something is empty
    /** What was chosen since the grid got full or was filled anew. @type {boolean | null} */
    this.chosen = null;
    this.full = ""; // which puzzle it is, and whether it is full
    /** @type {Found | null} */
    this.found = null;
    this.trouble = ""; // why nothing is listed
    this.at = -1; // the word that Enter takes
    /**
     * What lets words have scores of one's own, while that is in sight: see bench-lists.js.
     * @type {{shown: () => boolean, of: (word: Candidate) => number | null, marks: (word: Candidate) => HTMLElement[],
     *   give: (word: Candidate, by: number) => void,
     *   key: (event: KeyboardEvent, word: Candidate | undefined) => boolean} | null}
     */
    this.scores = null;
    this.slot = ""; // where was asked last
    this.waiting = false; // it shall be asked once the words are read
    /** What was found of the rest: "" nothing yet, "running", "yes", "no", "unknown". */
    this.rest = { state: "", reason: "" };
    /** The view that it is true of. @type {View | null} */
    this.tried = null;
    this.ask = asking(
      PAUSE_MS,
      () => this.question(),
      (answer, error) => this.take(answer, error),
    );

    store.on(["puzzle"], () => {
      const full = JSON.stringify([store.item?.id, editor.view?.seed, editor.view?.grid.empty === 0]);
      if (full !== this.full) ((this.full = full), (this.chosen = null));
      if (this.tried && this.tried !== store.puzzle?.view)
        ((this.rest = { state: "", reason: "" }), (this.tried = null));
    });
    store.on(["puzzle", "editor"], () => this.look());
    store.on(["puzzle", "language", "phase"], () => this.draw());
    store.on(["dictionary", "busy"], () => this.waiting && !store.busy && ((this.waiting = false), this.ask()));
    for (const [id, shown] of /** @type {[string, boolean][]} */ ([
      ["side-words", false],
      ["side-candidates", true],
    ]))
      byId(id).addEventListener("click", () => this.show(shown));
    // a count was pressed: it is about the list of words
    store.on(["only"], () => store.only && this.shown && this.show(false));
    const fold = byId("side-fold");
    fold.addEventListener("click", () => on.unfold(!byId("words").hasAttribute("data-open")));
    const folded = () => fold.setAttribute("aria-expanded", String(byId("words").hasAttribute("data-open")));
    new MutationObserver(folded).observe(byId("words"), { attributeFilter: ["data-open"] });
    folded(); // it may have been folded before
    this.filter.addEventListener("input", () => this.ask());
    this.order.addEventListener("change", () => {
      device.write("candidates-order", this.order.value);
      this.ask(true);
    });
    this.bench.addEventListener("toggle", () => {
      this.draw();
      this.ask(true);
    });
    this.filter.addEventListener("keydown", (event) => this.key(event));
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.list.addEventListener("click", (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      const row = target.closest("[role=option]");
      const word = row instanceof HTMLElement ? this.found?.words[Number(row.dataset.at)] : undefined;
      if (word && target.dataset.by) return this.scores?.give(word, Number(target.dataset.by));
      if (row instanceof HTMLElement) this.pick(Number(row.dataset.at));
      return undefined;
    });
    byId("rest-undo").addEventListener("click", () => editor.do(() => store.canUndo && session.step(-1)));
    byId("rest-try").addEventListener("click", () => editor.do(() => void this.tryRest()));
    this.draw();
  }

  /** Whether the candidates are shown, not the words; of themselves only while something is empty. */
  get shown() {
    return this.chosen ?? (this.wanted && Boolean(this.editor.view?.grid.empty));
  }

  /** How they are sorted. */
  get sorted() {
    const order = this.bench.open ? device.read("candidates-order", ORDERS[0]) : ORDERS[0];
    return ORDERS.includes(order) ? order : ORDERS[0];
  }

  /** @param {boolean} shown the candidates, or the list of words */
  show(shown) {
    this.chosen = shown;
    this.on.unfold(true);
    if (this.editor.view?.grid.empty) (device.write("side", shown ? "candidates" : "words"), (this.wanted = shown));
    this.draw();
    this.look();
  }

  /** Show the panel and write in its filter, as when Enter is pressed on a slot. */
  open() {
    if (!this.session.can("grid.candidates")) return;
    this.show(true);
    this.filter.focus();
    this.filter.select();
  }

  /** Whether the cursor is where it was when last asked. */
  look() {
    const { editor, store } = this;
    const { view, slot } = editor;
    const here = view && slot && !store.editor.painting ? JSON.stringify([slot.across, slot.cells[0]]) : "";
    if (here === this.slot && (!here || view === this.view)) return;
    if (here !== this.slot && this.filter.value) this.filter.value = "";
    const moved = here !== this.slot;
    this.slot = here;
    this.view = view;
    if (!here) ((this.found = null), (this.trouble = ""));
    if (moved) this.at = -1;
    this.draw();
    this.ask();
  }

  async question() {
    const { editor, store, session } = this;
    const { view, slot, cursor } = editor;
    if (!view || !slot || !cursor || !session.can("grid.candidates")) return null;
    const [row, column] = cursor;
    const answer = await asked(this.engine, store, session, "grid.candidates", {
      row,
      column,
      way: slot.across ? "across" : "down",
      typed: this.filter.value.trim(),
      count: COUNT,
      order: this.sorted,
    });
    return { ...answer, view, slot: this.slot };
  }

  /** @param {Found | null | undefined} answer @param {unknown} error */
  take(answer, error) {
    this.trouble = "";
    if (error instanceof Unread) {
      this.found = null;
      this.trouble = t(this.store.dictionary ? "candidates-unread" : "dictionary-none");
      this.waiting = true;
      if (!this.store.busy && this.store.dictionary) this.session.dictionaries.warm();
    } else if (error instanceof EngineError) {
      if (["dead", "restarted"].includes(error.code)) return;
      this.found = null;
      this.trouble = error.message;
    } else if (error) {
      throw error;
    } else if (answer && answer.view !== this.editor.view) {
      return;
    } else {
      this.found = answer ?? null;
      if (answer && !this.filter.value) this.editor.counted(answer.fitting);
      if (document.activeElement === this.filter)
        this.on.say(t("candidates-count", { fitting: answer?.fitting ?? 0, total: answer?.total ?? 0 }));
      this.at =
        this.filter.value || document.activeElement === this.filter
          ? Math.min(Math.max(this.at, 0), (answer?.words.length ?? 0) - 1)
          : -1;
    }
    this.draw();
  }

  draw() {
    const { store, session, editor, found, shown, panel, list } = this;
    const { view, slot } = editor;
    const able = Boolean(view) && session.can("grid.candidates");
    const side = able && shown ? "candidates" : "words";
    byId("words").dataset.side = side;
    byId("side-switch").hidden = !able;
    byId("side-words").setAttribute("aria-pressed", String(side === "words"));
    byId("side-candidates").setAttribute("aria-pressed", String(side === "candidates"));
    panel.hidden = side !== "candidates";
    if (panel.hidden || !view) return;
    byId("candidates-slot").textContent = slot
      ? t("candidates-slot", { place: slotName(view, slot), n: slot.cells.length })
      : t("candidates-nowhere");
    byId("candidates-count").textContent =
      slot && found && !this.trouble ? t("candidates-count", { fitting: found.fitting, total: found.total }) : "";
    this.filter.disabled = !slot;
    this.order.hidden = !this.bench.open;
    if (this.order.dataset.key !== page.code) {
      this.order.dataset.key = page.code;
      const option = (/** @type {string} */ value) =>
        make("option", { value, textContent: t(`candidates-order-${value}`) });
      this.order.replaceChildren(...ORDERS.map(option));
    }
    this.order.value = this.sorted;
    byId("candidates-trouble").textContent = slot ? this.trouble : "";
    const { rest } = this;
    const line = byId("rest");
    line.dataset.state = rest.state;
    byId("rest-text").textContent = rest.state
      ? t(`candidates-rest-${rest.state}`, { reason: rest.reason, reasoned: Boolean(rest.reason) })
      : "";
    byId("rest-icon").replaceChildren(...(rest.state in REST_ICONS ? [icon(REST_ICONS[rest.state])] : []));
    byId("rest-undo").hidden = !rest.state || !store.canUndo;
    byId("rest-try").hidden = Boolean(rest.state) || !session.can("grid.try");
    const words = slot && found && !this.trouble ? found.words : [];
    const hopeless = words.length > 0 && found?.fitting === 0 && !this.filter.value; // that is not the words' fault
    const mine = this.scores?.shown() ? words.map((word) => this.scores?.of(word)) : [];
    const key = JSON.stringify([words, mine, hopeless, this.bench.open, view.language, view.direction, page.code]);
    list.hidden = !words.length;
    const body = /** @type {HTMLElement} */ (list.parentElement);
    if (words.length) body.removeAttribute("tabindex");
    else body.tabIndex = 0; // so that keys can scroll what is said instead
    byId("candidates-none").hidden = !hopeless && Boolean(words.length || this.trouble || !slot || !found);
    byId("candidates-none").textContent = t(hopeless ? "candidates-hopeless" : "candidates-none");
    byId("candidates-more").textContent =
      found && words.length && found.total > words.length && !this.trouble
        ? t("candidates-more", { n: words.length, total: found.total })
        : "";
    if (list.dataset.key !== key) {
      list.dataset.key = key;
      Object.assign(list, { lang: view.language });
      list.replaceChildren(...words.map((word, i) => this.row(word, i, view, hopeless)));
      body.scrollTop = 0;
    }
    /** @type {HTMLElement[]} */ ([...list.children]).forEach((row, i) => {
      row.setAttribute("aria-selected", String(i === this.at));
      row.tabIndex = i === Math.max(this.at, 0) ? 0 : -1;
    });
    const active = list.children[this.at];
    if (active) this.filter.setAttribute("aria-activedescendant", active.id);
    else this.filter.removeAttribute("aria-activedescendant");
  }

  /**
   * @param {Candidate} word
   * @param {number} at
   * @param {import("../base/state.js").View} view
   * @param {boolean} hopeless no word fits, which is not their fault
   */
  row(word, at, view, hopeless) {
    const mine = this.scores?.shown() ? this.scores : null;
    const score = mine ? mine.of(word) : word.score;
    const mark = span("fits", "", { lang: page.code, dir: page.direction });
    mark.append(icon(word.fits ? "i-good" : "i-error"), t(word.fits ? "candidates-fits" : "candidates-blocks"));
    mark.dataset.fits = String(word.fits);
    const row = make(
      "li",
      { role: "option", id: `candidate-${at}`, dir: view.direction },
      span("word", word.shown ?? word.word),
      " ",
      ...(score === null || score === undefined
        ? []
        : [
            span("score", t("candidates-score", { score }), {
              lang: page.code,
              dir: page.direction,
              title: t("candidates-score-title"),
            }),
            " ",
          ]),
      ...(this.bench.open && word.fits && word.fewest !== null
        ? [
            span("leaves", t("candidates-leaves", { n: word.fewest }), {
              lang: page.code,
              dir: page.direction,
              title: t("candidates-leaves-title", { n: word.fewest, ways: word.ways }),
            }),
            " ",
          ]
        : []),
      ...(hopeless ? [] : [mark]),
      ...(mine?.marks(word) ?? []),
      ...(word.clue ? [" ", span("clue", word.clue, { dir: "auto" })] : []),
    );
    row.dataset.at = String(at);
    row.dataset.fits = String(word.fits);
    return row;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const within = this.list.contains(document.activeElement);
    if (within && this.scores?.shown() && this.scores.key(event, this.found?.words[this.at])) return undefined;
    const most = (this.found?.words.length ?? 0) - 1;
    const to = { ArrowDown: this.at + 1, ArrowUp: this.at - 1, PageDown: this.at + 8, PageUp: this.at - 8 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      if (event.key === "ArrowUp" && this.at <= 0)
        return (within ? this.filter : this.editor.field).focus({ preventScroll: true });
      this.at = Math.max(0, Math.min(to, most));
      this.draw();
      const row = /** @type {HTMLElement | undefined} */ (this.list.children[this.at]);
      if (within) row?.focus({ preventScroll: true });
      const scroller = /** @type {HTMLElement} */ (this.list.parentElement);
      const [seen, box] = [scroller, row ?? scroller].map((element) => element.getBoundingClientRect());
      scroller.scrollTop += Math.min(0, box.top - seen.top) || Math.max(0, box.bottom - seen.bottom);
    } else if (event.key === "Enter" || (within && event.key === " ")) {
      event.preventDefault();
      this.pick(Math.max(this.at, 0), true);
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (this.filter.value) ((this.filter.value = ""), this.ask(true));
      else this.editor.field.focus({ preventScroll: true });
    }
    return undefined;
  }

  /**
   * Put a word in, and look what becomes of the rest.
   * @param {number} at
   * @param {boolean} [keys] chosen by keys: on with the grid
   */
  pick(at, keys = false) {
    const { editor, found } = this;
    const word = found?.words[at];
    if (!word || found.view !== editor.view) return;
    const [[row, column]] = found.cells;
    const { way } = editor;
    if (keys) editor.field.focus({ preventScroll: true });
    editor.do(async () => {
      const made = await editor.change(
        "grid.put",
        { row, column, way, text: word.word, clue: word.clue ?? "" },
        { dictionary: true, view: found.view, said: () => t("done-grid-put", { word: word.shown ?? word.word }) },
      );
      if (!made) return;
      this.filter.value = "";
      this.tryRest();
    });
  }

  /** Whether the rest can be filled; any act ends the search. */
  async tryRest() {
    const { store, session } = this;
    const view = this.editor.view;
    if (!view || !session.can("grid.try")) return;
    this.tried = view;
    this.rest = { state: "running", reason: "" };
    this.draw();
    const report = await session.tasks.run("grid.try", async (run, check) => {
      const dictionary = usesDictionary(store.kind) ? await session.dictionaries.id(run, check) : "";
      if (store.puzzle?.view !== view) return undefined;
      const end = await run("grid.try", { document: store.puzzle.document, dictionary });
      return /** @type {import("../base/protocol.d.ts").Verdict | undefined} */ (end.report);
    });
    if (this.tried !== view || store.puzzle?.view !== view) return;
    const state = report?.fillable ?? "unknown";
    const reason = report?.reason ? localised(report.reason) : "";
    this.rest = { state, reason };
    if (state === "no" && report?.slots?.length) this.editor.set({ marked: report.slots.flat() });
    this.on.say(t(`candidates-rest-${state}`, { reason, reasoned: Boolean(reason) }));
    this.draw();
  }
}
