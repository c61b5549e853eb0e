// Typed text -> cells, by the data that the engine sends with a puzzle (crosscore/alphabet/typing.py). No language is known here.

/**
 * @typedef {{fold: Record<string, string>, cell: string, join?: Record<string, string>, idle?: string, drop?: string, apart?: true, whole?: true, numeric?: true}} Input
 *   patterns are sources of regular expressions with the flag u; `whole`: a composition is only worth something at its end; `numeric`: a keyboard of digits will do
 */

/** Full and half width forms, ligatures, presentation forms. */
const FORMS = /[\u0132\u0133\u013f\u0140\u01c4-\u01cc\u01f1-\u01f3]|[\ufb00-\ufb06\ufb13-\ufdff\ufe70-\ufefe]|[\uff01-\uffef]+/g;
/** Apostrophes and other signs that no letter is, but for those that part words; stretched lines, variation selectors. */
const SILENT = /(?!\p{Pd})\p{P}|[`´\u00ad\u02b9-\u02bf\u0640\u034f\ufe00-\ufe0e]/gu;
const NOTHING = /\u200c|\u200d+$/gu; // joiners that have done their work

/** @param {string} text */
const quoted = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/**
 * What splits typed text into the cells of a puzzle.
 * @param {Input} input @returns {(text: string) => string[]} what is no letter of the puzzle's language falls away
 */
export function typing({ fold, cell, join = {}, idle, drop, apart }) {
  const cells = new RegExp(cell, "gu");
  const lost = drop ? new RegExp(`^(?:${drop})$`, "u") : null;
  const silent = idle ? new RegExp(idle, "gu") : null;
  const pairs = Object.entries(join).map(([from, to]) => ({ from: new RegExp(quoted(from), "gu"), to }));
  const joined = (text) => pairs.reduce((found, { from, to }) => found.replace(from, () => to), text);
  const piece = (one) => fold[one] ?? (lost?.test(one) ? "" : one);
  const folded = (one) => fold[one] ?? (apart ? one.normalize("NFD").replace(/./gsu, piece) : piece(one));
  return (text) => {
    const wide = text.normalize("NFC").replace(FORMS, (run) => run.normalize("NFKC")).replace(SILENT, "").normalize("NFC");
    const plain = silent ? joined(wide).replace(silent, "") : joined(wide);
    const letters = joined(plain.replace(/./gsu, folded).normalize("NFC")).normalize("NFC");
    return (letters.match(cells) ?? []).map((found) => found.replace(NOTHING, "").normalize("NFC")).filter(Boolean);
  };
}
