// The dictionary that new words come from: read by the engine, read again when the engine is another one, asked for
// words.
import { shownPuzzle } from "../base/state.js";
import { device } from "../base/device.js";
import { codeOf } from "../base/errors.js";
import { fillable } from "../base/models.js";
import { EngineError } from "../engine/client.js";
import { atHand, t } from "../i18n/l10n.js";
import { sourceName } from "../i18n/names.js";
import { readSource } from "../storage/files.js";
import { bannedWords, myScores } from "../storage/mixed-lists.js";
import { letterSettings } from "../storage/letter-settings.js";
import { knows, usesDictionary } from "../ui/kinds.js";
import { sameLetters } from "../storage/letter-settings.js";
import { firstKind } from "./kind-chooser.js";
import { randomSeed } from "./seed.js";
import { Superseded } from "./tasks.js";

/** @typedef {import("../storage/files.js").Source} Source */
/** @typedef {import("./tasks.js").Run} Run */
/** @typedef {import("./tasks.js").Check} Check */
/**
 * What the engine says of one that it has read, where it came from, and which engine has it; `stale`: its list was
 * changed; `behind`: scores were given since; `rows`: what it was read from, if that is a list of one's own.
 * @typedef {Pick<import("../base/protocol.d.ts").Dictionary, "id" | "language" | "letters" | "name" | "words" |
 *   "issues" | "issue_total"> & Partial<import("../base/protocol.d.ts").Dictionary> & {source: Source, epoch: number,
 *   stale?: boolean, behind?: boolean, rows?: import("../base/protocol.d.ts").Row[]}} Dictionary
 */
/**
 * A dictionary as where a puzzle's words came from: of a list of one's own, with what both had of it at first.
 * @typedef {Dictionary & {base?: {rows: import("../storage/autosave.js").Agreed}}} Origin
 */

/**
 * Whether two dictionaries hold the same words.
 * @param {Dictionary | null | undefined} one
 * @param {Dictionary | null} other
 */
const same = (one, other) =>
  one?.source.id === other?.source.id &&
  one?.source.file === other?.source.file &&
  one?.language === other?.language &&
  sameLetters(one?.letters, other?.letters);

