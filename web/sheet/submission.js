// A crossword as newspapers want it sent: the grid and its solution on a page each, then every clue with its answer,
// double spaced, with the author's address, in margins of an inch. The address is asked for once and stays on the
// device: it is in no file, only on these pages.
import { byId, make, span, within } from "../base/dom.js";
import { device } from "../base/device.js";
import { hasDirections } from "../base/models.js";
import { edges } from "../grid/looks.js";
import { gridText } from "../grid/grid-text.js";
import { fontsFor } from "../i18n/fonts.js";
import { t } from "../i18n/l10n.js";
import { closable } from "../ui/dialogs.js";
import { footOf } from "./paper-page.js";
import { leaf, MM, place, roomsOf } from "./paper-sizes.js";
import { clueHeading, label } from "./sheet-lists.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {{name: string, address: string, email: string}} Author */

const INCH = 25.4; // millimetres
const POINTS = 12;
const CELL = 10; // millimetres at most
const FIELDS = /** @type {const} */ (["name", "address", "email"]);
const GAP = 14; // CSS pixels below the header

export class Submission {
  /** @param {import("./sheet.js").Sheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    this.dialog = byId("submission-dialog");
    this.inputs = FIELDS.map((name) => byId(`submission-${name}`));
    byId("submission").addEventListener("click", () => this.open());
    closable(this.dialog, () => true);
    within(this.dialog, "form", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      this.print();
    });
    byId("submission-forget").addEventListener("click", () => {
      for (const input of this.inputs) input.value = "";
      device.write("author", null);
      this.inputs[0].focus();
    });
  }

  /** Offer it for grids as newspapers have them. @param {View} view */
  offer(view) {
    byId("submission").hidden = !view.grid || !hasDirections(view);
  }

  open() {
    const { view } = this.sheet;
    if (!view) return;
    const known = device.read("author", { name: view.author, address: "", email: "" });
    for (const [at, name] of FIELDS.entries()) this.inputs[at].value = known[name] ?? "";
    this.dialog.showModal();
  }

  async print() {
    const author = /** @type {Author} */ (
      Object.fromEntries(FIELDS.map((name, at) => [name, this.inputs[at].value.trim()]))
    );
    device.write("author", author);
    this.dialog.close();
    await this.sheet.settled();
    const { view, printing } = this.sheet;
    if (!view) return;
    await fontsFor(gridText(view), view.language);
    printing.print(view, submissionPages(view, author, printing.printer), INCH);
  }
}

/**
 * The pages to send.
 * @param {View} view @param {Author} author
 * @param {Pick<import("./paper.js").Paper, "box" | "draw">} printer
 * @returns {HTMLElement[]}
 */
export function submissionPages(view, author, { box, draw }) {
  const [room] = roomsOf(view, 0, INCH);
  /** @type {HTMLElement[][]} */
  const pages = [];
  /** @param {HTMLElement} element @param {number} top */
  const put = (element, top) => {
    place(element, { top, width: room.width, start: 0 });
    return element;
  };
  Object.assign(box, { lang: view.clue_language ?? view.language, dir: view.clue_direction ?? view.direction });
  box.style.width = `${room.width}px`;
  box.style.fontSize = `${POINTS}pt`;
  /** @param {HTMLElement[]} elements @returns {number[]} their heights */
  const high = (elements) => {
    box.replaceChildren(...elements);
    return elements.map((element) => element.getBoundingClientRect().height);
  };
  const head = (/** @type {number} */ page, /** @type {number} */ total) =>
    make(
      "p",
      { className: "submission-head" },
      make("bdi", { textContent: [author.name || view.author, view.title].filter(Boolean).join(" · ") }),
      span("", `${page} / ${total}`, { dir: "ltr" }),
    );
  const [headed] = high([head(1, 1)]);
  const below = headed + GAP;

  for (const answers of [false, true]) {
    const above = answers
      ? label(make("p", { className: "submission-answers" }), view, "answers")
      : make("div", { className: "submission-author" }, ...about(view, author));
    const [top] = high([above]);
    const begin = below + top + GAP;
    const more = edges(view);
    const side = Math.min(CELL * MM, room.width / (view.width + more), (room.height - begin) / (view.height + more));
    const figure = make("div", { className: "page-figure" });
    const canvas = make("canvas");
    figure.append(canvas);
    draw(canvas, view, side, answers);
    pages.push([put(above, below), put(figure, begin)]);
  }

  const rows = listed(view);
  const heights = high(rows);
  let y = Infinity;
  for (const [at, row] of rows.entries()) {
    const heading = row.matches("h2");
    const needed = heights[at] + (heading ? (heights[at + 1] ?? 0) : 0); // no heading alone at the foot
    if (y + needed > room.height) {
      pages.push([]);
      y = below;
    }
    pages[pages.length - 1].push(put(row, y));
    y += heights[at];
  }
  box.replaceChildren();
  box.style.width = box.style.fontSize = "";
  return pages.map((parts, at) => {
    const page = leaf(room, POINTS);
    page.classList.add("submission-page");
    page.append(put(head(at + 1, pages.length), 0), ...parts, ...footOf(view, room.height));
    return page;
  });
}

/** Who sends what. @param {View} view @param {Author} author @returns {HTMLElement[]} */
function about({ title, author: by, width, height, counts }, { name, address, email }) {
  const lines = [name || by, ...address.split("\n"), email].map((text) => text.trim()).filter(Boolean);
  return [
    ...lines.map((textContent) => make("p", { textContent, dir: "auto" })),
    ...(title ? [make("p", { className: "submission-title", textContent: title, dir: "auto" })] : []),
    make("p", { textContent: t("submission-count", { n: counts.slots ?? counts.placed, width, height }) }),
  ];
}

/** A row for each clue, with its answer at the end. @param {View} view @returns {HTMLElement[]} */
function listed(view) {
  return view.clues
    .filter(({ items }) => items.length)
    .flatMap((list) => [
      clueHeading(list, view),
      ...list.items.map(({ label: number, clue, enumeration, direction, index }) =>
        make(
          "p",
          { className: "submission-clue" },
          make("b", { textContent: number }),
          make(
            "span",
            {},
            make("bdi", { textContent: clue, dir: direction ?? view.clue_direction ?? view.direction }),
            ...(enumeration ? ["\u00a0", span("length", enumeration, { dir: "ltr" })] : []),
          ),
          make("bdi", {
            className: "submission-answer",
            lang: view.language,
            dir: view.direction,
            textContent: (view.words[index]?.cells ?? []).join(""),
          }),
        ),
      ),
    ]);
}
