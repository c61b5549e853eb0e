// The crossword's grid in play: what stands in it, the cursor, and the text field over the cursor that keyboards and input methods write into.
import { pageTheme, redraws } from "../ui/canvas.js";
import { byId } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { Viewport, STEP } from "../grid/viewport.js";
import { drawnColumn, paint } from "../grid/paint.js";
import { watch } from "../grid/pointers.js";

/** @typedef {import("./writing-game.js").Cross} Cross */
/** @typedef {import("./writing-game.js").Cell} Cell */
/** @typedef {import("./writing-game.js").Run} Run */

const MARK = "\u200b"; // stands in the empty field, so that an on-screen keyboard has something to delete
const LEAST = matchMedia("(pointer: coarse)").matches ? 25 : 22; // CSS pixels of a cell in which letters can be read and cells hit
const LARGEST = 64;
const EASY = 26; // CSS pixels of a cell below which one may want to see it nearer
const FIELD = 16; // CSS pixels of its letters: with smaller ones iOS enlarges the page

export class WritingGrid {
  /**
   * @param {{stage: HTMLElement, plane: HTMLElement, canvas: HTMLCanvasElement, field: HTMLInputElement}} parts
   * @param {{changed: () => void, moved: () => void, say: (text: string) => void, check: () => void}} on
   *   `changed`: letters are others; `moved`: the cursor is elsewhere; `check`: the word at the cursor
   */
  constructor({ stage, plane, canvas, field }, on) {
    this.stage = stage;
    this.canvas = canvas;
    this.field = field;
    this.on = on;
    /** @type {Cross | null} */
    this.game = null;
    this.whole = false; // a composition is only worth something at its end
    /** What was done while typed text waited until it was known how letters are written. @type {(() => void)[]} */
    this.later = [];
    this.composing = false;
    this.leaving = false; // Escape was pressed: Tab leaves the grid
    this.fits = true; // nobody has zoomed
    this.frame = 0;
    this.viewport = new Viewport(stage, plane, canvas, () => this.draw());
    redraws(stage, () => this.resized());
    watch(canvas, stage, {
      press() {},
      tap: (event) => this.press(this.viewport.under(this.view, event.clientX, event.clientY)),
      letter: () => true,
      eager: () => false,
      grab: () => null,
      carry: () => false,
      drop() {},
      release() {},
      scroll: (right, down) => this.viewport.scroll(right, down),
      zoom: (factor, at) => this.zoom(factor, at),
    });
    canvas.addEventListener("mousedown", (event) => event.preventDefault()); // the field keeps the focus; a finger's mousedown comes last
    canvas.addEventListener("click", () => this.focus());
    this.listen();
  }

  /** @type {any} */
  get view() {
    return this.game?.view;
  }

  /** @param {Cross | null} game @param {boolean} [other] it is another puzzle, not the same one begun anew */
  show(game, other = false) {
    const before = this.game;
    this.game = game;
    this.later = [];
    this.field.hidden = !game;
    this.settle();
    if (!game) return;
    if (other) this.fits = true;
    else if (before) game.go(before.cursor, before.across);
    Object.assign(this.field, { lang: game.view.language, dir: game.view.direction });
    this.name();
    this.update();
    if (other) this.reveal();
  }

  /** Where a screen reader is. */
  name() {
    if (!this.game) return;
    this.field.setAttribute("aria-label", t("play-cross-label", { width: this.view.width, height: this.view.height }));
  }

  focus() {
    this.field.focus({ preventScroll: true });
  }

  // -- drawing ------------------------------------------------------------------------

  resized() {
    this.draw();
    requestAnimationFrame(() => this.reveal());
  }

  /** Letters, cursor or page are others. */
  update() {
    this.place();
    this.draw();
  }

