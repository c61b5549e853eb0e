// Forms drawn from the engine's description of options: no option is known by name here.
import { make, span } from "../base/dom.js";
import { maskControl } from "./form-mask.js";
import { patternControl } from "./form-pattern.js";
import { setControl } from "./form-set.js";
import { linesControl, textControl } from "./form-text.js";
import { page, t } from "../i18n/l10n.js";
import { worded } from "../i18n/worded.js";
import { fillLanguages } from "./languages.js";

/** @typedef {import("../base/protocol.d.ts").Value} Value */
/** @typedef {import("../base/protocol.d.ts").Options} Options */
/** @typedef {import("../base/protocol.d.ts").Field} Whole  as the engine describes it */
/**
 * @typedef {Pick<Whole, "name" | "label" | "type" | "default"> & Partial<Whole>} Field
 *   `says` names its texts in the catalogue, if they are not those of its name; `draws`: it only matters when words are
 *   drawn; `when`: only while an option before it has one of these values
 * @typedef {HTMLInputElement | HTMLSelectElement | HTMLButtonElement | HTMLTextAreaElement} Input
 * @typedef {{node: HTMLElement, label: "label" | "legend", input: Input, inputs: Input[],
 *   read: () => Value | undefined, write: (value: Value) => void}} Control
 *   `input` takes the focus and, under a label, the label
 */

const FEW = 4; // choices that stand side by side; more go into a list
const SIDE = 15; // what a size without numbers starts from

/** Where there is no library of patterns. @returns {Promise<never[]>} */
const none = () => Promise.resolve([]);

/** What a number field holds, as a number if it is one: the engine judges it. @param {HTMLInputElement} input */
const numberIn = (input) => (Number.isNaN(input.valueAsNumber) ? input.value : input.valueAsNumber);

/** @param {Field} field @param {string} id */
function numeric(field, id) {
  return make("input", {
    type: "number",
    className: "input number",
    id,
    autocomplete: "off",
    title: t(field.unit ? "options-range.unit" : "options-range", {
      min: field.min ?? 0,
      max: field.max ?? 0,
      unit: field.unit,
    }),
    min: String(field.min ?? ""),
    max: String(field.max ?? ""),
    placeholder: field.default === "" ? field.any : "",
    step: field.type === "seconds" ? "any" : "1",
    inputMode: field.type === "seconds" ? "decimal" : "numeric",
  });
}

/** @param {HTMLSelectElement} select @returns {Control} */
const chosenFrom = (select) => ({
  node: select,
  label: "label",
  input: select,
  inputs: [select],
  read: () => select.value,
  write: (value) => (select.value = String(value)),
});

/** Buttons within a node, of which one is pressed. @param {HTMLInputElement[]} radios @param {HTMLElement} node */
const oneOf = (radios, node) =>
  /** @type {Control} */ ({
    node,
    label: "legend",
    input: radios[0],
    inputs: radios,
    read: () => radios.find((radio) => radio.checked)?.value,
    write: (value) => radios.forEach((radio) => (radio.checked = radio.value === value)),
  });

/** What to say where something has to be chosen first, by the type of the field. @type {Record<string, string>} */
const LACKING = { set: "form-none-chosen", mask: "mask-missing" };

/**
 * @type {Record<string, (field: Field, id: string, languages: import("./languages.js").Language[], direction: "ltr" |
 *   "rtl", library: () => Promise<import("../base/protocol.d.ts").Pattern[]>) => Control>}
 */
