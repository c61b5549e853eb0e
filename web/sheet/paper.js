// The sheet on paper: its pages, made of the same rows as on the screen, while something is printed.
//
// Where everything goes is found out beforehand (paper-fit.js), by setting the texts in a box that nobody sees: so the
// page can tell how many pages there will be, and every browser makes the same ones. Nothing is left to their own ways
// of breaking columns and pages.
import { byId, make, span } from "../base/dom.js";
import { findable, readable } from "../base/models.js";
import { edges } from "../grid/looks.js";
import { COLUMN_GAP, columnWidth, fit } from "./paper-fit.js";
import { formatOf, hasBeside, KEY, leaf, MM, place, printedOf, roomsOf, sizeOf } from "./paper-sizes.js";
import { tellMessage } from "./search-sheet.js";
import {
  bankRows,
  clueHeading,
  cluelessRows,
  clueRows,
  findHeading,
  findRows,
  findsClues,
  hasClues,
  hasDirections,
  label,
  longRows,
} from "./sheet-lists.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("./paper-fit.js").Plan} Plan */

const FRAME = 11; // CSS pixels between the bank and its line, with that
const LEGIBLE = 14; // points of the heading of a key

/** @typedef {Plan & {view: View, count: number}} Printout */

export class Paper {
  /**
   * @param {(canvas: HTMLCanvasElement, view: View, side: number, answers: boolean) => void} draw a grid with cells of
   *   so many CSS pixels
   */
  constructor(draw) {
    this.draw = draw;
    this.box = byId("paper-measure");
    this.pages = byId("paper-pages");
    /** How the paper is turned, once that is known. @type {CSSStyleSheet | null} */
    this.format = null;
  }

  /**
   * Find out where all goes. A generator: it yields now and then.
   * @param {View} view @param {boolean} [upright] no page lies on its side
   * @returns {Generator<void, Printout>}
   */
  *plan(view, upright = false) {
    const { puzzle, keyPage } = printedOf(view);
    const beside = hasBeside(view);
    const size = sizeOf(view);
    const more = edges(view);
    /** @param {number} cell @returns {[number, number]} */
    const extent = (cell) => [
      (view.width + more) * cell * (beside ? 1 + KEY.cell : 1) + (beside ? KEY.gap : 0),
      (view.height + more) * cell,
    ];
    const shape = (view.width * (beside ? 1 + KEY.cell : 1)) / view.height;
    const papers = roomsOf(view, upright ? 0 : shape);
    const [least, most] = (readable(view) ? size.letters : size.cells).map((side) => side * MM);
    if (!puzzle)
      return {
        size: size.usual,
        cell: 0,
        paper: roomsOf(view, view.width / view.height).slice(-1)[0],
        span: 0,
        pages: [],
        view,
        count: 1,
      };
    const measured = this.measured(view);
    const words = !hasClues(view);
    const one = { words: true, narrowest: 1, usual: 1 };
    const found = yield* fit({
      papers,
      sizes: size.points,
      usual: size.usual,
      head: measured.head,
      grid: {
        most,
        least: beside ? Math.min(least, KEY.least * MM) : least,
        beside: !findable(view) && !beside,
        size: extent,
      },
      clues: {
        ...measured.text("clues"),
        frame: 0,
        most: words ? 6 : findable(view) ? 3 : 4,
        ...(words ? one : { words: false, narrowest: 11.5, usual: 15 }),
      },
      bank: { ...measured.text("bank"), frame: FRAME, most: 8, ...one },
    });
    this.box.replaceChildren(); // nobody looks for a text there
    return { ...found, view, count: found.pages.length + Number(keyPage) };
  }

  /** The texts of a view, set in the box. @param {View} view */
  measured(view) {
    /** @type {Record<string, HTMLElement>} */
    const texts = textsOf(view);
    const fill = () => {
      const { clue_language: lang = view.language, clue_direction: dir = view.direction } = view;
      Object.assign(this.box, { lang, dir });
      this.box.replaceChildren(...Object.values(texts));
    };
    fill();
    /** @type {Map<string, any>} */
    const known = new Map();
    /** @param {string} name @param {number} points @param {number} width @param {(element: HTMLElement) => any} read */
    const once = (name, points, width, read) => {
      const key = `${name} ${points} ${width.toFixed(2)}`;
      if (!known.has(key)) {
        if (texts[name].parentElement !== this.box) fill(); // another view was measured meanwhile
        Object.assign(texts[name].style, { fontSize: `${points}pt`, width: `${width}px` });
        known.set(key, read(texts[name]));
      }
      return known.get(key);
    };
    /** @param {Element} element */
    const height = (element) => element.getBoundingClientRect().height;
    /** @param {Element} element */
    const units = (element) =>
      [...element.children].map((each) => ({
        height: height(each),
        before: each.matches("h2") ? parseFloat(getComputedStyle(each).fontSize) * 0.8 : 0,
        heading: each.matches("h2"),
      }));
    return {
      head: (/** @type {number} */ points, /** @type {number} */ width) => once("head", points, width, height),
      text: (/** @type {"clues" | "bank"} */ name) => ({
        heading: (/** @type {number} */ points) => once(`${name}Heading`, points, 600, height),
        measure: (/** @type {number} */ points, /** @type {number} */ width) => once(name, points, width, units),
      }),
    };
  }

