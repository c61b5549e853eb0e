// The working grid: what is painted of the puzzle that is made, its name and table for screen readers, and what
// follows the words and the editor elsewhere on the page. A grid that can be edited takes presses and keys as the
// editor does.
import { make } from "../base/dom.js";
import { GridController } from "./controller.js";
import { paintDropTargets } from "./drop-targets.js";
import { marked } from "./mark-said.js";
import { gridTable } from "./grid-table.js";
import { byModel } from "../base/models.js";
import { paint } from "./paint.js";
import { WordInput } from "./word-input.js";
import { page, t } from "../i18n/l10n.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("../base/state.js").Word} Word */
/** @typedef {import("./cursor.js").Cell} Cell */
/** @typedef {import("../base/later.js").Later<import("./editor.js").GridEditor>} Editing  it comes when wanted */
/**
 * @typedef {{picks: import("./selection.js").Picks, moving: import("./moving.js").Moving,
 *   editing: Editing, replace: () => void, edit: () => void, say: (text: string) => void}} Acts
 */

const NUMBERS_FROM = 20; // CSS pixels of a cell from which its number can be read

/** @typedef {(view: View, picked: Set<number>) => Partial<import("./paint.js").Look>} Answers */

/**
 * How the answers are shown, besides what is seen anyway: of letters, all words in rings, but for selected ones,
 * which have theirs.
 * @type {Record<import("../base/models.js").Model, Answers>}
 */
const ANSWERS = {
  crossing: () => ({}),
  blocked: () => ({}),
  letters: ({ words }, picked) => ({
    rings: words.flatMap(({ index, places }) => (places && !picked.has(index) ? [{ places }] : [])),
    filler: "soft",
    message: true,
  }),
};
const answers = byModel(ANSWERS);
/** Whether what is no cell is a black square. */
const hasBlocks = byModel({ crossing: false, blocked: true, letters: false });

export class WorkingGrid {
  /**
   * @param {{stage: HTMLElement, plane: HTMLElement, canvas: HTMLCanvasElement, holder: HTMLElement}} parts
   * @param {import("../app/state.js").Values} store @param {Acts} on
   */
  constructor({ holder, ...parts }, store, on) {
    this.stage = parts.stage;
    this.canvas = parts.canvas;
    this.holder = holder;
    this.store = store;
    this.editing = on.editing;
    /** @type {View | undefined} the one that was painted last */
    this.last = undefined;
    /** @type {View | undefined} the one that the table shows */
    this.tabulated = undefined;
    this.words = new WordInput(this, store, on);
    this.controller = new GridController(parts, {
      view: () => this.view,
      input: () => this.editor?.presses ?? this.words,
      paint: (ctx, view, look) => this.paint(ctx, view, look),
      sight: () => (this.controller.cursor ? [this.controller.cursor] : (this.word()?.places ?? [])),
    });
    this.listen();
  }

  listen() {
    const { store, canvas, controller } = this;
    store.on(["puzzle"], () => this.changed());
    store.on(["language"], () => {
      if (!this.view) return;
      this.name();
      this.tabulated = undefined;
      if (!store.busy) this.tabulate();
    });
    store.on(["puzzle", "selected", "picked", "moving", "editor", "echo", "rings"], () => this.draw());
    store.on(["selected"], () => {
      const places = this.word()?.places;
      if (places && !this.editor?.cursor && document.activeElement !== canvas) controller.reveal(places);
    });
    store.on(["editor"], () => this.editor?.cursor && controller.reveal([this.editor.cursor]));
    store.on(["moving"], () => this.follow());
    store.on(["busy"], () => !store.busy && this.tabulate());
    canvas.addEventListener("pointerdown", () => this.view?.grid && this.editing.use(() => {})); // the wait is told
    canvas.addEventListener("dblclick", (event) => !this.editor && this.words.doubled(controller.under(event)));
  }

  /** What edits the grid, if that can be done and it is there. */
  get editor() {
    const { part } = this.editing;
    return part?.active ? part : undefined;
  }
  /** @returns {View | undefined} */
  get view() {
    return this.store.puzzle?.view;
  }
  /** @returns {Word | undefined} */
  word() {
    return this.view?.words[this.store.selected];
  }

