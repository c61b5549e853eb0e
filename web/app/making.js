// Searches for a puzzle: a new one, the same words laid out anew, or a better layout of them.
import { shownKind, shownPuzzle } from "../base/state.js";
import { codeOf } from "../base/errors.js";
import { fillable } from "../base/models.js";
import { paced } from "../base/paced.js";
import { EngineError } from "../engine/client.js";
import { effect, filled, searched, unimproved } from "../i18n/effect.js";
import { page, t } from "../i18n/l10n.js";
import { origin, ownWords } from "../storage/autosave.js";
import { usedWords } from "../storage/used-words.js";
import { kindTitle, knows, usesDictionary } from "../ui/kinds.js";
import { laidOut } from "./done.js";
import { randomSeed } from "./seed.js";
import { Superseded } from "./tasks.js";

/** @typedef {import("../base/state.js").Puzzle} Puzzle */
/** @typedef {import("../ui/kinds.js").Kind} Kind */
/** @typedef {import("./choices.js").Options} Options */
/** @typedef {import("../storage/files.js").Source} Source */
/**
 * Who wants to hear whether it began, and whether it was refused; the kind of puzzle, if it is not the shown one's;
 * `apart`: it gets a place of its own on the shelf, whatever is in the present one.
 * @typedef {import("./tasks.js").How & {accepted?: () => void, of?: Kind, apart?: boolean}} How
 */

/** Acts that ask for other words: what a live search has found so far is not wanted any more. */
const FRESH = new Set(["puzzle.new", "grid.new", "load", "open"]);

/** Acts after which a puzzle still is nobody's work. */
const AUTOMATIC = new Set(["puzzle.new", "puzzle.reshuffle", "puzzle.improve"]);

