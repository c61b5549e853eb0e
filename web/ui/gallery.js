// The gallery of patterns: small pictures to choose from, by size and by the long words that they have room for.
import { byId, make, span } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { paintSquares } from "./mask.js";

/** @typedef {import("../base/protocol.d.ts").Pattern} Pattern */

const SIDE = 104; // CSS pixels of a picture
const USUAL = "15 × 15";

const dialog = byId("gallery-dialog");
const size = byId("gallery-size");
const long = byId("gallery-long");
const list = byId("gallery-list");

const state = {
  /** @type {Pattern[]} */ patterns: [],
  /** The name of the one that is chosen, "" for any of the grid's size. */
  chosen: "",
};
let ready = false;

/** The black squares of a pattern. @param {Pattern} pattern */
export const squaresOf = ({ rows }) => rows.map((row) => [...row].map((cell) => cell === "#"));

/** What a pattern is, in a line. @param {Pattern} pattern */
export const told = ({ width, height, words, blocks, themes }) =>
  t("gallery-told", { width, height, words, blocks, themes: themes.join(" ") });

/** @param {Pattern} pattern */
const sizeOf = ({ width, height }) => `${width} × ${height}`;

/**
 * Let a pattern be chosen.
 * @param {Pattern[]} patterns
 * @param {string} chosen the name of the one that is chosen now
 * @returns {Promise<string | undefined>} a name, "" for any, undefined if it is left as it was
 */
export function choosePattern(patterns, chosen) {
  if (!ready) listen();
  Object.assign(state, { patterns, chosen });
  size.replaceChildren(
    make("option", { value: "", textContent: t("gallery-all") }),
    ...[...new Set(patterns.map(sizeOf))].map((value) => make("option", { value, textContent: value })),
  );
  const now = patterns.find(({ name }) => name === chosen);
  size.value = now ? sizeOf(now) : USUAL;
  long.value = "";
  dialog.returnValue = "";
  dialog.showModal();
  show();
  const pressed = list.querySelector("[aria-pressed=true]");
  if (pressed instanceof HTMLElement) pressed.focus();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "use" ? state.chosen : undefined), {
      once: true,
    }),
  );
}

/** Whether a pattern has a place for each of the lengths. @param {Pattern} pattern @param {number[]} lengths */
function fits({ themes }, lengths) {
  const left = [...themes];
  return lengths.every((length) => {
    const at = left.indexOf(length);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Show the patterns that are asked for. */
function show() {
  const lengths = (long.value.match(/\d+/g) ?? []).map(Number);
  const found = state.patterns.filter(
    (pattern) => (!size.value || sizeOf(pattern) === size.value) && fits(pattern, lengths),
  );
  byId("gallery-count").textContent = t("gallery-count", { n: found.length });
  const pictures = found.map((pattern) => {
    const canvas = make("canvas", { ariaHidden: "true" });
    const { width, height, words, themes } = pattern;
    const button = make(
      "button",
      { type: "submit", value: "use", className: "gallery-item", ariaLabel: told(pattern), title: told(pattern) },
      canvas,
      span("", t("gallery-item", { words, width, height })),
      span("soft", themes.join(" ")),
    );
    button.dataset.name = pattern.name;
    button.setAttribute("aria-pressed", String(pattern.name === state.chosen));
    return { canvas, button, pattern };
  });
  list.replaceChildren(...pictures.map(({ button }) => make("li", {}, button)));
  for (const { canvas, pattern } of pictures) paintSquares(canvas, squaresOf(pattern), SIDE);
}

/** The arrow keys go from picture to picture. @param {KeyboardEvent} event */
function move(event) {
  const buttons = [...list.querySelectorAll("button")];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  if (at < 0) return;
  const top = buttons[0].offsetTop;
  const columns = Math.max(1, buttons.filter((button) => button.offsetTop === top).length);
  const on = getComputedStyle(list).direction === "rtl" ? -1 : 1;
  const step = { ArrowRight: on, ArrowLeft: -on, ArrowDown: columns, ArrowUp: -columns }[event.key];
  if (!step) return;
  event.preventDefault();
  buttons[at + step]?.focus();
}

function listen() {
  ready = true;
  size.addEventListener("change", show);
  long.addEventListener("input", show);
  long.addEventListener("keydown", (event) => event.key === "Enter" && event.preventDefault());
  list.addEventListener("keydown", move);
  dialog.addEventListener("submit", ({ submitter }) => {
    state.chosen = submitter instanceof HTMLElement ? (submitter.dataset.name ?? "") : state.chosen;
  });
}
