// The cells that a word takes, as boxes. A box with letters that could stand apart is a button: it parts
// them by a | in the word; where a | stands, a button between two boxes joins them again.
import { make, span } from "./dom.js";
import { fontOf } from "./fonts.js";
import { t } from "./l10n.js";

const PAUSE_MS = 100; // before the engine is asked where a word can be parted

export class Cells {
  /**
   * @param {import("./client.js").Engine} engine @param {HTMLElement} holder
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
    this.wanted = -1; // the cell that gets the focus when the boxes are drawn again
    holder.setAttribute("role", "group");
  }

  /**
   * @param {string} text the word as it is written @param {string[]} cells
   * @param {{language: string, direction: "ltr" | "rtl", letters?: object}} how
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
    if (!cells.length) return;
    setTimeout(async () => {
      if (asked !== this.asked) return;
      const found = await this.engine.request("word.parting", { language, text, letters }).catch(() => null); // the boxes stay as they are
      if (found && asked === this.asked && found.cells.join("\n") === cells.join("\n")) this.boxes(cells, found.parted, found.joined);
    }, this.wanted < 0 ? PAUSE_MS : 0);
  }

  /** @param {string[]} cells @param {string[]} parted @param {string[]} joined texts by cell, and by boundary */
  boxes(cells, parted, joined) {
    const act = (text, cell) => () => {
      this.wanted = cell;
      this.change(text);
    };
    const made = cells.flatMap((cell, i) => {
      const box = span(this.box, parted[i] ? "" : cell);
      if (parted[i]) {
        const label = t("edit-part", { cell });
        const button = make("button", { type: "button", className: "part", textContent: cell, title: label, ariaLabel: label });
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
    if (this.wanted < 0 || !parted.length) return;
    const buttons = [...this.holder.querySelectorAll("button")];
    const near = made.indexOf(this.holder.children[this.wanted]);
    this.wanted = -1;
    (buttons.find((button) => made.indexOf(button.closest("span") ?? button) >= near) ?? buttons.at(-1))?.focus();
  }
}
