// A row of the list of words: the word, its clue, and its states.
import { placeOf } from "../grid/places.js";
import { make, span } from "../base/dom.js";
import { byModel } from "../base/models.js";
import { arrowOf, directionName } from "../i18n/directions.js";
import { page, t } from "../i18n/l10n.js";
import { hostOf, statesOf } from "./listing.js";

/** @typedef {import("../base/state.js").Word} Word */

/** A word as it is shown: without the signs that part letters by hand. @param {Word} word */
export const nameOf = (word) => word.shown ?? word.word;

/**
 * The arrow of a hidden word's direction, and what it says to those who do not see it.
 * @param {import("../base/state.js").View} view
 * @param {Word} word
 */
const directionTag = ({ direction }, { way = "" }) => [
  span("direction", arrowOf(way, direction), { ariaHidden: "true", title: directionName(way, direction) }),
  span("unseen", directionName(way, direction)),
];

/** @param {number} index of a word */
export function row(index) {
  const line = make("li", { role: "option" }, span("word", ""), " ", span("clue", ""), " ", span("states", ""));
  line.dataset.index = String(index);
  return line;
}

/** @param {import("../base/state.js").View} view @param {Word} word */
const directionOf = ({ direction }, { way = "" }) => directionName(way, direction);

/**
 * What tells where a placed word lies, in a few words.
 * @type {Record<import("../base/models.js").Model,
 *   ((view: import("../base/state.js").View, word: Word) => string) | null>}
 */
const WHERE = { crossing: null, blocked: placeOf, letters: directionOf };
const whereOf = byModel(WHERE);

/** @param {HTMLElement} line @param {Word} word @param {import("../base/state.js").View} view @param {string} said */
export function fill(line, word, view, said) {
  const { direction } = view;
  // of those that are placed
  const where = whereOf(view);
  const states = statesOf(word, view).map(({ name, text }) => ({
    name,
    text: name === "placed" && where ? where(view, word) : text(word),
  }));
  const host = hostOf(view, word);
  if (host) states.splice(1, 0, { name: "inside", text: t("list-inside", { word: nameOf(host) }) });
  const key = [page.code, nameOf(word), said, direction, ...states.map(({ text }) => text)].join("\n");
  if (line.dataset.key === key) return;
  line.dataset.key = key;
  line.dataset.state = states[0].name;
  line.toggleAttribute("data-locked", Boolean(word.locked));
  line.dir = direction;
  const [name, clue, tags] = line.children;
  name.textContent = nameOf(word);
  clue.textContent = said;
  clue.toggleAttribute("data-none", !word.clue);
  tags.replaceChildren(
    ...states.map((state) => {
      const tag = span("state", state.text, { lang: page.code, dir: "auto" });
      tag.dataset.state = state.name;
      if (state.name === "placed" && word.way) tag.replaceChildren(...directionTag(view, word));
      return tag;
    }),
  );
}
