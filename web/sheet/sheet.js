// The sheet: the crossword as it will be printed. Its texts, settings and given letters are changed in place.
import { byId, make, marked, pause } from "../base/dom.js";
import { fontsFor, onFonts } from "../i18n/fonts.js";
import { gridText } from "../grid/grid-text.js";
import { drawForm } from "../ui/form.js";
import { knows, usesDictionary } from "../ui/kinds.js";
import { localised, page, t } from "../i18n/l10n.js";
import { fillLanguages } from "../ui/languages.js";
import { languageCalled } from "../i18n/names.js";
import { edges, sheetLook } from "../grid/looks.js";
import { drawnColumn, paint } from "../grid/paint.js";
import { Paper } from "./paper.js";
import { Saver } from "./save.js";
import { findList, tellMessage } from "./search-sheet.js";
import { bankRows, clueHeading, clueRows, findsClues, label, listTexts } from "./sheet-lists.js";
import { cellSizes, LEAST_CELL, listColumns } from "./sheet-sizes.js";
import { device } from "../base/device.js";

const NUMBERED_FROM = 15; // CSS pixels of a cell with a letter
const FEW_CLUES = 12; // below it each direction has one column
const PRINT_SCALE = 4; // canvas pixels per CSS pixel on paper: about 400 an inch
const SETTLED_MS = 250; // without another change, before it is found out how the sheet is printed
const MANY_WORDS = 150; // whose lists take the browser long to set
const MOST_NAMED = 12; // words that the note on what was left out names

