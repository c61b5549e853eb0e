// What the page knows, who wants to hear of changes, undo, and what is remembered on the device.

/**
 * A cell of a view: its cluster, the number label where an entry starts, whether its letter is given to
 * whoever solves the puzzle, whether it lies apart, whether it is of no word of a word search; null is void.
 * @typedef {{t: string, n?: string, given?: boolean, apart?: boolean, pinned?: boolean, filler?: boolean} | null} Cell  `t` is empty where no letter is yet
 * @typedef {{index: number, word: string, key: string, cells: string[], clue: string, state: "placed"|"unplaced"|"isolated",
 *   odd?: "unknown"|"scrambled", reason?: string, said?: {id: string, values: Record<string, any>}, isolated: boolean, long: boolean, locked: boolean, shown: string, enumeration: string, across?: boolean, way?: string, label?: string, places?: [number, number][]}} Word
 * @typedef {{kind: string, title: string, language: string, direction: "ltr"|"rtl", width: number, height: number,
 *   seed: number, author: string, instructions: string, frozen: boolean, sheet: Record<string, any>, options: Record<string, any>,
 *   dense?: boolean, grid?: {symmetry: string, slots: number, full: number, empty: number, blocks: number, warnings: {code: string, message: string, said?: {id: string, values: Record<string, any>}, cells: [number, number][]}[]},
 *   hidden?: {ways: string[], allowed?: string[], covered: number, shared: number, filler: number, message: [number, number][], inside?: [number, number][],
 *     list: {index: number, text: string, clue?: string, length: number, enumeration?: string, direction?: "ltr"|"rtl"}[]},
 *   letters: Record<string, string>, bank?: string[], native_digits: string, lines?: {rows: string[], columns: string[]}, cells: Cell[][], words: Word[], counts: Record<string, number>, long_limit: number,
 *   labels: {language: string, direction: "ltr"|"rtl", english: string[]} & Record<string, string>, clue_language: string, clue_direction: "ltr"|"rtl",
 *   clues: {direction: string, heading: string, items: {label: string, clue: string, enumeration: string, index: number, direction?: "ltr"|"rtl"}[]}[]}} View
 * @typedef {{document: object, view: View, sheet?: View, report?: any, from?: any}} Puzzle  the engine's opaque document,
 *   how it looks in the workshop, and on the sheet if that leaves words out; what the last act reached; and the
 *   dictionary its words came from, unless it came from a file
 */

/**
 * Values by name; whoever listens to a name hears of its changes once they are all made.
 * The names are in main.js.
 * @typedef {Store & Record<string, any>} Values
 */
export class Store {
  /** @param {Record<string, any>} values */
  constructor(values) {
    Object.assign(this, values);
    /** @type {{names: string[], tell: () => void}[]} */
    this.listeners = [];
  }

  /** @param {string[]} names @param {() => void} tell */
  on(names, tell) {
    this.listeners.push({ names, tell });
  }

  /** @param {Record<string, any>} changes */
  set(changes) {
    const changed = Object.keys(changes).filter((name) => this[name] !== changes[name]);
    Object.assign(this, changes);
    for (const { names, tell } of this.listeners) if (names.some((name) => changed.includes(name))) tell();
  }
}

const NEAR = 20; // steps whose views are kept: a document as text has about 20 kB, a view five times that

/**
 * @typedef {{text: string, item: import("../storage/autosave.js").Item, from: any, puzzle: Puzzle | null}} Step
 *   a state of a puzzle: its document as JSON text, its place on the shelf, where its words came from, and the puzzle as
 *   it is shown, which the engine can make again
 */

/** Undo and redo over whole puzzles, without end; the engine keeps none, so a step back is a step back. */
export class History {
  constructor() {
    /** @type {Step[]} */
    this.steps = [];
    this.at = -1;
  }

  /** @param {Puzzle} puzzle @param {import("../storage/autosave.js").Item} item */
  push(puzzle, item) {
    const step = { text: JSON.stringify(puzzle.document), item, from: puzzle.from, puzzle };
    this.steps.splice(this.at + 1, Infinity, step);
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
  /** @param {-1 | 1} by @returns {Step | undefined} the step there, without going */
  look(by) {
    return this.steps[this.at + by];
  }
  /** @param {-1 | 1} by */
  go(by) {
    this.at += by;
    this.lighten();
  }
}

/** JSON kept on the device; a full or forbidden storage only means that nothing is remembered. */
export const device = {
  /** @param {string} name @param {any} otherwise */
  read(name, otherwise) {
    try {
      return JSON.parse(localStorage.getItem(`crosscore.${name}`) ?? "null") ?? otherwise;
    } catch {
      return otherwise;
    }
  },
  /** @param {string} name @param {any} value */
  write(name, value) {
    try {
      localStorage.setItem(`crosscore.${name}`, JSON.stringify(value));
    } catch {
      /* private mode or full */
    }
  },
};

const PUZZLES_REMEMBERED = 20;

/** The words of the last puzzles, newest first, so that new puzzles can use others. */
export const memory = {
  /** @returns {string[][]} */
  words() {
    const kept = device.read("used", []);
    return Array.isArray(kept) ? kept.filter(Array.isArray) : [];
  },
  /** @param {View} view @param {boolean} fresh  a new puzzle, not the newest one changed */
  add(view, fresh) {
    const older = memory.words();
    const words = new Set(view.words.map((word) => word.word));
    if (!fresh) older.shift()?.forEach((word) => words.add(word));
    device.write("used", [[...words], ...older].slice(0, PUZZLES_REMEMBERED));
  },
  clear() {
    device.write("used", []);
  },
};

/** How words of a language are read, where it is not as usual: for all its dictionaries but own lists, which keep their own. */
export const letters = {
  /** @param {string} language @returns {Record<string, string>} */
  of: (language) => device.read("letters", {})?.[language] ?? {},
  /** @param {string} language @param {Record<string, string>} chosen */
  keep: (language, chosen) => device.write("letters", { ...device.read("letters", {}), [language]: chosen }),
};
