// Some of several choices: ticks below each other or, where the choices are the directions of a word search, a compass
// of arrows.
import { make, span } from "../base/dom.js";
import { arrowOf, stepOf } from "../i18n/directions.js";
import { DIRECTIONS } from "../base/directions.js";

/** @type {Record<string, [down: number, right: number]>} */
const MOVES = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * @param {import("./form.js").Field} field
 * @param {string} id
 * @param {"ltr" | "rtl"} side that words are read in
 * @returns {import("./form.js").Control}
 */
export function setControl({ choices = [] }, id, side) {
  const boxes = choices.map(({ value }) => make("input", { type: "checkbox", id: `${id}-${value}`, value }));
  const compass = choices.every(({ value }) => value in DIRECTIONS);
  const tags = choices.map(({ label, value }, i) => {
    if (!compass) return make("label", {}, boxes[i], label);
    const [down, right] = stepOf(value, side);
    boxes[i].ariaLabel = label;
    const tag = make("label", { title: label }, boxes[i], span("arrow", arrowOf(value, side), { ariaHidden: "true" }));
    tag.style.gridArea = `${down + 2} / ${right + 2}`;
    return tag;
  });
  // left is left, whatever the page's side
  const node = make("div", { className: compass ? "compass" : "choices", dir: compass ? "ltr" : "" }, ...tags);
  if (compass) {
    const at = new Map(choices.map(({ value }, i) => [String(stepOf(value, side)), boxes[i]]));
    node.addEventListener("keydown", (event) => {
      const move = MOVES[event.key];
      const value = /** @type {HTMLInputElement} */ (event.target).value;
      if (!move || !(value in DIRECTIONS)) return;
      event.preventDefault();
      const from = stepOf(value, side);
      // over the middle
      const [one, two] = [1, 2].map((n) => at.get(String(from.map((part, axis) => part + n * move[axis]))));
      (one ?? two)?.focus();
    });
  }
  return {
    node,
    label: "legend",
    input: boxes[0],
    inputs: boxes,
    read: () =>
      boxes
        .filter((box) => box.checked)
        .map((box) => box.value)
        .join(" "),
    write: (value) => boxes.forEach((box) => (box.checked = String(value).split(" ").includes(box.value))),
  };
}
