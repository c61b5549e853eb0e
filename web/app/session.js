// What a person can have done: each act is one task, the newest act wins, and a puzzle only ever
// changes as a whole. The engine keeps nothing but dictionaries, so every act carries the document.
import { Autosave, lazy } from "../storage/autosave.js";
import { EngineError } from "../engine/client.js";
import { completed } from "../sheet/completed.js";
import { effect, filled, searched, unimproved } from "../i18n/effect.js";
import { kindOf, readSource } from "../storage/files.js";
import { puzzles } from "../storage/keep.js";
import { drawn, firstKind, forKind, knows, wordy } from "../ui/kinds.js";
import { has, page, t } from "../i18n/l10n.js";
import { sameLetters } from "../ui/letters.js";
import { puzzleName, sourceName } from "../i18n/names.js";
import { device } from "../base/device.js";
import { History } from "./history.js";
import { letterSettings } from "../storage/letter-settings.js";
import { usedWords } from "../storage/used-words.js";

/** @typedef {import("../base/state.js").Puzzle} Puzzle */
/** @typedef {import("../storage/files.js").Source} Source */

/** Whether two dictionaries hold the same words. */
const same = (one, other) =>
  one?.source.id === other?.source.id &&
  one?.source.file === other?.source.file &&
  one?.language === other?.language &&
  sameLetters(one?.letters, other?.letters);

/** Acts that ask for other words: what a live search has found so far is not wanted any more. */
const FRESH = new Set(["puzzle.new", "grid.new", "load", "open"]);

/** Acts after which a puzzle still is nobody's work. */
const AUTOMATIC = new Set(["puzzle.new", "puzzle.reshuffle", "puzzle.improve"]);

/** Thrown inside a task when a newer act has taken its place: no fault, nothing to say. */
class Superseded extends Error {}

/** What an act that failed has not done. @param {import("../ui/kinds.js").Kind | null} kind @param {string} act @param {string} [name] of what it was about */
function failed(kind, act, name = "") {
  const id = forKind(kind, `failed-${act.replace(".", "-")}`);
  return has(id) ? t(id, { name }) : "";
}

/** What a search for a layout has come to. @param {Puzzle} made @param {{again?: boolean, worded?: boolean}} how see `filled` */
function laidOut({ view, report }, how) {
  if (view.dense) return [filled(view, how), searched(report, true)].join(" ").trim();
  const {
    counts: { placed, given, crossings, width, height },
    hidden,
  } = view;
  if (hidden)
    return [t("done-hidden", { placed, given, shared: hidden.shared, width, height }), searched(report, true)]
      .join(" ")
      .trim();
  return [t("done-laid-out", { placed, given, crossings, width, height }), searched(report)].join(" ").trim();
}

/**
 * The word that stands where one stood. @param {import("../base/state.js").View} before @param {import("../base/state.js").View} view @param {number} index
 */
function standing(before, view, index) {
  const there = ({ across, places }) => JSON.stringify([across, places?.[0]]);
  return (view.dense && view.words.find((word) => there(word) === there(before.words[index]))) || view.words[index];
}

/**
 * What came in the place of a word. In a filled grid it is not the word of the same index, and nothing can move.
 * @param {import("../base/state.js").View} before @param {Puzzle} made @param {number} index
 */
function replaced(before, { view, report }, index) {
  const old = before.words[index];
  const after = standing(before, view, index);
  if (!view.dense)
    return t("done-replaced", { before: old.word, after: after.word, ...effect(report, Boolean(view.hidden)) });
  const words = new Set(before.words.map(({ word }) => word));
  return t("done-replaced-grid", {
    before: old.shown ?? old.word,
    after: after.shown ?? after.word,
    others: view.words.filter((one) => one !== after && !words.has(one.word)).length,
  });
}

/** The option of how large the grid is, where it can be left to the words. @param {import("../ui/kinds.js").Kind | null} kind */
const sizeOf = (kind) => kind?.fields.find(({ type }) => type === "size");

const CHANGE_MS = 2000; // no change by hand takes as long
const MOST_SEEDS = 1_000_000; // short enough to be read out and typed
const randomSeed = () => 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % (MOST_SEEDS - 1));

