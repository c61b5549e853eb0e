// One person's work on a puzzle. Each act is one task, the newest act wins, and a puzzle only ever changes as a whole.
// The engine keeps nothing but dictionaries, so every act carries the document.
import { shownPuzzle } from "../base/state.js";
import { t } from "../i18n/l10n.js";
import { completed } from "../sheet/completed.js";
import { Autosave } from "../storage/autosave.js";
import { knows } from "../ui/kinds.js";
import { Changes } from "./changes.js";
import { Choices } from "./choices.js";
import { Dictionaries } from "./dictionaries.js";
import { History } from "./history.js";
import { Making } from "./making.js";
import { Opening } from "./opening.js";
import { Tasks } from "./tasks.js";

/** @typedef {import("../base/state.js").Puzzle} Puzzle */
/** @typedef {import("../storage/autosave.js").Item} Item */

const CHANGE_MS = 2000; // no change by hand takes as long

export class Session {
  /**
   * @param {import("../engine/client.js").Engine} engine @param {import("./state.js").Values} store
   * @param {import("./tasks.js").Telling & {shared: () => void, copied: (name: string) => void}} on  for the last two
   *   see Autosave
   */
  constructor(engine, store, on) {
    this.engine = engine;
    this.store = store;
    this.on = on;
    this.history = new History();
    this.autosave = new Autosave(store, on);
    this.tasks = new Tasks(engine, store, on);
    this.choices = new Choices(this);
    this.dictionaries = new Dictionaries(this);
    this.making = new Making(this);
    this.changes = new Changes(this);
    this.opening = new Opening(this);
    this.owed = 0; // steps of undo (negative) or redo that are asked for and not done
    this.owing = 0; // the turn in which they were
  }

  /** Whether the shown puzzle knows an act. @param {string} act the name of its message */
  can(act) {
    return knows(this.store.kind, act, this.store.puzzle?.view);
  }

  // -- the shown puzzle ---------------------------------------------------------------

  /** Its place on the shelf. */
  get item() {
    return this.history.current?.item;
  }

  /** What the store holds of a puzzle that is shown: its kind comes with it. @param {Puzzle | null} puzzle */
  seen(puzzle) {
    const { kinds, kind } = this.store;
    const of = kinds.find((/** @type {import("../ui/kinds.js").Kind} */ { id }) => id === puzzle?.view.kind);
    return { puzzle, kind: of ?? kind };
  }

  /**
   * Make a puzzle the current one, to be undone.
   * @param {Puzzle} puzzle
   * @param {Item} [item]
   * @param {string} [act] of which this is one more change: see History
   */
  keep(puzzle, item = this.item ?? this.autosave.place(), act = "") {
    this.history.push(puzzle, item, act);
    this.show(puzzle, act ? this.store.only : "");
  }

  /**
   * Show the current step's puzzle, and keep it on the device.
   * @param {Puzzle} puzzle
   * @param {string} [only] what the list of words is narrowed to
   */
  show(puzzle, only = "") {
    const { canUndo, canRedo, current } = this.history;
    if (!current) return;
    this.dictionaries.follow(puzzle.from);
    this.store.set({
      ...this.seen(puzzle),
      size: null,
      item: current.item,
      canUndo,
      canRedo,
      only,
      selected: this.store.selected < puzzle.view.words.length ? this.store.selected : -1,
    });
    this.autosave.save(current);
  }

  /**
   * Show another puzzle than the one that is shown, to be undone.
   * @param {Puzzle} puzzle
   * @param {Item} [item] its place
   */
  showOther(puzzle, item) {
    this.store.set({ selected: -1, unsaved: this.store.unsaved && this.store.kept !== "yes" });
    this.keep(puzzle, item);
  }

  /** Show none. */
  clear() {
    this.history = new History();
    this.store.set({ puzzle: null, item: null, selected: -1, canUndo: false, canRedo: false });
  }

  // -- acts ---------------------------------------------------------------------------

  /** Resolves when nothing runs any more, whatever ran being stopped. */
  async settle() {
    if (!this.store.kinds.length) return this.tasks.halt(); // whatever waits for the first engine
    await this.dictionaries.opening;
    return this.tasks.settle();
  }

  /** As `settle`, but only searches are stopped: a change that was made a moment ago is not lost. */
  async finish() {
    this.tasks.job?.cancel();
    await Promise.race([this.tasks.live, new Promise((go) => setTimeout(go, CHANGE_MS))]);
    return this.settle();
  }

  /** Undo or redo; presses that come faster than a step can be shown add up. @param {-1 | 1} by */
  step(by) {
    this.owed = (this.owing === this.tasks.turn ? this.owed : 0) + by;
    const done = this.tasks.run("", async (_, check) => {
      let by = this.owed;
      while (by && !this.history.look(by)) by -= Math.sign(by);
      const step = by ? this.history.look(by) : undefined;
      if (!step) return void (this.owed = 0);
      const before = this.item;
      if (!step.puzzle) {
        const { document, view, sheet } = await this.engine.request("puzzle.view", { document: JSON.parse(step.text) });
        check();
        step.puzzle = { document, view, sheet, from: step.from };
      }
      this.history.go(by);
      this.owed = 0;
      this.show(step.puzzle);
      if (by < 0 && before && before !== step.item) this.autosave.drop(before);
      return this.on.say(by < 0 ? t("done-undone") : t("done-redone"));
    });
    this.owing = this.tasks.turn; // any other act ends the sum
    return done;
  }

  /**
   * What each format can hold of the puzzle.
   * @returns {Promise<{formats: Parameters<typeof import("../sheet/export.js").described>[0][]}>}
   */
  formats() {
    return this.engine.request("puzzle.formats", { document: shownPuzzle(this.store).document });
  }

  /**
   * @param {string} to one of the engine's formats @param {string} stamp
   * @returns {Promise<{base: string, files: import("../storage/files.js").Made[]}>}
   */
  async export(to, stamp, document = shownPuzzle(this.store).document) {
    this.autosave.work(this.item); // what was worth a file is worth its place
    const { base, files } = await this.engine.request("puzzle.export", { document, to, stamp });
    return { base, files: await Promise.all(files.map(completed)) };
  }
}
