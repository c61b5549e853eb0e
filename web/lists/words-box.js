// The box for words that are typed or pasted, a clue behind each: while they are written, each line shows its cells and
// what is wrong with it; one press makes a puzzle of them.
import { byId, make, span } from "../base/dom.js";
import { localised, t } from "../i18n/l10n.js";
import { kindTitle, knows, usesDictionary } from "../ui/kinds.js";
import { Checker } from "./checker.js";
import { rowOf } from "./rows.js";
import { finding } from "./table-row.js";

const PAUSE_MS = 250; // after a letter until its line is read
const MOST_LINES = 100; // that are shown as cells
const NO_CLUE = "no-clue"; // a finding that needs no telling while words are typed
const TURNED = "columns-swapped"; // what the engine says where clues stood first
const SHORT = 24; // characters of clues that may as well be the words, as in a list of vocabulary
const EXAMPLE = " | "; // between the lines of the example

export class WordsBox {
  /** @param {import("./lists.js").Lists} lists */
  constructor(lists) {
    this.lists = lists;
    this.text = byId("own-text");
    this.timer = 0;
    this.swapped = false; // by the person
    /** What the engine made of the text. @type {import("./rows.js").Row[]} */
    this.rows = [];
    this.checker = new Checker(lists.engine, {
      checked: ({ rows }, found, tongue) => this.draw(rows, found, tongue),
      one: () => {},
      failed: () => {}, // told when a puzzle is made of them
    });
    this.text.addEventListener("input", () => this.written());
    this.text.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) (event.preventDefault(), this.make());
    });
    byId("own-make").addEventListener("click", () => this.make());
    byId("own-example").addEventListener("click", () => this.example());
    byId("own-swap").addEventListener("click", () => {
      this.swapped = !this.swapped;
      this.read();
    });
    byId("own-file").addEventListener("click", () => {
      lists.on.enter();
      byId("file-list").click();
    });
    byId("own-table").addEventListener("click", () => {
      this.open(false);
      lists.table.go(0, "word");
    });
    lists.store.on(["kind", "kinds", "language"], () => this.kinds());
    this.kinds();
    if (this.text.value) this.written(); // before this was there
  }

  /** Whether it stands in the place of the table. @param {boolean} on */
  open(on) {
    byId("lists").toggleAttribute("data-box", on);
    byId("lists").toggleAttribute("data-none", !this.lists.shelf.length);
  }

  /** If it is open, take the focus, unless that brings a keyboard up. @returns {boolean} whether it is open */
  focused() {
    const open = byId("lists").dataset.box !== undefined;
    if (open && matchMedia("(pointer: fine)").matches) this.text.focus();
    return open;
  }

  /** Nothing is in it any more. */
  empty() {
    this.text.value = "";
    this.written();
  }

  example() {
    this.text.value = t("own-example-words").split(EXAMPLE).join("\n");
    this.written();
    this.text.focus();
  }

  /** The other kinds of puzzle that so few words can be made into. */
  kinds() {
    const { kinds, kind } = this.lists.store;
    const own = usesDictionary(kind) ? kind?.id : undefined;
    const others = kinds.filter(
      (one) => usesDictionary(one) && !knows(one, "grid.fill") && one.id !== (own ?? kinds[0]?.id),
    );
    byId("own-kinds").replaceChildren(
      ...(others.length ? [span("soft", t("own-or"))] : []),
      ...others.map(({ id }) => {
        const button = make("button", { type: "button", className: "button tight", textContent: kindTitle(id) });
        button.addEventListener("click", () => this.make(id));
        return button;
      }),
    );
  }

  written() {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.read(), this.text.value.trim() ? PAUSE_MS : 0);
  }

  /** What the lines say, as the engine reads them. */
  async read() {
    clearTimeout(this.timer);
    const { value } = this.text;
    const bytes = new TextEncoder().encode(value);
    if (!value.trim()) this.swapped = false;
    if (!value.trim() || bytes.length > this.lists.store.limits.dictionary_bytes) {
      this.rows = [];
      byId("own-turn").hidden = true;
      return this.draw([], [], { language: "", direction: "ltr" });
    }
    const answer = await this.lists.engine
      .request("words.parse", { name: `${t("lists-clipboard")}.txt` }, bytes.buffer)
      .catch(() => undefined); // told when a puzzle is made of it
    if (!answer || value !== this.text.value) return undefined;
    this.rows = this.turned(answer.rows.map(rowOf));
    const told = answer.issues.find(({ code }) => code === TURNED);
    const both = this.rows.every(({ word, clue }) => word && clue && Math.max(word.length, clue.length) <= SHORT);
    byId("own-turn").hidden = !told && !both && !this.swapped;
    byId("own-turned").textContent = told && !this.swapped ? localised(told) : "";
    return this.checker.ask({ rows: this.rows, draft: null, language: "", letters: {}, name: "" }, 0);
  }

  /** Words for clues and clues for words, if the person wants them so. @param {import("./rows.js").Row[]} rows */
  turned(rows) {
    return this.swapped ? rows.map((row) => ({ ...row, word: row.clue, clue: row.word })) : rows;
  }

  /**
   * @param {readonly import("./rows.js").Row[]} rows
   * @param {import("./checker.js").Checked[]} found
   * @param {import("./checker.js").Tongue} tongue
   */
  draw(rows, found, { language, direction }) {
    const told = found.map(({ findings }) => findings.filter(({ code }) => code !== NO_CLUE));
    const wrong = told.filter(({ length }) => length).length;
    byId("own-count").textContent = rows.length
      ? [
          t("own-count", { n: rows.length, clues: rows.filter(({ clue }) => clue.trim()).length }),
          ...(wrong ? [t("own-wrong", { n: wrong })] : []),
        ].join(" ")
      : "";
    byId("own-lines").replaceChildren(
      ...found.slice(0, MOST_LINES).map(({ cells }, at) => {
        const boxes = make("span", { className: "boxes", dir: direction, lang: language });
        boxes.append(...cells.map((cell) => span("box", cell)));
        return make("li", {}, boxes, span("own-clue", rows[at].clue, { dir: "auto" }), ...told[at].map(finding));
      }),
    );
  }

  /** A puzzle of what is in the box, which becomes a list. @param {string} [of] the kind of puzzle, if another one */
  async make(of) {
    const { lists } = this;
    const text = this.text.value;
    if (!text.trim()) return this.text.focus();
    const read = await lists.files.parsed(text, t("lists-not-made"));
    if (!read) return undefined;
    lists.add("", "", this.turned(read.rows));
    this.empty();
    lists.store.set({ welcome: false });
    return lists.files.make(of);
  }
}
