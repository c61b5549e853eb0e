// The grid as a table, for screen readers.
import { make } from "../base/dom.js";
import { page, t } from "../i18n/l10n.js";

/** @typedef {import("../base/state.js").View} View */

/**
 * @param {View} view
 * @param {(cell: import("../base/state.js").Cell) => (Node | string)[]} inside what a cell of it says
 */
export function gridTable(view, inside) {
  const rows = view.cells.map((row, r) =>
    make(
      "tr",
      {},
      make("th", { scope: "row", lang: page.code, textContent: t("grid-row", { n: r + 1 }) }),
      ...row.map((cell) => make("td", {}, ...inside(cell))),
    ),
  );
  return make(
    "table",
    { lang: view.language, dir: view.direction },
    make("caption", {
      lang: page.code,
      dir: page.direction,
      textContent: t("grid-caption", { width: view.width, height: view.height }),
    }),
    make("tbody", {}, ...rows),
  );
}
