// What counts as one letter: the choices that a language leaves open, such as أ and ا in Arabic or IJ in Dutch.
import { byId } from "../base/dom.js";
import { drawForm } from "./form.js";
import { t } from "../i18n/l10n.js";
import { languageCalled } from "../i18n/names.js";

/** @typedef {import("./languages.js").Language} Language */

/**
 * Ask how the words of a language are read.
 * @param {Language} language
 * @param {Record<string, string>} letters as they are now
 * @param {string} help what a change does
 * @returns {Promise<Record<string, string> | null>} what is not as usual, by name; null if nothing was changed
 */
export function askLetters(language, letters, help) {
  const dialog = byId("letters-dialog");
  const fields = Object.entries(language.options).map(
    ([name, choices]) =>
      /** @type {import("./form.js").Field} */ ({
        name,
        type: "choice",
        default: choices[0],
        label: t(`letters-${name}`),
        help: t(`letters-${name}.help`),
        choices: choices.map((value) => ({ value, label: t(`letters-${name}.choice-${value}`) })),
      }),
  );
  const form = drawForm(fields, { prefix: "letters" });
  byId("letters-heading").textContent = t("letters-of", { language: languageCalled(language) });
  byId("letters-help").textContent = help;
  byId("letters-fields").replaceChildren(...form.rows.map(({ row }) => row));
  form.write(letters);
  const read = () => {
    const values = form.read();
    const unusual = fields.filter((field) => values[field.name] !== field.default);
    return Object.fromEntries(unusual.map(({ name }) => [name, /** @type {string} */ (values[name])]));
  };
  const before = JSON.stringify(read());
  byId("letters-usual").onclick = () => form.write({});
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener(
      "close",
      () => resolve(dialog.returnValue && JSON.stringify(read()) !== before ? read() : null),
      { once: true },
    ),
  );
}

byId("letters-cancel").addEventListener("click", () => byId("letters-dialog").close(""));
