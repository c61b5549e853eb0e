// What every grid on the page has in common: its canvas fitted to the window, how it lies there, which cell a pointer
// is over, a cursor, and when it is painted anew. What is painted, and what presses and keys do, is the part of
// whoever shows the grid.
import { pageTheme, redraws } from "../ui/canvas.js";
import { arrowStep, nextStop, rowEnd } from "./cursor.js";
import { watch } from "./pointers.js";
import { STEP, Viewport } from "./viewport.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("./cursor.js").Cell} Cell */
/**
 * What presses and keys do.
 * @typedef {object} GridInput
 * @property {(cell: Cell, event: PointerEvent, double: boolean) => void} [press] see pointers.js
 * @property {(cell: Cell, event: PointerEvent) => void} [tap]
 * @property {(cell: Cell) => boolean} takes whether something to press is there
 * @property {() => boolean} [eager] @property {(cell: Cell) => boolean | null} [grab]
 * @property {(cell: Cell, event: PointerEvent) => boolean} [carry]
 * @property {() => void} [drop] @property {() => void} [release]
 * @property {() => void} [scrolled] the grid moved below the pointer
 * @property {(event: KeyboardEvent) => void} [key] on the canvas
 * @property {(cell: Cell) => boolean} [stops] where the cursor may be
 * @property {() => Cell | null} [first] where it begins
 * @property {(cell: Cell) => void} [visit] it is to go there
 */
/**
 * Whoever shows the grid.
 * @typedef {object} Shown
 * @property {() => View | undefined} view @property {() => GridInput} input
 * @property {(ctx: CanvasRenderingContext2D, view: View, look: Base) => void} paint
 * @property {() => Cell[]} sight the cells that stay in sight when the grid is seen larger or smaller
 * @property {(view: View) => number | null} [usual] CSS pixels of a cell that nobody has chosen; null: as large as fits
 * @property {(view: View) => boolean} [refits] whether the usual size is what "the whole grid" means
 * @property {boolean} [lined] where rows and columns have numbers, those stand in the margins
 * @property {() => void} [resized]
 */
/**
 * What all painters are given, in canvas pixels.
 * @typedef {{cell: number, margin: number, shift: [number, number], scale: number,
 *   theme: ReturnType<typeof pageTheme>, focused: boolean, now: number}} Base
 *   `focused`: a keyboard is on the canvas; `now` in milliseconds, as animations count them
 */

export class GridController {
  /** @param {{stage: HTMLElement, plane: HTMLElement, canvas: HTMLCanvasElement}} parts @param {Shown} shown */
  constructor({ stage, plane, canvas }, shown) {
    this.stage = stage;
    this.canvas = canvas;
    this.shown = shown;
    /** @type {Cell | null} */
    this.cursor = null;
    this.fits = true; // nobody has chosen a size
    this.frame = 0;
    this.viewport = new Viewport(stage, plane, canvas, () => this.draw());
    redraws(stage, () => {
      this.draw();
      shown.resized?.();
    });
    const at = (/** @type {PointerEvent} */ event) => this.under(event);
    this.pointers = watch(canvas, stage, {
      press: (event, double) => shown.input().press?.(at(event), event, double),
      tap: (event) => shown.input().tap?.(at(event), event),
      letter: (event) => Boolean(this.view) && shown.input().takes(at(event)),
      eager: () => shown.input().eager?.() ?? false,
      grab: (event) => shown.input().grab?.(at(event)) ?? null,
      carry: (event) => shown.input().carry?.(at(event), event) ?? false,
      drop: () => shown.input().drop?.(),
      release: () => shown.input().release?.(),
      scroll: (right, down) => {
        this.viewport.scroll(right, down);
        shown.input().scrolled?.();
      },
      zoom: (factor, point) => this.zoom(factor, point),
    });
    canvas.addEventListener("keydown", (event) => this.view && shown.input().key?.(event));
    for (const type of ["focus", "blur"]) canvas.addEventListener(type, () => this.draw());
  }

  get view() {
    return this.shown.view();
  }

  // -- painting ---------------------------------------------------------------------------

  /** Paint at the next frame: many changes, one picture. */
  draw() {
    this.frame ||= requestAnimationFrame((now) => {
      this.frame = 0;
      this.drawNow(now);
    });
  }

  /** @param {number} now */
  drawNow(now) {
    const { view, canvas, stage, viewport, shown } = this;
    const ctx = canvas.getContext("2d");
    if (!view || !ctx || !stage.clientWidth) return;
    viewport.lined = Boolean(shown.lined && view.lines);
    if (this.fits) viewport.wish = shown.usual?.(view) ?? null;
    shown.paint(ctx, view, {
      ...viewport.measure(view),
      scale: viewport.ratio,
      theme: pageTheme(stage),
      focused: document.activeElement === canvas && canvas.matches(":focus-visible"),
      now,
    });
  }

  // -- where things are -------------------------------------------------------------------

  /** The cell under a pointer; it may lie outside. @param {{clientX: number, clientY: number}} event @returns {Cell} */
  under({ clientX, clientY }) {
    const { view } = this;
    return view ? this.viewport.under(view, clientX, clientY) : [-1, -1];
  }

  /** Bring cells into sight, the first of them above all. @param {Cell[]} cells */
  reveal(cells) {
    if (!this.view) return;
    this.viewport.reveal(this.view, cells);
    this.draw();
  }

  /**
   * @param {number | null} factor null: the whole grid
   * @param {{x: number, y: number}} [at] the point of the window that stays
   */
  zoom(factor, at) {
    const { view, viewport, shown } = this;
    if (!view) return;
    this.fits = factor === null && (shown.refits?.(view) ?? true);
    const whole = this.fits ? (shown.usual?.(view) ?? null) : null;
    viewport.zoom(view, factor === null ? whole : (viewport.wish ?? viewport.cell) * factor, at);
    if (!at) this.reveal(shown.sight());
  }

  /** @param {number} by steps nearer, 0: the whole grid */
  zoomBy(by) {
    this.zoom(by ? STEP ** by : null);
  }

  // -- the cursor -------------------------------------------------------------------------

  /**
   * Arrows, Home and End: to another cell.
   * @param {KeyboardEvent} event @returns {boolean} whether it was one of these keys
   */
  walk(event) {
    const view = /** @type {View} */ (this.view);
    const input = this.shown.input();
    const step = arrowStep(event.key, view.direction);
    const home = event.key === "Home";
    if (!step && !home && event.key !== "End") return false;
    const { cursor } = this;
    const stops = (/** @type {Cell} */ cell) => input.stops?.(cell) ?? true;
    const on = (/** @type {Cell} */ from) =>
      step ? nextStop(view, from, step, stops) : rowEnd(view, from[0], home, stops);
    const to = cursor ? on(cursor) : input.first?.();
    if (to) input.visit?.(to);
    return true;
  }
}
