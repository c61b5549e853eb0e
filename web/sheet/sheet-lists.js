// The lists of the sheet, row by row: clues, the words of a word search, the word bank. The page and the paper set the
// same rows.
import { make, span } from "../base/dom.js";
import { findsClues } from "../base/models.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {View["clues"][number]} List */
/** @typedef {List["items"][number]} Item */

/**
 * Write a word that the sheet says by itself, in the language that it is in.
 * @template {Element} T @param {T} element
 * @param {View} view
 * @param {import("../base/state.js").LabelName} name in the view's labels
 */
export function label(element, { labels }, name) {
  if (!labels) return element; // a view that an older version has kept; the engine is about to draw it again
  const english = labels.english.includes(name); // for want of a word of its own
  return Object.assign(element, {
    textContent: labels[name],
    lang: english ? "en" : labels.language,
    dir: english ? "ltr" : labels.direction,
  });
}

/**
 * Mark what stands for the clue of a word.
 * @template {HTMLElement} T
 * @param {T} element @param {number} index
 */
function ofWord(element, index) {
  if (index >= 0) element.dataset.word = String(index); // else the answer isn't in the grid
  return element;
}

/**
 * A clue and its length, which stays on the line of the last word, its parts in the order of writing.
 * @param {Item} item
 * @param {View} view
 */
function clue({ clue: text, enumeration, direction, index }, view) {
  if (!text)
    return [
      ofWord(span("blank", ""), index),
      ...(enumeration ? [" ", span("length", enumeration, { dir: "ltr" })] : []),
    ];
  return [
    ofWord(make("bdi", { dir: direction ?? view.clue_direction ?? view.direction, textContent: text }), index),
    ...(enumeration ? ["\u00a0", span("length", enumeration, { dir: "ltr" })] : []),
  ];
}

/** @param {List} list @param {View} view @returns {HTMLElement} */
export const clueHeading = (list, view) =>
  make("h2", {}, label(make("bdi", { textContent: list.heading }), view, list.direction));

const LONG = 600; // characters of clues that share a row

/** Whether the clues of some row would be too long to stand together. @param {List} list */
export function longRows({ items }) {
  let length = 0;
  return items.some(({ label: number, clue: text }) => (length = (number ? 0 : length) + text.length) > LONG);
}

/**
 * The clues of one direction; those of one row or column of the grid share a row, if that is what is numbered.
 * @param {List} list
 * @param {View} view
 * @param {boolean} [apart] each clue has a row of its own
 * @returns {HTMLElement[]}
 */
export function clueRows({ items }, view, apart = false) {
  /** @type {{number: string, text: HTMLElement}[]} */
  const rows = [];
  for (const item of items) {
    const last = rows.at(-1);
    if (!item.label && !apart && last) last.text.append(" – ", ...clue(item, view));
    else rows.push({ number: item.label, text: make("span", {}, ...clue(item, view)) });
  }
  return rows.map(({ number, text }) => make("li", {}, make("b", { textContent: number }), " ", text));
}

/** Whether what stands in the bank has no heading. @param {View} view */
export const bare = ({ codes, search }) => Boolean(codes || search?.blanks);

/**
 * The words of the bank; of a word search, room for its hidden message.
 * @param {View} view @returns {HTMLElement[]}
 */
export function bankRows(view) {
  const { bank, search, language, direction } = view;
  if (search?.blanks && view.labels?.left) {
    const words = search.blanks.map((length) =>
      make("span", { className: "blank-word" }, ...Array.from({ length }, () => span("blank-letter", ""))),
    );
    const room = make("span", { className: "blank-words", dir: direction }, ...words);
    return [make("li", { className: "left-over" }, label(make("bdi"), view, "left"), " ", room)];
  }
  return (bank ?? []).map((word) => make("li", {}, make("bdi", { lang: language, dir: direction, textContent: word })));
}

// -- what stands there instead of clues ------------------------------------------------------

/** @param {NonNullable<View["groups"]>[number]} group @returns {HTMLElement} */
const groupHeading = ({ heading }) => make("h2", {}, make("bdi", { textContent: heading }));

/** @param {NonNullable<View["groups"]>[number]} group @param {View} view @returns {HTMLElement[]} */
const groupRows = ({ items }, { language, direction }) =>
  items.map(({ text, given }) =>
    make("li", {}, make(given ? "s" : "bdi", { lang: language, dir: direction, textContent: text })),
  );

/** Each number of the key and room for its letter. @param {View} view @returns {HTMLElement[]} */
const codeRows = ({ codes = [], language, direction }) =>
  codes.map(({ n, t, given }) =>
    make(
      "li",
      { className: "code" },
      make("b", { textContent: n }),
      span("code-letter", given ? t : "", { lang: language, dir: direction }),
    ),
  );

/** The same, row by row. @param {View} view @returns {HTMLElement[]} */
export const cluelessRows = (view) =>
  view.codes
    ? codeRows(view)
    : (view.groups ?? []).flatMap((group) => [groupHeading(group), ...groupRows(group, view)]);

/** The same on the screen. @param {View} view @returns {HTMLElement[]} */
export function cluelessLists(view) {
  /** @param {string} className @param {HTMLElement[]} rows */
  const list = (className, rows) => {
    const element = make("ul", { className }, ...rows);
    element.setAttribute("role", "list");
    return element;
  };
  if (view.codes) return [list("codes", codeRows(view))];
  return (view.groups ?? []).map((group) =>
    make("section", { className: "length-group" }, groupHeading(group), list("group-words", groupRows(group, view))),
  );
}

// -- what is to be found in a word search --------------------------------------------------

/** @param {View} view */
const found = ({ search, sheet }) => (sheet?.list === "none" ? [] : (search?.list ?? []));

/** The texts of that list. @param {View} view @returns {string[]} */
export const listTexts = (view) =>
  found(view).map((item) => (findsClues(view) ? `${item.clue ?? item.text} ${item.enumeration ?? ""}` : item.text));

/** @param {View} view @returns {HTMLElement[]} none, where there is nothing to head */
export function findHeading(view) {
  const headed = found(view).length && !findsClues(view) && view.labels?.bank;
  return headed ? [make("h2", {}, label(make("bdi"), view, "bank"))] : [];
}

/** @param {View} view @returns {HTMLElement[]} */
export const findRows = (view) =>
  found(view).map(({ text, clue: own, enumeration, direction, index }) => {
    const [shown, lang] = findsClues(view) && own ? [own, view.clue_language] : [text, view.language];
    const dir = direction ?? view.clue_direction;
    const listed = make("bdi", { lang, dir, textContent: shown });
    return make(
      "li",
      {},
      findsClues(view) ? ofWord(listed, index) : listed,
      ...(enumeration ? ["\u00a0", span("length", enumeration, { dir: "ltr" })] : []),
    );
  });
