// A crossword that is being solved: where the cursor is, what stands in the cells, what is right. Nothing here
// touches the page.
import { comparing } from "./checksum.js";
import { alike, runsOf } from "./runs.js";
import { nextStop, sameCell } from "../grid/cursor.js";
import { typing } from "./typing.js";

/** @typedef {import("../grid/cursor.js").Cell} Cell */
/**
 * @typedef {{t: string, pencil?: boolean, wrong?: boolean, sure?: boolean, told?: boolean}} Written what stands in a
 *   cell: in pencil, found wrong or right, or revealed
 */
/**
 * @typedef {{index: number, across: boolean, list: number, label: string, clue: string, enumeration: string,
 *   direction?: "ltr" | "rtl", places: Cell[], cells: string[]}} Run
 *   a clue with its cells: index in the view's words, which list of clues it is in, and its answer
 */
/**
 * @typedef {{written: Map<number, Written>, shown: boolean, seconds: number, pencil: boolean}} Progress cells by
 *   their number, row by row
 */
/**
 * @typedef {{places: Cell[], raw: string, said: string, count: number, before: (Written | undefined)[]}} Typed
 *   what is being typed: the cells from where it began to the end of the run, the text, the letters in it, how many
 *   cells they fill, and what stood in those before. All of it is split again with each key, so that letters which
 *   make one cell together grow in their cell.
 */
/** @typedef {"letter" | "word" | "all"} Scope */

/** @returns {Progress} */
export const fresh = () => ({ written: new Map(), shown: false, seconds: 0, pencil: false });

const PARTS = /[_.·]/; // stands for a cell that stays empty, where a whole word is written

export class WritingGame {
  /**
   * @param {import("../base/state.js").View} view of which all cells have a letter, unless nobody knows the solution
   * @param {Progress} progress changed in place
   */
  constructor(view, progress) {
    this.view = view;
    this.progress = progress;
    /** In the order of the lists of clues. @type {Run[]} */
    this.runs = runsOf(view);
    /** @type {Map<number, Run>[]} down, across: the run through each cell */
    this.through = [new Map(), new Map()];
    for (const run of this.runs)
      for (const cell of run.places) this.through[Number(run.across)].set(this.key(cell), run);
    /** Where letters have numbers: all cells of each. @type {Map<string, Cell[]>} */
    this.alike = alike(view);
    /** Cells to be filled, row by row. @type {Cell[]} */
    this.open = view.cells.flatMap((row, r) =>
      row.flatMap((cell, c) =>
        cell && !cell.given && this.runsAt([r, c]).length ? [/** @type {Cell} */ ([r, c])] : [],
      ),
    );
    this.fillable = new Set(this.open.map((cell) => this.key(cell)));
    this.secret = this.open.some((cell) => !this.right(cell)); // the solution is not here
    this.solves = comparing();
    const [first] = this.runs;
    /** @type {Cell} */
    this.cursor = first.places[0];
    this.across = first.across;
    /** @type {((text: string) => string[]) | null} */
    this.split = null;
    /**
     * Typed before it was known how letters are written, and whether in pencil.
     * @type {{text: string, pencil: boolean}[]}
     */
    this.waiting = [];
    /** @type {Typed | null} */
    this.typed = null;
  }

  /** How letters are typed is known now. @param {import("./typing.js").Input} input */
  take(input) {
    this.split = typing(input);
    const { progress } = this;
    const { pencil } = progress;
    const changed = this.waiting.splice(0).map((typed) => {
      progress.pencil = typed.pencil;
      return this.type(typed.text);
    });
    progress.pencil = pencil;
    return changed.some(Boolean);
  }

  // -- what there is --------------------------------------------------------------------

  /** @param {Cell} cell */
  key([r, c]) {
    return r * this.view.width + c;
  }

  /** The runs through a cell, the one across first. @param {Cell} cell @returns {Run[]} */
  runsAt(cell) {
    return [1, 0].flatMap((way) => this.through[way].get(this.key(cell)) ?? []);
  }

  /** The letter that belongs in a cell. @param {Cell} cell */
  right([r, c]) {
    return this.view.cells[r]?.[c]?.t ?? "";
  }

  /** What stands in a cell. @param {Cell} cell @returns {Written} */
  at(cell) {
    return this.fillable.has(this.key(cell))
      ? (this.progress.written.get(this.key(cell)) ?? { t: "" })
      : { t: this.right(cell) };
  }

  /** Whether a cell's letter can be another. @param {Cell} cell */
  free(cell) {
    return !this.over && this.fillable.has(this.key(cell)) && !this.at(cell).told;
  }

  get run() {
    return this.through[Number(this.across)].get(this.key(this.cursor)) ?? this.runsAt(this.cursor)[0];
  }
  get crossing() {
    return this.through[Number(!this.run.across)].get(this.key(this.cursor));
  }

