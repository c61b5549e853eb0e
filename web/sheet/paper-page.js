// What stands on a page: the texts row by row, and where they are put. The pages that are printed and those that are
// seen beforehand are made here alike.
import { make, span } from "../base/dom.js";
import { findsClues, hasDirections } from "../base/models.js";
import { COLUMN_GAP, columnWidth } from "./paper-fit.js";
import { place } from "./paper-sizes.js";
import {
  bankRows,
  bare,
  clueHeading,
  cluelessRows,
  clueRows,
  findHeading,
  findRows,
  label,
  longRows,
} from "./sheet-lists.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {ReturnType<typeof textsOf>} Texts */

export const FRAME = 11; // CSS pixels between the bank and its line

/**
 * Where the grid stands on its page.
 * @param {import("./paper-fit.js").Plan} plan
 * @param {import("./paper-fit.js").Plan["pages"][0]} page
 */
export function figurePlace({ paper, span }, { figure, clues }) {
  const across = clues?.across ?? 1;
  const column = columnWidth(paper.width, across);
  const beside = span > 0 && span < across;
  return {
    top: figure ?? 0,
    width: beside ? span * column + (span - 1) * COLUMN_GAP : paper.width,
    start: beside ? (across - span) * (column + COLUMN_GAP) : 0,
  };
}

/**
 * The columns of a page that hold some text, under its heading.
 * @param {import("./paper-fit.js").Plan} plan
 * @param {import("./paper-fit.js").Plan["pages"][0]} page
 * @param {Texts} texts
 * @param {"clues" | "bank"} name
 */
export function columnsOf({ paper: { width } }, page, texts, name) {
  const part = page[name];
  if (!part) return [];
  const { across, top, columns } = part;
  const [text, heading, frame] = [texts[name], texts[`${name}Heading`], name === "bank" ? FRAME : 0];
  const wide = columnWidth(width - 2 * frame, across);
  const nodes = [];
  if (frame) {
    const line = make("div", { className: "page-frame" });
    place(line, { top, width, start: 0 });
    line.style.height = `${Math.max(...columns.map(({ bottom }) => bottom)) + frame - top}px`;
    nodes.push(line);
  }
  if (heading.hasChildNodes() && columns[0]?.from === 0) {
    place(heading, { top: top + frame, width: width - 2 * frame, start: frame });
    nodes.push(heading);
  }
  columns.forEach(({ from, to, top: begin }, c) => {
    if (to === from) return;
    const column = make("div", { className: "page-column" });
    place(column, { top: begin, width: wide, start: frame + c * (wide + COLUMN_GAP) });
    /** @type {HTMLElement | null} */
    let list = null;
    for (const unit of [...text.children].slice(from, to)) {
      const copy = /** @type {HTMLElement} */ (unit.cloneNode(true));
      if (unit.matches("h2")) {
        list = null;
        if (column.hasChildNodes()) copy.classList.add("page-later");
        column.append(copy);
      } else {
        if (!list) {
          list = /** @type {HTMLElement} */ (text.cloneNode(false));
          Object.assign(list.style, { fontSize: "", width: "" }); // --numbers stays
          list.setAttribute("role", "list");
          column.append(list);
        }
        list.append(copy);
      }
    }
    nodes.push(column);
  });
  return nodes;
}

/** What stands above the grid. @param {View} view @returns {HTMLElement} */
function headOf(view) {
  const { title, author, instructions, credits = "", notes = "", sheet = {} } = view;
  /** @param {string} className @param {string} text */
  const line = (className, text) => (text?.trim() ? [make("div", { className, textContent: text })] : []);
  const first = [
    ...line("page-title", title),
    ...(sheet.name_line === false
      ? []
      : [make("div", { className: "page-name" }, label(make("bdi"), view, "name"), span("rule", ""))]),
  ];
  const count =
    sheet.list === "none" ? [make("p", { className: "page-count" }, label(make("bdi"), view, "words"))] : [];
  return make(
    "div",
    { className: "page-head" },
    ...(first.length ? [make("div", { className: "page-first" }, ...first)] : []),
    ...line("page-author", author),
    ...line("page-credits", credits),
    ...count,
    ...line("page-instructions", instructions),
    ...line("page-notes", notes),
  );
}

/** What stands at the foot of a page, if anything does. @param {View} view @param {number} height of the page */
export function footOf({ foot }, height) {
  if (!foot) return [];
  const made = make("p", { className: "page-foot", textContent: foot });
  made.style.top = `${height}px`;
  return [made];
}

/** The texts of a view, row by row. @param {View} view */
export function textsOf(view) {
  const words = !hasDirections(view);
  const lists = view.clues.filter((list) => list.items.length);
  const clues = [
    ...findRows(view),
    ...cluelessRows(view),
    ...lists.flatMap((list) => [clueHeading(list, view), ...clueRows(list, view, longRows(list))]),
  ];
  const bank = bankRows(view);
  /** @param {string} className @param {HTMLElement[]} rows */
  const list = (className, rows) => make("ol", { className: `page-list ${className}` }, ...rows);
  /** @param {HTMLElement[]} nodes */
  const heading = (nodes) => make("div", { className: "page-heading" }, ...nodes);
  const rows = list(words ? (findsClues(view) ? "page-finds page-find-clues" : "page-finds") : "page-clues", clues);
  const digits = Math.max(2, ...lists.flatMap(({ items }) => items.map(({ label: number }) => number.length)));
  rows.style.setProperty("--numbers", `${0.5 + 0.6 * digits}em`); // all numbers end alike, those of three digits too
  return {
    head: headOf(view),
    clues: rows,
    cluesHeading: heading(findHeading(view)),
    bank: list("page-words", bank),
    bankHeading: heading(bank.length && !bare(view) ? [make("h2", {}, label(make("bdi"), view, "bank"))] : []),
  };
}
