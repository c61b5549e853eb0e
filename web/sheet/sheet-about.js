// What is told of a puzzle besides its title and its author: fields in the sheet's panel, lines on the sheet.
import { byId, make } from "../base/dom.js";
import { t } from "../i18n/l10n.js";

/** @typedef {import("../base/state.js").View} View */

const LINES = ["copyright", "editor", "publisher", "date", "difficulty"];
const NAMES = [...LINES, "notes"];

export class SheetAbout {
  /** @param {import("./sheet.js").Sheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    /** What the puzzle has. @type {Record<string, string>} */
    this.shown = {};
    this.fields = new Map(
      NAMES.map((name) => {
        const id = `about-${name}`;
        const values = { id, className: "input", dir: "auto", maxLength: name === "notes" ? 2000 : 200 };
        const field = name === "notes" ? make("textarea", { ...values, rows: 3 }) : make("input", values);
        field.addEventListener("change", () => this.commit());
        return [name, field];
      }),
    );
    this.named();
  }

  /** The fields under their names, in the page's language. */
  named() {
    const rows = [...this.fields].map(([name, field]) =>
      make(
        "div",
        { className: "option" },
        make("label", { htmlFor: field.id, textContent: t(`about-${name}`) }),
        field,
      ),
    );
    byId("sheet-about-fields").replaceChildren(...rows);
  }

  /** What was typed goes into the puzzle. */
  commit() {
    const changed = [...this.fields].filter(([name, { value }]) => value !== (this.shown[name] ?? ""));
    if (!changed.length) return;
    const about = Object.fromEntries(changed.map(([name, { value }]) => [name, value]));
    Object.assign(this.shown, about);
    this.sheet.change("puzzle.set", { values: { about } });
  }

  /** @param {View} view */
  show(view) {
    const about = /** @type {Record<string, string>} */ (view.about ?? {});
    for (const [name, field] of this.fields) {
      const typing = document.activeElement === field && field.value !== (this.shown[name] ?? "");
      if (!typing) field.value = about[name] ?? "";
    }
    this.shown = { ...about };
    for (const [id, text] of /** @type {const} */ ([
      ["sheet-credits", view.credits],
      ["sheet-notes", view.notes],
      ["sheet-foot", view.foot],
    ]))
      Object.assign(byId(id), { textContent: text ?? "", hidden: !text });
  }
}
