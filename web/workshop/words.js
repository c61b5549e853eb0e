// The list of words: state by colour, shape and text; selection shared with the grid; sorted and filtered.
import { placeOf } from "../grid/places.js";
import { make, span } from "../base/dom.js";
import { byModel } from "../base/models.js";
import { scriptOf } from "../i18n/fonts.js";
import { page, t } from "../i18n/l10n.js";
import { arrange, FILTERS, hostOf, possible, sortable, SORTS, statesOf } from "./listing.js";
import { arrowOf, directionName } from "../i18n/directions.js";

/** @typedef {import("../base/state.js").Word} Word */

const FEW = 30; // words that need no sorting and filtering
const LONG = 100; // words of a list that is laid out only where it is seen
const SPACED = new Set(["Latn", "Grek", "Cyrl", "Armn", "Hebr"]); // scripts whose letters may stand apart

/** A word as it is shown: without the signs that part letters by hand. @param {Word} word */
export const nameOf = (word) => word.shown ?? word.word;

export class Words {
  /**
   * @param {Record<"list"|"empty"|"count"|"toggle"|"panel"|"all"|"many"|"narrow"|"narrowing", HTMLElement> &
   *   {filter: HTMLInputElement, only: HTMLSelectElement, length: HTMLSelectElement, sort: HTMLSelectElement}} parts
   * @param {import("../base/store.js").Values} store
   * @param {{picks: import("../grid/selection.js").Picks, replace: () => void, edit: () => void, say: (text: string) =>
   *   void}} on
   */
  constructor(parts, store, on) {
    const { list, filter, only, length, sort, all, many, toggle, panel, narrow, narrowing } = (this.parts = parts);
    this.list = list;
    this.filter = filter;
    this.store = store;
    this.on = on;
    this.picks = on.picks;
    /** @type {HTMLElement[]} by index of the word, whatever the order on the page */
    this.rows = [];
    /** @type {string[]} the words in the rows */
    this.known = [];
    /** @type {number[]} indexes of the words that are shown, in their order */
    this.shown = [];
    this.order = "";
    /** A touch picks or leaves out, as a Ctrl+click does. */
    this.several = false;
    store.on(["puzzle", "only"], () => this.render());
    store.on(["selected"], () => this.reveal());
    store.on(["picked"], () => this.select());
    store.on(["language", "kind"], () => this.translate());
    only.replaceChildren(...["", ...Object.keys(FILTERS)].map((value) => make("option", { value })));
    sort.replaceChildren(...Object.keys(SORTS).map((value) => make("option", { value })));
    this.translate();
    only.addEventListener("change", () => store.set({ only: only.value }));
    for (const choice of [length, sort]) choice.addEventListener("change", () => this.sift());
    all.addEventListener("click", () => {
      this.showAll();
      filter.focus();
    });
    many.addEventListener("click", () => this.pickSeveral(!this.several));
    filter.addEventListener("input", () => this.sift());
    filter.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown") this.step(0, event);
      if (event.key === "Escape" && filter.value) ((filter.value = ""), this.sift());
    });
    list.addEventListener("click", (event) => this.press(event));
    list.addEventListener("dblclick", (event) => !this.several && this.rowAt(event) && on.edit());
    list.addEventListener("keydown", (event) => this.key(event));
    toggle.addEventListener("click", () => this.open(!panel.hasAttribute("data-open")));
    narrow.addEventListener("click", () => {
      const open = narrowing.toggleAttribute("data-open");
      narrow.setAttribute("aria-expanded", String(open));
    });
  }

  /** Say in the page's language all that the list shows. */
  translate() {
    const { only, sort, length } = this.parts;
    for (const option of only.options) option.textContent = t(`list-only-${option.value || "all"}`);
    for (const option of sort.options) option.textContent = t(`list-sort-${option.value}`);
    delete length.dataset.key;
    if (this.view) this.render();
  }

  /** @returns {import("../base/state.js").View | undefined} */
  get view() {
    return this.store.puzzle?.view;
  }

  /** Fold the list away or out, on narrow screens. @param {boolean} open */
  open(open) {
    this.parts.panel.toggleAttribute("data-open", open);
    this.parts.toggle.setAttribute("aria-expanded", String(open));
  }

  /** @param {boolean} several */
  pickSeveral(several) {
    this.several = several;
    this.parts.many.setAttribute("aria-pressed", String(several));
    this.list.toggleAttribute("data-many", several);
    if (!several && this.store.picked.size > 1) this.picks.only(this.store.selected);
  }

  showAll() {
    this.filter.value = "";
    this.parts.length.value = "";
    this.store.set({ only: "" });
    this.sift();
  }

  /** Bring the rows up to date in place, so that nothing flickers while layouts stream in. */
  render() {
    const { list, rows } = this;
    const { view } = this;
    const words = view?.words ?? [];
    const kept = words.filter(({ word }, i) => word === this.known[i]).length;
    // they were about other words
    if (2 * kept < this.known.length && words.length) this.filter.value = this.parts.length.value = "";
    const others = words.length !== this.known.length;
    this.known = words.map(({ word }) => word);
    const focused = list.contains(document.activeElement);
    while (rows.length > words.length) rows.pop()?.remove();
    if (rows.length < words.length) this.order = "";
    while (rows.length < words.length) rows.push(list.appendChild(row(rows.length)));
    list.hidden = !words.length;
    this.parts.panel.toggleAttribute("data-few", words.length <= FEW);
    list.toggleAttribute("data-long", words.length > LONG);
    list.lang = this.view?.language ?? "";
    list.toggleAttribute("data-spaced", SPACED.has(scriptOf(list.lang)));
    if (view) words.forEach((word, i) => fill(rows[i], word, view));
    for (const option of this.parts.only.options) option.hidden = !possible(option.value, this.view);
    for (const option of this.parts.sort.options) option.hidden = !sortable(option.value, this.view);
    if (!sortable(this.parts.sort.value, this.view)) this.parts.sort.value = "listed";
    this.lengths();
    this.select();
    this.sift();
    const lead = rows[this.store.selected];
    if (focused && others && lead && !lead.hidden)
      (lead.focus({ preventScroll: true }), this.rove()); // what keys act on is what has the focus
    else if (focused && !list.contains(document.activeElement))
      (rows.find((line) => line.tabIndex === 0) ?? this.filter).focus({ preventScroll: true });
  }

  /** The lengths there are, to choose from. */
  lengths() {
    const { length } = this.parts;
    const found = [...new Set((this.view?.words ?? []).map(({ cells }) => cells.length))].sort((a, b) => a - b);
    if (length.dataset.key === found.join()) return;
    length.dataset.key = found.join();
    const { value } = length;
    length.replaceChildren(
      make("option", { value: "", textContent: t("list-any-length") }),
      ...found.map((n) => make("option", { value: String(n), textContent: t("list-letters", { n }) })),
    );
    length.value = found.includes(Number(value)) ? value : "";
  }

  /** Show the rows that pass, in their order. */
  sift() {
    const { rows, view, store, parts } = this;
    const text = this.filter.value.trim();
    const { order, shown } = view
      ? arrange(view, { only: store.only, length: Number(parts.length.value), text, sort: parts.sort.value })
      : { order: [], shown: new Set() };
    if (this.order !== order.join()) {
      this.order = order.join();
      const { activeElement } = document;
      this.list.append(...order.map((index) => rows[index]));
      if (activeElement !== document.activeElement && this.list.contains(activeElement))
        /** @type {HTMLElement} */ (activeElement).focus({ preventScroll: true });
    }
    rows.forEach((line, i) => (line.hidden = !shown.has(i)));
    this.shown = order.filter((index) => shown.has(index));
    const narrowed = Boolean(text || store.only || parts.length.value);
    parts.only.value = store.only;
    for (const choice of [parts.only, parts.length]) choice.toggleAttribute("data-on", Boolean(choice.value));
    parts.narrow.toggleAttribute("data-on", Boolean(store.only || parts.length.value));
    parts.count.textContent = rows.length ? this.counted() : "";
    parts.all.hidden = !narrowed;
    parts.empty.hidden = this.shown.length > 0 || !rows.length;
    parts.empty.textContent = text
      ? t("list-not-found", { text })
      : t(store.only && !parts.length.value ? "list-none-in-state" : "list-nothing");
    this.rove();
  }

  counted() {
    const [n, total] = [this.shown.length, this.rows.length];
    return n === total ? t("list-counted", { n }) : t("list-shown", { n, total });
  }

  select() {
    const { picked } = this.store;
    this.rows.forEach((line, i) => put(line, "aria-selected", String(picked.has(i))));
    this.rove();
  }

  /** Select, and bring the row into sight: out of the filter, and by scrolling the list alone, never the page. */
  reveal() {
    const line = this.rows[this.store.selected];
    if (line?.hidden) this.showAll();
    this.select();
    if (line) this.scrollTo(line);
  }

  /** @param {HTMLElement} line */
  scrollTo(line) {
    const scroller = /** @type {HTMLElement} */ (this.list.parentElement);
    const [seen, box] = [scroller, line].map((element) => element.getBoundingClientRect());
    scroller.scrollTop += Math.min(0, box.top - seen.top) || Math.max(0, box.bottom - seen.bottom);
  }

  /** Exactly one row takes the Tab key: the one that has the focus, else the selected one, else the first. */
  rove() {
    /** @param {number} index */
    const usable = (index) => this.rows[index] && !this.rows[index].hidden;
    const focused = this.rows.findIndex((line) => line === document.activeElement);
    const stop = [focused, this.store.selected, this.shown[0]].find(usable);
    this.rows.forEach((line, i) => put(line, "tabindex", i === stop ? "0" : "-1"));
  }

  /** Index of the row that was hit, if one was. @param {Event} event */
  rowAt(event) {
    const line = /** @type {Element} */ (event.target).closest("[role=option]");
    return line ? this.rows[this.rows.indexOf(/** @type {any} */ (line))] : undefined;
  }

  /** @param {MouseEvent} event */
  press(event) {
    const line = this.rowAt(event);
    if (!line) return;
    const index = this.rows.indexOf(line);
    if (event.shiftKey) (getSelection()?.removeAllRanges(), this.picks.range(this.shown, index));
    else if (event.ctrlKey || event.metaKey || this.several) this.picks.toggle(index);
    else this.picks.only(index);
    line.focus({ preventScroll: true });
    this.rove();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const index = this.rows.findIndex((line) => line === document.activeElement);
    const at = this.shown.indexOf(index);
    const control = event.ctrlKey || event.metaKey;
    if (event.altKey) return;
    if (control && event.code === "KeyA") {
      event.preventDefault();
      this.picks.all(this.shown);
      this.on.say(t("list-picked-all", { n: this.shown.length }));
      return;
    }
    const height = this.rows[this.shown[0]]?.offsetHeight || 40;
    const page = Math.max(1, Math.floor((this.list.parentElement?.clientHeight ?? 0) / height) - 1);
    /** @type {Record<string, number>} */
    const to = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      PageUp: at - page,
      PageDown: at + page,
      Home: 0,
      End: this.shown.length - 1,
    };
    if (event.key === "ArrowUp" && at === 0 && !event.shiftKey) return (event.preventDefault(), this.filter.focus());
    if (event.key in to) return this.step(to[event.key], event);
    if (event.key === " " && (control || this.several) && at >= 0)
      return (event.preventDefault(), this.picks.toggle(index));
    if (event.key === "Escape" && this.store.picked.size > 1) return this.picks.only(this.store.selected);
    if (control || (event.key !== "Enter" && event.key !== "F2") || this.store.picked.size > 1) return undefined;
    event.preventDefault();
    if (at >= 0) this.picks.only(index);
    return event.key === "Enter" ? this.on.replace() : this.on.edit();
  }

  /** @param {number} to place among the rows that are shown @param {KeyboardEvent} event */
  step(to, event) {
    event.preventDefault();
    const index = this.shown[Math.max(0, Math.min(to, this.shown.length - 1))];
    if (index === undefined) return;
    if (event.shiftKey) this.picks.range(this.shown, index);
    else if (!event.ctrlKey && !event.metaKey && !this.several) this.picks.only(index);
    this.rows[index].focus({ preventScroll: true });
    this.scrollTo(this.rows[index]);
    this.rove();
  }

  focus() {
    const line = this.rows[this.store.selected] ?? this.rows.find(({ tabIndex }) => tabIndex === 0);
    (line && !line.hidden ? line : this.filter).focus({ preventScroll: true });
  }
}

