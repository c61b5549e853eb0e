// The sheet as it will be printed, on the screen: its own texts, grids and lists, where the pages have them.
// Where the window is too narrow to read a page, the same stands below one another.
import { byId, make } from "../base/dom.js";
import { columnsOf, figurePlace, footOf, textsOf } from "./paper-page.js";
import { hasBeside, KEY, MARGIN, MM, place } from "./paper-sizes.js";

/** @typedef {import("./paper.js").Printout} Printout */

const [LEAST, MOST] = [0.72, 1.3]; // of the paper's size: smaller cannot be read
const DESK = 20; // CSS pixels around the paper
const BETWEEN = 26; // CSS pixels of the paper between two pages
const EDGE = MARGIN * MM;

/** What looks on the screen as it does on paper, and the classes that it has there. */
const LOOKS = /** @type {const} */ ([
  ["sheet-head", "page-head"],
  ["sheet-first", "page-first"],
  ["name-line", "page-name"],
  ["sheet-words", "page-count"],
  ["sheet-credits", "page-credits"],
  ["sheet-notes", "page-notes"],
]);

export class Preview {
  /** @param {import("./sheet.js").Sheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    const { paper } = sheet;
    /** How the sheet is printed, while it is seen so. @type {Printout | undefined} */
    this.printout = undefined;
    this.desk = /** @type {HTMLElement} */ (paper.parentElement);
    this.bank = [...byId("bank").childNodes]; // as they stand without pages
    new ResizeObserver(() => this.resize()).observe(this.desk);
  }

  /** Whether the sheet is seen as pages. */
  get on() {
    return "paged" in this.sheet.paper.dataset;
  }

  /** Of the paper's size. @param {Printout} printout */
  scale({ paper }) {
    return Math.min(MOST, (this.desk.clientWidth - 2 * DESK) / (paper.width + 2 * EDGE));
  }

  resize() {
    const { printout } = this;
    if (!printout || !this.desk.clientWidth) return;
    if (this.on && this.scale(printout) >= LEAST) {
      this.size(printout);
      this.sheet.draw();
    } else this.show(printout);
  }

  /** As it is printed, if that can be read. @param {Printout} printout */
  show(printout) {
    Array.from(this.showing(printout));
  }

  /** The same, page by page. @param {Printout} printout @returns {Generator<void, void>} */
  *showing(printout) {
    const { sheet } = this;
    this.printout = printout;
    delete sheet.paper.dataset.planning;
    if (!this.desk.clientWidth) return;
    if (this.scale(printout) < LEAST) return void (this.on ? this.flow() : sheet.uncover());
    sheet.paged();
    this.look(true);
    this.sheet.arrange();
    this.size(printout);
    yield* this.lay(printout);
  }

  /** Nothing is known of the pages. @param {boolean} hidden until it is */
  forget(hidden) {
    this.printout = undefined;
    this.sheet.paper.toggleAttribute("data-planning", hidden);
    if (this.on) this.flow();
  }

  /** All below one another. */
  flow() {
    const { sheet } = this;
    this.look(false);
    sheet.paper.removeAttribute("style");
    for (const each of [sheet.figure, ...sheet.told, byId("sheet-head")]) each.removeAttribute("style");
    for (const id of /** @type {const} */ (["sheet-leaves", "sheet-key"])) byId(id).replaceChildren();
    byId("bank").replaceChildren(...this.bank);
    sheet.listedKey = "";
    sheet.arrange();
    if (sheet.view) sheet.listed(sheet.view);
    sheet.draw();
  }

  /** @param {boolean} paged */
  look(paged) {
    const { paper, texts } = this.sheet;
    paper.toggleAttribute("data-paged", paged);
    for (const [id, name] of LOOKS) byId(id).classList.toggle(name, paged);
    for (const { name } of texts) byId(name).parentElement?.classList.toggle(`page-${name}`, paged);
  }

  /** How large the pages are seen. @param {Printout} printout */
  size(printout) {
    const { paper } = this.sheet;
    const scale = this.scale(printout);
    const [width, height] = [printout.paper.width + 2 * EDGE, this.top(printout, printout.count) - BETWEEN];
    const start = (this.desk.clientWidth - scale * width) / 2;
    const end = this.desk.clientWidth - start - width;
    paper.dataset.scale = String(scale);
    Object.assign(paper.style, {
      width: `${width}px`,
      height: `${height}px`,
      margin: `${DESK}px ${end}px ${DESK + (scale - 1) * height}px ${start}px`, // of what is drawn, not of what it is
      transform: `scale(${scale})`,
      fontSize: `${printout.size}pt`,
    });
  }

  /** @param {Printout} printout @param {number} page @returns {number} where it begins */
  top({ paper }, page) {
    return page * (paper.height + 2 * EDGE + BETWEEN);
  }

  /**
   * @param {HTMLElement} element @param {Printout} printout
   * @param {number} page @param {Parameters<typeof place>[1]} at
   */
  put(element, printout, page, { top, width, start }) {
    place(element, { top: this.top(printout, page) + EDGE + top, width, start: EDGE + start });
  }

  /** @param {Printout} printout @returns {Generator<void, void>} */
  *lay(printout) {
    const { figure, told, clues } = this.sheet;
    const { focused } = clues;
    const { paper, pages, key, size, count } = printout;
    const whole = { top: 0, width: paper.width, start: 0 };
    byId("sheet-leaves").replaceChildren(
      ...Array.from({ length: count }, (_, page) => {
        const made = make("div", { className: "paper-leaf" });
        place(made, { top: this.top(printout, page), width: paper.width + 2 * EDGE, start: 0 });
        made.style.height = `${paper.height + 2 * EDGE}px`;
        return made;
      }),
    );
    this.put(byId("sheet-head"), printout, 0, whole);
    /** @param {number} page @param {Node[]} nodes */
    const part = (page, nodes) => {
      const made = make("div", { className: "paper-part" }, ...nodes);
      this.put(made, printout, page, whole);
      return made;
    };
    const at = pages.findIndex((page) => page.figure !== null);
    if (at >= 0) this.put(figure, printout, at, figurePlace(printout, pages[at]));
    const { printer } = this.sheet.printing;
    const made = pages.flatMap((_, page) => {
      const foot = footOf(printout.view, paper.height);
      return foot.length ? [part(page, foot)] : [];
    });
    if (key && at < 0) {
      this.put(figure, printout, 0, { ...whole, top: key.top });
      this.put(told[0], printout, 0, { ...whole, top: key.message });
      made.push(part(0, [printer.keyTexts(printout.view).head]));
    } else if (key) made.push(part(pages.length, [printer.keyPage(printout, key)]));
    for (const each of made) each.style.fontSize = `${size}pt`;
    byId("sheet-key").replaceChildren(...made);
    if (!focused) yield;
    this.sheet.draw();
    if (!focused) yield;
    const texts = textsOf(printout.view);
    const lists = /** @type {const} */ (["clues", "bank"]);
    /** What stands there already, until it is replaced. @type {Element[][]} */
    const before = lists.map((name) => [...byId(name).children]);
    for (const [n, page] of pages.entries()) {
      if (!focused) yield;
      if (!n) for (const old of before.flat()) if (!old.matches(".paper-part")) old.remove();
      lists.forEach((name, of) => {
        const nodes = columnsOf(printout, page, texts, name);
        if (!nodes.length) return;
        const old = before[of].shift();
        if (old?.isConnected) old.replaceWith(part(n, nodes));
        else byId(name).append(part(n, nodes));
      });
      byId("clues").getBoundingClientRect(); // it is set now, not all pages at once
    }
    for (const old of before.flat()) old.remove();
    this.sheet.listedKey = "";
    clues.drawn(focused);
  }

  /** CSS pixels of the cells of the puzzle and of its key, as the pages have them. */
  get cells() {
    const { printout } = this;
    if (!printout || !this.on) return null;
    const alone = printout.key && !printout.pages.length;
    return {
      side: alone ? (printout.key?.side ?? 0) : printout.cell,
      keySide: printout.cell * KEY.cell,
      stacked: false,
      scale: this.scale(printout),
    };
  }

  /** Whether the key stands beside the puzzle: on a page only where there is room. @param {boolean} wanted */
  beside(wanted) {
    return wanted && !(this.on && this.printout && !hasBeside(this.printout.view));
  }
}
