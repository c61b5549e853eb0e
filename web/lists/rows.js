// The rows of a word list and their undo. A row is never changed: an edit puts another in its place,
// so that a step back is the old array and what is known of a row can hang on the row.

import { pause } from "../base/dom.js";

/**
 * `more` is what the richer form of a list says besides, by the engine's names: other clues, theme, level.
 * @typedef {{readonly word: string, readonly clue: string, readonly more?: Readonly<Record<string, string>>}} Row
 */
/** @typedef {{row: number, column: "word" | "clue"}} Place  of the cursor */

/** @type {Row} what the empty row at the end shows */
const BLANK = Object.freeze({ word: "", clue: "" });
/** @param {Row} row */
export const isBlank = (row) => !row.word.trim() && !row.clue.trim();
/** @param {Partial<Row>} given a row, or whatever was kept of one @returns {Row} */
export const rowOf = ({ word, clue, more }) => ({
  word: String(word ?? ""),
  clue: String(clue ?? ""),
  ...(more && { more: { ...more } }),
});

/** @type {readonly ("word" | "clue")[]} */
export const COLUMNS = ["word", "clue"];
export const MOST_ROWS = 5000; // the engine checks so many at once
const MOST_STEPS = 500; // an array of 5,000 references has 40 kB

const RUN = 512; // rows that are sorted at once

/**
 * Two sorted runs as one; of equal rows the first run's come first.
 * @param {Row[]} one
 * @param {Row[]} other
 * @param {(one: Row, other: Row) => number} order
 */
async function merged(one, other, order) {
  const made = [];
  let at = 0;
  for (const row of one) {
    while (at < other.length && order(other[at], row) < 0) made.push(other[at++]);
    made.push(row);
    if (made.length % RUN === 0) await pause();
  }
  return made.concat(other.slice(at));
}

export class Rows {
  /** @param {Row[]} [rows] */
  constructor(rows = []) {
    /** @type {readonly Row[]} */
    this.all = rows;
    /** @type {{rows: readonly Row[], place: Place}[]} */
    this.past = [];
    /** @type {{rows: readonly Row[], place: Place}[]} */
    this.future = [];
  }

  get length() {
    return this.all.length;
  }
  get canUndo() {
    return this.past.length > 0;
  }
  get canRedo() {
    return this.future.length > 0;
  }

  /** @param {number} index also of the row after the last @returns {Row} */
  at(index) {
    return this.all[index] ?? BLANK;
  }

  /** The one way to change. @param {readonly Row[]} rows @param {Place} place of the cursor before */
  replace(rows, place) {
    this.past.push({ rows: this.all, place });
    if (this.past.length > MOST_STEPS) this.past.shift();
    this.future = [];
    this.all = rows;
  }

  /**
   * @param {-1 | 1} by
   * @param {Place} place of the cursor now
   * @returns {Place | undefined} where it was; undefined if there is no step
   */
  step(by, place) {
    const [from, to] = by < 0 ? [this.past, this.future] : [this.future, this.past];
    const step = from.pop();
    if (!step) return undefined;
    to.push({ rows: this.all, place });
    this.all = step.rows;
    return step.place;
  }

  /**
   * @param {Place} place
   * @param {Row} row in the stead of the one there, or after the last
   * @returns {boolean} whether anything changed
   */
  put(place, row) {
    const before = this.at(place.row);
    if (before.word === row.word && before.clue === row.clue) return false;
    const rows = [...this.all];
    rows[Math.min(place.row, rows.length)] = row;
    this.replace(rows, place);
    return true;
  }

  /**
   * Put rows before the one at the cursor, or in its stead if it is blank.
   * @param {Row[]} rows @param {Place} place
   */
  insert(rows, place) {
    const taken = place.row < this.length && isBlank(this.at(place.row)) ? 1 : 0;
    this.replace([...this.all.slice(0, place.row), ...rows, ...this.all.slice(place.row + taken)], place);
  }

  /** A blank row before row `index`. @param {number} index @param {Place} place */
  open(index, place) {
    this.replace([...this.all.slice(0, index), { ...BLANK }, ...this.all.slice(index)], place);
  }

  /** @param {Set<number>} chosen @param {Place} place */
  remove(chosen, place) {
    this.replace(
      this.all.filter((_, index) => !chosen.has(index)),
      place,
    );
  }

  /**
   * Move rows together before the row that is now at `to`.
   * @param {Set<number>} chosen @param {number} to 0 to length @param {Place} place
   * @returns {number} where the first of them is now; -1 if all stay where they are
   */
  move(chosen, to, place) {
    const moved = this.all.filter((_, index) => chosen.has(index));
    const before = this.all.filter((_, index) => index < to && !chosen.has(index));
    const rows = [...before, ...moved, ...this.all.filter((_, index) => index >= to && !chosen.has(index))];
    if (rows.every((row, index) => row === this.all[index])) return -1;
    this.replace(rows, place);
    return before.length;
  }

  /**
   * Blank rows go last; equal ones stay in their order. Letters are compared by the rules of their language, which
   * takes long: in pieces.
   * @param {(one: Row, other: Row) => number} compare @param {() => Place} place of the cursor when it is done
   */
  async sort(compare, place) {
    /** @param {Row} one @param {Row} other */
    const order = (one, other) => Number(isBlank(one)) - Number(isBlank(other)) || compare(one, other);
    for (let all; all !== this.all;) {
      // until nothing was changed meanwhile
      all = this.all;
      let runs = [];
      for (let at = 0; at < all.length; at += RUN) {
        runs.push(all.slice(at, at + RUN).sort(order));
        await pause();
      }
      while (runs.length > 1) {
        const longer = [];
        for (let at = 0; at < runs.length; at += 2) longer.push(await merged(runs[at], runs[at + 1] ?? [], order));
        runs = longer;
      }
      if (all === this.all) return this.replace(runs[0] ?? [], place());
    }
    return undefined;
  }
}
