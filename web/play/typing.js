// Typed text -> cells, by the data that the engine sends with a puzzle (crosscore/alphabet/typing.py). No language is
// known here.

/**
 * @typedef {import("../base/protocol.d.ts").Typing} Input
 *   characters and names of scripts, which may come from a stranger: patterns are made of them here only
 */

/** Code units of a text that are looked at: more than any word has. What is behind them costs nothing. */
const MOST = 2000;
/** Full and half width forms, ligatures, presentation forms. */
const FORMS =
  /[\u0132\u0133\u013f\u0140\u01c4-\u01cc\u01f1-\u01f3]|[\ufb00-\ufb06\ufb13-\ufdff\ufe70-\ufefe]|[\uff01-\uffef]+/g;
/**
 * Apostrophes and other signs that no letter is, but for those that part words; stretched lines, variation selectors.
 */
const SILENT = /(?!\p{Pd})\p{P}|[\u034f\ufe00-\ufe0e`´\u00ad\u02b9-\u02bf\u0640]/gu;
const NOTHING = /\u200c|\u200d+$/gu; // joiners that have done their work

const MARK = "\\p{M}\\u200c\\u200d";
const TONED = "[\\u{1f3fb}-\\u{1f3ff}\\ufe0f\\u20e3\\u{e0020}-\\u{e007f}]*";
const PICTURE = `\\p{RI}\\p{RI}|\\p{ExtPict}${TONED}(?:\\u200d\\p{ExtPict}[\\u{1f3fb}-\\u{1f3ff}\\ufe0f]*)*`;

/** Any text as a pattern of itself, and of its characters inside of brackets. @param {string} text */
const quoted = (text) =>
  text.replace(/./gsu, (one) => `\\u{${/** @type {number} */ (one.codePointAt(0)).toString(16)}}`);
/** One of some characters; none, where there are none. @param {string} chars */
const among = (chars) => `[${quoted(chars)}]`;
/** One of some texts. @param {string[]} texts @param {string} [after] */
const either = (texts, after = "") => texts.map((text) => `${quoted(text)}${after}|`).join("");
/** One of runs of characters: the first and the last of each. @param {string} ends */
const within = (ends) => `[${quoted(ends).replace(/(\\u\{\w+\})(\\u\{\w+\})/g, "$1-$2")}]`;

/**
 * What one cell is: see typing.py. After its one star of groups nothing is asked for, so that no text makes it try
 * all ways.
 * @param {Input} input
 */
function cellOf({
  scripts,
  digits = "",
  digraphs = [],
  single = "",
  pairs = [],
  hang = "",
  before = "",
  links = "",
  linked = "",
  bound,
  numeric,
}) {
  if (numeric) return among(digits);
  const marks = `[${MARK}${quoted(hang)}]*`;
  const letter = scripts ? `(?=[${scripts.map((code) => `\\p{scx=${code}}`).join("")}])\\p{L}` : "\\p{L}";
  const base = `${before && `${among(before)}*`}(?!${among(hang + single)})(?:${letter}|${among(digits)})`;
  const joined = links && `(?:${marks}${among(links)}${bound ? "\\u200d" : "[\\p{M}\\u200d]*"}${within(linked)})*`;
  const alone = `${single && `${among(single)}|`}${scripts ? "" : `${PICTURE}|`}`;
  return `${either(digraphs, "(?!\\p{M})")}${alone}(?:${either(pairs)}${base}${joined})${marks}`;
}

/** Joiners that change nothing. @param {string} virama @param {boolean | undefined} keeps */
const idleOf = (virama, keeps) =>
  new RegExp(`(?<!${among(virama)})\\u200c|${keeps ? `(?<!${among(virama)})` : ""}\\u200d(?!${among(virama)})`, "gu");

/**
 * What splits typed text into the cells of a puzzle.
 * @param {Input} input @returns {(text: string) => string[]} what is no letter of the puzzle's language falls away
 */
export function typing(input) {
  const { fold, join = {}, virama, keeps, bare, drop, apart } = input;
  const cells = new RegExp(cellOf(input), "gu");
  const silent = virama ? idleOf(virama, keeps) : null;
  const pairs = Object.entries(join).map(([from, to]) => ({ from: new RegExp(quoted(from), "gu"), to }));
  const joined = (/** @type {string} */ text) =>
    pairs.reduce((found, { from, to }) => found.replace(from, () => to), text);
  const lost = (/** @type {string} */ one) => (bare ? /^\p{M}$/u.test(one) : Boolean(drop?.includes(one)));
  const piece = (/** @type {string} */ one) => fold[one] ?? (lost(one) ? "" : one);
  const folded = (/** @type {string} */ one) =>
    fold[one] ?? (apart ? one.normalize("NFD").replace(/./gsu, piece) : piece(one));
  return (text) => {
    const wide = text
      .slice(0, MOST)
      .normalize("NFC")
      .replace(FORMS, (run) => run.normalize("NFKC"))
      .replace(SILENT, "")
      .normalize("NFC");
    const plain = silent ? joined(wide).replace(silent, "") : joined(wide);
    const letters = joined(plain.replace(/./gsu, folded).normalize("NFC")).normalize("NFC").slice(0, MOST);
    return (letters.match(cells) ?? [])
      .map((/** @type {string} */ found) => found.replace(NOTHING, "").normalize("NFC"))
      .filter(Boolean);
  };
}
