// A word list as a table: only the rows in sight exist as elements. Every word and clue is a real
// input, so that each input method and screen reader finds a text field where the cursor is. While it is only
// walked over, all of its text is selected: whatever is typed takes its place.
import { icon, make, span } from "../base/dom.js";
import { localised, page, t } from "../i18n/l10n.js";
import { COLUMNS, isBlank, MOST_ROWS } from "./rows.js";
import { drags } from "./table-drag.js";
import { keys } from "./table-keys.js";

/** @typedef {import("./rows.js").Row} Row */
/** @typedef {import("./rows.js").Place} Place */
/** @typedef {import("./checker.js").Checked} Checked */

const SPARE = 6; // rows kept ready above and below those in sight
const TIDY_MS = 250; // pause in scrolling
const MOST_BOXES = 40; // cells drawn in a row; no word on paper has more

export class Table {
  /**
   * @param {{grid: HTMLElement, head: HTMLElement, body: HTMLElement}} parts
   * @param {import("./rows.js").Rows} rows
   * @param {{changed: () => void, drafted: () => void, moved: () => void, say: (text: string) => void, paste: (text:
   *   string) => void,
   *   checked: (row: Row) => Checked | undefined, follow: (row: Row, next: Row) => void, full: () => void}} on
   *   `changed` the rows, `drafted` the text that is typed, `moved` the cursor or the selection, `follow`: until more
   *   is known, what is known of a row holds for the next
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
    /** @type {Map<number, any>} elements by row */
    this.live = new Map();
    /** @type {any[]} elements to be used again */
    this.pool = [];
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

  /** @param {{language: string, direction: string, letters: string}} tongue of the list; `letters` is its fonts */
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
        line = this.pool.shift() ?? body.appendChild(this.line());
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

  /** A row's elements. */
  line() {
    const id = `row-${(this.made = (this.made ?? 0) + 1)}`;
    const cell = (role, column, className, ...inside) => {
      const made = make("div", { role, className }, ...inside);
      made.ariaColIndex = String(column);
      return made;
    };
    const text = (column) => {
      const input = make("input", {
        type: "text",
        className: `cell-${column}`,
        autocomplete: "off",
        autocapitalize: column === "clue" ? "sentences" : "off",
        spellcheck: column === "clue",
        enterKeyHint: "next",
        tabIndex: -1,
        maxLength: 4000,
      });
      input.dataset.column = column;
      if (column === "word") input.setAttribute("autocorrect", "off");
      input.setAttribute("aria-describedby", `${id}-look`);
      return input;
    };
    const word = text("word");
    const clue = text("clue");
    const boxes = make("div", { className: "boxes", role: "img" });
    const look = make("div", { className: "look", id: `${id}-look` });
    const number = span("row-number", "");
    const line = make(
      "div",
      { role: "row", className: "row" },
      cell("rowheader", 1, "row-head", make("span", { className: "grip" }, icon("i-grip")), number),
      cell("gridcell", 2, "in-word", word),
      cell("gridcell", 3, "in-boxes", boxes),
      cell("gridcell", 4, "in-clue", clue),
      cell("gridcell", 5, "in-look", look),
    );
    return Object.assign(line, { parts: { word, clue, boxes, look, number }, stamp: [] });
  }

