// The working grid: its canvas fitted to the window, the pointer and keys on it, its table for screen readers.
import { pageTheme, redraws } from "../ui/canvas.js";
import { paintEditor } from "./editor-paint.js";
import { make } from "../base/dom.js";
import { paintDropTargets } from "./drop-targets.js";
import { page, t } from "../i18n/l10n.js";
import { Viewport, STEP } from "./viewport.js";
import { paint } from "./paint.js";
import { watch } from "./pointers.js";
import { inside } from "./slots.js";
import { wayName } from "../i18n/directions.js";

/** @typedef {import("../base/state.js").View} View */

const NUMBERS_FROM = 20; // CSS pixels of a cell from which its number can be read

/** Where a word lies, in words: "12 Across", or "row 3, column 5, to the right". @param {View} view @param {import("../base/state.js").Word} word */
export function placeOf(view, word) {
  if (view.hidden)
    return t("hidden-place", {
      row: word.places[0][0] + 1,
      column: word.places[0][1] + 1,
      way: wayName(word.way, view.direction),
    });
  const heading = view.clues.find((list) => list.direction === (word.across ? "across" : "down"))?.heading ?? "";
  return t("grid-entry", { number: word.label ?? "", heading });
}

/** How the grid of a word search shows all that is hidden in it; selected words have a ring of their own. @param {View} view @param {Set<number>} picked @returns {Partial<import("./paint.js").Look>} */
const answers = ({ words }, picked) => ({
  rings: words.flatMap(({ index, places }) => (places && !picked.has(index) ? [{ places }] : [])),
  filler: "soft",
  message: true,
});

export class Board {
  /**
   * @param {{stage: HTMLElement, plane: HTMLElement, canvas: HTMLCanvasElement, holder: HTMLElement}} parts
   * @param {import("../base/store.js").Values} store
   * @param {{picks: import("./selection.js").Picks, moving: import("./moving.js").Moving, editor: import("./editor.js").GridEditor, replace: () => void, edit: () => void,
   *   say: (text: string) => void}} on
   */
  constructor({ stage, plane, canvas, holder }, store, on) {
    this.stage = stage;
    this.canvas = canvas;
    this.holder = holder;
    this.store = store;
    this.on = on;
    /** Row and column of the keyboard's cursor, in reading order. @type {[number, number] | null} */
    this.cursor = null;
    this.viewport = new Viewport(stage, plane, canvas, () => this.draw());
    /** @type {View | undefined} the one that was drawn last */
    this.last = undefined;
    /** @type {View | undefined} the one that the table shows */
    this.tabulated = undefined;
    this.frame = 0;
    this.turns = false; // whether the press that is on would turn
    this.mouse = true; // what pressed last; two taps turn, as two slow clicks do
    redraws(stage, () => this.draw());
    store.on(["puzzle"], () => this.changed());
    store.on(["language"], () => {
      if (!this.view) return;
      this.name();
      this.tabulated = undefined;
      if (!store.busy) this.tabulate();
    });
    store.on(["puzzle", "selected", "picked", "moving", "editor", "rings"], () => this.draw());
    store.on(
      ["selected"],
      () =>
        this.word()?.places &&
        !on.editor.cursor &&
        document.activeElement !== canvas &&
        this.viewport.reveal(this.view, this.word().places),
    );
    store.on(
      ["editor"],
      () => on.editor.active && on.editor.cursor && this.viewport.reveal(this.view, [on.editor.cursor]),
    );
    store.on(["moving"], () => this.follow());
    store.on(["busy"], () => !store.busy && this.tabulate());
    this.hands = watch(canvas, stage, {
      ...this.presses(),
      scroll: (right, down) => this.viewport.scroll(right, down),
      zoom: (factor, at) => this.zoom(factor, at),
    });
    canvas.addEventListener(
      "dblclick",
      (event) =>
        this.mouse &&
        !store.moving &&
        !on.editor.active &&
        this.word() &&
        this.at(this.viewport.under(this.view, event.clientX, event.clientY)) &&
        on.edit(),
    );
    canvas.addEventListener("keydown", (event) => this.key(event));
    for (const type of ["focus", "blur"]) canvas.addEventListener(type, () => this.draw());
  }

