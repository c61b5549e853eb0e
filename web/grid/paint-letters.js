// Painting a word search: letters on an open ground instead of in boxes, a fine outline around them, and rings around
// words.
//
// A ring is a capsule around the cells of a word, drawn below the letters: its middle line runs from the centre of the
// first cell to that of the last. Words that lie in one line and share cells have rings inside one another.
import { letterIn } from "./glyph.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("./cursor.js").Cell} Cell */
/**
 * A word to be marked. Styles: "ring" (a fine line: the key), "chosen" (lit and thickly ringed: the workshop's
 * selection),
 * "found" (softly lit with a fine line: found in play), "trail" (lit, with a dashed line: while it is being drawn),
 * "wrong" (a dashed line: no word is there), a number (a colour of `HUES`), or one of its own, in canvas pixels.
 * `alpha` makes it paler, `swell` wider by a part of the side.
 * @typedef {{fill?: string, line: string, width: number, dashes?: number[]}} Stroke
 * @typedef {{places: Cell[], style?: "ring" | "chosen" | "found" | "trail" | "wrong" | number | Stroke, alpha?:
 *   number, swell?: number}} Ring
 */
/** @typedef {import("./paint.js").Frame} Frame  where the cells of a canvas are */

/**
 * Fill and line: light fills of unlike lightness, so that neighbours differ in grey too, and lines that are dark on
 * white.
 */
const HUES = [
  ["#ffd54d", "#7a5b00"],
  ["#7cc4f0", "#0b5688"],
  ["#f7a1a1", "#9c2222"],
  ["#a5d977", "#3b6b0e"],
  ["#cbb0f2", "#5b3399"],
  ["#ffb56b", "#8f4a00"],
  ["#7fd6c4", "#0a6353"],
  ["#f2a6d8", "#8c2069"],
  ["#c3cbd6", "#3f4c5e"],
  ["#d9c08f", "#674d14"],
];

const RADIUS = 0.42; // of the side: half of a ring's breadth
const SLANTED = 0.345; // the same along a diagonal, where neighbours are closer
const NESTED = 0.07; // by how much a ring is narrower inside another one
const ROUND = 0.5; // of the side: how round the outline's corners are
const AWAY = 0.16; // of the side: how far it stays from the cells, as far as there is a margin
export const BEYOND = 0.2; // of the side: the margin that leaves it all its room
/**
 * How large letters are beside those in boxes: without boxes they look large, but in cells of few CSS pixels they
 * need their room.
 */
const LETTERS = { usual: 0.94, most: 1.24, from: 22, to: 10 };

/** @type {WeakMap<View, Cell[][]>} */
const outlines = new WeakMap();

/**
 * Around the cells of a view, inside and out: corners as [row, drawn column], every loop with the cells on its right.
 * @param {View} view @returns {Cell[][]}
 */
function outlineOf(view) {
  const known = outlines.get(view);
  if (known) return known;
  const rtl = view.direction === "rtl";
  const there = (/** @type {number} */ r, /** @type {number} */ x) =>
    Boolean(view.cells[r]?.[rtl ? view.width - 1 - x : x]);
  /** Where the edges that begin in a corner end. @type {Map<string, Cell[]>} */
  const edges = new Map();
  /** @param {number} r @param {number} x @param {number} down @param {number} on where it ends */
  const edge = (r, x, down, on) => edges.set(`${r} ${x}`, [...(edges.get(`${r} ${x}`) ?? []), [down, on]]);
  for (let r = 0; r < view.height; r++) {
    for (let x = 0; x < view.width; x++) {
      if (!there(r, x)) continue;
      if (!there(r - 1, x)) edge(r, x, r, x + 1);
      if (!there(r, x + 1)) edge(r, x + 1, r + 1, x + 1);
      if (!there(r + 1, x)) edge(r + 1, x + 1, r + 1, x);
      if (!there(r, x - 1)) edge(r + 1, x, r, x);
    }
  }
  const loops = [];
  for (const start of edges.keys()) {
    while (edges.get(start)?.length) {
      const loop = [];
      let [from, at] = [/** @type {Cell | null} */ (null), /** @type {Cell} */ (start.split(" ").map(Number))];
      for (let ends; (ends = edges.get(at.join(" ")))?.length;) {
        // where two cells meet at a corner only, the loop turns right and so stays with its cell
        const right = from && [at[0] + (at[1] - from[1]), at[1] - (at[0] - from[0])];
        const next = ends.length > 1 && right ? ends.findIndex(([r, x]) => r === right[0] && x === right[1]) : 0;
        const [to] = ends.splice(Math.max(0, next), 1);
        // a corner
        if (!from || (to[0] - at[0]) * (at[1] - from[1]) !== (to[1] - at[1]) * (at[0] - from[0])) loop.push(at);
        [from, at] = [at, to];
      }
      loops.push(loop);
    }
  }
  outlines.set(view, loops);
  return loops;
}