export class Session {
  /**
   * @param {import("../engine/client.js").Engine} engine @param {import("../base/store.js").Values} store
   * @param {{say: (text: string) => void, trouble: (what: string, error: Error) => void, shared: () => void, copied: (name: string) => void}} on
   *   `say` speaks and shows for a while; for the last two see Autosave
   */
  constructor(engine, store, on) {
    this.engine = engine;
    this.store = store;
    this.on = on;
    this.history = new History();
    this.autosave = new Autosave(store, on);
    this.turn = 0; // counts acts
    this.owed = 0; // steps of undo (negative) or redo that are asked for and not done
    this.owing = 0; // the turn in which they were
    this.newest = ""; // name of the newest act
    /** The dictionary that the engine holds; after an undo the page may want another. @type {any} */
    this.loaded = null;
    /** From the choice of a dictionary to the first layout of its words. @type {Promise<any> | null} */
    this.opening = null;
    this.arrived = () => {};
    /** @type {Promise<any>} the act being done, or the last one */
    this.live = Promise.resolve();
    /** @type {ReturnType<import("../engine/client.js").Engine["run"]> | null} */
    this.job = null;
    /** Ends the fetching of a dictionary. @type {AbortController | null} */
    this.fetching = null;
    /** Ends the act that waits for something else than a job. @type {() => void} */
    this.halt = () => {};
    /** How often the engine has died of an act, by what it was. @type {Map<string, number>} */
    this.crashes = new Map();
  }

  /** Options of a kind that were chosen on this device; else those of the first preset that the word list is large enough for. @param {import("../ui/kinds.js").Kind} [kind] */
  optionsOf(kind = this.store.kind) {
    const known = this.store.dictionary?.words ?? 0;
    const kept =
      device.read(`options.${kind?.id}`, null) ?? kind?.presets?.find(({ words = 0 }) => words <= known)?.values ?? {};
    const foreign = "of" in kept && kept.of !== this.store.dictionary?.language;
    return Object.fromEntries(
      (kind?.fields ?? [])
        .filter(({ name, type }) => name in kept && !(foreign && type === "text"))
        .map(({ name }) => [name, kept[name]]),
    );
  }

  /** Options for new puzzles of a kind; texts among them are of the word list's language. @param {import("../ui/kinds.js").Kind} kind @param {Record<string, any>} values */
  keepOptions(kind, values) {
    device.write(`options.${kind.id}`, { ...values, of: this.store.dictionary?.language });
  }

  get options() {
    return this.optionsOf();
  }

  /** Whether the shown puzzle's kind knows an act. @param {string} act the name of its message */
  can(act) {
    return knows(this.store.kind, act);
  }

  /** The size that the next grid of the shown puzzle will have, as an option says it: "auto", or such as "14x14"; empty if it has no such option. */
  get size() {
    const field = sizeOf(this.store.kind);
    const { puzzle, size } = this.store;
    return field && puzzle ? String(size ?? puzzle.view.options[field.name] ?? field.default) : "";
  }

  /** Keep the grid as large as it is from now on, or let it be as large as its words need. @param {boolean} on */
  keepSize(on) {
    const {
      kind,
      puzzle: {
        view: { width, height },
      },
    } = this.store;
    const { name } = sizeOf(kind);
    const size = on ? `${width}x${height}` : "auto";
    this.keepOptions(kind, { ...this.optionsOf(kind), [name]: size });
    this.store.set({ size });
    this.on.say(t(on ? "done-size-kept" : "done-size-free", { width, height }));
  }

  /** The shown puzzle's options, if they are to have another size. @returns {Record<string, any> | undefined} */
  get resized() {
    const { kind, puzzle, size } = this.store;
    if (!size || !puzzle) return undefined;
    const { options } = puzzle.view;
    return {
      ...Object.fromEntries(
        kind.fields.filter((field) => field.name in options).map((field) => [field.name, options[field.name]]),
      ),
      [sizeOf(kind).name]: size,
    };
  }

  /** What the store holds of a puzzle that is shown: its kind comes with it. @param {Puzzle | null} puzzle */
  seen(puzzle) {
    const { kinds, kind } = this.store;
    return { puzzle, kind: kinds.find(({ id }) => id === puzzle?.view.kind) ?? kind };
  }

  /** Stop what runs; what it has found so far stays. It is over within a moment, whatever the engine is at. */
  stop() {
    this.store.set({ stopping: true });
    this.fetching?.abort();
    if (this.job) this.job.cancel();
    else this.halt();
  }

  /** Resolves when nothing runs any more, whatever ran being stopped. */
  async settle() {
    await this.opening;
    return this.task("", async () => {});
  }

  /** As `settle`, but only searches are stopped: a change that was made a moment ago is not lost. */
  async finish() {
    this.job?.cancel();
    await Promise.race([this.live, new Promise((go) => setTimeout(go, CHANGE_MS))]);
    return this.settle();
  }

