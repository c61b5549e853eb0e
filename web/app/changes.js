// Changes of the shown puzzle: of one word, or by any message that carries its document.
import { shownPuzzle } from "../base/state.js";
import { device } from "../base/device.js";
import { EngineError } from "../engine/client.js";
import { effect } from "../i18n/effect.js";
import { t } from "../i18n/l10n.js";
import { sourceName } from "../i18n/names.js";
import { clueMemory } from "../storage/clue-memory.js";
import { usedWords } from "../storage/used-words.js";
import { usesDictionary } from "../ui/kinds.js";
import { sameLetters } from "../storage/letter-settings.js";
import { replaced, standing } from "./done.js";
import { randomSeed } from "./seed.js";
import { failed } from "./tasks.js";

/** @typedef {import("../base/state.js").Puzzle} Puzzle */
/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("../base/protocol.d.ts").PuzzleAnswer} PuzzleAnswer */
/** @typedef {import("../base/protocol.d.ts").MovedAnswer} MovedAnswer */
/** @typedef {import("../base/protocol.d.ts").TypedAnswer} TypedAnswer */
/** @typedef {import("../engine/client.js").PuzzleRequest} PuzzleRequest */
/** @typedef {import("../engine/client.js").JobRequest} JobRequest */
/** @typedef {import("../base/protocol.d.ts").Requests} Requests */
/** @typedef {PuzzleRequest | JobRequest} Act  by the name of its message */
/** What an act says besides the document. @template {keyof Requests} T @typedef {Without<Requests[T]>} Fields */
/** The same, or once it is its turn. @template {keyof Requests} T @typedef {Fields<T> | (() => Fields<T>)} Given */
/** @template R @typedef {R extends unknown ? Omit<R, "document" | "dictionary" | "seed"> : never} Without */
/**
 * @typedef {object} How
 * @property {boolean} [job] the message starts a job, and takes a `seed` unless it says it does not
 * @property {boolean} [seed]
 * @property {boolean} [live] what it finds on the way is shown
 * @property {boolean} [dictionary] it needs the loaded dictionary, where the kind has words
 * @property {(report: import("../base/state.js").Report) => void} [unchanged] hears its report if no puzzle comes of it
 * @property {View} [view] the one that the change was decided on: if another is shown by then, nothing is done
 * @property {(view: View, report: Puzzle["report"]) => string} [said] what is told once it is done
 * @property {Puzzle["from"]} [from] where its words come from now, if that is not as before
 * @property {string} [act] of which this is one more change, to be undone with the others; it is done quietly
 */

