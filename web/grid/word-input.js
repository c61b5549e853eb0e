// Presses and keys on the working grid where its words are selected and moved: a press lights a word, a drag takes it
// up.
import { arrowStep, sameCell } from "./cursor.js";
import { byModel } from "../base/models.js";
import { placeOf } from "./places.js";
import { t } from "../i18n/l10n.js";
import { knows } from "../ui/kinds.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("../base/state.js").Word} Word */
/** @typedef {import("./cursor.js").Cell} Cell */
/** @typedef {import("./controller.js").GridInput} GridInput */

/**
 * What is said of a cell.
 * @typedef {(view: View, at: {letter: string, row: number, column: number}, through: Word[], selected: number) =>
 *   string} Told
 */

/** @type {Told} */
const entriesAnnounced = (view, at, through) => {
  const words = through.map((word) => t("grid-cell-word", { place: placeOf(view, word), word: word.word }));
  return t(words.length ? "grid-cell-words" : "grid-cell", { ...at, words: words.join(t("list-semicolon")) });
};
/** @type {Told} */
const linesAnnounced = (_, at, through, selected) => {
  // that one first
  const ringed = [...through].sort((a, b) => Number(b.index === selected) - Number(a.index === selected));
  return t("hidden-cell", { ...at, n: through.length, words: ringed.map((word) => word.shown ?? word.word) });
};
const announcement = byModel({ crossing: entriesAnnounced, blocked: entriesAnnounced, letters: linesAnnounced });

/** @implements {GridInput} */
export class WordInput {
  /**
   * @param {import("./working-grid.js").WorkingGrid} grid @param {import("../app/state.js").Values} store
   * @param {import("./working-grid.js").Acts} on
   */
  constructor(grid, store, on) {
    this.grid = grid;
    this.store = store;
    this.on = on;
    this.turns = false; // whether the press that is on would turn
    this.mouse = true; // what pressed last; two taps turn, as two slow clicks do
  }

  get view() {
    return this.grid.view;
  }
  get cursor() {
    return this.grid.controller.cursor;
  }
  word() {
    return this.view?.words[this.store.selected];
  }

  /** Whether a letter is at a cell. @param {Cell} cell */
  takes([row, column]) {
    return Boolean(this.view?.cells[row]?.[column]);
  }

  /** Words through a cell, across first. @param {Cell} cell */
  through(cell) {
    return (this.view?.words ?? [])
      .filter((word) => word.places?.some((place) => sameCell(place, cell)))
      .sort((a, b) => Number(b.across) - Number(a.across));
  }

  // -- the cursor -------------------------------------------------------------------------

  /** @param {Cell} cell */
  stops(cell) {
    return this.takes(cell);
  }

  first() {
    return this.word()?.places?.[0] ?? this.view?.words.find((word) => word.places)?.places?.[0] ?? null;
  }

  /** @param {Cell} cell */
  visit(cell) {
    this.light(cell, false);
  }

  /**
   * Put the cursor on a cell and light a word through it.
   * @param {Cell} cell @param {boolean} turn  to the other word at a crossing
   */
  light(cell, turn) {
    const { store } = this;
    if (!this.takes(cell)) return store.set({ selected: -1 });
    this.grid.controller.cursor = cell;
    const words = this.through(cell);
    const at = words.findIndex((word) => word.index === store.selected);
    const along = words.find((word) => word.across === this.word()?.across && word.way === this.word()?.way);
    const word = at < 0 ? (along ?? words[0]) : words[turn ? (at + 1) % words.length : at];
    store.set({ selected: word?.index ?? -1 });
    this.grid.draw();
    return undefined;
  }

  // -- presses ----------------------------------------------------------------------------

  /**
   * A press lights a word; only at its end, when it was no drag, it turns to the other one at a crossing.
   * @param {Cell} cell @param {PointerEvent} event @param {boolean} double the second press of a double click
   * @param {boolean} [turn]
   */
  press(cell, event, double, turn = false) {
    this.turns = false;
    if (!this.view) return;
    this.mouse = event.pointerType === "mouse";
    const { moving, picks } = this.on;
    if (moving.move) {
      if (!moving.click(...cell)) moving.cancel();
      return;
    }
    if (this.takes(cell) && (event.ctrlKey || event.metaKey)) {
      const index = this.through(cell)[0]?.index;
      if (index !== undefined) picks.toggle(index);
      return;
    }
    const again = sameCell(this.cursor, cell) && !double;
    this.turns = !turn && again && this.through(cell).some((word) => word.index === this.store.selected);
    this.light(cell, turn);
    picks.only(this.store.selected);
  }

  /** @param {Cell} cell @param {PointerEvent} event */
  tap(cell, event) {
    if (this.turns) this.press(cell, event, false, true);
  }

  /** A double click. @param {Cell} cell */
  doubled(cell) {
    if (this.mouse && !this.store.moving && this.word() && this.takes(cell)) this.on.edit();
  }

  /** A press became a drag: take the lit word under it. @param {Cell} cell */
  grab(cell) {
    const { view, store } = this;
    if (!view || store.moving) return false;
    if (!knows(store.kind, "puzzle.move", view)) return null; // nothing there can be moved: the window can
    const through = this.through(cell);
    const word = through.find(({ index }) => index === store.selected) ?? through[0];
    if (!word) return false;
    this.on.moving.start(
      word.index,
      (word.places ?? []).findIndex((place) => sameCell(place, cell)),
    );
    return Boolean(store.moving);
  }

  /** @param {Cell} cell */
  carry(cell) {
    this.on.moving.carry(...cell, false);
    return Boolean(this.store.moving);
  }

  drop() {
    const { moving } = this.on;
    if (moving.place) moving.put();
    else moving.cancel();
  }

  release() {
    this.on.moving.cancel();
  }

  // -- keys -------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    const { view, on, store } = this;
    if (!view || event.ctrlKey || event.metaKey || event.altKey) return;
    if (on.moving.move) {
      if (!this.carriedBy(event)) return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const turned = event.key === " " && this.cursor;
    const walked = this.grid.controller.walk(event);
    if (turned) this.light(turned, true);
    else if (walked) event.preventDefault();
    else if (event.key === "Enter" && this.word()) on.replace();
    else if (event.key === "F2" && this.word()) on.edit();
    else if (event.key === "Escape") on.picks.only(-1);
    else return;
    event.preventDefault();
    if (!turned && !walked) return;
    on.picks.only(store.selected);
    if (this.cursor) this.grid.controller.reveal([this.cursor]);
    this.tell();
  }

  /** Keys while a word is being moved. @param {KeyboardEvent} event @returns {boolean} whether it was one of them */
  carriedBy({ key, shiftKey }) {
    const { moving } = this.on;
    const step = arrowStep(key, /** @type {View} */ (this.view).direction);
    if (step) moving.towards(...step);
    else if (key === "Tab") moving.step(shiftKey ? -1 : 1);
    else if (key === " ") moving.turn();
    else if (key === "Enter") moving.put();
    else if (key === "Escape") (this.grid.controller.pointers.stop(), moving.cancel());
    else return false;
    return true;
  }

  /** What a screen reader hears of the cursor. */
  tell() {
    const { view, cursor } = this;
    if (!view || !cursor) return;
    const at = { letter: view.cells[cursor[0]][cursor[1]]?.t ?? "", row: cursor[0] + 1, column: cursor[1] + 1 };
    this.on.say(announcement(view)(view, at, this.through(cursor), this.store.selected));
  }
}