const CONTROLS = {
  int(field, id) {
    const input = numeric(field, id);
    return {
      node: make("span", { className: "sides" }, input, field.unit ? span("unit", field.unit) : ""),
      label: "label",
      input,
      inputs: [input],
      read: () => numberIn(input),
      write: (value) => (input.value = String(value)),
    };
  },
  bool(field, id) {
    const input = make("input", { type: "checkbox", id });
    return {
      node: input,
      label: "label",
      input,
      inputs: [input],
      read: () => input.checked,
      write: (value) => (input.checked = Boolean(value)),
    };
  },
  choice(field, id) {
    const choices = field.choices ?? [];
    if (choices.some(({ help }) => help)) return explained(choices, id);
    if (choices.length > FEW) {
      const select = make(
        "select",
        { className: "input", id },
        ...choices.map(({ value, label }) => make("option", { value, textContent: label })),
      );
      return chosenFrom(select);
    }
    const radios = choices.map(({ value }) => make("input", { type: "radio", name: id, value }));
    const node = make(
      "div",
      { className: "switch" },
      ...choices.map(({ label }, i) => make("label", {}, radios[i], make("span", { textContent: label }))),
    );
    return oneOf(radios, node);
  },
  language(field, id, languages) {
    const input = make("select", { className: "input", id });
    fillLanguages(input, languages, { none: t("options-language-none") });
    return chosenFrom(input);
  },
  size(field, id) {
    const radios = ["auto", "square", "sides"].map((value) =>
      make("input", { type: "radio", name: id, value, id: `${id}-${value}` }),
    );
    const [square, width, height] = ["side", "width", "height"].map((side) =>
      Object.assign(numeric(field, `${id}-${side}`), { ariaLabel: t(`options-size-${side}`) }),
    );
    const able = () => {
      square.disabled = !radios[1].checked;
      width.disabled = height.disabled = !radios[2].checked;
    };
    /** @param {number} i */
    const choose = (i) => {
      radios[i].checked = true;
      able();
    };
    radios.forEach((radio) => radio.addEventListener("change", able));
    /** @param {number} i @param {string} text */
    const label = (i, text) => make("label", { htmlFor: radios[i].id }, radios[i], text);
    const node = make(
      "div",
      { className: "size" },
      label(0, t("options-size-auto")),
      make("span", { className: "sides" }, label(1, t("options-size-square")), square),
      make("span", { className: "sides" }, label(2, t("options-size-sides")), width, "×", height),
    );
    return {
      node,
      label: "legend",
      input: radios[0],
      inputs: [...radios, square, width, height],
      read: () =>
        [() => "auto", () => `${square.value}x${square.value}`, () => `${width.value}x${height.value}`][
          radios.findIndex((radio) => radio.checked)
        ]?.(),
      write(value) {
        const found = /^(\d+)x(\d+)$/.exec(String(value));
        const [w, h] = found ? [Number(found[1]), Number(found[2])] : [SIDE, SIDE];
        square.value = String(Math.max(w, h));
        [width.value, height.value] = [String(w), String(h)];
        choose(found ? (w === h ? 1 : 2) : 0);
      },
    };
  },
  text: textControl,
  lines: linesControl,
  set: (field, id, _, direction) => setControl(field, id, direction),
  pattern: (field, id, _, __, library) => patternControl(id, library),
  mask: maskControl,
  ratio: (field, id) => pair(field, id, [t("options-ratio-width"), t("options-ratio-height")]),
  sides: (field, id) => pair(field, id, [t("options-size-width"), t("options-size-height")]),
};
CONTROLS.seconds = CONTROLS.int;

/** Width and height. @param {Field} field @param {string} id @param {string[]} called @returns {Control} */
function pair(field, id, called) {
  const [width, height] = ["width", "height"].map((side, i) =>
    Object.assign(numeric(field, `${id}-${side}`), { ariaLabel: called[i] }),
  );
  return {
    node: make("span", { className: "sides" }, width, "×", height, field.unit ? span("unit", field.unit) : ""),
    label: "legend",
    input: width,
    inputs: [width, height],
    read: () => `${width.value}x${height.value}`,
    write: (value) => ([width.value, height.value] = String(value).split("x")),
  };
}

/**
 * Choices that stand one below the other, each with what it means.
 * @param {NonNullable<Field["choices"]>} choices
 * @param {string} id
 * @returns {Control}
 */
function explained(choices, id) {
  const radios = choices.map(({ value }) => make("input", { type: "radio", name: id, value, id: `${id}-${value}` }));
  const node = make(
    "div",
    { className: "choices" },
    ...choices.flatMap(({ label, help = "" }, i) => {
      radios[i].setAttribute("aria-describedby", `${radios[i].id}-help`);
      return [
        make("label", { htmlFor: radios[i].id }, radios[i], label),
        make("p", { className: "help", id: `${radios[i].id}-help`, textContent: help }),
      ];
    }),
  );
  return oneOf(radios, node);
}

/**
 * A field with its texts in the page's language.
 * @param {Field} field
 * @param {string} id of its message
 * @returns {Field}
 */
const fieldWorded = (field, id) => ({
  ...field,
  label: worded(id, field.label),
  help: worded(`${id}.help`, field.help),
  unit: worded(`${id}.unit`, field.unit),
  any: worded(`${id}.any`, field.any),
  choices: (field.choices ?? []).map(({ value, label, help }) => ({
    value,
    label: worded(`${id}.choice-${value}`, label),
    help: worded(`${id}.help-${value}`, help),
  })),
});

/** What is set; where nothing is chosen it is left out of a message. @param {Control} control */
const given = (control) => /** @type {Value} */ (control.read());