  /**
   * Do `work` after whatever runs has been stopped and has ended, unless a newer act comes first.
   * @template T @param {string} name of the act, as in the messages failed-… and job-…
   * @param {(run: (type: string, fields: object, listeners?: object, payload?: ArrayBuffer) => Promise<any>, check: () => void) => Promise<T>} work
   *   `check` throws once a newer act has come
   * @param {string} [subject] what the act is about, to name it in a message
   * @param {{refused?: (error: Error) => boolean}} [how] `refused` hears of an error first: true if the person need not be told
   * @returns {Promise<T | undefined>} undefined if it failed (told already) or was superseded
   */
  task(name, work, subject = "", { refused } = {}) {
    const turn = ++this.turn;
    this.newest = name;
    const before = this.live;
    this.fetching?.abort();
    this.job?.cancel();
    let stopped = false;
    const check = () => {
      if (stopped || turn !== this.turn) throw new Superseded();
    };
    const run = async (type, fields, listeners, payload) => {
      check();
      const job = (this.job = this.engine.run(type, fields, listeners, payload));
      try {
        return await job.done;
      } finally {
        if (this.job === job) this.job = null;
      }
    };
    let halt = () => {};
    const halted = new Promise((_, reject) => {
      halt = () => {
        stopped = true;
        reject(new Superseded());
      };
    });
    halted.catch(() => {});
    const act = async () => {
      await before;
      if (turn !== this.turn) return undefined;
      this.store.set({ busy: name, subject, stopping: false, progress: null });
      this.halt = halt;
      try {
        await Promise.race([halted, this.engine.ready]);
        await Promise.race([halted, this.engine.free()]); // of what was stopped; it may take another worker
        check();
        const made = await Promise.race([halted, work(run, check)]);
        check();
        return made;
      } catch (error) {
        const known =
          error instanceof Superseded || error.code === "dead" || (error instanceof EngineError && refused?.(error));
        if (!known) {
          if (error.code === "crashed") this.told(error, name, subject);
          const named = error.kept || (subject && error.message?.includes(subject)); // the sentence says it all
          this.on.trouble(named ? "" : failed(this.store.kind, name, subject), error);
        } else if (name && turn === this.turn && this.store.stopping) {
          this.on.say(t("done-stopped"));
        }
        return undefined;
      } finally {
        if (turn === this.turn) this.store.set({ busy: null, progress: null, stopping: false });
      }
    };
    return (this.live = act());
  }

  /**
   * Say of what the engine has died, and what to do if it is likely to happen again.
   * @param {any} error with the code "crashed" @param {string} name of the act @param {string} [subject]
   */
  told(error, name, subject = "") {
    const key = `${name} ${subject || error.reading || ""}`;
    const times = 1 + (this.crashes.get(key) ?? 0);
    this.crashes.set(key, times);
    const again = error.crash.cause === "memory" || times > 1;
    error.message = [
      error.message,
      error.reading ? t("crash-reading", { name: error.reading }) : "",
      again ? t(error.reading ? "crash-shorter-list" : "crash-smaller") : "",
    ]
      .filter(Boolean)
      .join(" ");
    return error;
  }

  /** The whole of a dictionary, with progress; throws Superseded when it was stopped. @param {Source} source */
  async fetch(source) {
    const fetching = (this.fetching = new AbortController());
    const progress = (done, total) => this.store.set({ progress: { done, total, fetched: true } });
    try {
      const bytes = await readSource(source, { progress, signal: fetching.signal });
      if (fetching.signal.aborted) throw new Superseded();
      return bytes;
    } finally {
      if (this.fetching === fetching) this.fetching = null;
    }
  }

