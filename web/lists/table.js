// A word list as a table: only the rows in sight exist as elements. Every word and clue is a real
// input, so that each input method and screen reader finds a text field where the cursor is. While it is only
// walked over, all of its text is selected: whatever is typed takes its place.
import { isBlank, MOST_ROWS } from "./rows.js";
import { drags } from "./table-drag.js";
import { RowEdits } from "./table-edits.js";
import { keys } from "./table-keys.js";
import { fillRow, rowElements } from "./table-row.js";

/** @typedef {import("./rows.js").Row} Row */
/** @typedef {import("./rows.js").Place} Place */
/** @typedef {import("./checker.js").Checked} Checked */
/**
 * @typedef {object} Listener
 * @property {() => void} changed the rows have
 * @property {() => void} drafted the text that is typed has changed
 * @property {() => void} moved the cursor or the selection has
 * @property {(text: string) => void} say
 * @property {(text: string) => void} paste
 * @property {() => void} full no row can be added
 * @property {(row: Row) => Checked | undefined} checked what is known of a row
 * @property {(row: Row, next: Row) => void} follow until more is known, the same holds for the next
 */

const SPARE = 6; // rows kept ready above and below those in sight
const TIDY_MS = 250; // pause in scrolling

export class Table {
  /**
   * @param {{grid: HTMLElement, head: HTMLElement, body: HTMLElement}} parts
   * @param {import("./rows.js").Rows} rows
   * @param {Listener} on
   */
  constructor({ grid, head, body }, rows, on) {
    this.grid = grid;
    this.head = head;
    this.body = body;
    this.rows = rows;
    this.on = on;
    /** @type {Place} where the cursor is */
    this.place = { row: 0, column: "word" };
    /** @type {{input: HTMLInputElement, row: Row} | null} the text being typed; `row` as it would be */
    this.draft = null;
    /** @type {Set<number>} whole rows that are selected */
    this.selected = new Set();
    this.anchor = 0; // of the selection
    this.tongue = { language: "", direction: "ltr", letters: "" };
    /** @type {Map<number, import("./table-row.js").Line>} elements by row */
    this.live = new Map();
    /** @type {import("./table-row.js").Line[]} elements to be used again */
    this.pool = [];
    this.placed = false; // a focus is the table's own doing
    this.tidying = 0;
    this.height = 0; // of a row, in CSS pixels
    this.room = 0; // height of the table without its header
    this.counted = 0; // height of all rows, as set
    this.touched = false; // the last press was a finger's
    /** @type {Place | null} where a mouse has pressed last, if the cursor is still there */
    this.pressed = null;
    grid.addEventListener("scroll", () => this.draw());
    new ResizeObserver(() => this.resize()).observe(grid);
    this.listen();
    this.edits = new RowEdits(this);
    keys(this);
    drags(this);
  }

  /** @param {import("./rows.js").Rows} rows of another list */
  show(rows) {
    this.draft = null;
    this.rows = rows;
    this.selected = new Set();
    this.place = { row: 0, column: "word" };
    this.grid.scrollTop = 0;
    this.draw();
  }

  /** @param {import("./table-row.js").Tongue} tongue */
  speak(tongue) {
    this.tongue = tongue;
    this.body.style.setProperty("--letters", tongue.letters);
    this.draw();
  }

  /** Measured only when the size changes: to ask at every key makes the browser lay out twice. */
  measure() {
    if (!this.grid.clientHeight) return;
    this.height = parseFloat(getComputedStyle(this.body).getPropertyValue("--row")) || 40;
    this.room = this.grid.clientHeight - this.head.offsetHeight;
  }

  resize() {
    this.measure();
    this.draw();
  }

  /** Rows with the empty one at the end. */
  get count() {
    return this.rows.length + 1;
  }

  /** The selected rows, or the one at the cursor. @returns {Set<number>} */
  get chosen() {
    return this.selected.size ? this.selected : new Set(this.place.row < this.rows.length ? [this.place.row] : []);
  }

  // -- drawing ------------------------------------------------------------------------

