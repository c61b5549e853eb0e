// The crossword's grid in play: what stands in it, the cursor, and what keyboards and input methods write into it.
import { byId } from "../base/dom.js";
import { GridController } from "../grid/controller.js";
import { sameCell } from "../grid/cursor.js";
import { marked } from "../grid/mark-said.js";
import { drawnColumn, paint } from "../grid/paint.js";
import { cellAt } from "../grid/slots.js";
import { TypedText } from "../grid/typed-text.js";
import { t } from "../i18n/l10n.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("../grid/controller.js").Base} Base */
/** @typedef {import("../grid/cursor.js").Cell} Cell */
/** @typedef {import("./writing-game.js").WritingGame} WritingGame */
/** @typedef {import("./writing-game.js").Run} Run */

const COARSE = matchMedia("(pointer: coarse)");
const FRAMED = parent !== window; // the page around it is to be reached by Tab alone
const LEAST = COARSE.matches ? 25 : 22; // CSS pixels of a cell in which letters can be read and cells hit
const LARGEST = 64;
const EASY = 26; // CSS pixels of a cell below which one may want to see it nearer
const MODIFIERS = ["Shift", "Control", "Alt", "Meta"];

export class WritingGrid {
  /**
   * @param {{stage: HTMLElement, plane: HTMLElement, canvas: HTMLCanvasElement, field: HTMLInputElement}} parts
   * @param {{changed: () => void, moved: () => void, say: (text: string) => void, check: () => void}} on
   *   `changed`: letters are others, and the cursor may be elsewhere; `moved`: only that; `check`: the word at the
   *   cursor
   */
  constructor({ field, ...parts }, on) {
    this.stage = parts.stage;
    this.field = field;
    this.on = on;
    /** @type {WritingGame | null} */
    this.game = null;
    this.whole = false; // a composition is only worth something at its end
    /** What was done while typed text waited until it was known how letters are written. @type {(() => void)[]} */
    this.later = [];
    this.controller = new GridController(parts, {
      view: () => this.view,
      input: () => ({ takes: () => true, tap: (cell) => this.press(cell) }),
      paint: (ctx, view, look) => this.paint(ctx, view, look),
      sight: () => this.sight(),
      usual: (view) => this.usual(view),
      refits: (view) => this.controller.viewport.fitted(view) >= LEAST,
      lined: true,
      resized: () => requestAnimationFrame(() => this.reveal()),
    });
    // the field keeps the focus; a finger's mousedown comes last
    parts.canvas.addEventListener("mousedown", (event) => event.preventDefault());
    parts.canvas.addEventListener("click", () => this.focus());
    this.text = this.listen(field);
  }

  /** @param {HTMLInputElement} field */
  listen(field) {
    for (const type of ["focus", "blur"]) field.addEventListener(type, () => this.controller.draw());
    return new TypedText(field, {
      view: () => this.view,
      type: (text) => this.type(text),
      compose: (text) => this.game?.compose(text) && this.wrote(),
      whole: () => this.whole,
      step: (down, on) => this.move((game) => game.step(down, on)),
      next: (by) => this.move((game) => game.next(by)),
      edge: (first) => this.move((game) => game.edge(first)),
      erase: () => this.erase((game) => game.erase()),
      clear: () => this.erase((game) => game.clear()),
      // as the key of an on-screen keyboard says
      enter: () => this.move((game) => (COARSE.matches ? game.next(1) : game.turn())),
      control: ({ key }) => key === "Enter" && (this.on.check(), true),
      other: ({ key }) => key === " " && (this.move((game) => game.turn()), true),
      escape: () => false,
      leave: () => this.on.say(t("editor-leave")),
      ends: (by) => FRAMED && this.game?.run === this.game?.runs.at(by === 1 ? -1 : 0),
      held: (event) => this.holds(event),
    });
  }

  /** @returns {View | undefined} */
  get view() {
    return this.game?.view;
  }

