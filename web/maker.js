// What a person can have done: each act is one task, the newest act wins, and a puzzle only ever
// changes as a whole. The engine keeps nothing but dictionaries, so every act carries the document.
import { EngineError } from "./client.js";
import { readSource } from "./files.js";
import { device, History, memory } from "./state.js";
import { S } from "./strings.js";

/** @typedef {import("./state.js").Puzzle} Puzzle */
/** @typedef {{id: string, label: string, name: string, language: string, bundled: boolean, url?: string, blob?: Blob, native?: string, words?: number}} Source  where a dictionary comes from */

/** Thrown inside a task when a newer act has taken its place: no fault, nothing to say. */
class Superseded extends Error {}

const MOST_SEEDS = 1_000_000; // short enough to be read out and typed
const randomSeed = () => 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % (MOST_SEEDS - 1));

export class Maker {
  /**
   * @param {import("./client.js").Engine} engine @param {import("./state.js").Values} store
   * @param {{say: (text: string) => void, trouble: (what: string, error: Error) => void}} on
   */
  constructor(engine, store, on) {
    this.engine = engine;
    this.store = store;
    this.on = on;
    this.history = new History();
    this.turn = 0; // counts acts
    /** @type {Promise<any>} the act being done, or the last one */
    this.live = Promise.resolve();
    /** @type {ReturnType<import("./client.js").Engine["run"]> | null} */
    this.job = null;
  }

  /** Options of the current kind that were chosen on this device. */
  get options() {
    const kept = device.read(`options.${this.store.kind?.id}`, {});
    return Object.fromEntries((this.store.kind?.fields ?? []).filter(({ name }) => name in kept).map(({ name }) => [name, kept[name]]));
  }

  /** Stop the live job; what it has found so far stays. */
  stop() {
    this.store.set({ stopping: true });
    this.job?.cancel();
  }

  /** Resolves when nothing runs any more, whatever ran being stopped. */
  settle() {
    return this.task("", async () => {});
  }

  /**
   * Do `work` after whatever runs has been stopped and has ended, unless a newer act comes first.
   * @template T @param {string} name of the act, in `S.failed` and `S.working`
   * @param {(run: (type: string, fields: object, listeners?: object, payload?: ArrayBuffer) => Promise<any>) => Promise<T>} work
   * @param {string} [subject] what the act is about, to name it in a message
   * @returns {Promise<T | undefined>} undefined if it failed (told already) or was superseded
   */
  task(name, work, subject = "") {
    const turn = ++this.turn;
    const before = this.live;
    this.job?.cancel();
    const check = () => {
      if (turn !== this.turn) throw new Superseded();
    };
    const run = async (type, fields, listeners, payload) => {
      check();
      this.job = this.engine.run(type, fields, listeners, payload);
      try {
        return await this.job.done;
      } finally {
        this.job = null;
      }
    };
    const act = async () => {
      await before;
      if (turn !== this.turn) return undefined;
      this.store.set({ busy: name, subject, stopping: false, progress: null });
      try {
        await this.engine.ready;
        check();
        return await work(run);
      } catch (error) {
        if (!(error instanceof Superseded) && error.code !== "dead") {
          const what = S.failed[name];
          this.on.trouble(typeof what === "function" ? what(subject) : what, error);
        }
        return undefined;
      } finally {
        if (turn === this.turn) this.store.set({ busy: null, progress: null });
      }
    };
    return (this.live = act());
  }

  /** @param {(type: string, fields: object, listeners?: object, payload?: ArrayBuffer) => Promise<any>} run @param {Source} source @param {string} language */
  async load(run, source, language) {
    const { epoch } = this.engine;
    const bytes = await readSource(source);
    const progress = (message) => this.store.set({ progress: message });
    const end = await run("dictionary.load", { name: source.name, language }, { progress }, bytes);
    if (!end.dictionary) throw new Superseded();
    const old = this.store.dictionary;
    this.store.set({ dictionary: { ...end.dictionary, source, epoch } });
    if (old?.epoch === epoch) this.engine.request("dictionary.drop", { dictionary: old.id }).catch(() => {});
    return end.dictionary.id;
  }

  /** The loaded dictionary's id; loads it again if the engine was replaced since. */
  async dictionaryId(run) {
    const { dictionary } = this.store;
    if (!dictionary) throw new EngineError({ code: "no-dictionary", message: S.noDictionary });
    if (dictionary.epoch === this.engine.epoch) return dictionary.id;
    return this.load(run, dictionary.source, dictionary.language);
  }

