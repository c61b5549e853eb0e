// The sheet: the crossword as it will be printed, and everything that can be saved of it.
import { banner } from "./dialogs.js";
import { byId, make, span } from "./dom.js";
import { download, downloadText, timestamp } from "./files.js";
import { menuButton } from "./menu.js";
import { PAPER, paint, picture, PRINTED } from "./paint.js";
import { S } from "./strings.js";

const MOST_CELL = 34; // CSS pixels
const LEAST_CELL = 12; // CSS pixels; a wider grid scrolls
// On paper nothing depends on the window: A4 within the margins of sheet.css, less the title's height.
const PAGE = { cell: 7, width: 181, height: 225 }; // millimetres
const MM = 96 / 25.4; // CSS pixels
const FEW_CLUES = 12; // below it each direction has one column
const PRINT_SCALE = 4; // canvas pixels per CSS pixel on paper: about 400 a inch

export class Sheet {
  /** @param {import("./state.js").Values} store @param {import("./maker.js").Maker} maker */
  constructor(store, maker) {
    this.store = store;
    this.maker = maker;
    this.answers = false;
    this.scale = 0; // canvas pixels per CSS pixel; 0 for the screen's own
    this.canvas = byId("sheet-grid");
    this.title = byId("title");
    this.figure = this.canvas.parentElement;
    store.on(["puzzle", "open"], () => this.render());
    new ResizeObserver(() => this.draw()).observe(this.figure);
    byId("show-puzzle").addEventListener("click", () => this.show(false));
    byId("show-answers").addEventListener("click", () => this.show(true));
    this.title.addEventListener("input", () => this.grow());
    this.title.addEventListener("keydown", (event) => event.key === "Enter" && (event.preventDefault(), this.title.blur()));
    this.title.addEventListener("change", () => this.maker.retitle(this.title.value));
    byId("print").addEventListener("click", () => print());
    addEventListener("beforeprint", () => this.paper(PRINT_SCALE));
    addEventListener("afterprint", () => this.paper(0));
    menuButton(byId("save"), () => [
      { label: S.saveAll, hint: S.saveAllHint, run: () => this.saveAll() },
      { label: S.savePuzzle, run: () => this.savePicture(false) },
      { label: S.saveAnswers, run: () => this.savePicture(true) },
      { label: S.saveClueText, run: () => this.saveText("text", /clues/) },
      { label: S.saveAnswerText, run: () => this.saveText("text", /answers/) },
      { label: S.saveFile, hint: S.saveFileHint, run: () => this.saveText("ipuz", /./) },
    ]);
  }

  /** @returns {import("./state.js").View | undefined} */
  get view() { return this.store.open ? this.store.puzzle?.view : undefined; }

  /** @param {boolean} answers */
  show(answers) {
    this.answers = answers;
    byId("show-puzzle").setAttribute("aria-pressed", String(!answers));
    byId("show-answers").setAttribute("aria-pressed", String(answers));
    byId("sheet-answers").hidden = !answers;
    this.draw();
  }

  render() {
    const { view } = this;
    if (!view) return;
    Object.assign(byId("paper"), { lang: view.language, dir: view.direction });
    byId("paper").toggleAttribute("data-english", /^en\b/.test(view.language)); // its few words have no translations
    this.title.value = view.title;
    byId("sheet-words").textContent = S.count(view.counts.placed);
    byId("sheet-answers").textContent = S.answersMark;
    byId("name-label").textContent = S.name;
    byId("clues").toggleAttribute("data-few", view.counts.placed < FEW_CLUES);
    byId("clues").replaceChildren(...view.clues.filter((list) => list.items.length).map(clueList));
    this.draw();
    this.grow();
  }

  /** The title's box is as high as its text. */
  grow() {
    this.title.style.height = "auto";
    this.title.style.height = `${this.title.scrollHeight}px`;
  }

  /** @param {number} scale */
  paper(scale) {
    this.scale = scale;
    this.draw();
  }

  draw() {
    const { view, canvas, figure } = this;
    if (!view || !figure.clientWidth) return;
    const ratio = this.scale || devicePixelRatio || 1;
    const side = this.scale
      ? MM * Math.min(PAGE.cell, PAGE.width / view.width, PAGE.height / view.height)
      : Math.max(LEAST_CELL, Math.min(MOST_CELL, (figure.clientWidth - 4) / view.width));
    const cell = Math.max(1, Math.floor(side * ratio));
    const margin = Math.ceil(ratio);
    canvas.width = view.width * cell + 2 * margin;
    canvas.height = view.height * cell + 2 * margin;
    canvas.style.width = `${canvas.width / ratio}px`;
    canvas.style.height = `${canvas.height / ratio}px`;
    Object.assign(canvas.dataset, { cell: cell / ratio, margin: margin / ratio, columns: view.width, rows: view.height });
    if (figure.scrollWidth > figure.clientWidth) figure.tabIndex = 0; // the keys can scroll it
    else figure.removeAttribute("tabindex");
    canvas.setAttribute("aria-label", (this.answers ? S.gridAnswers : S.gridEmpty)(view.width, view.height));
    paint(canvas.getContext("2d"), view, { cell, margin, theme: this.scale ? PRINTED : PAPER, letters: this.answers, numbers: true, scale: ratio });
  }

  // -- saving -------------------------------------------------------------------------

  /** @param {() => Promise<string[]>} save returns the names of the files */
  async saving(save) {
    try {
      const names = await save();
      this.store.set({ unsaved: false });
      banner.show("", S.saved(names), "note");
    } catch (error) {
      banner.show(S.failed.save, error.message === "no picture" ? S.noPicture : error.message);
    }
  }

  /** The picture's name comes from the engine, so that all files of one moment are named alike. */
  async base(stamp) {
    return this.maker.export("text", stamp);
  }

  saveAll() {
    return this.saving(async () => {
      const { base, files } = await this.base(timestamp());
      const image = await picture(this.store.puzzle.view, false);
      download(image, `${base}-puzzle.png`);
      files.forEach(downloadText);
      return [`${base}-puzzle.png`, ...files.map((file) => file.name)];
    });
  }

  /** @param {boolean} answers */
  savePicture(answers) {
    return this.saving(async () => {
      const { base } = await this.base(timestamp());
      const name = `${base}-${answers ? "answers" : "puzzle"}.png`;
      download(await picture(this.store.puzzle.view, answers), name);
      return [name];
    });
  }

  /** @param {"text" | "ipuz"} to @param {RegExp} wanted which of its files, by name */
  saveText(to, wanted) {
    return this.saving(async () => {
      const { files } = await this.maker.export(to, timestamp());
      const chosen = files.filter((file) => wanted.test(file.name));
      chosen.forEach(downloadText);
      return chosen.map((file) => file.name);
    });
  }
}

/** One list of clues under its heading. @param {import("./state.js").View["clues"][number]} list */
function clueList({ heading, items }) {
  const rows = items.map(({ label, clue, enumeration }) => // the length stays on the line of the last word
    make("li", {}, make("b", { textContent: label }), " ", make("span", {}, clue ? `${clue}\u00a0` : "", span("length", enumeration))));
  return make("section", {}, make("h2", { textContent: heading }), make("ol", { className: "clue-list", role: "list" }, ...rows));
}
