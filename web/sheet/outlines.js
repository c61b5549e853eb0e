// Drawings (SVG) whose letters are outlines: they look the same wherever they are opened, whatever fonts are there.
//
// Every text of a drawing becomes a path, shaped by HarfBuzz (shaper.js) in the fonts that the site brings along.
// Letters in cells are fitted by their ink, as the page does it. What no font here has stays text.
import { fitted, TOP } from "../grid/glyph.js";
import { t } from "../i18n/l10n.js";
import { shaper } from "./shaper-loader.js";
import { bytesOf } from "../base/base64.js";
import { readSite } from "../base/site.js";

/** @typedef {Awaited<ReturnType<typeof shaper>>} Shaper */
/**
 * @typedef {{family: string, ranges: [number, number][], source: string}} Rule
 *   a font of the site: its ranges of code points, its file
 */
/** @typedef {InstanceType<Shaper["Line"]>} Line */

const CELL = 60; // units of a drawing's cell
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
/**
 * What draws Latin, Greek and Cyrillic letters and the digits 0 to 9 here: in the page the device does.
 * @type {Record<string, string>}
 */
const OWN = { serif: "Crosscore Outlines Serif", "sans-serif": "Crosscore Outlines Sans" };

/** @type {Promise<Shaper> | undefined} */
let loading;
/** @type {Map<string, Promise<import("./shaper.js").Outline>>} */
const fonts = new Map();

async function load() {
  const [found, wasm] = await Promise.all([shaper(), readSite("harfbuzz.wasm").then((answer) => answer.arrayBuffer())]);
  await found.begin(new Uint8Array(wasm));
  return found;
}

