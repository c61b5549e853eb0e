// The shelf: every puzzle that is kept on this device, to be opened, named, copied, saved or deleted.
import { sound } from "./autosave.js";
import { byId, icon, make, span } from "../base/dom.js";
import { codeOf } from "../base/errors.js";
import { download, downloadFile, timestamp } from "./files.js";
import { changes, KeepError, puzzles } from "./keep.js";
import { space } from "./space.js";
import { heldIds } from "./tabs.js";
import { troubleText } from "./kept.js";
import { kindTitle, usesDictionary } from "../ui/kinds.js";
import { date, t } from "../i18n/l10n.js";
import { menuButton } from "../ui/menu.js";
import { puzzleName, shownName } from "../i18n/names.js";

/** @typedef {import("./keep.js").PuzzleRow} PuzzleRow */

export class Shelf {
  /**
   * @param {import("../app/state.js").Values} store @param {import("../app/session.js").Session} session
   * @param {{say: (text: string) => void, emptied: () => void}} on  `emptied`: the shown puzzle was deleted and there
   *   is no other
   */
  constructor(store, session, on) {
    this.store = store;
    this.session = session;
    this.on = on;
    this.dialog = byId("shelf");
    this.list = byId("shelf-list");
    this.asked = 0; // counts readings: only the newest is drawn
    this.editing = false; // a name is being typed, or a deletion is being asked about
    byId("puzzles").addEventListener("click", () => this.open());
    byId("shelf-close").addEventListener("click", () => this.dialog.close());
    byId("shelf-new").addEventListener("click", () => {
      this.dialog.close();
      session.making.newPuzzle();
    });
    this.dialog.addEventListener(
      "pointerdown",
      (event) => event.target === this.dialog && !this.editing && this.dialog.close(),
    );
    changes.addEventListener("puzzles", () => this.dialog.open && !this.editing && this.draw());
    store.on(["phase", "kind", "dictionary"], () => this.able());
    store.on(["language"], () => this.dialog.open && !this.editing && (this.draw(), this.room()));
  }

  able() {
    const ready = this.store.phase === "ready";
    byId("shelf-new").disabled = !(ready && (this.store.dictionary || !usesDictionary(this.store.kind)));
    /** @type {NodeListOf<HTMLButtonElement>} */
    const needing = this.list.querySelectorAll("[data-needs]");
    needing.forEach((button) => (button.disabled = !ready));
  }

  async open() {
    byId("shelf-said").textContent = "";
    this.list.replaceChildren();
    this.dialog.showModal();
    byId("shelf-close").focus();
    await this.session.autosave.writing; // what is shown now belongs on it
    await this.draw();
    await this.room();
  }

  async room() {
    // nothing is kept
    byId("shelf-space").textContent = this.store.keepTrouble?.code === "denied" ? "" : await spaceText();
  }

  /** @param {string} [focus] id of the puzzle whose menu gets the focus */
  async draw(focus = "") {
    const asked = ++this.asked;
    this.editing = false;
    /** @type {[PuzzleRow[] | null, Set<string>]} */
    const [rows, held] = await Promise.all([puzzles.all(), heldIds()]).catch(() => [null, new Set()]);
    if (asked !== this.asked) return;
    const before = /** @type {HTMLElement | null} */ (document.activeElement?.closest("[data-id]"))?.dataset.id;
    if (!rows?.length)
      return this.list.replaceChildren(
        make("li", { className: "shelf-empty soft", textContent: t(rows ? "shelf-empty" : "shelf-unreadable") }),
      );
    const names = rows.map((row) => puzzleName(row));
    const named = (/** @type {number} */ i) =>
      names.indexOf(names[i]) === names.lastIndexOf(names[i]) ? names[i] : puzzleName(rows[i], true);
    this.list.replaceChildren(
      ...rows.map((row, i) => this.row(row, named(i), held.has(row.id) && row.id !== this.store.item?.id)),
    );
    this.able();
    const again = focus || before;
    if (!again) return;
    /** @type {HTMLElement | null} */
    const more = this.list.querySelector(`[data-id="${CSS.escape(again)}"] .shelf-more`);
    (more ?? byId("shelf-close")).focus();
  }

