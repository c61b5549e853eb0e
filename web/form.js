// A form drawn from the engine's description of its options: no option is known by name here.
import { make } from "./dom.js";
import { S } from "./strings.js";

/** @typedef {{name: string, label: string, type: "int"|"seconds"|"choice"|"bool"|"size", default: any, min?: number, max?: number, choices?: any[], help?: string, unit?: string}} Field */

/** @param {Field} field @param {number} value @param {string} name */
function numeric(field, value, name) {
  return make("input", {
    type: "number", className: "input number", name, id: `option-${name}`, value: String(value), required: true,
    min: String(field.min ?? ""), max: String(field.max ?? ""), step: field.type === "seconds" ? "any" : "1", inputMode: field.type === "seconds" ? "decimal" : "numeric",
  });
}

/** One control and how to read it. @type {Record<string, (field: Field, value: any) => {node: Node, input?: HTMLElement, read: () => any}>} */
const CONTROLS = {
  int(field, value) {
    const input = numeric(field, value, field.name);
    return { node: make("span", { className: "sides" }, input, field.unit ?? ""), input, read: () => input.valueAsNumber };
  },
  bool(field, value) {
    const input = make("input", { type: "checkbox", checked: Boolean(value), id: `option-${field.name}` });
    return { node: input, input, read: () => input.checked };
  },
  choice(field, value) {
    const options = (field.choices ?? []).map((choice) => make("option", { value: choice.value ?? choice, textContent: choice.label ?? choice }));
    const select = make("select", { className: "input", id: `option-${field.name}` }, ...options);
    select.value = value;
    return { node: select, input: select, read: () => select.value };
  },
  size(field, value) {
    const fixed = /^(\d+)x(\d+)$/.exec(value);
    const sides = [1, 2].map((i) => numeric(field, fixed ? Number(fixed[i]) : 20, `${field.name}-${i}`));
    sides[0].ariaLabel = S.width;
    sides[1].ariaLabel = S.height;
    const radios = [S.auto, S.fixed].map((label, i) => make("input", { type: "radio", name: field.name, value: label, checked: Boolean(fixed) === Boolean(i) }));
    const able = () => sides.forEach((side) => (side.disabled = radios[0].checked));
    radios.forEach((radio) => radio.addEventListener("change", able));
    able();
    const node = make("div", { className: "size" },
      make("label", {}, radios[0], S.auto), make("label", {}, radios[1], S.fixed), make("span", { className: "sides" }, sides[0], "×", sides[1], ` ${field.unit ?? ""}`));
    return { node, read: () => (radios[0].checked ? "auto" : sides.map((side) => side.valueAsNumber).join("x")) };
  },
};
CONTROLS.seconds = CONTROLS.int;

/**
 * Draw the fields into `holder`.
 * @param {HTMLElement} holder @param {Field[]} fields @param {Record<string, any>} values
 * @returns {() => Record<string, any>} reads the values back
 */
export function drawForm(holder, fields, values) {
  const readers = fields.map((field) => {
    const { node, input, read } = (CONTROLS[field.type] ?? CONTROLS.int)(field, values[field.name] ?? field.default);
    const ranged = field.min !== undefined && field.max !== undefined;
    const help = make("p", { className: "help", id: `help-${field.name}` },
      [field.help, ranged ? `${S.range(field.min, field.max, field.unit)}.` : ""].filter(Boolean).join(" "));
    const label = input ? make("label", { htmlFor: input.id, textContent: field.label }) : make("legend", { textContent: field.label });
    input?.setAttribute("aria-describedby", help.id);
    return { field, read, row: make(input ? "div" : "fieldset", { className: "option" }, label, node, help) };
  });
  holder.replaceChildren(...readers.map(({ row }) => row));
  return () => Object.fromEntries(readers.map(({ field, read }) => [field.name, read()]));
}
