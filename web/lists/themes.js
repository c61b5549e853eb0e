// Choosing words by theme and level, in one language, with clues in the same or another.
import { device } from "../base/device.js";
import { byId, make, span } from "../base/dom.js";
import { messageOf } from "../base/errors.js";
import { atHand, page, t } from "../i18n/l10n.js";
import { languageCalled, languageRow, plain, regionName, sourceName } from "../i18n/names.js";
import { readSource } from "../storage/files.js";
import { themeCount, themeIndex, themeSource } from "../storage/theme-words.js";
import { banner, closable } from "../ui/dialogs.js";

/** @typedef {import("../storage/theme-words.js").Index} Index */
/** @typedef {import("../storage/theme-words.js").Choice} Choice */

const LEVELS = ["A1", "A2", "B1"]; // about, of the Common European Framework
const STYLES = ["translated", "described"];
const KEPT = "themes";

export class Themes {
  /** @param {import("./lists.js").Lists} lists */
  constructor(lists) {
    this.lists = lists;
    this.dialog = byId("themes-dialog");
    /** @type {Index | undefined} */
    this.index = undefined;
    closable(this.dialog, () => false);
    document.addEventListener("crosscore:themes", () => this.open());
    byId("own-themes").addEventListener("click", () => this.open());
    this.dialog.addEventListener("change", ({ target }) => {
      if (target instanceof Element && target.closest(".themes-languages")) this.regions(this.read().regions);
      this.draw();
    });
    byId("themes-edit").addEventListener("click", () => this.edit());
    this.dialog.addEventListener("submit", (event) => {
      event.preventDefault();
      this.make();
    });
  }

  async open() {
    try {
      this.index ??= await themeIndex();
    } catch {
      return banner.show("", t("file-not-fetched"));
    }
    this.fill(this.index);
    this.write(this.usual(this.index));
    this.draw();
    this.dialog.showModal();
    return undefined;
  }

  /** What was chosen last; else easy words of the page's language. @param {Index} index @returns {Choice} */
  usual({ languages }) {
    const spoken = atHand().map((code) => code.split("-")[0]);
    const words = spoken.find((code) => languages.some((one) => one.code === code)) ?? languages[0].code;
    const kept = device.read(KEPT, /** @type {Partial<Choice> | null} */ (null)) ?? {};
    const first = { words, clues: "", style: STYLES[0], themes: [], levels: [1], regions: [] };
    return { ...first, ...kept };
  }

  /** The choices, in the page's language. @param {Index} index */
  fill({ languages, themes }) {
    /** @param {{value: string, label: string}[]} options */
    const options = (options) => options.map(({ value, label }) => make("option", { value, textContent: label }));
    /** @param {{label: string}} one @param {{label: string}} other */
    const order = (one, other) => one.label.localeCompare(other.label, page.locale);
    const named = languages.map((one) => ({ value: one.code, label: languageRow(one) })).sort(order);
    byId("themes-words").replaceChildren(...options(named));
    byId("themes-clues").replaceChildren(...options([{ value: "", label: t("themes-clues-own") }, ...named]));
    byId("themes-style").replaceChildren(...options(STYLES.map((value) => ({ value, label: t(`themes-${value}`) }))));
    const rows = Object.keys(themes).map((value) => ({ value, label: t(`theme-${value}`) }));
    byId("themes-list").replaceChildren(...rows.sort(order).map(({ value, label }) => tick(value, label)));
    byId("themes-levels").replaceChildren(
      ...LEVELS.map((cefr, at) => tick(String(at + 1), t("themes-level", { n: at + 1, cefr }))),
    );
  }

  /** @param {Choice} choice */
  write({ words, clues, style, themes, levels, regions }) {
    byId("themes-words").value = words;
    byId("themes-clues").value = clues;
    byId("themes-style").value = style;
    this.regions(regions);
    for (const box of this.boxes("themes-list")) box.checked = themes.includes(box.value);
    for (const box of this.boxes("themes-levels")) box.checked = levels.includes(Number(box.value));
  }

  /** @returns {Choice} */
  read() {
    /** @param {string} id */
    const ticked = (id) =>
      this.boxes(id)
        .filter(({ checked }) => checked)
        .map(({ value }) => value);
    const words = byId("themes-words").value;
    const clues = byId("themes-clues").value;
    const places = [...byId("themes-regions").querySelectorAll("select")].map(({ value }) => value);
    return {
      words,
      clues: clues === words ? "" : clues,
      style: byId("themes-style").value,
      themes: ticked("themes-list").sort(),
      levels: ticked("themes-levels").map(Number),
      regions: places.filter(Boolean),
    };
  }

  /** @param {string} id @returns {HTMLInputElement[]} */
  boxes(id) {
    return [...byId(id).querySelectorAll("input")];
  }

  /** A choice of regions for each language that has words of several. @param {string[]} wanted */
  regions(wanted) {
    const { words, clues } = this.read();
    const tongues = [words, clues].map((code) => this.index?.languages.find((one) => one.code === code));
    byId("themes-regions").replaceChildren(
      ...tongues.flatMap((tongue) => {
        if (!tongue || tongue.regions.length < 2) return [];
        const select = make(
          "select",
          { className: "input" },
          ...tongue.regions.map((code) =>
            make("option", { value: code === tongue.plain ? "" : code, textContent: regionName(code) }),
          ),
        );
        select.value = wanted.find((code) => code !== tongue.plain && tongue.regions.includes(code)) ?? "";
        const label = t("themes-region", { language: languageCalled(tongue) });
        return [make("label", { className: "field" }, span("", label), select)];
      }),
    );
  }

  /** What follows from what is chosen: the number of words of each theme, and of all. */
  draw() {
    const { index } = this;
    if (!index) return;
    const choice = this.read();
    byId("themes-style-row").hidden = !choice.clues;
    for (const box of this.boxes("themes-list")) {
      const n = themeCount(index, { ...choice, themes: [box.value] });
      const count = box.closest("label")?.querySelector(".soft");
      if (count) count.textContent = new Intl.NumberFormat(page.locale).format(n);
    }
    const words = themeCount(index, choice);
    byId("themes-count").textContent = t("word-count", { n: words });
    for (const id of /** @type {const} */ (["themes-make", "themes-edit"])) byId(id).disabled = !words;
  }

  /** The list that is chosen, which is remembered. */
  chosen() {
    const choice = this.read();
    device.write(KEPT, choice);
    return themeSource(choice, /** @type {Index} */ (this.index));
  }

  make() {
    const source = this.chosen();
    this.dialog.close();
    this.lists.store.set({ welcome: false });
    this.lists.on.leave();
    return this.lists.on.open(source);
  }

  /** The words as a list of one's own. */
  async edit() {
    const source = this.chosen();
    this.dialog.close();
    const { lists } = this;
    const what = t("lists-not-imported", { name: sourceName(source) });
    try {
      const read = await lists.files.read(source.name, await readSource(source), what);
      if (!read) return;
      lists.add(plain(sourceName(source)), source.language, read.rows);
      await lists.keeper.flush();
      document.dispatchEvent(new CustomEvent("crosscore:lists", { detail: { id: lists.list.id } }));
    } catch (error) {
      banner.show(what, messageOf(error));
    }
  }
}

/** @param {string} value @param {string} label */
const tick = (value, label) =>
  make("label", {}, make("input", { type: "checkbox", value }), span("", label), span("soft", ""));