  draw() {
    this.controller.draw();
  }

  /** @param {1 | -1 | 0} by one step nearer, one back, or the whole grid */
  zoomBy(by) {
    this.controller.zoomBy(by);
  }

  changed() {
    const { view, canvas, controller, last } = this;
    canvas.hidden = !view;
    if (!view) return;
    this.last = view;
    const kept = last ? view.words.filter(({ word }, i) => word === last.words[i]?.word).length : 0;
    const others = view.grid
      ? !last?.grid || last.width !== view.width || last.height !== view.height
      : 2 * kept < (last?.words.length ?? 0);
    if (last && last !== view && others) controller.fits = true; // other words, or another grid: seen whole first
    if (controller.cursor && !this.words.takes(controller.cursor)) controller.cursor = null;
    this.name();
    if (!this.store.busy) this.tabulate();
  }

  /** What a screen reader calls the grid. */
  name() {
    const { width, height, title } = /** @type {View} */ (this.view);
    this.canvas.setAttribute("aria-label", t(title ? "grid-label-titled" : "grid-label", { width, height, title }));
  }

  /** @param {CanvasRenderingContext2D} ctx @param {View} view @param {import("./controller.js").Base} look */
  paint(ctx, view, look) {
    const { store, editor, controller } = this;
    const { moving } = store;
    const lit = editor?.lit(view);
    paint(ctx, editor && lit ? editor.echo.over(lit.view) : view, {
      ...look,
      ...(store.rings && answers(view)(view, store.picked)),
      letters: true,
      locks: true,
      numbers: controller.viewport.cell >= NUMBERS_FROM,
      chosen: moving ? [] : (lit?.chosen ?? [...store.picked]),
      cursor: look.focused && !moving ? controller.cursor : null,
    });
    if (editor?.view === view) editor.echo.paint(ctx, view, look, controller.viewport);
    if (moving?.view === view) paintDropTargets(ctx, moving, look);
  }

  /** The grid as a table, once nothing changes any more. */
  tabulate() {
    const { view } = this;
    if (!view || this.tabulated === view) return;
    this.tabulated = view;
    const table = gridTable(view, (cell) => [[cell?.n, cell?.t].filter(Boolean).join(" "), ...this.noted(view, cell)]);
    this.holder.replaceChildren(table);
  }

  /**
   * What a cell of the table says besides its letter, of a grid with black squares.
   * @param {View} view @param {import("../base/state.js").Cell} cell
   */
  noted(view, cell) {
    const note = !hasBlocks(view) ? "" : !cell ? "block" : !cell.t ? "empty" : cell.pinned ? "pinned" : "";
    const told = marked(cell, note && t(`editor-cell-${note}`));
    if (!told) return [];
    const textContent = `${cell?.t || cell?.n ? " " : ""}${told}`;
    return [make("span", { lang: page.code, dir: page.direction, textContent })];
  }

  /** A word is being moved: room for it beyond the box, and the place that is shown in sight. */
  follow() {
    const { stage, view } = this;
    const { viewport } = this.controller;
    /** @type {import("./moving.js").Move | null} */
    const moving = this.store.moving;
    if (!view) return;
    if (moving) stage.dataset.moving = String(moving.places.length);
    else delete stage.dataset.moving;
    const cells = moving?.places.flatMap((place) => place.cells) ?? [];
    /** How far cells reach beyond either side. @param {number[]} all @param {number} side */
    const beyond = (all, side) => (all.length ? Math.max(0, -Math.min(...all), Math.max(...all) - side + 1) : 0);
    const rows = beyond(
      cells.map(([row]) => row),
      view.height,
    );
    const columns = beyond(
      cells.map(([, column]) => column),
      view.width,
    );
    if (rows !== viewport.pad[0] || columns !== viewport.pad[1]) viewport.surround(view, rows, columns);
    const place = moving?.places[moving.at];
    if (place && !moving.dragged) viewport.reveal(view, place.cells);
  }
}
