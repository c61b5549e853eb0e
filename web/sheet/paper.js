// The sheet on paper: its pages, made of the same rows as on the screen, while something is printed.
//
// Where everything goes is found out beforehand (paper-fit.js), by setting the texts in a box that nobody sees: so the
// page can tell how many pages there will be, and every browser makes the same ones. Nothing is left to their own ways
// of breaking columns and pages.
import { byId, make } from "../base/dom.js";
import { findable, hasClues, readable } from "../base/models.js";
import { edges } from "../grid/looks.js";
import { Unmeasured } from "./measuring.js";
import { fit } from "./paper-fit.js";
import { columnsOf, figurePlace, footOf, FRAME, textsOf } from "./paper-page.js";
import { formatOf, hasBeside, KEY, leaf, MM, place, printedOf, roomsOf, sizeOf } from "./paper-sizes.js";
import { tellMessage } from "./search-sheet.js";
import { label } from "./sheet-lists.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("./paper-fit.js").Plan} Plan */

const ROWS = 40; // of a list that are measured at once
const LEGIBLE = 14; // points of the heading of a key

/**
 * The key on a page of its own: sides of its cells, where its grid stands, and below it the hidden message.
 * @typedef {{side: number, top: number, message: number}} KeyPlan
 */
/** @typedef {Plan & {view: View, count: number, key: KeyPlan | null}} Printout */

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
    const [least, enough, most] = (readable(view) ? size.letters : size.cells).map((side) => side * MM);
    if (!puzzle) {
      const paper = roomsOf(view, view.width / view.height).slice(-1)[0];
      return { size: size.usual, cell: 0, paper, span: 0, pages: [], view, count: 1, key: this.keyPlan(view, paper) };
    }
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
        enough,
        least: beside ? Math.min(least, KEY.least * MM) : least,
        beside: !findable(view) && !beside,
        size: extent,
      },
      clues: {
        ...measured.text("clues"),
        frame: 0,
        most: words || !findable(view) ? 6 : 3,
        ...(words ? one : { words: false, narrowest: 8, usual: 15 }),
      },
      bank: { ...measured.text("bank"), frame: FRAME, most: 8, ...one },
    });
    this.box.replaceChildren(); // nobody looks for a text there
    const key = keyPage ? this.keyPlan(view, found.paper) : null;
    return { ...found, view, count: found.pages.length + Number(keyPage), key };
  }

  /**
   * The texts of a view, set in the box: short ones at once, lists a few rows at a time.
   * @param {View} view
   */
  measured(view) {
    /** @type {Record<string, HTMLElement>} */
    const texts = textsOf(view);
    /** @type {Record<string, Element[]>} */
    const rows = {};
    for (const name of ["clues", "bank"]) {
      rows[name] = [...texts[name].children];
      texts[name].replaceChildren();
    }
    /** @param {string} name @param {number} points @param {number} width */
    const set = (name, points, width) => {
      if (texts[name].parentElement !== this.box) {
        const { clue_language: lang = view.language, clue_direction: dir = view.direction } = view;
        Object.assign(this.box, { lang, dir });
        this.box.replaceChildren(...Object.values(texts)); // another view was measured meanwhile
      }
      Object.assign(texts[name].style, { fontSize: `${points}pt`, width: `${width}px` });
    };
    /** @type {Map<string, unknown>} */
    const known = new Map();
    /** @param {string} name @param {number} points @param {number} width */
    const keyOf = (name, points, width) => `${name} ${points} ${width.toFixed(2)}`;
    /** @param {Element} element */
    const height = (element) => element.getBoundingClientRect().height;
    /** @param {string} name @param {number} points @param {number} width @returns {number} */
    const once = (name, points, width) => {
      const key = keyOf(name, points, width);
      if (!known.has(key)) {
        set(name, points, width);
        known.set(key, height(texts[name]));
      }
      return /** @type {number} */ (known.get(key));
    };
    /** @param {Element} each @returns {import("./paper-fit.js").Unit} */
    const unit = (each) => ({
      height: height(each),
      before: each.matches("h2") ? parseFloat(getComputedStyle(each).fontSize) * 0.8 : 0,
      heading: each.matches("h2"),
    });
    /** @param {string} name @param {number} points @param {number} width @returns {Generator<void>} */
    function* inPieces(name, points, width) {
      /** @type {import("./paper-fit.js").Unit[]} */
      const units = [];
      while (units.length < rows[name].length) {
        set(name, points, width);
        const some = rows[name].slice(units.length, units.length + ROWS);
        texts[name].replaceChildren(...some);
        units.push(...some.map(unit));
        texts[name].replaceChildren(); // nobody looks for a text there
        yield;
      }
      known.set(keyOf(name, points, width), units);
    }
    return {
      head: (/** @type {number} */ points, /** @type {number} */ width) => once("head", points, width),
      text: (/** @type {"clues" | "bank"} */ name) => ({
        heading: (/** @type {number} */ points) => once(`${name}Heading`, points, 600),
        measure(/** @type {number} */ points, /** @type {number} */ width) {
          const units = known.get(keyOf(name, points, width));
          if (!units) throw new Unmeasured(() => inPieces(name, points, width));
          return /** @type {import("./paper-fit.js").Unit[]} */ (units);
        },
      }),
    };
  }

  /**
   * Put pages on the paper, all turned alike.
   * @param {View} view what they are of @param {boolean} wide @param {HTMLElement[]} pages
   * @param {number} [margin] millimetres, if not the usual ones
   */
  put(view, wide, pages, margin) {
    if (!this.format && typeof CSSStyleSheet.prototype.replaceSync === "function") {
      this.format = new CSSStyleSheet();
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.format];
    }
    this.format?.replaceSync(formatOf(view, wide, margin));
    Object.assign(this.pages, {
      lang: view.clue_language ?? view.language,
      dir: view.clue_direction ?? view.direction,
    });
    this.pages.replaceChildren(...pages);
  }

  /**
   * Show the pages of a printout.
   * @param {Printout} printout @param {HTMLElement[]} [pages] if they are made already
   */
  show(printout, pages = this.made(printout)) {
    this.put(printout.view, printout.paper.wide, pages);
  }

  /** Make the pages of a printout. @param {Printout} printout */
  made(printout) {
    return [...this.making(printout)];
  }

  /** The same, one by one. @param {Printout} printout @returns {Generator<HTMLElement, void>} */
  *making(printout) {
    const texts = textsOf(printout.view);
    for (const [i, page] of printout.pages.entries()) yield this.page(printout, page, texts, i === 0);
    if (printout.key) yield this.keyPage(printout, printout.key);
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
  page(printout, page, texts, first) {
    const { view, paper, size, cell } = printout;
    const made = leaf(paper, size);
    if (first) made.append(texts.head);
    if (page.figure !== null) {
      const figure = make("div", { className: "page-figure" });
      place(figure, figurePlace(printout, page));
      const canvas = make("canvas");
      figure.append(canvas);
      this.draw(canvas, view, cell, false);
      if (hasBeside(view)) {
        const key = make("canvas");
        const message = make("p", { className: "key-message" });
        tellMessage(message, view, true);
        figure.append(make("div", {}, key, message));
        this.draw(key, view, cell * KEY.cell, true);
      }
      made.append(figure);
    }
    made.append(...columnsOf(printout, page, texts, "clues"), ...columnsOf(printout, page, texts, "bank"));
    made.append(...footOf(view, paper.height));
    return made;
  }

  /** What a page of the key has besides its grid. @param {View} view */
  keyTexts(view) {
    const head = make(
      "p",
      { className: "page-key-head" },
      ...(view.title ? [make("bdi", { className: "page-key-title", textContent: view.title })] : []),
      label(make("bdi", { className: "page-key-name" }), view, "answers"),
    );
    const message = make("p", { className: "key-message" });
    tellMessage(message, view, true);
    head.style.fontSize = `${LEGIBLE}pt`;
    return { head, message };
  }

  /**
   * The key on a page of its own: as large as it needs to be read.
   * @param {View} view @param {import("./paper-sizes.js").Room} paper
   * @returns {KeyPlan}
   */
  keyPlan(view, paper) {
    const { head, message } = this.keyTexts(view);
    this.box.replaceChildren(head, message);
    this.box.style.width = `${paper.width}px`;
    const [above, below] = [head, message].map((each) => each.getBoundingClientRect().height);
    this.box.replaceChildren();
    this.box.style.width = "";
    const {
      cells: [, , most],
    } = sizeOf(view);
    const more = edges(view);
    const top = above + 12;
    const side = Math.min(
      most * MM,
      paper.width / (view.width + more),
      (paper.height - top - (below && below + 20)) / (view.height + more),
    );
    return { side, top, message: top + (view.height + more) * side + 8 };
  }

  /** @param {Printout} printout @param {KeyPlan} key */
  keyPage({ view, paper, size }, key) {
    const made = leaf(paper, size);
    const { head, message } = this.keyTexts(view);
    const figure = make("div", { className: "page-figure page-key" });
    const canvas = make("canvas");
    figure.append(canvas);
    place(figure, { top: key.top, width: paper.width, start: 0 });
    this.draw(canvas, view, key.side, true);
    place(message, { top: key.message, width: paper.width, start: 0 });
    made.append(head, figure, message);
    return made;
  }
}
