// The grid in play: lines are drawn over its letters by mouse, pen, finger or keys, and go back to where they may lie.
import { byId } from "../base/dom.js";
import { GridController } from "../grid/controller.js";
import { sameCell } from "../grid/cursor.js";
import { gridTable } from "../grid/grid-table.js";
import { drawnColumn, paint } from "../grid/paint.js";
import { t } from "../i18n/l10n.js";
import { Rings } from "./lines-rings.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("../grid/controller.js").GridInput} GridInput */
/** @typedef {import("../grid/cursor.js").Cell} Cell */
/** @typedef {import("./lines-game.js").LinesGame} LinesGame */

/**
 * CSS pixels of a cell below which the whole grid is not shown at first, but a part of it: a finger needs more than a
 * mouse.
 */
const LEGIBLE = matchMedia("(pointer: coarse)").matches ? 13 : 10;
const READABLE = 26; // CSS pixels of a cell then
const EASY = 22; // CSS pixels of a cell below which one may want to see it nearer

/** @implements {GridInput} */
export class LinesGrid {
  /**
   * @param {{stage: HTMLElement, plane: HTMLElement, canvas: HTMLCanvasElement, holder: HTMLElement}} parts
   * @param {{take: (cells: Cell[]) => boolean, say: (text: string) => void}} on `take`: a line was drawn; whether it
   *   is a word that was missing
   */
  constructor({ holder, ...parts }, on) {
    this.stage = parts.stage;
    this.canvas = parts.canvas;
    this.holder = holder;
    this.on = on;
    /** @type {LinesGame | null} */
    this.game = null;
    /** What is painted of it. @type {View | undefined} */
    this.view = undefined;
    /** The cell that a line begins in. @type {Cell | null} */
    this.from = null;
    /** @type {Cell[]} the line as it lies now */
    this.trail = [];
    this.dragged = false;
    /** Where the pointer was last, while it draws. @type {{clientX: number, clientY: number}} */
    this.last = { clientX: 0, clientY: 0 };
    this.rings = new Rings();
    this.controller = new GridController(parts, {
      view: () => (this.game ? this.view : undefined),
      input: () => this,
      paint: (ctx, view, look) => this.paint(ctx, view, look),
      sight: () => (this.controller.cursor ? [this.controller.cursor] : []),
      usual: (view) => (this.controller.viewport.fitted(view) < LEGIBLE ? READABLE : null),
      refits: () => false,
    });
  }

  /** @param {LinesGame | null} game @param {boolean} [other] it is another puzzle, not the same one begun anew */
  show(game, other = false) {
    const { controller } = this;
    const before = this.game?.view;
    this.game = game;
    this.leave();
    this.rings.clear();
    if (!game) return;
    const { view } = game;
    if (other) controller.fits = true;
    if (before === view) return controller.draw();
    if (controller.cursor && !game.letter(controller.cursor)) controller.cursor = null;
    // Nothing that is painted knows where words are.
    this.view = { ...view, words: [], cells: view.cells.map((row) => row.map((cell) => cell && { t: cell.t })) };
    this.name();
    this.tabulate();
    controller.draw();
  }

  name() {
    if (!this.game) return;
    const { width, height } = this.game.view;
    this.canvas.setAttribute("aria-label", t("play-grid-label", { width, height }));
  }

  tabulate() {
    if (this.game) this.holder.replaceChildren(gridTable(this.game.view, (cell) => [cell?.t ?? ""]));
  }

  draw() {
    this.controller.draw();
  }

  /** @param {number} by steps nearer, 0: the whole grid */
  zoomBy(by) {
    this.controller.zoomBy(by);
  }

  /** @param {CanvasRenderingContext2D} ctx @param {View} view @param {import("../grid/controller.js").Base} look */
  paint(ctx, view, look) {
    const { game, controller, rings, trail, stage } = this;
    const { viewport } = controller;
    if (!game) return;
    byId("play").toggleAttribute("data-large", viewport.scrolls || viewport.wish !== null || viewport.cell < EASY);
    const moving = rings.moving(look.now);
    const hues = getComputedStyle(stage).getPropertyValue("--hues").trim().split(/\s+/);
    paint(ctx, view, {
      ...look,
      letters: true,
      numbers: false,
      rings: rings.of(game, trail, look, hues),
      message: game.over,
      cursor: look.focused ? controller.cursor : null,
    });
    if (moving) controller.draw();
  }

