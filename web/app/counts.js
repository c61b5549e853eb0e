// The line of counts: what of the puzzle's words is where, and how large the grid is.
import { byId, icon, make, marked } from "../base/dom.js";
import { byModel } from "../base/models.js";
import { page, t } from "../i18n/l10n.js";
import { FILTERS } from "../workshop/listing.js";

/** @typedef {import("./state.js").Values} Store */
/** @typedef {import("../base/state.js").View} View */

/** Counts that narrow the list to their words; so does that of locked ones. */
const NARROWING = new Set(["failed", "isolated", "unknown", "scrambled", "clueless", "long"]);

/**
 * How many words are in a state, if any are, as the message of that name tells it.
 * @param {View} view
 * @param {string} name
 */
function counted(view, name) {
  const n = view.words.filter(FILTERS[name]).length;
  return n && t(`counts-${name}`, { n });
}

/** Counts of words that were laid out. @param {View} view */
function ofLayout(view) {
  const { placed, given, failed, isolated, long, crossings, width, height, filled } = view.counts;
  return {
    placed: t(isolated ? "counts-on-sheet" : "counts-placed", { placed, given }),
    failed: failed && t("counts-failed", { n: failed }),
    isolated: isolated && t("counts-isolated", { n: isolated }),
    long: long && t("counts-long", { n: long }),
    crossings: t("counts-crossings", { n: crossings }),
    size: t("counts-size", { width, height }),
    filled: t("counts-filled", { percent: Math.round(filled * 100) }),
  };
}

/** Counts of a grid that is filled; of one that is only given, those of a layout. @param {View} view */
function ofGrid(view) {
  if (!view.grid) return ofLayout(view);
  const { blocks, empty } = view.grid;
  const { long, score, width, height } = view.counts;
  return {
    placed: t("counts-words", { n: view.words.length }),
    ...Object.fromEntries(["unknown", "scrambled", "clueless"].map((name) => [name, counted(view, name)])),
    long: long && t("counts-long", { n: long }),
    empty: empty && t("counts-empty", { n: empty }),
    cells: t("counts-cells", { n: width * height - blocks - empty }),
    blocks: t("counts-blocks", { n: blocks }),
    score: score !== undefined && t("counts-score", { n: Math.round(score) }),
    size: t("counts-size", { width, height }),
  };
}

/** Counts of words that are hidden among other letters. @param {View} view */
function ofSearch(view) {
  const { covered = 0, shared = 0, filler = 0, message = [] } = view.search ?? {};
  const { placed, given, failed, width, height } = view.counts;
  return {
    placed: t("counts-placed", { placed, given }),
    failed: failed && t("counts-failed", { n: failed }),
    size: t("counts-size", { width, height }),
    shared: t("counts-shared", { n: shared }),
    covered: t("counts-covered", { percent: Math.round((100 * covered) / Math.max(1, covered + filler)) }),
    message: message.length > 0 && t("counts-message", { n: message.length }),
  };
}

/** @type {Record<import("../base/models.js").Model, (view: View) => Record<string, string | number | boolean>>} */
const COUNTS = { crossing: ofLayout, blocked: ofGrid, letters: ofSearch };
const countsOf = byModel(COUNTS);
/** Whether words can lie in separate parts of the grid. */
const separable = byModel({ crossing: true, blocked: false, letters: false });
/** Whether the next grid can be asked to be as large as this one. */
const sizeable = byModel({ crossing: false, blocked: false, letters: true });

/**
 * The line of counts; those that ask for attention narrow the list to their words, and the size can be kept.
 * @param {HTMLElement} list @param {Store} store @param {import("./session.js").Session} session
 */
export function drawCounts(list, store, session) {
  const view = store.puzzle?.view;
  if (!view) return list.replaceChildren();
  const c = view.counts;
  /** @type {Record<string, unknown>} */
  const numbers = { ...view.grid, ...c };
  const shown = {
    ...countsOf(view)(view),
    locked: view.frozen ? t("counts-frozen") : c.locked > 0 && t("counts-locked", { n: c.locked }),
    components: separable(view) && c.placed > 1 && t("counts-pieces", { n: c.components }),
    seed: t("counts-seed", { seed: String(view.seed) }),
  };
  const size = sizeable(view) && session.choices.size;
  const details = new Set(["seed", ...(c.components > 1 ? [] : ["components"])]);
  const key = JSON.stringify([shown, store.only, size, open, page.code]);
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  list.replaceChildren(
    ...Object.entries(shown)
      .filter(([, text]) => text)
      .map(([name, told]) => {
        const text = marked(String(told), { b: (textContent) => make("b", { textContent }) });
        const row = make("li");
        row.dataset.count = name;
        row.hidden = details.has(name) && !open;
        const known = FILTERS[name] ? view.words.filter(FILTERS[name]).length : undefined;
        const n = /** @type {number | undefined} */ (numbers[name] ?? known);
        if (Number.isFinite(n) && name !== "placed") row.dataset.value = String(n);
        if (name === "size" && size) {
          row.append(keepSize(view, size, session, text));
          return row;
        }
        if (!NARROWING.has(name) && !(name === "locked" && !view.frozen)) {
          row.append(...text);
          return row;
        }
        const only = store.only === name;
        const button = make(
          "button",
          {
            type: "button",
            className: "count",
            title: only ? t("counts-all") : t(`counts-${name}.only`, { n }),
          },
          ...text,
        );
        button.setAttribute("aria-pressed", String(only));
        button.dataset.state = name;
        button.addEventListener("click", () => {
          store.set({ only: only ? "" : name });
          /** @type {HTMLElement | null} */ (list.querySelector(`[data-state=${name}]`))?.focus();
        });
        row.append(button);
        return row;
      }),
    more(() => drawCounts(list, store, session)),
  );
}

let open = false; // what few need is shown, too

/** The button that shows it. @param {() => void} draw */
function more(draw) {
  const button = make("button", { type: "button", className: "count", id: "counts-details" }, t("counts-details"));
  button.setAttribute("aria-expanded", String(open));
  button.addEventListener("click", () => {
    open = !open;
    draw();
    byId("counts-details").focus();
  });
  const row = make("li", {}, button);
  row.dataset.count = "details";
  return row;
}

/**
 * The size as a button: pressed, the grid keeps it.
 * @param {View} view
 * @param {string} size "auto" if it is free
 * @param {import("./session.js").Session} session
 * @param {(Node | string)[]} text
 */
function keepSize({ width, height }, size, session, text) {
  const kept = size !== "auto";
  const button = make(
    "button",
    {
      type: "button",
      className: "count keep-size",
      id: "keep-size",
      title: t(kept ? "counts-size-free" : "counts-size-keep", { width, height }),
    },
    icon("i-lock"),
    make("span", {}, ...text),
    ...(kept ? [" ", t("counts-size-kept")] : []),
  );
  button.setAttribute("aria-pressed", String(kept));
  button.addEventListener("click", () => {
    session.choices.keepSize(!kept);
    byId("keep-size")?.focus();
  });
  return button;
}
