// The working grid: its canvas fitted to the window, the pointer and keys on it, its table for screen readers.
import { make } from "./dom.js";
import { fontOf, undrawable } from "./fonts.js";
import { drawnColumn, paint } from "./paint.js";
import { S } from "./strings.js";

/** @typedef {import("./state.js").View} View */

const LEAST_CELL = 8; // CSS pixels; a larger grid scrolls
const MOST_CELL = 56;
const NUMBERS_FROM = 20; // CSS pixels of a cell from which its number can be read
const DOUBLE_MS = 500; // between the two presses of a double click
const MARGIN = 5; // CSS pixels around the grid, for the outline of a word at the edge

/** What the canvas says, in words: "12 Across COMPASS". @param {View} view @param {import("./state.js").Word} word */
export function placeOf(view, word) {
  const heading = view.clues.find((list) => list.direction === (word.across ? "across" : "down"))?.heading ?? "";
  return S.entry(word.label ?? "", heading);
}

export class Board {
  /**
   * @param {{stage: HTMLElement, canvas: HTMLCanvasElement, holder: HTMLElement}} parts
   * @param {import("./state.js").Values} store
   * @param {{replace: () => void, edit: () => void, say: (text: string) => void, undrawable: (letters: string[]) => void}} on
   */
  constructor({ stage, canvas, holder }, store, on) {
    this.stage = stage;
    this.canvas = canvas;
    this.holder = holder;
    this.store = store;
    this.on = on;
    /** Row and column of the keyboard's cursor, in reading order. @type {[number, number] | null} */
    this.cursor = null;
    this.cell = 0; // CSS pixels, as the margin
    this.margin = 0;
    /** @type {View | undefined} the one that the table shows */
    this.tabulated = undefined;
    this.frame = 0;
    this.mouse = true; // what pressed last; two taps turn, as two slow clicks do
    this.pressed = -Infinity; // when, in milliseconds
    new ResizeObserver(() => this.draw()).observe(stage);
    for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"]) matchMedia(query).addEventListener("change", () => this.draw());
    this.watchPixels();
    document.fonts?.addEventListener?.("loadingdone", () => this.draw());
    store.on(["puzzle"], () => this.changed());
    store.on(["puzzle", "selected"], () => this.draw());
    store.on(["busy"], () => !store.busy && this.tabulate());
    canvas.addEventListener("pointerdown", (event) => event.button === 0 && this.press(event));
    canvas.addEventListener("dblclick", () => this.mouse && this.word() && on.edit());
    canvas.addEventListener("keydown", (event) => this.key(event));
    for (const type of ["focus", "blur"]) canvas.addEventListener(type, () => this.draw());
  }

  /** @returns {View | undefined} */
  get view() { return this.store.puzzle?.view; }
  word() { return this.view?.words[this.store.selected]; }

