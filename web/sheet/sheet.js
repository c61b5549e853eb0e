// The sheet: the crossword as it will be printed. Its texts, settings and given letters are changed in place.
import { shownPuzzle } from "../base/state.js";
import { byId, make, within } from "../base/dom.js";
import { isLetter } from "../base/keys.js";
import { findable, findsClues, hasDirections } from "../base/models.js";
import { onFonts } from "../i18n/fonts.js";
import { t } from "../i18n/l10n.js";
import { knows } from "../ui/kinds.js";
import { Saver } from "./save.js";
import { findList, tellMessage } from "./search-sheet.js";
import { SheetAbout } from "./sheet-about.js";
import { SheetClues } from "./sheet-clues.js";
import { Giving } from "./sheet-giving.js";
import { drawGrid } from "./sheet-grid.js";
import { bankRows, bare, clueHeading, cluelessLists, clueRows, label, listTexts } from "./sheet-lists.js";
import { tellUnfinished } from "./sheet-notes.js";
import { Settings } from "./sheet-settings.js";
import { Preview } from "./sheet-preview.js";
import { Printing } from "./sheet-printing.js";
import { cellSizes, LEAST_CELL, listColumns } from "./sheet-sizes.js";
import { editedText } from "./sheet-text.js";
import { Submission } from "./submission.js";
import { VersionsDialog } from "./versions.js";

const FEW_CLUES = 12; // below it each direction has one column
const MANY_WORDS = 150; // whose lists take the browser long to set

const COVERED_MS = 500; // that an opened sheet waits for its pages to be known: see preview.css

const SHOWN = /** @type {const} */ (["puzzle", "answers", "both"]);
const TEXTS = /** @type {const} */ (["title", "author", "instructions"]);

export class Sheet {
  /**
   * @param {import("../app/state.js").Values} store
   * @param {import("../app/session.js").Session} session
   * @param {(text: string) => void} say
   */
  constructor(store, session, say) {
    this.store = store;
    this.session = session;
    this.say = say;
    this.answers = false;
    /** Changes that are still being made. @type {Promise<unknown>} */
    this.line = Promise.resolve();
    this.canvas = byId("sheet-grid");
    this.figure = byId("figure");
    this.paper = byId("paper");
    this.key = byId("key");
    /** What the letters of a hidden message say, below the key and below the answers. */
    this.told = [this.figure, byId("key-grid")].map((above) => {
      const line = make("p", { className: "key-message", hidden: true });
      above.after(line);
      return line;
    });
    this.listedKey = ""; // what the lists show
    this.opening = true; // it has not been seen since the view was another
    this.covered = false; // opened, and nothing of it is drawn before its pages are known
    /** Fills the lists, if that was put off. */
    this.fillLists = () => {};
    this.texts = TEXTS.map((name) =>
      editedText(name, (text) => this.change("puzzle.set", { values: { [name]: text } })),
    );
    this.about = new SheetAbout(this);
    this.giving = new Giving(this);
    this.preview = new Preview(this);
    this.printing = new Printing(this);
    this.settings = new Settings(this);
    this.saver = new Saver(store, session, () => this.settled());
    new VersionsDialog(this);
    this.submission = new Submission(this);
    store.on(["puzzle", "route"], () => this.render());
    this.clues = new SheetClues(this);
    store.on(["kind", "language"], () => this.resettled());
    store.on(["language"], () => this.about.named());
    store.on(["puzzle", "route", "canUndo", "canRedo"], () => this.ables());
    new ResizeObserver(() => this.draw()).observe(this.figure);
    onFonts(() => this.draw());
    for (const what of SHOWN) byId(`show-${what}`).addEventListener("click", () => this.show(what));
    byId("sheet-undo").addEventListener("click", () => this.step(-1));
    byId("sheet-redo").addEventListener("click", () => this.step(1));
    /** @type {NodeListOf<HTMLElement>} */
    const giving = byId("sheet-panel").querySelectorAll("[data-give]");
    for (const button of giving) button.addEventListener("click", () => this.giving.give(button.dataset.give ?? ""));
    for (const type of ["focus", "blur"]) this.canvas.addEventListener(type, () => this.draw());
    addEventListener("keydown", (event) => this.shortcut(event));
  }

  /**
   * What is on the sheet: the puzzle without the words that lie apart.
   * @returns {import("../base/state.js").View | undefined}
   */
  get view() {
    const { route, puzzle } = this.store;
    return route === "sheet" ? (puzzle?.sheet ?? puzzle?.view) : undefined;
  }

  get beside() {
    return this.view?.sheet?.key === "beside";
  }
  /** Whether the key alone is seen, as it is printed then. */
  get keyOnly() {
    const { prints = "puzzle" } = this.view?.sheet ?? {};
    return !this.beside && (prints === "key" || (this.answers && prints === "puzzle"));
  }
  /** Whether the key has a page of its own behind the puzzle's. */
  get both() {
    return !this.beside && this.view?.sheet?.prints === "both";
  }
  /** Whether letters can be shown to whoever solves the puzzle. */
  get gives() {
    return knows(this.store.kind, "puzzle.give");
  }