export class Dictionaries {
  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.session = session;
    this.store = session.store;
    this.engine = session.engine;
    this.tasks = session.tasks;
    /** The one that the engine holds; after an undo the page may want another. @type {Dictionary | null} */
    this.loaded = null;
    /** From the choice of a dictionary to the first layout of its words. @type {Promise<undefined> | null} */
    this.opening = null;
    this.arrived = () => {};
    this.quiet = false; // the next change of a list is a score, of which the engine need not know at once
  }

  /**
   * Load a dictionary and make a puzzle from it.
   * @param {Source} source @param {string} [language]
   * @param {import("./tasks.js").How & {of?: string, seed?: number}} [how] of the puzzle: `of` its kind, if another one
   *   than is shown
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
      const load = (/** @type {Run} */ run, /** @type {Check} */ check) => this.load(run, source, language, check);
      // a file that can't be opened has its whole name
      const subject = source.english ? sourceName(source) : source.label;
      if (!(await this.tasks.run("load", load, subject, how))) return false;
      const { kind, kinds } = this.store; // its words want a puzzle that is made of words
      const wanted = kinds.find(({ id }) => id === how.of);
      const of = wanted ?? (usesDictionary(kind) ? kind : firstKind(kinds, usesDictionary));
      await this.session.making.fresh(this.session.choices.of(of), how.seed, { of: of ?? undefined });
      return true;
    } finally {
      arrived();
    }
  }

  /**
   * @param {Run} run
   * @param {Source} source
   * @param {string} language
   * @param {Check} check
   * @returns {Promise<string>} its id
   */
  async load(run, source, language, check) {
    const { epoch } = this.engine;
    const before = this.store.dictionary;
    device.write("reading", source.id);
    /** @type {Omit<Dictionary, "source" | "epoch">} */
    let dictionary = await this.read(run, source, language, source.letters ?? {}).catch((error) => {
      if (error instanceof EngineError && error.code === "crashed") error.reading = sourceName(source);
      else device.write("reading", null);
      throw error;
    });
    device.write("reading", null);
    /** @param {Partial<import("../base/protocol.d.ts").Guessed>} found */
    const guess = ({ guessed, by, sure, others }) => ({ guessed, by, sure, others });
    if (language && before?.source.id === source.id && before.language === language)
      dictionary = { ...dictionary, ...guess(before) }; // nobody has said otherwise since
    const letters = letterSettings.of(dictionary.language);
    if (!language && !source.list && !sameLetters(letters, dictionary.letters)) {
      // only now it is known whose letters
      const found = dictionary;
      this.drop(found.id);
      dictionary = { ...(await this.read(run, source, found.language, letters)), ...guess(found) };
      source.letters = letters;
    }
    const old = this.loaded;
    this.loaded = { ...dictionary, source, epoch, rows: source.rows };
    if (old?.epoch === epoch) this.drop(old.id);
    check();
    this.store.set({ dictionary: this.loaded });
    return dictionary.id;
  }

  /**
   * Let the engine read other words for the shown puzzle, which stays as it is.
   * @param {Source} source @param {string} language
   */
  async swap(source, language) {
    const subject = sourceName(source);
    const load = (/** @type {Run} */ run, /** @type {Check} */ check) => this.load(run, source, language, check);
    if (!(await this.tasks.run("load", load, subject))) return false;
    this.store.set({ source });
    const from = this.store.dictionary ?? undefined;
    if (this.store.puzzle) await this.session.changes.make("puzzle.set", { values: {} }, { from, act: "lists" });
    return true;
  }

  /**
   * Let the engine mix several lists.
   * @param {Run} run @param {import("../storage/mixed-lists.js").Mix} mix @param {string} language
   * @param {Record<string, string>} letters @returns {Promise<import("../base/protocol.d.ts").Dictionary>}
   */
  async mix(run, { parts, banned, scores }, language, letters) {
    /** @type {string[]} */
    const read = [];
    try {
      const wanted = [];
      for (const { source, weight, off } of parts) {
        if (off) continue;
        const { id } = await this.read(run, source, language, letters);
        read.push(id);
        wanted.push({ dictionary: id, weight });
      }
      const own = scores ? await myScores.read(scores) : new Map();
      const asked = { lists: wanted, banned: bannedWords(banned), scores: "" };
      if (own.size) {
        const text = JSON.stringify(Object.fromEntries(own));
        const bytes = new TextEncoder().encode(text).buffer;
        const fields = { name: "scores.json", language, letters };
        const { dictionary } = await run("dictionary.load", fields, {}, bytes);
        if (!dictionary) throw new Superseded();
        read.push(dictionary.id);
        asked.scores = dictionary.id;
      }
      const { dictionary } = await run("dictionary.mix", asked, {
        progress: (progress) => this.store.set({ progress }),
      });
      if (!dictionary) throw new Superseded();
      return dictionary;
    } finally {
      read.forEach((id) => this.drop(id));
    }
  }

  /**
   * Let the engine read it.
   * @param {Run} run @param {Source} source @param {string} language @param {Record<string, string>} letters
   * @returns {Promise<import("../base/protocol.d.ts").Dictionary>}
   */
  async read(run, source, language, letters) {
    if (source.mixed) return this.mix(run, source.mixed, language, letters);
    const bytes = await this.fetch(source);
    // for another engine, whatever becomes of the file
    if (source.blob instanceof File) source.blob = new Blob([bytes]);
    const { dictionary } = await run(
      "dictionary.load",
      { name: source.name, language, letters, at_hand: atHand(), ...(source.clues && { clues: source.clues.code }) },
      { progress: (progress) => this.store.set({ progress }) },
      bytes,
    );
    if (!dictionary) throw new Superseded();
    return dictionary;
  }

  /** The whole of it, with progress; throws Superseded when that was stopped. @param {Source} source */
  fetch(source) {
    const progress = (/** @type {number} */ done, /** @type {number} */ total) =>
      this.store.set({ progress: { done, total, fetched: true } });
    return this.tasks.fetch((signal) => readSource(source, { progress, signal }));
  }

  /** The engine need not keep it. @param {string} id */
  drop(id) {
    this.engine.request("dictionary.drop", { dictionary: id }).catch(() => {});
  }

  /** The wanted one's id, if this engine holds it as it was when it was read. */
  get heldId() {
    const { loaded } = this;
    return loaded && same(this.store.dictionary, loaded) && loaded.epoch === this.engine.epoch ? loaded.id : undefined;
  }

  /** The same, if it still is as it was. */
  get loadedId() {
    return this.loaded?.stale ? undefined : this.heldId;
  }

  /**
   * The wanted one's id; it is loaded again if the engine was replaced since, or has another one.
   * @param {Run} run
   * @param {Check} check
   */
  async id(run, check) {
    const { dictionary } = this.store;
    if (!dictionary) throw new EngineError({ code: "no-dictionary", message: t("dictionary-none") });
    const id = this.loaded?.behind ? undefined : this.loadedId;
    return id ?? this.load(run, dictionary.source, dictionary.language, check);
  }

  /** The field of a message that fills a grid: what the words come from. @param {Run} run @param {Check} check */
  async lexicon(run, check) {
    const { kind, puzzle } = this.store;
    const looks = knows(kind, "grid.fill") || (puzzle && (fillable(puzzle.view) || puzzle.view.codes));
    return looks && usesDictionary(kind) ? { dictionary: await this.id(run, check) } : {};
  }

  /**
   * Words that could join the puzzle, or stand in for one of its words. Changes nothing.
   * @param {number} word index of the one to stand in for, -1 for one more @param {number} count
   * @returns {Promise<import("../base/protocol.d.ts").Suggestions>}
   */
  async suggest(word, count) {
    const { dictionary } = this.store;
    const { document } = shownPuzzle(this.store);
    const subject = dictionary ? sourceName(dictionary.source) : "";
    const id = this.loadedId ?? (await this.tasks.run("load", (run, check) => this.id(run, check), subject));
    if (!id) throw new EngineError({ code: "no-dictionary", message: t("dictionary-none") });
    return this.engine.request("puzzle.suggest", { document, word, dictionary: id, seed: randomSeed(), count });
  }

  /** The bundled list that can link words of a language. @param {string} code @returns {Source | undefined} */
  linking(code) {
    return this.store.sources.find(
      ({ bundled, language, clues, large }) => bundled && language === code && !clues && !large,
    );
  }

  /**
   * The large list to take in place of the bundled one that is open, if that has fewer words than are wanted; whoever
   * chose words of their own, or by theme, keeps them.
   * @param {number} words @returns {Source | undefined}
   */
  larger(words) {
    const { dictionary, sources } = this.store;
    const { bundled, themed, mixed } = dictionary?.source ?? {};
    if (!dictionary || !bundled || themed || mixed || dictionary.words >= words) return undefined;
    return sources.find(
      ({ scored, language, words: has = 0 }) => scored && language === dictionary.language && has >= words,
    );
  }

  /** Want the one that a puzzle's words came from. @param {Dictionary | undefined} from */
  follow(from) {
    if (from && !same(from, this.store.dictionary)) this.store.set({ dictionary: from, source: from.source });
  }

  /** An own list was changed: its words are read again when they are wanted. */
  listsChanged() {
    const { quiet, loaded } = this;
    this.quiet = false;
    if (quiet && loaded) loaded.behind = true;
    else if (loaded?.source.list || loaded?.source.mixed) loaded.stale = true;
  }

  /**
   * Let the engine read the wanted one while nothing else is to be done.
   * @param {number} [turn] nothing if another act came
   */
  warm(turn = this.tasks.turn) {
    const { dictionary } = this.store;
    if (turn !== this.tasks.turn || !dictionary) return undefined;
    // an engine, or the whole tab, has died of it
    if (device.read("reading", null) === dictionary.source.id) return undefined;
    return this.tasks.run("", (run, check) =>
      this.id(run, check).catch((error) => {
        if (error instanceof Superseded) throw error; // whoever needs it will be told what is wrong
        if (codeOf(error) === "crashed") this.tasks.on.trouble("", this.tasks.explain(error, "load"));
      }),
    );
  }
}
