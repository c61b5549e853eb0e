// The lists of clues beside a crossword in play: buttons that lead to words; or, as text, a field for each word.
import { byId, icon, make, span } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { bothWays, helpLists, markLists } from "./clueless-lists.js";

/** @typedef {import("./writing-game.js").Run} Run */
/** @typedef {import("./writing-game.js").WritingGame} WritingGame */

const BLANK = "_"; // an empty cell, where a word is written as text

/** A clue with its enumeration. @param {import("../base/state.js").View} view @param {Run} run @returns {Node[]} */
export function clueOf(view, { clue, enumeration, direction }) {
  const text = make("bdi", {
    className: "play-clue",
    lang: view.clue_language,
    dir: direction ?? view.clue_direction,
    textContent: clue,
  });
  const length = [document.createTextNode("\u00a0"), span("soft", enumeration, { dir: "ltr" })];
  return [text, ...(enumeration ? length : [])];
}

export class ClueLists {
  /**
   * @param {() => WritingGame} game that is in play
   * @param {{goTo: (run: Run) => void, toCode: (n: string) => void, changed: () => void, moved: () => void}} on
   *   `goTo`: a clue was chosen; `toCode`: a number of the key; letters are others; the cursor is elsewhere
   */
  constructor(game, on) {
    this.ask = game;
    this.on = on;
    /** One for each run. @type {HTMLElement[]} */
    this.rows = [];
    /** What is there where the puzzle has no clues. @type {HTMLElement[]} */
    this.help = [];
    this.text = false; // a field for each word
    const lists = byId("play-clues");
    lists.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button.play-go") : null;
      if (button instanceof HTMLElement) on.goTo(this.game.runs[Number(button.dataset.at)]);
      const code = target instanceof Element ? target.closest("button.play-code") : null;
      if (code instanceof HTMLElement) on.toCode(code.dataset.n ?? "");
    });
    lists.addEventListener("keydown", (event) => this.key(event));
  }

  get game() {
    return this.ask();
  }

  focus() {
    byId("play-clues").querySelector("input")?.focus({ preventScroll: true });
  }

  /** All of them anew. @param {boolean} text with a field for each word */
  fill(text) {
    this.text = text;
    const { runs, view } = this.game;
    this.help = text ? [] : helpLists(view);
    if (this.help.length) {
      this.rows = [];
      byId("play-clues").replaceChildren(...this.help);
      return this.draw();
    }
    const rows = runs.map((run, at) => this.row(run, at));
    this.rows = rows;
    const { english, language, direction } = view.labels;
    byId("play-clues").replaceChildren(
      ...(view.clues.length ? view.clues : bothWays(view)).map((clues, list) => {
        const own = english.includes(clues.direction) ? { lang: "en" } : { lang: language, dir: direction };
        const items = rows.filter((_, at) => runs[at].list === list);
        return make(
          "section",
          { hidden: !items.length },
          make("h2", { textContent: clues.heading, ...own }),
          make("ol", { className: "play-runs", role: "list", dir: view.clue_direction }, ...items),
        );
      }),
    );
    return this.draw();
  }

  /** @param {Run} run @param {number} at */
  row(run, at) {
    const id = `play-word-${at}`;
    const name = this.text
      ? make("label", { htmlFor: id })
      : make("button", { type: "button", className: "play-go", tabIndex: -1 });
    name.dataset.at = String(at);
    const clue = clueOf(this.game.view, run);
    name.append(
      span("play-label", run.label),
      " ",
      make("span", { className: "play-line" }, ...clue, span("unseen play-state", "")),
    );
    const row = make("li", {}, span("play-tick", "", { ariaHidden: "true" }), name);
    const wrong = () => make("p", { className: "error", id: `${id}-wrong`, role: "alert" });
    if (this.text) row.append(this.field(run, id), wrong());
    return row;
  }

  // -- fields -----------------------------------------------------------------------------

  /** A field that takes a whole word. @param {Run} run @param {string} id @returns {HTMLInputElement} */
  field(run, id) {
    const { view } = this.game;
    /** @type {HTMLInputElement} */
    const field = make("input", {
      id,
      className: "input play-field",
      type: "text",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: false,
      enterKeyHint: "next",
      lang: view.language,
      dir: view.direction,
    });
    field.setAttribute("autocorrect", "off");
    field.setAttribute("aria-describedby", `${id}-wrong`);
    field.addEventListener("focus", () => {
      this.game.go(run.places[0], run.across);
      this.on.moved();
    });
    field.addEventListener("input", (event) => {
      if (!(event instanceof InputEvent && event.isComposing)) this.write(run, field, false);
    });
    field.addEventListener("change", () => this.write(run, field, true));
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      this.write(run, field, true);
      const next = this.rows[this.game.runs.indexOf(run) + 1]?.querySelector("input");
      next?.focus();
      next?.select(); // what is typed takes the place of it
    });
    return field;
  }

  /** @param {Run} run @param {HTMLInputElement} field @param {boolean} ended whether the word is whole */
  write(run, field, ended) {
    const { game } = this;
    if (game.over || !game.split) return;
    const cells = game.cellsOf(field.value);
    const over = cells.length > run.places.length;
    const wrong = byId(`${field.id}-wrong`);
    wrong.textContent = over && ended ? t("play-too-long", { n: cells.length, all: run.places.length }) : "";
    field.setAttribute("aria-invalid", String(over && ended));
    if (over) return;
    if (cells.join() !== game.letters(run).join()) {
      game.write(run, cells);
      this.on.changed();
    }
    if (ended) field.value = this.shown(run);
  }

  /** A word as its field has it. @param {Run} run */
  shown(run) {
    const letters = this.game.letters(run);
    return letters.some(Boolean) ? letters.map((letter) => letter || BLANK).join("") : "";
  }

  // -- what is known of words -------------------------------------------------------------

  /** Which clue is the current one, which words are filled. */
  draw() {
    markLists(this.help, this.game);
    if (!this.rows.length) return;
    const { game } = this;
    const { run: current, crossing, over } = game;
    game.runs.forEach((run, at) => {
      const row = this.rows[at];
      const filled = game.filled(run);
      const wrong = run.places.some((cell) => game.at(cell).wrong);
      const state = run === current ? "current" : run === crossing ? "crossing" : "";
      const sure = over || game.sure(run); // a full word may still be wrong
      const key = `${state} ${filled} ${wrong} ${sure}`;
      if (row.dataset.key !== key) {
        Object.assign(row.dataset, { key, state });
        row.toggleAttribute("data-filled", filled);
        row.querySelector(".play-tick")?.replaceChildren(...(sure ? [icon("i-good")] : []));
        const told = wrong ? ` ${t("play-state-wrong")}` : filled ? ` ${t("play-state-filled")}` : "";
        /** @type {Element} */ (row.querySelector(".play-state")).textContent = told;
        this.lead(row, run === current);
      }
      const field = this.text && row.querySelector("input");
      if (!field) return;
      field.readOnly = over;
      if (field !== document.activeElement && field.getAttribute("aria-invalid") !== "true")
        field.value = this.shown(run);
    });
  }

  /** Whether a row is the one that keys lead to. @param {HTMLElement} row @param {boolean} current */
  lead(row, current) {
    const button = row.querySelector("button");
    if (!button) return;
    button.tabIndex = current ? 0 : -1;
    button.removeAttribute("aria-current");
    if (!current) return;
    button.setAttribute("aria-current", "true");
    this.reveal(row);
  }

  /** A clue into sight, without anything else moving. @param {HTMLElement} row */
  reveal(row) {
    const body = byId("play-body");
    const [seen, at] = [body.getBoundingClientRect(), row.getBoundingClientRect()];
    if (at.top < seen.top) body.scrollTop -= seen.top - at.top + 8;
    else if (at.bottom > seen.bottom) body.scrollTop += at.bottom - seen.bottom + 8;
  }

  /** Arrows in the lists. @param {KeyboardEvent} event */
  key(event) {
    const button = event.target instanceof Element ? event.target.closest("button.play-go") : null;
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (!(button instanceof HTMLElement) || !by) return;
    event.preventDefault();
    const next = this.rows[Number(button.dataset.at) + by]?.querySelector("button");
    if (!next) return;
    next.tabIndex = 0;
    next.focus();
  }
}