  /** @param {WritingGame | null} game @param {boolean} [other] it is another puzzle, not the same one begun anew */
  show(game, other = false) {
    const before = this.game;
    this.game = game;
    this.later = [];
    this.field.hidden = !game;
    this.settle();
    if (!game) return;
    if (other) this.controller.fits = true;
    else if (before) game.go(before.cursor, before.across);
    this.text.serve(game.view);
    this.name();
    this.update();
    if (other) this.reveal();
  }

  /** Where a screen reader is. */
  name() {
    if (!this.game) return;
    const { width, height } = this.game.view;
    this.field.setAttribute("aria-label", t("play-cross-label", { width, height }));
  }

  focus() {
    this.text.focus();
  }

  /** Whatever is being composed stays as it is seen. */
  settle() {
    this.text.settle();
  }

  // -- painting -----------------------------------------------------------------------

  /** Letters, cursor or page are others. */
  update() {
    this.place();
    this.controller.draw();
  }

  /** CSS pixels of a cell that nobody has chosen. @param {View} view */
  usual(view) {
    const { viewport, stage } = this.controller;
    const typing = document.documentElement.hasAttribute("data-typing");
    // beside a keyboard it scrolls, and keeps its size
    const fitted = typing ? stage.offsetWidth / (view.width + (viewport.lined ? 2 : 0.4)) : viewport.fitted(view);
    return Math.max(LEAST, Math.min(LARGEST, fitted));
  }

  /** @param {CanvasRenderingContext2D} ctx @param {View} view @param {Base} look */
  paint(ctx, view, look) {
    const { game } = this;
    const { viewport, fits } = this.controller;
    if (!game) return;
    if (!fits) viewport.wish ??= viewport.cell; // also when a keyboard takes half of the window
    byId("play").toggleAttribute("data-large", viewport.scrolls || !fits || viewport.cell < EASY);
    const run = /** @type {import("../base/state.js").Word} */ ({ places: game.run.places });
    /** @type {View} */
    const written = {
      ...view,
      words: [run],
      cells: view.cells.map((row, r) => row.map((cell, c) => cell && { ...cell, ...game.at([r, c]) })),
    };
    paint(ctx, written, {
      ...look,
      letters: true,
      numbers: true,
      lines: view.lines,
      chosen: [0],
      cursor: game.over ? null : game.cursor,
    });
    this.marks(ctx, view, look);
    this.place();
  }

  /**
   * A stroke through wrong letters, a corner on those that were told.
   * @param {CanvasRenderingContext2D} ctx @param {View} view @param {Base} look
   */
  marks(ctx, view, { cell, margin, shift, scale, theme }) {
    const { game } = this;
    if (!game) return;
    const bad = getComputedStyle(this.stage).getPropertyValue("--bad");
    game.open.forEach(([r, c]) => {
      const { wrong, told } = game.at([r, c]);
      if (!wrong && !told) return;
      const [x, y] = [margin - shift[0] + drawnColumn(view, c) * cell, margin - shift[1] + r * cell];
      const rtl = view.direction === "rtl";
      ctx.beginPath();
      if (wrong) {
        ctx.strokeStyle = bad;
        ctx.lineWidth = Math.max(1.5 * scale, cell / 16);
        ctx.moveTo(x + cell * 0.14, y + cell * 0.86);
        ctx.lineTo(x + cell * 0.86, y + cell * 0.14);
        ctx.stroke();
        return;
      }
      const [corner, away] = rtl ? [x + cell * 0.06, 1] : [x + cell * 0.94, -1]; // where no number stands
      ctx.fillStyle = theme.accent;
      ctx.moveTo(corner, y + cell * 0.06);
      ctx.lineTo(corner + away * cell * 0.26, y + cell * 0.06);
      ctx.lineTo(corner, y + cell * 0.32);
      ctx.fill();
    });
  }

  /** Lay the field over the cursor's cell. */
  place() {
    if (this.game) this.text.place(this.game.view, this.controller.viewport, this.game.cursor);
  }