/**
 * The path around all the letters, its corners rounded.
 * @param {View} view @param {number} cell @param {number} away canvas pixels @param {Frame} frame
 */
function shape(view, cell, away, { left, top }) {
  const path = new Path2D();
  const x0 = Math.min(left(0), left(view.width - 1));
  for (const loop of outlineOf(view)) {
    const n = loop.length;
    const points = loop.map(([r, x], i) => {
      // the way out is on the left of both edges that meet here
      const [[pr, px], [nr, nx]] = [loop[(i + n - 1) % n], loop[(i + 1) % n]];
      return [
        x0 + x * cell + away * (Math.sign(r - pr) + Math.sign(nr - r)),
        top(r) - away * (Math.sign(x - px) + Math.sign(nx - x)),
      ];
    });
    points.forEach(([x, y], i) => {
      const [px, py] = points[(i + n - 1) % n];
      const [nx, ny] = points[(i + 1) % n];
      const radius = ROUND * Math.min(cell, Math.hypot(x - px, y - py), Math.hypot(nx - x, ny - y));
      if (!i) path.moveTo((x + px) / 2, (y + py) / 2);
      path.arcTo(x, y, nx, ny, radius);
    });
    path.closePath();
  }
  return path;
}

/** How many rings each ring lies within. @param {Ring[]} rings */
function depths(rings) {
  const keys = rings.map(({ places }) => new Set(places.map(([r, c]) => r * 4096 + c)));
  return rings.map(
    (ring, i) =>
      rings.filter((other, j) => {
        if (i === j || other.places.length < 2 || !inLine(ring.places, other.places)) return false;
        const longer = other.places.length - ring.places.length;
        return (longer > 0 || (longer === 0 && j < i)) && [...keys[i]].some((key) => keys[j].has(key));
      }).length,
  );
}

/** Whether two words run in parallel, either way. @param {Cell[]} one @param {Cell[]} other */
function inLine(one, other) {
  const [a, b] = [step(one), step(other)];
  return a[0] * b[1] === a[1] * b[0];
}

/** @param {Cell[]} places */
const step = ([[r, c], [down, along] = [r, c]]) => [down - r, along - c];

/** @param {Ring} ring @param {number} depth @param {number} cell @param {Frame} frame */
function capsule({ places, swell = 0 }, depth, cell, { left, top }) {
  const centre = (/** @type {Cell} */ [r, c]) => [left(c) + cell / 2, top(r) + cell / 2];
  const [[x, y], [u, v]] = [centre(places[0]), centre(places[places.length - 1])];
  const radius = ((x !== u && y !== v ? SLANTED : RADIUS) - Math.min(depth, 3) * NESTED + swell) * cell;
  const angle = Math.atan2(v - y, u - x);
  const path = new Path2D();
  path.arc(x, y, radius, angle + Math.PI / 2, angle - Math.PI / 2);
  path.arc(u, v, radius, angle - Math.PI / 2, angle + Math.PI / 2);
  path.closePath();
  return path;
}

/**
 * @param {CanvasRenderingContext2D} ctx @param {Ring[]} rings @param {import("./paint.js").Look} look
 * @param {Frame} frame
 */