  draw() {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.drawNow();
    });
  }

  /** CSS pixels of a cell that nobody has chosen. */
  usual() {
    const { stage, view } = this;
    const typing = document.documentElement.hasAttribute("data-typing");
    const fitted = typing
      ? stage.offsetWidth / (view.width + (this.viewport.lined ? 2 : 0.4))
      : this.viewport.fitted(view); // beside a keyboard it scrolls, and keeps its size
    return Math.max(LEAST, Math.min(LARGEST, fitted));
  }

  drawNow() {
    const { game, canvas, stage, viewport } = this;
    const ctx = canvas.getContext("2d");
    if (!game || !ctx || !stage.clientWidth) return;
    if (this.fits) viewport.wish = this.usual();
    const { view } = game;
    viewport.lined = Boolean(view.lines);
    const look = viewport.measure(view);
    byId("play").toggleAttribute("data-large", viewport.scrolls || !this.fits || viewport.cell < EASY);
    const theme = pageTheme(stage);
    const { run } = game;
    const drawn = {
      ...view,
      words: [{ places: run.places }],
      cells: view.cells.map((row, r) => row.map((cell, c) => cell && { n: cell.n, ...game.at([r, c]) })),
    };
    paint(ctx, /** @type {any} */ (drawn), {
      ...look,
      scale: viewport.ratio,
      theme,
      letters: true,
      numbers: true,
      lines: view.lines,
      chosen: [0],
      cursor: game.over ? null : game.cursor,
    });
    this.marks(ctx, look, theme);
    this.place();
  }

  /** A stroke through wrong letters, a corner on those that were told. */
  marks(ctx, { cell, margin, shift }, theme) {
    const { game, view } = this;
    const bad = getComputedStyle(this.stage).getPropertyValue("--bad");
    game.open.forEach(([r, c]) => {
      const { wrong, told } = game.at([r, c]);
      if (!wrong && !told) return;
      const [x, y] = [margin - shift[0] + drawnColumn(view, c) * cell, margin - shift[1] + r * cell];
      const rtl = view.direction === "rtl";
      ctx.beginPath();
      if (wrong) {
        ctx.strokeStyle = bad;
        ctx.lineWidth = Math.max(1.5 * this.viewport.ratio, cell / 16);
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
    const { game, viewport, field, view } = this;
    if (!game || !viewport.cell) return;
    const [row, column] = game.cursor;
    Object.assign(field.style, {
      left: `${viewport.margin + drawnColumn(view, column) * viewport.cell}px`,
      top: `${viewport.margin + row * viewport.cell}px`,
      width: `${viewport.cell}px`,
      height: `${viewport.cell}px`,
      fontSize: `${Math.max(FIELD, viewport.cell * 0.55)}px`,
    });
  }

  /** The cursor's cell into sight, and as much of its word as there is room for. */
  reveal() {
    const { game, viewport } = this;
    if (!game || !this.stage.clientWidth) return;
    viewport.reveal(game.view, [game.cursor, ...game.run.places]);
    this.update();
  }

  // -- moving ---------------------------------------------------------------------------

  /** The cursor may have moved. @param {Run} [before] the word that it was in */
  went(before) {
    this.leaving = false;
    this.reveal();
    this.on.moved();
    this.tell(before !== this.game.run);
  }

  /** @param {() => any} act that moves the cursor */
  move(act) {
    const before = this.game.run;
    this.settle();
    act();
    this.went(before);
  }

  /** @param {Cell} cell */
  press(cell) {
    if (!this.game) return;
    if (this.game.runsAt(cell).length) this.move(() => this.game.press(cell));
    this.focus();
  }

  /** @param {Run} run */
  goTo(run) {
    this.move(() => this.game.goTo(run));
  }

  /** What a screen reader hears: the clue where it is another, and the letter. @param {boolean} whole */
  tell(whole) {
    const { game } = this;
    const { run } = game;
    this.on.say(whole ? this.told(run) : this.toldCell());
  }

  /** A clue with what there is of its word. @param {Run} run */
  told(run) {
    const letters = this.game
      .letters(run)
      .map((letter) => letter || t("play-blank"))
      .join(" ");
    return t("play-told", {
      place: this.placeOf(run),
      clue: run.clue,
      n: run.places.length,
      letters,
      begun: this.game.letters(run).some(Boolean),
    });
  }

  /** @param {Run} run */
  placeOf(run) {
    return t("grid-entry", { number: run.label, heading: this.view.clues[run.list].heading });
  }

  toldCell() {
    const { game } = this;
    const { t: letter, wrong = false, told = false, pencil = false } = game.at(game.cursor);
    const { places } = game.run;
    const n = places.findIndex(([r, c]) => r === game.cursor[0] && c === game.cursor[1]) + 1;
    return t("play-told-cell", { letter: letter || t("play-blank"), n, all: places.length, wrong, told, pencil });
  }

  // -- keys and typed text ----------------------------------------------------------------

  /** Whatever is being composed stays as it is seen. */
  settle() {
    this.composing = false;
    this.field.toggleAttribute("data-composing", false);
    this.field.value = MARK;
    this.field.setSelectionRange(1, 1);
  }

  listen() {
    const { field } = this;
    const text = () => field.value.replaceAll(MARK, "");
    field.addEventListener("compositionstart", () => {
      this.composing = true;
      field.toggleAttribute("data-composing", this.whole);
    });
    field.addEventListener("input", () => {
      if (this.composing) {
        if (!this.whole && this.game?.compose(text())) this.wrote();
        return;
      }
      const [written, erased] = [text(), !field.value];
      this.settle();
      if (written) this.type(written);
      else if (erased) this.erase();
    });
    field.addEventListener("compositionend", () => {
      if (!this.composing) return; // its text was taken already
      const written = text();
      this.settle();
      this.type(written);
    });
    field.addEventListener("focus", () => {
      this.settle();
      this.draw();
    });
    field.addEventListener("blur", () => this.draw());
    field.addEventListener("keydown", (event) => {
      if (event.isComposing || this.composing || event.keyCode === 229) return; // the input method's
      if (
        this.game?.waiting &&
        (event.key.length > 1 || event.key === " ") &&
        !["Shift", "Control", "Alt", "Meta"].includes(event.key)
      ) {
        event.preventDefault();
        this.later.push(() => this.key(event));
      } else if (this.key(event)) (event.preventDefault(), event.stopPropagation());
    });
  }

  /** @param {string} text as the keyboard or an input method wrote it */
  type(text) {
    const { game } = this;
    if (!game) return;
    if (this.later.length) return void this.later.push(() => this.type(text));
    this.leaving = false;
    if (text && !text.trim()) return this.move(() => game.turn());
    const before = game.cursor;
    const changed = game.type(text);
    if (changed || game.cursor !== before) this.wrote();
    else if (text && !game.over && !game.split?.(text).length) this.on.say(t("play-no-letter")); // not of letters that stand there already, such as those an input method settles
    return undefined;
  }

  /** It is known now how letters are written. */
  catchUp() {
    for (const act of this.later.splice(0)) act();
  }

  wrote() {
    this.reveal();
    this.on.changed();
    this.on.moved();
  }

  erase() {
    if (!this.game) return;
    this.game.erase();
    this.wrote();
    this.tell(false);
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether it was meant for the grid */
  key(event) {
    const { game } = this;
    if (!game || event.altKey) return false;
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const { leaving } = this;
    this.leaving = false;
    if (ctrlKey || metaKey) {
      if (key !== "Enter") return false;
      this.on.check();
      return true;
    }
    const side = game.view.direction === "rtl" ? -1 : 1;
    const steps = { ArrowLeft: [0, -side], ArrowRight: [0, side], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
    if (key in steps) this.move(() => game.step(steps[key][0], steps[key][1]));
    else if (key === "Tab" && leaving) return false;
    else if (key === "Tab") this.move(() => game.next(shiftKey ? -1 : 1));
    else if (key === "Home" || key === "End") this.move(() => game.edge(key === "Home"));
    else if (key === "Enter" && matchMedia("(pointer: coarse)").matches)
      this.move(() => game.next(1)); // as the key of an on-screen keyboard says
    else if (key === "Enter" || key === " ") this.move(() => game.turn());
    else if (key === "Backspace") this.erase();
    else if (key === "Delete") (game.clear(), this.wrote(), this.tell(false));
    else if (key === "Escape") ((this.leaving = true), this.on.say(t("drawing-leave")));
    else return false;
    return true;
  }

  // -- zoom ---------------------------------------------------------------------------

  /** @param {number | null} factor null: the whole grid @param {{x: number, y: number}} [at] the point of the window that stays */
  zoom(factor, at) {
    const { game, viewport } = this;
    if (!game) return;
    this.fits = factor === null && viewport.fitted(game.view) >= LEAST;
    viewport.zoom(game.view, this.fits ? this.usual() : factor === null ? null : viewport.cell * factor, at);
    if (!this.fits) viewport.wish = viewport.cell; // also when a keyboard takes half of the window
    if (!at) this.reveal();
  }

  /** @param {number} by steps nearer, 0: the whole grid */
  zoomBy(by) {
    this.zoom(by ? STEP ** by : null);
  }
}
