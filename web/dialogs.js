// What speaks to the person outside the puzzle: messages, the edit dialog.
import { byId, home, icon, make } from "./dom.js";
import { S } from "./strings.js";

/** Messages under the toolbar; the banner of the view that is shown takes them. */
export const banner = {
  /** @param {string} title @param {string} text @param {"error" | "note"} [tone] */
  show(title, text, tone = "error") {
    banner.clear();
    const close = make("button", { type: "button", className: "button plain", ariaLabel: S.dismiss }, icon("i-close"));
    const message = make("div", { className: "message" }, make("p", {}, ...(title ? [make("strong", { textContent: title }), " "] : []), text), close);
    message.dataset.tone = tone;
    close.addEventListener("click", () => banner.clear());
    const holder = byId(document.documentElement.dataset.view === "sheet" ? "sheet-banner" : "banner");
    holder.setAttribute("role", tone === "error" ? "alert" : "status");
    holder.append(message);
  },
  clear() {
    const holders = ["banner", "sheet-banner"].map(byId);
    const focused = holders.some((holder) => holder.contains(document.activeElement));
    holders.forEach((holder) => holder.replaceChildren());
    if (focused) home();
  },
};

/** What is typed in an open dialog belongs to the puzzle it was opened on. */
export const closeDialogs = () => document.querySelectorAll("dialog[open]").forEach((dialog) => /** @type {any} */ (dialog).close());

/**
 * Buttons that close, and a click beside the dialog while nothing would be lost by it.
 * @param {HTMLDialogElement} dialog @param {() => boolean} changed
 */
export function closable(dialog, changed) {
  dialog.querySelectorAll("[data-close]").forEach((button) => button.addEventListener("click", () => dialog.close()));
  dialog.addEventListener("pointerdown", (event) => event.target === dialog && !changed() && dialog.close());
}

const TYPING_MS = 120; // pause in typing after which the cells are asked for

/** Word and clue of one entry, with the cells it will take. */
export class EditDialog {
  /** @param {import("./client.js").Engine} engine @param {import("./state.js").Values} store @param {import("./maker.js").Maker} maker */
  constructor(engine, store, maker) {
    this.engine = engine;
    this.store = store;
    this.maker = maker;
    this.dialog = byId("edit-dialog");
    this.word = byId("edit-word");
    this.clue = byId("edit-clue");
    /** @type {import("./state.js").Word} as it was when the dialog opened */
    this.was = undefined;
    this.timer = 0;
    /** @type {import("./state.js").View} */
    this.view = store.puzzle?.view;
    this.asked = 0;
    closable(this.dialog, () => this.word.value !== this.was.word || this.clue.value !== this.was.clue);
    this.word.addEventListener("input", () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.preview(), TYPING_MS);
    });
    this.clue.addEventListener("input", () => this.measure());
    this.clue.addEventListener("keydown", (event) => { // a clue has one line: Enter saves
      if (event.key === "Enter" && !event.isComposing) event.preventDefault(), this.dialog.querySelector("form").requestSubmit();
    });
    this.dialog.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.save();
    });
  }

  open() {
    const view = this.store.puzzle?.view;
    const word = view?.words[this.store.selected];
    if (!word || this.dialog.open) return;
    this.was = word;
    this.view = view;
    for (const input of [this.word, this.clue, byId("edit-cells")]) Object.assign(input, { lang: view.language, dir: view.direction });
    this.word.value = word.word;
    this.clue.value = word.clue;
    byId("edit-error").textContent = "";
    this.refuse("");
    this.cells(word.cells);
    this.measure();
    this.dialog.showModal();
    this.word.select();
  }

  measure() {
    byId("edit-clue-help").textContent = S.clueLength([...this.clue.value.trim()].length, this.view.long_limit);
  }

  /** @param {string[]} cells */
  cells(cells) {
    const row = byId("edit-cells");
    row.replaceChildren(...cells.map((cell) => make("span", { textContent: cell })));
    row.setAttribute("aria-label", S.cellsOf(cells.join(" "), cells.length));
  }

  /** @param {string} message beside the word; empty takes it away */
  refuse(message) {
    byId("edit-word-error").textContent = message;
    this.word.setAttribute("aria-invalid", String(Boolean(message)));
  }

  async preview() {
    const asked = ++this.asked;
    try {
      const { cells } = await this.engine.request("word.split", { language: this.view.language, text: this.word.value });
      if (asked !== this.asked) return;
      this.refuse("");
      this.cells(cells);
    } catch (error) {
      if (asked !== this.asked) return;
      this.refuse(error.message);
      this.cells([]);
    }
  }

  async save() {
    clearTimeout(this.timer);
    this.asked += 1;
    byId("edit-error").textContent = "";
    const button = byId("edit-save");
    button.disabled = true;
    try {
      await this.maker.edit(this.was, this.word.value, this.clue.value);
      this.dialog.close();
    } catch (error) {
      await this.preview(); // the cells may be of an earlier text
      this.refuse(error.message);
      this.word.focus();
    } finally {
      button.disabled = false;
    }
  }
}
