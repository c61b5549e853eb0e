// A word search that is being solved: which lines can be drawn, what they read, what has been found. Nothing here
// touches the page.
import { DIRECTIONS } from "../base/directions.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("../grid/cursor.js").Cell} Cell */
/**
 * @typedef {{index: number, text: string, clue: string, enumeration: string, direction?: "ltr" | "rtl",
 *   cells: string[], places: Cell[]}} Target
 *   a listed word: index in the view's words, how the sheet prints it, its clusters, and where they are
 */
/**
 * How far it is solved. `found` has the first and the last cell of each word's line by the word's index; `hinted`
 * those of which the beginning was told; `shown`: the rest was asked for; `seconds` of thinking.
 * @typedef {{found: Map<number, [Cell, Cell]>, hinted: Set<number>, shown: boolean, seconds: number}} Progress
 */

const NEAR = 0.5; // cells from the first one within which a line has no direction yet

/** @returns {Progress} */
export const fresh = () => ({ found: new Map(), hinted: new Set(), shown: false, seconds: 0 });

/** @param {string[]} one @param {string[]} other */
const same = (one, other) => one.length === other.length && one.every((cluster, i) => cluster === other[i]);

export class LinesGame {
  /** @param {View} view with `search` @param {Progress} progress changed in place */
  constructor(view, progress) {
    this.view = view;
    this.progress = progress;
    const { list, allowed = [], ways } = /** @type {NonNullable<View["search"]>} */ (view.search);
    /** What is to be found, in the order of the sheet. @type {Target[]} */
    this.targets = list.map(({ index, text, clue = "", enumeration = "", direction }) => {
      const { cells, places = [] } = view.words[index];
      return { index, text, clue, enumeration, direction, cells, places };
    });
    this.byIndex = new Map(this.targets.map((target) => [target.index, target]));
    const names = Object.keys(DIRECTIONS).filter((name) => allowed.includes(name) || ways.includes(name));
    this.reads = new Set(names.map((name) => String(DIRECTIONS[name])));
    /** Steps of the lines that can be drawn: from the last letter to the first, too. @type {Cell[]} */
    this.steps = Object.values(DIRECTIONS).filter(
      ([down, on]) => this.reads.has(String([down, on])) || this.reads.has(String([-down, -on])),
    );
  }

  get done() {
    return this.targets.every(({ index }) => this.progress.found.has(index));
  }
  get over() {
    return this.done || this.progress.shown;
  }
  get all() {
    return this.targets.length;
  }
  get begun() {
    const { found, hinted, shown } = this.progress;
    return found.size > 0 || hinted.size > 0 || shown;
  }
  get count() {
    return this.targets.filter(({ index }) => this.progress.found.has(index)).length;
  }

  /** The cluster of a cell, empty where none is. @param {Cell} cell */
  letter([row, column]) {
    return this.view.cells[row]?.[column]?.t ?? "";
  }

  /** @param {Cell[]} cells */
  letters(cells) {
    return cells.map((cell) => this.letter(cell));
  }

  /**
   * The cells from one on, as far as there are letters.
   * @param {Cell} from @param {Cell} step @param {number} steps @returns {Cell[]}
   */
  walk([row, column], [down, on], steps) {
    const cells = Array.from({ length: steps + 1 }, (_, i) => /** @type {Cell} */ ([row + i * down, column + i * on]));
    const end = cells.findIndex((cell) => !this.letter(cell));
    return end < 0 ? cells : cells.slice(0, end);
  }

  /**
   * The line from a cell that comes nearest to a point.
   * @param {Cell} from @param {number} down rows to the point, in parts of cells
   * @param {number} on columns to it, in reading order
   */
  snap(from, down, on) {
    if (Math.hypot(down, on) < NEAR) return [from];
    const [{ step }] = this.steps
      .map((step) => ({ step, along: (down * step[0] + on * step[1]) / Math.hypot(...step) }))
      .sort((a, b) => b.along - a.along);
    const steps = Math.round((down * step[0] + on * step[1]) / (step[0] ** 2 + step[1] ** 2));
    return this.walk(from, step, Math.max(0, steps));
  }

