// The words that are not on the sheet, in one group: why, what would help, and what else can be done with them.
import { shownPuzzle } from "../base/state.js";
import { byId, make, span } from "../base/dom.js";
import { localised, page, t } from "../i18n/l10n.js";
import { sourceName } from "../i18n/names.js";
import { kindTitle } from "../ui/kinds.js";

/** @typedef {import("../base/protocol.d.ts").Answers["puzzle.left"]} LeftOut */

export class LeftOutWords {
  /** @param {import("./state.js").Values} store @param {import("../app/session.js").Session} session */
  constructor(store, session) {
    this.store = store;
    this.session = session;
    /** @type {LeftOut | null} */
    this.found = null;
    this.asked = 0;
    this.open = true;
    store.on(["puzzle", "busy", "phase", "dictionary"], () => this.ask());
    store.on(["language"], () => this.draw());
  }

  /** Whether the puzzle is made of the list at hand, and that is the person's own. */
  get own() {
    const { puzzle, dictionary } = this.store;
    return Boolean(this.session.choices.whole && puzzle?.from && puzzle.from.source.id === dictionary?.source.id);
  }

  async ask() {
    const { store, session } = this;
    const { puzzle, phase, busy } = store;
    const asked = ++this.asked;
    const { placed = 0, given = 0 } = puzzle?.view.counts ?? {};
    if (!puzzle || (placed === given && !this.own)) return this.show(null);
    if (busy || phase !== "ready") return undefined;
    const list = this.own ? session.dictionaries.heldId : undefined;
    const named = { document: puzzle.document, ...(list && { dictionary: list }) };
    const found = await session.engine.request("puzzle.left", named).catch(() => null);
    return asked === this.asked ? this.show(found) : undefined;
  }

  /** @param {LeftOut | null} found */
  show(found) {
    this.found = found;
    this.draw();
  }

  draw() {
    const { found, store } = this;
    for (const place of [byId("words-left-out"), byId("left-out")]) {
      place.hidden = !found?.groups.length;
      if (!found || place.hidden) place.replaceChildren();
      else place.replaceChildren(this.group(found, shownPuzzle(store).view));
    }
  }

  /** @param {LeftOut} found @param {import("../base/state.js").View} view */
  group({ groups, ...offers }, view) {
    const n = groups.reduce((sum, { words, more }) => sum + words.length + more, 0);
    const rows = groups.map(({ why, help, words, more }) =>
      make(
        "li",
        {},
        span("why", localised(why)),
        ...(words.length ? [": ", make("bdi", { lang: view.language, textContent: words.join(", ") })] : []),
        ...(words.length && more ? [" ", t("left-out-more", { n: more })] : []),
        ". ",
        span("soft", localised(help)),
      ),
    );
    const details = make(
      "details",
      { open: this.open },
      make("summary", { textContent: t("left-out", { n }) }),
      make("ul", {}, ...rows),
      ...this.offers(offers, view),
    );
    details.addEventListener("toggle", () => (this.open = details.open));
    return details;
  }

  /**
   * What else can be done, each a button and a sentence.
   * @param {Omit<LeftOut, "groups">} offers @param {import("../base/state.js").View} view
   */
  offers({ join, pieces, kind }, view) {
    const { session } = this;
    const links = join && session.dictionaries.linking(view.language);
    /** @type {[string, string, () => unknown][]} the button, what it does in a sentence, and how */
    const ways = [];
    if (pieces) ways.push([t("left-out-pieces"), t("left-out-pieces.help"), () => session.making.inPieces(pieces)]);
    if (links) {
      const name = sourceName(links);
      ways.push([t("left-out-join", { name }), t("left-out-join.help"), () => session.making.join(links)]);
    }
    if (kind && this.own) {
      const called = t("left-out-kind", { kind: kindTitle(kind) });
      ways.push([called, t("left-out-kind.help"), () => session.making.newOf(kind)]);
    }
    return ways.map(([textContent, help, act]) => {
      const button = make("button", { type: "button", className: "button tight", textContent });
      button.addEventListener("click", act);
      return make("p", { lang: page.code }, button, " ", span("soft", help));
    });
  }
}
