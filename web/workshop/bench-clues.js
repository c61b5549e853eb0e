// The bench's part "Clues": the clues of all slots beside the grid, full or not, each written where it stands. The slot
// under the cursor and the clue that is written are the same one. The engine tells what is odd about a clue; clues that
// were written for a word before, on this device or in the word list, are offered. F2 goes from the grid to the clue
// and back, Enter to the next clue; Escape leaves it as it was.
import { asking } from "../grid/editor-asks.js";
import { make, span } from "../base/dom.js";
import { EngineError } from "../engine/client.js";
import { localised, page, t } from "../i18n/l10n.js";
import { label } from "../sheet/sheet-lists.js";
import { clueMemory, cluedWords } from "../storage/clue-memory.js";
import { usesDictionary } from "../ui/kinds.js";

/** @typedef {import("../base/protocol.d.ts").ClueRow} ClueRow */
/** The place of a shown puzzle on the shelf. @typedef {import("../app/state.js").Values["item"]} Shown */

const PAUSE_MS = 150; // without a change, before the list is asked for again
const KEEP_MS = 400; // what is typed is in the puzzle half a second later
const LONGEST = 1000; // characters of a clue
const OFFERED = 6;

let written = 0; // numbers the clues that are written: all that is typed in one is one step of undo

/** @param {HTMLElement} element @param {import("./bench.js").Place} place */
export function clues(element, place) {
  const { engine, store, editor, say } = place;
  /** @type {Map<string, Row>} by where its slot begins */
  const rows = new Map();
  let order = "";
  let seen = false;
  const [line, lists] = [make("p", { className: "clues-line" }), make("div", {})];
  const [memory, remember, forget] = [
    make("p", { className: "help" }),
    make("button", { type: "button", className: "button tight" }),
    make("button", { type: "button", className: "button tight" }),
  ];
  element.append(line, lists, make("div", { className: "clues-memory" }, memory, remember, forget));

  const remembered = () => {
    const n = clueMemory.size;
    memory.textContent = t("clues-remembered", { n });
    forget.hidden = !n;
  };
  const translate = () => {
    remember.textContent = t("clues-remember");
    forget.textContent = t("clues-forget");
    remembered();
  };
  remember.addEventListener("click", () => {
    const { view } = editor;
    if (view) clueMemory.add(view.language, cluedWords(view));
    remembered();
    say(memory.textContent ?? "");
  });
  forget.addEventListener("click", () => {
    clueMemory.clear();
    remembered();
    remember.focus();
    say(t("clues-forgotten"));
  });

  /** @param {ClueRow[]} found @param {Shown} of */
  const draw = (found, of) => {
    const { view } = editor;
    if (!view || of !== store.item) return;
    const writing = [...rows.values()].find(({ text }) => text === document.activeElement)?.text;
    const keys = found.map(keyOf);
    const next = `${view.labels.across}\n${view.labels.down}\n${keys.join(";")}`;
    for (const [at, item] of found.entries()) {
      const row = rows.get(keys[at]) ?? new Row(place, { step: (by, from) => step(by, from), remembered });
      rows.set(keys[at], row);
      row.take(item, view, of);
    }
    if (next !== order) {
      order = next;
      for (const key of rows.keys()) if (!keys.includes(key)) rows.delete(key);
      lists.replaceChildren(
        ...[true, false].flatMap((across) => {
          const some = found.flatMap((item, at) => (item.across === across ? (rows.get(keys[at])?.line ?? []) : []));
          if (!some.length) return [];
          const heading = make("h2", {}, label(make("bdi"), view, across ? "across" : "down"));
          return [heading, make("ol", { className: "clue-rows" }, ...some)];
        }),
      );
      if (writing?.isConnected) writing.focus({ preventScroll: true }); // it was taken out and put in again
    }
    const missing = found.filter(({ clue }) => !clue).length;
    const notes = found.filter(({ remarks }) => remarks.length).length;
    line.textContent = [
      t("clues-missing", { n: missing }),
      ...(notes ? [t("editor-warnings", { n: notes })] : []),
    ].join(" · ");
    follow();
  };
  const ask = asking(
    PAUSE_MS,
    async () => {
      const { item, puzzle } = store;
      if (!seen || !editor.view || !puzzle) return null;
      return { of: item, ...(await engine.request("grid.clues", { document: puzzle.document })) };
    },
    (answer) => answer && draw(answer.rows, answer.of),
  );

  /** @param {1 | -1} by @param {Row} from */
  const step = (by, from) => {
    const shown = [...lists.querySelectorAll("textarea")];
    shown[shown.indexOf(from.text) + by]?.focus();
  };
  /** Mark the clue of the slot under the cursor, and bring it into sight unless something is being written here. */
  const follow = () => {
    const { slot } = editor;
    const here = slot ? keyOf(slot) : "";
    for (const [key, row] of rows) {
      const on = key === here;
      if (on === row.line.hasAttribute("data-here")) continue;
      row.line.toggleAttribute("data-here", on);
      if (on && !element.contains(document.activeElement)) row.line.scrollIntoView({ block: "nearest" });
    }
  };

  store.on(["puzzle"], () => seen && ask());
  store.on(["item"], () => {
    for (const row of rows.values()) row.leave();
    if (seen) ask(true);
  });
  store.on(["editor"], () => seen && follow());
  store.on(["language"], () => {
    translate();
    order = "";
    if (seen) ask(true);
  });
  translate();
  return {
    /** To the clue of the slot under the cursor. */
    write() {
      const row = editor.slot && rows.get(keyOf(editor.slot));
      row?.text.focus();
      return Boolean(row);
    },
    /** @param {boolean} open */
    shown(open) {
      seen = open;
      if (!open) return;
      remembered();
      ask(true);
    },
  };
}

