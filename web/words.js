// The list of words: state by colour, shape and text; selection shared with the grid; the filter.
import { placeOf } from "./board.js";
import { make, span } from "./dom.js";
import { scriptOf } from "./fonts.js";
import { S } from "./strings.js";

/** @typedef {import("./state.js").Word} Word */

/** The states a word can be shown as, worst first, and how each is told. @type {{name: string, is: (word: Word) => boolean, text: (word: Word) => string}[]} */
const STATES = [
  { name: "failed", is: (word) => word.state === "unplaced", text: (word) => word.reason || S.unplaced },
  { name: "isolated", is: (word) => word.isolated && word.state === "placed", text: () => S.isolated },
  { name: "long", is: (word) => word.long, text: () => S.long },
];
const PLACED = { name: "placed", text: () => S.placed };
const statesOf = (word) => {
  const found = STATES.filter((state) => state.is(word));
  return found.length ? found : [PLACED];
};

const SPACED = new Set(["Latn", "Grek", "Cyrl", "Armn", "Hebr"]); // scripts whose letters may stand apart

export class Words {
  /**
   * @param {Record<"list"|"empty"|"count"|"chosen"|"toggle"|"panel", HTMLElement> & {filter: HTMLInputElement}} parts
   * @param {import("./state.js").Values} store
   * @param {{replace: () => void, edit: () => void}} on
   */
  constructor({ list, filter, empty, count, chosen, toggle, panel }, store, on) {
    this.list = list;
    this.filter = filter;
    this.empty = empty;
    this.count = count;
    this.chosen = chosen;
    this.toggle = toggle;
    this.panel = panel;
    this.store = store;
    this.on = on;
    /** @type {HTMLElement[]} */
    this.rows = [];
    /** @type {string[]} the words in the rows */
    this.shown = [];
    store.on(["puzzle", "only"], () => this.render());
    store.on(["selected"], () => this.reveal());
    store.on(["puzzle", "selected"], () => this.describe());
    this.filter.addEventListener("input", () => this.sift());
    this.filter.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown") this.step(0, event);
      if (event.key === "Escape" && this.filter.value) this.filter.value = "", this.sift();
    });
    this.list.addEventListener("click", (event) => this.pick(event));
    this.list.addEventListener("dblclick", (event) => this.pick(event) && on.edit());
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.toggle.addEventListener("click", () => this.open(!this.panel.hasAttribute("data-open")));
    this.describe();
  }

  get view() { return this.store.puzzle?.view; }

  /** Fold the list away or out, on narrow screens. @param {boolean} open */
  open(open) {
    this.panel.toggleAttribute("data-open", open);
    this.toggle.setAttribute("aria-expanded", String(open));
  }

  /** Bring the rows up to date in place, so that nothing flickers while layouts stream in. */
  render() {
    const words = this.view?.words ?? [];
    const kept = words.filter(({ word }, i) => word === this.shown[i]).length;
    if (2 * kept < this.shown.length) this.filter.value = ""; // it was about other words
    this.shown = words.map(({ word }) => word);
    while (this.rows.length > words.length) this.rows.pop()?.remove();
    while (this.rows.length < words.length) this.rows.push(this.list.appendChild(row(this.rows.length)));
    this.list.hidden = !words.length;
    this.list.lang = this.view?.language ?? "";
    this.list.toggleAttribute("data-spaced", SPACED.has(scriptOf(this.list.lang)));
    words.forEach((word, i) => fill(this.rows[i], word, this.view.direction));
    this.select();
    this.sift();
  }

  /** Show the rows that the filter box and the chosen state let through. */
  sift() {
    const { only } = this.store;
    const text = this.filter.value.trim();
    const wanted = new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"), "iu");
    const state = STATES.find(({ name }) => name === only);
    let shown = 0;
    (this.view?.words ?? []).forEach((word, i) => {
      const fits = (!state || state.is(word)) && (wanted.test(word.word) || wanted.test(word.clue) || wanted.test(word.key ?? ""));
      this.rows[i].hidden = !fits;
      shown += Number(fits);
    });
    this.count.textContent = this.rows.length ? S.shown(shown, this.rows.length) : "";
    this.empty.hidden = shown > 0 || !this.rows.length;
    this.empty.textContent = text ? S.nothingFound(text) : S.nothingLeft;
    this.rove();
  }

  select() {
    const { selected } = this.store;
    this.rows.forEach((line, i) => line.setAttribute("aria-selected", String(i === selected)));
    this.rove();
  }

  /** Select, and bring the row into sight: out of the filter, and by scrolling the list alone, never the page. */
  reveal() {
    const line = this.rows[this.store.selected];
    if (line?.hidden) {
      this.filter.value = "";
      this.store.set({ only: "" });
      this.sift();
    }
    this.select();
    if (!line) return;
    const scroller = this.list.parentElement;
    const [seen, box] = [scroller, line].map((element) => element.getBoundingClientRect());
    scroller.scrollTop += Math.min(0, box.top - seen.top) || Math.max(0, box.bottom - seen.bottom);
  }

  /** Exactly one row takes the Tab key: the selected one, or the first that is shown. */
  rove() {
    const chosen = this.rows[this.store.selected];
    const stop = chosen && !chosen.hidden ? chosen : this.rows.find((line) => !line.hidden);
    for (const line of this.rows) line.tabIndex = line === stop ? 0 : -1;
  }

  /** Select the row that was hit, if one was. @param {Event} event */
  pick(event) {
    const line = this.rows.find((row) => row.contains(/** @type {Node} */ (event.target)));
    if (!line) return false;
    this.store.set({ selected: this.rows.indexOf(line) });
    line.focus({ preventScroll: true });
    return true;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const shown = this.rows.filter((line) => !line.hidden);
    const at = shown.findIndex((line) => line === document.activeElement);
    const page = Math.max(1, Math.floor(this.list.parentElement.clientHeight / (shown[0]?.offsetHeight || 40)) - 1);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, PageUp: at - page, PageDown: at + page, Home: 0, End: shown.length - 1 };
    if (event.key === "ArrowUp" && at === 0) return event.preventDefault(), this.filter.focus();
    if (event.key in to) return this.step(to[event.key], event);
    if (at >= 0) this.store.set({ selected: this.rows.indexOf(shown[at]) });
    if (event.key === "Enter") this.on.replace();
    else if (event.key === "F2") this.on.edit();
    else return;
    event.preventDefault();
  }

  /** @param {number} to place among the rows that are shown @param {Event} event */
  step(to, event) {
    event.preventDefault();
    const shown = this.rows.filter((line) => !line.hidden);
    const line = shown[Math.max(0, Math.min(to, shown.length - 1))];
    if (!line) return;
    this.store.set({ selected: this.rows.indexOf(line) });
    line.focus({ preventScroll: true });
  }

  focus() {
    (this.rows[this.store.selected] ?? this.list).focus();
  }

  /** The selected word in full, beside its buttons. */
  describe() {
    const { view } = this;
    const word = view?.words[this.store.selected];
    if (!word) {
      this.chosen.dir = "ltr";
      this.chosen.replaceChildren(span("soft", view ? S.chooseHint : ""));
      return;
    }
    const place = word.state === "placed" ? placeOf(view, word) : S.chooseNotPlaced(word.reason || S.unplaced);
    const { language: lang, direction: dir } = view;
    const line = span("chosen-place", place, { dir: "auto" });
    line.dataset.state = word.state;
    this.chosen.dir = dir;
    this.chosen.replaceChildren(line, " ", span("chosen-word", word.word, { lang, dir }), " ", span("chosen-clue", word.clue || S.noClue, { lang, dir }));
  }
}

function row(index) {
  const line = make("li", { role: "option" }, span("word", ""), " ", span("clue", ""), " ", span("states", ""));
  line.dataset.index = String(index);
  return line;
}

/** @param {HTMLElement} line @param {Word} word @param {string} direction */
function fill(line, word, direction) {
  const states = statesOf(word);
  const key = [word.word, word.clue, direction, ...states.map((state) => state.text(word))].join("\n");
  if (line.dataset.key === key) return;
  line.dataset.key = key;
  line.dataset.state = states[0].name;
  line.dir = direction;
  const [name, clue, tags] = line.children;
  name.textContent = word.word;
  clue.textContent = word.clue || S.noClue;
  tags.replaceChildren(...states.map((state) => {
    const tag = span("state", state.text(word), { lang: "en" });
    tag.dataset.state = state.name;
    return tag;
  }));
}
