// What is beside the grid of a puzzle without clues: the words of each length, or the key to the numbers.
import { make, span } from "../base/dom.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("./writing-game.js").WritingGame} WritingGame */

/**
 * The headings that lists of words have where there are no clues. @param {View} view
 * @returns {{heading: string, direction: "across" | "down"}[]}
 */
export const bothWays = ({ labels }) =>
  /** @type {const} */ (["across", "down"]).map((direction) => ({ heading: labels[direction], direction }));

/** @param {View} view @returns {HTMLElement[]} */
export function helpLists(view) {
  const { language: lang, direction: dir } = view;
  /** @param {string} className @param {HTMLElement[]} rows */
  const list = (className, rows) => {
    const element = make("ul", { className }, ...rows);
    element.setAttribute("role", "list");
    return element;
  };
  if (view.codes)
    return [
      list(
        "play-codes",
        view.codes.map(({ n }) => {
          const button = make(
            "button",
            { type: "button", className: "play-code" },
            make("b", { textContent: n }),
            span("play-code-letter", "", { lang, dir }),
          );
          button.dataset.n = n;
          return make("li", {}, button);
        }),
      ),
      list(
        "play-letters-left",
        (view.bank ?? []).map((letter) => make("li", { textContent: letter, lang, dir })),
      ),
    ];
  return (view.groups ?? []).map(({ heading, items }) =>
    make(
      "section",
      { className: "play-group" },
      make("h2", { textContent: heading }),
      list(
        "play-words",
        items.map(({ index, text }) => {
          const row = make("li", {}, make("bdi", { lang, dir, textContent: text }));
          row.dataset.word = String(index);
          return row;
        }),
      ),
    ),
  );
}

/**
 * Show which words stand in the grid, and which letters have a number.
 * @param {HTMLElement[]} lists @param {WritingGame} game
 */
export function markLists(lists, game) {
  const { view } = game;
  const runs = lists.length && view.groups ? game.runs.filter((run) => game.filled(run)) : [];
  const found = new Set(runs.map((run) => game.letters(run).join("\n")));
  const letters = (view.codes ?? []).map(({ n }) => game.written(n));
  for (const list of lists) {
    for (const row of /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("[data-word]"))) {
      const word = view.words[Number(row.dataset.word)].cells.join("\n");
      row.toggleAttribute("data-found", found.has(word));
    }
    const here = view.cells[game.cursor[0]][game.cursor[1]]?.n;
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll(".play-code"))) {
      const at = (view.codes ?? []).findIndex(({ n }) => n === button.dataset.n);
      const letter = letters[at];
      /** @type {HTMLElement} */ (button.lastElementChild).textContent = letter;
      button.toggleAttribute("data-twice", Boolean(letter) && letters.filter((one) => one === letter).length > 1);
      if (button.dataset.n === here) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    if (list.classList.contains("play-letters-left"))
      for (const row of list.children) row.toggleAttribute("data-found", letters.includes(row.textContent ?? ""));
  }
}