  /** @param {(type: string, fields: object, listeners?: object, payload?: ArrayBuffer) => Promise<any>} run @param {Source} source @param {string} language @param {() => void} check */
  async load(run, source, language, check) {
    const { epoch } = this.engine;
    const progress = (message) => this.store.set({ progress: message });
    const read = async (language, letters) => {
      const bytes = await this.fetch(source);
      if (source.blob instanceof File) source.blob = new Blob([bytes]); // another engine may want it, whatever becomes of the file
      const end = await run(
        "dictionary.load",
        { name: source.name, language, letters, ...(source.clues && { clues: source.clues.code }) },
        { progress },
        bytes,
      );
      if (!end.dictionary) throw new Superseded();
      return end.dictionary;
    };
    const before = this.store.dictionary;
    device.write("reading", source.id);
    let dictionary = await read(language, source.letters ?? {}).catch((error) => {
      if (error.code === "crashed") error.reading = sourceName(source);
      else device.write("reading", null);
      throw error;
    });
    device.write("reading", null);
    const guess = ({ guessed, by, others }) => ({ guessed, by, others });
    if (language && before?.source.id === source.id && before.language === language)
      dictionary = { ...dictionary, ...guess(before) }; // nobody has said otherwise since
    const letters = letterSettings.of(dictionary.language);
    if (!language && !source.list && !sameLetters(letters, dictionary.letters)) {
      // only now it is known whose letters
      const found = dictionary;
      this.engine.request("dictionary.drop", { dictionary: found.id }).catch(() => {});
      dictionary = { ...(await read(found.language, letters)), ...guess(found) };
      source.letters = letters;
    }
    const old = this.loaded;
    this.loaded = { ...dictionary, source, epoch };
    if (old?.epoch === epoch) this.engine.request("dictionary.drop", { dictionary: old.id }).catch(() => {});
    check();
    this.store.set({ dictionary: this.loaded });
    return dictionary.id;
  }

  /** The wanted dictionary's id, if this engine holds it as it is now. */
  get loadedId() {
    const { loaded } = this;
    return loaded && same(this.store.dictionary, loaded) && loaded.epoch === this.engine.epoch && !loaded.stale
      ? loaded.id
      : undefined;
  }

  /** The field of a message that fills a grid: the dictionary that the words come from. */
  async lexicon(run, check) {
    const { kind } = this.store;
    return drawn(kind) && wordy(kind) ? { dictionary: await this.dictionaryId(run, check) } : {};
  }

  /** The wanted dictionary's id; loads it again if the engine was replaced since, or has another one. */
  async dictionaryId(run, check) {
    const { dictionary } = this.store;
    if (!dictionary) throw new EngineError({ code: "no-dictionary", message: t("dictionary-none") });
    return this.loadedId ?? this.load(run, dictionary.source, dictionary.language, check);
  }

  /**
   * Words of the dictionary that could join the puzzle, or stand in for one of its words. Changes nothing.
   * @param {number} word index of the one to stand in for, -1 for one more @param {number} count
   * @returns {Promise<{why: string, said?: {id: string, values: Record<string, any>}, words: {word: string, clue: string, cells: string[], crossings: number}[]}>}
   */
  async suggest(word, count) {
    const { dictionary, puzzle } = this.store;
    const id =
      this.loadedId ??
      (await this.task(
        "load",
        (run, check) => this.dictionaryId(run, check),
        dictionary ? sourceName(dictionary.source) : "",
      ));
    if (!id) throw new EngineError({ code: "no-dictionary", message: t("dictionary-none") });
    return this.engine.request("puzzle.suggest", {
      document: puzzle.document,
      word,
      dictionary: id,
      seed: randomSeed(),
      count,
    });
  }

  /**
   * Run a job that makes a puzzle; show what it finds on the way if `live`, and keep the last, unless a
   * newer act wants none of it.
   * @param {Function} run @param {string} type @param {object} fields @param {boolean} live
   * @param {{accepted?: () => void, apart?: boolean, unchanged?: (report: any) => void}} [how] `accepted` is called once the
   *   engine has begun; `apart`: the puzzle gets a place of its own on the shelf, whatever is in the present one;
   *   `unchanged` hears that the puzzle stays as it is
   * @returns {Promise<Puzzle | undefined>}
   */
  async search(run, type, fields, live, { accepted, apart = false, unchanged } = {}) {
    const before = this.store.puzzle;
    const turn = this.turn;
    const from = type === "puzzle.new" ? fields.dictionary && this.store.dictionary : before?.from;
    /** @type {Puzzle | undefined} */
    let best;
    const take = ({ document, view, sheet }) => {
      best = { document, view, sheet, from };
      if (live) this.store.set(this.seen(best));
      if (turn === this.turn) this.arrived();
    };
    const progress = (message) => this.store.set({ progress: message });
    try {
      const end = await run(type, fields, { best: take, progress, accepted });
      if (end.document) best = { document: end.document, view: end.view, sheet: end.sheet, report: end.report, from };
      else if (end.error)
        throw new EngineError(end.error); // the time is up, and there is nothing
      else if (end.report) unchanged?.(end.report);
      else if (!best && end.outcome === "stopped") throw new Superseded();
    } catch (error) {
      if (!["crashed", "restarted"].includes(error.code) || !best || !live || turn !== this.turn) {
        this.store.set(this.seen(before));
        throw error;
      }
      this.keep(best, type === "puzzle.new" && !this.autosave.free(this.item) ? this.autosave.place() : this.item); // what was found, and is seen, stays
      error.kept = true;
      throw error;
    }
    const again = type === "puzzle.reshuffle" && this.newest === type;
    if (turn !== this.turn && before && (again || FRESH.has(this.newest))) {
      this.store.set(this.seen(before));
      return undefined;
    }
    if (!best) return best;
    if (!AUTOMATIC.has(type)) this.autosave.work(this.item);
    this.keep(
      best,
      type === "puzzle.new" && (apart || !this.autosave.free(this.item)) ? this.autosave.place() : this.item,
    );
    return best;
  }