  draw() {
    const { grid, body } = this;
    if (!this.height) this.measure();
    const { height, count } = this;
    if (!height) return; // not shown yet
    if (this.counted !== count * height) {
      this.counted = count * height;
      body.style.height = `${this.counted}px`;
      grid.setAttribute("aria-rowcount", String(count + 1));
    }
    const first = Math.max(0, Math.floor(grid.scrollTop / height) - SPARE);
    const last = Math.min(count - 1, Math.ceil((grid.scrollTop + this.room) / height) + SPARE);
    this.place.row = Math.min(this.place.row, count - 1);
    /** @param {number} index */
    const wanted = (index) => (index >= first && index <= last) || index === this.place.row;
    for (const [index, line] of this.live) {
      if (wanted(index)) continue;
      this.live.delete(index);
      this.pool.push(line);
    }
    for (let index = Math.min(first, this.place.row); index <= Math.max(last, this.place.row); index += 1) {
      if (index > last && index < this.place.row) index = this.place.row;
      if (index > this.place.row && index < first) index = first;
      let line = this.live.get(index);
      if (!line) {
        line = this.pool.shift() ?? body.appendChild(rowElements());
        this.live.set(index, line);
      }
      line.hidden = false;
      this.fill(line, index);
    }
    for (const line of this.pool) {
      line.hidden = true;
      line.removeAttribute("data-index");
      line.stamp = [];
    }
    clearTimeout(this.tidying);
    this.tidying = setTimeout(() => this.tidy(), TIDY_MS);
  }

  /**
   * Bring the elements into the order of their rows, for whoever reads them in the page's order. While
   * it is scrolled they only change places on the screen, which is much faster.
   */
  tidy() {
    const { body } = this;
    const lines = [...this.live].sort(([one], [other]) => one - other).map(([, line]) => line);
    const shown = [...body.children].filter((line) => !(/** @type {HTMLElement} */ (line).hidden));
    if (lines.every((line, at) => line === shown[at])) return;
    // moving it would take the focus from it
    const focused = lines.findIndex((line) => line.contains(document.activeElement));
    lines.forEach((line, at) => {
      if (at < focused) body.insertBefore(line, lines[focused]);
      else if (at > focused) body.append(line);
    });
  }

  /** @param {import("./table-row.js").Line} line @param {number} index */
  fill(line, index) {
    const row = this.shown(index);
    fillRow(line, index, {
      row,
      checked: this.on.checked(row),
      here: this.place.row === index ? this.place.column : "",
      editing: this.draft?.row === row ? this.draft.input : null,
      selected: this.selected.has(index),
      end: index === this.rows.length,
      height: this.height,
      tongue: this.tongue,
    });
  }

  /** The row as it is seen: with what is being typed. @param {number} index @returns {Row} */
  shown(index) {
    return this.draft && index === this.place.row ? this.draft.row : this.rows.at(index);
  }

  // -- the cursor ---------------------------------------------------------------------

  /**
   * Put the cursor somewhere; what was being typed is kept.
   * @param {number} row @param {"word" | "clue"} [column]
   * @param {{edit?: boolean, extend?: boolean, keep?: boolean, focus?: boolean}} [how] `extend` the selection of rows
   *   to there; `keep` it
   */
  go(row, column = this.place.column, { edit = false, extend = false, keep = false, focus = true } = {}) {
    this.commit();
    this.pressed = null;
    row = Math.max(0, Math.min(row, this.count - 1));
    const before = this.place.row;
    this.place = { row, column };
    if (extend) {
      if (!this.selected.size) this.anchor = Math.min(before, this.rows.length - 1);
      const to = Math.min(row, this.rows.length - 1);
      this.selected = new Set();
      for (let at = Math.min(this.anchor, to); at <= Math.max(this.anchor, to); at += 1)
        if (at >= 0) this.selected.add(at);
    } else if (!keep) this.selected = new Set();
    this.draw();
    this.reveal(row);
    if (focus) this.focus(edit);
    this.on.moved();
  }

  /** @param {boolean} [edit] with the caret behind the text */
  focus(edit = false) {
    const input = this.live.get(this.place.row)?.parts[this.place.column];
    if (!input) return;
    this.placed = true;
    input.focus({ preventScroll: true });
    this.placed = false;
    if (edit) this.edit(input);
    else input.select();
  }

  /** @param {number} row scrolled into sight, below the header */
  reveal(row) {
    const { grid, height } = this;
    const room = this.room;
    const top = row * height;
    if (top < grid.scrollTop) grid.scrollTop = top;
    else if (top + height > grid.scrollTop + room) grid.scrollTop = top + height - room;
    else return;
    this.draw();
  }

  // -- typing -------------------------------------------------------------------------

  /** Start typing in an input; it may hold a first letter already. @param {HTMLInputElement} input */
  edit(input) {
    if (this.draft?.input === input) return;
    this.draft = { input, row: this.rows.at(this.place.row) };
    input.setSelectionRange(input.value.length, input.value.length);
    this.draw();
  }

  /** What is being typed becomes the row's. */
  commit() {
    if (!this.draft) return;
    const { row } = this.draft;
    if (this.place.row >= MOST_ROWS && !isBlank(row)) return (this.revert(), this.on.full());
    this.draft = null;
    if (this.rows.put(this.place, row)) this.on.changed();
    this.draw();
    return undefined;
  }

