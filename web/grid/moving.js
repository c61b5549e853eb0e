// Moving one placed word to another legal place: dragged, or walked through by keys and buttons.
// The engine says which places are legal; here one of them is chosen.
import { shownPuzzle } from "../base/state.js";
import { EngineError } from "../engine/client.js";
import { effect } from "../i18n/effect.js";
import { t } from "../i18n/l10n.js";

/** @typedef {import("./cursor.js").Cell} Cell */
/**
 * @typedef {import("../base/protocol.d.ts").LegalPlace} Place  may lie beyond the box
 */
/**
 * What is being moved, in `store.moving`.
 * @typedef {{word: number, view: import("../base/state.js").View, places: Place[], at: number, held: number,
 *   dragged: boolean, across: boolean, pointer?: Cell}} Move
 *   `places` are the legal ones; `at` indexes the one that is shown strongly, -1 without one; `held` is the letter
 *   under the pointer, `pointer` the cell; `across`: how it is held
 */

const NEAR = 1.6; // cells from the pointer within which a place takes the dragged word

/** @param {Cell} one @param {Cell} other */
const distance = ([r, c], [row, column]) => Math.hypot(r - row, c - column);

export class Moving {
  /**
   * @param {import("../engine/client.js").Engine} engine @param {import("../app/state.js").Values} store
   * @param {import("../app/session.js").Session} session
   * @param {{say: (text: string) => void, tell: (text: string) => void}} on `tell` is seen as well as heard
   */
  constructor(engine, store, session, on) {
    this.engine = engine;
    this.store = store;
    this.session = session;
    this.on = on;
    this.asked = 0;
    store.on(["puzzle", "phase", "route"], () => {
      if (this.move && (store.puzzle?.view !== this.move.view || store.route === "sheet" || store.phase !== "ready"))
        this.end();
    });
  }

  /** @returns {Move | null} */
  get move() {
    return this.store.moving;
  }
  /** @returns {Place | undefined} */
  get place() {
    return this.move?.places[this.move.at];
  }

  /** Why a word cannot be moved; empty if it can. @param {import("../base/state.js").Word | undefined} word */
  whyNot(word) {
    if (!word?.places) return word ? t("moving-not-placed", { word: word.shown ?? word.word }) : t("workshop-choose");
    if (shownPuzzle(this.store).view.frozen) return t("moving-frozen");
    return word.locked ? t("moving-locked", { word: word.shown ?? word.word }) : "";
  }

  /**
   * Ask for the legal places of a word and show them.
   * @param {number} index @param {number} [held] letter under the pointer that drags it; else it is walked by keys
   */
  async start(index, held) {
    const dragged = held !== undefined;
    const word = this.store.puzzle?.view.words[index];
    const refused = this.whyNot(word);
    if (refused || !word?.places) return this.on.tell(refused);
    const [first] = word.places;
    const asked = ++this.asked;
    this.end();
    this.store.set({
      selected: index,
      moving: {
        word: index,
        view: shownPuzzle(this.store).view,
        places: [],
        at: -1,
        held: held ?? 0,
        dragged,
        across: Boolean(word.across),
      },
    });
    try {
      if (this.store.busy) {
        const { view } = shownPuzzle(this.store);
        await this.session.settle(); // a layout that still changes has no places
        if (
          asked !== this.asked ||
          !this.move ||
          shownPuzzle(this.store).view.words[index]?.word !== view.words[index].word
        )
          return undefined;
        this.store.set({ moving: { ...this.move, view: shownPuzzle(this.store).view } });
      }
      const { document, view } = shownPuzzle(this.store);
      const found = await this.engine.request("puzzle.places", { document, word: index });
      const { move } = this;
      if (asked !== this.asked || !move || move.view !== view) return undefined;
      const places = found.places.filter((place) => !place.here);
      if (!places.length) {
        this.end();
        return this.on.tell(t("moving-nowhere", { word: word.shown ?? word.word }));
      }
      places.sort((a, b) => a.row - b.row || a.column - b.column || a.way.localeCompare(b.way));
      this.store.set({ moving: { ...move, places, at: -1 } });
      if (dragged && move.pointer) this.carry(...move.pointer);
      else if (!dragged) this.near(places, first);
      this.on.say(t(dragged ? "moving-found" : "moving-begun", { n: places.length, place: this.told() }));
    } catch (error) {
      if (asked !== this.asked) return undefined;
      this.end();
      if (!(error instanceof EngineError)) throw error;
      if (error.code !== "dead") this.on.tell(error.message);
    }
    return undefined;
  }