  // -- changes ------------------------------------------------------------------------

  /**
   * One change after the other: in the session a newer act would take an older one's place.
   * @param {() => Promise<unknown>} act
   */
  enqueue(act) {
    return (this.line = this.line.then(act, act));
  }

  /**
   * @template {import("../app/changes.js").Act} T
   * @param {T} type @param {import("../app/changes.js").Fields<T>} fields
   * @param {import("../app/changes.js").How} [how]
   */
  change(type, fields, how) {
    return this.enqueue(async () => {
      if (!(await this.session.changes.make(type, fields, how))) this.render(); // back to what holds
    });
  }

  /** @param {-1 | 1} by */
  step(by) {
    return this.enqueue(async () => {
      if (by < 0 ? this.store.canUndo : this.store.canRedo) await this.session.step(by);
    });
  }

  /** The puzzle as a file, at once. */
  save() {
    this.saver.saveText("ipuz", /./);
  }

  /** Resolves when all that was typed or chosen is in the puzzle. */
  settled() {
    this.texts.forEach((text) => text.commit());
    this.about.commit();
    this.clues.field.close(false);
    return Promise.all([this.line, this.clues.field.sent]);
  }

  /** The settings are others, or in another language. */
  resettled() {
    this.settings.form = undefined; // drawn anew when it is seen: there are hundreds of languages to name
    this.render();
  }