  /** Another word for the row at the cursor. @param {string} word */
  write(word) {
    this.commit();
    const { place, rows } = this;
    if (rows.put({ ...place, column: "word" }, { ...rows.at(place.row), word })) this.on.changed();
    this.draw();
  }

  /** What is being typed is forgotten. */
  revert() {
    if (!this.draft) return;
    const { input } = this.draft;
    this.draft = null;
    this.draw();
    input.value = this.rows.at(this.place.row)[this.place.column];
    input.select();
    this.on.drafted();
  }

  listen() {
    const { body } = this;
    /** @param {EventTarget | null} target */
    const where = (target) => {
      const input = target instanceof HTMLInputElement ? target : null;
      const line =
        target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-index]")) : null;
      return (
        line && {
          input,
          row: Number(line.dataset.index),
          column: /** @type {"word" | "clue"} */ (input?.dataset.column ?? "word"),
        }
      );
    };
    body.addEventListener("focusin", ({ target }) => {
      const at = where(target);
      if (this.placed || !at?.input || this.draft?.input === at.input) return;
      if (at.row === this.place.row && at.column === this.place.column) at.input.select();
      else this.go(at.row, at.column);
    });
    body.addEventListener("focusout", ({ target }) => this.draft?.input === target && this.commit());
    body.addEventListener("input", ({ target }) => {
      const at = where(target);
      if (!at?.input) return;
      let { draft } = this;
      if (draft?.input !== at.input) {
        this.commit();
        this.place = { row: at.row, column: at.column };
        draft = this.draft = { input: at.input, row: this.rows.at(at.row) };
      }
      this.selected = new Set();
      const next = { ...draft.row, [at.column]: at.input.value };
      this.on.follow(draft.row, next);
      draft.row = next;
      this.draw();
      this.on.drafted();
    });
    body.addEventListener("compositionstart", ({ target }) => {
      const at = where(target);
      if (!at?.input || this.draft?.input === at.input) return;
      this.place = { row: at.row, column: at.column };
      this.draft = { input: at.input, row: this.rows.at(at.row) };
      this.draw();
    });
    body.addEventListener("pointerdown", (event) => (this.touched = event.pointerType === "touch"));
    body.addEventListener("mousedown", (event) => {
      const at = where(event.target);
      if (!at || event.button || (event.target instanceof Element && event.target.closest(".row-head"))) return;
      if (event.shiftKey) return (event.preventDefault(), this.go(at.row, this.place.column, { extend: true }));
      if (event.ctrlKey || event.metaKey) return (event.preventDefault(), this.toggle(at.row));
      if (!at.input) {
        // beside the text
        event.preventDefault();
        return this.go(
          at.row,
          event.target instanceof Element && event.target.closest(".in-clue, .in-look") ? "clue" : "word",
        );
      }
      if (this.draft?.input === at.input) return undefined;
      const again =
        this.pressed?.row === at.row && this.pressed.column === at.column && document.activeElement === at.input;
      if (again || this.touched) {
        // a second press, or a finger: the caret goes where it pressed
        this.go(at.row, at.column, { focus: false });
        this.draft = { input: at.input, row: this.rows.at(at.row) };
        this.draw();
        return undefined;
      }
      event.preventDefault();
      this.go(at.row, at.column);
      this.pressed = this.place;
      return undefined;
    });
  }

  /** Add a row to the selection, or take it out. @param {number} row */
  toggle(row) {
    if (row >= this.rows.length) return;
    this.commit();
    const selected = new Set(this.selected);
    if (!selected.delete(row)) selected.add(row);
    this.selected = selected;
    this.anchor = row;
    this.go(row, this.place.column, { keep: true });
  }

  /**
   * After the rows were changed: the cursor there, all drawn, all told.
   * @param {Place} place
   * @param {Set<number>} [selected]
   */
  settle(place, selected = new Set()) {
    this.selected = selected;
    this.on.changed();
    this.go(place.row, place.column, { keep: true });
  }

  selectAll() {
    this.selected = new Set(this.rows.all.keys());
    this.anchor = 0;
    this.draw();
    this.on.moved();
  }

  /** The next row, from the cursor on, that `wanted` wants. @param {(row: Row) => boolean} wanted */
  next(wanted) {
    for (let step = 1; step <= this.rows.length; step += 1) {
      const row = (this.place.row + step) % this.count;
      if (row < this.rows.length && wanted(this.rows.at(row))) return this.go(row, "word");
    }
    return undefined;
  }
}