  /** A word was found. @param {number} index */
  swell(index) {
    this.rings.swell(index);
    this.draw();
  }

  /** All of them were. */
  celebrate() {
    this.rings.wave(this.game?.lines().map(({ target: { index } }) => index) ?? []);
    this.draw();
  }

  // -- lines by a pointer -----------------------------------------------------------------

  /** @param {Cell} cell */
  takes(cell) {
    return Boolean(this.game?.letter(cell));
  }

  eager() {
    return true;
  }

  /** @param {Cell} cell */
  grab(cell) {
    if (!this.takes(cell)) return false;
    this.begin(cell);
    this.dragged = true;
    return true;
  }

  /** @param {Cell} _ @param {PointerEvent} event */
  carry(_, { clientX, clientY }) {
    this.last = { clientX, clientY };
    this.pull();
    return true;
  }

  scrolled() {
    if (this.dragged) this.pull();
  }

  /** The line follows the pointer. */
  pull() {
    const { from, game, last } = this;
    if (!from || !game) return;
    const at = this.controller.viewport.point(last.clientX, last.clientY);
    const side = game.view.direction === "rtl" ? -1 : 1;
    const on = at.x - drawnColumn(game.view, from[1]) - 0.5;
    this.trail = game.snap(from, at.y - from[0] - 0.5, side * on);
    this.draw();
  }

  drop() {
    this.dragged = false;
    if (this.trail.length > 1) this.finish(this.trail);
    else this.draw(); // a finger that only rested: the first letter is marked
  }

  release() {
    this.leave();
  }

  /** The first letter was tapped, or the last. @param {Cell} cell */
  tap(cell) {
    const { game, from } = this;
    if (!game || !this.takes(cell) || sameCell(from, cell)) return this.leave();
    const line = from && game.line(from, cell);
    if (line) this.finish(line);
    else this.begin(cell);
    return undefined;
  }

  /** @param {Cell} cell */
  begin(cell) {
    this.from = cell;
    this.controller.cursor = cell;
    this.trail = [cell];
    this.draw();
  }

  /** Forget the line. */
  leave() {
    this.from = null;
    this.dragged = false;
    this.trail = [];
    this.draw();
  }

  /** @param {Cell[]} cells */
  finish(cells) {
    this.leave();
    if (!this.on.take(cells)) this.rings.fade(cells);
    this.controller.cursor = cells[cells.length - 1];
  }

  // -- keys ---------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.game || event.ctrlKey || event.metaKey || event.altKey) return;
    /** @type {Record<string, number>} */
    const zooms = { "+": 1, "=": 1, "-": -1, "−": -1, 0: 0 };
    if (this.controller.walk(event)) void 0;
    else if (event.key === "Enter" || event.key === " ") this.mark();
    else if (event.key === "Escape" && this.from) (this.leave(), this.on.say(t("play-dropped")));
    else if (event.key in zooms) this.zoomBy(zooms[event.key]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {Cell} cell */
  stops(cell) {
    return this.takes(cell);
  }

  /** @returns {Cell | null} the first letter of all */
  first() {
    const { cells } = /** @type {LinesGame} */ (this.game).view;
    const row = cells.findIndex((one) => one.some(Boolean));
    return row < 0 ? null : [row, cells[row].findIndex(Boolean)];
  }

  /** @param {Cell} cell */
  visit(cell) {
    const { game, from, controller } = this;
    if (!game) return;
    controller.cursor = cell;
    if (from) this.trail = game.snap(from, cell[0] - from[0], cell[1] - from[1]);
    controller.reveal([cell]);
    const place = { letter: game.letter(cell), row: cell[0] + 1, column: cell[1] + 1 };
    this.on.say(from ? game.letters(this.trail).join(" ") : t("grid-cell", place));
  }

  /** The first letter, or the last. */
  mark() {
    const { game, trail } = this;
    const cell = this.controller.cursor ?? this.first();
    if (!game || !cell) return undefined;
    if (!this.controller.cursor) return this.visit(cell);
    if (!this.from) {
      this.begin(cell);
      return this.on.say(t("play-begun", { letter: game.letter(cell) }));
    }
    if (trail.length > 1) this.finish(trail);
    else (this.leave(), this.on.say(t("play-dropped")));
    return undefined;
  }

  /** Bring a cell into sight. @param {Cell} cell */
  reveal(cell) {
    this.controller.reveal([cell]);
  }
}