function drawRings(ctx, rings, { cell, theme, scale = 1 }, frame) {
  const fine = Math.max(frame.hair, Math.round(cell / 32));
  const bold = Math.max(2 * scale, Math.round(cell / 14));
  const dashes = [0.16 * cell, 0.12 * cell];
  const styles = {
    ring: { line: theme.ink, width: fine },
    chosen: { fill: theme.tint, line: theme.accent, width: bold },
    found: { fill: theme.target ?? theme.tint, line: theme.soft, width: fine },
    trail: { fill: theme.tint, line: theme.accent, width: bold, dashes },
    wrong: { line: theme.soft, width: bold, dashes },
  };
  const { hues = HUES } = theme;
  const deep = depths(rings);
  rings.forEach((ring, i) => {
    const { style = "ring", alpha = 1 } = ring;
    const hue = typeof style === "number" ? hues[style % hues.length] : null;
    /** @type {Stroke} */
    const stroke = hue
      ? { fill: hue[0], line: hue[1], width: fine }
      : typeof style === "object"
        ? style
        : styles[/** @type {"ring"} */ (style)];
    const { fill, line, width, dashes: dashed = [] } = stroke;
    const path = capsule(ring, deep[i], cell, frame);
    if (fill) {
      ctx.globalAlpha = alpha * (hue ? 0.5 : 1); // where two of them cross, both are seen
      ctx.fillStyle = fill;
      ctx.fill(path);
    }
    ctx.globalAlpha = alpha;
    ctx.setLineDash(dashed);
    ctx.strokeStyle = line;
    ctx.lineWidth = width;
    ctx.stroke(path);
  });
  ctx.globalAlpha = 1;
  ctx.setLineDash([]);
}

/**
 * Fine lines between the letters.
 * @param {CanvasRenderingContext2D} ctx @param {number} cell @param {string} colour @param {Frame} frame
 */
function lines(ctx, cell, colour, { each, hair }) {
  const half = Math.floor(hair / 2);
  ctx.fillStyle = colour;
  each((found, x, y) => {
    if (!found) return;
    ctx.fillRect(x - half, y - half, cell + hair, hair);
    ctx.fillRect(x - half, y - half + cell, cell + hair, hair);
    ctx.fillRect(x - half, y - half, hair, cell + hair);
    ctx.fillRect(x - half + cell, y - half, hair, cell + hair);
  });
}

/**
 * A dotted box around each letter of the hidden message.
 * @param {CanvasRenderingContext2D} ctx @param {Cell[]} cells @param {import("./paint.js").Look} look
 * @param {Frame} frame
 */
function boxes(ctx, cells, { cell, theme }, { left, top, hair }) {
  const inset = Math.round(0.13 * cell);
  ctx.strokeStyle = theme.ink;
  ctx.lineWidth = Math.max(hair, Math.round(cell / 30));
  ctx.setLineDash([0.08 * cell, 0.08 * cell]);
  ctx.beginPath();
  for (const [r, c] of cells)
    ctx.roundRect(left(c) + inset, top(r) + inset, cell - 2 * inset, cell - 2 * inset, 0.14 * cell);
  ctx.stroke();
  ctx.setLineDash([]);
}

/**
 * The grid of letters of a view with `search`, as `look` has it.
 * @param {CanvasRenderingContext2D} ctx @param {View} view @param {import("./paint.js").Look} look @param {Frame} frame
 */
export function paintLetters(ctx, view, look, frame) {
  const { cell, theme, scale = 1 } = look;
  const away = look.lined ? 0 : Math.max(0, Math.min(AWAY * cell, look.margin - frame.hair));
  const outline = shape(view, cell, away, frame);
  ctx.fillStyle = theme.cell;
  ctx.fill(outline, "evenodd");
  if (look.lined) lines(ctx, cell, theme.line, frame);
  else if (!look.bare) {
    ctx.strokeStyle = theme.hair ?? theme.line;
    ctx.lineWidth = frame.hair;
    ctx.stroke(outline);
  }
  const chosen = (look.chosen ?? []).flatMap((index) =>
    view.words[index]?.places ? [{ places: view.words[index].places, style: /** @type {const} */ ("chosen") }] : [],
  );
  drawRings(ctx, [...(look.rings ?? []), ...chosen], look, frame);
  const message = (look.message && view.search?.message) || [];
  boxes(ctx, message, look, frame);
  if (!look.letters) return;
  const told = new Set(message.map(([r, c]) => r * view.width + c));
  const { usual, most, from, to } = LETTERS;
  const large = usual + (most - usual) * Math.max(0, Math.min(1, (from - cell / scale) / (from - to)));
  // in the middle of their ring
  const font = { ...frame.font, size: frame.font.size * large, rise: frame.font.rise + 0.03 - 0.2 * (large - usual) };
  ctx.textBaseline = "alphabetic";
  ctx.textAlign = "left";
  ctx.direction = "ltr"; // one cluster at a time; where it stands is our business
  frame.each((found, x, y, r, c) => {
    const soft = found?.filler && look.filler && !told.has(r * view.width + c);
    if (!found?.t || (soft && look.filler === "none")) return;
    ctx.fillStyle = soft ? (theme.dim ?? theme.soft) : theme.ink;
    letterIn(ctx, found.t, x, y, cell, font, false);
  });
}