  /** What presses do: to the words, or to what is drawn. @returns {Pick<import("./pointers.js").Hands, "press"|"tap"|"letter"|"eager"|"grab"|"carry"|"drop"|"release">} */
  presses() {
    const {
      on: { moving, editor },
      store,
    } = this;
    const under = (event) => this.viewport.under(/** @type {View} */ (this.view), event.clientX, event.clientY);
    return {
      press: (event, double) => (editor.active ? editor.press(under(event), event, double) : this.press(event, double)),
      tap: (event) => (editor.active ? editor.tap(under(event)) : this.turns && this.press(event, false, true)),
      letter: (event) =>
        Boolean(this.view && (editor.active ? inside(this.view, under(event)) : this.at(under(event)))),
      eager: () => editor.active && editor.state.mode === "blocks",
      grab: (event) => (editor.active ? editor.grab(under(event)) : this.grab(event)),
      carry: (event) =>
        editor.active
          ? (editor.carry(under(event)), true)
          : (moving.carry(...under(event), false), Boolean(store.moving)),
      drop: () => (editor.active ? editor.drop() : moving.place ? moving.put() : moving.cancel()),
      release: () => (editor.active ? editor.release() : moving.cancel()),
    };
  }

  /** @returns {View | undefined} */
  get view() {
    return this.store.puzzle?.view;
  }
  word() {
    return this.view?.words[this.store.selected];
  }

  changed() {
    const { view, canvas } = this;
    canvas.hidden = !view;
    if (!view) return;
    const { last } = this;
    this.last = view;
    const kept = last ? view.words.filter(({ word }, i) => word === last.words[i]?.word).length : 0;
    const others = view.grid
      ? !last?.grid || last.width !== view.width || last.height !== view.height
      : 2 * kept < (last?.words.length ?? 0);
    if (last && last !== view && others) this.viewport.wish = null; // other words, or another grid: seen whole first
    if (this.cursor && !view.cells[this.cursor[0]]?.[this.cursor[1]]) this.cursor = null;
    this.name();
    if (!this.store.busy) this.tabulate();
  }

  /** What a screen reader calls the grid. */
  name() {
    const { width, height, title } = /** @type {View} */ (this.view);
    this.canvas.setAttribute("aria-label", t(title ? "grid-label-titled" : "grid-label", { width, height, title }));
  }

