// The list of words: state by colour, shape and text; selection shared with the grid; sorted and filtered.
import { make, within } from "../base/dom.js";
import { scriptOf } from "../i18n/fonts.js";
import { t } from "../i18n/l10n.js";
import { arrange, FILTERS, possible, sortable, SORTS } from "./listing.js";
import { clueless, hasClues } from "../base/models.js";
import { ClueField } from "../ui/clue-field.js";
import { wording } from "../ui/kinds.js";
import { fill, row } from "./word-row.js";

const FEW = 30; // words that need no sorting and filtering
const LONG = 100; // words of a list that is laid out only where it is seen
const SPACED = new Set(["Latn", "Grek", "Cyrl", "Armn", "Hebr"]); // scripts whose letters may stand apart

export class Words {
  /**
   * @param {Record<"list"|"empty"|"count"|"toggle"|"panel"|"all"|"many"|"narrow"|"narrowing", HTMLElement> &
   *   {filter: HTMLInputElement, only: HTMLSelectElement, length: HTMLSelectElement, sort: HTMLSelectElement}} parts
   * @param {import("../app/state.js").Values} store
   * @param {{session: import("../app/session.js").Session, picks: import("../grid/selection.js").Picks, replace: () =>
   *   void, edit: () => void, say: (text: string) => void}} on
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
    this.asking = -1; // index of the row that asks for a clue, if it has none
    /** @type {ClueField | undefined} in which a clue is written */
    this.field = undefined;
    store.on(["puzzle", "only"], () => this.render());
    store.on(["selected"], () => this.reveal());
    store.on(["picked"], () => this.select());
    store.on(["language", "kind"], () => this.translate());
    only.replaceChildren(...["", ...Object.keys(FILTERS)].map((value) => make("option", { value })));
    sort.replaceChildren(...Object.keys(SORTS).map((value) => make("option", { value })));
    this.field = new ClueField(within(panel, ".words-body", HTMLElement), on.session, {
      place: (index) => this.rows[index]?.querySelector(".clue"),
      step: (index, by) => this.shown[this.shown.indexOf(index) + by] ?? -1,
      write: (index) => this.write(index),
      closed: (index, focus) => this.written(index, focus),
    });
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

  /** Whether the words have clues, and these can be changed. */
  get writable() {
    return Boolean(this.view && !clueless(this.view) && this.on.session.can("puzzle.edit"));
  }

  /** Write the clue of a word where it stands. @param {number} index @returns {boolean} whether it can be */
  write(index) {
    const { view } = this;
    if (!view || !this.writable) return false;
    this.picks.only(index);
    this.field?.open(view.words[index], view);
    return true;
  }

  /** The clue of a word is written. @param {number} index @param {boolean} focus whether its row gets the focus */
  written(index, focus) {
    const line = this.rows[index];
    if (!line) return;
    delete line.dataset.key;
    this.fill(index);
    this.sift();
    if (focus) (line.focus({ preventScroll: true }), this.rove());
  }

  /** @param {number} index */
  fill(index) {
    const { view, rows } = this;
    const word = view?.words[index];
    if (!word || !rows[index]) return; // the rows of another puzzle are about to be drawn
    const add = this.store.selected === index && this.store.picked.size < 2 && this.writable;
    fill(rows[index], word, view, word.clue || (add ? t("clue-add") : hasClues(view) ? t("list-no-clue") : ""));
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
    list.toggleAttribute("data-writable", this.writable);
    rows.forEach((_, i) => this.fill(i));
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
    const { content } = wording(this.store.kind);
    const key = [content, ...found].join();
    if (length.dataset.key === key) return;
    length.dataset.key = key;
    const { value } = length;
    length.replaceChildren(
      make("option", { value: "", textContent: t("list-any-length") }),
      ...found.map((n) =>
        make("option", { value: String(n), textContent: t("list-letters", { n, ...wording(this.store.kind) }) }),
      ),
    );
    length.value = found.includes(Number(value)) ? value : "";
  }

  /** Show the rows that pass, in their order. */
  sift() {
    const { rows, view, store, parts } = this;
    if (this.field?.word) return; // nothing moves while a clue is written
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
    for (const index of new Set([this.asking, this.store.selected])) this.fill(index);
    this.asking = this.store.selected;
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
    return this.rows.find((row) => row === line);
  }

  /** @param {MouseEvent} event */
  press(event) {
    const line = this.rowAt(event);
    if (!line) return;
    const index = this.rows.indexOf(line);
    if (event.shiftKey) (getSelection()?.removeAllRanges(), this.picks.range(this.shown, index));
    else if (event.ctrlKey || event.metaKey || this.several) this.picks.toggle(index);
    else if (/** @type {Element} */ (event.target).closest(".clue") && this.write(index)) return;
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
    if (event.key === "F2") return this.on.edit();
    return this.write(index) ? undefined : this.on.replace();
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
 * Where it is another one: of hundreds of rows few change at a time.
 * @param {HTMLElement} line
 * @param {string} name
 * @param {string} value
 */
const put = (line, name, value) => line.getAttribute(name) !== value && line.setAttribute(name, value);
