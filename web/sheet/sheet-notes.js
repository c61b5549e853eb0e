// What is said above the sheet: which words are not on it, and what it lacks.
import { byId, make, marked } from "../base/dom.js";
import { localised, t } from "../i18n/l10n.js";
import { hasClues } from "./sheet-lists.js";

/** @typedef {import("../base/state.js").View} View */

const MOST_NAMED = 12; // words that the note on what was left out names

/** One note on the words that are not on the sheet. @param {View} view of the whole puzzle */
export function tellLeftOut(view) {
  const words = view.words.filter(({ state }) => state !== "placed");
  byId("left-out").hidden = !words.length;
  const more = words.length - MOST_NAMED;
  const named = words.slice(0, MOST_NAMED).flatMap((word, i) => {
    const name = make("bdi", { lang: view.language, textContent: word.shown ?? word.word });
    const reason =
      word.reason && t("sheet-left-out-reason", { reason: localised({ message: word.reason, said: word.said }) });
    return [i ? t("list-comma") : "", ...(reason ? marked(reason, { word: () => name }) : [name])];
  });
  byId("left-out").replaceChildren(
    ...marked(t(more > 0 ? "sheet-left-out-more" : "sheet-left-out", { n: words.length, more }), {
      words: () => named,
    }),
  );
}

/** What the sheet still lacks, though it can be printed as it is. @param {View} view of the whole puzzle */
export function tellUnfinished(view) {
  const { words, grid } = view;
  const without = hasClues(view) ? words.filter(({ state, clue }) => state === "placed" && !clue).length : 0;
  const lacks = [
    grid?.empty && t("sheet-empty-cells", { n: grid.empty }),
    without && t("sheet-no-clue", { n: without }),
  ].filter(Boolean);
  byId("unfinished").hidden = !lacks.length;
  byId("unfinished").textContent = lacks.join(" ");
}
