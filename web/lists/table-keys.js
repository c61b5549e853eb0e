// The keys of the table and its clipboard, as in a spreadsheet.
import { page } from "../i18n/l10n.js";
import { COLUMNS } from "./rows.js";

/** @param {import("./table.js").Table} table */
export function keys(table) {
  /** @type {"word" | "clue" | null} */
  let from = null; // the column in which a run of Tabs began: Enter goes back to it
  let leaving = false; // Escape has freed Tab to leave the table

  /** @param {1 | -1} by @returns {boolean} false at either end */
  const tab = (by) => {
    const { row, column } = table.place;
    const to = COLUMNS.indexOf(column) + by;
    const next = row + (to < 0 ? -1 : to >= COLUMNS.length ? 1 : 0);
    if (table.draft && next === table.count) table.commit(); // what is typed in the last row makes another
    if (next < 0 || next >= table.count) return false;
    table.go(next, COLUMNS[(to + COLUMNS.length) % COLUMNS.length]);
    return true;
  };

  table.grid.addEventListener("keydown", (event) => {
    const { target } = event;
    // the input method's
    if (event.isComposing || event.keyCode === 229 || !(target instanceof HTMLInputElement)) return;
    const { place, draft } = table;
    const control = event.ctrlKey || event.metaKey;
    const { shiftKey: shift, altKey: alt } = event;
    const screenful = Math.max(1, Math.floor(table.grid.clientHeight / table.height) - 2);
    const free = leaving;
    leaving = false;
    const began = from ?? place.column;
    if (event.key === "Tab") from = began;
    else if (event.key === "Enter" || (!draft && /^(Arrow|Page|Home|End|Escape)/.test(event.key))) from = null;

    /** @param {1 | -1} by */
    const up = (by) =>
      alt
        ? table.edits.shift(by)
        : table.go(control ? (by < 0 ? 0 : table.rows.length) : place.row + by, place.column, { extend: shift });
    const [left, right] = page.direction === "rtl" ? COLUMNS.toReversed() : COLUMNS;
    /** @type {Record<string, (() => unknown) | false>} false: the key is the text field's own */
    const acts = {
      ArrowUp: () => up(-1),
      ArrowDown: () => up(1),
      ArrowLeft: !draft && !alt && (() => table.go(place.row, left, { extend: shift })),
      ArrowRight: !draft && !alt && (() => table.go(place.row, right, { extend: shift })),
      Home: !draft && (() => table.go(control ? 0 : place.row, "word", { extend: control && shift })),
      End:
        !draft &&
        (() =>
          table.go(control ? table.rows.length : place.row, control ? place.column : "clue", {
            extend: control && shift,
          })),
      PageUp: () => table.go(place.row - screenful, place.column, { extend: shift }),
      PageDown: () => table.go(place.row + screenful, place.column, { extend: shift }),
      Enter() {
        if (control) return table.edits.add();
        if (table.touched && !shift) return tab(1); // a phone has no Tab
        return table.go(place.row + (shift ? -1 : 1), began);
      },
      Insert: !shift && !control && (() => table.edits.add()),
      F2: () => table.edit(target),
      Escape: () => {
        if (draft) return table.revert();
        leaving = true;
        if (table.selected.size) table.go(place.row);
        return target.select();
      },
      Delete: control ? () => table.edits.remove() : !draft && (() => table.edits.clear()),
      Backspace:
        control && !draft
          ? () => table.edits.remove()
          : !draft && table.selected.size > 0 && (() => table.edits.clear()),
      " ": shift && !draft && (() => table.toggle(place.row)),
      KeyA: control && !draft && (() => table.selectAll()),
      KeyZ: control && !draft && (() => table.edits.step(shift ? 1 : -1)),
      KeyY: control && !draft && (() => table.edits.step(1)),
    };
    if (event.key === "Tab") {
      if (free || control || alt || !tab(shift ? -1 : 1)) return;
    } else {
      const act = acts[event.key] ?? (control && !alt ? acts[event.code] : undefined);
      if (!act) return;
      act();
    }
    event.preventDefault();
    event.stopPropagation();
  });

  table.body.addEventListener("pointerdown", () => (from = null));

  // A copy of rows comes back as it was, without being read again.
  let copied = { text: "", rows: /** @type {import("./rows.js").Row[]} */ ([]) };
  for (const kind of ["copy", "cut"]) {
    table.body.addEventListener(kind, (event) => {
      if (table.draft || !(event instanceof ClipboardEvent)) return;
      const { selected, place } = table;
      const text = selected.size ? table.edits.textOf(selected) : table.rows.at(place.row)[place.column];
      if (selected.size) copied = { text, rows: table.rows.all.filter((_, index) => selected.has(index)) };
      event.clipboardData?.setData("text/plain", text);
      event.preventDefault();
      if (kind === "cut") selected.size ? table.edits.remove() : table.edits.clear();
    });
  }
  table.body.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const lines = /[\n\r\t]/.test(text.trim());
    if (!lines && (table.draft || table.place.column === "clue")) return; // a piece of text, for the field itself
    if (!text.trim()) return;
    event.preventDefault();
    if (text.replaceAll("\r", "") === copied.text) table.edits.insert(copied.rows.map((row) => ({ ...row })));
    else if (table.place.column === "clue" && !text.includes("\t") && table.rows.at(table.place.row).word)
      table.edits.pasteClues(text);
    else table.on.paste(text);
  });
}
