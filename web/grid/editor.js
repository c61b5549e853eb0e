// The grid as something to draw and write in: the cursor, what keys, typed text and presses on cells do, a region.
// Acts come faster than the engine answers: they stand in a line, and each is done on what the one before has made.
import { EngineError } from "../engine/client.js";
import { inside, sameCell } from "./cursor.js";
import { fill } from "./editor-acts.js";
import { EditorEcho } from "./editor-echo.js";
import { EditorPresses } from "./editor-presses.js";
import { announcement } from "./editor-announce.js";
import { bar, marking } from "./editor-marks.js";
import { allSlots, cellAt, mirrored, rectangle, slotAt } from "./slots.js";
import { TypedText } from "./typed-text.js";
import { scriptOf } from "../i18n/fonts.js";
import { t } from "../i18n/l10n.js";

/** @typedef {import("./cursor.js").Cell} Cell */
/** @typedef {import("./editor-state.js").State} State */
/** @typedef {import("../base/state.js").View & Required<Pick<import("../base/state.js").View, "grid">>} Drawable */

const COMPOSED = new Set(["Jpan", "Hans", "Hant", "Kore", "Hang"]); // whose letters are chosen by other ones
const COUNTING_MS = 450; // so long what is said waits for the number of words that fit
const TURN = " ";
const TOGGLE = new Set([".", "#"]);
const HELP = new Set(["?", "؟"]);

export class GridEditor {
  /**
   * @param {{store: import("../app/state.js").Values, session: import("../app/session.js").Session,
   *   picks: import("./selection.js").Picks, field: HTMLInputElement, canvas: HTMLCanvasElement}} parts
   * @param {{say: (text: string) => void, tell: (text: string) => void, edit: () => void, candidates: () => void}} on
   */
  constructor({ store, session, picks, field, canvas }, on) {
    this.store = store;
    this.session = session;
    this.picks = picks;
    this.field = field;
    this.canvas = canvas;
    this.on = on;
    /** @type {(() => unknown)[]} acts that wait for their turn */
    this.queue = [];
    this.running = false;
    /** The cell that got the last letter: what is typed next may still belong to it. @type {Cell | null} */
    this.typed = null;
    this.telling = 0; // the timer of what is going to be said
    store.on(["puzzle"], () => this.follow());
    store.on(["selected"], () => this.chosen());
    store.on(["item"], () => this.set({ symmetry: "" }));
    this.presses = new EditorPresses(this);
    this.echo = new EditorEcho(this);
    this.text = new TypedText(field, {
      view: () => this.view,
      type: (text) => this.type(text),
      whole: () => COMPOSED.has(scriptOf(this.view?.language ?? "")),
      step: (down, along, extend) => this.do(() => this.step(down, along, extend)),
      next: (by) => this.do(() => this.slotStep(by)),
      edge: (first) => this.do(() => this.edge(first)),
      erase: () => this.do(() => this.back()),
      clear: () => this.do(() => this.wipeHere()),
      enter: () => this.do(() => this.enter()),
      control: (event) => this.control(event),
      other: ({ key }) => key === "F2" && (this.on.edit(), true),
      escape: () => this.escape(),
      leave: () => this.leave(),
    });
    field.addEventListener("focus", () => {
      if (!this.cursor) this.begin();
      this.set({});
    });
    field.addEventListener("blur", () => this.set({}));
    canvas.addEventListener("focus", () => this.active && field.focus({ preventScroll: true }));
  }

  /** The view, if it can be drawn in. @returns {Drawable | undefined} */
  get view() {
    const view = this.store.puzzle?.view;
    return view?.grid ? /** @type {Drawable} */ (view) : undefined;
  }
  get active() {
    return Boolean(this.view);
  }
  /** @returns {State} */
  get state() {
    return this.store.editor;
  }
  get cursor() {
    return this.state.cursor;
  }
  get slot() {
    return this.view && slotAt(this.view, this.cursor, this.state.across);
  }
  get way() {
    return this.state.across ? "across" : "down";
  }
  get symmetry() {
    return this.state.symmetry || this.view?.grid.symmetry || "none";
  }
  /** Cells of the region, blocks too; none without one. @returns {Cell[]} */
  get region() {
    return this.state.anchor && this.cursor ? rectangle(this.state.anchor, this.cursor) : [];
  }

  /** @param {Partial<State>} changes */
  set(changes) {
    this.store.set({ editor: { ...this.state, ...changes } });
  }

  /** Do this after all that was asked for before it. @param {() => unknown} act @param {string} [text] typed for it */
  async do(act, text) {
    this.queue.push(this.echo.foreseen(act, text));
    if (this.running) return;
    this.running = true;
    try {
      while (this.queue.length) {
        const doing = /** @type {() => unknown} */ (this.queue.shift())();
        if (doing instanceof Promise) await doing;
      }
    } finally {
      this.running = false;
    }
  }

