// What the documentation's search finds, and in which order: for tools/docs.mjs, which makes the index, and main.js.

/** @typedef {import("minisearch").Options} Options */

/** How a section stands in the index. @type {Options} */
export const FIELDS = {
  idField: "at",
  fields: ["heading", "page", "text"],
  storeFields: ["heading", "page", "text", "weight"],
};

/** How much a section counts: of the teachers' guide; of other pages for them; of pages for developers. */
const WEIGHTS = { guide: 5, first: 3, other: 1, last: 0.1 };
const MADE = /^How .*(made|tested|measured)$/;

/**
 * The weight of a section in the index.
 * @param {string} heading @param {keyof typeof WEIGHTS} place of its page in the table of contents
 */
export const weight = (heading, place) => Math.min(WEIGHTS[place], MADE.test(heading) ? 0.3 : Infinity);

/** Words that nearly every section has, or that only ask. */
const COMMON = new Set(
  (
    "a about am an and any are as at be by can do does for from get have how i if in into is it its make me my " +
    "of on one or our so some that the their them then there they this to us use want was we were what when " +
    "where which who will with you your"
  ).split(" "),
);

/** @type {import("minisearch").SearchOptions} */
const ORDER = {
  boostDocument: (_id, _term, stored) => Number(stored?.weight ?? 1),
  boost: { heading: 4, page: 3 },
  prefix: true,
  fuzzy: (term) => (term.length > 4 ? 0.15 : 0),
  weights: { prefix: 0.2, fuzzy: 0.1 }, // beside the very word
};

/**
 * What has all words, else what has one of them; the best first.
 * @param {import("minisearch").default} index @param {string} wanted
 */
export function find(index, wanted) {
  const all = wanted.split(/\s+/);
  const telling = all.filter((word) => !COMMON.has(word.toLowerCase().replace(/[?!.,]+$/, "")));
  const words = (telling.length ? telling : all).join(" ");
  const found = index.search(words, { ...ORDER, combineWith: "AND" });
  return found.length ? found : index.search(words, ORDER);
}
