// How the grid lies on the stage: cell size, zoom, and which part is seen.
//
//   stage  the window: it scrolls
//     plane  as large as the whole grid with its margins: what there is to scroll
//       canvas  never larger than the stage; it sticks to its corner and is painted anew at each scroll,
//               so that a grid of any size is sharp at any zoom and takes no more memory than the window
import { edges, rim } from "./looks.js";
import { drawnColumn } from "./paint.js";

/** @typedef {import("../base/state.js").View} View */

const MARGIN = 5; // CSS pixels around the grid, for the outline of a word at the edge
const MOST_FITTED = 56; // CSS pixels of a cell: a small grid does not fill the window with six letters
const [LEAST, MOST] = [4, 120]; // CSS pixels of a cell at any zoom
export const STEP = 1.3; // one press of a zoom button
const BORDER = 1.5; // cells kept in sight beyond a word that is brought into view

export class Viewport {
  /**
   * @param {HTMLElement} stage @param {HTMLElement} plane @param {HTMLCanvasElement} canvas @param {() => void} draw
   */
  constructor(stage, plane, canvas, draw) {
    this.stage = stage;
    this.plane = plane;
    this.canvas = canvas;
    this.draw = draw;
    /** CSS pixels of a cell as wished; null: as large as fits. @type {number | null} */
    this.wish = null;
    /** Rows and columns of void on either side, while a word is moved beyond the box. @type {[number, number]} */
    this.pad = [0, 0];
    this.lined = false; // the numbers of rows and columns stand in the margins
    this.cell = 0; // CSS pixels, as drawn: a whole number of canvas pixels
    this.margin = MARGIN;
    this.ratio = 1; // canvas pixels per CSS pixel
    stage.addEventListener("scroll", draw);
  }

  /** Whether the margins belong to the grid. @param {View} view */
  rimmed(view) {
    return rim(view) > 0 || this.lined;
  }

  /** @param {View} view @returns {number} CSS pixels of a cell at which the whole grid is seen */
  fitted(view) {
    const rimmed = this.rimmed(view);
    const around = rimmed ? edges(view) : 0; // cells
    const [w, h] = [this.stage.offsetWidth, this.stage.offsetHeight].map((side) => side - (rimmed ? 1 : 2 * MARGIN));
    return Math.max(LEAST, Math.min(MOST_FITTED, w / (view.width + around), h / (view.height + around)));
  }

  /**
   * Size plane and canvas for a view.
   * @param {View} view @returns {{cell: number, margin: number, shift: [number, number]}} for `paint`, in canvas pixels
   */
  measure(view) {
    const { stage, plane, canvas, pad } = this;
    this.ratio = devicePixelRatio || 1;
    const cell = Math.max(1, Math.floor((this.wish ?? this.fitted(view)) * this.ratio + 1e-6));
    const margin = Math.round(this.rimmed(view) ? Math.max(1, (edges(view) * cell) / 2) : MARGIN * this.ratio);
    this.cell = cell / this.ratio;
    this.margin = margin / this.ratio;
    const whole = [view.width + 2 * pad[1], view.height + 2 * pad[0]].map((n) => n * cell + 2 * margin);
    plane.style.width = `${whole[0] / this.ratio}px`;
    plane.style.height = `${whole[1] / this.ratio}px`;
    const seen = [stage.clientWidth, stage.clientHeight].map((side, i) =>
      Math.min(Math.floor(side * this.ratio), whole[i]),
    );
    if (canvas.width !== seen[0] || canvas.height !== seen[1]) {
      [canvas.width, canvas.height] = seen;
      canvas.style.width = `${seen[0] / this.ratio}px`;
      canvas.style.height = `${seen[1] / this.ratio}px`;
    }
    const shift = /** @type {[number, number]} */ (
      [stage.scrollLeft, stage.scrollTop].map((by, i) => Math.round(by * this.ratio) - pad[1 - i] * cell)
    );
    Object.assign(canvas.dataset, {
      cell: this.cell,
      margin: this.margin,
      columns: view.width,
      rows: view.height,
      left: (margin - shift[0]) / this.ratio,
      top: (margin - shift[1]) / this.ratio,
    });
    return { cell, margin, shift };
  }