  /** The shown puzzle's place on the shelf. */
  get item() {
    return this.history.current?.item;
  }

  /** Make a puzzle the current one, to be undone. @param {Puzzle} puzzle @param {import("../storage/autosave.js").Item} [item] */
  keep(puzzle, item = this.item ?? this.autosave.place()) {
    this.history.push(puzzle, item);
    this.show(puzzle);
  }

  /** Show the current step's puzzle, and keep it on the device. @param {Puzzle} puzzle */
  show(puzzle) {
    if (puzzle.from && !same(puzzle.from, this.store.dictionary))
      this.store.set({ dictionary: puzzle.from, source: puzzle.from.source });
    const { canUndo, canRedo, current } = this.history;
    this.store.set({
      ...this.seen(puzzle),
      size: null,
      item: current.item,
      canUndo,
      canRedo,
      only: "",
      selected: this.store.selected < puzzle.view.words.length ? this.store.selected : -1,
    });
    this.autosave.save(current);
  }

  // -- acts ---------------------------------------------------------------------------

  /**
   * Load a dictionary and make a puzzle from it.
   * @param {Source} source @param {string} [language] @param {{refused?: (error: import("../engine/client.js").EngineError) => boolean}} [how] see `task`
   */
  async open(source, language = source.language, how = {}) {
    const opening = (this.opening = new Promise((resolve) => {
      this.arrived = () => {
        resolve(undefined);
        if (this.opening === opening) this.opening = null;
      };
    }));
    const { arrived } = this;
    try {
      const loaded = await this.task(
        "load",
        (run, check) => this.load(run, source, language, check),
        sourceName(source),
        how,
      );
      if (!loaded) return false;
      const { kind, kinds } = this.store; // its words want a puzzle that is made of words
      await this.fresh(undefined, undefined, { of: wordy(kind) ? kind : firstKind(kinds, wordy) });
      return true;
    } finally {
      arrived();
    }
  }

  /**
   * @param {Record<string, any>} [options] kept on the device already, if they are new @param {number} [seed] by chance if absent
   * @param {{accepted?: () => void, refused?: (error: Error) => boolean, of?: import("../ui/kinds.js").Kind}} [how] who wants to hear whether it began;
   *   and the kind of puzzle, if it is not the shown one's
   */
  newWords(options = this.options, seed, how) {
    return this.opening ?? this.fresh(options, seed, how); // a dictionary that is being opened brings new words by itself
  }

  /** New words in a place of their own on the shelf, whatever is in the present one. */
  newPuzzle() {
    return this.newWords(this.options, undefined, { apart: true });
  }

  /** A new puzzle of another kind, once there is a first one. @param {string} id of the kind */
  async newOf(id) {
    await this.opening;
    const of = this.store.kinds.find((kind) => kind.id === id);
    return this.fresh(this.optionsOf(of), undefined, { of });
  }

  fresh(options, seed = randomSeed(), how = {}) {
    return this.task(
      "puzzle.new",
      async (run, check) => {
        const kind = how.of ?? this.store.kind;
        this.store.set({ making: kind.id });
        try {
          const words = wordy(kind)
            ? { dictionary: await this.dictionaryId(run, check), avoid: usedWords.words() }
            : { language: page.code };
          const { selected } = this.store;
          this.store.set({ selected: -1 });
          const asked = { kind: kind.id, ...words, options: options ?? this.optionsOf(kind), seed };
          const made = await this.search(run, "puzzle.new", asked, true, how).catch((error) => {
            this.store.set({ selected }); // the puzzle that was there still is
            if (drawn(kind) && error.code?.startsWith("no-filling"))
              error.unfilled = { kind, options: asked.options, seed };
            throw error;
          });
          if (!made) return;
          if (wordy(kind)) usedWords.add(made.view, true);
          this.on.say(laidOut(made, { worded: wordy(kind) }));
        } finally {
          this.store.set({ making: null });
        }
      },
      "",
      how,
    );
  }

