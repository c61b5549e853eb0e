// The puzzle and the list of one's own that it was made of are one: what is changed in one of them reaches the other.
// Where both were changed, or words are more or fewer, a line says so, and a button does it.
import { byId, make } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { revise } from "../lists/revised.js";
import { rowOf } from "../lists/rows.js";
import { origin } from "../storage/autosave.js";
import { lists as kept, changes } from "../storage/keep.js";

/** @typedef {import("../base/protocol.d.ts").Row} Row */
/** @typedef {import("../base/protocol.d.ts").Differences} Differences */
/** @typedef {{id: string, puzzle: import("../base/state.js").Puzzle, rows: Row[], told: Differences}} Found */

const PAUSE_MS = 500; // after a letter of a clue until the list has it

/**
 * @param {import("../lists/rows.js").Row} row @param {string} column of its first clue, or of another one
 * @param {string} clue
 */
const rewritten = (row, column, clue) =>
  column === "clue" ? { ...row, clue } : { ...row, more: { ...row.more, [column]: clue } };

let updates = 0; // numbers the acts: each is a step of undo

export class OwnList {
  /**
   * @param {import("./session.js").Session} session @param {import("../lists/lists.js").Lists} lists
   */
  constructor(session, lists) {
    this.session = session;
    this.store = session.store;
    this.lists = lists;
    /** @type {Found | null} */
    this.found = null;
    /** What is being compared. @type {Promise<void>} */
    this.running = Promise.resolve();
    this.timer = 0;
    this.entering = ""; // id of the list whose view is shown, until it is known what differs
    this.visited = ""; // then, if it has no clues that the puzzle lacks
    this.brought = ""; // and once that view is left: what has changed meanwhile goes along to the puzzle
    this.store.on(["puzzle", "busy", "phase"], () => this.soon());
    this.store.on(["route"], () => this.turned());
    this.store.on(["language"], () => this.draw());
    changes.addEventListener("lists", () => this.soon());
    session.making.ready = () => this.now();
  }

  /** The list of the shown puzzle, where that is kept on the device. @returns {string | undefined} */
  get id() {
    return this.store.puzzle?.from?.source.list;
  }

  /** Another view is shown. */
  turned() {
    const { id = "", store } = this;
    const here = store.route === "lists";
    this.running = this.running.then(() => {
      this.brought = here ? "" : this.visited;
      this.entering = here ? id : "";
      this.visited = "";
    });
    this.draw();
    this.now();
  }

  soon() {
    clearTimeout(this.timer);
    if (!this.id) this.show(null);
    else this.timer = window.setTimeout(() => this.now(), PAUSE_MS);
  }

  /**
   * Compare them, after what is being compared; resolves when the list has what is new in the puzzle.
   * @param {boolean} [written] the list was written just now
   */
  now(written) {
    clearTimeout(this.timer);
    this.running = this.running.then(() => this.compare(written)).catch(() => this.show(null));
    return this.running;
  }

  /** @param {boolean} [written] @returns {Promise<void>} */
  async compare(written = false) {
    const { store, session, id } = this;
    const { puzzle, phase } = store;
    if (!puzzle?.from?.base || !id || phase !== "ready" || !session.history.current) return this.show(null);
    const step = session.history.current;
    if (step.puzzle !== puzzle) return undefined; // a search shows what it finds on its way
    if (this.lists.list.id === id) await this.lists.keeper.flush();
    const { rows } = await kept.read(id);
    const { base } = puzzle.from;
    const asked = { document: puzzle.document, rows, ...(base.rows && { agreed: base.rows }) };
    /** @type {Differences} */
    const told = await session.engine.request("puzzle.compare", asked);
    if (step !== session.history.current || store.puzzle !== puzzle) return undefined; // asked again by then
    if (JSON.stringify(told.agreed) !== JSON.stringify(base.rows)) base.rows = told.agreed;
    if (written) session.autosave.save(step); // what both agree on is kept with the puzzle
    if (told.written.length) {
      await this.toList({ id, puzzle, rows, told }, told.written);
      return this.compare(true);
    }
    if (this.entering === id) this.visited = told.listed.length ? "" : id;
    this.entering = "";
    const free = store.busy === null;
    const brought = free && this.brought === id && told.listed.length;
    if (free) this.brought = "";
    if (!brought) return this.show({ id, puzzle, rows, told });
    this.toPuzzle({ id, puzzle, rows, told }, told.listed); // which is compared in its turn
    return undefined;
  }