/** The fonts of the site's style sheets, of the usual weight. @returns {Rule[]} */
function rules() {
  const found = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
  return found.flatMap(({ style }) => {
    const [said, weight, unicode, family] = ["src", "font-weight", "unicode-range", "font-family"].map((name) =>
      style.getPropertyValue(name),
    );
    const source = /url\(["']?([^"')]+)/.exec(said)?.[1];
    if (!source || weight === "700" || weight === "bold") return [];
    const ranges = unicode.split(",").map(
      (range) =>
        /** @type {[number, number]} */ (
          range
            .trim()
            .slice(2)
            .split("-")
            .map((end) => Number.parseInt(end, 16))
        ),
    );
    return [
      {
        family: unquoted(family),
        source,
        ranges: ranges.map(([first, last = first]) => /** @type {[number, number]} */ ([first, last])),
      },
    ];
  });
}

/** @param {string} family */
const unquoted = (family) => family.trim().replace(/^["']|["']$/g, "");

/**
 * The bytes of a font: a file of the site, or, in a page that is one file, of the style sheet itself.
 * @param {string} source
 */
async function bytes(source) {
  const inside = /^data:[^,]*;base64,(.*)$/s.exec(source);
  if (inside) return bytesOf(inside[1]);
  const [path] = /fonts\/[\w-]+\.woff2$/.exec(source) ?? [source];
  return new Uint8Array(await (await readSite(path)).arrayBuffer());
}

/** @param {Shaper} shaped @param {string} source */
function fontAt({ Outline }, source) {
  const known = fonts.get(source);
  if (known) return known;
  const reading = bytes(source).then((data) => Outline.read(data));
  fonts.set(source, reading);
  return reading.catch(() => {
    fonts.delete(source);
    throw new Error(t("outlines-none"));
  });
}

/** The attribute of an element or of what it is in. @param {Element} element @param {string} name */
const inherited = (element, name) => element.closest(`[${name}]`)?.getAttribute(name) ?? "";

/**
 * A text as lines of one font each, in the order in which they are drawn, from the left.
 * @param {Shaper} shaped
 * @param {Rule[]} all
 * @param {Element} text
 * @param {string} language of its letters, "" if it is not told
 * @returns {Promise<Line[] | null>} null if a character has no font
 */
async function linesOf(shaped, all, text, language) {
  const named = inherited(text, "font-family").split(",").map(unquoted);
  const families = [
    ...named.map((family) => (family === "system-ui" ? OWN["sans-serif"] : (OWN[family] ?? family))),
    OWN.serif,
  ];
  const numeral = /^\p{N}+$/u.test(text.textContent); // which is read from the left in every script
  const side = /** @type {"ltr" | "rtl" | ""} */ (numeral ? "ltr" : inherited(text, "direction"));
  /** @type {{font: import("./shaper.js").Outline, text: string}[]} */
  const pieces = [];
  for (const character of text.textContent) {
    const point = character.codePointAt(0) ?? 0;
    const last = pieces.at(-1);
    if (last && (last.font.has(point) || /\p{Cf}/u.test(character))) {
      last.text += character;
      continue;
    }
    let font;
    for (const family of families) {
      const rule = all.find(
        (each) => each.family === family && each.ranges.some(([first, end]) => point >= first && point <= end),
      );
      const found = rule && (await fontAt(shaped, rule.source));
      if (found?.has(point)) {
        font = found;
        break;
      }
    }
    if (!font) return null;
    pieces.push({ font, text: character });
  }
  const lines = pieces.map((piece) => new shaped.Line(piece.font, piece.text, language, side));
  return side === "rtl" ? lines.reverse() : lines;
}

/** How far the ink of lines reaches from where the first begins, in hundredths of an em. @param {Line[]} lines */
function inkOf(lines) {
  let pen = 0;
  const ink = { l: -Infinity, r: -Infinity, a: -Infinity, d: -Infinity };
  for (const line of lines) {
    ink.l = Math.max(ink.l, 100 * (line.ink.l - pen));
    ink.r = Math.max(ink.r, 100 * (line.ink.r + pen));
    ink.a = Math.max(ink.a, 100 * line.ink.a);
    ink.d = Math.max(ink.d, 100 * line.ink.d);
    pen += line.advance;
  }
  return ink;
}

/** @param {Line[]} lines @param {number} x @param {number} y @param {number} size @param {number} [squeeze] */
function drawn(lines, x, y, size, squeeze = 1) {
  let path = "";
  for (const line of lines) {
    path += line.path(x, y, size, squeeze);
    x += line.advance * size * squeeze;
  }
  return path;
}

/**
 * The cell that a point is in, as "column row" from the corner of the drawing's cells.
 * @param {number} x
 * @param {number} y
 * @param {number} margin
 */
const cellAt = (x, y, margin) => `${Math.floor((x - margin) / CELL)} ${Math.floor((y - margin) / CELL)}`;

/**
 * The same drawing without texts, where its fonts are at hand: `leftAsText` tells what they lack.
 * @param {string} svg a drawing of ours @param {string} language of the puzzle
 * @returns {Promise<string>}  @throws {Error} with a sentence, if what shapes letters or a font cannot be fetched
 */
export async function outlined(svg, language) {
  loading ??= load();
  const shaped = await loading.catch(() => {
    loading = undefined; // another try may find the network
    throw new Error(t("outlines-none"));
  });
  const all = rules();
  const drawing = new DOMParser().parseFromString(svg, "image/svg+xml");
  const feet = numberFeet(drawing);
  for (const text of drawing.querySelectorAll("text")) {
    const lines = await linesOf(shaped, all, text, inherited(text, "lang") === language ? language : "");
    if (!lines) continue;
    const path = drawing.createElementNS(text.namespaceURI, "path");
    path.setAttribute("d", text.closest(".letters") ? letter(text, lines, feet) : plain(text, lines));
    if (text.hasAttribute("fill")) path.setAttribute("fill", text.getAttribute("fill") ?? "");
    text.replaceWith(path);
  }
  for (const group of drawing.querySelectorAll("g")) {
    if (!group.querySelector("text"))
      for (const name of ["font-family", "font-size", "text-anchor", "direction"]) group.removeAttribute(name);
  }
  return `${XML}${new XMLSerializer().serializeToString(drawing.documentElement)}\n`;
}

/** What of a drawing is still text, each once: no font here has it. @param {string} svg @returns {string[]} */
export function leftAsText(svg) {
  const drawing = new DOMParser().parseFromString(svg, "image/svg+xml");
  return [...new Set([...drawing.querySelectorAll("text")].map((text) => text.textContent))];
}

/** @param {Element} text @param {string} name */
const numberOf = (text, name) => Number(inherited(text, name));

/** A text where its anchor says. @param {Element} text @param {Line[]} lines */
function plain(text, lines) {
  const size = numberOf(text, "font-size");
  const width = lines.reduce((sum, { advance }) => sum + advance, 0) * size;
  const anchor = inherited(text, "text-anchor") || "start";
  const begins = anchor === "start" && inherited(text, "direction") === "rtl" ? "end" : anchor;
  /** @type {Record<string, number>} */
  const before = { start: 0, middle: width / 2, end: width };
  const x = numberOf(text, "x") - before[begins];
  return drawn(lines, x, numberOf(text, "y"), size);
}

/**
 * Where cells' numbers end: units from a cell's top, by cell.
 * @param {Document} drawing
 * @returns {Map<string, number>}
 */
function numberFeet(drawing) {
  const letter = drawing.querySelector(".letters text");
  if (!letter) return new Map();
  const margin = marginOf(letter);
  return new Map(
    [...drawing.querySelectorAll(".numbers text")].map((text) => {
      const [x, y] = [numberOf(text, "x"), numberOf(text, "y") - margin];
      return [cellAt(x, y + margin, margin), (y % CELL) + 2];
    }),
  );
}

/** Units around the cells: letters stand in the middle of theirs. @param {Element} letter */
const marginOf = (letter) => (((numberOf(letter, "x") - CELL / 2) % CELL) + CELL) % CELL;

/** A letter in its cell. @param {Element} text @param {Line[]} lines @param {Map<string, number>} feet */
function letter(text, lines, feet) {
  const [x, y, margin] = [numberOf(text, "x"), numberOf(text, "y"), marginOf(text)];
  const corner = margin + Math.floor((y - margin) / CELL) * CELL;
  const usual = Number(text.parentElement?.closest("[font-size]")?.getAttribute("font-size"));
  const fit = fitted(inkOf(lines), CELL, usual / 100, y - corner, feet.get(cellAt(x, y, margin)) ?? TOP * CELL);
  return drawn(lines, x - CELL / 2 + fit.x, corner + fit.base, fit.size * 100, fit.squeeze);
}
