// Asks the engine about the rows of a word list while they are typed: after a pause, one question at
// a time, and only the newest one that waits.
import { atHand } from "../i18n/l10n.js";

/** @typedef {import("./rows.js").Row} Row */
/** @typedef {import("../base/protocol.d.ts").CheckedRow} Checked */
/**
 * @typedef {{rows: readonly Row[], draft: {index: number, row: Row} | null, language: string, letters: Record<string,
 *   string>, name: string}} Question
 */
/**
 * @typedef {{language: string, direction: "ltr" | "rtl", guessed?: boolean, by?: string, sure?: boolean,
 *   others?: string[]}} Tongue
 *   what the engine took the language for
 */

const PAUSE_MS = 150;
const QUICK_MS = 120; // a list whose check takes longer is not checked as a whole at every letter

export class Checker {
  /**
   * @param {import("../engine/client.js").Engine} engine
   * @param {{checked: (question: Question, rows: Checked[], tongue: Tongue) => void,
   *   one: (row: Row, checked: Checked) => void, failed: (error: unknown) => void}} on
   */
  constructor(engine, on) {
    this.engine = engine;
    this.on = on;
    this.took = 0; // milliseconds of the last whole check
    this.list = 0; // counts lists: an answer about another one is late
    this.timer = 0;
    /** @type {Question | null} */
    this.wanted = null;
    /** @type {Tongue | null} */
    this.tongue = null;
    /** @type {Promise<void> | null} */
    this.running = null;
  }

  /** @param {Question} question @param {number} [pause] */
  ask(question, pause = PAUSE_MS) {
    this.wanted = question;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.run(), pause);
  }

  /** Resolves when the newest question has been answered. */
  async settled() {
    clearTimeout(this.timer);
    do await this.run();
    while (this.wanted);
  }

  /** Forget what was asked: another list is open. */
  reset() {
    clearTimeout(this.timer);
    this.list += 1;
    this.wanted = null;
    this.tongue = null;
    this.took = 0;
  }

  run() {
    this.running ??= this.work().finally(() => (this.running = null));
    return this.running;
  }

  async work() {
    while (this.wanted) {
      const question = this.wanted;
      this.wanted = null;
      try {
        const { draft } = question;
        if (draft && this.tongue && this.took > QUICK_MS) await this.single(draft.row, this.tongue, question);
        else await this.whole(question);
      } catch (error) {
        if (!this.wanted) this.on.failed(error);
      }
    }
  }

  /** @param {Question} question */
  async whole(question) {
    const { draft, language, letters, name } = question;
    const rows = [...question.rows];
    if (draft) rows[draft.index] = draft.row;
    const asked = performance.now();
    const { list } = this;
    const answer = await this.engine.request("words.check", {
      rows,
      language,
      letters,
      name,
      at_hand: atHand(),
    });
    if (list !== this.list) return;
    this.took = performance.now() - asked;
    this.tongue = {
      language: answer.language,
      direction: answer.direction,
      guessed: answer.guessed,
      by: answer.by,
      sure: answer.sure,
      others: answer.others,
    };
    this.on.checked({ ...question, rows }, answer.rows, this.tongue);
  }

  /**
   * The row that is typed in, for its cells; the others are asked about once it is done.
   * @param {Row} row
   * @param {Tongue} tongue
   * @param {Question} question
   */
  async single(row, tongue, { language, letters }) {
    const { list } = this;
    const answer = await this.engine.request("words.check", {
      rows: [row],
      language: language || tongue.language,
      letters,
    });
    if (list === this.list) this.on.one(row, answer.rows[0]);
  }
}