  /**
   * Put pages on the paper, all turned alike.
   * @param {View} view what they are of @param {boolean} wide @param {HTMLElement[]} pages
   */
  put(view, wide, pages) {
    if (!this.format && typeof CSSStyleSheet.prototype.replaceSync === "function") {
      this.format = new CSSStyleSheet();
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.format];
    }
    this.format?.replaceSync(formatOf(view, wide));
    Object.assign(this.pages, {
      lang: view.clue_language ?? view.language,
      dir: view.clue_direction ?? view.direction,
    });
    this.pages.replaceChildren(...pages);
  }

  /** Show the pages of a printout. @param {Printout} printout */
  show(printout) {
    this.put(printout.view, printout.paper.wide, this.made(printout));
  }

  /** Make the pages of a printout. @param {Printout} printout */
  made(printout) {
    const { view, paper, size } = printout;
    const texts = textsOf(view);
    const pages = printout.pages.map((page, i) => this.page(printout, page, texts, i === 0));
    if (printedOf(view).keyPage) {
      const key = leaf(paper, size);
      this.keyPage(key, printout);
      pages.push(key);
    }
    return pages;
  }

  clear() {
    this.pages.replaceChildren();
  }

  /**
   * @param {Printout} printout
   * @param {Plan["pages"][0]} page
   * @param {ReturnType<typeof textsOf>} texts
   * @param {boolean} first
   */
  page({ view, paper, size, cell, span }, page, texts, first) {
    const made = leaf(paper, size);
    if (first) made.append(texts.head);
    if (page.figure !== null) {
      const across = page.clues?.across ?? 1;
      const column = columnWidth(paper.width, across);
      const beside = span > 0 && span < across;
      const figure = make("div", { className: "page-figure" });
      place(figure, {
        top: page.figure,
        width: beside ? span * column + (span - 1) * COLUMN_GAP : paper.width,
        start: beside ? (across - span) * (column + COLUMN_GAP) : 0,
      });
      const canvas = make("canvas");
      figure.append(canvas);
      this.draw(canvas, view, cell, false);
      if (hasBeside(view)) {
        const key = make("canvas");
        figure.append(key);
        this.draw(key, view, cell * KEY.cell, true);
      }
      made.append(figure);
    }
    for (const name of /** @type {const} */ (["clues", "bank"])) {
      const part = page[name];
      if (part)
        made.append(...columnsOf(part, texts[name], texts[`${name}Heading`], name === "bank" ? FRAME : 0, paper.width));
    }
    return made;
  }

  /**
   * The key on a page of its own: as large as it needs to be read.
   * @param {HTMLElement} made in the pages
   * @param {Printout} printout
   */
  keyPage(made, { view, paper }) {
    const head = make(
      "p",
      { className: "page-key-head" },
      ...(view.title ? [make("bdi", { className: "page-key-title", textContent: view.title })] : []),
      label(make("bdi", { className: "page-key-name" }), view, "answers"),
    );
    const message = make("p", { className: "key-message" });
    tellMessage(message, view, true);
    head.style.fontSize = `${LEGIBLE}pt`;
    this.box.replaceChildren(head, message);
    this.box.style.width = `${paper.width}px`;
    const [above, below] = [head, message].map((each) => each.getBoundingClientRect().height);
    this.box.replaceChildren();
    const {
      cells: [, most],
    } = sizeOf(view);
    const more = edges(view);
    const top = above + 12;
    const side = Math.min(
      most * MM,
      paper.width / (view.width + more),
      (paper.height - top - (below && below + 20)) / (view.height + more),
    );
    const figure = make("div", { className: "page-figure page-key" });
    const canvas = make("canvas");
    figure.append(canvas);
    place(figure, { top, width: paper.width, start: 0 });
    this.draw(canvas, view, side, true);
    place(message, { top: top + (view.height + more) * side + 8, width: paper.width, start: 0 });
    made.append(head, figure, message);
  }
}

/**
 * @param {import("./paper-fit.js").Part} part
 * @param {HTMLElement} text
 * @param {HTMLElement} heading
 * @param {number} frame
 * @param {number} width
 */
function columnsOf({ across, top, columns }, text, heading, frame, width) {
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
  const { title, author, instructions, sheet = {} } = view;
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
    ...count,
    ...line("page-instructions", instructions),
  );
}

/** The texts of a view, row by row. @param {View} view */
function textsOf(view) {
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
    bankHeading: heading(bank.length && !view.codes ? [make("h2", {}, label(make("bdi"), view, "bank"))] : []),
  };
}
