// Undo and redo.

/** @typedef {import("../base/state.js").Puzzle} Puzzle */

const NEAR = 20; // steps whose views are kept: a document as text has about 20 kB, a view five times that

/**
 * @typedef {{text: string, item: import("../storage/autosave.js").Item, from: Puzzle["from"], puzzle: Puzzle | null,
 *   act: string}} Step
 *   a state of a puzzle: its document as JSON text, its place on the shelf, where its words came from, and the puzzle
 *   as it is shown, which the engine can make again; `act` names what came of several changes in a row
 */

/** Undo and redo over whole puzzles, without end; the engine keeps none, so a step back is a step back. */
export class History {
  constructor() {
    /** @type {Step[]} */
    this.steps = [];
    this.at = -1;
  }

  /**
   * One more step; several changes that are one act, such as letters of a clue, are one step, or none if nothing is
   * left of them.
   * @param {Puzzle} puzzle @param {import("../storage/autosave.js").Item} item @param {string} [act]
   */
  push(puzzle, item, act = "") {
    const step = { text: JSON.stringify(puzzle.document), item, from: puzzle.from, puzzle, act };
    if (act && this.current?.act === act && this.at > 0) this.at -= 1;
    const { current } = this;
    if (act && current?.text === step.text) this.steps.splice(this.at, Infinity, { ...step, act: current.act });
    else this.steps.splice(this.at + 1, Infinity, step);
    this.at = this.steps.length - 1;
    this.lighten();
  }

  lighten() {
    this.steps.forEach((step, i) => {
      if (Math.abs(i - this.at) > NEAR) step.puzzle = null;
    });
  }

  get canUndo() {
    return this.at > 0;
  }
  get canRedo() {
    return this.at < this.steps.length - 1;
  }
  /** @returns {Step | undefined} */
  get current() {
    return this.steps[this.at];
  }
  /** @param {number} by how many steps @returns {Step | undefined} the step there, without going */
  look(by) {
    return this.steps[this.at + by];
  }
  /** @param {number} by */
  go(by) {
    this.at += by;
    this.lighten();
  }
}
