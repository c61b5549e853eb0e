// Letters that are seen as soon as they are typed, while the engine still writes them: by the engine's own rules for
// typing it is foreseen what becomes of them. Once it has answered, only its grid counts.
import { sameCell } from "./cursor.js";
import { paintEditor } from "./editor-paint.js";
import { cellAt, slotAt } from "./slots.js";

/** @typedef {import("../base/state.js").View} View @typedef {import("./cursor.js").Cell} Cell */

export class EditorEcho {
  /** @param {import("./editor.js").GridEditor} editor */
  constructor(editor) {
    this.editor = editor;
    /** Splits typed text into letters, once that is known. @type {((text: string) => string[]) | null} */
    this.split = null;
    this.waiting = 0; // letters that the engine has not answered
    this.blind = false; // nothing is foreseen until it has
    /** @type {Map<string, string>} by cell */
    this.letters = new Map();
    /** Where the next letter goes; where the last one went. @type {Cell | null} */
    this.at = null;
    /** @type {Cell | null} */
    this.last = null;
  }

  /**
   * What is going to be done, after all that was asked for before it.
   * @param {() => unknown} act @param {string} [text] that is typed for it
   */
  foreseen(act, text) {
    if (!text) {
      this.blind = this.waiting > 0;
      return act;
    }
    this.foresee(text);
    return async () => {
      try {
        await act();
      } finally {
        this.settle();
      }
    };
  }

  /** Show what is typed. @param {string} text */
  foresee(text) {
    const { editor, split } = this;
    const { view, state } = editor;
    const at = this.at ?? editor.cursor;
    if (!split || !view || !at || state.mode !== "letters") this.blind = true;
    this.waiting += 1;
    if (this.blind || !split || !view || !at) return;
    const last = this.last ?? editor.typed;
    const before = last && (this.letters.get(String(last)) ?? cellAt(view, last)?.t);
    const joined = before ? split(before + text) : [];
    const found = split(text);
    const slot = slotAt(view, at, state.across);
    if (last && joined.length === 1) this.letters.set(String(last), joined[0]);
    else if (found.length === 1 && slot) {
      const next = slot.cells.findIndex((cell) => sameCell(cell, at)) + 1;
      this.letters.set(String(at), found[0]);
      this.last = at;
      this.at = slot.cells[next] ?? at;
    } else this.blind = true;
    editor.store.set({ echo: this.letters.size });
  }

  /** The engine has answered once. */
  settle() {
    this.waiting -= 1;
    if (this.waiting > 0) return;
    Object.assign(this, { waiting: 0, blind: false, at: null, last: null });
    this.letters.clear();
    this.editor.store.set({ echo: 0 });
  }

  /** A view with the letters that are foreseen. @param {View} view @returns {View} */
  over(view) {
    if (!this.letters.size) return view;
    const cells = view.cells.map((row, r) =>
      row.map((cell, c) => {
        const t = this.letters.get(`${r},${c}`);
        return cell && t ? { ...cell, t } : cell;
      }),
    );
    return { ...view, cells };
  }

  /**
   * What is seen of the editor, above the grid.
   * @param {CanvasRenderingContext2D} ctx @param {View} view @param {import("./controller.js").Base} look
   * @param {import("./viewport.js").Viewport} viewport
   */
  paint(ctx, view, look, viewport) {
    const { editor } = this;
    paintEditor(ctx, view, editor, { ...look, focused: document.activeElement === editor.field });
    editor.text.place(view, viewport, editor.cursor ?? [0, 0]);
  }
}
