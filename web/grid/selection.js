// Which words are selected: one that leads (`store.selected`, lit, described, edited), and all that are
// picked with it (`store.picked`). Both follow their words when a change of the puzzle moves them in the list.
import { byModel } from "../base/models.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("../base/state.js").Word} Word */

/** Whether words come and go in their places. */
const inPlace = byModel({ crossing: false, blocked: true, letters: false });

/** What a word is known by when the list changes. @param {Word} word */
const keyOf = ({ key, word }) => key ?? word;
/** The same of where it lies. @param {Word} word */
const placeKey = ({ across, places }) => JSON.stringify([across, places?.[0]]);

export class Picks {
  /** @param {import("../app/state.js").Values} store */
  constructor(store) {
    this.store = store;
    this.anchor = -1; // where a range began
    this.lead = -1; // `store.selected` as it was before a puzzle changed
    /** @type {View | undefined} */
    this.view = undefined;
    store.on(["puzzle"], () => this.follow());
    store.on(["selected"], () => {
      const { selected, picked } = store;
      this.lead = selected;
      if (selected < 0 ? picked.size : !picked.has(selected)) this.only(selected);
    });
  }

  /** Indexes of the picked words, in the order of the list. @returns {number[]} */
  get list() {
    return [...this.store.picked].sort((a, b) => a - b);
  }

  /** @param {number} index -1: none */
  only(index) {
    this.anchor = index;
    const { picked, selected } = this.store;
    const same = picked.size === (index < 0 ? 0 : 1) && (index < 0 || picked.has(index));
    this.store.set({ selected: index, picked: same ? picked : new Set(index < 0 ? [] : [index]) });
    return selected !== index;
  }

  /** Pick one more, or one less. @param {number} index */
  toggle(index) {
    const picked = new Set(this.store.picked);
    this.anchor = index;
    if (!picked.delete(index)) {
      this.store.set({ picked: picked.add(index), selected: index });
      return;
    }
    const lead = this.store.selected === index ? ([...picked].pop() ?? -1) : this.store.selected;
    this.store.set({ picked, selected: lead });
  }

  /**
   * All from the anchor to a word, as they are shown.
   * @param {number[]} shown indexes in the order of the rows @param {number} to an index
   */
  range(shown, to) {
    const from = Math.max(0, shown.indexOf(this.anchor));
    const end = shown.indexOf(to);
    this.store.set({ picked: new Set(shown.slice(Math.min(from, end), Math.max(from, end) + 1)), selected: to });
  }

  /** @param {number[]} indexes */
  all(indexes) {
    if (!indexes.length) return;
    const lead = indexes.includes(this.store.selected) ? this.store.selected : indexes[0];
    this.store.set({ picked: new Set(indexes), selected: lead });
  }

  /** The puzzle has changed: stay with the words where the list has grown or shrunk. */
  follow() {
    const before = this.view;
    /** @type {View | undefined} */
    const view = this.store.puzzle?.view;
    this.view = view;
    if (!view || !before || view === before) return;
    if (inPlace(view)) return this.stay(before, view);
    if (before.words.length === view.words.length) return;
    const known = new Set(before.words.map(keyOf));
    const now = new Map(view.words.map((word, i) => [keyOf(word), i]));
    const come = view.words.filter((word) => !known.has(keyOf(word))).map(({ index }) => index);
    if (come.length && come.length === view.words.length - before.words.length) {
      // as when a deletion is undone
      [this.anchor] = come;
      this.all(come);
      return;
    }
    this.move((index) => before.words[index] && now.get(keyOf(before.words[index])));
  }

  /**
   * In a grid that is filled, words come and go in their places: stay there.
   * @param {View} before @param {View} view
   */
  stay(before, view) {
    const now = new Map(view.words.map((word, i) => [placeKey(word), i]));
    this.move((index) => (inPlace(before) && before.words[index] ? now.get(placeKey(before.words[index])) : undefined));
  }

  /** Every word may have another index. @param {(index: number) => number | undefined} to none where it is gone */
  move(to) {
    const moved = (/** @type {number} */ index) => to(index) ?? -1;
    const picked = new Set([...this.store.picked].map(moved).filter((index) => index >= 0));
    const lead = moved(this.lead);
    this.anchor = moved(this.anchor);
    this.store.set({
      picked: lead >= 0 ? picked.add(lead) : picked,
      selected: lead >= 0 ? lead : ([...picked][0] ?? -1),
    });
  }
}
