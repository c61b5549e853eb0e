// PNG files of a chosen size: for the screen, for print with their true size in them, or of a width in pixels.
import { t } from "../i18n/l10n.js";
import { heightBelow, pictureCanvas, pictureGeometry } from "../grid/grid-picture.js";

/** @typedef {import("../base/state.js").View} View */
/**
 * How large a picture shall be: `cell_mm` a cell at `dpi`, or about `width` pixels; with neither, as pictures always
 * were.
 * @typedef {{dpi?: number, cell_mm?: number, width?: number}} Size
 */

const PRINT_MM = 8; // of a cell
/** Sizes to choose from. @type {Record<"screen" | "print", Size>} */
export const PRESETS = { screen: {}, print: { dpi: 300, cell_mm: PRINT_MM } };

const INCH = 25.4; // millimetres
const LEAST = 8; // pixels of a cell
const SIDE = 16_384; // pixels: no browser makes a larger canvas
const AREA = 2 ** 27; // pixels: half a gigabyte of them; many phones make far less, see `whole`
const PHYS_AT = 33; // bytes of a PNG before whatever follows its header

/** @param {View} view @param {Size} size @returns {number | undefined} pixels of a cell */
function cellOf(view, { dpi, cell_mm, width }) {
  if (dpi) return Math.max(LEAST, Math.round(((cell_mm ?? PRINT_MM) / INCH) * dpi));
  if (!width) return undefined;
  const sample = 1000; // margins grow with the cell
  return Math.max(LEAST, Math.floor(width / (view.width + (2 * pictureGeometry(view, sample).margin) / sample)));
}

/**
 * What a picture of a size will be, to tell it before it is made; the hidden message of a word search stands below
 * that.
 * @param {View} view @param {Size} [size]
 * @returns {{cell: number, margin: number, width: number, height: number, mm: [number, number] | null, fits: boolean}}
 *   pixels;
 *   millimetres where the file says how large it is; whether browsers can make it at all
 */
export function pictureSize(view, size = {}) {
  const { cell, margin } = pictureGeometry(view, cellOf(view, size));
  const [width, grid] = [view.width, view.height].map((cells) => 2 * margin + cells * cell);
  const height = grid + heightBelow(view, false, { cell, margin, width });
  const { dpi } = size;
  const mm = dpi ? /** @type {[number, number]} */ ([width, height].map((pixels) => (pixels / dpi) * INCH)) : null;
  return { cell, margin, width, height, mm, fits: Math.max(width, height) <= SIDE && width * height <= AREA };
}

/**
 * The grid as a PNG file, white behind it, whatever the page's colours are.
 * @param {View} view of the sheet @param {boolean} answers @param {Size} [size]
 * @returns {Promise<Blob>}  @throws {Error} with a sentence, where the picture is larger than the browser can make
 */
export async function pictureFile(view, answers, size = {}) {
  const { cell, margin, width, height, fits } = pictureSize(view, size);
  if (!fits) throw new Error(t("picture-too-large", { width, height }));
  const canvas = await pictureCanvas(view, answers, { cell, margin });
  if (!whole(canvas)) throw new Error(t("picture-too-large", { width, height }));
  const png = await pngOf(canvas);
  canvas.width = 0; // gives its memory back at once
  return size.dpi ? new Blob([png.slice(0, PHYS_AT), physical(size.dpi), png.slice(PHYS_AT)], { type: png.type }) : png;
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
function pngOf(canvas) {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/**
 * Whether a canvas is there at all: one that is too large for a device stays empty and says nothing.
 * @param {HTMLCanvasElement} canvas
 */
function whole(canvas) {
  const pixel = canvas.getContext("2d")?.getImageData(canvas.width - 1, canvas.height - 1, 1, 1).data;
  return pixel?.[3] === 255;
}

/**
 * The chunk pHYs, by which programs place a picture at its true size (PNG, third edition, 11.3.4.3).
 * @param {number} dpi
 */
function physical(dpi) {
  const bytes = new DataView(new ArrayBuffer(21));
  const perMetre = Math.round((dpi / INCH) * 1000);
  bytes.setUint32(0, 9); // bytes of the data
  bytes.setUint32(4, 0x70485973); // "pHYs"
  bytes.setUint32(8, perMetre);
  bytes.setUint32(12, perMetre);
  bytes.setUint8(16, 1); // the unit: metres
  bytes.setUint32(17, crc(new Uint8Array(bytes.buffer, 4, 13)));
  return bytes;
}

/** @param {Uint8Array} bytes @returns {number} the checksum of a chunk */
function crc(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