  get all() {
    return this.open.length;
  }
  get count() {
    return this.open.filter((cell) => this.at(cell).t).length;
  }
  get full() {
    return this.open.every((cell) => this.at(cell).t);
  }
  get done() {
    if (this.secret) return this.solved;
    return !this.progress.shown && this.open.every((cell) => this.at(cell).t === this.right(cell));
  }
  /** Whether a solution that is not here has the same hash as what is written. */
  get solved() {
    const { cells, checksum } = this.view;
    const letters = () => cells.flatMap((row, r) => row.map((cell, c) => (cell ? this.at([r, c]).t : ""))).join("");
    return Boolean(checksum && this.full && this.solves(letters(), checksum));
  }
  get over() {
    return this.progress.shown || this.done;
  }
  get told() {
    return this.open.filter((cell) => this.at(cell).told).length;
  }
  get begun() {
    return this.progress.written.size > 0;
  }

  /** The letters of a run as they stand, empty where none is. @param {Run} run */
  letters(run) {
    return run.places.map((cell) => this.at(cell).t);
  }

  /** @param {Run} run */
  filled(run) {
    return run.places.every((cell) => this.at(cell).t);
  }

  /** Whether it is known that a run is right: each letter was checked, told, or given. @param {Run} run */
  sure(run) {
    return run.places.every((cell) => !this.fillable.has(this.key(cell)) || this.at(cell).sure || this.at(cell).told);
  }

  // -- moving -----------------------------------------------------------------------------

  /** @param {Cell} cell @param {boolean} [across] */
  go(cell, across = this.across) {
    if (!this.runsAt(cell).length) return false;
    this.typed = null;
    this.cursor = cell;
    this.across = across;
    this.across = this.run.across;
    return true;
  }

  /** To a run: its first empty cell. @param {Run} run */
  goTo(run) {
    const cell = run.places.find((one) => !this.at(one).t) ?? run.places[0];
    return this.go(cell, run.across);
  }

  turn() {
    return Boolean(this.crossing) && this.go(this.cursor, !this.run.across);
  }

  /** A cell was pressed: there, and the other way if one is there already. @param {Cell} cell */
  press(cell) {
    return sameCell(cell, this.cursor) ? this.turn() : this.go(cell);
  }

  /**
   * An arrow: the other way first, if the run goes across it.
   * @param {number} down @param {number} on in reading order
   */
  step(down, on) {
    if (this.run.across !== Boolean(on) && this.turn()) return true;
    const to = nextStop(this.view, this.cursor, [down, on], (cell) => this.runsAt(cell).length > 0);
    return Boolean(to) && this.go(/** @type {Cell} */ (to));
  }

  /** To the next run of the lists, or the one before. @param {1 | -1} by */
  next(by) {
    const at = this.runs.indexOf(this.run);
    return this.goTo(this.runs[(at + by + this.runs.length) % this.runs.length]);
  }

  /** To the end of the run. @param {boolean} first */
  edge(first) {
    const { places } = this.run;
    return this.go(places[first ? 0 : places.length - 1]);
  }

  // -- writing ----------------------------------------------------------------------------

  /** @param {Cell} cell @param {string} t */
  put(cell, t) {
    if (this.free(cell) && this.at(cell).t !== t)
      this.set(cell, t ? { t, ...(this.progress.pencil && { pencil: true }) } : undefined);
  }

  /** @param {Cell} cell @param {Written | undefined} what */
  set(cell, what) {
    for (const each of this.same(cell)) {
      if (what) this.progress.written.set(this.key(each), what);
      else this.progress.written.delete(this.key(each));
    }
  }

  /** The cells whose letter is one because they have one number. @param {Cell} cell @returns {Cell[]} */
  same([r, c]) {
    return this.alike.get(this.view.cells[r]?.[c]?.n ?? "") ?? [[r, c]];
  }

  /** The letter written for a number. @param {string} n */
  written(n) {
    const [cell] = this.alike.get(n) ?? [];
    return cell ? this.at(cell).t : "";
  }

  /**
   * Text as an input method shows it before it is settled, all of it each time.
   * @param {string} text @returns {boolean} whether it changes any cell
   */
  compose(text) {
    if (this.over || !this.split) return false;
    let typed = this.typed ?? this.beginning();
    let cells = this.split(typed.raw + text);
    if (typed.raw && cells.length > typed.places.length && typed.count === typed.places.length) {
      const more = this.split(text);
      if (more.length) [typed, cells] = [this.beginning(), more]; // the run is full: its last letter becomes another
    }
    const count = Math.min(cells.length, typed.places.length);
    const said = cells.slice(0, count).join("\n");
    const changed = said !== typed.said;
    typed.said = said;
    typed.places.forEach((cell, i) => {
      if (i < count) this.put(cell, cells[i]);
      // what had been typed here is taken back
      else if (i < typed.count && this.free(cell)) this.set(cell, typed.before[i]);
    });
    typed.count = count;
    this.cursor = typed.places[Math.min(count, typed.places.length - 1)];
    this.typed = typed;
    return changed;
  }

