// What is done to whole rows of the table: added, deleted, moved, pasted; and how they are copied.
import { t } from "../i18n/l10n.js";
import { isBlank, MOST_ROWS } from "./rows.js";

export class RowEdits {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  add() {
    const { table } = this;
    table.commit();
    if (table.rows.length >= MOST_ROWS) return table.on.full();
    const row = Math.min(table.place.row + 1, table.rows.length);
    if (table.place.row < table.rows.length) table.rows.open(row, table.place);
    return table.settle({ row, column: "word" });
  }

  remove() {
    const { table } = this;
    table.commit();
    const { chosen } = table;
    if (!chosen.size) return;
    table.rows.remove(chosen, table.place);
    table.settle({ row: Math.min(...chosen), column: table.place.column });
    table.on.say(t("lists-rows-deleted", { n: chosen.size }));
  }

  /** Clear the cell at the cursor, or the selected rows. */
  clear() {
    const { table } = this;
    const { selected, place } = table;
    if (!selected.size) {
      if (table.rows.put(place, { ...table.rows.at(place.row), [place.column]: "" })) table.settle(place);
      return;
    }
    table.rows.replace(
      table.rows.all.map((row, index) => (selected.has(index) ? { word: "", clue: "" } : row)),
      place,
    );
    table.settle(place, selected);
  }

  /** Words for clues and clues for words, in the selected rows, or in all. */
  swap() {
    const { table } = this;
    table.commit();
    const { selected, place, rows } = table;
    const swapped = rows.all.map((row, index) =>
      selected.size && !selected.has(index) ? row : { ...row, word: row.clue, clue: row.word },
    );
    rows.replace(swapped, place);
    table.settle(place, selected);
    table.on.say(t("lists-swapped"));
  }

  /** @param {-1 | 1} by */
  shift(by) {
    const { table } = this;
    const { chosen } = table;
    if (!chosen.size) return;
    const first = Math.min(...chosen);
    this.carry(by < 0 ? first - 1 : Math.max(...chosen) + 2);
  }

  /** Move the chosen rows before the row `to`. @param {number} to @param {Set<number>} [chosen] */
  carry(to, chosen = this.table.chosen) {
    const { table } = this;
    table.commit();
    if (to < 0 || to > table.rows.length || !chosen.size) return;
    const before = [...chosen].sort((a, b) => a - b);
    const at = Math.max(0, before.indexOf(table.place.row));
    const many = table.selected.size > 0;
    const first = table.rows.move(chosen, to, table.place);
    if (first < 0) return;
    const moved = new Set(before.map((_, index) => first + index));
    table.anchor = first;
    table.settle({ row: first + at, column: table.place.column }, many ? moved : new Set());
    table.on.say(t("lists-rows-moved", { n: moved.size, to: first + 1 }));
  }

  /** @param {import("./rows.js").Row[]} rows put at the cursor */
  insert(rows) {
    const { table } = this;
    table.commit();
    if (table.rows.length + rows.length > MOST_ROWS) return table.on.full();
    table.rows.insert(rows, table.place);
    return table.settle({ row: table.place.row + rows.length, column: "word" });
  }

  /** @param {-1 | 1} by */
  step(by) {
    const { table } = this;
    table.commit();
    const place = table.rows.step(by, table.place);
    if (!place) return;
    table.settle(place);
    table.on.say(t(by < 0 ? "done-undone" : "done-redone"));
  }

  /** Clues for the rows from the cursor on, one a line. @param {string} text */
  pasteClues(text) {
    const { table } = this;
    const clues = text.replace(/\r?\n$/, "").split(/\r\n|\r|\n/);
    const { row } = table.place;
    if (row + clues.length > MOST_ROWS) return table.on.full();
    const rows = [...table.rows.all];
    clues.forEach((clue, index) => (rows[row + index] = { ...table.rows.at(row + index), clue }));
    table.rows.replace(rows, table.place);
    table.settle({ row: row + clues.length - 1, column: "clue" });
    return table.on.say(t("lists-clues-pasted", { n: clues.length }));
  }

  /** Rows as text that a spreadsheet takes. @param {Set<number>} chosen */
  textOf(chosen) {
    const { table } = this;
    /** @param {string} text */
    const cell = (text) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    return table.rows.all
      .filter((row, index) => chosen.has(index) && !isBlank(row))
      .map(({ word, clue }) => `${cell(word)}\t${cell(clue)}\n`)
      .join("");
  }
}
