// What the sheet of a word search has besides its grid: the list of what is to be found, and in the key the hidden message.
import { make, span } from "./dom.js";
import { messageOf } from "./search-paint.js";

/** @typedef {import("./state.js").View} View */
/** @typedef {NonNullable<View["hidden"]>["list"][number]} Item */

/** What is to be found, in the sheet's order. @param {View} view @returns {Item[]} */
const items = ({ hidden, sheet }) => (sheet?.list === "none" ? [] : hidden.list);

/** @param {View} view */
const withClues = (view) => view.sheet?.list === "clues";

/** The list's texts as they are set, to be measured. @param {View} view @returns {string[]} */
export const listTexts = (view) => items(view).map((item) => (withClues(view) ? `${item.clue ?? item.text} ${item.enumeration ?? ""}` : item.text));

/**
 * The list below the grid, under its heading.
 * @param {View} view @param {(heading: HTMLElement, name: string) => HTMLElement} label writes a word of the sheet's language
 * @returns {HTMLElement[]}
 */
export function findList(view, label) {
  const found = items(view);
  if (!found.length) return [];
  const clues = withClues(view);
  const name = clues ? "clues" : "bank";
  const rows = found.map(({ text, clue, enumeration, direction }) => {
    const [shown, lang] = clues && clue ? [clue, view.clue_language] : [text, view.language];
    const dir = direction ?? view.clue_direction;
    return make("li", {}, make("bdi", { lang, dir, textContent: shown }), ...(enumeration ? ["\u00a0", span("length", enumeration, { dir: "ltr" })] : []));
  });
  const list = make("ul", { className: "finds" }, ...rows);
  list.setAttribute("role", "list");
  list.toggleAttribute("data-clues", clues);
  const heading = view.labels?.[name] ? [make("h2", {}, label(make("bdi"), name))] : [];
  return [make("section", { className: "find-list" }, ...heading, list)];
}

/** What the marked letters of the key say. @param {HTMLElement} line @param {View} view @param {boolean} shown */
export function tellMessage(line, view, shown) {
  const message = shown ? messageOf(view) : "";
  line.hidden = !message;
  line.replaceChildren(span("key-message-mark", "", { ariaHidden: "true" }), " ", make("bdi", { lang: view.language, dir: "auto", textContent: message }));
}
