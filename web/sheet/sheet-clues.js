// The clues on the sheet are written where they stand, on a press or by keys.
import { shownPuzzle } from "../base/state.js";
import { byId } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { knows } from "../ui/kinds.js";
import { ClueField } from "../ui/clue-field.js";

/** @typedef {import("../base/state.js").View} View */

export class SheetClues {
  /** @param {import("./sheet.js").Sheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    this.list = byId("clues");
    this.stop = -1; // index of the word whose clue takes the Tab key
    this.field = new ClueField(sheet.paper, sheet.session, {
      place: (index) => this.at(index),
      step: (index, by) => this.beside(index, by),
      write: (index) => this.write(index),
      closed: (index, focus) => this.written(index, focus),
    });
    this.list.addEventListener("click", ({ target }) => {
      const clue = /** @type {Element} */ (target).closest("[data-word]");
      if (clue) this.write(Number(/** @type {HTMLElement} */ (clue).dataset.word));
    });
    this.list.addEventListener("keydown", (event) => this.key(event));
  }

  /** The clues, in their order. @returns {HTMLElement[]} */
  get all() {
    return [...this.list.querySelectorAll("[data-word]")].map((clue) => /** @type {HTMLElement} */ (clue));
  }

  /** @param {number} index of a word @returns {HTMLElement | null} */
  at(index) {
    return this.list.querySelector(`[data-word="${index}"]`);
  }

  /** @param {number} index @param {number} by @returns {number} -1: none */
  beside(index, by) {
    const { all } = this;
    return Number(all[all.findIndex(({ dataset }) => dataset.word === String(index)) + by]?.dataset.word ?? -1);
  }

  /** Which clue has the focus, -1 for none. */
  get focused() {
    const { activeElement } = document;
    return activeElement instanceof HTMLElement && this.list.contains(activeElement)
      ? Number(activeElement.dataset.word ?? -1)
      : -1;
  }

  /** The rows are drawn: their clues can be pressed. @param {number} focused which had the focus */
  drawn(focused) {
    const { store } = this.sheet;
    if (!knows(store.kind, "puzzle.edit", store.puzzle?.view)) {
      for (const clue of this.all) delete clue.dataset.word;
      return;
    }
    for (const clue of this.all) {
      clue.setAttribute("role", "button");
      clue.title = t("clue-write");
      if (!clue.textContent) clue.setAttribute("aria-label", t("clue-add"));
    }
    this.rove(this.stop);
    if (focused >= 0) this.at(focused)?.focus({ preventScroll: true });
    this.field.lay();
  }

  /** One clue takes the Tab key. @param {number} index */
  rove(index) {
    const stop = this.at(index) ?? this.all[0];
    this.stop = Number(stop?.dataset.word ?? -1);
    for (const clue of this.all) clue.tabIndex = clue === stop ? 0 : -1;
  }

  /** @param {number} index */
  write(index) {
    const { view, store } = this.sheet;
    if (!view || !this.at(index)) return;
    this.rove(index);
    this.field.open(shownPuzzle(store).view.words[index], view);
  }

  /** @param {number} index @param {boolean} focus */
  written(index, focus) {
    const { view } = this.sheet;
    if (!view) return;
    this.sheet.listedKey = ""; // the rows have what was typed
    if (this.sheet.preview.on) this.sheet.printing.foretell(0);
    else this.sheet.listed(view);
    if (focus) this.at(index)?.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { focused } = this;
    if (focused < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by && !["Enter", " ", "F2"].includes(event.key)) return;
    event.preventDefault();
    if (!by) return this.write(focused);
    const next = this.beside(focused, by);
    if (next < 0) return;
    this.rove(next);
    this.at(next)?.focus();
  }

  /** The clue that is being typed, as a view has it. @param {View} view @returns {Partial<View>} */
  typed({ clues, search }) {
    const { index, text } = this.field;
    if (index < 0) return {};
    /** @template {{index: number}} T @param {T} item */
    const put = (item) => (item.index === index ? { ...item, clue: text } : item);
    return {
      clues: clues.map((list) => ({ ...list, items: list.items.map(put) })),
      ...(search && { search: { ...search, list: search.list.map(put) } }),
    };
  }
}