export class Sheet {
  /**
   * @param {import("../base/store.js").Values} store
   * @param {import("../app/session.js").Session} session
   * @param {(text: string) => void} say
   */
  constructor(store, session, say) {
    this.store = store;
    this.session = session;
    this.say = say;
    this.answers = false;
    /** Row and column of the keyboard's cursor, in reading order. @type {[number, number] | null} */
    this.cursor = null;
    /** Changes that are still being made. @type {Promise<any>} */
    this.line = Promise.resolve();
    this.canvas = byId("sheet-grid");
    this.figure = byId("figure");
    this.paper = byId("paper");
    this.printer = new Paper((grid, view, side, answers) => this.grid(grid, view, side, answers, null, PRINT_SCALE));
    /** How the view is printed, as far as that is known. @type {import("./paper.js").Printout | undefined} */
    this.printout = undefined;
    this.settling = 0;
    this.key = byId("key");
    /** What the letters of a hidden message say, below the key and below the answers. */
    this.told = [this.figure, byId("key-grid")].map((above) => {
      const line = make("p", { className: "key-message", hidden: true });
      above.after(line);
      return line;
    });
    this.listedKey = ""; // what the lists show
    this.opening = true; // it has not been seen since the view was another
    /** Fills the lists, if that was put off. */
    this.fillLists = () => {};
    this.texts = ["title", "author", "instructions"].map((name) => this.text(name));
    /** @type {ReturnType<typeof drawForm> | undefined} */
    this.form = undefined;
    this.saver = new Saver(store, session, () => this.settled());
    store.on(["puzzle", "route"], () => this.render());
    store.on(["kind", "language"], () => this.settings());
    store.on(["puzzle", "route", "canUndo", "canRedo"], () => this.ables());
    new ResizeObserver(() => this.draw()).observe(this.figure);
    onFonts(() => {
      this.draw();
      this.foretell();
    });
    byId("show-puzzle").addEventListener("click", () => this.show(false));
    byId("show-answers").addEventListener("click", () => this.show(true));
    byId("sheet-undo").addEventListener("click", () => this.step(-1));
    byId("sheet-redo").addEventListener("click", () => this.step(1));
    byId("sheet-settings").addEventListener("click", () => this.panel(byId("sheet-panel").hidden));
    const roomy = matchMedia("(min-width: 761px)").matches;
    this.panel(device.read("sheet-panel", roomy), false);
    for (const group of byId("sheet-panel").querySelectorAll("details")) if (roomy) group.open = true;
    for (const button of byId("sheet-panel").querySelectorAll("[data-give]"))
      button.addEventListener("click", () => this.give(button.dataset.give));
    this.canvas.addEventListener("click", (event) => this.press(event));
    this.canvas.addEventListener("keydown", (event) => this.move(event));
    for (const type of ["focus", "blur"]) this.canvas.addEventListener(type, () => this.draw());
    byId("print").addEventListener("click", () =>
      this.settled()
        .then(() => this.view && fontsFor(gridText(this.view), this.view.language))
        .then(() => print()),
    );
    addEventListener("beforeprint", () => this.view && this.printer.show(this.finished()));
    addEventListener("afterprint", () => this.printer.clear());
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
  /** Whether letters can be shown to whoever solves the puzzle. */
  get gives() {
    return knows(this.store.kind, "puzzle.give");
  }

  // -- changes ------------------------------------------------------------------------

  /**
   * One change after the other: in the session a newer act would take an older one's place.
   * @param {() => Promise<any>} act
   */
  enqueue(act) {
    return (this.line = this.line.then(act, act));
  }

  /** @param {string} type @param {object} fields @param {object} [how] as in Session.change */
  change(type, fields, how) {
    return this.enqueue(async () => {
      if (!(await this.session.changes.make(type, fields, how))) this.render(); // back to what holds
    });
  }

  /** @param {-1 | 1} by */
  step(by) {
    return this.enqueue(() => ((by < 0 ? this.store.canUndo : this.store.canRedo) ? this.session.step(by) : undefined));
  }

  /** Resolves when all that was typed or chosen is in the puzzle. */
  settled() {
    this.texts.forEach((text) => text.commit());
    return this.line;
  }

  /** A text that is edited where it stands. @param {string} name of it in the view, and of its element */
  text(name) {
    const input = byId(name);
    let shown = ""; // what the puzzle has
    const grow = () => {
      // the box is as high as its text, on the screen and on paper
      input.parentElement.dataset.text = input.value;
      input.parentElement.toggleAttribute("data-empty", !input.value.trim());
    };
    const commit = () => {
      if (input.value === shown) return;
      shown = input.value;
      this.change("puzzle.set", { values: { [name]: input.value } });
    };
    input.addEventListener("input", grow);
    input.addEventListener("change", commit);
    if (name !== "instructions")
      input.addEventListener(
        "keydown",
        (event) => event.key === "Enter" && !event.isComposing && (event.preventDefault(), input.blur()),
      );
    return {
      name,
      commit,
      get value() {
        return input.value;
      },
      /** What is being typed does not give way. @param {string} text */
      show(text) {
        const typing = document.activeElement === input && input.value !== shown;
        shown = text;
        if (!typing) input.value = text;
        grow();
      },
    };
  }

  /** The settings are others, or in another language. */
  settings() {
    this.form = undefined; // drawn anew when it is seen: there are hundreds of languages to name
    this.render();
  }

  /** The settings, drawn from the engine's description. */
  drawSettings() {
    const fields = this.store.kind?.sheet ?? [];
    this.form = drawForm(fields, {
      prefix: "sheet",
      messages: "sheet-option",
      languages: this.store.languages,
      brief: true,
      change: (name, value) => this.change("puzzle.set", { values: { sheet: { [name]: value } } }),
    });
    const { rows } = this.form;
    for (const group of byId("sheet-panel").querySelectorAll("details")) {
      const own = rows.filter(({ field }) => field.group === group.dataset.group);
      const [checks, others] = [true, false].map((bool) =>
        own.filter(({ field }) => (field.type === "bool") === bool).map(({ row }) => row),
      );
      group.querySelector(".sheet-fields").replaceChildren(...others);
      group.querySelector(".sheet-checks").replaceChildren(...checks);
    }
  }

  /** @param {boolean} open @param {boolean} [remember] */
  panel(open, remember = true) {
    byId("sheet-panel").hidden = !open;
    byId("sheet-settings").setAttribute("aria-expanded", String(open));
    if (remember) device.write("sheet-panel", open);
  }

  /**
   * Show letters, or none.
   * @param {string} how
   * @param {number} [row]
   * @param {number} [column] of the sheet, for "cell"
   */
  give(how, row = 0, column = 0) {
    const { view } = this;
    if (!view) return;
    const [down, along] = this.offset();
    const cell = view.cells[row]?.[column];
    this.change(
      "puzzle.give",
      { how, row: row + down, column: column + along },
      {
        said: (whole) =>
          how === "cell"
            ? t("sheet-letter-given", { letter: cell?.t ?? "", given: !cell?.given })
            : t("sheet-letters-given", { n: whole.cells.flat().filter((each) => each?.given).length }),
      },
    );
  }

  /** Rows and columns that the sheet has lost at its beginning, where words lie apart. @returns {[number, number]} */
  offset() {
    const { view, sheet } = this.store.puzzle;
    const at = sheet?.words.find((word) => word.state === "placed");
    if (!at) return [0, 0];
    const [r, c] = view.words[at.index].places[0];
    return [r - at.places[0][0], c - at.places[0][1]];
  }

  // -- the grid -----------------------------------------------------------------------

  /** @param {MouseEvent} event */
  press(event) {
    const { view, canvas } = this;
    if (!view || this.answers || !this.gives) return;
    const box = canvas.getBoundingClientRect();
    const [cell, margin] = [Number(canvas.dataset.cell), Number(canvas.dataset.margin)];
    const column = drawnColumn(view, Math.floor((event.clientX - box.left - margin) / cell));
    const row = Math.floor((event.clientY - box.top - margin) / cell);
    if (!view.cells[row]?.[column]?.t) return;
    this.cursor = [row, column];
    this.give("cell", row, column);
  }

  /** @param {KeyboardEvent} event */
  move(event) {
    const { view } = this;
    if (!view || this.answers || !this.gives || event.ctrlKey || event.metaKey || event.altKey) return;
    const side = view.direction === "rtl" ? -1 : 1;
    const step = { ArrowLeft: [0, -side], ArrowRight: [0, side], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    const turn = event.key === " " || event.key === "Enter";
    if (!step && !turn) return;
    event.preventDefault();
    if (turn && this.cursor)
      return view.cells[this.cursor[0]][this.cursor[1]]?.t ? this.give("cell", ...this.cursor) : undefined;
    if (!this.cursor || !step) {
      const row = view.cells.findIndex((cells) => cells.some(Boolean));
      this.cursor = row < 0 ? null : [row, view.cells[row].findIndex(Boolean)];
    } else {
      let [r, c] = this.cursor;
      do [r, c] = [r + step[0], c + step[1]];
      while (view.cells[r]?.[c] === null);
      if (view.cells[r]?.[c]) this.cursor = [r, c];
    }
    this.draw();
    this.reveal();
    this.tell();
  }

  /** Bring the cursor's cell into sight. */
  reveal() {
    const { view, cursor, canvas, figure } = this;
    if (!view || !cursor) return;
    const cell = Number(canvas.dataset.cell);
    const box = canvas.getBoundingClientRect();
    const [x, y] = [box.left + drawnColumn(view, cursor[1]) * cell, box.top + cursor[0] * cell];
    const frame = figure.getBoundingClientRect();
    const bar = document.querySelector(".sheet-top")?.getBoundingClientRect().bottom ?? 0;
    const past = (from, to, low, high) => (from < low ? from - low : to > high ? to - high : 0);
    figure.scrollBy(past(x - cell, x + 2 * cell, frame.left, frame.right), 0);
    scrollBy(0, past(y - cell, y + 2 * cell, bar, innerHeight));
  }

  tell() {
    const { view, cursor } = this;
    const cell = cursor && view?.cells[cursor[0]]?.[cursor[1]];
    if (!cell) return;
    const number = view.lines ? "" : (cell.n ?? ""); // where rows and columns carry the numbers, they say it all
    const place = { row: cursor[0] + 1, column: cursor[1] + 1, label: number };
    this.say(
      t(number ? "sheet-cell-numbered" : "sheet-cell", {
        ...place,
        letter: cell.t || t("sheet-cell-empty"),
        given: Boolean(cell.given),
      }),
    );
  }

  /** @param {KeyboardEvent} event */
  shortcut(event) {
    if (
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      document.querySelector("dialog[open]") ||
      this.store.route === "lists"
    )
      return;
    const is = (letter) =>
      event.key === letter ||
      event.key === letter.toUpperCase() ||
      (!/^[a-z]$/i.test(event.key) && event.code === `Key${letter.toUpperCase()}`);
    if (is("s") && !event.shiftKey && this.store.puzzle) {
      event.preventDefault();
      this.saver.saveText("ipuz", /./);
    }
    const typing =
      event.target instanceof Element && event.target.closest("textarea, input:not([type=radio], [type=checkbox])");
    if (this.store.route !== "sheet" || typing) return;
    const by = is("y") || (is("z") && event.shiftKey) ? 1 : is("z") ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    this.step(by);
  }

  // -- showing ------------------------------------------------------------------------

  /** @param {boolean} answers */
  show(answers) {
    this.answers = answers;
    byId("show-puzzle").setAttribute("aria-pressed", String(!answers));
    byId("show-answers").setAttribute("aria-pressed", String(answers));
    this.arrange();
    this.draw();
    this.foretell();
  }

  ables() {
    const { canUndo, canRedo } = this.store;
    const focused = document.activeElement;
    byId("sheet-undo").disabled = !canUndo;
    byId("sheet-redo").disabled = !canRedo;
    if (this.store.route === "sheet" && focused instanceof HTMLButtonElement && focused.disabled)
      byId(canUndo ? "sheet-undo" : canRedo ? "sheet-redo" : "back").focus();
  }

  render() {
    const { view, paper } = this;
    this.foretell();
    if (!view) return void (this.opening = true);
    if (!this.form) this.drawSettings();
    Object.assign(paper, { lang: view.clue_language ?? view.language, dir: view.clue_direction ?? view.direction });
    paper.dataset.size = view.sheet?.text_size ?? "normal";
    paper.dataset.list = view.sheet?.list ?? "";
    this.chosen(view);
    ["title", "author", "instructions"].forEach((name, i) => this.texts[i].show(view[name] ?? ""));
    for (const name of /** @type {const} */ (["words", "answers", "name", "bank"]))
      for (const element of paper.querySelectorAll(`[data-label="${name}"]`)) label(element, view, name);
    byId("sheet-panel").querySelector("fieldset:has([data-give])").hidden = !this.gives;
    byId("sheet-words").hidden = !usesDictionary(this.store.kind); // nobody counts numbers
    byId("clues").toggleAttribute("data-few", !view.hidden && view.counts.placed < FEW_CLUES);
    byId("clues").toggleAttribute("data-finds", Boolean(view.hidden));
    byId("bank").hidden = !view.bank?.length;
    this.listed(view);
    const none = byId("sheet-panel").querySelector("[data-give=none]");
    const given = view.cells.some((row) => row.some((cell) => cell?.given));
    if (!given && document.activeElement === none) none.previousElementSibling.focus(); // a dead button has no keys
    none.disabled = !given;
    if (this.cursor && !view.cells[this.cursor[0]]?.[this.cursor[1]]) this.cursor = null;
    this.leftOut();
    this.unfinished();
    this.arrange();
    this.draw();
  }

  /**
   * The lists of clues and words; where there are many, after what is seen first.
   * @param {import("../base/state.js").View} view
   */
  listed(view) {
    const { clues, hidden, bank, language, direction, clue_language, clue_direction, labels, sheet } = view;
    const key = JSON.stringify([
      clues,
      hidden?.list,
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
    this.fillLists = () => {
      this.fillLists = () => {};
      lists.forEach((list) => delete list.dataset.late);
      if (same) return;
      this.listedKey = key;
      byId("clues").replaceChildren(
        ...(hidden ? findList(view) : clues.filter((list) => list.items.length).map((list) => clueList(list, view))),
      );
      byId("bank-words").replaceChildren(...bankRows(view));
    };
    if (many && (!same || "late" in lists[0].dataset)) setTimeout(() => this.fillLists());
    else this.fillLists();
  }

  /**
   * Show the settings; languages that are at hand stand first, and digits there are no others of cannot be chosen.
   * @param {import("../base/state.js").View} view
   */
  chosen(view) {
    if (!view.sheet || !this.form) return;
    const { languages } = this.store;
    for (const { field, control, row } of this.form.rows) {
      if (field.name === "digits") row.hidden = !view.native_digits;
      if (field.type !== "language") continue;
      const usual = languages.find(({ code }) => code === view.clue_language);
      const first = [...new Set([view.clue_language, view.language, page.code, "en"])];
      fillLanguages(control.input, languages, {
        first,
        none: usual ? t("sheet-language-clues", { language: languageCalled(usual) }) : "",
      });
    }
    this.form.write(view.sheet);
  }

  /** One note on the words that are not on the sheet. */
  leftOut() {
    const words = this.store.puzzle.view.words.filter(({ state }) => state !== "placed");
    byId("left-out").hidden = !words.length;
    const more = words.length - MOST_NAMED;
    const named = words.slice(0, MOST_NAMED).flatMap((word, i) => {
      const name = make("bdi", { lang: this.view.language, textContent: word.shown ?? word.word });
      const reason =
        word.reason && t("sheet-left-out-reason", { reason: localised({ message: word.reason, said: word.said }) });
      return [i ? t("list-comma") : "", ...(reason ? marked(reason, { word: () => name }) : [name])];
    });
    byId("left-out").replaceChildren(
      ...marked(t(more > 0 ? "sheet-left-out-more" : "sheet-left-out", { n: words.length, more }), {
        words: () => named,
      }),
    );
  }

  /** What the sheet still lacks, though it can be printed as it is. */
  unfinished() {
    const { words, grid, hidden, sheet } = this.store.puzzle.view;
    const clueless =
      hidden && sheet?.list !== "clues" ? 0 : words.filter(({ state, clue }) => state === "placed" && !clue).length;
    const lacks = [
      grid?.empty && t("sheet-empty-cells", { n: grid.empty }),
      clueless && t("sheet-no-clue", { n: clueless }),
    ].filter(Boolean);
    byId("unfinished").hidden = !lacks.length;
    byId("unfinished").textContent = lacks.join(" ");
  }

  /** Where the key stands: beside the puzzle, on a printed page of its own, or nowhere. */
  arrange() {
    const { beside, key } = this;
    const answers = this.answers && !beside;
    byId("sheet-switch").hidden = beside;
    byId("sheet-answers").hidden = !answers;
    byId("name-line").hidden = answers || this.view?.sheet?.name_line === false;
    key.hidden = !beside;
  }

  // -- on paper -----------------------------------------------------------------------

  /**
   * What is printed: with the texts as they are being typed, and the key if its letters are what is seen.
   * @returns {import("../base/state.js").View}
   */
  get onPaper() {
    const typed = Object.fromEntries(this.texts.map(({ name, value }) => [name, value]));
    const { view, answers } = this;
    const seen =
      answers && !this.beside && (view.sheet?.prints ?? "puzzle") === "puzzle"
        ? { sheet: { ...view.sheet, prints: "key" } }
        : {};
    return { ...view, ...typed, ...seen };
  }

  /** Find out soon how the sheet will be printed, and tell it. */
  foretell() {
    this.printout = undefined;
    clearTimeout(this.settling);
    if (!this.view) return;
    byId("sheet-pages").ariaBusy = "true";
    const turn = (this.settling = setTimeout(async () => {
      const steps = this.printer.plan(this.onPaper);
      let step;
      while (!(step = steps.next()).done) {
        await pause();
        if (turn !== this.settling) return; // something else has changed, or it was printed meanwhile
      }
      this.foretold(step.value);
    }, SETTLED_MS));
  }

  /** @param {import("./paper.js").Printout} printout */
  foretold(printout) {
    this.settling = 0;
    this.printout = printout;
    byId("sheet-pages").ariaBusy = "false";
    const { count: n, size, pages } = printout;
    const text = pages.length ? t("sheet-pages", { n, size }) : t("sheet-pages-key", { n });
    if (byId("sheet-pages").textContent !== text) byId("sheet-pages").textContent = text;
  }

  /**
   * How the sheet is printed with what stands on it now, found out if it is not known yet.
   * @returns {import("./paper.js").Printout}
   */
  finished() {
    const { onPaper } = this;
    if (!this.printout || this.texts.some(({ name }) => onPaper[name] !== this.printout.view[name])) {
      clearTimeout(this.settling);
      const steps = this.printer.plan(onPaper);
      let step;
      do step = steps.next();
      while (!step.done);
      this.foretold(step.value);
    }
    return this.printout;
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
    if (!view || !figure.clientWidth) return;
    if (view.hidden) this.columns(view);
    const { side, keySide, stacked } = cellSizes(view, this.beside, figure.clientWidth - 4);
    const focused = document.activeElement === canvas && canvas.matches(":focus-visible");
    figure.toggleAttribute("data-stacked", stacked);
    this.grid(
      canvas,
      view,
      this.beside ? side : Math.max(LEAST_CELL, side),
      this.answers && !this.beside,
      focused ? this.cursor : null,
    );
    if (!this.key.hidden) this.grid(byId("key-grid"), view, keySide, true, null);
    tellMessage(this.told[0], view, this.answers && !this.beside);
    tellMessage(this.told[1], view, this.beside);
    const live = this.gives && (!this.answers || this.beside);
    canvas.setAttribute("role", live ? "application" : "img");
    canvas.tabIndex = live ? 0 : -1;
    canvas.toggleAttribute("data-live", live);
    if (live) canvas.setAttribute("aria-describedby", "sheet-grid-help");
    else canvas.removeAttribute("aria-describedby");
    const size = { width: view.width, height: view.height };
    canvas.setAttribute(
      "aria-label",
      t(this.answers && !this.beside ? "sheet-grid-answers" : "sheet-grid-empty", size),
    );
    byId("key-grid").setAttribute("aria-label", t("sheet-grid-answers", size));
    if (!live && figure.scrollWidth > figure.clientWidth)
      figure.tabIndex = 0; // the keys can scroll it
    else figure.removeAttribute("tabindex");
  }

  /**
   * Small cells have no room for a number beside the letter.
   * @param {HTMLCanvasElement} canvas
   * @param {import("../base/state.js").View} view
   * @param {number} side CSS pixels
   * @param {boolean} letters
   * @param {[number, number] | null} cursor
   * @param {number} [printed] canvas pixels per CSS pixel, on paper
   */
  grid(canvas, view, side, letters, cursor, printed = 0) {
    const ratio = printed || devicePixelRatio || 1;
    const cell = Math.max(1, Math.floor(side * ratio)); // whole canvas pixels keep every line sharp
    const margin = Math.max(Math.ceil(ratio), Math.ceil((edges(view) / 2) * cell));
    canvas.width = view.width * cell + 2 * margin;
    canvas.height = view.height * cell + 2 * margin;
    canvas.style.width = `${canvas.width / ratio}px`;
    canvas.style.height = `${canvas.height / ratio}px`;
    Object.assign(canvas.dataset, {
      cell: cell / ratio,
      margin: margin / ratio,
      columns: view.width,
      rows: view.height,
    });
    const ctx = canvas.getContext("2d");
    if (ctx)
      paint(ctx, view, {
        cell,
        margin,
        letters,
        numbers: !letters || side >= NUMBERED_FROM,
        cursor,
        scale: ratio,
        printed: printed > 0,
        ...sheetLook(view, printed > 0, letters),
      });
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