  /**
   * An empty grid, to be drawn and filled by hand; it takes its place on the shelf as new words do.
   * @param {Record<string, any>} [options] @param {import("../ui/kinds.js").Kind} [kind] @param {number} [seed] of its pattern
   * @param {{refused?: (error: Error) => boolean}} [how] see `task`
   */
  blank(options, kind = this.store.kind, seed = randomSeed(), how = {}) {
    return this.task(
      "grid.new",
      async (_, check) => {
        const { dictionary } = this.store;
        const words =
          wordy(kind) && dictionary
            ? { language: dictionary.language, letters: dictionary.letters ?? {} }
            : { language: page.code };
        const { document, view, sheet } = await this.engine.request("grid.new", {
          kind: kind.id,
          ...words,
          options: options ?? this.optionsOf(kind),
          seed,
        });
        check();
        this.store.set({ selected: -1 });
        this.keep(
          { document, view, sheet, from: wordy(kind) ? dictionary : undefined },
          this.autosave.free(this.item) ? this.item : this.autosave.place(),
        );
        this.on.say(filled(view, { worded: wordy(kind) }));
      },
      "",
      how,
    );
  }

  /** @param {Record<string, any>} [options] to change with it; else the puzzle's own @param {number} [seed] @param {{accepted?: () => void, refused?: (error: Error) => boolean}} [how] as for `newWords` */
  reshuffle(options = this.resized, seed = randomSeed(), how = {}) {
    return (
      this.opening ??
      this.task(
        "puzzle.reshuffle",
        async (run, check) => {
          const words = await this.lexicon(run, check);
          const made = await this.search(
            run,
            "puzzle.reshuffle",
            { document: this.store.puzzle.document, ...words, seed, ...(options && { options }) },
            true,
            how,
          );
          if (made) this.on.say(laidOut(made, { again: true, worded: wordy(this.store.kind) }));
        },
        "",
        how,
      )
    );
  }

  /** Search on from the layout that is there; it stays as it is unless a better one is found. */
  improve() {
    if (!this.store.puzzle) return Promise.resolve();
    return (
      this.opening ??
      this.task("puzzle.improve", async (run, check) => {
        const unchanged = (report) => {
          check();
          this.on.say(unimproved(report, this.store.puzzle.view.dense));
        };
        const words = await this.lexicon(run, check);
        const made = await this.search(
          run,
          "puzzle.improve",
          { document: this.store.puzzle.document, ...words, seed: randomSeed() },
          true,
          { unchanged },
        );
        const better = made?.view.dense
          ? t("done-improved-grid", { filled: filled(made.view, { worded: wordy(this.store.kind) }) })
          : made && t("done-improved", effect(made.report));
        if (made) this.on.say([better, searched(made.report, made.view.dense)].join(" ").trim());
      })
    );
  }

  /** Why no word can be replaced; empty if one can. */
  get irreplaceable() {
    const { dictionary, puzzle } = this.store;
    if (puzzle && !this.can("puzzle.replace")) return t("replace-not-here");
    if (!wordy(this.store.kind)) return "";
    if (!dictionary) return t("dictionary-none");
    if (puzzle && puzzle.view.language !== dictionary.language)
      return t("dictionary-other-language", { name: sourceName(dictionary.source) });
    return puzzle && !sameLetters(puzzle.view.letters, dictionary.letters)
      ? t("letters-differ", { name: sourceName(dictionary.source) })
      : "";
  }

  /** Put another word of the dictionary in the place of the selected one. */
  replace() {
    const word = this.store.selected;
    if (!this.store.puzzle?.view.words[word] || this.opening) return Promise.resolve();
    if (this.irreplaceable) return Promise.resolve(this.on.say(this.irreplaceable));
    return this.task("puzzle.replace", async (run, check) => {
      const words = wordy(this.store.kind)
        ? { dictionary: await this.dictionaryId(run, check), avoid: usedWords.words() }
        : {};
      const { document, view } = this.store.puzzle;
      const made = await this.search(run, "puzzle.replace", { document, word, ...words, seed: randomSeed() }, false);
      if (!made) return;
      this.store.set({ unsaved: true });
      if (wordy(this.store.kind)) usedWords.add(made.view, false);
      this.on.say(replaced(view, made, word));
    });
  }

