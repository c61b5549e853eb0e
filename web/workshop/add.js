// New words for the puzzle, one after the other: typed, or picked from those of the dictionary that would join.
import { shownPuzzle } from "../base/state.js";
import { placeOf } from "../grid/places.js";
import { closable } from "../ui/dialogs.js";
import { byId, within } from "../base/dom.js";
import { messageOf } from "../base/errors.js";
import { effect } from "../i18n/effect.js";
import { t } from "../i18n/l10n.js";
import { reasonOf } from "./listing.js";
import { Offers } from "./offers.js";
import { oneLine, WordField } from "./wordfield.js";

/** @typedef {import("../base/state.js").View} View */

export class AddDialog {
  /**
   * @param {import("../engine/client.js").Engine} engine
   * @param {import("../app/state.js").Values} store
   * @param {import("../app/session.js").Session} session
   */
  constructor(engine, store, session) {
    this.store = store;
    this.session = session;
    this.dialog = byId("add-dialog");
    this.clue = byId("add-clue");
    this.field = new WordField(engine, {
      input: byId("add-word"),
      cells: byId("add-cells"),
      error: byId("add-word-error"),
      hint: byId("add-word-hint"),
    });
    this.offers = new Offers(
      store,
      session,
      { list: byId("add-offers"), text: byId("add-offers-text"), more: byId("add-more") },
      (offer) => this.put(offer.word, offer.clue, false),
    );
    closable(this.dialog, () => Boolean(this.field.input.value.trim() || this.clue.value.trim()));
    oneLine(this.clue);
    within(this.dialog, "form", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      this.put(this.field.input.value, this.clue.value, true);
    });
  }

  async open() {
    if (this.dialog.open) return;
    if (this.store.busy) await this.session.settle(); // words join a layout that has come to rest
    const { view } = shownPuzzle(this.store);
    this.field.open(view);
    this.clue.value = "";
    for (const part of [this.clue, byId("add-offers")])
      Object.assign(part, { lang: view.language, dir: view.direction });
    byId("add-done").textContent = "";
    this.offers.clear();
    within(this.dialog, ".offers", HTMLElement).hidden = !this.session.can("puzzle.suggest");
    this.dialog.showModal();
    this.field.input.focus();
    this.suggest();
  }

  /** Offer words of the dictionary, where the kind of puzzle knows how. @returns {Promise<void> | undefined} */
  suggest() {
    return this.session.can("puzzle.suggest") ? this.offers.ask(-1) : undefined;
  }

  /** @param {string} text @param {string} clue @param {boolean} typed */
  async put(text, clue, typed) {
    this.field.still();
    const { input } = this.field;
    if (typed && !text.trim()) {
      this.field.refuse(t("add-empty"));
      return input.focus();
    }
    const button = byId("add-save");
    button.disabled = true;
    try {
      const made = await this.session.changes.ask(
        "puzzle.add",
        { words: [{ text, clue }] },
        { job: true, said: (view, report) => this.told(view, report) },
      );
      if (!made || !this.dialog.open) return undefined;
      const { view } = made;
      byId("add-done").textContent = this.told(view);
      this.store.set({ selected: view.words.length - 1 });
      this.field.view = view;
      if (typed) {
        this.field.open(view);
        this.clue.value = "";
        input.focus();
      }
      await this.suggest();
    } catch (error) {
      if (typed) await this.field.check();
      byId("add-done").textContent = "";
      this.field.refuse(messageOf(error));
      input.focus();
    } finally {
      button.disabled = false;
    }
    return undefined;
  }

  /** @param {View} view @param {import("../base/protocol.d.ts").Report} [report] tell what else came of it */
  told(view, report) {
    const word = view.words[view.words.length - 1];
    const placed = word.state === "placed";
    const act = report ? (placed ? "done-added" : "done-added-unplaced") : placed ? "add-placed" : "add-unplaced";
    return t(act, {
      word: word.shown ?? word.word,
      ...(placed ? { place: placeOf(view, word) } : { reason: reasonOf(word) }),
      ...effect(report, view),
    });
  }
}