  /**
   * Where a point of the window lies in the grid, in cells from its drawn corner; whole parts are cells.
   * @param {number} clientX @param {number} clientY
   */
  point(clientX, clientY) {
    const box = this.canvas.getBoundingClientRect();
    const { left, top } = this.canvas.dataset;
    return { x: (clientX - box.left - Number(left)) / this.cell, y: (clientY - box.top - Number(top)) / this.cell };
  }

  /**
   * Row and column (reading order) under a point; they can lie outside the grid.
   * @param {View} view @param {number} clientX @param {number} clientY @returns {[number, number]}
   */
  under(view, clientX, clientY) {
    const { x, y } = this.point(clientX, clientY);
    return [Math.floor(y), drawnColumn(view, Math.floor(x))]; // drawnColumn is its own inverse
  }

  /** Whether there is more of the grid than is seen. */
  get scrolls() {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = this.stage;
    return scrollWidth > clientWidth || scrollHeight > clientHeight;
  }

  /**
   * Another cell size; what lies under a point of the window stays there.
   * @param {View} view @param {number | null} wish CSS pixels, null: fit
   * @param {{x: number, y: number}} [at] of the window
   */
  zoom(view, wish, at) {
    const box = this.stage.getBoundingClientRect();
    const centre = at ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const held = this.point(centre.x, centre.y);
    const fitted = this.fitted(view);
    const least = Math.min(fitted, Math.max(LEAST, fitted / 2));
    this.wish = wish === null ? null : Math.max(least, Math.min(MOST, wish));
    if (this.wish !== null && Math.abs(this.wish - fitted) < 0.02 * fitted) this.wish = null;
    this.measure(view);
    const now = this.point(centre.x, centre.y);
    this.scroll((held.x - now.x) * this.cell, (held.y - now.y) * this.cell);
    this.draw();
  }

  /** @param {number} right CSS pixels @param {number} down */
  scroll(right, down) {
    this.stage.scrollLeft += right;
    this.stage.scrollTop += down;
  }

  /**
   * Void all round, without anything moving on the screen.
   * @param {View} view @param {number} rows @param {number} columns
   */
  surround(view, rows, columns) {
    const before = this.point(0, 0);
    this.pad = [rows, columns];
    this.measure(view);
    const now = this.point(0, 0);
    this.scroll((before.x - now.x) * this.cell, (before.y - now.y) * this.cell);
    this.draw();
  }

  /**
   * Scroll so that cells are seen, the first of them above all.
   * @param {View} view @param {[number, number][]} cells
   */
  reveal(view, cells) {
    if (!cells.length || !this.scrolls) return;
    const { stage, cell, margin, pad } = this;
    const axes = [
      {
        at: cells.map(([, c]) => drawnColumn(view, c) + pad[1]),
        side: stage.clientWidth,
        name: /** @type {const} */ ("scrollLeft"),
      },
      { at: cells.map(([r]) => r + pad[0]), side: stage.clientHeight, name: /** @type {const} */ ("scrollTop") },
    ];
    for (const { at, side, name } of axes) {
      const border = Math.min(BORDER, Math.max(0, (side / cell - 1) / 2)); // a keyboard may leave room for two rows
      const room = Math.max(0, side / cell - 2 * border - 1);
      const near = at.filter((n) => Math.abs(n - at[0]) <= room); // a word longer than the window: its beginning
      const from = margin + (Math.min(...near) - border) * cell;
      const to = margin + (Math.max(...near) + 1 + border) * cell;
      if (from < stage[name]) stage[name] = from;
      else if (to > stage[name] + side) stage[name] = to - side;
    }
  }
}
