// Several whole fills of the grid to choose from, on the constructor's bench: each is shown as soon as it is found,
// one is pinned so that the others show what differs, one is put in. Beside them what fills go by: selected cells,
// and letters that stay.
import { make, span } from "../base/dom.js";
import { cellAt } from "../grid/slots.js";
import { drawnColumn, paint } from "../grid/paint.js";
import { fontsFor, fontOf } from "../i18n/fonts.js";
import { page, t } from "../i18n/l10n.js";
import { pageTheme, redraws } from "../ui/canvas.js";
import { usesDictionary } from "../ui/kinds.js";

const COUNT = 12;
const CELL = 22; // canvas pixels

/** @typedef {import("../base/protocol.d.ts").Fill} Fill */
/** @typedef {import("../base/state.js").View} View */

/**
 * All cells of a grid without an empty one: then all that nobody wrote or locked is filled anew.
 * @param {View} view @returns {[number, number][]}
 */
function whole(view) {
  /** @type {[number, number][]} */
  const white = view.cells.flatMap((row, r) =>
    row.flatMap((cell, c) => (cell ? [/** @type {[number, number]} */ ([r, c])] : [])),
  );
  return white.every(([r, c]) => cellAt(view, [r, c])?.t) ? white : [];
}

class Fills {
  /** @param {HTMLElement} element @param {import("./bench.js").Place} place */
  constructor(element, place) {
    this.place = place;
    const { editor, store, session } = place;
    /** @type {Fill[]} */
    this.found = [];
    this.pinned = 0; // the number of one; 0: none
    this.of = ""; // the puzzle that they are of
    /** What it looked like. @type {View | null} */
    this.view = null;
    this.turn = 0; // how often it was looked for some
    this.failed = false; // it was looked for them in vain
    this.find = make("button", { type: "button", className: "button" });
    this.choose = make("button", { type: "button", className: "button plain tool", ariaPressed: "false" });
    this.lock = make("button", { type: "button", className: "button plain" });
    this.unlock = make("button", { type: "button", className: "button plain" });
    this.hint = make("p", { className: "soft" });
    this.count = make("p", { className: "soft" });
    this.count.setAttribute("role", "status");
    this.list = make("ul", { className: "fills" });
    element.append(
      make("p", { className: "fills-tools" }, this.find, this.choose, this.lock, this.unlock),
      this.hint,
      this.count,
      this.list,
    );
    this.find.addEventListener("click", () => void this.search());
    this.choose.addEventListener("click", () => editor.set({ selecting: !editor.state.selecting, mode: "letters" }));
    this.lock.addEventListener("click", () => this.hold(1));
    this.unlock.addEventListener("click", () => this.hold(0));
    this.list.addEventListener("click", ({ target }) => this.pressed(/** @type {HTMLElement} */ (target)));
    store.on(["item"], () => this.forget());
    store.on(["puzzle", "phase", "editor", "kind"], () => this.tools());
    store.on(["language"], () => this.draw());
    redraws(this.list, () => this.found.forEach((_, at) => this.picture(at)));
    this.session = session;
    this.draw();
  }

  /** @param {boolean} open */
  shown(open) {
    if (!open && this.place.editor.state.selecting) this.place.editor.set({ selecting: false });
    if (open) this.draw();
  }

  /** Those of another puzzle are of no use. */
  forget() {
    const of = this.place.store.item?.id ?? "";
    if (of === this.of) return;
    Object.assign(this, { of, found: [], pinned: 0, view: null, failed: false });
    this.draw();
  }

  /** The selected cells that are no blocks; none without a selection. */
  get cells() {
    const { view, region } = this.place.editor;
    return view && region.length > 1 ? region.filter((cell) => cellAt(view, cell)) : [];
  }

  /** Look for fills until there are enough, the time is up, or any act comes; those found stay. */
  search() {
    const { editor, store, session, say } = this.place;
    const { view } = editor;
    if (!view || !session.can("grid.fills")) return undefined;
    const cells = this.cells.length ? this.cells : whole(view);
    const turn = ++this.turn;
    const more = { count: COUNT, seed: view.seed + turn, ...(cells.length && { cells }) };
    Object.assign(this, { of: store.item?.id ?? "", found: [], pinned: 0, view, failed: false });
    this.draw();
    return session.tasks.run("grid.fills", async (run, check) => {
      const dictionary = usesDictionary(store.kind) ? await session.dictionaries.id(run, check) : "";
      if (store.puzzle?.view !== view) return;
      const { document } = store.puzzle;
      const wanted = () => this.view === view && this.turn === turn; // nobody has looked for others since
      const fill = (/** @type {Fill} */ one) => wanted() && this.add(one);
      try {
        await run("grid.fills", { document, dictionary, ...more }, { fill });
      } finally {
        if (wanted()) {
          this.failed = !this.found.length;
          this.counted();
          say(this.count.textContent);
        }
      }
    });
  }

  /** @param {Fill} one */
  add(one) {
    this.failed = false;
    this.found.push(one);
    this.list.append(this.item(this.found.length - 1));
    this.picture(this.found.length - 1);
    this.counted();
  }

  /** Put a fill in. @param {Fill} one */
  use(one) {
    const { editor, session } = this.place;
    return editor.do(() =>
      session.changes.make(
        "grid.take",
        { rows: one.rows },
        { dictionary: true, said: () => t("done-grid-take", { n: one.number }) },
      ),
    );
  }

