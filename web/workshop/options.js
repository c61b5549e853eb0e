// The options of the kind of puzzle, drawn from the engine's description; presets, and the seed.
import { shownKind, shownPuzzle } from "../base/state.js";
import { closable } from "../ui/dialogs.js";
import { byId, make, span, within } from "../base/dom.js";
import { worded } from "../i18n/worded.js";
import { drawForm, standard } from "../ui/form.js";
import { kindTitle, knows, usesDictionary, wording } from "../ui/kinds.js";
import { has, t, translate } from "../i18n/l10n.js";
import { device } from "../base/device.js";
import { findable } from "../base/models.js";
import { sourceName } from "../i18n/names.js";
import { megabytes } from "../storage/files.js";
import { RULES } from "./bench-rules.js";
import { usedWords } from "../storage/used-words.js";

/** @typedef {import("../base/protocol.d.ts").Preset} Preset */
/** @typedef {import("../base/protocol.d.ts").Options} Options */

const SEED = /^\d{1,15}$/; // what the engine takes, and JavaScript counts exactly

export class OptionsDialog {
  /**
   * @param {import("../app/state.js").Values} store
   * @param {import("../app/session.js").Session} session
   * @param {{say: (text: string) => void, open: import("../app/intake.js").Intake["dictionary"]}} on
   */
  constructor(store, session, { say, open }) {
    this.store = store;
    this.session = session;
    this.say = say;
    this.openList = open;
    /** The one that the fields hold. @type {Preset | undefined} */
    this.preset = undefined;
    /** The one that was pressed last: what was changed since leaves its word list. @type {Preset | undefined} */
    this.pressed = undefined;
    this.dialog = byId("options-dialog");
    this.seed = byId("options-seed");
    this.memory = within(this.dialog, ".memory", HTMLElement); // follows what the puzzle's words are chosen by
    /** @type {ReturnType<typeof drawForm>} */
    this.form = drawForm([], { prefix: "option" });
    this.before = "";
    this.kind = shownKind(store);
    /** @type {import("../ui/form.js").Field[]} */
    this.fields = [];
    closable(this.dialog, () => this.written() !== this.before);
    byId("options").addEventListener("click", () => this.open());
    byId("options-standard").addEventListener("click", () => this.fill({}));
    byId("options-seed-again").addEventListener("click", () => {
      this.seed.value = String(this.store.puzzle?.view.seed ?? "");
      this.seed.focus();
    });
    byId("memory-clear").addEventListener("click", () => {
      usedWords.clear();
      this.remembered();
      this.say(t("options-remembered-cleared"));
    });
    within(this.dialog, "form", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      const { value } = /** @type {HTMLButtonElement} */ (event.submitter ?? {});
      this.submit(value === "reshuffle" || value === "empty" ? value : "new");
    });
    for (const type of ["input", "change"]) byId("options-fields").addEventListener(type, () => this.showPreset());
  }

  /** All that is written in the dialog, to compare. */
  written() {
    return JSON.stringify([this.form.read(), this.seed.value]);
  }

  /**
   * @param {import("../ui/kinds.js").Kind} [kind] the shown puzzle's, unless one of another kind could not be made
   * @param {Options} [options] those to begin with
   */
  open(kind = shownKind(this.store), options = undefined) {
    const { puzzle } = this.store;
    this.kind = kind;
    const tags = !knows(kind, "grid.fill"); // to fill a grid again is to draw words
    this.fields = this.session.choices.fields(kind).filter(({ group }) => group !== RULES);
    const library = () => this.session.choices.patterns();
    this.form = drawForm(this.fields, { prefix: "option", tags, direction: this.direction, library });
    const groups = byGroup(this.form.rows);
    const sections = [...groups].map(([group, rows]) =>
      make(
        "section",
        { className: `option-group of-${group}` },
        ...(has(`options-group-${group}`) ? [make("h3", { textContent: t(`options-group-${group}`) })] : []),
        ...rows.map(({ row }) => row),
      ),
    );
    const drawing = [...groups.values()].findIndex((rows) => rows.some(({ field }) => field.draws));
    sections.splice((drawing < 0 ? sections.length - 1 : drawing) + 1, 0, this.memory);
    this.memory.hidden = !usesDictionary(kind);
    byId("options-fields").replaceChildren(...sections);
    byId("options-kind").textContent = this.store.kinds.length > 1 ? kindTitle(kind.id) : "";
    byId("options-seed-help").textContent = t("options-seed-help", wording(kind));
    this.pressed = undefined;
    this.presets(kind.presets ?? []);
    const chosen = this.session.choices.of(kind);
    const here = puzzle?.view.kind === kind.id && puzzle.view.options;
    this.form.write(options ?? (here ? { ...this.apart(here)[0], ...this.apart(chosen)[1] } : chosen));
    this.seed.value = "";
    byId("options-seed-now").hidden = !puzzle;
    byId("options-seed-number").textContent = puzzle ? String(puzzle.view.seed) : "";
    this.refuse("", "");
    this.remembered();
    this.showPreset();
    within(this.dialog, "[value=reshuffle]", HTMLButtonElement).disabled = !puzzle || puzzle.view.kind !== kind.id;
    within(this.dialog, "[value=reshuffle]", HTMLButtonElement).hidden =
      !knows(kind, "puzzle.reshuffle") || puzzle?.view.kind !== kind.id;
    within(this.dialog, "[value=empty]", HTMLButtonElement).hidden = !knows(kind, "grid.new");
    byId("options-rules").hidden = !findable(kind);
    byId("options-fields").toggleAttribute("data-balanced", findable(kind)); // their groups are long
    translate(this.dialog, wording(kind));
    this.before = this.written();
    this.dialog.showModal();
  }

  /**
   * Values that were said, and those that may be left empty.
   * @param {Options} values @returns {Options[]}
   */
  apart(values) {
    const left = new Set(this.fields.filter((field) => field.any && field.default === "").map(({ name }) => name));
    const of = (/** @type {boolean} */ may) => Object.entries(values).filter(([name]) => left.has(name) === may);
    return [Object.fromEntries(of(false)), Object.fromEntries(of(true))];
  }

  /** The side that the words are read from: of the shown puzzle's, else of the word list's. */
  get direction() {
    const { puzzle, dictionary, languages } = this.store;
    return (
      puzzle?.view.direction ??
      languages.find((/** @type {import("../ui/languages.js").Language} */ { code }) => code === dictionary?.language)
        ?.direction
    );
  }

  /** @param {Preset[]} presets */
  presets(presets) {
    byId("options-presets").replaceChildren(
      ...presets.map((preset) => {
        const text = this.presetHelp(preset);
        const help = span("unseen", text, { id: `preset-${preset.id}-help` });
        const button = make("button", {
          type: "button",
          className: "chip",
          textContent: worded(`preset-${preset.id}`, preset.label),
        });
        button.setAttribute("aria-describedby", help.id);
        button.dataset.preset = preset.id;
        button.addEventListener("click", () => this.fill(preset.values, preset));
        for (const type of ["pointerenter", "focus"]) button.addEventListener(type, () => this.explain(text));
        for (const type of ["pointerleave", "blur"]) button.addEventListener(type, () => this.showPreset());
        return make("span", {}, button, help);
      }),
    );
  }

  /** What a preset is for, and whether the word list is too small for it. @param {Preset} preset */
  presetHelp({ id, help, words = 0, values }) {
    const [said, left] = this.apart(values);
    const whole = !Object.keys(left).length && this.fields.some((field) => field.any && field.default === "");
    if (whole && !Object.keys(said).length) return t("options-preset-whole");
    return this.bringing(worded(`preset-${id}.help`, help), words);
  }

  /**
   * A text, and which word list will be fetched, or how many words are missing.
   * @param {string} text @param {number} words
   */
  bringing(text, words) {
    const known = this.store.dictionary?.words;
    if (!usesDictionary(this.kind) || known === undefined || known >= words) return text;
    const larger = this.session.dictionaries.larger(words);
    if (!larger) return t("options-preset-more", { help: text, words, known });
    const size = megabytes(larger.bytes ?? 0);
    return t("options-preset-fetch", { help: text, name: sourceName(larger), words: larger.words, size });
  }

  /** The standard values with some of their own. @param {Options} values @param {Preset} [preset] that has them */
  fill(values, preset) {
    this.pressed = preset;
    this.form.clear();
    this.form.write(values);
    this.showPreset();
  }

  /** @param {string} help */
  explain(help) {
    byId("options-preset-help").textContent = help;
  }

  /** Press the preset that the fields hold. */
  showPreset() {
    const { presets = [] } = this.kind;
    const { fields } = this;
    const now = this.form.read();
    const usual = standard(fields);
    /** @param {Preset} preset */
    const holds = ({ values }) => {
      const set = { ...usual, ...values };
      return fields.every(({ name }) => now[name] === set[name]);
    };
    const found = (this.preset = presets.find(holds));
    for (const button of byId("options-presets").querySelectorAll("button"))
      button.setAttribute("aria-pressed", String(button.dataset.preset === found?.id));
    this.explain(found ? this.presetHelp(found) : this.bringing(t("options-own"), this.pressed?.words ?? 0));
  }

  remembered() {
    const kept = usedWords.words();
    const words = new Set(kept.flat()).size;
    byId("memory-text").textContent = words
      ? t("options-remembered", { words, puzzles: kept.length })
      : t("options-remembered-none");
    byId("memory-clear").disabled = !kept.length;
  }

  /** Say what is wrong, beside the field if it is a field's fault. @param {string} where @param {string} message */
  refuse(where, message) {
    this.form.clear();
    const seeded = where === "seed" && Boolean(message);
    byId("options-seed-error").textContent = seeded ? message : "";
    this.seed.setAttribute("aria-invalid", String(seeded));
    if (seeded) this.seed.focus();
    const told = !message || seeded || this.form.refuse(where, message);
    byId("options-error").textContent = told ? "" : message;
    if (message && told) this.say(message);
  }

  /** The rules of the shown puzzle, else those that were chosen before: the bench has them. */
  rules() {
    const { puzzle } = this.store;
    const { id, fields } = this.kind;
    const names = fields.filter(({ group }) => group === RULES).map(({ name }) => name);
    const from = puzzle?.view.kind === id ? puzzle.view.options : this.session.choices.of(this.kind);
    return Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]));
  }

  /** @param {"new" | "reshuffle" | "empty"} act */
  async submit(act) {
    const [said, left] = this.apart(this.form.read());
    const given = Object.fromEntries(Object.entries(left).filter(([, value]) => value !== ""));
    const values = { ...this.rules(), ...said, ...given };
    const seed = this.seed.value.trim();
    if (seed && !SEED.test(seed)) return this.refuse("seed", t("options-bad-seed"));
    this.refuse("", "");
    const lacking = this.form.lacking();
    if (lacking) return this.refuse(...lacking);
    const { id } = this.kind;
    const kept = device.read(`options.${id}`, null);
    this.session.choices.keep(this.kind, values);
    const number = seed ? Number(seed) : undefined;
    const larger =
      act === "new" &&
      usesDictionary(this.kind) &&
      this.session.dictionaries.larger((this.preset ?? this.pressed)?.words ?? 0);
    if (larger) {
      this.dialog.close(); // what goes wrong is told in the banner
      if (!(await this.openList(larger, undefined, id, { seed: number }))) device.write(`options.${id}`, kept);
      return undefined;
    }
    const buttons = /** @type {HTMLButtonElement[]} */ ([...this.dialog.querySelectorAll("button[type=submit]")]);
    const disabled = buttons.map((button) => button.disabled);
    buttons.forEach((button) => (button.disabled = true));
    const refused = await new Promise((resolve) => {
      let began = false; // what goes wrong later is told in the banner
      const how = {
        of: this.kind,
        accepted: () => {
          began = true;
          resolve(null);
        },
        refused: (/** @type {Error} */ error) => {
          if (!began) resolve(error);
          return !began;
        },
      };
      const done =
        act === "empty"
          ? this.session.making.blank(values, this.kind, number, how)
          : act === "new"
            ? this.session.making.newWords(values, number, how)
            : this.session.making.reshuffle(
                { ...this.apart(shownPuzzle(this.store).view.options)[1], ...values },
                number,
                how,
              );
      done.then(() => resolve(null), resolve);
    });
    buttons.forEach((button, i) => (button.disabled = disabled[i]));
    if (!refused) return this.dialog.close();
    device.write(`options.${id}`, kept);
    this.refuse(refused.where ?? "", refused.message);
  }
}

/**
 * @template {{field: import("../ui/form.js").Field}} Row
 * @param {Row[]} rows
 * @returns {Map<string, Row[]>} in the order of the rows
 */
function byGroup(rows) {
  const groups = new Map();
  for (const row of rows) groups.set(row.field.group ?? "", [...(groups.get(row.field.group ?? "") ?? []), row]);
  return groups;
}
