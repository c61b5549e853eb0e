// A crossword in play, around its grid: the current clue, the lists of clues (or, as text, a field for each word), help, pencil.
import { banner } from "../ui/dialogs.js";
import { byId, icon, make, span } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { menuButton } from "../ui/menu.js";
import { WritingGame, fresh } from "./writing-game.js";
import { WritingGrid } from "./writing-grid.js";
import { device } from "../base/device.js";

/** @typedef {import("./writing-game.js").Run} Run */
/** @typedef {import("./writing-game.js").Scope} Scope */

const SCOPES = /** @type {Scope[]} */ (["letter", "word", "all"]);
const BLANK = "_"; // an empty cell, where a word is written as text

/** @implements {import("./play.js").Side} */
export class WritingPanel {
  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.play = play;
    /** @type {any} */
    this.game = null;
    /** @type {HTMLElement[]} of the lists, one for each run */
    this.rows = [];
    this.note = false; // a message of this module is shown
    this.told = false; // that the full grid is not right yet
    this.text = Boolean(device.read("play-text", false)); // a field for each word, no grid
    this.board = new WritingGrid(
      { stage: byId("cross-stage"), plane: byId("cross-plane"), canvas: byId("cross-grid"), field: byId("play-input") },
      { changed: () => this.changed(), moved: () => this.moved(), say: play.say, check: () => this.check("word") },
    );
    for (const [id, by] of /** @type {[string, 1 | -1][]} */ ([
      ["play-clue-back", -1],
      ["play-clue-on", 1],
    ])) {
      byId(id).addEventListener("pointerdown", (event) => event.preventDefault()); // the keyboard on the screen stays
      byId(id).addEventListener("click", () => this.board.move((game) => game.next(by)));
    }
    byId("play-clue-text").addEventListener("pointerdown", (event) => event.preventDefault());
    byId("play-clue-text").addEventListener("click", () => this.board.move((game) => game.turn()));
    byId("play-pencil").addEventListener("pointerdown", (event) => event.preventDefault());
    byId("play-pencil").addEventListener("click", () => {
      const { progress } = this.game;
      progress.pencil = !progress.pencil;
      play.worked();
      this.draw();
    });
    byId("play-text").addEventListener("click", () => {
      this.text = !this.text;
      device.write("play-text", this.text);
      this.named();
      play.draw();
    });
    const scopes = () => (this.text ? SCOPES.slice(1) : SCOPES); // no cursor where there is no grid
    menuButton(byId("play-check"), () =>
      scopes().map((scope) => ({ label: t(`play-check-${scope}`), run: () => this.check(scope) })),
    );
    menuButton(byId("play-reveal"), () =>
      scopes().map((scope) => ({ label: t(`play-reveal-${scope}`), run: () => this.reveal(scope) })),
    );
    byId("play-clues").addEventListener("click", ({ target }) => {
      const row = target.closest?.("button.play-go");
      if (row) this.goTo(this.game.runs[Number(row.dataset.at)]);
    });
    byId("play-clues").addEventListener("keydown", (event) => this.key(event));
  }

  /** @param {import("../base/state.js").View} view */
  make(view) {
    return new WritingGame(view, fresh());
  }

  show(game, other) {
    this.game = game;
    this.told = Boolean(game?.full);
    this.board.show(game, other);
    if (game) this.named();
  }

  /** How letters are typed is known, or not yet. */
  input() {
    const { input } = this.play;
    if (!this.game || !input) return;
    this.board.whole = Boolean(input.whole);
    byId("play-input").inputMode = input.numeric ? "numeric" : "text";
    if (this.game.take(input)) this.board.wrote();
    this.board.catchUp();
  }

  /** The lists anew: the page speaks another language, or another puzzle is solved. */
  named() {
    this.board.name();
    this.list();
  }

  focus() {
    if (this.text) byId("play-clues").querySelector("input")?.focus({ preventScroll: true });
    else this.board.focus();
  }

  zoomBy(by) {
    this.board.zoomBy(by);
  }
  menu() {
    return [];
  }
  counted() {
    return t("play-cells", { n: this.game.count, all: this.game.all });
  }

  celebrate() {
    if (matchMedia("(pointer: coarse)").matches) byId("play-input").blur(); // the keyboard would cover the end
  }

  ended() {
    const { game } = this;
    const told = game.told;
    return {
      title: t(game.done ? "play-solved" : "play-revealed-all"),
      text: told && game.done ? t("play-solved-help", { n: told }) : "",
      message: "",
    };
  }

  // -- what happens ---------------------------------------------------------------------

  /** Letters are others. */
  changed() {
    const { game, play } = this;
    play.worked();
    if (this.note) banner.clear();
    this.note = false;
    play.draw();
    if (game.done) return play.finish();
    if (!game.full) this.told = false;
    else if (!this.told) {
      this.told = true;
      this.notice(t("play-not-right"), [{ label: t("play-check-all"), run: () => this.check("all") }]);
    }
    return undefined;
  }

  /** @param {string} text @param {{label: string, run: () => void}[]} [ways] */
  notice(text, ways) {
    banner.show("", text, "note", ways);
    this.note = true;
  }

  moved() {
    if (!this.game) return;
    this.clue();
    this.states();
  }

  /** @param {Run} run */
  goTo(run) {
    this.board.goTo(run);
    if (!this.text) this.board.focus();
  }

  /** @param {Scope} scope */
  check(scope) {
    const { game, play } = this;
    if (!game || game.over) return;
    this.board.settle();
    const { wrong, empty } = game.check(scope);
    this.board.update();
    play.worked();
    play.draw();
    this.notice(t("play-checked", { scope, wrong, empty }));
    this.back();
  }

  /** @param {Scope} scope */
  reveal(scope) {
    const { game, play } = this;
    if (!game || game.over) return;
    this.board.settle();
    const before = { written: new Map(game.progress.written), shown: false };
    const n = game.reveal(scope);
    if (!n) return (this.notice(t("play-revealed", { n })), this.back());
    const { done } = game;
    play.worked();
    if (done) {
      play.draw();
      this.board.update();
      return play.finish();
    }
    play.changed(
      () => {
        Object.assign(this.game.progress, before);
        this.board.update();
      },
      t("play-revealed", { n }),
    );
    this.board.update();
    this.note = false;
    this.back();
    return undefined;
  }

  /** To the grid again, after a menu. */
  back() {
    if (!this.text) this.board.focus();
  }

  // -- showing ------------------------------------------------------------------------

  draw() {
    const { game } = this;
    byId("play-side").setAttribute("aria-label", t("play-clues-region"));
    byId("play-body").setAttribute("aria-label", t("play-clues-region"));
    byId("play-progress").setAttribute("aria-label", t("play-filled"));
    byId("play-pencil").setAttribute("aria-pressed", String(game.progress.pencil));
    byId("play-text").setAttribute("aria-pressed", String(this.text));
    byId("play").toggleAttribute("data-text", this.text);
    for (const id of ["play-check", "play-reveal", "play-pencil"]) byId(id).disabled = game.over;
    this.board.update();
    this.clue();
    this.states();
  }

  /** The current clue, in the bar. */
  clue() {
    const { game } = this;
    const { run } = game;
    const text = byId("play-clue-text");
    text.dir = this.game.view.clue_direction;
    text.replaceChildren(
      make("bdi", { className: "play-clue-place", textContent: this.board.placeOf(run) }),
      " ",
      ...this.clueOf(run),
    );
    if (text.scrollHeight > text.clientHeight + 2)
      text.tabIndex = 0; // a very long clue scrolls
    else text.removeAttribute("tabindex");
  }

  /** @param {Run} run @returns {Node[]} */
  clueOf({ clue, enumeration, direction }) {
    const { view } = this.game;
    const text = make("bdi", {
      className: "play-clue",
      lang: view.clue_language,
      dir: direction ?? view.clue_direction,
      textContent: clue,
    });
    return [
      text,
      ...(enumeration ? [document.createTextNode("\u00a0"), span("soft", enumeration, { dir: "ltr" })] : []),
    ];
  }

  /** The lists of clues; as text with a field for each word. */
  list() {
    const { game, text } = this;
    const { view } = game;
    const rows = game.runs.map((run, at) => {
      const id = `play-word-${at}`;
      const name = text
        ? make("label", { htmlFor: id })
        : make("button", { type: "button", className: "play-go", tabIndex: -1 });
      name.dataset.at = String(at);
      name.append(
        span("play-label", run.label),
        " ",
        make("span", { className: "play-line" }, ...this.clueOf(run), span("unseen play-state", "")),
      );
      const row = make("li", {}, span("play-tick", "", { ariaHidden: "true" }), name);
      if (text) row.append(this.field(run, id), make("p", { className: "error", id: `${id}-wrong`, role: "alert" }));
      return row;
    });
    this.rows = rows;
    byId("play-clues").replaceChildren(
      ...view.clues.map(({ heading }, list) => {
        const { english, language, direction } = view.labels;
        const own = english.includes(view.clues[list].direction) ? { lang: "en" } : { lang: language, dir: direction };
        const items = rows.filter((_, at) => game.runs[at].list === list);
        return make(
          "section",
          { hidden: !items.length },
          make("h2", { textContent: heading, ...own }),
          make("ol", { className: "play-runs", role: "list", dir: view.clue_direction }, ...items),
        );
      }),
    );
    this.states();
  }

  /** A field that takes a whole word. @param {Run} run @param {string} id */
  field(run, id) {
    const { view } = this.game;
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
      this.moved();
    });
    field.addEventListener("input", (event) => event.isComposing || this.write(run, field, false));
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
      this.changed();
    }
    if (ended) field.value = this.shown(run);
  }

  /** A word as its field has it. @param {Run} run */
  shown(run) {
    const letters = this.game.letters(run);
    return letters.some(Boolean) ? letters.map((letter) => letter || BLANK).join("") : "";
  }

  /** Which clue is the current one, which words are filled. */
  states() {
    const { game, text } = this;
    if (!this.rows?.length) return;
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
        row.querySelector(".play-tick").replaceChildren(...(sure ? [icon("i-good")] : []));
        row.querySelector(".play-state").textContent = wrong
          ? ` ${t("play-state-wrong")}`
          : filled
            ? ` ${t("play-state-filled")}`
            : "";
        const button = row.querySelector("button");
        if (button) {
          button.tabIndex = run === current ? 0 : -1;
          button.removeAttribute("aria-current");
          if (run === current) (button.setAttribute("aria-current", "true"), this.into(row));
        }
      }
      const field = text && row.querySelector("input");
      if (!field) return;
      field.readOnly = game.over;
      if (field !== document.activeElement && field.getAttribute("aria-invalid") !== "true")
        field.value = this.shown(run);
    });
  }

  /** A clue into sight, without anything else moving. @param {HTMLElement} row */
  into(row) {
    const body = byId("play-body");
    const [seen, at] = [body.getBoundingClientRect(), row.getBoundingClientRect()];
    if (at.top < seen.top) body.scrollTop -= seen.top - at.top + 8;
    else if (at.bottom > seen.bottom) body.scrollTop += at.bottom - seen.bottom + 8;
  }

  /** Arrows in the lists of clues. @param {KeyboardEvent} event */
  key(event) {
    const button = event.target instanceof HTMLElement ? event.target.closest("button.play-go") : null;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!button || !by) return;
    event.preventDefault();
    const next = this.rows[Number(/** @type {HTMLElement} */ (button).dataset.at) + by]?.querySelector("button");
    if (!next) return;
    next.tabIndex = 0;
    next.focus();
  }
}
