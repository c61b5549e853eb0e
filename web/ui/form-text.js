// Options that are texts: one line, with how much room is left, or several lines.
import { make } from "../base/dom.js";
import { t } from "../i18n/l10n.js";

const NEARLY = 0.2; // of the characters a text may have: from so few left on it is told how many

/** @param {import("./form.js").Field} field @param {string} id @returns {import("./form.js").Control} */
export function textControl(field, id) {
  const { max = 0 } = field;
  const input = make("input", {
    type: "text",
    className: "input",
    id,
    dir: "auto",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: false,
  });
  input.setAttribute("autocorrect", "off");
  const left = make("p", { className: "help room", id: `${id}-room`, role: "status" });
  const count = () => {
    const n = max - [...input.value.trim().replace(/\s+/g, " ")].length;
    left.textContent = n < 0 ? t("form-over", { n: -n }) : n <= max * NEARLY ? t("form-left", { n }) : "";
  };
  input.setAttribute("aria-describedby", left.id);
  input.addEventListener("input", count);
  return {
    node: make("div", { className: "text" }, input, left),
    label: "label",
    input,
    inputs: [input],
    read: () => input.value,
    write: (value) => {
      input.value = String(value);
      count();
    },
  };
}

/** @param {import("./form.js").Field} _ @param {string} id @returns {import("./form.js").Control} */
export function linesControl(_, id) {
  const input = make("textarea", { className: "input", id, rows: 3, dir: "auto", autocomplete: "off" });
  input.spellcheck = false;
  return {
    node: input,
    label: "label",
    input,
    inputs: [input],
    read: () => input.value.trim().replace(/\s*\n\s*/g, "/"),
    write: (value) => (input.value = String(value).replaceAll("/", "\n")),
  };
}