  /** @param {PuzzleRow} row @param {string} name @param {boolean} elsewhere */
  row(row, name, elsewhere) {
    const now = row.id === this.store.item?.id;
    const seen = shownName(row, name !== puzzleName(row));
    const state = row.damaged ? t("shelf-spoilt") : now ? t("shelf-now") : elsewhere ? t("shelf-elsewhere") : "";
    const open = make(
      "button",
      { type: "button", className: "shelf-open" },
      row.thumb ? make("img", { src: row.thumb, alt: "", className: "shelf-picture" }) : span("shelf-picture", ""),
      make(
        "span",
        { className: "shelf-text" },
        make("bdi", { className: "shelf-name", textContent: seen.text, dir: seen.dir }),
        span("shelf-facts", facts(row, this.store.kinds)),
        ...(state ? [span("shelf-state", state)] : []),
      ),
    );
    if (now) open.setAttribute("aria-current", "true");
    open.dataset.needs = "engine";
    open.addEventListener("click", () => this.take(row, name));
    const more = make(
      "button",
      {
        type: "button",
        className: "button plain shelf-more",
        id: `shelf-more-${row.id}`,
        ariaLabel: t("shelf-more", { name }),
      },
      icon("i-more"),
    );
    more.setAttribute("aria-haspopup", "menu");
    more.setAttribute("aria-expanded", "false");
    const item = make("li", { className: "shelf-row" }, open, more);
    Object.assign(item.dataset, { id: row.id, ...(row.damaged && { damaged: "" }) });
    menuButton(more, () => [
      ...(row.damaged
        ? [{ label: t("shelf-save-raw"), run: () => this.saveRaw(row, name) }]
        : [
            { label: t("shelf-rename"), run: () => this.rename(item, row, name) },
            { label: t("shelf-duplicate"), run: () => this.duplicate(row, name) },
            { label: t("shelf-save"), run: () => this.save(row, name) },
          ]),
      { label: t("shelf-delete"), run: () => this.remove(item, row, name) },
    ]);
    return item;
  }

  /** @param {string} text said, and shown in the dialog */
  tell(text) {
    byId("shelf-said").textContent = text;
  }

  /** @param {Promise<unknown>} done @param {string} [told] */
  async doing(done, told = "") {
    try {
      await done;
      this.tell(told);
    } catch (error) {
      const { message } = error instanceof Error ? error : new Error(String(error));
      this.tell(codeOf(error) === "gone" ? t("shelf-gone") : error instanceof KeepError ? troubleText(error) : message);
    }
  }

  /** @param {PuzzleRow} row @param {string} name */
  async take(row, name) {
    this.dialog.close();
    if (row.id !== this.store.item?.id) await this.session.opening.kept(row.id, name);
  }

  /** @param {PuzzleRow} row @param {string} name */
  duplicate(row, name) {
    return this.doing(
      puzzles.duplicate(row.id, name).then((id) => this.draw(id)),
      t("shelf-duplicated", { name }),
    );
  }

  /** A puzzle file of what is kept. @param {PuzzleRow} row @param {string} name */
  save(row, name) {
    const making = puzzles.read(row.id).then(async ({ contents }) => {
      if (!contents || !sound(contents)) throw new Error(t("shelf-damaged", { name }));
      const { files } = await this.session.engine.request("puzzle.export", {
        document: JSON.parse(contents.document),
        to: "ipuz",
        stamp: timestamp(),
      });
      files.forEach(downloadFile);
      if (row.id === this.store.item?.id) {
        this.store.set({ unsaved: false });
        this.session.autosave.work(this.store.item);
      }
      return files.map((/** @type {import("./files.js").Made} */ { name }) => name);
    });
    return this.doing(making.then((names) => setTimeout(() => this.tell(t("save-done", { names })))));
  }

  /**
   * Whatever is there of a damaged puzzle, for somebody who can mend it.
   * @param {PuzzleRow} row
   * @param {string} name
   */
  saveRaw(row, name) {
    return this.doing(
      puzzles
        .read(row.id)
        .then(({ contents }) =>
          download(
            new Blob([JSON.stringify({ row: { ...row, thumb: "" }, contents }, null, 1)], { type: "application/json" }),
            `crossword-damaged-${timestamp()}.json`,
          ),
        ),
      t("save-done", { names: [name] }),
    );
  }

