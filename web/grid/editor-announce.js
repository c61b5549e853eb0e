// What is said of the place in a grid that is edited.
import { sameCell } from "./cursor.js";
import { marked } from "./mark-said.js";
import { cellAt } from "./slots.js";
import { t } from "../i18n/l10n.js";

/** @typedef {import("./cursor.js").Cell} Cell */
/** @typedef {import("../base/state.js").View} View */

/**
 * What a slot is called: "5 Across".
 * @param {import("../base/state.js").View} view @param {import("./slots.js").Slot} slot
 */
export const slotName = (view, slot) =>
  t("grid-entry", {
    number: cellAt(view, slot.cells[0])?.n ?? "",
    heading: view.labels[slot.across ? "across" : "down"] ?? "",
  });

/** What a screen reader hears of the cursor, or of the region. @param {import("./editor.js").GridEditor} editor */
export function announcement({ view, cursor, slot, region, state: { anchor, heat: heats, fits } }) {
  if (!view || !cursor) return "";
  const [row, column] = cursor.map((n) => n + 1);
  if (region.length > 1) {
    const [rows, columns] = [0, 1].map((axis) => Math.abs(cursor[axis] - /** @type {Cell} */ (anchor)[axis]) + 1);
    return t("editor-at-region", { rows, columns });
  }
  const cell = cellAt(view, cursor);
  if (!cell) return t("editor-at-block", { row, column });
  const state = { letter: cell.t, empty: !cell.t, written: Boolean(cell.t && cell.pinned) };
  const heat = heats?.[cursor[0]]?.[cursor[1]] ?? 0;
  if (!slot) return marked(cell, t("editor-at-single", { row, column, ...state }));
  const n = slot.cells.findIndex((one) => sameCell(one, cursor)) + 1;
  const place = slotName(view, slot);
  return marked(cell, t("editor-at", { place, n, total: slot.cells.length, ...state, fits: fits ?? -1, heat }));
}