  /** Let letters stay, or not: those of the selected cells, or of the word under the cursor. @param {0 | 1} on */
  hold(on) {
    const { editor, session } = this.place;
    const cells = this.cells.length ? this.cells : (editor.slot?.cells ?? []);
    return editor.do(() =>
      session.changes.make("grid.pin", { cells, on }, { said: () => t(on ? "done-grid-lock" : "done-grid-unlock") }),
    );
  }

  /** @param {HTMLElement} target */
  pressed(target) {
    const button = target.closest("button");
    const one = this.found[Number(target.closest("li")?.dataset.at)];
    if (!button || !one) return;
    if (button.dataset.does === "use") return void this.use(one);
    this.pinned = this.pinned === one.number ? 0 : one.number;
    this.draw();
    /** @type {HTMLElement | null} */ (this.list.querySelector(`[data-at="${one.number - 1}"] button`))?.focus();
  }

  // -- what is seen -------------------------------------------------------------------

  tools() {
    const { editor, store, session } = this.place;
    const ready = store.phase === "ready";
    this.find.disabled = !ready || !session.can("grid.fills");
    this.lock.disabled = this.unlock.disabled = !ready || !session.can("grid.pin");
    this.choose.setAttribute("aria-pressed", String(Boolean(editor.state.selecting)));
  }

  counted() {
    const { found, failed } = this;
    this.count.textContent = failed ? t("fills-none") : found.length ? t("fills-found", { n: found.length }) : "";
  }

  draw() {
    for (const [button, id] of /** @type {[HTMLButtonElement, string][]} */ ([
      [this.find, "fills-find"],
      [this.choose, "fills-select"],
      [this.lock, "fills-lock"],
    ]))
      Object.assign(button, { textContent: t(id), title: t(`${id}.title`) });
    this.unlock.textContent = t("fills-unlock");
    this.hint.textContent = t("fills-hint");
    this.list.setAttribute("aria-label", t("fills-list.aria-label"));
    this.list.replaceChildren(...this.found.map((_, at) => this.item(at)));
    this.found.forEach((_, at) => this.picture(at));
    this.counted();
    this.tools();
  }

  /** Cells in which a fill differs from the pinned one. @param {Fill} one */
  differing({ rows }) {
    const other = this.found.find(({ number }) => number === this.pinned)?.rows;
    return rows.flatMap((row, r) => row.flatMap((letter, c) => (other && other[r][c] !== letter ? [[r, c]] : [])));
  }

  /** @param {number} at */
  item(at) {
    const one = this.found[at];
    const name = t("fills-name", { n: one.number });
    const scores = one.mean === null ? "" : t("fills-scores", { mean: one.mean, lowest: one.lowest ?? 0 });
    const pinned = one.number === this.pinned;
    const differ = this.pinned && !pinned ? t("fills-differ", { n: this.differing(one).length }) : "";
    const told = [name, scores, differ].filter(Boolean);
    const picture = make("canvas", { className: "fill-picture" });
    picture.setAttribute("role", "img");
    picture.setAttribute("aria-label", told.join(", "));
    const button = (/** @type {string} */ does, /** @type {string} */ textContent) => {
      const made = make("button", { type: "button", className: "button plain", textContent });
      made.dataset.does = does;
      made.setAttribute("aria-label", `${textContent}: ${name}`);
      return made;
    };
    const pin = button("pin", t("fills-pin"));
    pin.setAttribute("aria-pressed", String(pinned));
    const text = span("fill-told", told.join(" · "), { lang: page.code, dir: page.direction });
    const item = make(
      "li",
      {},
      picture,
      text,
      make("span", { className: "fill-acts" }, pin, button("use", t("fills-use"))),
    );
    item.dataset.at = String(at);
    item.toggleAttribute("data-pinned", pinned);
    return item;
  }

  /** @param {number} at */
  async picture(at) {
    const { view } = this;
    const one = this.found[at];
    const canvas = this.list.querySelector(`[data-at="${at}"] canvas`);
    if (!view || !one || !(canvas instanceof HTMLCanvasElement)) return;
    await fontsFor(one.rows.flat().join(""), view.language);
    const ctx = canvas.getContext("2d");
    if (!ctx || !fontOf(view.language)) return;
    const cells = view.cells.map((row, r) => row.map((cell, c) => cell && { ...cell, t: one.rows[r]?.[c] ?? "" }));
    canvas.width = view.width * CELL + 2;
    canvas.height = view.height * CELL + 2;
    const theme = pageTheme(this.list);
    paint(ctx, { ...view, cells, words: [] }, { cell: CELL, margin: 1, theme, letters: true, numbers: false });
    ctx.fillStyle = theme.accent;
    ctx.globalAlpha = 0.3;
    for (const [r, c] of this.differing(one)) ctx.fillRect(1 + drawnColumn(view, c) * CELL, 1 + r * CELL, CELL, CELL);
    ctx.globalAlpha = 1;
  }
}

/** @param {HTMLElement} element @param {import("./bench.js").Place} place */
export const fills = (element, place) => {
  const part = new Fills(element, place);
  return { shown: (/** @type {boolean} */ open) => part.shown(open) };
};
