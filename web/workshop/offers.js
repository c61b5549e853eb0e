// Words of the dictionary that would join the puzzle as it lies, each a button.
import { shownPuzzle } from "../base/state.js";
import { make, span } from "../base/dom.js";
import { interlocked } from "../base/models.js";
import { messageOf } from "../base/errors.js";
import { localised, page, t } from "../i18n/l10n.js";

const ASKED = 12;

/** @typedef {{word: string, shown?: string, clue: string, cells: string[], crossings: number}} Offer */

export class Offers {
  /**
   * @param {import("../app/state.js").Values} store @param {import("../app/session.js").Session} session
   * @param {{list: HTMLElement, text: HTMLElement, more: HTMLButtonElement}} parts
   * @param {(offer: Offer) => void} take
   */
  constructor(store, session, { list, text, more }, take) {
    this.store = store;
    this.session = session;
    this.list = list;
    this.text = text;
    this.more = more;
    this.take = take;
    this.asked = 0;
    this.word = -1;
    more.addEventListener("click", () => this.ask(this.word));
    list.addEventListener("keydown", (event) => {
      const buttons = [...list.querySelectorAll("button")];
      const at = buttons.findIndex((button) => button === document.activeElement);
      const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      buttons[Math.max(0, Math.min(to, buttons.length - 1))]?.focus();
    });
  }

  clear() {
    this.asked += 1;
    this.text.textContent = "";
    this.list.replaceChildren();
    this.list.hidden = true;
  }

  /** @param {number} word that is to be replaced, -1 for one more @returns {Promise<void>} */
  async ask(word) {
    this.word = word;
    const asked = ++this.asked;
    const { view } = shownPuzzle(this.store);
    const focused = document.activeElement === this.more || this.list.contains(document.activeElement);
    this.text.textContent = this.session.changes.irreplaceable || t("offers-looking");
    this.more.hidden = Boolean(this.session.changes.irreplaceable);
    if (this.session.changes.irreplaceable) return;
    try {
      const found = await this.session.dictionaries.suggest(word, ASKED);
      if (asked !== this.asked) return;
      this.text.textContent = [
        localised({ message: found.why, said: found.said }),
        !found.words.length ? t("offers-none") : found.why ? t("offers-instead") : "",
      ]
        .filter(Boolean)
        .join(" ");
      this.list.hidden = !found.words.length;
      this.list.replaceChildren(...found.words.map((offer) => this.row(offer, view)));
      this.more.textContent = t("offers-more");
      if (focused && !this.list.contains(document.activeElement) && document.activeElement !== this.more)
        this.more.focus();
    } catch (error) {
      if (asked !== this.asked) return;
      this.list.hidden = true;
      this.text.textContent = messageOf(error);
    }
  }

  /** @param {Offer} offer @param {import("../base/state.js").View} view */
  row(offer, view) {
    const { language: lang, direction: dir } = view;
    const button = make(
      "button",
      { type: "button", className: "offer", dir },
      span("word", offer.shown ?? offer.word, { lang }),
      " ",
      span("offer-joins soft", interlocked(view) ? t("offers-joins", { n: offer.crossings }) : "", {
        lang: page.code,
        dir: page.direction,
      }),
      " ",
      span("clue", offer.clue || t("list-no-clue"), offer.clue ? { lang } : { lang: page.code, dir: page.direction }),
    );
    button.addEventListener("click", () => this.take(offer));
    return make("li", {}, button);
  }
}