  /** Draw at the next frame: many changes, one picture. */
  draw() {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.drawNow();
    });
  }

  drawNow() {
    const { view, canvas, stage, store } = this;
    if (!view || !stage.clientWidth) return;
    const look = this.viewport.measure(view);
    const ctx = canvas.getContext("2d");
    if (!ctx) return;
    const { cell, ratio } = this.viewport;
    const theme = pageTheme(stage);
    const { moving } = store;
    const { editor } = this.on;
    const focused = document.activeElement === canvas && canvas.matches(":focus-visible");
    const lit = editor.lit(view);
    paint(ctx, lit.view, {
      ...look,
      ...(view.hidden && store.rings && answers(view, store.picked)),
      scale: ratio,
      theme,
      letters: true,
      locks: true,
      numbers: cell >= NUMBERS_FROM,
      chosen: moving ? [] : (lit.chosen ?? [...store.picked]),
      cursor: focused && !moving ? this.cursor : null,
    });
    if (editor.view === view) {
      paintEditor(ctx, view, editor, {
        ...look,
        scale: ratio,
        theme,
        focused: document.activeElement === editor.field,
      });
      editor.place(this.viewport);
    }
    if (moving?.view === view) paintDropTargets(ctx, moving, { ...look, scale: ratio, theme });
  }

  /** @param {number | null} factor null: the whole grid @param {{x: number, y: number}} [at] the point of the window that stays */
  zoom(factor, at) {
    const { view, viewport } = this;
    if (!view) return;
    viewport.zoom(view, factor === null ? null : (viewport.wish ?? viewport.cell) * factor, at);
    const places = this.cursor ? [this.cursor] : this.word()?.places;
    if (!at && places) viewport.reveal(view, places);
  }

  /** @param {1 | -1 | 0} by one step nearer, one back, or the whole grid */
  zoomBy(by) {
    this.zoom(by ? STEP ** by : null);
  }

  /** The grid as a table, once nothing changes any more. */
  tabulate() {
    const { view } = this;
    if (!view || this.tabulated === view) return;
    this.tabulated = view;
    const rows = view.cells.map((row, r) =>
      make(
        "tr",
        {},
        make("th", { scope: "row", lang: page.code, textContent: t("grid-row", { n: r + 1 }) }),
        ...row.map((cell) =>
          make(
            "td",
            { textContent: cell ? [cell.n, cell.t].filter(Boolean).join(" ") : "" },
            ...this.noted(view, cell),
          ),
        ),
      ),
    );
    this.holder.replaceChildren(
      make(
        "table",
        { lang: view.language, dir: view.direction },
        make("caption", {
          lang: page.code,
          dir: page.direction,
          textContent: t("grid-caption", { width: view.width, height: view.height }),
        }),
        make("tbody", {}, ...rows),
      ),
    );
  }

  /** What a cell of the table says besides its letter, of a grid that is drawn. @param {View} view @param {import("../base/state.js").Cell} cell */
  noted(view, cell) {
    const note = !view.grid ? "" : !cell ? "block" : !cell.t ? "empty" : cell.pinned ? "pinned" : "";
    return note
      ? [
          make("span", {
            lang: page.code,
            dir: page.direction,
            textContent: `${cell?.t || cell?.n ? " " : ""}${t(`drawing-cell-${note}`)}`,
          }),
        ]
      : [];
  }

  /** Words through a cell, across first. @param {number} row @param {number} column */
  through(row, column) {
    return (this.view?.words ?? [])
      .filter((word) => word.places?.some(([r, c]) => r === row && c === column))
      .sort((a, b) => Number(b.across) - Number(a.across));
  }

  /** Put the cursor on a cell and light a word through it. @param {boolean} turn  to the other word at a crossing */
  visit(row, column, turn) {
    const { view } = this;
    if (!view?.cells[row]?.[column]) return this.store.set({ selected: -1 });
    this.cursor = [row, column];
    const words = this.through(row, column);
    const at = words.findIndex((word) => word.index === this.store.selected);
    const along = words.find((word) => word.across === this.word()?.across && word.way === this.word()?.way);
    const word = at < 0 ? (along ?? words[0]) : words[turn ? (at + 1) % words.length : at];
    this.store.set({ selected: word?.index ?? -1 });
    this.draw();
  }

  /** The letter at a cell, if one is there. @param {[number, number]} cell */
  at([row, column]) {
    return this.view?.cells[row]?.[column];
  }

  /**
   * A press lights a word; only at its end, when it was no drag, it turns to the other one at a crossing.
   * @param {PointerEvent} event @param {boolean} double the second press of a double click @param {boolean} [turn]
   */
  press(event, double, turn = false) {
    const { view } = this;
    this.turns = false;
    if (!view) return;
    const [row, column] = this.viewport.under(view, event.clientX, event.clientY);
    this.mouse = event.pointerType === "mouse";
    const { moving } = this.on;
    if (moving.move) {
      if (!moving.click(row, column)) moving.cancel();
      return;
    }
    if (this.at([row, column]) && (event.ctrlKey || event.metaKey)) {
      const index = this.through(row, column)[0]?.index;
      if (index !== undefined) this.on.picks.toggle(index);
      return;
    }
    const again = this.cursor?.[0] === row && this.cursor?.[1] === column && !double;
    this.turns = !turn && again && this.through(row, column).some((word) => word.index === this.store.selected);
    this.visit(row, column, turn);
    this.on.picks.only(this.store.selected);
  }

  /** A press became a drag: take the lit word under it. @param {PointerEvent} event */
  grab(event) {
    const { view, store } = this;
    if (!view || store.moving) return false;
    if (view.hidden) return null; // nothing there can be moved: the window can
    const [row, column] = this.viewport.under(view, event.clientX, event.clientY);
    const through = this.through(row, column);
    const word = through.find(({ index }) => index === store.selected) ?? through[0];
    if (!word) return false;
    const held = word.places.findIndex(([r, c]) => r === row && c === column);
    this.on.moving.start(word.index, held);
    return Boolean(store.moving);
  }

  /** A word is being moved: room for it beyond the box, and the place that is shown in sight. */
  follow() {
    const { moving } = this.store;
    const { viewport, view } = this;
    if (!view) return;
    if (moving) this.stage.dataset.moving = String(moving.places.length);
    else delete this.stage.dataset.moving;
    const cells = moving?.places.flatMap((place) => place.cells) ?? [];
    const beyond = (least, most, side) => Math.max(0, -least, most - side + 1);
    const [rows, columns] = cells.length
      ? [0, 1].map((axis) => {
          const all = cells.map((cell) => cell[axis]);
          return beyond(Math.min(...all), Math.max(...all), axis ? view.width : view.height);
        })
      : [0, 0];
    if (rows !== viewport.pad[0] || columns !== viewport.pad[1]) viewport.surround(view, rows, columns);
    const place = moving?.places[moving.at];
    if (place && !moving.dragged) viewport.reveal(view, place.cells);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { view } = this;
    if (!view || this.on.editor.active || event.ctrlKey || event.metaKey || event.altKey) return;
    const side = view.direction === "rtl" ? -1 : 1;
    const steps = { ArrowLeft: [0, -side], ArrowRight: [0, side], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
    const { moving } = this.on;
    if (moving.move) {
      if (event.key in steps) moving.towards(steps[event.key][0], steps[event.key][1]);
      else if (event.key === "Tab") moving.step(event.shiftKey ? -1 : 1);
      else if (event.key === " ") moving.turn();
      else if (event.key === "Enter") moving.put();
      else if (event.key === "Escape") (this.hands.stop(), moving.cancel());
      else return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const walked = event.key in steps || event.key === "Home" || event.key === "End";
    if (event.key in steps) this.move(steps[event.key]);
    else if (walked) this.edge(event.key === "Home");
    else if (event.key === " " && this.cursor) this.visit(...this.cursor, true);
    else if (event.key === "Enter" && this.word()) this.on.replace();
    else if (event.key === "F2" && this.word()) this.on.edit();
    else if (event.key === "Escape") this.on.picks.only(-1);
    else return;
    event.preventDefault();
    if (event.key === " " || walked) {
      this.on.picks.only(this.store.selected);
      if (this.cursor) this.viewport.reveal(view, [this.cursor]);
      this.tell();
    }
  }

  /** To the next letter in a direction, over the void. @param {number[]} step rows down, columns along */
  move([down, along]) {
    const { cells, words } = /** @type {View} */ (this.view);
    if (!this.cursor) {
      const start = this.word()?.places?.[0] ?? words.find((word) => word.places)?.places?.[0];
      if (start) this.visit(start[0], start[1], false);
      return;
    }
    let [r, c] = this.cursor;
    do [r, c] = [r + down, c + along];
    while (cells[r]?.[c] === null);
    if (cells[r]?.[c]) this.visit(r, c, false);
  }

  /** To the first letter of the row, or the last, as it is read. @param {boolean} first */
  edge(first) {
    if (!this.cursor) return this.move([0, 0]);
    const [r] = this.cursor;
    const row = this.view.cells[r];
    const letter = (cell) => cell !== null;
    this.visit(r, first ? row.findIndex(letter) : row.findLastIndex(letter), false);
    return undefined;
  }

  tell() {
    const { view, cursor } = this;
    if (!view || !cursor) return;
    const [row, column] = cursor;
    if (view.hidden) {
      const found = this.through(row, column).sort(
        (a, b) => Number(b.index === this.store.selected) - Number(a.index === this.store.selected),
      ); // the ringed one first
      return this.on.say(
        t("hidden-cell", {
          letter: view.cells[row][column]?.t ?? "",
          row: row + 1,
          column: column + 1,
          n: found.length,
          words: found.map((word) => word.shown ?? word.word),
        }),
      );
    }
    const words = this.through(row, column).map((word) =>
      t("grid-cell-word", { place: placeOf(view, word), word: word.word }),
    );
    return this.on.say(
      t(words.length ? "grid-cell-words" : "grid-cell", {
        letter: view.cells[row][column]?.t ?? "",
        row: row + 1,
        column: column + 1,
        words: words.join(t("list-semicolon")),
      }),
    );
  }
}