  /**
   * Clues of the puzzle, and words that only it has, into the list.
   * @param {Found} found @param {Differences["written"]} clues @param {number[]} [own]
   */
  toList({ id, puzzle, rows: were }, clues, own = []) {
    const { words } = puzzle.view;
    return revise(this.lists, id, (rows) => {
      const changed = [...rows];
      for (const { word, row, column } of clues)
        // a row that was changed meanwhile is compared anew
        if (JSON.stringify(rows[row]) === JSON.stringify(rowOf(were[row])))
          changed[row] = rewritten(rows[row], column, words[word].clue);
      return [...changed, ...own.map((word) => ({ word: words[word].word, clue: words[word].clue }))];
    });
  }

  /**
   * Clues of the list into the puzzle; and its words, if they are to be.
   * @param {Found} found @param {Differences["listed"]} clues @param {boolean} [words]
   */
  toPuzzle({ puzzle, rows, told }, clues, words = false) {
    const by = this.session.changes;
    const { view, from } = puzzle;
    const { added, removed } = words ? told : { added: [], removed: [] };
    const changed = clues.map(({ word, row }) => ({ word, clue: rows[row].clue }));
    // the step before keeps what it had: an undo takes nothing from the list
    const how = { view, from: origin(from, from?.base?.rows), said: () => t("own-list-taken") };
    if (!added.length && !removed.length)
      return by.make("puzzle.clues", { clues: changed }, { ...how, act: `list ${++updates}` });
    const more = added.map((row) => ({ text: rows[row].word, clue: rows[row].clue }));
    return by.make("puzzle.revise", { clues: changed, without: removed, words: more }, { ...how, job: true });
  }

  // -- the line -----------------------------------------------------------------------

  /** @param {Found | null} found */
  show(found) {
    this.found = found;
    this.draw();
  }

  draw() {
    const { found, store, lists } = this;
    const { listed = [], both = [], added = [], removed = [], own = [] } = found?.told ?? {};
    const there = store.route === "lists"; // what is new in the list is no news there
    const clues = both.length + (there ? 0 : listed.length);
    /** @type {[string, number][]} */
    const counted = [
      ["own-list-clues", clues],
      ["own-list-added", there ? 0 : added.length],
      ["own-list-removed", there ? 0 : removed.length],
      ["own-list-own", own.length],
    ];
    const what = counted.filter(([, n]) => n).map(([name, n]) => t(name, { n }));
    const place = byId(there ? "list-differs" : "words-differ");
    byId(there ? "words-differ" : "list-differs").hidden = true;
    place.hidden = !found || !what.length || (there && lists.list.id !== found.id);
    if (!found || place.hidden) return place.replaceChildren();
    const ways = [
      ...(both.length || own.length ? [this.button("own-list-update-list", () => this.updateList())] : []),
      ...(clues || (!there && added.length + removed.length)
        ? [this.button("own-list-update-puzzle", () => this.updatePuzzle())]
        : []),
    ];
    return place.replaceChildren(make("p", {}, t("own-list-differs", { what }), " ", ...ways));
  }

  /** @param {string} id @param {() => void} act */
  button(id, act) {
    const button = make("button", { type: "button", className: "button tight", textContent: t(id) });
    button.addEventListener("click", act);
    return button;
  }

  async updateList() {
    const { found } = this;
    if (!found) return undefined;
    try {
      await this.toList(found, [...found.told.written, ...found.told.both], found.told.own);
    } catch (error) {
      return this.session.on.trouble(t("lists-not-kept"), error);
    }
    await this.now(true);
    return this.session.on.say(t("own-list-updated"));
  }

  updatePuzzle() {
    const { found } = this;
    if (!found) return undefined;
    const { listed, both } = found.told;
    return this.toPuzzle(found, [...listed, ...both], true);
  }
}
