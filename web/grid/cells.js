// The cells that a word takes, as boxes. A box with letters that could stand apart is a button: it parts
// them by a | in the word; where a | stands, a button between two boxes joins them again.
import { make, span } from "../base/dom.js";
import { fontOf } from "../i18n/fonts.js";
import { t } from "../i18n/l10n.js";

const PAUSE_MS = 100; // before the engine is asked where a word can be parted

export class Cells {
  /**
   * @param {import("../engine/client.js").Engine} engine @param {HTMLElement} holder
   * @param {(text: string) => void} change takes the word with a | more or less
   * @param {string} [box] class of a box
   */
  constructor(engine, holder, change, box = "") {
    this.engine = engine;
    this.holder = holder;
    this.change = change;
    this.box = box;
    this.asked = 0;
    this.shown = "";
    this.wanted = { text: "", cell: -1 }; // the cell that gets the focus once that word's boxes are there
    holder.setAttribute("role", "group");
  }

  /**
   * @param {string} text the word as it is written @param {string[]} cells
   * @param {{language: string, direction: "ltr" | "rtl", letters?: Record<string, string>}} how
   */
  draw(text, cells, { language, direction, letters = {} }) {
    const { holder } = this;
    const label = cells.length ? t("edit-cells-of", { n: cells.length, cells: cells.join(" ") }) : t("lists-no-cells");
    const key = JSON.stringify([text, cells, language, letters, label]);
    if (key === this.shown) return;
    this.shown = key;
    Object.assign(holder, { lang: language, dir: direction });
    holder.style.setProperty("--letters", fontOf(language).letters);
    holder.setAttribute("aria-label", label);
    this.boxes(cells, [], []);
    const asked = ++this.asked;
    const wanted = this.wanted.text === text ? this.wanted.cell : -1;
    if (!cells.length) return;
    this.wanted = { text: "", cell: -1 };
    setTimeout(
      async () => {
        if (asked !== this.asked) return;
        // the boxes stay as they are
        const found = await this.engine.request("word.parting", { language, text, letters }).catch(() => null);
        if (found && asked === this.asked && found.cells.join("\n") === cells.join("\n"))
          this.boxes(cells, found.parted, found.joined, wanted);
      },
      wanted < 0 ? PAUSE_MS : 0,
    );
  }

  /**
   * @param {string[]} cells @param {string[]} parted @param {string[]} joined texts by cell, and by boundary
   * @param {number} [wanted] the cell at which, or behind which, a button gets the focus
   */
  boxes(cells, parted, joined, wanted = -1) {
    const act = (/** @type {string} */ text, /** @type {number} */ cell) => () => {
      this.wanted = { text, cell };
      this.change(text);
    };
    /** @type {HTMLElement[]} */
    const drawn = [];
    const made = cells.flatMap((cell, i) => {
      const box = (drawn[i] = span(this.box, parted[i] ? "" : cell));
      if (parted[i]) {
        const label = t("edit-part", { cell });
        const button = make("button", {
          type: "button",
          className: "part",
          textContent: cell,
          title: label,
          ariaLabel: label,
        });
        button.addEventListener("click", act(parted[i], i));
        box.append(button);
      }
      if (!joined[i]) return [box];
      const label = t("edit-join", { one: cell, other: cells[i + 1] });
      const seam = make("button", { type: "button", className: "join", title: label, ariaLabel: label });
      seam.addEventListener("click", act(joined[i], i));
      return [box, seam];
    });
    this.holder.replaceChildren(...made);
    if (wanted < 0) return;
    const buttons = [...this.holder.querySelectorAll("button")];
    const near = made.indexOf(drawn[wanted] ?? drawn.at(-1));
    const boxOf = (/** @type {HTMLElement} */ { parentElement: parent }) =>
      parent && drawn.includes(parent) ? parent : null;
    (buttons.find((button) => made.indexOf(boxOf(button) ?? button) >= near) ?? buttons.at(-1))?.focus();
  }
}
