// A crossword in play, around its grid: the current clue, the lists of clues (or, as text, a field for each word),
// help, pencil.
import { banner } from "../ui/dialogs.js";
import { buttonOf, byId, make } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { clueOf, ClueLists } from "./clue-lists.js";
import { menuButton } from "../ui/menu.js";
import { fresh, WritingGame } from "./writing-game.js";
import { WritingGrid } from "./writing-grid.js";
import { device } from "../base/device.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("./panels.js").Panel} Panel */
/** @typedef {import("./writing-game.js").Run} Run */
/** @typedef {import("./writing-game.js").Scope} Scope */

const SCOPES = /** @type {Scope[]} */ (["letter", "word", "all"]);

/** What has the focus keeps it, and with it the keyboard on the screen. @param {Event} event */
const stay = (event) => event.preventDefault();

/** @implements {Panel} */
export class WritingPanel {
  static way = "cross";
  static typed = true;
  static startOver = "play-start-over-letters";

  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.play = play;
    /** @type {WritingGame | null} */
    this.game = null;
    this.note = false; // a message of this module is shown
    this.told = false; // that the full grid is not right yet
    this.text = Boolean(device.read("play-text", false)); // a field for each word, no grid
    this.lists = new ClueLists(() => this.playing, {
      goTo: (run) => this.goTo(run),
      toCode: (n) => this.toCode(n),
      changed: () => this.changed(),
      moved: () => this.moved(),
    });
    this.board = new WritingGrid(
      { stage: byId("cross-stage"), plane: byId("cross-plane"), canvas: byId("cross-grid"), field: byId("play-input") },
      { changed: () => this.changed(), moved: () => this.moved(), say: play.say, check: () => this.check("word") },
    );
    for (const [id, by] of /** @type {[string, 1 | -1][]} */ ([
      ["play-clue-back", -1],
      ["play-clue-on", 1],
    ])) {
      byId(id).addEventListener("pointerdown", stay);
      byId(id).addEventListener("click", () => this.board.move((game) => game.next(by)));
    }
    byId("play-clue-text").addEventListener("pointerdown", stay);
    byId("play-clue-text").addEventListener("click", () => this.board.move((game) => game.turn()));
    byId("play-pencil").addEventListener("pointerdown", stay);
    byId("play-pencil").addEventListener("click", () => {
      const { progress } = this.playing;
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
    // no cursor where there is no grid, and no single letter where only the hash of all is known
    const scopes = () => SCOPES.slice(this.game?.secret ? 2 : this.text ? 1 : 0);
    menuButton(byId("play-check"), () =>
      scopes().map((scope) => ({ label: t(`play-check-${scope}`), run: () => this.check(scope) })),
    );
    menuButton(byId("play-reveal"), () =>
      scopes().map((scope) => ({ label: t(`play-check-${scope}`), run: () => this.reveal(scope) })),
    );
  }

  /** What is solved, where something is. */
  get playing() {
    return /** @type {WritingGame} */ (this.game);
  }

  /** @param {View} view */
  make(view) {
    return new WritingGame(view, fresh());
  }

  /** @param {WritingGame | null} game @param {boolean} other */
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
    this.lists.fill(this.text);
  }

  focus() {
    if (this.text) this.lists.focus();
    else this.board.focus();
  }

  /** @param {-1 | 0 | 1} by */
  zoomBy(by) {
    this.board.zoomBy(by);
  }
  menu() {
    return [];
  }
  counted() {
    return t("play-cells", { n: this.playing.count, all: this.playing.all });
  }

  celebrate() {
    if (matchMedia("(pointer: coarse)").matches) byId("play-input").blur(); // the keyboard would cover the end
  }

  ended() {
    const { playing: game } = this;
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
    const { playing: game, play } = this;
    play.worked();
    if (this.note) banner.clear();
    this.note = false;
    play.draw();
    if (game.done) return play.finish();
    if (!game.full) this.told = false;
    else if (!this.told) {
      this.told = true;
      if (game.secret && !game.view.checksum) this.notice(t("play-full-secret"));
      else if (game.secret) this.notice(t("play-not-right"));
      else this.notice(t("play-not-right"), [{ label: t("play-check-all"), run: () => this.check("all") }]);
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
    this.lists.draw();
  }

  /** @param {Run} run */
  goTo(run) {
    this.board.goTo(run);
    if (!this.text) this.board.focus();
  }

  /** To the first cell with a number. @param {string} n */
  toCode(n) {
    const [cell] = this.playing.alike.get(n) ?? [];
    if (cell) this.board.move((game) => game.go(cell));
    this.board.focus();
  }

  /** @param {Scope} scope */
  check(scope) {
    const { game, play } = this;
    if (!game || game.over) return undefined;
    this.board.settle();
    if (game.secret) {
      if (game.view.checksum) this.notice(t(game.full ? "play-not-right" : "play-check-full"));
      return this.back();
    }
    const { wrong, empty } = game.check(scope);
    this.board.update();
    play.worked();
    play.draw();
    this.notice(t("play-checked", { scope, wrong, empty }));
    return this.back();
  }

  /** @param {Scope} scope */
  reveal(scope) {
    const { game, play } = this;
    if (!game || game.over || game.secret) return undefined;
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
        Object.assign(this.playing.progress, before);
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
    const { playing: game } = this;
    byId("play-side").setAttribute("aria-label", t("play-clues-region"));
    byId("play-body").setAttribute("aria-label", t("play-clues-region"));
    byId("play-progress").setAttribute("aria-label", t("play-filled"));
    byId("play-pencil").setAttribute("aria-pressed", String(game.progress.pencil));
    byId("play-text").setAttribute("aria-pressed", String(this.text));
    byId("play").toggleAttribute("data-text", this.text);
    for (const id of ["play-check", "play-reveal", "play-pencil"]) buttonOf(id).disabled = game.over;
    byId("play-check").hidden = game.secret && !game.view.checksum;
    byId("play-reveal").hidden = game.secret;
    this.board.update();
    this.clue();
    this.lists.draw();
  }

  /** The current clue, in the bar. */
  clue() {
    const { playing: game } = this;
    const { run, view } = game;
    const text = byId("play-clue-text");
    text.dir = view.clue_direction;
    text.replaceChildren(
      make("bdi", { className: "play-clue-place", textContent: this.board.placeOf(run) }),
      " ",
      ...clueOf(view, run),
    );
    if (text.scrollHeight > text.clientHeight + 2)
      text.tabIndex = 0; // a very long clue scrolls
    else text.removeAttribute("tabindex");
  }
}