  /**
   * Change the puzzle; a refusal is told.
   * @template {import("../app/changes.js").Act} T @param {T} type
   * @param {import("../app/changes.js").Given<T>} fields @param {import("../app/changes.js").How} [how]
   */
  async change(type, fields, how) {
    try {
      return await this.session.changes.ask(type, fields, how);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (error.code !== "dead") this.on.tell(error.message);
      return undefined;
    }
  }

  /**
   * How the view is painted: the run under the cursor lit, whether it is a word or not.
   * @param {import("../base/state.js").View} view
   * @returns {{view: import("../base/state.js").View, chosen?: number[]}}
   */
  lit(view) {
    const { slot, store } = this;
    if (this.view !== view || store.picked.size > 1) return { view };
    if (!slot) return { view, chosen: [] };
    const run = /** @type {import("../base/state.js").Word} */ ({ state: "placed", places: slot.cells });
    return { view: { ...view, words: [...view.words, run] }, chosen: [view.words.length] };
  }

  // -- where one is -------------------------------------------------------------------

  /** Another puzzle, or the same one changed. */
  follow() {
    const { view, field, canvas } = this;
    const was = canvas === document.activeElement || field === document.activeElement;
    field.hidden = !view;
    canvas.tabIndex = view ? -1 : 0;
    if (was && document.activeElement !== (view ? field : canvas))
      (view ? field : canvas).focus({ preventScroll: true });
    if (!view) return;
    const { cursor, anchor } = this.state;
    this.set({
      cursor: cursor && inside(view, cursor) ? cursor : null,
      anchor: anchor && inside(view, anchor) ? anchor : null,
      painting: null,
      marked: [],
      fits: null,
    });
    this.text.serve(view);
    if (cursor) this.sync();
  }

  /** A word was selected elsewhere: to its first letter. */
  chosen() {
    const { view, store } = this;
    const word = view?.words[store.selected];
    if (!word?.places || (this.state.across === word.across && word.places.some((cell) => sameCell(cell, this.cursor))))
      return;
    this.typed = null;
    this.set({ cursor: word.places[0], across: Boolean(word.across), anchor: null, marked: [], fits: null });
  }

  /** Select the word under the cursor, if there is a whole one. */
  sync() {
    const { view, cursor, state, store } = this;
    if (!view || !cursor || store.picked.size > 1) return;
    const word = view.words.find(
      ({ across, places }) => across === state.across && places?.some((cell) => sameCell(cell, cursor)),
    );
    this.picks.only(word?.index ?? -1);
  }

  /**
   * @param {Cell} cell
   * @param {{across?: boolean, extend?: boolean, tell?: boolean}} [how] `extend` the region from where the cursor was
   */
  go(cell, { across = this.state.across, extend = false, tell = true } = {}) {
    const { view, state } = this;
    if (!view || !inside(view, cell)) return;
    if (!slotAt(view, cell, across) && slotAt(view, cell, !across)) across = !across;
    const slot = slotAt(view, cell, across);
    const same = slot && across === state.across && slot.cells.some((one) => sameCell(one, state.cursor));
    this.typed = null;
    this.set({
      cursor: cell,
      across,
      anchor: extend ? (state.anchor ?? state.cursor ?? cell) : null,
      marked: [],
      fits: same ? state.fits : null,
    });
    if (this.store.picked.size > 1) this.picks.only(-1);
    this.sync();
    if (tell) this.tell();
  }

  /** The first cell to write in. */
  begin() {
    const { view } = this;
    if (!view) return;
    const cells = rectangle([0, 0], [view.height - 1, view.width - 1]);
    const cell = cells.find((one) => cellAt(view, one)?.t === "") ?? cells.find((one) => cellAt(view, one)) ?? cells[0];
    if (cell) this.go(cell, { tell: false });
  }

  /** Say where one is, with the number of words that fit if that is known soon. */
  tell() {
    if (this.queue.length) return;
    clearTimeout(this.telling);
    const counting = this.state.fits === null && this.slot && this.session.can("grid.candidates");
    this.telling = window.setTimeout(() => this.tellNow(), counting ? COUNTING_MS : 0);
  }

  /** What was going to be said is not news any more. */
  hush() {
    clearTimeout(this.telling);
    this.telling = 0;
  }

  tellNow() {
    this.hush();
    this.on.say(announcement(this));
  }

  /** How many words fit is known now. @param {number} fits */
  counted(fits) {
    if (fits !== this.state.fits) this.set({ fits });
    if (this.telling) this.tellNow();
  }

  // -- keys and typed text --------------------------------------------------------------

  /** @param {string} text as the keyboard or an input method wrote it */
  type(text) {
    this.text.leaving = false;
    if (text === TURN) this.do(() => (this.state.mode === "blocks" ? this.toggle() : this.turn()));
    else if (TOGGLE.has(text)) this.do(() => this.toggle());
    else if (HELP.has(text)) document.dispatchEvent(new CustomEvent("crosscore:keys"));
    else this.do(() => marking(this, text) ?? this.write(text), text);
  }

  enter() {
    const { mode, across } = this.state;
    if (mode === "letters") return this.on.candidates();
    return mode === "blocks" ? this.toggle() : bar(this, this.cursor, across);
  }

