// The puzzle to be solved on the page, whatever its kind: its title, how far one has come, the time, the end, what is
// kept.
// What differs by the grid is the panel's: panels.js.
import { banner } from "../ui/dialogs.js";
import { byId, make } from "../base/dom.js";
import { page, t } from "../i18n/l10n.js";
import { menuButton } from "../ui/menu.js";
import { played } from "../storage/play-keep.js";
import { markOf } from "./mark.js";
import { panelOf, panels } from "./panels.js";
import { playable } from "./playable.js";
import { device } from "../base/device.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("./typing.js").Input} Input */
/** @typedef {import("./panels.js").Game} Game */
/**
 * What it needs of the store: the page's, or one with nothing but a puzzle, which says itself how it is typed.
 * @typedef {{view: View, sheet?: View, document?: object, play?: {input?: Input}}} Played
 * @typedef {{route: import("../base/route.js").Route | "", puzzle: Played | null, item: {id: string} | null,
 *   language: string}} Known
 */

/** A time as on a clock, in the page's digits. @param {number} seconds */
function clock(seconds) {
  const two = (/** @type {number} */ n, /** @type {number} */ digits) =>
    new Intl.NumberFormat(page.locale, { minimumIntegerDigits: digits, useGrouping: false }).format(n);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${two(h, 1)}:${two(m, 2)}:${two(s, 2)}` : `${two(m, 1)}:${two(s, 2)}`;
}

export class Play {
  /**
   * @param {import("../base/store.js").Store<Known> & Known} store
   * @param {{autosave: {work(item: Known["item"] | undefined): void}}} session hears that somebody works on the puzzle
   * @param {(text: string) => void} say
   * @param {(document: object) => Promise<{input?: Input}>} [ask] for how the letters of a document are typed
   */
  constructor(store, session, say, ask) {
    this.store = store;
    this.session = session;
    this.say = say;
    this.ask = ask;
    this.id = ""; // its place on the shelf
    this.mark = 0; // of the puzzle
    /** How letters are typed. @type {Input | undefined} */
    this.input = undefined;
    this.timed = Boolean(device.read("play-timer", false));
    this.keeping = 0;
    this.touched = false; // something was done since it was shown, if only undone again
    this.panels = new Map(panels().map((type) => [type, new type(this)]));
    /** The one that is shown. */
    this.shown = panels()[0];
    store.on(["puzzle", "route"], () => this.render());
    store.on(["language"], () => this.game && (this.panel.named(), this.draw()));
    played.onOther(() => store.route === "play" && this.again());
    byId("play-timer").addEventListener("click", () => this.time(!this.timed));
    byId("play-again").addEventListener("click", () => this.over());
    for (const [id, by] of Object.entries({ "play-near": 1, "play-far": -1, "play-fit": 0 }))
      byId(id).addEventListener("click", () => this.panel.zoomBy(/** @type {-1 | 0 | 1} */ (by)));
    menuButton(byId("play-more"), () => [
      ...this.panel.menu(),
      {
        label: t("play-start-over"),
        hint: t(this.shown.startOver),
        run: () => this.over(),
      },
      ...(byId("keys-dialog")
        ? [{ label: t("keys-heading"), run: () => document.dispatchEvent(new CustomEvent("crosscore:keys")) }]
        : []),
    ]);
    setInterval(() => this.tick(), 1000);
    for (const [target, type] of /** @type {[EventTarget, string][]} */ ([
      [window, "pagehide"],
      [document, "visibilitychange"],
    ]))
      target.addEventListener(type, () => this.keep());
  }

  get panel() {
    return /** @type {import("./panels.js").Panel} */ (this.panels.get(this.shown));
  }
  get game() {
    return this.panel.game;
  }
  /** What is solved, where something is. */
  get playing() {
    return /** @type {Game} */ (this.game);
  }

  /** What the sheet has: words that lie apart are not looked for. @returns {View | undefined} */
  get view() {
    const { route, puzzle } = this.store;
    return route === "play" ? (puzzle?.sheet ?? puzzle?.view) : undefined;
  }

  // -- beginning and keeping ----------------------------------------------------------

  render() {
    const { view, store } = this;
    if (!view || !playable(view)) return this.leave();
    const [id, mark] = [store.item?.id ?? "", markOf(view)];
    const same = this.id === id && this.mark === mark ? this.game : null;
    if (same && same.view === view) return this.panel.draw();
    const before = same?.progress;
    if (!same) this.leave();
    Object.assign(this, { id, mark, touched: Boolean(same) && this.touched });
    this.shown = panelOf(view);
    byId("play").dataset.way = this.shown.way;
    this.begin(view, before, !same);
    return undefined;
  }

  /**
   * @param {View} view @param {Game["progress"]} [progress] none: what was kept
   * @param {boolean} [other] it is another puzzle
   */
  begin(view, progress, other = false) {
    const game = this.panel.make(view);
    const kept = progress ? undefined : played.read(this.id, this.mark);
    if (progress) game.progress = progress;
    else game.restore(kept);
    this.panel.show(game, other);
    if (other) ((byId("play-body").scrollTop = 0), this.learn(kept?.input));
    else this.panel.input();
    this.draw();
  }

  /**
   * How letters are typed: as the puzzle's own data says, as was kept, or as the engine tells in a while.
   * @param {Input} [kept]
   */
  async learn(kept) {
    const { document, play } = /** @type {Played} */ (this.store.puzzle);
    const { view } = this.playing;
    this.input = play?.input ?? kept;
    this.panel.input();
    if (!document || !this.ask || !this.shown.typed) return;
    const { input } = await this.ask(document).catch(() => ({ input: undefined }));
    if (!input || this.game?.view !== view) return;
    this.input = input;
    this.panel.input();
  }

  /** Take up what is kept now. */
  again() {
    if (this.game) this.begin(this.game.view);
  }

  leave() {
    if (!this.game) return;
    this.keep();
    this.panel.show(null, true);
  }

  /** Something was done. */
  worked() {
    this.session.autosave.work(this.store.item); // no new puzzle takes the place of one that somebody solves
    this.touched = true;
    clearTimeout(this.keeping);
    this.keeping = window.setTimeout(() => this.keep(), 300); // not with each of many letters
  }

  keep() {
    clearTimeout(this.keeping);
    if (this.game?.begun || (this.game && this.touched)) this.write();
  }

  write() {
    const { playing: game, id, mark, input } = this;
    played.write({ id, mark, ...game.toJSON(), ...(this.shown.typed && input && { input }) });
  }

  finish() {
    this.keep();
    this.panel.celebrate();
    byId("play-end").toggleAttribute("data-fresh", true);
    byId("play-end").scrollIntoView({ block: "nearest" });
    this.say(
      [byId("play-end-title"), byId("play-end-text"), byId("play-message")]
        .filter(({ hidden }) => !hidden)
        .map(({ textContent }) => textContent)
        .join(" "),
    );
  }

  /** From the beginning. */
  over() {
    const { view, progress } = this.playing;
    this.begin(view, this.panel.make(view).progress);
    this.panel.focus();
    this.changed(() => this.begin(view, progress), t("play-started-over"));
  }

  /** Say what was done, with a way back. @param {() => void} back @param {string} text */
  changed(back, text) {
    const { id, mark } = this;
    const keep = () => {
      this.write();
      this.draw();
    };
    keep();
    const undo = () => {
      if (!this.game || this.id !== id || this.mark !== mark) return;
      back();
      keep();
      this.panel.focus();
    };
    banner.show("", text, "note", [{ label: t("play-undo"), run: undo }]);
  }

  // -- the time -----------------------------------------------------------------------

  tick() {
    const { game } = this;
    if (!game || game.over || document.hidden) return;
    game.progress.seconds += 1;
    if (this.timed) this.drawTime();
  }

  /** @param {boolean} on whether the time is seen */
  time(on) {
    this.timed = on;
    device.write("play-timer", on);
    this.draw();
  }

  drawTime() {
    byId("play-time").textContent = this.timed ? clock(this.playing.progress.seconds) : "";
  }

  // -- showing ------------------------------------------------------------------------

  /** Everything but the grid. */
  draw() {
    const { game, panel } = this;
    if (!game) return;
    const {
      view,
      count,
      all,
      progress: { seconds },
    } = game;
    Object.assign(byId("play-title"), {
      textContent: view.title || t("play-heading"),
      lang: view.title ? view.clue_language : page.code,
      dir: "auto",
    });
    Object.assign(byId("play-instructions"), {
      textContent: [view.instructions, view.notes].filter(Boolean).join("\n"),
      hidden: !view.instructions && !view.notes,
      lang: view.clue_language,
      dir: "auto",
    });
    byId("play-count").textContent = panel.counted();
    Object.assign(byId("play-progress"), { max: all, value: count });
    byId("play-timer").setAttribute("aria-pressed", String(this.timed));
    this.drawTime();
    panel.draw();
    const focused = document.activeElement;
    // a button that goes dead would drop the focus
    if (focused instanceof HTMLButtonElement && focused.disabled) byId("play-again").focus();
    if (game.over && byId("play-end").hidden) byId("play-body").scrollTop = 0;
    byId("play-end").hidden = !game.over;
    if (!game.over) return byId("play-end").removeAttribute("data-fresh");
    const { title, text, message } = panel.ended();
    byId("play-end-title").textContent = title;
    byId("play-end-text").textContent = [
      game.done && this.timed ? t("play-done-time", { time: clock(seconds) }) : "",
      text,
    ]
      .filter(Boolean)
      .join(" ");
    byId("play-message").hidden = !message;
    byId("play-message-text").replaceChildren(make("bdi", { lang: view.language, dir: "auto", textContent: message }));
    return undefined;
  }
}