  /**
   * The line between two cells, if it is one that can be drawn.
   * @param {Cell} from @param {Cell} to @returns {Cell[] | null}
   */
  line(from, to) {
    const [down, on] = [to[0] - from[0], to[1] - from[1]];
    const steps = Math.max(Math.abs(down), Math.abs(on));
    const step = this.steps.find(([r, c]) => r * steps === down && c * steps === on);
    const cells = step ? this.walk(from, step, steps) : [];
    return cells.length === steps + 1 ? cells : null;
  }

  /**
   * The listed words that a line reads, from either end, in a way that the puzzle allows.
   * @param {Cell[]} cells @returns {Target[]}
   */
  read(cells) {
    if (cells.length < 2) return [];
    const letters = this.letters(cells);
    const [down, on] = [cells[1][0] - cells[0][0], cells[1][1] - cells[0][1]];
    const readings = [
      ...(this.reads.has(String([down, on])) ? [letters] : []),
      ...(this.reads.has(String([-down, -on])) ? [[...letters].reverse()] : []),
    ];
    return readings.flatMap((reading) => this.targets.filter((target) => same(target.cells, reading)));
  }

  /**
   * @param {Cell[]} cells
   * @returns {{target: Target | undefined, again: boolean}} the word that they read, and whether it had been found
   *   before
   */
  take(cells) {
    const read = this.read(cells);
    const target = read.find(({ index }) => !this.progress.found.has(index));
    if (target) this.progress.found.set(target.index, [cells[0], /** @type {Cell} */ (cells.at(-1))]);
    return { target: target ?? read[0], again: !target && read.length > 0 };
  }

  /** Tell where the next word begins. @returns {Target | undefined} none if it is told of all */
  hint() {
    const { found, hinted } = this.progress;
    const target = this.targets.find(({ index }) => !found.has(index) && !hinted.has(index));
    if (target) hinted.add(target.index);
    return target;
  }

  /**
   * Where the words lie that have been found, by the lines that were drawn.
   * @returns {{target: Target, cells: Cell[]}[]}
   */
  lines() {
    return [...this.progress.found].flatMap(([index, [from, to]]) => {
      const target = this.byIndex.get(index);
      return target ? [{ target, cells: this.line(from, to) ?? target.places }] : [];
    });
  }

  /** First letters that were told, of words that are still to be found. @returns {Cell[]} */
  marks() {
    const { found, hinted, shown } = this.progress;
    return shown
      ? []
      : [...hinted].flatMap((index) => (found.has(index) ? [] : (this.byIndex.get(index)?.places.slice(0, 1) ?? [])));
  }

  /** As JSON to be kept. */
  toJSON() {
    const { found, hinted, shown, seconds } = this.progress;
    return { found: [...found], hinted: [...hinted], shown, seconds };
  }

  /** Take up what was kept, as far as it is true. @param {unknown} kept */
  restore(kept) {
    const { progress } = this;
    const { found, hinted, shown, seconds } = /** @type {Record<string, unknown>} */ (kept ?? {});
    for (const [index, ends] of Array.isArray(found) ? found : []) {
      if (!Array.isArray(ends) || ends.length !== 2 || !ends.every(Array.isArray)) continue;
      const [from, to] = /** @type {Cell[]} */ (ends);
      const cells = this.line(from, to);
      if (cells && this.read(cells).some((target) => target.index === index)) progress.found.set(index, [from, to]);
    }
    for (const index of Array.isArray(hinted) ? hinted : []) if (this.byIndex.has(index)) progress.hinted.add(index);
    progress.shown = Boolean(shown);
    progress.seconds = Math.max(0, Number(seconds) || 0);
  }
}
