// What presses and drags do to a grid that is edited: they move the cursor, span a region, or paint blocks.
import { inside, sameCell } from "./cursor.js";
import { line } from "../base/line.js";
import { barAt } from "./editor-marks.js";
import { cellAt } from "./slots.js";

/** @typedef {import("./cursor.js").Cell} Cell */
/** @typedef {import("./controller.js").GridInput} GridInput */

/** @implements {GridInput} */
export class EditorPresses {
  /** @param {import("./editor.js").GridEditor} editor */
  constructor(editor) {
    this.editor = editor;
    this.turns = false; // whether the press that is on would turn
    /** Where the pointer was last, while it drags. @type {Cell | null} */
    this.last = null;
  }

  /** @param {Cell} cell */
  takes(cell) {
    const { view } = this.editor;
    return Boolean(view && inside(view, cell));
  }

  eager() {
    const { mode, selecting } = this.editor.state;
    return mode === "blocks" || selecting;
  }

  /** @param {Cell} cell @param {PointerEvent} event @param {boolean} double the second press of a double click */
  press(cell, event, double) {
    const { editor } = this;
    const { state } = editor;
    this.turns = false;
    if (!this.takes(cell)) return;
    editor.text.leaving = false;
    if (state.mode !== "letters") return editor.go(cell, { tell: false });
    this.turns = sameCell(cell, editor.cursor) && !event.shiftKey && !double && !state.anchor;
    return editor.go(cell, { extend: event.shiftKey, tell: !this.turns });
  }

  /** A press that was no drag. @param {Cell} cell @param {PointerEvent} event */
  tap(cell, event) {
    const { editor } = this;
    if (!this.takes(cell)) return;
    if (editor.state.mode === "blocks") editor.do(() => editor.toggle());
    else if (editor.state.mode === "bars") editor.do(() => barAt(editor, cell, event));
    else if (this.turns) editor.turn();
    this.turns = false;
  }

  /** A press became a drag: it paints, or spans a region. @param {Cell} cell @returns {boolean} */
  grab(cell) {
    const { editor } = this;
    const { view, state } = editor;
    if (!view || !this.takes(cell) || state.mode === "bars") return false;
    this.last = cell;
    if (state.mode === "blocks") editor.set({ painting: { cells: [cell], to: cellAt(view, cell) ? "block" : "open" } });
    else if (!state.anchor) (editor.go(cell, { extend: false, tell: false }), editor.set({ anchor: cell }));
    return true;
  }

  /** @param {Cell} to */
  carry(to) {
    const { editor, last } = this;
    const { view, state } = editor;
    if (!view || !last || sameCell(to, last)) return true;
    if (state.mode === "letters") {
      const clamp = (/** @type {number} */ n, /** @type {number} */ most) => Math.max(0, Math.min(n, most - 1));
      this.last = to;
      editor.go([clamp(to[0], view.height), clamp(to[1], view.width)], { extend: true, tell: false });
    } else if (state.painting) {
      const cells = [...state.painting.cells, ...line(last, to).filter((cell) => inside(view, cell))];
      const each = [...new Map(cells.map((cell) => [String(cell), cell])).values()];
      this.last = to;
      editor.set({ painting: { ...state.painting, cells: each } });
    }
    return true;
  }

  drop() {
    const { editor } = this;
    const { painting } = editor.state;
    this.last = null;
    if (!painting) return editor.tell();
    return editor.do(
      async () => (await editor.paintCells(painting.cells, painting.to)) || editor.set({ painting: null }),
    );
  }

  release() {
    this.last = null;
    if (this.editor.state.painting) this.editor.set({ painting: null });
  }
}
