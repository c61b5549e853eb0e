// What the sheet of a word search has besides its grid: the list of what is to be found, and in the key the hidden
// message.
import { make, span } from "../base/dom.js";
import { findsClues } from "../base/models.js";
import { messageOf } from "../grid/paint-letters.js";
import { findHeading, findRows } from "./sheet-lists.js";

/** @typedef {import("../base/state.js").View} View */

/** The list below the grid, under its heading. @param {View} view @returns {HTMLElement[]} */
export function findList(view) {
  const rows = findRows(view);
  if (!rows.length) return [];
  const list = make("ul", { className: "finds" }, ...rows);
  list.setAttribute("role", "list");
  list.toggleAttribute("data-clues", findsClues(view));
  return [make("section", { className: "find-list" }, ...findHeading(view), list)];
}

/** What the marked letters of the key say. @param {HTMLElement} line @param {View} view @param {boolean} shown */
export function tellMessage(line, view, shown) {
  const message = shown ? messageOf(view) : "";
  line.hidden = !message;
  line.replaceChildren(
    span("key-message-mark", "", { ariaHidden: "true" }),
    " ",
    make("bdi", { lang: view.language, dir: "auto", textContent: message }),
  );
}
