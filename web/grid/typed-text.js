// The text field that lies over the grid's cursor: keyboards, input methods and keyboards on the screen write into a
// real field, a piece at a time, and what they have written is taken out of it at once. Its other keys move the cursor.
import { arrowStep } from "./cursor.js";
import { drawnColumn } from "./paint.js";

/** @typedef {import("../base/state.js").View} View */

const MARK = "\u200b"; // stands in the empty field, so that an on-screen keyboard has something to delete
const LETTERS = 16; // CSS pixels: with smaller ones iOS enlarges the page

/**
 * What becomes of it.
 * @typedef {object} Writer
 * @property {() => View | undefined} view what is written in; without it, no key is for the grid
 * @property {(text: string) => void} type what was written
 * @property {(text: string) => void} [compose] what an input method shows until it is settled, all of it each time;
 *   absent where letters that may still change are of no use
 * @property {() => boolean} whole whether a composition is only worth something at its end, as where letters stand
 *   for the word that is chosen by them
 * @property {(down: number, on: number, extend: boolean) => void} step
 * @property {(by: 1 | -1) => void} next to another word @property {(first: boolean) => void} edge
 * @property {() => void} erase the letter before, or here @property {() => void} clear @property {() => void} enter
 * @property {(event: KeyboardEvent) => boolean} control with Ctrl or Meta; whether it was meant for the grid
 * @property {(event: KeyboardEvent) => boolean} other the same of all other keys
 * @property {() => boolean} escape whether there was something to escape from; else the next Tab leaves the grid
 * @property {() => void} leave that is so now
 * @property {(by: 1 | -1) => boolean} [ends] whether Tab leaves the grid from here without that
 * @property {(event: KeyboardEvent) => boolean} [held] whether a key has to wait for what was typed before it
 */

export class TypedText {
  /** @param {HTMLInputElement} field @param {Writer} writer */
  constructor(field, writer) {
    this.field = field;
    this.writer = writer;
    this.composing = false;
    this.leaving = false; // Escape was pressed: Tab leaves the grid
    field.addEventListener("compositionstart", () => {
      this.composing = true;
      field.toggleAttribute("data-composing", !writer.compose || writer.whole());
    });
    field.addEventListener("compositionend", () => {
      if (!writer.compose) return this.take();
      if (!this.composing) return undefined; // its text was taken already
      const { text } = this;
      this.settle();
      return writer.type(text);
    });
    field.addEventListener("input", () => {
      if (!this.composing) return this.take();
      if (writer.compose) return writer.whole() || writer.compose(this.text);
      // A finger's keyboard composes whole words where no word is being written: each letter is taken as it comes.
      return writer.whole() || !matchMedia("(pointer: coarse)").matches || this.take();
    });
    field.addEventListener("focus", () => this.settle());
    field.addEventListener("keydown", (event) => {
      if (event.isComposing || this.composing || event.keyCode === 229) return; // the input method's
      if (writer.held?.(event)) event.preventDefault();
      else if (this.key(event)) (event.preventDefault(), event.stopPropagation());
    });
    this.settle();
  }

  get text() {
    return this.field.value.replaceAll(MARK, "");
  }

  /** Whatever is being composed stays as it is seen; a composition whose text is taken away does not tell its end. */
  settle() {
    const { field } = this;
    this.composing = false;
    field.toggleAttribute("data-composing", false);
    field.value = MARK;
    field.setSelectionRange(1, 1);
  }

  take() {
    const { text, field } = this;
    const erased = !text && !field.value;
    this.settle();
    if (text) this.writer.type(text);
    else if (erased) this.writer.erase();
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether it was meant for the grid */
  key(event) {
    const { writer, leaving } = this;
    const view = writer.view();
    if (!view || event.altKey) return false;
    this.leaving = false;
    if (event.ctrlKey || event.metaKey) return writer.control(event);
    const { key, shiftKey } = event;
    const step = arrowStep(key, view.direction);
    if (step) writer.step(...step, shiftKey);
    else if (key === "Tab" && (leaving || writer.ends?.(shiftKey ? -1 : 1))) return false;
    else if (key === "Tab") writer.next(shiftKey ? -1 : 1);
    else if (key === "Home" || key === "End") writer.edge(key === "Home");
    else if (key === "Backspace") writer.erase();
    else if (key === "Delete") writer.clear();
    else if (key === "Enter") writer.enter();
    else if (key === "Escape") {
      if (writer.escape()) return true;
      this.leaving = true;
      writer.leave();
    } else return writer.other(event);
    return true;
  }

  // -- the field --------------------------------------------------------------------------

  /** @param {View} view that is written in from now on */
  serve({ language, direction }) {
    Object.assign(this.field, { lang: language, dir: direction });
  }

  focus() {
    this.field.focus({ preventScroll: true });
  }

  /**
   * Lay it over a cell.
   * @param {View} view @param {import("./viewport.js").Viewport} viewport @param {import("./cursor.js").Cell} cell
   */
  place(view, { cell: side, margin }, [row, column]) {
    if (!side) return;
    Object.assign(this.field.style, {
      left: `${margin + drawnColumn(view, column) * side}px`,
      top: `${margin + row * side}px`,
      width: `${side}px`,
      height: `${side}px`,
      fontSize: `${Math.max(LETTERS, side * 0.55)}px`,
    });
  }
}