/** @param {{across: boolean, cells: number[][]}} slot */
const keyOf = ({ across, cells }) => `${cells[0]},${across}`;

/** A slot and its clue. */
class Row {
  /**
   * @param {import("./bench.js").Place} place
   * @param {{step: (by: 1 | -1, from: Row) => void, remembered: () => void}} on
   */
  constructor(place, on) {
    this.place = place;
    this.on = on;
    /** @type {ClueRow | null} */
    this.item = null;
    /** The puzzle that it is of. @type {Shown} */
    this.of = null;
    this.before = ""; // the clue as it was when its field got the focus
    this.kept = ""; // the last that the puzzle has
    /** What is on its way to the puzzle. @type {string | null} */
    this.sent = null;
    this.known = ""; // what is shown
    this.act = "";
    this.timer = 0;
    this.slot = make("button", { type: "button", className: "clue-slot", tabIndex: -1 });
    this.text = make("textarea", { className: "input clue-text", rows: 1, maxLength: LONGEST, enterKeyHint: "next" });
    this.remarks = make("ul", { className: "clue-remarks" });
    this.offers = make("ul", { className: "clue-offers", hidden: true });
    this.line = make("li", { className: "clue-row" }, this.slot, this.text, this.offers, this.remarks);
    this.slot.addEventListener("click", () => {
      this.select();
      place.editor.field.focus({ preventScroll: true });
    });
    this.text.addEventListener("focus", () => this.begin());
    this.text.addEventListener("input", () => this.typed());
    this.text.addEventListener("keydown", (event) => this.key(event));
    this.line.addEventListener("focusout", ({ relatedTarget }) => {
      if (!this.line.contains(/** @type {Node | null} */ (relatedTarget)) && document.hasFocus()) this.end();
    });
  }

  /** @param {ClueRow} item @param {import("../base/state.js").View} view @param {Shown} of */
  take(item, view, of) {
    const other = !this.item || this.of !== of;
    Object.assign(this, { item, of });
    const { label: number, pattern, clue, counts, remarks, shown } = item;
    const focused = document.activeElement === this.text;
    const writing = focused || this.timer || this.sent !== null;
    if (other || (!writing && this.kept !== clue)) this.text.value = this.kept = clue;
    this.text.readOnly = false;
    if (other) this.act = "";
    if (other && focused) this.begin();
    const { labels, language, direction, clue_language: lang, clue_direction: dir } = view;
    const known = JSON.stringify([item, labels.across, labels.down, language, direction, lang, dir, page.code]);
    if (known === this.known) return;
    this.known = known;
    const letters = pattern.map((letter) => letter || "?").join("");
    const name = t("grid-entry", { number, heading: labels[item.across ? "across" : "down"] });
    this.slot.replaceChildren(
      span("clue-label", number),
      span("clue-answer", shown || letters, { lang: language, dir: direction }),
      span("soft", `(${counts || pattern.length})`),
    );
    this.slot.setAttribute("aria-label", `${name}: ${shown || letters}`);
    this.text.setAttribute("aria-label", t("clue-of", { word: `${name}, ${shown || letters}` }));
    Object.assign(this.text, { lang, dir });
    this.line.toggleAttribute("data-missing", !clue);
    this.remarks.replaceChildren(...remarks.map((remark) => make("li", { textContent: localised(remark) })));
    this.remarks.hidden = !remarks.length;
  }