  /** @param {any} line @param {number} index */
  fill(line, index) {
    const { place, tongue, height } = this;
    const row = this.shown(index);
    const checked = this.on.checked(row);
    const here = place.row === index;
    const stamp = [
      index,
      row,
      checked,
      here && place.column,
      this.selected.has(index),
      tongue,
      height,
      this.draft?.row === row,
      index === this.rows.length,
      page.code,
    ];
    if (stamp.every((value, at) => value === line.stamp[at])) return;
    line.stamp = stamp;
    const { parts } = line;
    const end = index === this.rows.length;
    line.dataset.index = String(index);
    line.ariaRowIndex = String(index + 2);
    line.setAttribute("aria-selected", String(this.selected.has(index)));
    line.style.transform = `translateY(${index * height}px)`;
    line.toggleAttribute("data-here", here);
    line.toggleAttribute("data-end", end);
    parts.number.textContent = end ? t("lists-row-new") : t("lists-row", { row: index + 1 });
    for (const column of COLUMNS) {
      const input = parts[column];
      const editing = this.draft?.input === input;
      if (!editing && input.value !== row[column]) input.value = row[column];
      input.toggleAttribute("data-editing", editing);
      input.tabIndex = here && place.column === column ? 0 : -1;
      if (input.lang !== tongue.language) input.lang = tongue.language;
      if (input.dir !== tongue.direction) input.dir = tongue.direction;
      input.setAttribute("aria-label", t(`lists-${column}`, { row: index + 1 }));
      input.placeholder = end && index === 0 ? t(`lists-${column}.placeholder`) : "";
    }
    const errors = checked?.findings.filter(({ level }) => level === "error") ?? [];
    const notes = checked?.findings.filter(({ level }) => level !== "error") ?? [];
    parts.word.setAttribute("aria-invalid", String(errors.length > 0));
    const cells = checked?.cells ?? [];
    boxesOf(parts.boxes, cells, tongue);
    parts.look.replaceChildren(...[...errors, ...notes].slice(0, 1).map(finding));
    const more = errors.length + notes.length - 1;
    if (more > 0) parts.look.append(span("more soft", t("lists-findings-more", { n: more })));
    line.dataset.level = errors.length ? "error" : notes.length ? "note" : "";
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
    this.placed = true; // this focus is the table's own doing
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
    const { input } = this.draft;
    this.draft = null;
    this.draw();
    input.value = this.rows.at(this.place.row)[this.place.column];
    input.select();
    this.on.drafted();
  }

