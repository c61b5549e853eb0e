// A row of the table as elements, and what stands in them.
import { icon, make, span } from "../base/dom.js";
import { localised, page, t } from "../i18n/l10n.js";
import { COLUMNS } from "./rows.js";

/** @typedef {import("./rows.js").Row} Row */
/** @typedef {import("./checker.js").Checked} Checked */
/** @typedef {{language: string, direction: string, letters: string}} Tongue  of the list; `letters` is its fonts */
/**
 * @typedef {object} Parts  of a row
 * @property {HTMLInputElement} word
 * @property {HTMLInputElement} clue
 * @property {HTMLElement} boxes
 * @property {HTMLElement} look
 * @property {HTMLElement} number
 */
/** @typedef {HTMLElement & {parts: Parts, stamp: unknown[]}} Line  `stamp`: what it was filled with last */
/**
 * @typedef {object} Filling  what a row shows
 * @property {Row} row
 * @property {Checked | undefined} checked
 * @property {"word" | "clue" | ""} here the column of the cursor, if it is in this row
 * @property {HTMLInputElement | null} editing the text field that is typed in, if it is one of these
 * @property {boolean} selected
 * @property {boolean} end the empty row behind all others
 * @property {number} height of a row, in CSS pixels
 * @property {Tongue} tongue
 */

const MOST_BOXES = 40; // cells drawn in a row; no word on paper has more
let made = 0;

/** @param {"word" | "clue"} column @param {string} look the id of what describes it */
function textField(column, look) {
  const input = make("input", {
    type: "text",
    className: `cell-${column}`,
    autocomplete: "off",
    autocapitalize: column === "clue" ? "sentences" : "off",
    spellcheck: column === "clue",
    enterKeyHint: "next",
    tabIndex: -1,
    maxLength: 4000,
  });
  input.dataset.column = column;
  if (column === "word") input.setAttribute("autocorrect", "off");
  input.setAttribute("aria-describedby", look);
  return input;
}

/** @returns {Line} the elements of any row */
export function rowElements() {
  const id = `row-${++made}-look`;
  const word = textField("word", id);
  const clue = textField("clue", id);
  const boxes = make("div", { className: "boxes", role: "img" });
  const look = make("div", { className: "look", id });
  const number = span("row-number", "");
  /** @type {[role: string, className: string, inside: Node[]][]} */
  const cells = [
    ["rowheader", "row-head", [make("span", { className: "grip" }, icon("i-grip")), number]],
    ["gridcell", "in-word", [word]],
    ["gridcell", "in-boxes", [boxes]],
    ["gridcell", "in-clue", [clue]],
    ["gridcell", "in-look", [look]],
  ];
  const line = make(
    "div",
    { role: "row", className: "row" },
    ...cells.map(([role, className, inside], at) =>
      make("div", { role, className, ariaColIndex: String(at + 1) }, ...inside),
    ),
  );
  return Object.assign(line, { parts: { word, clue, boxes, look, number }, stamp: [] });
}

/**
 * Let a row's elements show a row; nothing is touched that is as it was.
 * @param {Line} line
 * @param {number} index
 * @param {Filling} filling
 */
export function fillRow(line, index, filling) {
  const stamp = [index, ...Object.values(filling), page.code];
  if (stamp.every((value, at) => value === line.stamp[at])) return;
  line.stamp = stamp;
  const { row, checked, here, selected, end, height, tongue } = filling;
  const { parts } = line;
  line.dataset.index = String(index);
  line.ariaRowIndex = String(index + 2);
  line.setAttribute("aria-selected", String(selected));
  line.style.transform = `translateY(${index * height}px)`;
  line.toggleAttribute("data-here", here !== "");
  line.toggleAttribute("data-end", end);
  parts.number.textContent = end ? t("lists-row-new") : t("lists-row", { row: index + 1 });
  for (const column of COLUMNS) {
    const input = parts[column];
    const editing = filling.editing === input;
    if (!editing && input.value !== row[column]) input.value = row[column];
    input.toggleAttribute("data-editing", editing);
    input.tabIndex = here === column ? 0 : -1;
    if (input.lang !== tongue.language) input.lang = tongue.language;
    if (input.dir !== tongue.direction) input.dir = tongue.direction;
    input.setAttribute("aria-label", t(`lists-${column}`, { row: index + 1 }));
    input.placeholder = end && index === 0 ? t(`lists-${column}.placeholder`) : "";
  }
  const errors = checked?.findings.filter(({ level }) => level === "error") ?? [];
  const notes = checked?.findings.filter(({ level }) => level !== "error") ?? [];
  parts.word.setAttribute("aria-invalid", String(errors.length > 0));
  drawBoxes(parts.boxes, checked?.cells ?? [], tongue);
  parts.look.replaceChildren(...[...errors, ...notes].slice(0, 1).map(finding));
  const more = errors.length + notes.length - 1;
  if (more > 0) parts.look.append(span("more soft", t("lists-findings-more", { n: more })));
  line.dataset.level = errors.length ? "error" : notes.length ? "note" : "";
}

/**
 * A word's cells as they will stand in the puzzle.
 * @param {HTMLElement} holder
 * @param {string[]} cells
 * @param {Tongue} tongue
 */
function drawBoxes(holder, cells, { language, direction }) {
  const key = `${page.code} ${direction} ${cells.join("\n")}`;
  if (holder.dataset.key === key) return;
  holder.dataset.key = key;
  Object.assign(holder, { lang: language, dir: direction });
  const few = cells.slice(0, MOST_BOXES);
  while (holder.childElementCount > few.length) holder.lastElementChild?.remove();
  few.forEach((cell, at) => ((holder.children[at] ?? holder.appendChild(span("box", ""))).textContent = cell));
  holder.ariaLabel = cells.length
    ? t("edit-cells-of", { n: cells.length, cells: cells.join(" ") })
    : t("lists-no-cells");
}

/** @param {import("../base/protocol.d.ts").Finding} found */
export function finding(found) {
  const { level } = found;
  const made = make(
    "span",
    { className: "finding" },
    icon(level === "error" ? "i-error" : "i-note"),
    span("unseen", `${t(level === "error" ? "lists-finding-error" : "lists-finding-note")} `),
    span("", localised(found), { dir: page.direction }),
  );
  made.dataset.level = level;
  return made;
}
