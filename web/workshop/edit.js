// Word and clue of one entry, with the cells it will take; and the dictionary's words that could stand in its place.
import { closable } from "../ui/dialogs.js";
import { byId, within } from "../base/dom.js";
import { messageOf } from "../base/errors.js";
import { EngineError } from "../engine/client.js";
import { t } from "../i18n/l10n.js";
import { Offers } from "./offers.js";
import { oneLine, WordField } from "./wordfield.js";

export class EditDialog {
  /**
   * @param {import("../engine/client.js").Engine} engine
   * @param {import("../app/state.js").Values} store
   * @param {import("../app/session.js").Session} session
   */
  constructor(engine, store, session) {
    this.store = store;
    this.session = session;
    this.dialog = byId("edit-dialog");
    this.clue = byId("edit-clue");
    this.field = new WordField(engine, {
      input: byId("edit-word"),
      cells: byId("edit-cells"),
      error: byId("edit-word-error"),
      hint: byId("edit-word-hint"),
    });
    this.offers = new Offers(
      store,
      session,
      { list: byId("edit-offers"), text: byId("edit-why"), more: byId("edit-more") },
      (offer) => this.save(offer.word, offer.clue),
    );
    /** As it was when the dialog opened. @type {import("../base/state.js").Word | null} */
    this.was = null;
    this.limit = 0; // characters of a clue that is not too long
    closable(this.dialog, () => this.field.input.value !== this.was?.word || this.clue.value !== this.was.clue);
    this.clue.addEventListener("input", () => this.measure());
    this.field.input.addEventListener("input", () => this.count());
    oneLine(this.clue);
    within(this.dialog, "form", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      this.save(this.field.input.value, this.clue.value);
    });
  }

  /** @param {boolean} [why] to be told why the word has no place */
  async open(why = false) {
    const view = this.store.puzzle?.view;
    const word = view?.words[this.store.selected];
    if (!word || this.dialog.open) return;
    this.was = word;
    this.limit = view.long_limit;
    this.field.open(view, word);
    this.clue.value = word.clue;
    for (const part of [this.clue, byId("edit-offers")])
      Object.assign(part, { lang: view.language, dir: view.direction });
    byId("edit-error").textContent = "";
    this.count();
    const lost = word.state !== "placed";
    byId("edit-offers-heading").textContent = lost
      ? t("offers-why", { word: word.shown ?? word.word })
      : t("edit-offers-heading");
    this.offers.clear();
    this.offers.word = word.index;
    this.offers.more.hidden = false;
    this.offers.more.textContent = t("offers-show");
    this.measure();
    const offered = this.session.can("puzzle.suggest");
    within(this.dialog, ".offers", HTMLElement).hidden = !offered;
    this.dialog.showModal();
    this.field.input.select();
    if (!lost || !offered) return;
    await this.offers.ask(word.index);
    if (why && this.dialog.open && document.activeElement === this.field.input && this.field.input.value === word.word)
      this.offers.list.querySelector("button")?.focus();
  }

  /** The letters of its parts, as long as it is the word that was counted. */
  count() {
    byId("edit-enumeration").textContent =
      this.field.input.value === this.was?.word ? (this.was.enumeration ?? "") : "";
  }

  measure() {
    const n = [...this.clue.value.trim()].length;
    const { limit } = this;
    byId("edit-clue-help").textContent = t(n > limit ? "edit-clue-length-long" : "edit-clue-length", { n, limit });
  }

  /** @param {string} text @param {string} clue */
  async save(text, clue) {
    if (!this.was) return;
    this.field.still();
    byId("edit-error").textContent = "";
    const button = byId("edit-save");
    button.disabled = true;
    try {
      await this.session.changes.edit(this.was, text, clue);
      this.dialog.close();
    } catch (error) {
      await this.field.check(); // the cells may be of an earlier text
      if (error instanceof EngineError && error.where === "clue") {
        byId("edit-error").textContent = error.message;
        this.clue.focus();
      } else {
        this.field.refuse(messageOf(error));
        this.field.input.focus();
      }
    } finally {
      button.disabled = false;
    }
  }
}
