// A pattern of the library as an option: what it looks like, and the button that opens the gallery.
import { make, span } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { choosePattern, squaresOf, told } from "./gallery.js";
import { paintSquares } from "./mask.js";

const SIDE = 96; // CSS pixels of the small picture

/** @typedef {import("../base/protocol.d.ts").Pattern} Pattern */

/**
 * @param {string} id
 * @param {() => Promise<Pattern[]>} library
 * @returns {import("./form.js").Control}
 */
export function patternControl(id, library) {
  let value = "";
  const canvas = make("canvas", { className: "mask-small", role: "img", hidden: true });
  const button = make("button", { type: "button", className: "button", id, textContent: t("gallery-open") });
  const now = span("soft", "", { id: `${id}-told` });
  const node = make("div", { className: "mask-field" }, canvas, make("div", {}, button, now));
  button.setAttribute("aria-describedby", now.id);
  const draw = async () => {
    const chosen = value;
    const pattern = chosen ? (await library()).find(({ name }) => name === chosen) : undefined;
    if (chosen !== value) return; // another one was chosen meanwhile
    canvas.hidden = !pattern;
    now.textContent = pattern ? told(pattern) : value || t("gallery-any");
    canvas.setAttribute("aria-label", now.textContent);
    if (pattern) paintSquares(canvas, squaresOf(pattern), SIDE);
  };
  button.addEventListener("click", async () => {
    const chosen = await choosePattern(await library(), value);
    button.focus();
    if (chosen === undefined) return;
    value = chosen;
    await draw();
    button.dispatchEvent(new Event("change", { bubbles: true }));
  });
  draw();
  return {
    node,
    label: "legend",
    input: button,
    inputs: [button],
    read: () => value,
    write: (given) => {
      value = String(given ?? "");
      draw();
    },
  };
}
