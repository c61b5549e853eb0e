// Characters that no font of this device draws: only the picture of a missing letter gives them away.
import { DEVICE, onFonts } from "./fonts.js";

const [WIDTH, HEIGHT, SIZE] = [64, 48, 24]; // canvas pixels; what a large letter loses at the edge does not matter
// private, and never assigned: what they look like is a missing letter
const NEVER = ["\u{10fffd}", "\u0378", "\u05cc"];
// Latin is everywhere; what has no ink has no box
const SAFE = /^[^\u0250-\u{10ffff}]|^[\p{Default_Ignorable_Code_Point}\p{White_Space}]/u;

/** Whether a character is missing, by character and font. @type {Map<string, boolean>} */
const known = new Map();
onFonts(() => known.clear());
/** @type {CanvasRenderingContext2D | undefined} */
let scratch;

/**
 * The pixels of a text, as 32-bit words.
 * @param {string} text
 * @param {string} family
 */
function pixels(text, family) {
  if (!scratch) {
    const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
    scratch = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
  }
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
