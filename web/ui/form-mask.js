// A shape of squares as an option: what it looks like now, and the button that opens its editor.
import { make, span } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { editMask, paintSquares } from "./mask.js";

const SIDE = 96; // CSS pixels of the small picture

/** Rows of # and . parted by / as squares, and back. @param {string} value @returns {import("./picture.js").Squares} */
export const parse = (value) => (value ? value.split("/").map((row) => [...row].map((char) => char === "#")) : []);
/** @param {import("./picture.js").Squares} squares */
export const format = (squares) => squares.map((row) => row.map((filled) => (filled ? "#" : ".")).join("")).join("/");

/** @param {import("./form.js").Field} field @param {string} id @returns {import("./form.js").Control} */
export function maskControl({ max = 60 }, id) {
  let value = "";
  const canvas = make("canvas", { className: "mask-small", role: "img" });
  const button = make("button", { type: "button", className: "button", id, textContent: t("mask-edit") });
  const told = span("soft", "", { id: `${id}-told` });
  const node = make("div", { className: "mask-field" }, canvas, make("div", {}, button, told));
  button.setAttribute("aria-describedby", told.id);
  const draw = () => {
    const squares = parse(value);
    const n = squares.flat().filter(Boolean).length;
    canvas.hidden = !n;
    told.textContent = n ? t("mask-size", { width: squares[0].length, height: squares.length, n }) : t("mask-none");
    canvas.setAttribute("aria-label", told.textContent);
    if (n) paintSquares(canvas, squares, SIDE);
  };
  button.addEventListener("click", async () => {
    const edited = await editMask(parse(value), max);
    button.focus();
    if (!edited) return;
    value = format(edited);
    draw();
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