  watchPixels() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => (this.watchPixels(), this.draw()), { once: true });
  }

  changed() {
    const { view, canvas } = this;
    canvas.hidden = !view;
    if (!view) return;
    if (this.cursor && !view.cells[this.cursor[0]]?.[this.cursor[1]]) this.cursor = null;
    canvas.setAttribute("aria-label", S.gridLabel(view.width, view.height, view.title));
    if (!this.store.busy) this.tabulate();
  }

  /** Draw at the next frame: many changes, one picture. */
  draw() {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.drawNow();
    });
  }

  drawNow() {
    const { view, canvas, stage } = this;
    if (!view || !stage.clientWidth) return;
    const ratio = devicePixelRatio || 1;
    const fits = Math.min((stage.clientWidth - 2 * MARGIN) / view.width, (stage.clientHeight - 2 * MARGIN) / view.height);
    const side = Math.max(LEAST_CELL, Math.min(MOST_CELL, fits));
    const cell = Math.max(1, Math.floor(side * ratio)); // whole canvas pixels keep every line sharp
    const margin = Math.round(MARGIN * ratio);
    const [width, height] = [view.width * cell + 2 * margin, view.height * cell + 2 * margin];
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height });
      canvas.style.width = `${width / ratio}px`;
      canvas.style.height = `${height / ratio}px`;
    }
    this.cell = cell / ratio;
    this.margin = margin / ratio;
    Object.assign(canvas.dataset, { cell: this.cell, margin: this.margin, columns: view.width, rows: view.height });
    const ctx = canvas.getContext("2d");
    if (!ctx) return;
    const focused = document.activeElement === canvas && canvas.matches(":focus-visible");
    paint(ctx, view, {
      cell, margin, scale: ratio, theme: this.theme(), letters: true,
      numbers: this.cell >= NUMBERS_FROM, chosen: this.store.selected, cursor: focused ? this.cursor : null,
    });
  }

  /** @returns {import("./paint.js").Theme} the page's colours of the moment */
  theme() {
    const style = getComputedStyle(this.stage);
    const of = (name) => style.getPropertyValue(name).trim();
    return { cell: of("--cell"), line: of("--rule"), ink: of("--ink"), soft: of("--soft"), tint: of("--lit"), accent: of("--accent") };
  }

  /** The grid as a table, once nothing changes any more; and a word about letters without a font. */
  tabulate() {
    const { view } = this;
    if (!view || this.tabulated === view) return;
    this.tabulated = view;
    const rows = view.cells.map((row, r) => make("tr", {}, make("th", { scope: "row", textContent: S.row(r + 1) }),
      ...row.map((cell) => make("td", { textContent: cell ? [cell.n, cell.t].filter(Boolean).join(" ") : "" }))));
    this.holder.replaceChildren(make("table", { lang: view.language, dir: view.direction },
      make("caption", { textContent: S.tableCaption(view.width, view.height) }), make("tbody", {}, ...rows)));
    const clusters = view.words.flatMap((word) => word.cells);
    this.on.undrawable(undrawable(clusters, fontOf(view.language).letters));
  }

  /** Words through a cell, across first. @param {number} row @param {number} column */
  through(row, column) {
    return (this.view?.words ?? [])
      .filter((word) => word.places?.some(([r, c]) => r === row && c === column))
      .sort((a, b) => Number(b.across) - Number(a.across));
  }

  /** Put the cursor on a cell and light a word through it. @param {boolean} turn  to the other word at a crossing */
  visit(row, column, turn) {
    const { view } = this;
    if (!view?.cells[row]?.[column]) return this.store.set({ selected: -1 });
    this.cursor = [row, column];
    const words = this.through(row, column);
    const at = words.findIndex((word) => word.index === this.store.selected);
    const along = words.find((word) => word.across === this.word()?.across);
    const word = at < 0 ? along ?? words[0] : words[turn ? (at + 1) % words.length : at];
    this.store.set({ selected: word?.index ?? -1 });
    this.draw();
  }

  /** @param {PointerEvent} event */
  press(event) {
    const { view, canvas, cell, margin } = this;
    if (!view) return;
    const box = canvas.getBoundingClientRect();
    const drawn = Math.floor((event.clientX - box.left - margin) / cell);
    const row = Math.floor((event.clientY - box.top - margin) / cell);
    const column = drawnColumn(view, drawn); // its own inverse
    this.mouse = event.pointerType === "mouse";
    const double = this.mouse && event.timeStamp - this.pressed < DOUBLE_MS;
    this.pressed = event.timeStamp;
    const again = this.cursor?.[0] === row && this.cursor?.[1] === column && !double;
    this.visit(row, column, again && this.through(row, column).some((word) => word.index === this.store.selected));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { view } = this;
    if (!view || event.ctrlKey || event.metaKey || event.altKey) return;
    const side = view.direction === "rtl" ? -1 : 1;
    const steps = { ArrowLeft: [0, -side], ArrowRight: [0, side], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
    if (event.key in steps) this.move(steps[event.key]);
    else if (event.key === " " && this.cursor) this.visit(...this.cursor, true);
    else if (event.key === "Enter" && this.word()) this.on.replace();
    else if (event.key === "F2" && this.word()) this.on.edit();
    else if (event.key === "Escape") this.store.set({ selected: -1 });
    else return;
    event.preventDefault();
    if (event.key === " " || event.key in steps) this.tell();
  }

  /** To the next letter in a direction, over the void. @param {number[]} step rows down, columns along */
  move([down, along]) {
    const { cells, words } = /** @type {View} */ (this.view);
    if (!this.cursor) {
      const start = this.word()?.places?.[0] ?? words.find((word) => word.places)?.places?.[0];
      if (start) this.visit(start[0], start[1], false);
      return;
    }
    let [r, c] = this.cursor;
    do [r, c] = [r + down, c + along]; while (cells[r]?.[c] === null);
    if (cells[r]?.[c]) this.visit(r, c, false);
  }

  tell() {
    const { view, cursor } = this;
    if (!view || !cursor) return;
    const words = this.through(...cursor).map((word) => `${placeOf(view, word)}, ${word.word}`);
    this.on.say(S.cell(view.cells[cursor[0]][cursor[1]]?.t ?? "", cursor[0] + 1, cursor[1] + 1, words.join("; ")));
  }
}
