// Pictures as squares: files become shapes of filled and empty squares. Nothing here draws on the page; no file leaves
// the device.
import { t } from "../i18n/l10n.js";

/**
 * A picture as its darkness, row by row from 0 (white, or see-through) to 1.
 * @typedef {{width: number, height: number, dark: Float32Array}} Picture
 */
/** Rows of squares, true where filled. @typedef {boolean[][]} Squares */

const MOST_BYTES = 20e6;
const MOST_TEXT = 100_000;
const MOST_PIXELS = 60e6; // more would take the browser's memory
const WORK = 480; // pixels of the longer side at which a picture is looked at
const UNSIZED = 480; // of a drawing that does not say how large it is
const SLOW_MS = 15_000;
const CLEAR = 0.02; // of all pixels: from so many see-through ones on the shape is what is not
const SUFFIXES = /\.(png|jpe?g|gif|webp|svg|avif|bmp)$/i;

/** @param {number} size */
const megabytes = (size) => t("megabytes", { size: size / 1e6 });

/** Whether a file looks like a picture, not like text. @param {File} file */
export const isPicture = (file) => file.type.startsWith("image/") || SUFFIXES.test(file.name);

/** @param {string} url @returns {Promise<HTMLImageElement>} */
const load = (url) =>
  new Promise((resolve, reject) => {
    const image = new Image();
    const fail = () => reject(new Error(t("mask-unreadable")));
    const late = setTimeout(() => {
      image.src = "";
      fail();
    }, SLOW_MS);
    image.onload = () => {
      clearTimeout(late);
      resolve(image);
    };
    image.onerror = () => {
      clearTimeout(late);
      fail();
    };
    image.src = url;
  });

/**
 * @param {File} file of a picture, moving ones by their first frame
 * @returns {Promise<Picture>} @throws {Error} that says what is wrong with it
 */
export async function readPicture(file) {
  if (file.size > MOST_BYTES)
    throw new Error(t("mask-too-large", { size: megabytes(file.size), limit: megabytes(MOST_BYTES) }));
  // not every system knows its type
  const url = URL.createObjectURL(/\.svg$/i.test(file.name) ? new Blob([file], { type: "image/svg+xml" }) : file);
  try {
    const image = await load(url); // its pixels are only made when it is drawn
    const [w, h] = [image.naturalWidth || UNSIZED, image.naturalHeight || UNSIZED];
    if (w * h > MOST_PIXELS) throw new Error(t("mask-too-many-pixels", { width: w, height: h }));
    const scale = WORK / Math.max(w, h);
    const [width, height] = [w, h].map((side) => Math.max(1, Math.round(side * scale)));
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
    ctx.imageSmoothingQuality = "high";
    ctx.drawImage(image, 0, 0, width, height);
    return darkness(ctx.getImageData(0, 0, width, height));
  } catch (error) {
    // as what a drawing embeds is not for us to read
    throw error instanceof DOMException ? new Error(t("mask-unreadable")) : error;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** @param {ImageData} image @returns {Picture} */
function darkness({ data, width, height }) {
  const n = width * height;
  let clear = 0;
  for (let i = 0; i < n; i += 1) clear += Number(data[4 * i + 3] < 128);
  const dark = new Float32Array(n);
  for (let i = 0; i < n; i += 1) {
    const [r, g, b, a] = data.subarray(4 * i, 4 * i + 4);
    dark[i] = clear > CLEAR * n ? a / 255 : (a / 255) * (1 - (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255);
  }
  return { width, height, dark };
}

/**
 * The threshold that parts light from dark best: the one between the two groups that differ most (Otsu 1979).
 * @param {Picture} picture
 * @returns {number} 0 to 1
 */
export function threshold({ dark }) {
  const BINS = 100;
  const counts = new Float64Array(BINS);
  for (const value of dark) counts[Math.min(BINS - 1, Math.floor(value * BINS))] += 1;
  const sum = counts.reduce((all, count, bin) => all + count * bin, 0);
  let [below, weight, best, found] = [0, 0, -1, BINS / 2];
  counts.forEach((count, bin) => {
    weight += count;
    below += count * bin;
    const rest = dark.length - weight;
    if (!weight || !rest) return;
    const apart = weight * rest * (below / weight - (sum - below) / rest) ** 2;
    if (apart > best) [best, found] = [apart, bin + 1];
  });
  return found / BINS;
}

/**
 * The dark part of a picture as squares, without the light margins, in its own proportions.
 * @param {Picture} picture @param {number} limit darkness from which a square is filled
 * @param {{columns?: number, rows?: number, most: number}} sides how many squares one side shall have (both absent: the
 *   longer one 30), and may have at most
 * @returns {Squares} empty if nothing is dark enough
 */
export function squaresOf({ width, height, dark }, limit, { columns, rows, most }) {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (dark[y * width + x] < limit) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return [];
  const [w, h] = [right - left + 1, bottom - top + 1];
  const side = Math.min(columns ? w / columns : rows ? h / rows : Math.max(w, h) / Math.min(30, most), Infinity);
  const pixels = Math.max(side, w / most, h / most); // of a square
  const [across, down] = [w, h].map((length) => Math.max(1, Math.min(most, Math.round(length / pixels))));
  /** @param {number} row @param {number} column */
  const mean = (row, column) => {
    const [x0, x1] = [0, 1].map((by) => left + Math.floor(((column + by) * w) / across));
    const [y0, y1] = [0, 1].map((by) => top + Math.floor(((row + by) * h) / down));
    let [sum, n] = [0, 0];
    for (let y = y0; y < Math.max(y1, y0 + 1); y += 1)
      for (let x = x0; x < Math.max(x1, x0 + 1); x += 1) ((sum += dark[y * width + x]), (n += 1));
    return sum / n;
  };
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, column) => mean(row, column) >= limit),
  );
}

/**
 * Squares of a text: lines of # and full stops (or spaces), also parted by /.
 * @param {string} text
 * @param {number} most squares a side
 * @returns {Squares} @throws {Error} that says what is wrong, and where
 */
export function squaresFrom(text, most) {
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r\n?|\n|\//)
    .map((line) => line.trimEnd());
  while (lines.length && !lines[lines.length - 1]) lines.pop();
  while (lines.length && !lines[0]) lines.shift();
  for (const [i, line] of lines.entries()) {
    const strange = /[^#. ]/u.exec(line);
    if (strange) throw new Error(t("mask-text-strange", { line: i + 1, char: strange[0] }));
  }
  const width = Math.max(0, ...lines.map((line) => line.length));
  if (width > most || lines.length > most) throw new Error(t("mask-text-large", { width, height: lines.length, most }));
  if (!lines.some((line) => line.includes("#"))) throw new Error(t("mask-text-empty"));
  return lines.map((line) => Array.from({ length: width }, (_, i) => line[i] === "#"));
}

/** @param {File} file @param {number} most @returns {Promise<Squares>} */
export async function readSquares(file, most) {
  if (file.size > MOST_TEXT) throw new Error(t("mask-unreadable"));
  return squaresFrom(await file.text(), most);
}