  /** Another puzzle is shown: nothing is written in this row until it is told what that one has there. */
  leave() {
    clearTimeout(this.timer);
    Object.assign(this, { item: null, act: "", timer: 0, sent: null });
    this.text.readOnly = true;
    this.offers.hidden = true;
  }

  select() {
    const { item } = this;
    const { editor } = this.place;
    if (!item || (editor.slot && keyOf(editor.slot) === keyOf(item))) return;
    editor.go(item.cells[0], { across: item.across, tell: false });
  }

  begin() {
    if (!this.act) {
      this.act = `clue beside ${++written}`;
      this.before = this.text.value;
    }
    this.select();
    this.line.scrollIntoView({ block: "nearest" });
    this.offer();
  }

  /** The clues that were written for the word before, here or in the word list. */
  async offer() {
    const { item, text, place } = this;
    const { store, session, engine, editor } = place;
    const { view } = editor;
    if (!item || !view || item.word === null) return this.draw([]);
    const own = clueMemory.of(view.language, item.pattern.join(""));
    this.draw(own);
    const dictionary = usesDictionary(store.kind) && session.dictionaries.loadedId;
    if (!dictionary) return undefined;
    try {
      const { clues: listed } = await engine.request("word.clues", { dictionary, cells: item.pattern });
      if (this.act && this.item?.pattern.join() === item.pattern.join() && text.isConnected)
        this.draw([...own, ...listed]);
    } catch {
      /* another list by now: its clues are not worth a word */
    }
    return undefined;
  }

  /** @param {string[]} found */
  draw(found) {
    const { offers, text } = this;
    const some = [...new Set(found)].filter((clue) => clue !== text.value.trim()).slice(0, OFFERED);
    offers.hidden = !some.length;
    offers.setAttribute("aria-label", t("clues-offers"));
    offers.replaceChildren(
      ...some.map((clue) => {
        const button = make("button", { type: "button", className: "clue-offer", textContent: clue });
        Object.assign(button, { lang: text.lang, dir: text.dir });
        button.addEventListener("click", () => {
          text.value = clue;
          text.focus();
          this.keep();
          this.offer();
        });
        return make("li", {}, button);
      }),
    );
  }

  typed() {
    const { text } = this;
    if (/[\r\n]/.test(text.value)) text.value = text.value.replace(/\s*[\r\n]+\s*/g, " ");
    this.timer ||= window.setTimeout(() => this.keep(), KEEP_MS);
  }

  /** Put what is typed into the puzzle that it was typed for, and into the memory of clues. */
  keep() {
    clearTimeout(this.timer);
    this.timer = 0;
    const { item, of, act, place } = this;
    const clue = this.text.value.replace(/\s+/g, " ").trim();
    const { view } = place.editor;
    if (!item || !view || of !== place.store.item || clue === (this.sent ?? this.kept)) return;
    this.send(item, clue);
    if (item.word !== null) clueMemory.add(view.language, [{ word: item.pattern.join(""), clue }], act);
    this.on.remembered();
  }

  /** @param {ClueRow} item @param {string} clue */
  async send({ cells: [[row, column]], across }, clue) {
    const { of, act, place } = this;
    const { store, editor } = place;
    /** @type {import("../base/protocol.d.ts").Direction} */
    const way = across ? "across" : "down";
    const fields = () => {
      if (store.item === of) return { row, column, way, clue };
      throw new EngineError({ code: "stale", message: t("failed-other-puzzle") });
    };
    this.sent = clue;
    let made;
    try {
      made = await editor.change("grid.clue", fields, { act });
    } finally {
      if (this.of === of && this.sent === clue) this.sent = null;
    }
    if (made && this.of === of) this.kept = clue;
  }

  end() {
    this.keep();
    this.act = "";
    this.offers.hidden = true;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.on.step(event.shiftKey ? -1 : 1, this);
    } else if (event.key === "Escape" || event.key === "F2") {
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "Escape") this.text.value = this.before;
      this.keep();
      this.place.editor.field.focus({ preventScroll: true });
    }
  }
}