export class Making {
  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.session = session;
    this.store = session.store;
    this.tasks = session.tasks;
    this.dictionaries = session.dictionaries;
    this.ready = async () => {}; // what is to be done before words are drawn: see own-list.js
  }

  /**
   * @param {Options} [options] kept on the device already, if they are new @param {number} [seed] by chance if absent
   * @param {How} [how]
   */
  newWords(options = this.session.choices.of(), seed, how) {
    // a dictionary being opened brings new words by itself
    return this.dictionaries.opening ?? this.fresh(options, seed, how);
  }

  /** New words in a place of their own on the shelf, whatever is in the present one. */
  newPuzzle() {
    return this.newWords(undefined, undefined, { apart: true });
  }

  /** A new puzzle of another kind, once there is a first one. @param {string} id of the kind */
  async newOf(id) {
    await this.dictionaries.opening;
    const of = this.store.kinds.find((kind) => kind.id === id);
    return this.fresh(this.session.choices.of(of), undefined, { of });
  }

  /** A puzzle of another kind in the grid of the shown one, beside it on the shelf. @param {Kind} of */
  convert(of) {
    /** @param {import("./tasks.js").Run} run @param {import("./tasks.js").Check} check */
    const work = async (run, check) => {
      const words = this.store.dictionary ? { dictionary: await this.dictionaries.id(run, check) } : {};
      const asked = { document: shownPuzzle(this.store).document, kind: of.id, ...words, seed: randomSeed() };
      this.store.set({ making: of.id });
      try {
        const made = await this.search(run, "puzzle.convert", asked, true, { apart: true });
        if (made) this.session.on.say(t("done-converted", { kind: kindTitle(of.id) }));
      } finally {
        this.store.set({ making: null });
      }
    };
    return this.tasks.run("puzzle.convert", work);
  }

  /** @param {Options} [options] @param {number} [seed] @param {How} [how] */
  fresh(options, seed = randomSeed(), how = {}) {
    /** @param {import("./tasks.js").Run} run @param {import("./tasks.js").Check} check */
    const work = async (run, check) => {
      const kind = how.of ?? shownKind(this.store);
      this.store.set({ making: kind.id });
      try {
        await this.ready();
        const words = usesDictionary(kind)
          ? {
              dictionary: await this.dictionaries.id(run, check),
              avoid: usedWords.words(),
              whole: Number(this.session.choices.whole),
            }
          : { language: page.code };
        const { selected } = this.store;
        this.store.set({ selected: -1 });
        const asked = { kind: kind.id, ...words, options: options ?? this.session.choices.of(kind), seed };
        const made = await this.search(run, "puzzle.new", asked, true, how).catch((error) => {
          this.store.set({ selected }); // the puzzle that was there still is
          if (error instanceof EngineError && knows(kind, "grid.fill") && error.code.startsWith("no-filling"))
            error.unfilled = { kind, options: asked.options, seed };
          throw error;
        });
        if (!made) return;
        const again = this.avoids(kind, asked.options) ? usedWords.again(made.view) : 0;
        if (usesDictionary(kind)) usedWords.add(made.view, true);
        this.session.on.say([laidOut(made), ...(again ? [t("done-used-again", { n: again })] : [])].join(" "));
      } finally {
        this.store.set({ making: null });
      }
    };
    return this.tasks.run("puzzle.new", work, "", how);
  }

  /**
   * Whether words are drawn with these options, those of the last puzzles after all others.
   * @param {Kind} kind @param {Options} options
   */
  avoids({ fields }, options) {
    const drawing = fields.filter(({ draws, type }) => draws && type === "bool");
    return !this.session.choices.whole && drawing.some(({ name, default: usual }) => options[name] ?? usual);
  }

  /**
   * An empty grid, to be drawn and filled by hand; it takes its place on the shelf as new words do.
   * @param {Options} [options]
   * @param {Kind} [kind]
   * @param {number} [seed] of its pattern
   * @param {import("./tasks.js").How} [how]
   */
  blank(options, kind = shownKind(this.store), seed = randomSeed(), how = {}) {
    /** @param {unknown} _ @param {import("./tasks.js").Check} check */
    const work = async (_, check) => {
      const { dictionary } = this.store;
      const words =
        usesDictionary(kind) && dictionary
          ? { language: dictionary.language, letters: dictionary.letters ?? {} }
          : { language: page.code };
      const asked = { kind: kind.id, ...words, options: options ?? this.session.choices.of(kind), seed };
      const { document, view, sheet } = await this.session.engine.request("grid.new", asked);
      check();
      this.store.set({ selected: -1 });
      const made = { document, view, sheet, from: usesDictionary(kind) && dictionary ? origin(dictionary) : undefined };
      this.session.keep(made, this.placeOf("grid.new", made));
      this.session.on.say(filled(view));
    };
    return this.tasks.run("grid.new", work, "", how);
  }

  /** @param {Options} [options] to change with it; else the puzzle's own @param {number} [seed] @param {How} [how] */
  reshuffle(options = this.session.choices.resized, seed = randomSeed(), how = {}) {
    if (this.dictionaries.opening) return this.dictionaries.opening;
    /** @param {import("./tasks.js").Run} run @param {import("./tasks.js").Check} check */
    const work = async (run, check) => {
      const words = await this.dictionaries.lexicon(run, check);
      const { document } = shownPuzzle(this.store);
      const asked = { document, ...words, seed, ...(options && { options }) };
      const made = await this.search(run, "puzzle.reshuffle", asked, true, how);
      if (made) this.session.on.say(laidOut(made, { again: true }));
    };
    return this.tasks.run("puzzle.reshuffle", work, "", how);
  }

  /** Search on from the layout that is there; it stays as it is unless a better one is found. */
  improve() {
    if (!this.store.puzzle) return Promise.resolve();
    if (this.dictionaries.opening) return this.dictionaries.opening;
    const { say } = this.session.on;
    return this.tasks.run("puzzle.improve", async (run, check) => {
      /** @param {import("../base/state.js").Report} report */
      const unchanged = (report) => {
        check();
        say(unimproved(/** @type {import("../base/protocol.d.ts").Report} */ (report)));
      };
      const words = await this.dictionaries.lexicon(run, check);
      const asked = { document: shownPuzzle(this.store).document, ...words, seed: randomSeed() };
      const made = await this.search(run, "puzzle.improve", asked, true, { unchanged });
      if (!made) return;
      const better = fillable(made.view)
        ? t("done-improved-grid", { filled: filled(made.view) })
        : t("done-improved", effect(made.report, made.view));
      say([better, searched(made.report, made.view)].join(" ").trim());
    });
  }

  /** The same words, those that cannot be joined beside the others, from now on. @param {Options} options */
  inPieces(options) {
    const kind = shownKind(this.store);
    const { view } = shownPuzzle(this.store);
    const others = Object.entries(options).filter(([name, value]) => view.options[name] !== value);
    this.session.choices.keep(kind, { ...this.session.choices.of(kind), ...Object.fromEntries(others) });
    return this.reshuffle(options);
  }

  /** Words of another list among the puzzle's own, that link those without a place. @param {Source} links */
  join(links) {
    /** @param {import("./tasks.js").Run} run */
    const work = async (run) => {
      const { document, view } = shownPuzzle(this.store);
      const { id } = await this.dictionaries.read(run, links, view.language, view.letters ?? {});
      try {
        const made = await this.search(run, "puzzle.join", { document, dictionary: id, seed: randomSeed() }, true);
        if (made) this.session.on.say(laidOut(made));
      } finally {
        this.dictionaries.drop(id);
      }
    };
    return this.tasks.run("puzzle.join", work);
  }

  /**
   * A set of different puzzles like the shown one: from the list that its words came from, or of the same words.
   * @param {{number: number, titles: string[], same: boolean}} asked
   * @param {(version: import("../base/protocol.d.ts").Version) => void} take each as soon as it is there
   * @returns {Promise<import("../engine/client.js").End | undefined>} undefined if it failed, which has been told
   */
  versions({ number, titles, same }, take) {
    return this.tasks.run("puzzle.versions", async (run, check) => {
      const { kind } = this.store;
      const puzzle = shownPuzzle(this.store);
      const listed = usesDictionary(kind) && (!same || knows(kind, "grid.fill")) && puzzle.from;
      const words = listed ? { dictionary: await this.dictionaries.id(run, check) } : {};
      const asked = { document: puzzle.document, ...words, number, titles, same_words: Number(same) };
      return run("puzzle.versions", { ...asked, to: ["ipuz", "text"] }, { version: take });
    });
  }

  /**
   * Run a job that makes a puzzle; show what it finds on the way if `live`, and keep the last, unless a
   * newer act wants none of it.
   * @template {import("../engine/client.js").JobRequest} T
   * @param {import("./tasks.js").Run} run
   * @param {T} type
   * @param {import("../base/protocol.d.ts").Requests[T]} fields
   * @param {boolean} live
   * @param {Pick<How, "accepted" | "apart"> & Pick<import("./changes.js").How, "unchanged" | "from">} [how] `accepted`
   *   is called once the engine has begun; `apart`: see How; `unchanged` hears that the puzzle stays as it is; `from`:
   *   see How of changes
   * @returns {Promise<Puzzle | undefined>}
   */
  async search(run, type, fields, live, { accepted, apart = false, unchanged, from: other } = {}) {
    const { session } = this;
    const before = this.store.puzzle;
    const { turn } = this.tasks;
    const { loaded } = this.dictionaries;
    let from = other ?? before?.from;
    if (type === "puzzle.new")
      from = "dictionary" in fields && this.store.dictionary ? origin(this.store.dictionary, loaded?.rows) : undefined;
    if (type === "puzzle.convert") from = origin(from, from?.base?.rows);
    /** @type {Puzzle | undefined} */
    let best;
    const showing = paced((/** @type {Puzzle} */ puzzle) => this.store.set(session.seen(puzzle)));
    const take = (/** @type {Puzzle} */ { document, view, sheet }) => {
      best = { document, view, sheet, from };
      if (live) showing.take(best);
      if (turn === this.tasks.turn) this.dictionaries.arrived();
    };
    const progress = (/** @type {import("../base/state.js").Progress} */ message) =>
      this.store.set({ progress: message });
    try {
      const end = await run(type, fields, { best: take, progress, accepted });
      const { document, view, sheet, report } = end;
      if (document && view)
        best = {
          document,
          view,
          sheet,
          report: /** @type {import("../base/state.js").Puzzle["report"]} */ (report),
          from,
        };
      else if (end.error)
        throw new EngineError(end.error); // the time is up, and there is nothing
      else if (end.report) unchanged?.(end.report);
      else if (!best && end.outcome === "stopped") throw new Superseded();
    } catch (error) {
      const lost = ["crashed", "restarted"].includes(codeOf(error));
      if (!(error instanceof EngineError) || !lost || !best || !live || turn !== this.tasks.turn) {
        this.store.set(session.seen(before));
        throw error;
      }
      session.keep(best, this.placeOf(type, best)); // what was found, and is seen, stays
      error.kept = true;
      throw error;
    } finally {
      showing.end();
    }
    const { newest } = this.tasks;
    const again = type === "puzzle.reshuffle" && newest === type;
    if (turn !== this.tasks.turn && before && (again || FRESH.has(newest))) {
      this.store.set(session.seen(before));
      return undefined;
    }
    if (!best) return best;
    if (!AUTOMATIC.has(type)) session.autosave.work(session.item);
    session.keep(best, this.placeOf(type, best, apart));
    return best;
  }

  /**
   * The place on the shelf of what an act has made: a new puzzle does not take that of somebody's work.
   * @param {string} type
   * @param {Puzzle} made
   * @param {boolean} [apart]
   */
  placeOf(type, { from, view }, apart = false) {
    const { item, autosave } = this.session;
    const own = type === "puzzle.new" && from ? ownWords(from, view.kind) : "";
    const stays = !["puzzle.new", "puzzle.convert", "grid.new"].includes(type) || (!apart && autosave.free(item, own));
    return stays ? item : autosave.place();
  }
}
