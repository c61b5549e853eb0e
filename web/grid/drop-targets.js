// The legal places of a word that is being moved, over the painted grid.
import { fontOf } from "../i18n/fonts.js";
import { letterIn } from "./glyph.js";
import { cellBoxes } from "./paint.js";

/**
 * @param {CanvasRenderingContext2D} ctx @param {import("./moving.js").Move} move
 * @param {Pick<import("./controller.js").Base, "cell" | "margin" | "shift" | "scale" | "theme">} look
 */
export function paintDropTargets(ctx, move, { cell, margin, shift, scale, theme }) {
  const { view, places, at, word } = move;
  const { left, top, box } = cellBoxes(view, { cell, margin, shift });
  ctx.save();
  // where it lies now: pale, so that it is seen to be in the hand
  ctx.fillStyle = theme.cell;
  ctx.globalAlpha = 0.55;
  for (const [r, c] of view.words[word].places ?? [])
    ctx.fillRect(left(c) + scale, top(r) + scale, cell - 2 * scale, cell - 2 * scale);
  // every legal place: the void it would fill, tinted once, and a thin outline of its own
  ctx.globalAlpha = 1;
  ctx.fillStyle = theme.target ?? theme.tint;
  const tinted = new Set();
  for (const { cells } of places) {
    for (const [r, c] of cells) {
      const key = `${r} ${c}`;
      if (view.cells[r]?.[c] || tinted.has(key)) continue;
      tinted.add(key);
      ctx.fillRect(left(c), top(r), cell, cell);
    }
  }
  ctx.strokeStyle = theme.accent;
  ctx.lineWidth = Math.max(1, scale);
  ctx.globalAlpha = 0.5;
  ctx.setLineDash([3 * scale, 3 * scale]);
  places.forEach(({ cells }, i) => {
    if (i !== at) ctx.strokeRect(...box(cells, 1.5 * scale));
  });
  ctx.restore();
  const { dragged, pointer, held, across } = move;
  const hand = dragged &&
    pointer && {
      cells: view.words[word].cells.map(
        (_, i) =>
          /** @type {[number, number]} */ (
            across ? [pointer[0], pointer[1] + i - held] : [pointer[0] + i - held, pointer[1]]
          ),
      ),
    };
  const place = places[at] ?? hand;
  if (!place) return;
  ctx.globalAlpha = places[at] ? 1 : 0.6; // in the hand, over no place it could take
  ctx.fillStyle = theme.line;
  const hair = Math.max(1, Math.round(scale));
  place.cells.forEach(([r, c]) => ctx.fillRect(left(c), top(r), cell + hair, cell + hair));
  ctx.fillStyle = theme.tint;
  place.cells.forEach(([r, c]) => ctx.fillRect(left(c) + hair, top(r) + hair, cell - hair, cell - hair));
  ctx.fillStyle = theme.ink;
  ctx.textAlign = "left";
  ctx.textBaseline = "alphabetic";
  const font = fontOf(view.language);
  place.cells.forEach(([r, c], i) => letterIn(ctx, view.words[word].cells[i] ?? "", left(c), top(r), cell, font, true));
  ctx.strokeStyle = theme.accent;
  ctx.lineWidth = Math.max(2 * scale, Math.round(cell / 9));
  ctx.strokeRect(...box(place.cells, 0));
  ctx.globalAlpha = 1;
}