  /**
   * Change a word and its clue. Throws EngineError instead of telling it: the dialog does.
   * @param {import("../base/state.js").Word} was the word as it was shown @param {string} text @param {string} clue
   */
  async edit(was, text, clue) {
    let refused;
    await this.opening;
    await this.task("puzzle.edit", async (run) => {
      const word = was.index;
      try {
        const { view } = this.store.puzzle;
        const now = view.words[word];
        if (now?.word !== was.word || now.clue !== was.clue)
          throw new EngineError({ code: "stale", message: t("failed-other-word", { word: was.word }) });
        const made = await this.search(
          run,
          "puzzle.edit",
          { document: this.store.puzzle.document, word, text, clue, seed: randomSeed() },
          false,
        );
        if (!made) return;
        this.store.set({ unsaved: true });
        if (wordy(this.store.kind)) usedWords.add(made.view, false);
        const name = standing(view, made.view, word).word;
        this.on.say(
          name === was.word
            ? t("done-edited", { word: name, ...effect(made.report, Boolean(view.hidden)) })
            : replaced(view, made, word),
        );
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        refused = error;
      }
    });
    if (refused) throw refused;
  }

  /**
   * Change the puzzle by one message to the engine that carries its document, and keep the outcome to be undone.
   * @param {string} type of the message; also the act's name, as for `task`
   * @param {object} fields of the message besides `document`; `seed` and `dictionary` are added where asked for
   * @param {{job?: boolean, seed?: boolean, live?: boolean, dictionary?: boolean, unchanged?: (report: any) => void, view?: import("../base/state.js").View, said?: (view: import("../base/state.js").View, report: any) => string}} [how]
   *   `job`: the message starts a job, and takes a `seed` unless it says it does not; `live`: what it finds on the way is shown;
   *   `unchanged` hears its report if no puzzle comes of it; `dictionary`: it needs the loaded dictionary, where the kind has words; `view`: the one that
   *   the change was decided on: if another is shown by the time it could begin, nothing is done
   * @returns {Promise<Puzzle>} rejects with EngineError if the engine refused; whoever calls says so, or uses `change`
   */
  async ask(type, fields, { job = false, seed = job, live = false, dictionary = false, unchanged, view, said } = {}) {
    let refused;
    await this.opening;
    const made = await this.task(type, async (run, check) => {
      try {
        const { puzzle } = this.store;
        if (!puzzle || (view && view !== puzzle.view))
          throw new EngineError({ code: "stale", message: t("failed-other-puzzle") });
        const whole = {
          document: puzzle.document,
          ...fields,
          ...(seed && { seed: randomSeed() }),
          ...(dictionary && wordy(this.store.kind) && { dictionary: await this.dictionaryId(run, check) }),
        };
        let changed;
        if (job)
          changed = await this.search(run, type, whole, live, {
            unchanged: (report) => {
              check();
              unchanged?.(report);
            },
          });
        else {
          const answer = await this.engine.request(type, whole);
          check();
          changed = {
            document: answer.document,
            view: answer.view,
            sheet: answer.sheet,
            report: answer.report,
            from: puzzle.from,
            cursor: answer.cursor,
            typed: answer.typed,
          };
          this.autosave.work(this.item);
          this.keep(changed);
        }
        if (!changed) return undefined;
        this.store.set({ unsaved: true });
        if (said) this.on.say(said(changed.view, changed.report));
        return changed;
      } catch (error) {
        if (!(error instanceof EngineError) || error.code === "dead") throw error;
        refused = error;
      }
    });
    if (refused) throw refused;
    return made;
  }

  /** As `ask`, but a refusal is told in the banner. @param {string} type @param {object} fields @param {object} [how] */
  async change(type, fields, how) {
    try {
      return await this.ask(type, fields, how);
    } catch (error) {
      how?.refused?.(error);
      this.on.trouble(failed(this.store.kind, type), error);
      return undefined;
    }
  }

  /** Whether a chosen file is to be opened as a puzzle or as a list of words. @param {Source} source */
  kindOf(source) {
    return this.task("open", () => kindOf(this.engine, source, this.store.limits), source.name);
  }

  /** @param {Source} source of a puzzle's file @returns {Promise<import("../engine/client.js").Trouble[] | undefined>} findings in it */
  openPuzzle(source) {
    return this.task(
      "open",
      async (_, check) => {
        const bytes = await readSource(source);
        const {
          document,
          view,
          sheet,
          issues = [],
        } = await this.engine.request("puzzle.open", { name: source.name }, bytes);
        check();
        this.store.set({ selected: -1, unsaved: this.store.unsaved && this.store.kept !== "yes" });
        this.keep({ document, view, sheet }, this.autosave.place({ worked: true }));
        return issues;
      },
      source.name,
    );
  }

