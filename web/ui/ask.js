// One question at a time, in a dialog: what will happen, and buttons that say so.
import { byId, make } from "../base/dom.js";

/**
 * @param {string} heading @param {string} text
 * @param {{value: string, label: string, tone?: "primary" | "danger"}[]} answers besides Cancel
 * @returns {Promise<string>} the value of the chosen one; empty if none was chosen
 */
export function ask(heading, text, answers) {
  const dialog = byId("ask-dialog");
  if (dialog.open) dialog.close();
  byId("ask-heading").textContent = heading;
  byId("ask-text").textContent = text;
  byId("ask-answers").replaceChildren(
    ...answers.map(({ value, label, tone = "" }) =>
      make("button", { type: "submit", className: `button ${tone}`, value, textContent: label }),
    ),
  );
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => dialog.addEventListener("close", () => resolve(dialog.returnValue), { once: true }));
}

byId("ask-cancel").addEventListener("click", () => byId("ask-dialog").close(""));