  /** @param {KeyboardEvent} event */
  shortcut(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector("dialog[open]")) return;
    const typing =
      event.target instanceof Element && event.target.closest("textarea, input:not([type=radio], [type=checkbox])");
    if (this.store.route !== "sheet" || typing) return;
    const undo = isLetter(event, "z");
    const by = isLetter(event, "y") || (undo && event.shiftKey) ? 1 : undo ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    this.step(by);
  }

  // -- showing ------------------------------------------------------------------------

  /** What is seen, and so printed. @param {typeof SHOWN[number]} what */
  show(what) {
    const { prints = "puzzle" } = this.view?.sheet ?? {};
    const wanted = what === "both" ? "both" : "puzzle";
    this.answers = what === "answers";
    if (prints !== wanted && !(this.answers && this.keyOnly))
      this.change("puzzle.set", { values: { sheet: { prints: wanted } } });
    this.arrange();
    this.draw();
    this.printing.foretell();
  }

  ables() {
    const { canUndo, canRedo } = this.store;
    const focused = document.activeElement;
    byId("sheet-undo").disabled = !canUndo;
    byId("sheet-redo").disabled = !canRedo;
    if (this.store.route === "sheet" && focused instanceof HTMLButtonElement && focused.disabled)
      byId(canUndo ? "sheet-undo" : canRedo ? "sheet-redo" : "step-print").focus();
  }

  render() {
    const { view, paper } = this;
    if (!view) {
      this.printing.foretell();
      return void (this.opening = true);
    }
    if (this.opening) {
      this.covered = true;
      setTimeout(() => this.uncover(), COVERED_MS);
      this.preview.forget(true);
    }
    this.printing.foretell();
    Object.assign(paper, { lang: view.clue_language ?? view.language, dir: view.clue_direction ?? view.direction });
    paper.dataset.size = view.sheet?.text_size ?? "normal";
    paper.dataset.list = view.sheet?.list ?? "";
    this.settings.show(view);
    this.submission.offer(view);
    for (const text of this.texts) text.show(view[text.name] ?? "");
    this.about.show(view);
    for (const name of /** @type {const} */ (["words", "answers", "name", "bank"]))
      for (const element of paper.querySelectorAll(`[data-label="${name}"]`)) label(element, view, name);
    within(byId("sheet-panel"), "fieldset:has([data-give])", HTMLElement).hidden = !this.gives;
    const listed = view.clues.reduce((sum, { items }) => sum + items.length, 0);
    byId("clues").toggleAttribute("data-few", hasDirections(view) && listed < FEW_CLUES);
    byId("clues").toggleAttribute("data-finds", !hasDirections(view));
    byId("bank").hidden = !view.bank?.length && !view.search?.blanks;
    byId("bank").toggleAttribute("data-letters", bare(view));
    this.listed(view);
    const none = within(byId("sheet-panel"), "[data-give=none]", HTMLButtonElement);
    const given = view.cells.some((row) => row.some((cell) => cell?.given));
    const all = /** @type {HTMLButtonElement} */ (none.previousElementSibling);
    if (!given && document.activeElement === none) all.focus(); // a dead button has no keys
    none.disabled = !given;
    const { cursor } = this.giving;
    if (cursor && !view.cells[cursor[0]]?.[cursor[1]]) this.giving.cursor = null;
    tellUnfinished(shownPuzzle(this.store).view);
    this.arrange();
    this.draw();
  }

  /**
   * The lists of clues and words; where there are many, after what is seen first.
   * @param {import("../base/state.js").View} view
   */
  listed(view) {
    const { clues, groups, codes, search, bank, language, direction, clue_language, clue_direction, labels, sheet } =
      view;
    const key = JSON.stringify([
      clues,
      groups,
      codes,
      search?.list,
      search?.blanks,
      bank,
      language,
      direction,
      clue_language,
      clue_direction,
      labels,
      sheet?.list,
    ]);
    const same = key === this.listedKey;
    const many = view.words.length >= MANY_WORDS;
    const lists = ["clues", "bank"].map(byId);
    // nor is laid out now what they had before
    if (this.opening && many) lists.forEach((list) => (list.dataset.late = ""));
    this.opening = false;
    if (this.preview.on) return; // the pages are about to be others
    this.fillLists = () => {
      this.fillLists = () => {};
      lists.forEach((list) => delete list.dataset.late);
      if (same) return;
      this.listedKey = key;
      const { focused } = this.clues;
      byId("clues").replaceChildren(
        ...findList(view),
        ...clues.filter((list) => list.items.length).map((list) => clueList(list, view)),
        ...cluelessLists(view),
      );
      byId("bank-words").replaceChildren(...bankRows(view));
      this.clues.drawn(focused);
    };
    if (!many) this.fillLists();
    else if (!this.covered && (!same || "late" in lists[0].dataset)) setTimeout(() => this.fillLists());
    else if (!this.covered) this.fillLists();
  }

  /** Draw it as it is, without pages. */
  uncover() {
    if (!this.covered || !this.view) return;
    this.covered = false;
    this.fillLists();
    this.draw();
  }

  /** What it lists is put on pages. */
  paged() {
    this.covered = false;
    this.fillLists = () => {};
    for (const id of ["clues", "bank"]) delete byId(id).dataset.late;
  }

  /** Where the key stands: beside the puzzle, on a printed page of its own or below all, or nowhere. */
  arrange() {
    const { both, keyOnly, key, paper, preview } = this;
    const { name_line, list } = this.view?.sheet ?? {};
    const shown = both ? "both" : keyOnly ? "answers" : "puzzle";
    for (const what of SHOWN) byId(`show-${what}`).setAttribute("aria-pressed", String(what === shown));
    byId("sheet-switch").hidden = this.beside;
    byId("sheet-answers").hidden = !keyOnly;
    byId("name-line").hidden = keyOnly || name_line === false;
    byId("sheet-words").hidden = list !== "none";
    paper.toggleAttribute("data-key", keyOnly);
    const below = both && !preview.on;
    const place = below ? byId("sheet-key") : this.figure;
    if (key.parentElement !== place) place.append(key);
    key.hidden = !below && !preview.beside(this.beside);
  }

  // -- drawing ------------------------------------------------------------------------

  /** Give the list of a word search its columns. @param {import("../base/state.js").View} view */
  columns(view) {
    const clues = byId("clues");
    const { fontSize, fontFamily } = getComputedStyle(clues);
    clues.style.setProperty(
      "--columns",
      String(listColumns(listTexts(view), findsClues(view), clues.clientWidth, parseFloat(fontSize), fontFamily)),
    );
  }

  draw() {
    const { view, canvas, figure } = this;
    if (!view || this.covered || !figure.clientWidth) return;
    if (findable(view)) this.columns(view);
    const { keyOnly } = this;
    const sizes = this.preview.cells ?? { ...cellSizes(view, this.beside, figure.clientWidth - 4), scale: 1 };
    const { side, keySide, stacked, scale } = sizes;
    const focused = document.activeElement === canvas && canvas.matches(":focus-visible");
    figure.toggleAttribute("data-stacked", stacked);
    drawGrid(
      canvas,
      view,
      this.beside || this.preview.on ? side : Math.max(LEAST_CELL, side),
      keyOnly,
      focused ? this.giving.cursor : null,
      0,
      scale,
    );
    if (!this.key.hidden) drawGrid(byId("key-grid"), view, keySide, true, null, 0, scale);
    tellMessage(this.told[0], view, keyOnly);
    tellMessage(this.told[1], view, !this.key.hidden);
    const live = this.gives && !keyOnly;
    canvas.setAttribute("role", live ? "application" : "img");
    canvas.tabIndex = live ? 0 : -1;
    canvas.toggleAttribute("data-live", live);
    if (live) canvas.setAttribute("aria-describedby", "sheet-grid-help");
    else canvas.removeAttribute("aria-describedby");
    const size = { width: view.width, height: view.height };
    canvas.setAttribute("aria-label", t(keyOnly ? "sheet-grid-answers" : "sheet-grid-empty", size));
    byId("key-grid").setAttribute("aria-label", t("sheet-grid-answers", size));
    if (!live && figure.scrollWidth > figure.clientWidth)
      figure.tabIndex = 0; // the keys can scroll it
    else figure.removeAttribute("tabindex");
  }
}

/**
 * One list of clues under its heading.
 * @param {import("../base/state.js").View["clues"][number]} list
 * @param {import("../base/state.js").View} view
 */
const clueList = (list, view) =>
  make(
    "section",
    {},
    clueHeading(list, view),
    make("ol", { className: "clue-list", role: "list" }, ...clueRows(list, view)),
  );