  listen() {
    const { body } = this;
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
    const typed = ({ target }) => {
      const at = where(target);
      if (!at?.input) return;
      if (this.draft?.input !== at.input) {
        this.commit();
        this.place = { row: at.row, column: at.column };
        this.draft = { input: at.input, row: this.rows.at(at.row) };
      }
      this.selected = new Set();
      const next = { ...this.draft.row, [at.column]: at.input.value };
      this.on.follow(this.draft.row, next);
      this.draft.row = next;
      this.draw();
      this.on.drafted();
    };
    body.addEventListener("input", typed);
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

  // -- whole rows ---------------------------------------------------------------------

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

  add() {
    this.commit();
    if (this.rows.length >= MOST_ROWS) return this.on.full();
    const row = Math.min(this.place.row + 1, this.rows.length);
    if (this.place.row < this.rows.length) this.rows.open(row, this.place);
    return this.settle({ row, column: "word" });
  }

  remove() {
    this.commit();
    const { chosen } = this;
    if (!chosen.size) return;
    this.rows.remove(chosen, this.place);
    this.settle({ row: Math.min(...chosen), column: this.place.column });
    this.on.say(t("lists-rows-deleted", { n: chosen.size }));
  }

  /** Clear the cell at the cursor, or the selected rows. */
  clear() {
    const { selected, place } = this;
    if (!selected.size) {
      if (this.rows.put(place, { ...this.rows.at(place.row), [place.column]: "" })) this.settle(place);
      return;
    }
    this.rows.replace(
      this.rows.all.map((row, index) => (selected.has(index) ? { word: "", clue: "" } : row)),
      place,
    );
    this.settle(place, selected);
  }

  /** @param {-1 | 1} by */
  shift(by) {
    const { chosen } = this;
    if (!chosen.size) return;
    const first = Math.min(...chosen);
    this.carry(by < 0 ? first - 1 : Math.max(...chosen) + 2);
  }

  /** Move the chosen rows before the row `to`. @param {number} to @param {Set<number>} [chosen] */
  carry(to, chosen = this.chosen) {
    this.commit();
    if (to < 0 || to > this.rows.length || !chosen.size) return;
    const before = [...chosen].sort((a, b) => a - b);
    const at = Math.max(0, before.indexOf(this.place.row));
    const many = this.selected.size > 0;
    const first = this.rows.move(chosen, to, this.place);
    if (first < 0) return;
    const moved = new Set(before.map((_, index) => first + index));
    this.anchor = first;
    this.settle({ row: first + at, column: this.place.column }, many ? moved : new Set());
    this.on.say(t("lists-rows-moved", { n: moved.size, to: first + 1 }));
  }

  /** @param {import("./rows.js").Row[]} rows put at the cursor */
  insert(rows) {
    this.commit();
    if (this.rows.length + rows.length > MOST_ROWS) return this.on.full();
    this.rows.insert(rows, this.place);
    return this.settle({ row: this.place.row + rows.length, column: "word" });
  }

  /** @param {-1 | 1} by */
  step(by) {
    this.commit();
    const place = this.rows.step(by, this.place);
    if (!place) return;
    this.settle(place);
    this.on.say(t(by < 0 ? "done-undone" : "done-redone"));
  }

  selectAll() {
    this.selected = new Set(this.rows.all.keys());
    this.anchor = 0;
    this.draw();
    this.on.moved();
  }

  /** Clues for the rows from the cursor on, one a line. @param {string} text */
  pasteClues(text) {
    const clues = text.replace(/\r?\n$/, "").split(/\r\n|\r|\n/);
    const { row } = this.place;
    if (row + clues.length > MOST_ROWS) return this.on.full();
    const rows = [...this.rows.all];
    clues.forEach((clue, index) => (rows[row + index] = { word: "", ...rows[row + index], clue }));
    this.rows.replace(rows, this.place);
    this.settle({ row: row + clues.length - 1, column: "clue" });
    return this.on.say(t("lists-clues-pasted", { n: clues.length }));
  }

  /** The next row, from the cursor on, that `wanted` wants. @param {(row: Row) => boolean} wanted */
  next(wanted) {
    for (let step = 1; step <= this.rows.length; step += 1) {
      const row = (this.place.row + step) % this.count;
      if (row < this.rows.length && wanted(this.rows.at(row))) return this.go(row, "word");
    }
    return undefined;
  }

  /** Rows as text that a spreadsheet takes. @param {Set<number>} chosen */
  textOf(chosen) {
    const cell = (text) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    return this.rows.all
      .filter((row, index) => chosen.has(index) && !isBlank(row))
      .map(({ word, clue }) => `${cell(word)}\t${cell(clue)}\n`)
      .join("");
  }
}

/**
 * A word's cells as they will stand in the puzzle.
 * @param {HTMLElement} holder
 * @param {string[]} cells
 * @param {{language: string, direction: string}} tongue
 */
function boxesOf(holder, cells, { language, direction }) {
  const key = `${page.code} ${direction} ${cells.join("\n")}`;
  if (holder.dataset.key === key) return;
  holder.dataset.key = key;
  Object.assign(holder, { lang: language, dir: direction });
  const few = cells.slice(0, MOST_BOXES);
  while (holder.childElementCount > few.length) holder.lastElementChild?.remove();
  few.forEach((cell, at) => ((holder.children[at] ?? holder.appendChild(span("box", ""))).textContent = cell));
  holder.ariaLabel = cells.length
    ? t("edit-cells-of", { n: cells.length, cells: cells.join(" ") })
    : t("lists-no-cells");
}

/** @param {import("./checker.js").Finding} found */
export function finding(found) {
  const { level } = found;
  const made = make(
    "span",
    { className: "finding" },
    icon(level === "error" ? "i-error" : "i-note"),
    span("unseen", `${t(level === "error" ? "lists-finding-error" : "lists-finding-note")} `),
    span("", localised(found), { dir: page.direction }),
  );
  made.dataset.level = level;
  return made;
}