  /**
   * Run a job that makes a puzzle; show what it finds on the way if `live`, and keep the last.
   * @param {Function} run @param {string} type @param {object} fields @param {boolean} live
   * @returns {Promise<Puzzle | undefined>}
   */
  async search(run, type, fields, live) {
    const before = this.store.puzzle;
    /** @type {Puzzle | undefined} */
    let best;
    const take = ({ document, view }) => {
      best = { document, view };
      if (live) this.store.set({ puzzle: best });
    };
    const progress = (message) => this.store.set({ progress: message });
    try {
      const end = await run(type, fields, { best: take, progress });
      if (end.document) best = { document: end.document, view: end.view };
    } catch (error) {
      this.store.set({ puzzle: before });
      throw error;
    }
    if (best) this.keep(best);
    return best;
  }

  /** Make a puzzle the current one, to be undone. @param {Puzzle} puzzle */
  keep(puzzle) {
    this.history.push(puzzle);
    this.show(puzzle);
  }

  /** @param {Puzzle} puzzle */
  show(puzzle) {
    const { canUndo, canRedo } = this.history;
    this.store.set({ puzzle, canUndo, canRedo, only: "", selected: this.store.selected < puzzle.view.words.length ? this.store.selected : -1 });
  }

  // -- acts ---------------------------------------------------------------------------

  /** Load a dictionary and make a puzzle from it. @param {Source} source @param {string} [language] */
  async open(source, language = source.language) {
    const loaded = await this.task("load", (run) => this.load(run, source, language), source.label);
    if (!loaded) return false;
    await this.newWords();
    return true;
  }

  /** @param {Record<string, any>} [options] */
  newWords(options = this.options) {
    return this.task("puzzle.new", async (run) => {
      const dictionary = await this.dictionaryId(run);
      this.store.set({ selected: -1 });
      const made = await this.search(run, "puzzle.new", { kind: this.store.kind.id, dictionary, options, seed: randomSeed(), avoid: memory.words() }, true);
      if (!made) return;
      memory.add(made.view, true);
      this.on.say(S.ended(made.view.counts));
    });
  }

  /** @param {Record<string, any>} [options] to change with it; else the puzzle's own */
  reshuffle(options) {
    return this.task("puzzle.reshuffle", async (run) => {
      const made = await this.search(run, "puzzle.reshuffle", { document: this.store.puzzle.document, seed: randomSeed(), ...(options && { options }) }, true);
      if (made) this.on.say(S.ended(made.view.counts));
    });
  }

  /** Put another word of the dictionary in the place of the selected one. */
  replace() {
    const word = this.store.selected;
    if (!this.store.puzzle?.view.words[word]) return Promise.resolve();
    return this.task("puzzle.replace", async (run) => {
      const dictionary = await this.dictionaryId(run);
      const { document, view } = this.store.puzzle;
      const made = await this.search(run, "puzzle.replace", { document, word, dictionary, seed: randomSeed(), avoid: memory.words() }, false);
      if (!made) return;
      this.store.set({ unsaved: true });
      memory.add(made.view, false);
      this.on.say(S.replaced(view.words[word].word, made.view.words[word].word));
    });
  }

  /**
   * Change a word and its clue. Throws EngineError instead of telling it: the dialog does.
   * @param {number} word @param {string} text @param {string} clue
   */
  async edit(word, text, clue) {
    let refused;
    await this.task("puzzle.edit", async (run) => {
      try {
        const made = await this.search(run, "puzzle.edit", { document: this.store.puzzle.document, word, text, clue, seed: randomSeed() }, false);
        if (!made) return;
        this.store.set({ unsaved: true });
        memory.add(made.view, false);
        this.on.say(S.edited(made.view.words[word].word));
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        refused = error;
      }
    });
    if (refused) throw refused;
  }

  /** @param {string} title */
  retitle(title) {
    return this.task("puzzle.retitle", async () => {
      const { document, view } = await this.engine.request("puzzle.retitle", { document: this.store.puzzle.document, title });
      this.store.set({ unsaved: true });
      this.keep({ document, view });
    });
  }

  /** @param {Source} source of an .ipuz file @returns {Promise<import("./client.js").Trouble[] | undefined>} findings in it */
  openPuzzle(source) {
    return this.task("open", async () => {
      const bytes = await readSource(source);
      const { document, view, issues = [] } = await this.engine.request("puzzle.open", { name: source.name }, bytes);
      this.store.set({ selected: -1, unsaved: false });
      this.keep({ document, view });
      return issues;
    }, source.name);
  }

  /** @param {-1 | 1} by */
  step(by) {
    return this.task("", async () => {
      const puzzle = this.history.go(by);
      if (!puzzle) return;
      this.show(puzzle);
      this.on.say(by < 0 ? S.undone : S.redone);
    });
  }

  /** @param {"text" | "ipuz"} to @param {string} stamp @returns {Promise<{base: string, files: {name: string, text: string}[]}>} */
  export(to, stamp) {
    return this.engine.request("puzzle.export", { document: this.store.puzzle.document, to, stamp });
  }
}
