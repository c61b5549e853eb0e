// The settings of the sheet: beside the paper where there is room, else folded over it.
import { device } from "../base/device.js";
import { byId, pause, within } from "../base/dom.js";
import { page, t } from "../i18n/l10n.js";
import { languageCalled } from "../i18n/names.js";
import { drawForm } from "../ui/form.js";
import { fillLanguages } from "../ui/languages.js";

/** There is room for them beside the paper: as in sheet.css. */
const BESIDE = matchMedia("(min-width: 1100px)");

export class Settings {
  /** @param {import("./sheet.js").Sheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    this.panel = byId("sheet-panel");
    this.button = byId("sheet-settings");
    /** @type {ReturnType<typeof drawForm> | undefined} */
    this.form = undefined;
    this.drawing = false; // it is about to be drawn
    this.named = false; // the languages have their names in it
    const usual = () => this.open(BESIDE.matches && device.read("sheet-panel", true));
    usual();
    BESIDE.addEventListener("change", usual);
    this.button.addEventListener("click", () => {
      this.open(Boolean(this.panel.hidden));
      if (BESIDE.matches) device.write("sheet-panel", !this.panel.hidden);
    });
    const bar = within(byId("sheet"), ".sheet-top", HTMLElement);
    new ResizeObserver(() => byId("sheet").style.setProperty("--bar", `${bar.offsetHeight}px`)).observe(bar);
    addEventListener("keydown", ({ key }) => {
      if (key !== "Escape" || BESIDE.matches || this.panel.hidden || sheet.store.route !== "sheet") return;
      if (document.querySelector("dialog[open], [popover]:popover-open")) return;
      this.open(false);
      this.button.focus();
    });
  }

  /** @param {boolean} open */
  open(open) {
    this.panel.hidden = !open;
    this.button.setAttribute("aria-expanded", String(open));
  }

  /** Drawn from the engine's description. */
  drawn() {
    const { store } = this.sheet;
    // what is printed is chosen in the bar
    const fields = (store.kind?.sheet ?? []).filter(({ name }) => name !== "prints");
    const form = drawForm(fields, {
      prefix: "sheet",
      messages: "sheet-option",
      languages: [], // they are named later: there are hundreds
      brief: true,
      change: (name, value) => this.sheet.change("puzzle.set", { values: { sheet: { [name]: value } } }),
    });
    /** @type {NodeListOf<HTMLElement>} */
    const groups = this.panel.querySelectorAll("details[data-group]");
    for (const group of groups) {
      const own = form.rows.filter(({ field }) => field.group === group.dataset.group);
      const [checks, others] = [true, false].map((bool) =>
        own.filter(({ field }) => (field.type === "bool") === bool).map(({ row }) => row),
      );
      within(group, ".sheet-fields", HTMLElement).replaceChildren(...others);
      within(group, ".sheet-checks", HTMLElement).replaceChildren(...checks);
    }
    return form;
  }

  /**
   * Show what holds; languages that are at hand stand first, and digits there are no others of cannot be chosen.
   * @param {import("../base/state.js").View} view
   */
  show(view) {
    if (!this.form) return this.soon();
    if (!view.sheet) return undefined;
    for (const { field, row } of this.form.rows) if (field.name === "digits") row.hidden = !view.native_digits;
    if (this.named) this.name(view);
    return this.form.write({ ...view.sheet });
  }

  /** Draw them once the sheet is seen, and the names of languages after the others. */
  async soon() {
    if (this.drawing) return;
    this.drawing = true;
    this.named = false;
    await pause();
    this.form = this.drawn();
    this.drawing = false;
    const { sheet, form } = this;
    if (sheet.view) this.show(sheet.view);
    await pause();
    if (this.form !== form) return; // others are to be drawn
    this.named = true;
    if (sheet.view) this.show(sheet.view);
  }

  /** @param {import("../base/state.js").View} view */
  name(view) {
    const { languages } = this.sheet.store;
    for (const { field, control } of this.form?.rows ?? []) {
      if (field.type !== "language") continue;
      const usual = languages.find(
        (/** @type {import("../ui/languages.js").Language} */ { code }) => code === view.clue_language,
      );
      const first = [...new Set([view.clue_language, view.language, page.code, "en"])];
      fillLanguages(/** @type {HTMLSelectElement} */ (control.input), languages, {
        first,
        none: usual ? t("sheet-language-clues", { language: languageCalled(usual) }) : "",
      });
    }
  }
}
