// How the sheet is printed: found out while nothing else is done, told, and set on its pages when it is printed.
import { byId, pause } from "../base/dom.js";
import { gridText } from "../grid/grid-text.js";
import { fontsFor, onFonts } from "../i18n/fonts.js";
import { t } from "../i18n/l10n.js";
import { Paper } from "./paper.js";
import { drawGrid } from "./sheet-grid.js";

/** @typedef {import("../base/state.js").View} View */

const PRINT_SCALE = 4; // canvas pixels per CSS pixel on paper: about 400 an inch
const SETTLED_MS = 20; // without another change, before it is found out how the sheet is printed
const SLICE_MS = 8; // at work without letting others in
const TYPED_MS = 250; // the same while a text is typed

export class Printing {
  /** @param {import("./sheet.js").Sheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    this.printer = new Paper((grid, view, side, answers) => drawGrid(grid, view, side, answers, null, PRINT_SCALE));
    /** How the view is printed, as far as that is known. @type {import("./paper.js").Printout | undefined} */
    this.printout = undefined;
    this.settling = 0;
    /** What is printed instead of the sheet. @type {{view: View, pages: HTMLElement[], margin?: number} | null} */
    this.instead = null;
    /** Pages that were made beforehand. @type {{of: import("./paper.js").Printout, pages: HTMLElement[]} | null} */
    this.prepared = null;
    /** Who waits for the printout. @type {(() => void)[]} */
    this.waiting = [];
    byId("print").addEventListener("click", () =>
      sheet
        .settled()
        .then(() => sheet.view && fontsFor(gridText(sheet.view), sheet.view.language))
        .then(() => this.prepare())
        .then(() => print()),
    );
    addEventListener("beforeprint", () => {
      if (this.instead) this.printer.put(this.instead.view, false, this.instead.pages, this.instead.margin);
      else if (sheet.view) {
        const printout = this.finished(sheet.view);
        this.printer.show(printout, this.prepared?.of === printout ? this.prepared.pages : undefined);
      }
    });
    addEventListener("afterprint", () => {
      this.printer.clear();
      this.instead = null;
      this.prepared = null;
    });
    onFonts(() => this.foretell());
    byId("sheet-head").addEventListener("input", () => this.foretell(TYPED_MS));
  }

  /**
   * What is printed: with the texts as they are being typed, and the key if its letters are what is seen.
   * @param {View} view of the sheet
   * @returns {View}
   */
  onPaper(view) {
    const typed = Object.fromEntries(this.sheet.texts.map(({ name, value }) => [name, value]));
    const { answers, beside } = this.sheet;
    /** @type {Partial<View>} */
    const seen =
      answers && !beside && (view.sheet?.prints ?? "puzzle") === "puzzle"
        ? { sheet: { ...view.sheet, prints: "key" } }
        : {};
    return { ...view, ...this.sheet.clues.typed(view), ...typed, ...seen };
  }

  /**
   * Print pages that are there.
   * @param {View} view what they are of @param {HTMLElement[]} pages @param {number} [margin] millimetres
   */
  print(view, pages, margin) {
    this.instead = { view, pages, ...(margin && { margin }) };
    print();
  }

  /** Make the pages a piece at a time: once the browser prints, there is no room for that. */
  async prepare() {
    if (this.settling) await new Promise((go) => this.waiting.push(() => go(undefined)));
    const { printout } = this;
    if (!printout) return;
    /** @type {HTMLElement[]} */
    const pages = [];
    for (const page of this.printer.making(printout)) {
      pages.push(page);
      await pause();
    }
    this.prepared = { of: printout, pages };
  }

  /** Find out soon how the sheet will be printed, and tell it. @param {number} [wait] milliseconds */
  foretell(wait = SETTLED_MS) {
    this.printout = undefined;
    clearTimeout(this.settling);
    this.settling = 0;
    if (!this.sheet.view) return this.told();
    byId("sheet-pages").ariaBusy = "true";
    const turn = (this.settling = window.setTimeout(async () => {
      const { view } = this.sheet;
      if (!view) return;
      const steps = this.printer.plan(this.onPaper(view));
      let step;
      for (let begun = performance.now(); !(step = steps.next()).done;) {
        if (performance.now() - begun < SLICE_MS) continue;
        await pause();
        if (turn !== this.settling) return; // something else has changed, or it was printed meanwhile
        begun = performance.now();
      }
      this.printout = step.value;
      for (const piece of this.sheet.preview.showing(step.value)) {
        await pause();
        if (turn !== this.settling) return piece;
      }
      this.foretold(step.value);
    }, wait));
    return undefined;
  }

  /** Nobody need wait any more. */
  told() {
    for (const go of this.waiting.splice(0)) go();
  }

  /** @param {import("./paper.js").Printout} printout */
  foretold(printout) {
    this.settling = 0;
    this.printout = printout;
    byId("sheet-pages").ariaBusy = "false";
    const { count: n, size, pages } = printout;
    const text = pages.length ? t("sheet-pages", { n, size }) : t("sheet-pages-key", { n });
    if (byId("sheet-pages").textContent !== text) byId("sheet-pages").textContent = text;
    this.told();
  }

  /**
   * How the sheet is printed with what stands on it now, found out if it is not known yet.
   * @param {View} view of the sheet
   * @returns {import("./paper.js").Printout}
   */
  finished(view) {
    const { printout } = this;
    const now = this.onPaper(view);
    if (
      printout &&
      !this.sheet.clues.field.word &&
      this.sheet.texts.every(({ name }) => now[name] === printout.view[name])
    )
      return printout;
    clearTimeout(this.settling);
    const steps = this.printer.plan(now);
    let step;
    do step = steps.next();
    while (!step.done);
    this.foretold(step.value);
    this.sheet.preview.show(step.value);
    return step.value;
  }
}