  /** @param {number} at */
  choose(at) {
    const { move } = this;
    if (!move || at === move.at) return;
    this.store.set({ moving: { ...move, at } });
  }

  /** The place nearest to a cell. @param {Place[]} places @param {Cell} cell */
  near(places, cell) {
    const far = places.map((place) => distance(place.cells[0], cell));
    this.choose(far.indexOf(Math.min(...far)));
  }

  /**
   * The pointer drags the word over a cell.
   * @param {number} row @param {number} column @param {boolean} [again] also if it is there already
   */
  carry(row, column, again = true) {
    const { move } = this;
    if (!move || (move.pointer?.[0] === row && move.pointer[1] === column && !again)) return;
    const { across } = move;
    let best = -1;
    let least = NEAR;
    move.places.forEach(({ cells, way }, i) => {
      // the way it lies, where both are as near
      const far = distance(cells[move.held] ?? cells[0], [row, column]) + ((way === "across") === across ? 0 : 0.01);
      if (far < least) [best, least] = [i, far];
    });
    this.store.set({ moving: { ...move, at: best, pointer: [row, column] } });
  }

  /** While dragged: prefer the other direction where both are as near. */
  turn() {
    if (!this.move?.pointer) return;
    this.store.set({ moving: { ...this.move, across: !this.move.across } });
    this.carry(...this.move.pointer);
  }

  /**
   * A click on a cell: the place shown is taken, another one that covers the cell is shown.
   * @param {number} row @param {number} column @returns {boolean} whether one was meant
   */
  click(row, column) {
    const { move } = this;
    if (!move) return false;
    const away = (/** @type {number} */ i) => distance(move.places[i].cells[0], [row, column]);
    const over = move.places
      .map((place, i) => i)
      .filter((i) => move.places[i].cells.some(([r, c]) => r === row && c === column));
    if (!over.length) return false;
    const at = over.indexOf(move.at);
    if (at >= 0) this.put();
    else {
      this.choose(over.sort((a, b) => away(a) - away(b))[0]);
      this.tell();
    }
    return true;
  }

  /** To the next place in the list. @param {number} by */
  step(by) {
    const { places, at } = this.move ?? { places: [], at: -1 };
    if (!places.length) return;
    this.choose((at + by + places.length) % places.length);
    this.tell();
  }

  /** To the nearest place in a direction. @param {number} down @param {number} along in reading order */
  towards(down, along) {
    const { places, at } = this.move ?? { places: [], at: -1 };
    if (!places.length) return;
    const middle = (/** @type {Place} */ place) => place.cells[Math.floor(place.cells.length / 2)];
    const from = middle(places[Math.max(at, 0)]);
    let best = -1;
    let least = Infinity;
    places.forEach((place, i) => {
      if (i === at) return;
      const [r, c] = middle(place);
      const ahead = (r - from[0]) * down + (c - from[1]) * along;
      const aside = Math.abs((r - from[0]) * along) + Math.abs((c - from[1]) * down);
      if (ahead > 0 && ahead + 2 * aside < least) [best, least] = [i, ahead + 2 * aside];
    });
    if (best < 0) return this.step(down + along); // nothing further there: the next one, so that all are reached
    this.choose(best);
    this.tell();
  }

  /** The place that is shown, in words. */
  told() {
    const { move, place } = this;
    if (!move || !place) return "";
    const covers = new Set(place.cells.map(String));
    const crossed = move.view.words.filter(
      ({ index, state, places }) =>
        index !== move.word && state === "placed" && places?.some((cell) => covers.has(String(cell))),
    );
    return t(crossed.length ? "moving-place-crossing" : "moving-place", {
      n: move.at + 1,
      total: move.places.length,
      way: place.way,
      words: crossed.map((word) => word.shown ?? word.word),
    });
  }

  tell() {
    this.on.say(this.told());
  }

  /** Put the word where it is shown; without such a place, all stays as it was. */
  async put() {
    const { move, place } = this;
    this.end();
    if (!move || !place) return;
    const word = move.view.words[move.word];
    await this.session.changes.make(
      "puzzle.move",
      { word: move.word, row: place.row, column: place.column, way: place.way },
      {
        view: move.view,
        said: (_, report) => t("done-moved", { word: word.shown ?? word.word, ...effect(report, move.view) }),
      },
    );
  }

  cancel() {
    if (!this.move) return;
    this.end();
    this.on.say(t("moving-cancelled"));
  }

  end() {
    if (this.move) this.store.set({ moving: null });
  }
}
