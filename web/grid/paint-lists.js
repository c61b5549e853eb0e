// What a puzzle without clues is solved by, below a picture of its grid: its words by length, or its code. Drawn as in
// crosscore/formats/svg/listing.py.

/** @typedef {import("../base/state.js").View} View */
/**
 * A list below a picture: canvas pixels that it takes, and how it is drawn.
 * @typedef {{height: number, draw: (top: number) => void}} Below
 */
/** Where the lists stand, in canvas pixels. @typedef {{cell: number, margin: number, width: number}} Place */
/** @typedef {{letters: string, numbers: string}} Families of fonts */

const [INK, DIM, LINE] = ["#151412", "#8a857b", "#2a2926"];
// parts of the side
const [ABOVE, TEXT, ROW, RISE] = [0.5, 0.4, 0.62, 0.44];
const [HEADING, GAP] = [0.8, 0.5];
const [BOX, PITCH, NUMBER, CODE] = [0.7, 0.9, 0.26, 1.2];
const LETTER = 0.6;

/**
 * The lists of a view, none where clues are listed: those are in no picture.
 * @param {CanvasRenderingContext2D} ctx @param {View} view @param {boolean} answers @param {Place} place
 * @param {Families} families
 * @returns {Below}
 */
export function listBelow(ctx, view, answers, place, families) {
  if (view.codes) return codesBelow(ctx, view, view.codes, answers, place, families);
  return answers || !view.groups ? { height: 0, draw: () => {} } : wordsBelow(ctx, view, view.groups, place, families);
}

/**
 * Where a point is that lies so far along a line, which may begin on the right.
 * @param {View} view @param {Place} place
 */
const along =
  ({ direction }, { margin, width }) =>
  (/** @type {number} */ by) =>
    direction === "rtl" ? width - margin - by : margin + by;

/**
 * A line or more for each length: the length, then its words in columns.
 * @param {CanvasRenderingContext2D} ctx @param {View} view @param {NonNullable<View["groups"]>} groups
 * @param {Place} place @param {Families} families
 * @returns {Below}
 */
function wordsBelow(ctx, view, groups, place, families) {
  const { cell, margin, width } = place;
  const font = `${TEXT * cell}px ${families.letters}`;
  const room = width - 2 * margin - HEADING * cell;
  ctx.font = font;
  let end = ABOVE;
  const parts = groups.map((group) => {
    const wide = Math.max(...group.items.map((item) => ctx.measureText(item.text).width)) + GAP * cell;
    const columns = Math.max(1, Math.floor((room + GAP * cell) / wide));
    const from = end;
    end += Math.ceil(group.items.length / columns) * ROW;
    return { group, wide, columns, from };
  });
  const draw = (/** @type {number} */ top) => {
    const x = along(view, place);
    ctx.textAlign = view.direction === "rtl" ? "right" : "left";
    for (const { group, wide, columns, from } of parts) {
      const y = (/** @type {number} */ row) => top + (from + row * ROW + RISE) * cell;
      ctx.font = `bold ${TEXT * cell}px ${families.numbers}`;
      ctx.direction = "ltr";
      ctx.fillStyle = INK;
      ctx.fillText(group.heading, x(0), y(0));
      ctx.font = font;
      ctx.direction = view.direction;
      group.items.forEach(({ text, given }, at) => {
        ctx.fillStyle = given ? DIM : INK;
        ctx.fillText(text, x(HEADING * cell + (at % columns) * wide), y(Math.floor(at / columns)));
      });
    }
  };
  return { height: end * cell, draw };
}

/**
 * A box for each number, with its letter where that is shown; then the letters themselves.
 * @param {CanvasRenderingContext2D} ctx @param {View} view @param {NonNullable<View["codes"]>} codes
 * @param {boolean} answers @param {Place} place @param {Families} families
 * @returns {Below}
 */
function codesBelow(ctx, view, codes, answers, place, families) {
  const { cell, margin, width } = place;
  const fits = (/** @type {number} */ pitch) => Math.max(1, Math.floor((width - 2 * margin) / (pitch * cell)));
  const [boxes, letters] = [fits(PITCH), fits(LETTER)];
  const bank = answers ? [] : (view.bank ?? []);
  const given = new Set(codes.filter((code) => code.given).map(({ t }) => t));
  const from = ABOVE + Math.ceil(codes.length / boxes) * CODE;
  const draw = (/** @type {number} */ top) => {
    const x = along(view, place);
    ctx.textAlign = "center";
    ctx.strokeStyle = LINE;
    ctx.lineWidth = Math.max(1, cell / 30);
    const font = `${TEXT * cell}px ${families.letters}`;
    codes.forEach(({ n, t }, at) => {
      const middle = x(((at % boxes) + 0.5) * PITCH * cell);
      const y = top + (ABOVE + Math.floor(at / boxes) * CODE) * cell;
      const box = y + (NUMBER + 0.08) * cell;
      ctx.fillStyle = INK;
      ctx.font = `${NUMBER * cell}px ${families.numbers}`;
      ctx.fillText(n, middle, y + NUMBER * cell);
      ctx.strokeRect(middle - (BOX * cell) / 2, box, BOX * cell, BOX * cell);
      ctx.font = font;
      if (answers || given.has(t)) ctx.fillText(t, middle, box + 0.5 * cell);
    });
    ctx.font = font;
    bank.forEach((letter, at) => {
      ctx.fillStyle = given.has(letter) ? DIM : INK;
      const middle = x(((at % letters) + 0.5) * LETTER * cell);
      ctx.fillText(letter, middle, top + (from + Math.floor(at / letters) * ROW + RISE) * cell);
    });
  };
  return { height: (from + Math.ceil(bank.length / letters) * ROW) * cell, draw };
}
