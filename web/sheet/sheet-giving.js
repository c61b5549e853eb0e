// Letters that are shown to whoever solves the puzzle: chosen in the sheet's grid, by a press or by keys.
import { shownPuzzle } from "../base/state.js";
import { t } from "../i18n/l10n.js";
import { drawnColumn } from "../grid/paint.js";

export class Giving {
  /** @param {import("./sheet.js").Sheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    /** Row and column of the keyboard's cursor, in reading order. @type {[number, number] | null} */
    this.cursor = null;
    sheet.canvas.addEventListener("click", (event) => this.press(event));
    sheet.canvas.addEventListener("keydown", (event) => this.move(event));
  }

  /**
   * Show letters, or none.
   * @param {string} how
   * @param {number} [row]
   * @param {number} [column] of the sheet, for "cell"
   */
  give(how, row = 0, column = 0) {
    const { view } = this.sheet;
    if (!view) return;
    const [down, along] = this.offset();
    const cell = view.cells[row]?.[column];
    this.sheet.change(
      "puzzle.give",
      { how, row: row + down, column: column + along },
      {
        said: (/** @type {import("../base/state.js").View} */ whole) =>
          how === "cell"
            ? t("sheet-letter-given", { letter: cell?.t ?? "", given: !cell?.given })
            : t("sheet-letters-given", { n: whole.cells.flat().filter((each) => each?.given).length }),
      },
    );
  }

  /** Rows and columns that the sheet has lost at its beginning, where words lie apart. @returns {[number, number]} */
  offset() {
    const { view, sheet } = shownPuzzle(this.sheet.store);
    const at = sheet?.words.find(({ state }) => state === "placed");
    const [[r, c], [row, column]] = [at && view.words[at.index], at].map((word) => word?.places?.[0] ?? [0, 0]);
    return [r - row, c - column];
  }

  /** @param {MouseEvent} event */
  press(event) {
    const { view, canvas } = this.sheet;
    if (!view || this.sheet.keyOnly || !this.sheet.gives) return;
    const box = canvas.getBoundingClientRect();
    const [cell, margin] = [Number(canvas.dataset.cell), Number(canvas.dataset.margin)];
    const column = drawnColumn(view, Math.floor((event.clientX - box.left - margin) / cell));
    const row = Math.floor((event.clientY - box.top - margin) / cell);
    if (!view.cells[row]?.[column]?.t) return;
    this.cursor = [row, column];
    this.give("cell", row, column);
  }

  /** @param {KeyboardEvent} event */
  move(event) {
    const { view } = this.sheet;
    if (!view || this.sheet.keyOnly || !this.sheet.gives || event.ctrlKey || event.metaKey || event.altKey) return;
    const side = view.direction === "rtl" ? -1 : 1;
    /** @type {Record<string, [down: number, along: number]>} */
    const steps = { ArrowLeft: [0, -side], ArrowRight: [0, side], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
    const step = steps[event.key];
    const turn = event.key === " " || event.key === "Enter";
    if (!step && !turn) return;
    event.preventDefault();
    if (turn && this.cursor)
      return view.cells[this.cursor[0]][this.cursor[1]]?.t ? this.give("cell", ...this.cursor) : undefined;
    if (!this.cursor || !step) {
      const row = view.cells.findIndex((cells) => cells.some(Boolean));
      this.cursor = row < 0 ? null : [row, view.cells[row].findIndex(Boolean)];
    } else {
      let [r, c] = this.cursor;
      do [r, c] = [r + step[0], c + step[1]];
      while (view.cells[r]?.[c] === null);
      if (view.cells[r]?.[c]) this.cursor = [r, c];
    }
    this.sheet.draw();
    this.reveal();
    this.tell();
  }

  /** Bring the cursor's cell into sight. */
  reveal() {
    const { cursor } = this;
    const { view, canvas, figure } = this.sheet;
    if (!view || !cursor) return;
    const cell = Number(canvas.dataset.cell);
    const box = canvas.getBoundingClientRect();
    const [x, y] = [box.left + drawnColumn(view, cursor[1]) * cell, box.top + cursor[0] * cell];
    const frame = figure.getBoundingClientRect();
    const bar = document.querySelector(".sheet-top")?.getBoundingClientRect().bottom ?? 0;
    /** @param {number} from @param {number} to @param {number} low @param {number} high */
    const past = (from, to, low, high) => (from < low ? from - low : to > high ? to - high : 0);
    figure.scrollBy(past(x - cell, x + 2 * cell, frame.left, frame.right), 0);
    scrollBy(0, past(y - cell, y + 2 * cell, bar, innerHeight));
  }

  tell() {
    const { cursor } = this;
    const { view } = this.sheet;
    const cell = cursor && view?.cells[cursor[0]]?.[cursor[1]];
    if (!cell) return;
    const number = view.lines ? "" : (cell.n ?? ""); // where rows and columns carry the numbers, they say it all
    const place = { row: cursor[0] + 1, column: cursor[1] + 1, label: number };
    this.sheet.say(
      t(number ? "sheet-cell-numbered" : "sheet-cell", {
        ...place,
        letter: cell.t || t("sheet-cell-empty"),
        given: Boolean(cell.given),
      }),
    );
  }
}
