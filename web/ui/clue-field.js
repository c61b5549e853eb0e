// A clue that is written where it stands: one field that lies over it, while the text below keeps the room.
import { make } from "../base/dom.js";
import { t } from "../i18n/l10n.js";

/** @typedef {import("../base/state.js").Word} Word */
/** @typedef {import("../base/state.js").View} View */

const KEEP_MS = 350; // what is typed is in the puzzle half a second later

let opened = 0; // numbers the acts: all that is typed in one clue is one step of undo

export class ClueField {
  /**
   * @param {HTMLElement} holder that moves with the clues
   * @param {import("../app/session.js").Session} session
   * @param {object} on
   * @param {(index: number) => HTMLElement | null} on.place where a word's clue stands
   * @param {(index: number, by: -1 | 1) => number} on.step the word whose clue is next, -1: none
   * @param {(index: number) => void} on.write open the field for that one
   * @param {(index: number, focus: boolean) => void} on.closed `focus`: it had the focus, which is to go to the word
   */
  constructor(holder, session, on) {
    this.holder = holder;
    this.session = session;
    this.on = on;
    /** The word as it is, as far as it is known. @type {Word | null} */
    this.word = null;
    this.act = "";
    this.before = ""; // the clue as it was
    this.kept = ""; // the last that was sent to the puzzle
    /** Why that was refused, and whether the field is left. @type {{error?: unknown, left?: boolean}} */
    this.fate = {};
    /** The last change that was asked for. @type {Promise<unknown>} */
    this.sent = Promise.resolve();
    this.timer = 0;
    /** @type {HTMLElement | null} */
    this.over = null;
    this.input = make("textarea", { className: "clue-field", rows: 1, hidden: true, enterKeyHint: "next" });
    this.input.autocomplete = "off";
    holder.append(this.input);
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("blur", () => document.hasFocus() && this.close(false));
    for (const type of ["click", "dblclick", "pointerdown"])
      this.input.addEventListener(type, (event) => event.stopPropagation());
    new ResizeObserver(() => {
      this.lay();
      if (this.word) this.input.scrollIntoView({ block: "nearest" });
    }).observe(holder);
    session.store.on(["puzzle"], () => this.follow());
    session.store.on(["route"], () => this.close(false));
    addEventListener("pagehide", () => this.keep());
  }

  /** Index of the word whose clue is written, -1 for none. */
  get index() {
    return this.word?.index ?? -1;
  }

  get text() {
    return this.input.value.replace(/\s+/g, " ").trim();
  }

  /** @param {Word} word @param {View} view */
  open(word, view) {
    if (this.word?.index === word.index) return;
    this.close(false);
    this.word = word;
    this.act = `clue ${++opened}`;
    this.before = this.kept = word.clue;
    this.fate = {};
    Object.assign(this.input, {
      lang: view.clue_language ?? view.language,
      dir: view.clue_direction ?? view.direction,
      value: word.clue,
      hidden: false,
      placeholder: t("clue-add"),
    });
    this.input.setAttribute("aria-label", t("clue-of", { word: word.shown ?? word.word }));
    this.lay();
    this.input.focus({ preventScroll: true });
    this.input.select();
    this.input.scrollIntoView({ block: "nearest" });
  }

  /** Put the field over the clue, which takes as much room as what is typed. */
  lay() {
    if (!this.word) return;
    const over = this.on.place(this.word.index);
    if (this.over !== over) this.over?.removeAttribute("data-written");
    this.over = over;
    if (!over) return;
    over.dataset.written = "";
    over.textContent = this.input.value.trim() ? `${this.input.value}\u200b` : t("clue-add");
    const [box, around] = [over, this.holder].map((element) => element.getBoundingClientRect());
    const { clientLeft, clientTop, scrollLeft, scrollTop, offsetWidth } = this.holder;
    const scale = around.width / offsetWidth || 1;
    const { fontFamily, fontSize, lineHeight, letterSpacing } = getComputedStyle(over);
    Object.assign(this.input.style, {
      left: `${(box.left - around.left) / scale - clientLeft + scrollLeft}px`,
      top: `${(box.top - around.top) / scale - clientTop + scrollTop}px`,
      width: `${box.width / scale}px`,
      height: `${box.height / scale}px`,
      ...{ fontFamily, fontSize, lineHeight, letterSpacing },
    });
  }

  typed() {
    if (/[\r\n]/.test(this.input.value)) this.input.value = this.input.value.replace(/\s*[\r\n]+\s*/g, " ");
    this.lay();
    this.timer ||= window.setTimeout(() => this.keep(), KEEP_MS);
  }

  /** Send what is typed to the puzzle. @param {string} [clue] */
  keep(clue = this.text) {
    clearTimeout(this.timer);
    this.timer = 0;
    const { word, act, fate } = this;
    if (!word || clue === this.kept) return;
    this.kept = clue;
    delete fate.error;
    this.sent = this.session.changes.clues([{ was: word, clue }], act).catch((error) => {
      fate.error = error;
      this.tell(fate);
    });
  }

  /** Tell what was refused, once the field is left: half a sum comes to nothing. @param {ClueField["fate"]} fate */
  tell({ error, left }) {
    if (error && left) this.session.on.trouble(t("failed-puzzle-clues"), error);
  }

  /** The puzzle is another one: the field stays with its word, or goes. */
  follow() {
    if (!this.word) return;
    const now = this.session.store.puzzle?.view.words[this.word.index];
    if (now?.word === this.word.word) this.lay();
    else this.drop(false);
  }

  /** Leave the clue as it is written. @param {boolean} focus whether the focus goes back to the word */
  close(focus) {
    if (!this.word) return;
    this.keep();
    this.fate.left = true;
    this.tell(this.fate);
    this.drop(focus);
  }

  /** Leave the clue as it was. */
  cancel() {
    this.keep(this.before);
    this.drop(true);
  }

  /** @param {boolean} focus */
  drop(focus) {
    const { index } = this;
    this.word = null;
    this.over?.removeAttribute("data-written");
    this.over = null;
    this.input.hidden = true;
    this.on.closed(index, focus);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== "Enter" && event.key !== "Escape") return undefined;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") return this.cancel();
    const next = this.on.step(this.index, event.shiftKey ? -1 : 1);
    this.close(next < 0);
    return next < 0 ? undefined : this.on.write(next);
  }
}
