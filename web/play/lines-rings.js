// The rings of a word search in play: found words, told beginnings, the line that is drawn now, and what moves for a
// moment.

/** @typedef {import("../grid/cursor.js").Cell} Cell */
/** @typedef {import("../grid/paint-letters.js").Ring} Ring */

const FADE_MS = 450; // a line that reads no word
const SWELL_MS = 420; // a word that was found
const SWELL = 0.16; // of the side
const WAVE_MS = 1200; // from the first word's swelling to the last one's, when all are found
const FILL = "2e"; // how dense the colour of a found word is within its ring, as the last part of a colour
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Rings {
  constructor() {
    /**
     * Lines that fade, and found words that swell, with the time they begin.
     * @type {{cells?: Cell[], index?: number, since: number}[]}
     */
    this.moves = [];
  }

  clear() {
    this.moves = [];
  }

  /** Whether something still moves. @param {number} now */
  moving(now) {
    this.moves = this.moves.filter(({ since, cells }) => now < since + (cells ? FADE_MS : SWELL_MS));
    return this.moves.length > 0;
  }

  /** A line read no word: it fades. @param {Cell[]} cells */
  fade(cells) {
    if (!still.matches) this.moves.push({ cells, since: performance.now() });
  }

  /** A word was found: its ring swells for a moment. @param {number} index */
  swell(index) {
    if (!still.matches) this.moves.push({ index, since: performance.now() });
  }

  /** All of them, one after the other. @param {number[]} indexes */
  wave(indexes) {
    const now = performance.now();
    if (still.matches) return;
    const apart = WAVE_MS / Math.max(indexes.length, 20);
    this.moves = indexes.map((index, i) => ({ index, since: now + i * apart }));
  }

  /**
   * How much broader a word's ring is, in canvas pixels.
   * @param {number} index @param {number} now @param {number} side
   */
  swelling(index, now, side) {
    const move = this.moves.find((one) => one.index === index);
    const part = move ? (now - move.since) / SWELL_MS : 0;
    return part > 0 && part < 1 ? SWELL * side * Math.sin(part * Math.PI) : 0;
  }

  /**
   * @param {import("./lines-game.js").LinesGame} game @param {Cell[]} trail the line as it lies now
   * @param {import("../grid/controller.js").Base} look @param {string[]} hues
   * @returns {Ring[]} the later ones lie above
   */
  of(game, trail, { now, theme, cell: side, scale }, hues) {
    const { found, shown } = game.progress;
    const thin = Math.max(scale, side / 20);
    const thick = Math.max(2 * scale, side / 11);
    const dashes = [0.16 * side, 0.12 * side];
    const missed = shown ? game.targets.filter(({ index }) => !found.has(index)) : [];
    const fading = this.moves.flatMap(({ cells, since }) => (cells ? [{ cells, part: (now - since) / FADE_MS }] : []));
    return [
      ...missed.map(({ places }) => ({ places, style: { line: theme.soft, width: thin, dashes } })),
      ...game.lines().map(({ target: { index }, cells }, i) => {
        const line = hues[i % hues.length]; // by turns: what was found one after the other looks different
        const width = thin + this.swelling(index, now, side);
        return { places: cells, style: { fill: `${line}${FILL}`, line, width } };
      }),
      ...game.marks().map((cell) => ({ places: [cell], style: { line: theme.accent, width: thick, dashes } })),
      ...fading.map(({ cells, part }) => ({
        places: cells,
        alpha: Math.max(0, 1 - part),
        style: { line: theme.soft, width: thick },
      })),
      ...(trail.length ? [{ places: trail, style: { fill: theme.tint, line: theme.accent, width: thick } }] : []),
    ];
  }
}