  /**
   * Show a puzzle of the shelf; to be undone like every change.
   * @param {string} id @param {string} name @returns {Promise<boolean | undefined>}
   */
  reopen(id, name) {
    return this.task(
      "open",
      async (_, check) => {
        const { row, contents } = await puzzles.read(id);
        const { document, view, sheet } = await this.examine(row, contents);
        check();
        this.store.set({ selected: -1, unsaved: this.store.unsaved && this.store.kept !== "yes" });
        this.keep({ document, view, sheet, from: lazy(row.source) }, this.autosave.adopt(row, contents.document));
        return true;
      },
      name,
    );
  }

  /** A kept puzzle as the engine reads it; one that it cannot read is set aside. @param {import("../storage/keep.js").PuzzleRow} row @param {any} contents */
  async examine(row, contents) {
    try {
      const document = JSON.parse(contents?.document ?? "");
      return await this.engine.request("puzzle.view", { document });
    } catch (error) {
      if (["dead", "restarted"].includes(error.code)) throw error;
      await this.autosave.setAside(row.id, error.message);
      throw new EngineError({ code: "damaged", message: t("shelf-damaged", { name: puzzleName(row) }) });
    }
  }

  /**
   * Show the puzzle of the last visit at once, before there is an engine; look at it again when there is one.
   * @param {{row: import("../storage/keep.js").PuzzleRow, contents: import("../storage/keep.js").Contents, selected: number}} last
   * @param {(name: string) => void} damaged called if it cannot be used after all; then no puzzle is shown
   */
  restore({ row, contents, selected }, damaged) {
    const from = lazy(row.source);
    if (from) this.store.set({ dictionary: from, source: from.source });
    this.store.set({ selected });
    this.keep(
      { document: JSON.parse(contents.document), view: contents.view, sheet: contents.sheet, from },
      this.autosave.adopt(row, contents.document),
    );
    const step = this.history.current;
    const { turn } = this;
    this.engine.ready
      .then(() => this.examine(row, contents))
      .then(
        ({ view, sheet }) => {
          const shown = { ...step.puzzle, view, sheet };
          if (JSON.stringify([view, sheet]) === JSON.stringify([contents.view, contents.sheet])) return this.warm(turn);
          if (step.puzzle === this.store.puzzle) this.store.set(this.seen(shown)); // this version draws it in another way
          step.puzzle = shown;
          return this.warm(turn);
        },
        (error) => {
          if (error.code !== "damaged" || this.item !== step.item) return;
          this.history = new History();
          this.store.set({ puzzle: null, item: null, selected: -1, canUndo: false, canRedo: false });
          damaged(puzzleName(row));
        },
      );
  }

  /** An own list was changed: its words are read again when they are wanted. */
  listsChanged() {
    if (this.loaded?.source.list) this.loaded.stale = true;
  }

  /** Let the engine read the wanted dictionary while nothing else is to be done. */
  warm(turn = this.turn) {
    const { dictionary } = this.store;
    if (turn !== this.turn || !dictionary || device.read("reading", null) === dictionary.source.id) return undefined; // an engine, or the whole tab, has died of that one
    return this.task("", (run, check) =>
      this.dictionaryId(run, check).catch((error) => {
        if (error instanceof Superseded) throw error; // whoever needs it will be told what is wrong
        if (error.code === "crashed") this.on.trouble("", this.told(error, "load"));
      }),
    );
  }

  /** Presses that come faster than a step can be shown add up. @param {-1 | 1} by */
  step(by) {
    this.owed = (this.owing === this.turn ? this.owed : 0) + by;
    const done = this.task("", async (_, check) => {
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
      if (by < 0 && before !== step.item) this.autosave.drop(before);
      this.on.say(by < 0 ? t("done-undone") : t("done-redone"));
    });
    this.owing = this.turn; // any other act ends the sum
    return done;
  }

  /** What each format can hold of the puzzle. @returns {Promise<{formats: Parameters<typeof import("../sheet/export.js").described>[0][]}>} */
  formats() {
    return this.engine.request("puzzle.formats", { document: this.store.puzzle.document });
  }

  /** @param {string} to one of the engine's formats @param {string} stamp @returns {Promise<{base: string, files: import("../storage/files.js").Made[]}>} */
  async export(to, stamp) {
    this.autosave.work(this.item); // what was worth a file is worth its place
    const { base, files } = await this.engine.request("puzzle.export", {
      document: this.store.puzzle.document,
      to,
      stamp,
    });
    return { base, files: await Promise.all(files.map(completed)) };
  }
}