export class Changes {
  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.session = session;
    this.store = session.store;
    this.dictionaries = session.dictionaries;
  }

  /** Why no word can be replaced; empty if one can. */
  get irreplaceable() {
    const { dictionary, puzzle, kind } = this.store;
    if (puzzle && !this.session.can("puzzle.replace")) return t("replace-not-here");
    if (!usesDictionary(kind)) return "";
    if (!dictionary) return t("dictionary-none");
    const name = sourceName(dictionary.source);
    if (puzzle && puzzle.view.language !== dictionary.language) return t("dictionary-other-language", { name });
    return puzzle && !sameLetters(puzzle.view.letters, dictionary.letters) ? t("letters-differ", { name }) : "";
  }

  /** Put another word of the dictionary in the place of the selected one. */
  replace() {
    const word = this.store.selected;
    if (!this.store.puzzle?.view.words[word] || this.dictionaries.opening) return Promise.resolve();
    if (this.irreplaceable) return Promise.resolve(this.session.on.say(this.irreplaceable));
    return this.session.tasks.run("puzzle.replace", async (run, check) => {
      const words = usesDictionary(this.store.kind)
        ? { dictionary: await this.dictionaries.id(run, check), avoid: usedWords.words() }
        : {};
      const { document, view } = shownPuzzle(this.store);
      const asked = { document, word, ...words, seed: randomSeed() };
      const made = await this.session.making.search(run, "puzzle.replace", asked, false);
      if (!made) return;
      this.changed(made);
      this.session.on.say(replaced(view, made, word));
    });
  }

  /** A word is another one now. @param {Puzzle} made */
  changed({ view }) {
    this.store.set({ unsaved: true });
    if (usesDictionary(this.store.kind)) usedWords.add(view, false);
  }

  /**
   * Change a word and its clue. Throws EngineError instead of telling it: the dialog does.
   * @param {import("../base/state.js").Word} was the word as it was shown @param {string} text @param {string} clue
   */
  async edit(was, text, clue) {
    const word = was.index;
    await this.refusable("puzzle.edit", async (run) => {
      const { document, view } = shownPuzzle(this.store);
      const now = view.words[word];
      if (now?.word !== was.word || now.clue !== was.clue)
        throw new EngineError({ code: "stale", message: t("failed-other-word", { word: was.word }) });
      const asked = { document, word, text, clue, seed: randomSeed() };
      const made = await this.session.making.search(run, "puzzle.edit", asked, false);
      if (!made) return;
      this.changed(made);
      const { word: name, cells } = standing(view, made.view, word);
      if (clue.trim()) clueMemory.add(view.language, [{ word: cells.join(""), clue: clue.trim() }]);
      this.session.on.say(
        name === was.word ? t("done-edited", { word: name, ...effect(made.report, view) }) : replaced(view, made, word),
      );
    });
  }

  /**
   * Change clues and nothing else. None is lost to a newer act.
   * @param {{was: import("../base/state.js").Word, clue: string}[]} clues `was`: the word as it was shown
   * @param {string} act as in How
   * @param {string} [said] what is told once it is done
   * @returns {Promise<Puzzle | undefined>} rejects with EngineError if one is refused; none is changed then
   */
  clues(clues, act, said) {
    device.write("clue-changed", true); // so that nobody need be told how
    const { language } = shownPuzzle(this.store).view;
    const written = clues.map(({ was: { cells }, clue }) => ({ word: cells.join(""), clue }));
    clueMemory.add(language, written, act);
    const wanted = ({ words } = shownPuzzle(this.store).view) => ({
      clues: clues.map(({ was: { index, word }, clue }) => {
        if (words[index]?.word === word) return { word: index, clue };
        throw new EngineError({ code: "stale", message: t("failed-other-word", { word }) });
      }),
    });
    return this.ask("puzzle.clues", wanted, { act, ...(said && { said: () => said }) });
  }

  /**
   * Change the puzzle by one message to the engine that carries its document, and keep the outcome to be undone.
   * @template {Act} T
   * @param {T} type of the message; also the act's name, as for a task
   * @param {Given<T>} fields of the message besides `document`, perhaps once it is its turn;
   *   `seed` and `dictionary` are added where asked for
   * @param {How} [how]
   * @returns {Promise<Puzzle | undefined>} rejects with EngineError if the engine refused; whoever calls says so, or
   *   uses `make`
   */
  async ask(type, fields, how = {}) {
    const { job = false, seed = job, live = false, dictionary = false, unchanged, view, said, from, act = "" } = how;
    await this.dictionaries.opening;
    const change = async (
      /** @type {import("./tasks.js").Run} */ run,
      /** @type {import("./tasks.js").Check} */ check,
    ) => {
      const { puzzle } = this.store;
      if (!puzzle || (view && view !== puzzle.view))
        throw new EngineError({ code: "stale", message: t("failed-other-puzzle") });
      const asked = {
        document: puzzle.document,
        ...(fields instanceof Function ? fields() : fields),
        ...(seed && { seed: randomSeed() }),
        ...(dictionary && usesDictionary(this.store.kind) && { dictionary: await this.dictionaries.id(run, check) }),
      };
      const stays = (/** @type {import("../base/state.js").Report} */ report) => {
        check();
        unchanged?.(report);
      };
      const changed = job
        ? await this.session.making.search(run, /** @type {JobRequest} */ (type), asked, live, {
            unchanged: stays,
            from,
          })
        : await this.answered(/** @type {PuzzleRequest} */ (type), asked, check, { act, from });
      if (!changed) return undefined;
      this.store.set({ unsaved: true });
      if (said) this.session.on.say(said(changed.view, changed.report));
      return changed;
    };
    // the page says by itself that the engine is dead
    return this.refusable(act ? "" : type, change, ({ code }) => code !== "dead", Boolean(act));
  }

  /**
   * By a question that is answered at once.
   * @param {PuzzleRequest} type @param {object} asked @param {() => void} check @param {How} how
   */
  async answered(type, asked, check, { act, from = shownPuzzle(this.store).from }) {
    /** @type {PuzzleAnswer & Partial<MovedAnswer & TypedAnswer>} */
    const answer = await this.session.engine.request(type, /** @type {Requests[PuzzleRequest]} */ (asked));
    const { document, view, sheet, report, cursor, typed } = answer;
    check();
    const changed = { document, view, sheet, report, from, cursor, typed };
    this.session.autosave.work(this.session.item);
    this.session.keep(changed, undefined, act);
    return changed;
  }

  /**
   * As `ask`, but a refusal is told in the banner.
   * @template {Act} T
   * @param {T} type
   * @param {Fields<T>} fields
   * @param {How & {refused?: (error: unknown) => void}} [how]
   */
  async make(type, fields, how) {
    try {
      return await this.ask(type, fields, how);
    } catch (error) {
      how?.refused?.(error);
      this.session.on.trouble(failed(type), error);
      return undefined;
    }
  }

  /**
   * A task whose refusal by the engine is thrown, not told.
   * @template T @param {string} name
   * @param {(run: import("./tasks.js").Run, check: import("./tasks.js").Check) => Promise<T>} work
   * @param {(error: EngineError) => boolean} [refuses] whether an error is one
   * @param {boolean} [firm] as in tasks.js
   * @returns {Promise<T | undefined>}
   */
  async refusable(name, work, refuses = () => true, firm = false) {
    /** @type {{error?: EngineError}} */
    const refusal = {};
    /** @param {import("./tasks.js").Run} run @param {import("./tasks.js").Check} check */
    const telling = async (run, check) => {
      try {
        return await work(run, check);
      } catch (error) {
        if (!(error instanceof EngineError) || !refuses(error)) throw error;
        refusal.error = error;
        return undefined;
      }
    };
    const made = await this.session.tasks.run(name, telling, "", { firm });
    if (refusal.error) throw refusal.error;
    return made;
  }
}
