// A word search in play, around its grid: what is to be found, hints.
import { byId, icon, make, span } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { LinesGrid } from "./lines-grid.js";
import { fresh, LinesGame } from "./lines-game.js";
import { messageOf } from "../grid/paint-letters.js";
import { device } from "../base/device.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("./panels.js").Panel} Panel */

/** @implements {Panel} */
export class LinesPanel {
  static way = "search";
  static typed = false;
  static startOver = "play-start-over-help";

  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.play = play;
    /** @type {LinesGame | null} */
    this.game = null;
    this.board = new LinesGrid(
      { stage: byId("play-stage"), plane: byId("play-plane"), canvas: byId("play-grid"), holder: byId("play-table") },
      { take: (cells) => this.take(cells), say: play.say },
    );
    byId("play-hint").addEventListener("click", () => this.hint());
    addEventListener("keydown", (event) => {
      const { target, key, code } = event;
      if (
        !this.game ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        device.read("keys", true) === false
      )
        return;
      if (target instanceof Element && target.closest("input, textarea, select, dialog, [popover]")) return;
      // by its place, on keyboards of other scripts
      if (key.toLowerCase() !== "h" && (code !== "KeyH" || /^[ -~]$/.test(key))) return;
      event.preventDefault();
      this.hint();
    });
  }

  /** @param {import("../base/state.js").View} view */
  make(view) {
    return new LinesGame(view, fresh());
  }

  /** What is solved, where something is. */
  get playing() {
    return /** @type {LinesGame} */ (this.game);
  }

  /** @param {LinesGame | null} game @param {boolean} other */
  show(game, other) {
    this.game = game;
    this.board.show(game, other);
  }

  named() {
    this.board.name();
    this.board.tabulate();
  }

  focus() {
    byId("play-grid").focus({ preventScroll: true });
  }
  /** @param {-1 | 0 | 1} by */
  zoomBy(by) {
    this.board.zoomBy(by);
  }
  celebrate() {
    this.board.celebrate();
  }
  input() {}
  counted() {
    return t("play-count", { n: this.playing.count, all: this.playing.all });
  }

  menu() {
    return this.game?.over
      ? []
      : [{ label: t("counts-all"), hint: t("play-show-all-help"), run: () => this.showAll() }];
  }

  /** A line was drawn. @param {import("./lines-game.js").Cell[]} cells */
  take(cells) {
    const { playing: game, play } = this;
    const { target, again } = game.take(cells);
    if (!target || again) {
      play.say(
        target
          ? t("play-again-found", { word: target.text })
          : t("play-none", { letters: game.letters(cells).join(" ") }),
      );
      return again;
    }
    play.worked();
    play.keep();
    this.board.swell(target.index);
    play.draw();
    this.row(target.index)?.scrollIntoView({ block: "nearest" });
    play.say(t("play-found", { word: target.text, n: game.count, all: game.all }));
    if (game.done) play.finish();
    return true;
  }

  hint() {
    const { game, play } = this;
    if (!game || game.over) return;
    const target = game.hint();
    if (!target) return play.say(t("play-hints-out"));
    play.keep();
    play.draw();
    const [cell] = target.places;
    this.board.reveal(cell);
    const row = this.row(target.index);
    row?.scrollIntoView({ block: "nearest" });
    const how = game.view.sheet?.list;
    const about = {
      letter: game.letter(cell),
      row: cell[0] + 1,
      column: cell[1] + 1,
      word: target.text,
      clue: target.clue,
    };
    play.say(
      how === "words"
        ? t("play-hinted", about)
        : how === "clues" && target.clue
          ? t("play-hinted-clue", about)
          : t("play-hinted-other", about),
    );
    return undefined;
  }

  /** Where all the other words are. */
  showAll() {
    const { playing: game, play } = this;
    game.progress.shown = true;
    play.changed(() => (this.playing.progress.shown = false), t("play-shown"));
  }

  ended() {
    const { playing: game } = this;
    const { hinted } = game.progress;
    return {
      title: t(game.done ? "play-done" : "play-given-up", { n: game.count, all: game.all }),
      text: hinted.size ? t("play-done-hints", { n: hinted.size }) : "",
      message: messageOf(game.view),
    };
  }

  draw() {
    const { playing: game } = this;
    byId("play-side").setAttribute("aria-label", t("play-list-region.aria-label"));
    byId("play-body").setAttribute("aria-label", t("words-region.aria-label"));
    byId("play-progress").setAttribute("aria-label", t("play-progress.aria-label"));
    byId("play-how").toggleAttribute("data-known", game.progress.found.size > 0);
    byId("play-how").hidden = game.over;
    byId("play-hint").disabled = game.over;
    this.board.draw();
    this.list();
  }

  /** @param {number} index of a word @returns {HTMLElement | null} */
  row(index) {
    return byId("play-list").querySelector(`[data-index="${index}"]`);
  }

  list() {
    const { playing: game } = this;
    const {
      view,
      progress: { found, hinted, shown },
    } = game;
    const how = view.sheet?.list ?? "words";
    const list = byId("play-list");
    list.dataset.list = how;
    const rows = game.targets
      .filter(({ index }) => how !== "none" || shown || found.has(index))
      .map((target) => {
        const { index, text, clue, enumeration, direction = view.clue_direction } = target;
        const [is, was] = [found.has(index), !found.has(index) && shown];
        const open = how === "words" || is || was; // whether the word is told
        const tick = span("play-tick", "");
        const row = make("li", {}, tick);
        if (is) tick.append(icon("i-good"));
        const line = make("span", { className: "play-line" });
        if (how === "clues")
          line.append(
            make(
              "span",
              { className: "play-clue" },
              make("bdi", { lang: view.clue_language, dir: direction, textContent: clue }),
              ...(enumeration ? ["\u00a0", span("soft", enumeration, { dir: "ltr" })] : []),
            ),
            " ",
          );
        if (open)
          line.append(
            make("bdi", { className: "play-word", lang: view.language, dir: view.direction, textContent: text }),
          );
        const state = is ? "found" : was ? "shown" : hinted.has(index) ? "hinted" : "";
        if (state) line.append(span("unseen", ` ${t(`play-state-${state}`)}`));
        row.append(line);
        Object.assign(row.dataset, { index, state });
        return row;
      });
    list.replaceChildren(...rows);
    Object.assign(list, {
      lang: how === "clues" ? view.clue_language : view.language,
      dir: how === "clues" ? view.clue_direction : view.direction,
      hidden: !rows.length,
    });
    list.toggleAttribute("data-wide", how === "words");
  }
}
