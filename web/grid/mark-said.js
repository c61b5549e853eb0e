// What is said of the circle, shading and bars of a cell.
import { t } from "../i18n/l10n.js";

/**
 * What a cell is marked with, behind what is said of it.
 * @param {import("../base/state.js").View["cells"][0][0]} cell @param {string} told
 */
export function marked(cell, told) {
  const { circle = false, shade, bar } = cell ?? {};
  if (!circle && !shade && !bar) return told;
  const [end, below] = [bar === "end" || bar === "both", bar === "below" || bar === "both"];
  return t("editor-marked", { told, circle, shade: Boolean(shade), end, below });
}
