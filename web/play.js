// The puzzle to be solved on the page: its grid, what is to be found, the time, the end. The answers are not told before they are found.
import { banner } from "./dialogs.js";
import { byId, icon, make, span } from "./dom.js";
import { page, t } from "./l10n.js";
import { menuButton } from "./menu.js";
import { PlayBoard } from "./play-board.js";
import { played } from "./play-keep.js";
import { fresh, markOf, Search } from "./play-search.js";
import { messageOf } from "./search-paint.js";
import { device } from "./state.js";

/** Whether a puzzle can be solved on the page. @param {import("./state.js").View | undefined} view */
export const playable = (view) => Boolean(view?.hidden?.list?.length);

/** A time as on a clock, in the page's digits. @param {number} seconds */
function clock(seconds) {
  const two = (n, digits) => new Intl.NumberFormat(page.locale, { minimumIntegerDigits: digits, useGrouping: false }).format(n);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${two(h, 1)}:${two(m, 2)}:${two(s, 2)}` : `${two(m, 1)}:${two(s, 2)}`;
}

export class Play {
  /** @param {import("./state.js").Values} store @param {import("./maker.js").Maker} maker @param {(text: string) => void} say */
  constructor(store, maker, say) {
    this.store = store;
    this.maker = maker;
    this.say = say;
    /** @type {Search | null} */
    this.game = null;
    this.id = ""; // its place on the shelf
    this.mark = 0; // of the puzzle
    this.timed = Boolean(device.read("play-timer", false));
    this.board = new PlayBoard({ stage: byId("play-stage"), plane: byId("play-plane"), canvas: byId("play-grid"), holder: byId("play-table") },
      { take: (cells) => this.take(cells), say });
    store.on(["puzzle", "playing"], () => this.render());
    store.on(["language"], () => this.game && (this.board.name(), this.board.tabulate(), this.draw()));
    played.onOther(() => store.playing && this.again());
    byId("play-hint").addEventListener("click", () => this.hint());
    byId("play-timer").addEventListener("click", () => this.time(!this.timed));
    byId("play-again").addEventListener("click", () => this.over());
    for (const [id, by] of Object.entries({ "play-near": 1, "play-far": -1, "play-fit": 0 })) byId(id).addEventListener("click", () => this.board.zoomBy(by));
    menuButton(byId("play-more"), () => [
      ...(this.game?.over ? [] : [{ label: t("play-show-all"), hint: t("play-show-all-help"), run: () => this.showAll() }]),
      { label: t("play-start-over"), hint: t("play-start-over-help"), run: () => this.over() },
    ]);
    setInterval(() => this.tick(), 1000);
    for (const [target, type] of /** @type {[EventTarget, string][]} */ ([[window, "pagehide"], [document, "visibilitychange"]])) target.addEventListener(type, () => this.keep());
  }

  /** What the sheet has: words that lie apart are not looked for. @returns {import("./state.js").View | undefined} */
  get view() {
    const { playing, puzzle } = this.store;
    return playing ? puzzle?.sheet ?? puzzle?.view : undefined;
  }

  // -- beginning and keeping ----------------------------------------------------------

  render() {
    const { view, store } = this;
    if (!view || !playable(view)) return this.leave();
    const [id, mark] = [store.item?.id ?? "", markOf(view)];
    const same = this.game && this.id === id && this.mark === mark;
    if (same && this.game.view === view) return this.board.draw();
    Object.assign(this, { id, mark });
    this.begin(view, same ? this.game.progress : undefined, !same);
    return undefined;
  }

  /** @param {import("./state.js").View} view @param {import("./play-search.js").Progress} [progress] none: what was kept @param {boolean} [other] it is another puzzle */
  begin(view, progress, other = false) {
    this.game = new Search(view, progress ?? fresh());
    if (!progress) this.game.restore(played.read(this.id, this.mark));
    this.board.show(this.game, other);
    this.draw();
  }

  /** Take up what is kept now. */
  again() {
    if (this.game) this.begin(this.game.view);
  }

  leave() {
    if (!this.game) return;
    this.keep();
    this.game = null;
    this.board.show(null);
  }

  keep() {
    const { game, id, mark } = this;
    if (game && (game.progress.found.size || game.progress.hinted.size || game.progress.shown)) played.write({ id, mark, ...game.toJSON() });
  }

  // -- playing ------------------------------------------------------------------------

  /** A line was drawn. @param {import("./play-search.js").Cell[]} cells */
  take(cells) {
    const { game } = this;
    const { target, again } = game.take(cells);
    if (!target || again) {
      this.say(target ? t("play-again-found", { word: target.text }) : t("play-none", { letters: game.letters(cells).join(" ") }));
      return again;
    }
    this.maker.autosave.work(this.store.item); // no new puzzle takes the place of one that somebody solves
    this.keep();
    this.board.swell(target.index);
    this.draw();
    this.row(target.index)?.scrollIntoView({ block: "nearest" });
    const told = { word: target.text, n: game.count, all: game.targets.length };
    this.say(t("play-found", told));
    if (game.done) this.finish();
    return true;
  }

  finish() {
    this.board.celebrate();
    byId("play-end").toggleAttribute("data-fresh", true);
    this.say([byId("play-end-title"), byId("play-end-text"), byId("play-message")].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent).join(" "));
  }

  hint() {
    const { game } = this;
    if (!game || game.over) return;
    const target = game.hint();
    if (!target) return this.say(t("play-hints-out"));
    this.keep();
    this.draw();
    const [cell] = target.places;
    this.board.reveal(cell);
    const row = this.row(target.index);
    row?.scrollIntoView({ block: "nearest" });
    const how = game.view.sheet?.list;
    const about = { letter: game.letter(cell), row: cell[0] + 1, column: cell[1] + 1, word: target.text, clue: target.clue };
    this.say(how === "words" ? t("play-hinted", about) : how === "clues" && target.clue ? t("play-hinted-clue", about) : t("play-hinted-other", about));
    return undefined;
  }

  /** Where all the other words are. */
  showAll() {
    const { game } = this;
    game.progress.shown = true;
    this.changed(() => (game.progress.shown = false), t("play-shown"));
  }

  /** From the beginning. */
  over() {
    const { view, progress } = this.game;
    const before = progress;
    this.begin(view, fresh());
    byId("play-grid").focus({ preventScroll: true });
    this.changed(() => this.begin(view, before), t("play-started-over"));
  }

  /** Say what was done, with a way back. @param {() => void} back @param {string} text */
  changed(back, text) {
    const { game, id, mark } = this;
    const keep = () => {
      played.write({ id, mark, ...this.game.toJSON() });
      this.board.draw();
      this.draw();
    };
    keep();
    const undo = () => {
      if (!this.game || this.id !== id || this.mark !== mark) return;
      back();
      keep();
      byId("play-grid").focus({ preventScroll: true });
    };
    banner.show("", text, "note", game ? [{ label: t("play-undo"), run: undo }] : []);
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
    byId("play-time").textContent = this.timed ? clock(this.game.progress.seconds) : "";
  }

  // -- showing ------------------------------------------------------------------------

  draw() {
    const { game } = this;
    if (!game) return;
    const { view, targets, progress: { found, hinted, shown, seconds } } = game;
    const all = targets.length;
    Object.assign(byId("play-title"), { textContent: view.title || t("play-heading"), lang: view.title ? view.clue_language : page.code, dir: "auto" });
    Object.assign(byId("play-instructions"), { textContent: view.instructions, hidden: !view.instructions, lang: view.clue_language, dir: "auto" });
    byId("play-count").textContent = t("play-count", { n: game.count, all });
    Object.assign(byId("play-progress"), { max: all, value: game.count });
    byId("play-timer").setAttribute("aria-pressed", String(this.timed));
    byId("play-how").toggleAttribute("data-known", found.size > 0);
    byId("play-how").hidden = game.over;
    this.drawTime();
    this.list();
    const hint = byId("play-hint");
    const focused = document.activeElement === hint;
    hint.disabled = game.over;
    if (focused && hint.disabled) byId("play-again").focus(); // a button that goes dead would drop the focus
    if (game.over && byId("play-end").hidden) byId("play-body").scrollTop = 0;
    byId("play-end").hidden = !game.over;
    if (!game.over) return byId("play-end").removeAttribute("data-fresh");
    byId("play-end-title").textContent = t(game.done ? "play-done" : "play-given-up", { n: game.count, all });
    byId("play-end-text").textContent = [game.done && this.timed ? t("play-done-time", { time: clock(seconds) }) : "", hinted.size ? t("play-done-hints", { n: hinted.size }) : ""].filter(Boolean).join(" ");
    this.message();
    return undefined;
  }

  /** What the letters of no word say, once all words are found or shown. */
  message() {
    const { game } = this;
    const message = messageOf(game.view);
    byId("play-message").hidden = !message;
    byId("play-message-text").replaceChildren(make("bdi", { lang: game.view.language, dir: "auto", textContent: message }));
  }

  /** @param {number} index of a word @returns {HTMLElement | null} */
  row(index) { return byId("play-list").querySelector(`[data-index="${index}"]`); }

  list() {
    const { game } = this;
    const { view, progress: { found, hinted, shown } } = game;
    const how = view.sheet?.list ?? "words";
    const list = byId("play-list");
    list.dataset.list = how;
    const rows = game.targets.filter(({ index }) => how !== "none" || shown || found.has(index)).map((target) => {
      const { index, text, clue, enumeration, direction = view.clue_direction } = target;
      const [is, was] = [found.has(index), !found.has(index) && shown];
      const open = how === "words" || is || was; // whether the word is told
      const row = make("li", {}, span("play-tick", ""));
      if (is) row.firstChild.append(icon("i-good"));
      const line = make("span", { className: "play-line" });
      if (how === "clues") line.append(make("span", { className: "play-clue" }, make("bdi", { lang: view.clue_language, dir: direction, textContent: clue }), ...(enumeration ? ["\u00a0", span("soft", enumeration, { dir: "ltr" })] : [])), " ");
      if (open) line.append(make("bdi", { className: "play-word", lang: view.language, dir: view.direction, textContent: text }));
      const state = is ? "found" : was ? "shown" : hinted.has(index) ? "hinted" : "";
      if (state) line.append(span("unseen", ` ${t(`play-state-${state}`)}`));
      row.append(line);
      Object.assign(row.dataset, { index, state });
      return row;
    });
    list.replaceChildren(...rows);
    Object.assign(list, { lang: how === "clues" ? view.clue_language : view.language, dir: how === "clues" ? view.clue_direction : view.direction, hidden: !rows.length });
    list.toggleAttribute("data-wide", how === "words");
  }
}
