// Letters as outlines: HarfBuzz shapes a text in a font, as a browser does when it draws one. A file of its own,
// fetched when it is wanted.
import { begin, Blob, Buffer, Direction, Face, Font, shape } from "../vendor/harfbuzz.mjs";
import { woff2Decode } from "../vendor/woff2.mjs";

export { begin };

/** How much longer than a line in whole font units a number is written: hundredths. @param {number} value */
const digits = (value) => Number(value.toFixed(2));

/**
 * A text in a font, in ems: how far the pen moves, and how far ink reaches from where it begins, to the left, right, up
 * and down.
 */
export class Line {
  /**
   * @param {Outline} outline
   * @param {string} text
   * @param {string} language
   * @param {"ltr" | "rtl" | ""} side "" as its letters are read
   */
  constructor(outline, text, language, side) {
    const { font, units } = outline;
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    if (side) buffer.setDirection(side === "rtl" ? Direction.RTL : Direction.LTR);
    if (language) buffer.setLanguage(language);
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    this.font = font;
    this.units = units;
    this.ink = { l: -Infinity, r: -Infinity, a: -Infinity, d: -Infinity };
    let [pen, rise] = [0, 0];
    this.glyphs = buffer.getGlyphInfos().map(({ codepoint: id }, i) => {
      const { xAdvance, yAdvance, xOffset, yOffset } = positions[i];
      const [x, y] = [pen + xOffset, rise + yOffset];
      const box = font.glyphExtents(id);
      if (box?.width) {
        const { ink } = this;
        ink.l = Math.max(ink.l, -(x + box.xBearing) / units);
        ink.r = Math.max(ink.r, (x + box.xBearing + box.width) / units);
        ink.a = Math.max(ink.a, (y + box.yBearing) / units);
        ink.d = Math.max(ink.d, -(y + box.yBearing + box.height) / units);
      }
      [pen, rise] = [pen + xAdvance, rise + yAdvance];
      return { id, x, y };
    });
    this.advance = pen / units;
  }

  /**
   * The outlines as the `d` of a path.
   * @param {number} x of the origin
   * @param {number} y of the line
   * @param {number} size of an em
   * @param {number} squeeze of its breadth
   */
  path(x, y, size, squeeze) {
    const unit = size / this.units;
    return this.glyphs
      .map((glyph) =>
        this.font
          .glyphToJson(glyph.id)
          .map(({ type, values }) => {
            const drawn = values.map((value, i) =>
              digits(i % 2 ? y - (glyph.y + value) * unit : x + (glyph.x + value) * unit * squeeze),
            );
            return type + drawn.join(" ");
          })
          .join(""),
      )
      .join("");
  }
}

/** A font whose letters are to become outlines. */
export class Outline {
  /** @param {Uint8Array} bytes of a .woff2 file @returns {Promise<Outline>} */
  static async read(bytes) {
    return new Outline(new Face(new Blob(await woff2Decode(bytes))));
  }

  /** @param {Face} face */
  constructor(face) {
    this.font = new Font(face);
    this.units = face.upem;
  }

  /** Whether it has a character. @param {number} point its code point */
  has(point) {
    return Boolean(this.font.nominalGlyph(point));
  }
}
