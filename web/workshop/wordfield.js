// A box to type a word in, and what the engine makes of it while it is typed: its cells, what is wrong
// with it, what is worth knowing. Used by the dialogs that add and edit words.
import { messageOf } from "../base/errors.js";
import { Cells } from "../grid/cells.js";
import { localised, t } from "../i18n/l10n.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("../base/protocol.js").Sentence & {code: string, level: string}} Finding */

const TYPING_MS = 120; // pause in typing after which the cells are asked for
const MENDED = new Set(["no-clue", "missing-clue"]); // the clue has a box of its own beside it

/** The most cells that fit in a grid of the puzzle's options; 0: any number. @param {View} view */
function longest(view) {
  const sides = /^(\d+)x(\d+)$/.exec(String(view.options?.size ?? ""));
  return sides ? Math.max(Number(sides[1]), Number(sides[2])) : 0;
}

export class WordField {
  /**
   * @param {import("../engine/client.js").Engine} engine
   * @param {{input: HTMLInputElement, cells: HTMLElement, error: HTMLElement, hint: HTMLElement}} parts
   */
  constructor(engine, { input, cells, error, hint }) {
    this.engine = engine;
    this.input = input;
    this.cells = new Cells(engine, cells, (text) => {
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      this.check();
    });
    this.error = error;
    this.hint = hint;
    this.timer = 0;
    this.asked = 0;
    /** @type {View | null} */
    this.view = null;
    this.index = -1; // of the word that is edited: its own place is no duplicate
    input.addEventListener("input", () => {
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.check(), TYPING_MS);
    });
  }

  /** @param {View} view @param {import("../base/state.js").Word} [word] */
  open(view, word) {
    this.view = view;
    this.index = word?.index ?? -1;
    Object.assign(this.input, { lang: view.language, dir: view.direction });
    this.input.value = word?.word ?? "";
    this.still();
    this.refuse("");
    this.tell("");
    this.draw(word?.cells ?? []);
  }

  /** No answer that is on its way counts any more. */
  still() {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  /** @param {string} message beside the word; empty takes it away */
  refuse(message) {
    if (this.error.textContent !== message) this.error.textContent = message;
    this.input.setAttribute("aria-invalid", String(Boolean(message)));
  }

  /** @param {string} text */
  tell(text) {
    if (this.hint.textContent !== text) this.hint.textContent = text;
  }

  /** @param {string[]} cells */
  draw(cells) {
    if (this.view) this.cells.draw(this.input.value, cells, this.view);
  }

  /** @returns {Promise<string>} what is wrong with the word, empty if nothing is */
  async check() {
    clearTimeout(this.timer);
    const asked = ++this.asked;
    const { view } = this;
    const word = this.input.value;
    if (!view || !word.trim()) {
      this.refuse("");
      this.tell("");
      this.draw([]);
      return "";
    }
    try {
      const most = longest(view);
      const {
        rows: [{ cells, findings }],
      } = await this.engine.request("words.check", {
        rows: [{ word, clue: "-" }],
        language: view.language,
        letters: view.letters ?? {},
        ...(most && { longest: most }),
      });
      if (asked !== this.asked) return "";
      const wrong = findings.find(({ level }) => level === "error");
      const answer = cells.join("|"); // the same cells are the same answer, however they were written
      const twin = wrong
        ? undefined
        : view.words.find((other) => other.index !== this.index && other.cells.join("|") === answer);
      const error = wrong ? localised(wrong) : twin ? t("edit-duplicate", { word: twin.shown ?? twin.word }) : "";
      this.draw(cells);
      this.refuse(error);
      this.tell(
        error
          ? ""
          : findings
              .filter(({ code }) => !MENDED.has(code))
              .map(localised)
              .join(" "),
      );
      return error;
    } catch (error) {
      if (asked !== this.asked) return "";
      this.draw([]);
      this.refuse(messageOf(error));
      return messageOf(error);
    }
  }
}

/** A clue has one line: Enter is for its form. @param {HTMLTextAreaElement} box */
export function oneLine(box) {
  box.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.isComposing) (event.preventDefault(), box.form?.requestSubmit());
  });
}