/**
 * The rings of an answer key: every word that is placed; with colours, such that words that meet have different ones.
 * @param {View} view @param {string} [marks] "rings" or "colours" @returns {Ring[]}
 */
export function keyRings(view, marks) {
  const words = view.words.flatMap(({ places }) => (places ? [places] : []));
  if (marks !== "colours") return words.map((places) => ({ places }));
  /** Colours in and beside a cell. @type {Map<number, Set<number>>} */
  const near = new Map();
  const used = HUES.map(() => 0);
  return words.map((places) => {
    const around = places.flatMap(([r, c]) =>
      [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((along) => (r + down) * 4096 + c + along)),
    );
    const taken = new Set(places.flatMap(([r, c]) => [...(near.get(r * 4096 + c) ?? [])]));
    const [style] = HUES.map((_, hue) => hue).sort(
      (a, b) => Number(taken.has(a)) - Number(taken.has(b)) || used[a] - used[b] || a - b,
    );
    used[style] += 1;
    for (const at of around) near.set(at, (near.get(at) ?? new Set()).add(style));
    return { places, style };
  });
}

/**
 * What a word search's sheet settings ask for.
 * @param {View} view @param {boolean} key @returns {Partial<import("./paint.js").Look>}
 */
export function searchLook(view, key) {
  const { sheet = {} } = view;
  const look = { letters: true, numbers: false, lined: Boolean(sheet.grid_lines) };
  return key
    ? {
        ...look,
        rings: keyRings(view, sheet.save_ink ? "rings" : sheet.marks),
        filler: sheet.filler === false ? "none" : "soft",
        message: true,
      }
    : look;
}

/** The hidden message as it reads, "" if there is none. @param {View} view */
export function messageOf({ search, options, cells }) {
  if (!search?.message.length) return "";
  return String(options?.message || search.message.map(([r, c]) => cells[r]?.[c]?.t ?? "").join(""));
}

const TOLD = { text: 0.52, line: 0.8, above: 0.5, mark: 0.5, gap: 0.3 }; // of the side: the line that tells the message

/**
 * The hidden message below a picture of the key, behind a box like those around its letters.
 * @param {CanvasRenderingContext2D} ctx @param {View} view
 * @param {{cell: number, margin: number, width: number}} look canvas pixels @param {string} family
 * @returns {{height: number, draw: (top: number) => void}} canvas pixels that it takes
 */
export function messageLine(ctx, view, { cell, margin, width }, family) {
  const font = `${TOLD.text * cell}px ${family}`;
  const indent = (TOLD.mark + TOLD.gap) * cell;
  ctx.font = font;
  /** @type {string[]} */
  const lines = [];
  for (const word of messageOf(view).split(" ").filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length && ctx.measureText(longer).width <= width - 2 * margin - indent) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const draw = (/** @type {number} */ top) => {
    const rtl = view.direction === "rtl";
    const begin = rtl ? width - margin : margin;
    const mark = TOLD.mark * cell;
    const first = top + (TOLD.above + 0.62) * cell;
    ctx.strokeStyle = ctx.fillStyle = "#151412";
    ctx.lineWidth = Math.max(1, cell / 30);
    ctx.setLineDash([0.08 * cell, 0.08 * cell]);
    ctx.strokeRect(rtl ? begin - mark : begin, first - 0.87 * mark, mark, mark);
    ctx.setLineDash([]);
    ctx.font = font;
    ctx.direction = view.direction;
    ctx.textAlign = "start";
    lines.forEach((line, i) => ctx.fillText(line, begin + (rtl ? -indent : indent), first + i * TOLD.line * cell));
  };
  return { height: lines.length && (TOLD.above + lines.length * TOLD.line) * cell, draw };
}
