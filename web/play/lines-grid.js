// The grid in play: lines are drawn over its letters by mouse, pen, finger or keys, and go back to where they may lie.
import { pageTheme, redraws } from "../ui/canvas.js";
import { byId, make } from "../base/dom.js";
import { page, t } from "../i18n/l10n.js";
import { Viewport, STEP } from "../grid/viewport.js";
import { drawnColumn, paint } from "../grid/paint.js";
import { watch } from "../grid/pointers.js";

/** @typedef {import("./lines-game.js").Search} Search */
/** @typedef {import("./lines-game.js").Cell} Cell */

/** CSS pixels of a cell below which the whole grid is not shown at first, but a part of it: a finger needs more than a mouse. */
const LEGIBLE = matchMedia("(pointer: coarse)").matches ? 13 : 10;
const READABLE = 26; // CSS pixels of a cell then
const EASY = 22; // CSS pixels of a cell below which one may want to see it nearer
const FADE_MS = 450; // a line that reads no word
const SWELL_MS = 420; // a word that was found
const SWELL = 0.16; // of the side
const WAVE_MS = 1200; // from the first word's swelling to the last one's, when all are found
const FILL = "2e"; // how dense the colour of a found word is within its ring, as the last part of a colour
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class LinesGrid {
  /**
   * @param {{stage: HTMLElement, plane: HTMLElement, canvas: HTMLCanvasElement, holder: HTMLElement}} parts
   * @param {{take: (cells: Cell[]) => boolean, say: (text: string) => void}} on `take`: a line was drawn; whether it is a word that was missing
   */
  constructor({ stage, plane, canvas, holder }, on) {
    this.stage = stage;
    this.canvas = canvas;
    this.holder = holder;
    this.on = on;
    /** @type {Search | null} */
    this.game = null;
    /** What is drawn of it. @type {import("../base/state.js").View | undefined} */
    this.view = undefined;
    /** Row and column of the keyboard's cursor. @type {Cell | null} */
    this.cursor = null;
    /** The cell that a line begins in. @type {Cell | null} */
    this.from = null;
    /** @type {Cell[]} the line as it lies now */
    this.trail = [];
    this.dragged = false;
    this.fits = true; // nobody has zoomed: the whole grid is seen, or as much of it as can be read
    /** Where the pointer was last, while it draws. @type {{x: number, y: number}} */
    this.last = { x: 0, y: 0 };
    /** Lines that fade, and found words that swell, with the time they begin. @type {{cells?: Cell[], index?: number, since: number}[]} */
    this.moves = [];
    this.frame = 0;
    this.viewport = new Viewport(stage, plane, canvas, () => this.draw());
    redraws(stage, () => this.draw());
    this.hands = watch(canvas, stage, {
      press() {},
      tap: (event) => this.tap(this.under(event)),
      letter: (event) => Boolean(this.game?.letter(this.under(event))),
      eager: () => true,
      grab: (event) => this.grab(event),
      carry: (event) => {
        this.pull(event.clientX, event.clientY);
        return true;
      },
      drop: () => this.drop(),
      release: () => this.leave(),
      scroll: (right, down) => {
        this.viewport.scroll(right, down);
        if (this.dragged) this.pull(this.last.x, this.last.y);
      },
      zoom: (factor, at) => this.zoom(factor, at),
    });
    canvas.addEventListener("keydown", (event) => this.key(event));
    for (const type of ["focus", "blur"]) canvas.addEventListener(type, () => this.draw());
  }

  /** @param {Search | null} game @param {boolean} [other] it is another puzzle, not the same one begun anew */
  show(game, other = false) {
    const before = this.game?.view;
    this.game = game;
    this.leave();
    this.moves = [];
    if (!game) return;
    const { view } = game;
    if (other) this.fits = true;
    if (before === view) return this.draw();
    if (this.cursor && !game.letter(this.cursor)) this.cursor = null;
    // Nothing that is drawn knows where words are.
    this.view = { ...view, words: [], cells: view.cells.map((row) => row.map((cell) => cell && { t: cell.t })) };
    this.name();
    this.tabulate();
    this.draw();
  }

  name() {
    const { width, height } = /** @type {Search} */ (this.game).view;
    this.canvas.setAttribute("aria-label", t("play-grid-label", { width, height }));
  }

  tabulate() {
    const { view } = /** @type {Search} */ (this.game);
    const rows = view.cells.map((row, r) =>
      make(
        "tr",
        {},
        make("th", { scope: "row", lang: page.code, textContent: t("grid-row", { n: r + 1 }) }),
        ...row.map((cell) => make("td", { textContent: cell?.t ?? "" })),
      ),
    );
    this.holder.replaceChildren(
      make(
        "table",
        { lang: view.language, dir: view.direction },
        make("caption", {
          lang: page.code,
          dir: page.direction,
          textContent: t("grid-caption", { width: view.width, height: view.height }),
        }),
        make("tbody", {}, ...rows),
      ),
    );
  }

  // -- drawing ------------------------------------------------------------------------

  draw() {
    this.frame ||= requestAnimationFrame((now) => {
      this.frame = 0;
      this.drawNow(now);
    });
  }

  /** @param {number} now milliseconds, as animations count them */
  drawNow(now) {
    const { game, view, canvas, stage, viewport } = this;
    const ctx = canvas.getContext("2d");
    if (!game || !view || !ctx || !stage.clientWidth) return;
    if (this.fits) viewport.wish = viewport.fitted(view) < LEGIBLE ? READABLE : null;
    const look = viewport.measure(view);
    byId("play").toggleAttribute("data-large", viewport.scrolls || viewport.wish !== null || viewport.cell < EASY);
    this.moves = this.moves.filter(({ since, cells }) => now < since + (cells ? FADE_MS : SWELL_MS));
    const focused = document.activeElement === canvas && canvas.matches(":focus-visible");
    const theme = pageTheme(stage);
    paint(ctx, view, {
      ...look,
      scale: viewport.ratio,
      theme,
      letters: true,
      numbers: false,
      rings: this.rings(now, theme),
      message: game.over,
      cursor: focused ? this.cursor : null,
    });
    if (this.moves.length) this.draw();
  }

  /** @param {number} now @param {ReturnType<typeof pageTheme>} theme @returns {import("../grid/paint-letters.js").Ring[]} */
  rings(now, theme) {
    const {
      game,
      viewport: { cell, ratio },
    } = this;
    const { found, shown } = game.progress;
    const side = cell * ratio;
    const thin = Math.max(ratio, side / 20);
    const thick = Math.max(2 * ratio, side / 11);
    const dashes = [0.16 * side, 0.12 * side];
    const hues = getComputedStyle(this.stage).getPropertyValue("--hues").trim().split(/\s+/);
    const swell = (index) => {
      const move = this.moves.find((one) => one.index === index);
      const part = move ? (now - move.since) / SWELL_MS : 0;
      return part > 0 && part < 1 ? SWELL * side * Math.sin(part * Math.PI) : 0;
    };
    return [
      ...(shown
        ? game.targets
            .filter(({ index }) => !found.has(index))
            .map(({ places }) => ({ places, style: { line: theme.soft, width: thin, dashes } }))
        : []),
      ...game.lines().map(({ target: { index }, cells }, i) => {
        const line = hues[i % hues.length]; // by turns: what was found one after the other looks different
        return { places: cells, style: { fill: `${line}${FILL}`, line, width: thin + swell(index) } };
      }),
      ...game.marks().map((cell) => ({ places: [cell], style: { line: theme.accent, width: thick, dashes } })),
      ...this.moves.flatMap(({ cells, since }) =>
        cells
          ? [
              {
                places: cells,
                alpha: Math.max(0, 1 - (now - since) / FADE_MS),
                style: { line: theme.soft, width: thick },
              },
            ]
          : [],
      ),
      ...(this.trail.length
        ? [{ places: this.trail, style: { fill: theme.tint, line: theme.accent, width: thick } }]
        : []),
    ];
  }

  /** A word was found: its ring swells for a moment. @param {number} index */
  swell(index) {
    if (!still.matches) this.moves.push({ index, since: performance.now() });
    this.draw();
  }

  /** All of them, one after the other. */
  celebrate() {
    const lines = this.game.lines();
    const now = performance.now();
    if (!still.matches)
      this.moves = lines.map(({ target: { index } }, i) => ({
        index,
        since: now + (i * WAVE_MS) / Math.max(lines.length, 20),
      }));
    this.draw();
  }

  // -- lines --------------------------------------------------------------------------

  /** @param {{clientX: number, clientY: number}} event @returns {Cell} */
  under({ clientX, clientY }) {
    return this.game ? this.viewport.under(this.game.view, clientX, clientY) : [-1, -1];
  }

  /** @param {PointerEvent} event */
  grab(event) {
    const cell = this.under(event);
    if (!this.game?.letter(cell)) return false;
    this.begin(cell);
    this.dragged = true;
    return true;
  }

  /** The line follows the pointer. */
  pull(x, y) {
    const { from, game, viewport } = this;
    if (!from || !game) return;
    this.last = { x, y };
    const at = viewport.point(x, y);
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

  /** @param {Cell} cell */
  begin(cell) {
    this.from = cell;
    this.cursor = cell;
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

  /** The first letter was tapped, or the last. @param {Cell} cell */
  tap(cell) {
    const { game, from } = this;
    if (!game?.letter(cell) || (from && String(from) === String(cell))) return this.leave();
    const line = from && game.line(from, cell);
    if (line) this.finish(line);
    else this.begin(cell);
    return undefined;
  }

  /** @param {Cell[]} cells */
  finish(cells) {
    this.leave();
    if (!this.on.take(cells) && !still.matches) this.moves.push({ cells, since: performance.now() });
    this.cursor = cells[cells.length - 1];
  }

  // -- keys ---------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    const { game } = this;
    if (!game || event.ctrlKey || event.metaKey || event.altKey) return;
    const side = game.view.direction === "rtl" ? -1 : 1;
    const step = { ArrowLeft: [0, -side], ArrowRight: [0, side], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    const zoom = { "+": 1, "=": 1, "-": -1, "−": -1, 0: 0 }[event.key];
    if (step) this.move(step);
    else if (event.key === "Home" || event.key === "End") this.edge(event.key === "Home");
    else if (event.key === "Enter" || event.key === " ") this.mark();
    else if (event.key === "Escape" && this.from) (this.leave(), this.on.say(t("play-dropped")));
    else if (zoom !== undefined) this.zoomBy(zoom);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** To the next letter in a direction. @param {number[]} step */
  move([down, on]) {
    const { game } = this;
    const { width, height } = game.view;
    if (!this.cursor) return this.visit(this.first());
    let [r, c] = this.cursor;
    do [r, c] = [r + down, c + on];
    while (r >= 0 && r < height && c >= 0 && c < width && !game.letter([r, c]));
    if (game.letter([r, c])) this.visit([r, c]);
    return undefined;
  }

  /** @returns {Cell} the first letter of all */
  first() {
    const { cells } = this.game.view;
    const r = cells.findIndex((row) => row.some(Boolean));
    return [r, cells[r].findIndex(Boolean)];
  }

  /** @param {boolean} start of the row */
  edge(start) {
    const [r] = this.cursor ?? this.first();
    const row = this.game.view.cells[r];
    this.visit([r, start ? row.findIndex(Boolean) : row.findLastIndex(Boolean)]);
  }

  /** @param {Cell} cell */
  visit(cell) {
    this.cursor = cell;
    if (this.from) this.trail = this.game.snap(this.from, cell[0] - this.from[0], cell[1] - this.from[1]);
    this.viewport.reveal(this.game.view, [cell]);
    this.draw();
    const place = { letter: this.game.letter(cell), row: cell[0] + 1, column: cell[1] + 1 };
    this.on.say(this.from ? this.game.letters(this.trail).join(" ") : t("grid-cell", place));
  }

  /** The first letter, or the last. */
  mark() {
    if (!this.cursor) return this.visit(this.first());
    if (!this.from) {
      this.begin(this.cursor);
      return this.on.say(t("play-begun", { letter: this.game.letter(this.cursor) }));
    }
    if (this.trail.length > 1) this.finish(this.trail);
    else (this.leave(), this.on.say(t("play-dropped")));
    return undefined;
  }

  // -- zoom ---------------------------------------------------------------------------

  /** @param {number | null} factor null: the whole grid @param {{x: number, y: number}} [at] the point of the window that stays */
  zoom(factor, at) {
    const { game, viewport } = this;
    if (!game) return;
    this.fits = false;
    viewport.zoom(game.view, factor === null ? null : (viewport.wish ?? viewport.cell) * factor, at);
    if (!at && this.cursor) viewport.reveal(game.view, [this.cursor]);
  }

  /** @param {number} by steps nearer, 0: the whole grid */
  zoomBy(by) {
    this.zoom(by ? STEP ** by : null);
  }

  /** Bring a cell into sight. @param {Cell} cell */
  reveal(cell) {
    this.viewport.reveal(this.game.view, [cell]);
    this.draw();
  }
}