/**
 * The arrow of a hidden word's direction, and what it says to those who do not see it.
 * @param {import("../base/state.js").View} view
 * @param {Word} word
 */
export const directionTag = ({ direction }, { way = "" }) => [
  span("direction", arrowOf(way, direction), { ariaHidden: "true", title: directionName(way, direction) }),
  span("unseen", directionName(way, direction)),
];

/**
 * Where it is another one: of hundreds of rows few change at a time.
 * @param {HTMLElement} line
 * @param {string} name
 * @param {string} value
 */
const put = (line, name, value) => line.getAttribute(name) !== value && line.setAttribute(name, value);

/** @param {number} index of a word */
function row(index) {
  const line = make("li", { role: "option" }, span("word", ""), " ", span("clue", ""), " ", span("states", ""));
  line.dataset.index = String(index);
  return line;
}

/** @param {import("../base/state.js").View} view @param {Word} word */
const directionOf = ({ direction }, { way = "" }) => directionName(way, direction);

/**
 * What tells where a placed word lies, in a few words.
 * @type {Record<import("../base/models.js").Model,
 *   ((view: import("../base/state.js").View, word: Word) => string) | null>}
 */
const WHERE = { crossing: null, blocked: placeOf, letters: directionOf };
const whereOf = byModel(WHERE);

/** @param {HTMLElement} line @param {Word} word @param {import("../base/state.js").View} view */
function fill(line, word, view) {
  const { direction } = view;
  // of those that are placed
  const where = whereOf(view);
  const states = statesOf(word, view).map(({ name, text }) => ({
    name,
    text: name === "placed" && where ? where(view, word) : text(word),
  }));
  const host = hostOf(view, word);
  if (host) states.splice(1, 0, { name: "inside", text: t("list-inside", { word: nameOf(host) }) });
  const key = [page.code, nameOf(word), word.clue, direction, ...states.map(({ text }) => text)].join("\n");
  if (line.dataset.key === key) return;
  line.dataset.key = key;
  line.dataset.state = states[0].name;
  line.toggleAttribute("data-locked", Boolean(word.locked));
  line.dir = direction;
  const [name, clue, tags] = line.children;
  name.textContent = nameOf(word);
  clue.textContent = word.clue || t("list-no-clue");
  tags.replaceChildren(
    ...states.map((state) => {
      const tag = span("state", state.text, { lang: page.code, dir: "auto" });
      tag.dataset.state = state.name;
      if (state.name === "placed" && word.way) tag.replaceChildren(...directionTag(view, word));
      return tag;
    }),
  );
}
