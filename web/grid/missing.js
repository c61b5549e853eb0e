// Letters that no font draws: found before a picture or a print shows empty boxes, and said which font would help.
import { DEVICE, fontFor, fontOf, fontsFor, gridText, onFonts, scriptFor } from "./fonts.js";
import { languageName, page, t } from "../i18n/l10n.js";
import { listTexts } from "../sheet/sheet-lists.js";

/** @typedef {import("../base/state.js").View} View */

const [WIDTH, HEIGHT, SIZE] = [64, 48, 24]; // canvas pixels; what a large letter loses at the edge does not matter
const NEVER = ["\u{10fffd}", "\u0378", "\u05cc"]; // private, and never assigned: what they look like is a missing letter
const SAFE = /^[^\u0250-\u{10ffff}]|^[\p{Default_Ignorable_Code_Point}\p{White_Space}]/u; // Latin is everywhere; what has no ink has no box
const MOST_SHOWN = 6;

/** Whether a character is missing, by character and font. @type {Map<string, boolean>} */
const known = new Map();
onFonts(() => known.clear());
let scratch;

/** The pixels of a text, as 32-bit words. */
function pixels(text, family) {
  scratch ??= Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT }).getContext("2d", {
    willReadFrequently: true,
  });
  scratch.clearRect(0, 0, WIDTH, HEIGHT);
  scratch.font = `${SIZE}px ${family}`;
  scratch.fillText(text, 16, 34);
  return new Uint32Array(scratch.getImageData(0, 0, WIDTH, HEIGHT).data.buffer);
}

/**
 * The characters of a text that no font of this device can draw: letters, and each mark by itself. Widths tell nothing,
 * and document.fonts says yes to fonts that are not there: only the picture of a missing letter gives it away.
 * @param {string} text @param {string} family @returns {string[]}
 */
export function undrawable(text, family) {
  /** @type {Uint32Array[] | undefined} */
  let boxes;
  return [...new Set(text)].filter((character) => {
    if (SAFE.test(character)) return false;
    const key = `${character} ${family}`;
    if (!known.has(key)) {
      boxes ??= NEVER.map((never) => pixels(never, family));
      const seen = pixels(character, family);
      known.set(
        key,
        boxes.some((box) => box.every((word, i) => word === seen[i])),
      );
    }
    return known.get(key);
  });
}

/** Whether this device can draw a text by itself, as far as its first letter tells. @param {string} text */
export const atHand = (text) => !undrawable(String.fromCodePoint(text.codePointAt(0) ?? 32), DEVICE).length;

/** All that is on a sheet. @param {View} view */
const sheetText = (view) =>
  [
    gridText(view),
    view.title,
    view.author,
    view.instructions,
    ...Object.values(view.labels ?? {}),
    ...(view.bank ?? []),
    ...(view.hidden ? listTexts(view) : []),
    ...view.clues.flatMap((list) => [
      list.heading,
      ...list.items.flatMap((item) => [item.label, item.clue, item.enumeration]),
    ]),
  ].join("");

/**
 * Waits for the fonts of a puzzle.
 * @param {View} view @param {string} [text] of it, that is to be drawn @returns {Promise<string[]>} the characters that stay without one
 */
export async function missingIn(view, text = gridText(view)) {
  await fontsFor(text, view.language);
  return undrawable(text, fontOf(view.language).letters);
}

/** One sentence or two on missing letters. @param {string[]} characters @param {string} language of the puzzle */
export function saidMissing(characters, language) {
  const scriptNames = new Intl.DisplayNames([page.locale, "en"], { type: "script" });
  const named = (script) =>
    /^Han[st]$/.test(script) ? languageName(`zh-${script}`) : (scriptNames.of(script) ?? script); // as a script's name it is but "Simplified"
  const scripts = [...new Set(characters.map((character) => scriptFor(character, language)))].filter(
    (script) => script !== "Zyyy",
  );
  const letters = characters.slice(0, MOST_SHOWN).join(" ");
  if (scripts.length) return t("page-no-font", { letters, script: scripts.map(named), font: scripts.map(fontFor) });
  const codes = characters
    .slice(0, MOST_SHOWN)
    .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`);
  return t("page-no-font-code", { codes });
}

/**
 * Look at each puzzle that comes, and at its sheet when that is opened; say once what is missing.
 * @param {import("../base/store.js").Values} store @param {(text: string) => void} say
 */
export function watchLetters(store, say) {
  const told = new Set();
  /** @type {View | undefined} */
  let looked;
  let where = "";
  store.on(["puzzle", "busy", "open"], async () => {
    const { puzzle, open, busy } = store;
    const view = open ? (puzzle?.sheet ?? puzzle?.view) : puzzle?.view;
    const here = open ? "sheet" : "grid";
    if (!view || busy || (view === looked && here === where)) return;
    [looked, where] = [view, here];
    const missing = await missingIn(view, (open ? sheetText : gridText)(view));
    if (looked !== view || where !== here) return; // another one has come meanwhile
    const fresh = missing.filter((character) => !told.has(`${where} ${character}`));
    fresh.forEach((character) => told.add(`${where} ${character}`));
    if (fresh.length) say(saidMissing(fresh, view.language));
  });
}