  /** @param {string} text */
  async write(text) {
    const { view, cursor } = this;
    if (!view || !cursor) return;
    if (!cellAt(view, cursor)) return void this.on.tell(t("editor-on-block"));
    const made = await this.change("grid.type", {
      row: cursor[0],
      column: cursor[1],
      way: this.way,
      text,
      after: this.typed ?? undefined,
    });
    if (!made) return void (this.typed = null);
    this.go(made.cursor ?? cursor, { tell: false });
    this.typed = made.typed ?? null;
    this.tell();
  }

  /** Backspace: the letter here, or the one before. */
  async back() {
    const { view, state, region, cursor } = this;
    if (!view || !cursor) return;
    if (region.length > 1) return this.wipe(region);
    const before = /** @type {Cell} */ ([cursor[0] - Number(!state.across), cursor[1] - Number(state.across)]);
    const here = cellAt(view, cursor)?.t;
    const to = cellAt(view, before) ? before : cursor;
    const at = here ? cursor : to;
    if (cellAt(view, at)?.t && !(await this.wipe([at]))) return undefined;
    this.go(to);
    return undefined;
  }

  /** Take letters away. @param {Cell[]} cells */
  wipe(cells) {
    const { view } = this;
    const written = cells.filter((cell) => view && cellAt(view, cell)?.t);
    this.typed = null;
    return written.length ? this.change("grid.clear", { what: "cells", cells: written }) : undefined;
  }

  turn() {
    const { cursor, state } = this;
    if (cursor) this.go(cursor, { across: !state.across });
  }

  /** A block where there is none, or none; at the cells that belong to it by symmetry as well. */
  async toggle() {
    const { view, cursor } = this;
    if (!view || !cursor) return;
    if (!(await this.paintCells([cursor], cellAt(view, cursor) ? "block" : "open"))) return;
    this.go(cursor);
  }

  /** @param {Cell[]} cells @param {string} to */
  paintCells(cells, to) {
    return this.change("grid.set", { cells, to, symmetry: this.symmetry });
  }

  /** @param {number} down @param {number} along in reading order @param {boolean} extend */
  step(down, along, extend) {
    const { cursor, view } = this;
    if (!cursor) return this.begin();
    const to = /** @type {Cell} */ ([cursor[0] + down, cursor[1] + along]);
    if (view && inside(view, to)) this.go(to, { extend });
    else this.tell();
    return undefined;
  }

  /** To the next slot, or the one before: across in their order, then down. @param {1 | -1} by */
  slotStep(by) {
    const { view, slot, cursor } = this;
    if (!view) return;
    const slots = allSlots(view);
    if (!slots.length) return;
    const at = slot
      ? slots.findIndex((one) => one.across === slot.across && sameCell(one.cells[0], slot.cells[0]))
      : -1;
    const next = slots[at < 0 && cursor ? 0 : (at + by + slots.length) % slots.length];
    const cell = next.cells.find((one) => !cellAt(view, one)?.t) ?? next.cells[0];
    this.go(cell, { across: next.across });
  }

  /** To the end of the slot, or of the line. @param {boolean} first */
  edge(first) {
    const { view, slot, cursor, state } = this;
    if (!view || !cursor) return;
    const [r, c] = cursor;
    const whole = state.across ? rectangle([r, 0], [r, view.width - 1]) : rectangle([0, c], [view.height - 1, c]);
    const cells = slot?.cells ?? whole;
    this.go(cells[first ? 0 : cells.length - 1]);
  }

  /** @param {KeyboardEvent} event with Ctrl or Meta @returns {boolean} whether it was meant for the grid */
  control({ key, code, shiftKey }) {
    const { store, session } = this;
    if (key === "Enter") this.do(() => void fill(this, shiftKey));
    else if (code === "KeyY" || (code === "KeyZ" && shiftKey)) this.do(() => store.canRedo && session.step(1));
    else if (code === "KeyZ") this.do(() => store.canUndo && session.step(-1));
    else if (code === "KeyA") this.do(() => this.everything());
    else return false;
    return true;
  }

  async wipeHere() {
    const { region, cursor } = this;
    if (cursor && (await this.wipe(region.length > 1 ? region : [cursor]))) this.tell();
  }

  everything() {
    const { view } = this;
    if (!view) return;
    this.go([0, 0], { tell: false });
    this.go([view.height - 1, view.width - 1], { extend: true });
  }

  /** @returns {boolean} whether something was given up */
  escape() {
    const { painting, anchor } = this.state;
    if (painting) this.set({ painting: null });
    else if (anchor) (this.set({ anchor: null }), this.tell());
    return Boolean(painting || anchor);
  }

  /** The next Tab leaves the grid. */
  leave() {
    this.hush();
    this.on.say(t("editor-leave"));
  }

  /** Cells that would change with what is painted, by symmetry. @returns {Cell[]} */
  get painted() {
    const { view, state } = this;
    return view && state.painting ? mirrored(view, state.painting.cells, this.symmetry) : [];
  }
}