/**
 * Draw the fields, each in a row with its help and room for what is wrong with it.
 * @param {Field[]} described
 * @param {{prefix: string, messages?: string, languages?: import("./languages.js").Language[], brief?: boolean, tags?:
 *   boolean,
 *   direction?: "ltr" | "rtl", change?: (name: string, value: Value) => void,
 *   library?: () => Promise<import("../base/protocol.d.ts").Pattern[]>}} how
 *   `prefix` of the controls' ids; `messages` that of the texts in the catalogue, if it is another; `languages` to
 *   choose from; `direction`: the side that words are read from; `brief`: help only for who asks; `tags`: mark what
 *   only matters when words are drawn; `change` is called when a value is set by hand; `library`: of patterns
 */
export function drawForm(
  described,
  {
    prefix,
    messages = prefix,
    languages = [],
    brief = false,
    tags = true,
    direction = page.direction,
    change,
    library,
  },
) {
  const fields = described.map((field) => fieldWorded(field, `${messages}-${field.says ?? field.name}`));
  const rows = fields.map((field) => {
    const id = `${prefix}-${field.name}`;
    const control = (CONTROLS[field.type] ?? CONTROLS.int)(field, id, languages, direction, library ?? none);
    const help = make("p", { className: brief ? "unseen" : "help", id: `${id}-help`, textContent: field.help ?? "" });
    const error = make("p", { className: "error", id: `${id}-error` });
    const label = make(
      control.label,
      control.label === "label" ? { htmlFor: control.input.id } : {},
      field.label,
      ...(tags && field.draws ? [" ", span("tag", t("options-for-new-words"))] : []),
    );
    const row = make(
      control.label === "label" ? "div" : "fieldset",
      { className: "option", title: brief ? (field.help ?? "") : "" },
      label,
      control.node,
      help,
      error,
    );
    row.dataset.type = field.type;
    for (const input of control.inputs) {
      input.setAttribute(
        "aria-describedby",
        [input.getAttribute("aria-describedby"), help.id, error.id].filter(Boolean).join(" "),
      );
      for (const type of ["input", "change"]) input.addEventListener(type, () => arrange());
      if (change) input.addEventListener("change", () => change(field.name, given(control)));
    }
    return { field, control, row, error };
  });
  /** What is set: an option that does not matter is at its standard value. */
  const read = () => {
    /** @type {Options} */
    const values = {};
    const matters = new Set();
    for (const { field, control } of rows) {
      const { when } = field;
      if (!when || (matters.has(when.option) && when.is.includes(String(values[when.option])))) matters.add(field.name);
      values[field.name] = matters.has(field.name) ? given(control) : field.default;
    }
    return { values, matters };
  };
  /** Show what matters. */
  const arrange = () => {
    const { matters } = read();
    for (const { field, row } of rows) if (field.when) row.hidden = !matters.has(field.name);
  };
  return {
    rows,
    /** @returns {Options} */
    read: () => read().values,
    /** Absent values become the standard ones. @param {Options} values */
    write: (values) => {
      rows.forEach(({ field, control }) => control.write(values[field.name] ?? field.default));
      arrange();
    },
    /**
     * What has to be chosen first: a field's name, and what to say beside it.
     * @returns {[string, string] | undefined}
     */
    lacking() {
      const found = rows.find(({ field, row, control }) => field.type in LACKING && !row.hidden && !control.read());
      return found && [found.field.name, t(LACKING[found.field.type])];
    },
    /**
     * Say beside a field what is wrong with it.
     * @param {string} name
     * @param {string} message
     * @returns {boolean} whether there is such a field
     */
    refuse(name, message) {
      const found = rows.find(({ field }) => field.name === name);
      if (!found) return false;
      found.error.textContent = message;
      found.control.inputs.forEach((input) => input.setAttribute("aria-invalid", "true"));
      (
        found.control.inputs.find((input) => !input.disabled && input.type === "number") ??
        found.control.inputs.find((input) => input instanceof HTMLInputElement && input.checked) ??
        found.control.input
      ).focus();
      found.error.scrollIntoView({ block: "nearest" });
      return true;
    },
    clear() {
      for (const { error, control } of rows) {
        error.textContent = "";
        control.inputs.forEach((input) => input.removeAttribute("aria-invalid"));
      }
    },
  };
}

/** The standard values of fields. @param {Field[]} fields @returns {Options} */
export const standard = (fields) => Object.fromEntries(fields.map((field) => [field.name, field.default]));