  /** Typing begins at the cursor. @returns {Typed} */
  beginning() {
    const { places } = this.run;
    const rest = places.slice(places.findIndex((cell) => sameCell(cell, this.cursor)));
    return {
      places: rest,
      raw: "",
      said: "",
      count: 0,
      before: rest.map((cell) => this.progress.written.get(this.key(cell))),
    };
  }

  /** Text that was typed. @param {string} text @returns {boolean} whether it changes any cell */
  type(text) {
    if (!this.split) {
      this.waiting.push({ text, pencil: this.progress.pencil });
      return true;
    }
    const changed = this.compose(text);
    if (this.typed) this.typed.raw += text;
    return changed;
  }

  /** Backspace: the letter here; where none is, the one before. Letters that were told are passed by. */
  erase() {
    this.typed = null;
    const here = this.at(this.cursor).t;
    if (here && this.free(this.cursor)) return this.put(this.cursor, "");
    const { places } = this.run;
    const at = places.findIndex((cell) => sameCell(cell, this.cursor));
    if (at < 1) return undefined;
    this.cursor = places[at - 1];
    return here ? undefined : this.put(this.cursor, "");
  }

  clear() {
    this.typed = null;
    this.put(this.cursor, "");
  }

  /**
   * The cells of a whole word as somebody wrote it; `_` stands for an empty one.
   * @param {string} text @returns {string[]}
   */
  cellsOf(text) {
    return text.split(PARTS).flatMap((part, i) => [...(i ? [""] : []), ...(this.split?.(part) ?? [])]);
  }

  /** @param {Run} run @param {string[]} cells no more than it has */
  write(run, cells) {
    this.typed = null;
    run.places.forEach((cell, i) => this.put(cell, cells[i] ?? ""));
  }

  // -- help -------------------------------------------------------------------------------

  /** @param {Scope} scope @returns {Cell[]} cells to be filled, whose letters are known here */
  scope(scope) {
    const cells = { letter: () => [this.cursor], word: () => this.run.places, all: () => this.open }[scope]();
    return this.secret ? [] : cells.filter((cell) => this.fillable.has(this.key(cell)));
  }

  /** Mark wrong letters. @param {Scope} scope @returns {{wrong: number, empty: number}} */
  check(scope) {
    this.typed = null;
    const cells = this.scope(scope);
    const wrong = cells.filter((cell) => this.at(cell).t && this.at(cell).t !== this.right(cell));
    for (const cell of wrong) this.set(cell, { ...this.at(cell), wrong: true });
    this.settled(cells);
    return { wrong: wrong.length, empty: cells.filter((cell) => !this.at(cell).t).length };
  }

  /** Letters that are right are known to be from now on. @param {Cell[]} cells */
  settled(cells) {
    for (const cell of cells)
      if (!this.at(cell).told && this.at(cell).t === this.right(cell)) this.set(cell, { ...this.at(cell), sure: true });
  }

  /**
   * Tell letters; right ones that were found stay as they are.
   * @param {Scope} scope @returns {number} how many were told
   */
  reveal(scope) {
    this.typed = null;
    this.settled(this.scope(scope));
    const cells = this.scope(scope).filter((cell) => this.at(cell).t !== this.right(cell));
    for (const cell of cells) this.set(cell, { t: this.right(cell), told: true });
    if (scope === "all" && cells.length) this.progress.shown = true;
    return cells.length;
  }

  // -- keeping ----------------------------------------------------------------------------

  /** As JSON to be kept. */
  toJSON() {
    const { written, shown, seconds, pencil } = this.progress;
    const marks = (/** @type {Written} */ { pencil: light, wrong, told, sure }) =>
      Number(Boolean(light)) + 2 * Number(Boolean(wrong)) + 4 * Number(Boolean(told)) + 8 * Number(Boolean(sure));
    return { written: [...written].map(([key, one]) => [key, one.t, marks(one)]), shown, seconds, pencil };
  }

  /** Take up what was kept, as far as it is for this grid. @param {unknown} kept */
  restore(kept) {
    const { progress } = this;
    const { written, shown, pencil, seconds } = /** @type {Record<string, unknown>} */ (kept ?? {});
    for (const row of Array.isArray(written) ? written : []) {
      if (
        !Array.isArray(row) ||
        !this.fillable.has(row[0]) ||
        typeof row[1] !== "string" ||
        !row[1] ||
        row[1].length > 40
      )
        continue;
      const [key, t, marks] = row;
      const bit = (/** @type {number} */ n) => Boolean(Number(marks) & n);
      progress.written.set(key, {
        t,
        ...(bit(1) && { pencil: true }),
        ...(bit(2) && { wrong: true }),
        ...(bit(4) && { told: true }),
        ...(bit(8) && { sure: true }),
      });
    }
    progress.shown = Boolean(shown);
    progress.pencil = Boolean(pencil);
    progress.seconds = Math.max(0, Number(seconds) || 0);
  }
}