  /** Put something in the place of a row until it is answered. @param {HTMLElement} item @param {Node[]} inside */
  instead(item, ...inside) {
    this.editing = true;
    const form = make("form", { className: "shelf-ask", method: "dialog" }, ...inside);
    form.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      this.draw(item.dataset.id);
    });
    item.replaceChildren(form);
    return form;
  }

  /** @param {HTMLElement} item @param {PuzzleRow} row @param {string} name */
  rename(item, row, name) {
    const input = make("input", {
      className: "input",
      type: "text",
      value: name,
      maxLength: 200,
      dir: "auto",
      autocomplete: "off",
    });
    const form = this.instead(
      item,
      make("label", { className: "field" }, span("", t("shelf-new-name")), input),
      make(
        "div",
        { className: "group" },
        make("button", { type: "submit", className: "button primary", textContent: t("shelf-rename-yes") }),
        this.cancel(item, t("button-cancel")),
      ),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const wanted = input.value.trim().replace(/\s+/g, " ");
      if (!wanted || wanted === name) return void this.draw(row.id);
      this.doing(
        puzzles.describe(row.id, { name: wanted, worked: true }).then(() => {
          this.session.autosave.called(row.id, wanted);
          return this.draw(row.id);
        }),
        t("shelf-renamed", { name: wanted }),
      );
    });
    input.select();
    input.focus();
  }

  /** @param {HTMLElement} item @param {string} text */
  cancel(item, text) {
    const button = make("button", { type: "button", className: "button", textContent: text });
    button.addEventListener("click", () => this.draw(item.dataset.id));
    return button;
  }

  /** @param {HTMLElement} item @param {PuzzleRow} row @param {string} name */
  async remove(item, row, name) {
    const now = row.id === this.store.item?.id;
    if (!now && (await heldIds()).has(row.id)) return this.tell(t("shelf-not-while-open"));
    const no = this.cancel(item, t("shelf-delete-no"));
    const question = make("p", { textContent: t("shelf-delete-ask", { name }), id: "shelf-question" });
    const form = this.instead(
      item,
      question,
      make(
        "div",
        { className: "group" },
        make("button", { type: "submit", className: "button danger", textContent: t("shelf-delete-yes") }),
        no,
      ),
    );
    no.setAttribute("aria-describedby", "shelf-question");
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.doing(this.removed(row.id, now), t("shelf-deleted", { name }));
    });
    no.focus();
    return undefined;
  }

  /** @param {string} id @param {boolean} now it is the one that is shown */
  async removed(id, now) {
    await puzzles.remove(id);
    this.session.autosave.forget(id);
    await this.draw();
    byId("shelf-close").focus();
    if (!now) return;
    const next = (await puzzles.all()).find((row) => !row.damaged && row.id !== id);
    if (next && (await this.session.opening.kept(next.id, puzzleName(next)))) return;
    this.on.emptied();
  }
}

/**
 * What a puzzle's row says below its name; of what kind it is, if not of the usual one.
 * @param {PuzzleRow} row
 * @param {import("../ui/kinds.js").Kind[]} kinds
 */
function facts({ kind, placed, given, changed }, kinds) {
  const when = date(changed, { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" });
  const other = kind && kinds.length && kind !== kinds[0].id ? [kindTitle(kind)] : [];
  return [
    ...other,
    t(placed === given ? "shelf-words" : "shelf-words-placed", { placed, given }),
    t("shelf-changed", { date: when }),
  ].join(" · ");
}

/** How safe the puzzles are here, and how much room they take. */
async function spaceText() {
  const { persisted, usage, quota } = await space();
  const large = quota >= 1e9;
  const used = t(large ? "shelf-used-gigabytes" : "shelf-used", {
    used: usage / 1e6,
    room: quota / (large ? 1e9 : 1e6),
  });
  return [t(persisted ? "shelf-safe" : "shelf-unsafe"), ...(quota ? [used] : [])].join(" ");
}
