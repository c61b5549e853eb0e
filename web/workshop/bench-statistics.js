// The bench's part "Statistics": what the engine counts of the grid, kept up to date while it is in sight.
import { asked, asking, Unread } from "../grid/editor-asks.js";
import { make, span } from "../base/dom.js";
import { messageOf } from "../base/errors.js";
import { t } from "../i18n/l10n.js";

/** @typedef {import("../base/protocol.d.ts").Statistics} Statistics */

const PAUSE_MS = 300; // without a change, before it is counted again
const FEW = 40; // words that are named

/** @param {HTMLElement} element @param {import("./bench.js").Place} place */
export function statistics(element, { engine, store, session, editor }) {
  let seen = false;
  /** @type {Statistics | null} */
  let found = null;

  const draw = (trouble = "") => {
    const { view } = editor;
    element.replaceChildren(...(trouble ? [trouble] : found && view ? [...told(found, view)] : []));
  };
  const ask = asking(
    PAUSE_MS,
    async () => {
      if (!seen || !editor.view) return null;
      try {
        return (await asked(engine, store, session, "puzzle.statistics")).statistics;
      } catch (error) {
        if (!(error instanceof Unread)) throw error;
        return (await asked(engine, store, session, "puzzle.statistics", { dictionary: "" })).statistics;
      }
    },
    (answer, error) => {
      found = answer ?? null;
      draw(error ? messageOf(error) : "");
    },
  );
  store.on(["puzzle", "dictionary"], () => seen && ask());
  store.on(["busy"], () => seen && !store.busy && ask());
  store.on(["language"], () => seen && draw());
  return {
    /** @param {boolean} open */
    shown(open) {
      seen = open;
      if (open) ask(true);
    },
  };
}

/** @param {Statistics} found @param {import("../base/state.js").View} view */
function* told(found, view) {
  const letters = { lang: view.language, dir: view.direction };
  /** @param {string[]} texts */
  const listed = (texts) =>
    texts.length
      ? span("statistics-words", texts.slice(0, FEW).join(" · ") + (texts.length > FEW ? " …" : ""), letters)
      : t("statistics-none");
  /** @type {[string, string | HTMLElement | undefined][]} */
  const rows = [
    [t("statistics-number"), t("editor-full", { full: found.full, slots: found.words })],
    [t("statistics-mean-length"), t("statistics-figure", { n: found.mean_length })],
    [t("editor-blocks"), share(found.blocks, found.block_share)],
    [t("statistics-unchecked"), share(found.unchecked, (found.unchecked ?? 0) / (found.cells || 1))],
    [
      t("statistics-missing"),
      found.missing && (found.missing.length ? listed(found.missing) : t("statistics-pangram")),
    ],
    [
      t("statistics-points"),
      found.points === undefined
        ? undefined
        : t("statistics-points-value", { n: found.points, mean: found.mean_points }),
    ],
    [t("statistics-score"), found.score === undefined ? undefined : t("statistics-figure", { n: found.score })],
    [
      t("statistics-lowest"),
      found.lowest &&
        t("statistics-lowest-value", { score: found.lowest.score, words: found.lowest.words.slice(0, FEW) }),
    ],
    [t("statistics-new"), listed(found.new)],
  ];
  yield make(
    "dl",
    { className: "statistics" },
    ...rows.flatMap(([name, value]) =>
      value === undefined ? [] : [make("dt", { textContent: name }), make("dd", {}, value)],
    ),
  );
  const most = Math.max(1, ...found.lengths.map(({ words }) => words));
  yield make(
    "table",
    { className: "statistics-lengths" },
    make(
      "thead",
      {},
      make(
        "tr",
        {},
        make("th", { scope: "col", textContent: t("statistics-length") }),
        make("th", { scope: "col", textContent: t("statistics-number") }),
      ),
    ),
    make(
      "tbody",
      {},
      ...found.lengths.map(({ length, words }) => {
        const bar = span("statistics-bar", "", { ariaHidden: "true" });
        bar.style.inlineSize = `${(100 * words) / most}%`;
        return make(
          "tr",
          {},
          make("th", { scope: "row", textContent: t("statistics-figure", { n: length }) }),
          make("td", {}, span("statistics-number", t("statistics-figure", { n: words })), bar),
        );
      }),
    ),
  );
  if (!found.letters.length) return;
  yield make("h2", { textContent: t("statistics-letters") });
  yield make(
    "ul",
    { className: "statistics-letters" },
    ...found.letters.map(({ letter, count }) =>
      make("li", {}, span("letter", letter, letters), " ", t("statistics-figure", { n: count })),
    ),
  );
}

/** @param {number | undefined} n @param {number} [part] of 1 */
const share = (n, part = 0) =>
  n === undefined ? undefined : t("statistics-share", { n, percent: Math.round(1000 * part) / 10 });