  /** The cursor's cell, and its word. @returns {Cell[]} */
  sight() {
    return this.game ? [this.game.cursor, ...this.game.run.places] : [];
  }

  /** The cursor's cell into sight, and as much of its word as there is room for. */
  reveal() {
    if (!this.game || !this.stage.clientWidth) return;
    this.controller.reveal(this.sight());
    this.place();
  }

  // -- moving ---------------------------------------------------------------------------

  /** @param {(game: WritingGame) => void} act that moves the cursor */
  move(act) {
    const { game } = this;
    if (!game) return;
    const before = game.run;
    this.settle();
    act(game);
    this.text.leaving = false;
    this.reveal();
    this.on.moved();
    this.tell(before !== game.run);
  }

  /** @param {Cell} cell */
  press(cell) {
    if (!this.game) return;
    if (this.game.runsAt(cell).length) this.move((game) => game.press(cell));
    this.focus();
  }

  /** @param {Run} run */
  goTo(run) {
    this.move((game) => game.goTo(run));
  }

  /** What a screen reader hears: the clue where it is another, and the letter. @param {boolean} whole */
  tell(whole) {
    const { game } = this;
    if (game) this.on.say(whole ? this.told(game) : this.toldCell(game));
  }

  /** A clue with what there is of its word. @param {WritingGame} game */
  told(game) {
    const { run } = game;
    const letters = game.letters(run);
    return t("play-told", {
      place: this.placeOf(run),
      clue: run.clue,
      n: run.places.length,
      letters: letters.map((letter) => letter || t("play-blank")).join(" "),
      begun: letters.some(Boolean),
    });
  }

  /** @param {Run} run */
  placeOf(run) {
    const { clues, labels } = this.view ?? {};
    const heading = clues?.[run.list]?.heading ?? labels?.[run.across ? "across" : "down"] ?? "";
    return t("grid-entry", { number: run.label, heading }).trim();
  }

  /** @param {WritingGame} game */
  toldCell(game) {
    const { t: letter, wrong = false, told = false, pencil = false } = game.at(game.cursor);
    const { places } = game.run;
    const n = places.findIndex((cell) => sameCell(cell, game.cursor)) + 1;
    const said = t("play-told-cell", { letter: letter || t("play-blank"), n, all: places.length, wrong, told, pencil });
    return marked(cellAt(game.view, game.cursor), said);
  }

  // -- keys and typed text ----------------------------------------------------------------

  /** Whether a key waits until it is known how the letters before it are written. @param {KeyboardEvent} event */
  holds(event) {
    const waits =
      this.game?.waiting.length && (event.key.length > 1 || event.key === " ") && !MODIFIERS.includes(event.key);
    if (waits) this.later.push(() => this.text.key(event));
    return Boolean(waits);
  }

  /** @param {string} text as the keyboard or an input method wrote it */
  type(text) {
    const { game } = this;
    if (!game) return;
    if (this.later.length) return void this.later.push(() => this.type(text));
    this.text.leaving = false;
    if (text && !text.trim()) return this.move(() => game.turn());
    const before = game.cursor;
    const changed = game.type(text);
    if (changed || game.cursor !== before) this.wrote();
    // not of letters that stand there already, such as those an input method settles
    else if (text && !game.over && !game.split?.(text).length) this.on.say(t("play-no-letter"));
    return undefined;
  }

  /** It is known now how letters are written. */
  catchUp() {
    for (const act of this.later.splice(0)) act();
  }

  /** Letters are others, the cursor may be elsewhere. */
  wrote() {
    this.reveal();
    this.on.changed();
  }

  /** @param {(game: WritingGame) => void} act that takes letters away */
  erase(act) {
    if (!this.game) return;
    act(this.game);
    this.wrote();
    this.tell(false);
  }

  /** @param {number} by steps nearer, 0: the whole grid */
  zoomBy(by) {
    this.controller.zoomBy(by);
  }
}
