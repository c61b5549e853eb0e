// What is drawn over the painted grid while it can be drawn in: how hard cells are, the region,
// blocks that are being painted, and the cursor. Each by shape as well as by colour.
import { cellBoxes } from "./paint.js";
import { inkOn } from "./paint-marks.js";

const HATCH = [0, 2, 4, 6, 6]; // lines through a cell and one beside it, by how hard it is; the last has them both ways

/**
 * @param {CanvasRenderingContext2D} ctx @param {import("../base/state.js").View} view
 * @param {import("./editor.js").GridEditor} editor
 * @param {import("./controller.js").Base} look  `focused`: somebody writes in it
 */
export function paintEditor(ctx, view, editor, { cell, margin, shift, scale, theme, focused }) {
  const { state } = editor;
  const cursor = editor.echo.at ?? editor.cursor;
  const { left, top, box } = cellBoxes(view, { cell, margin, shift });
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);

  // how hard: the harder, the denser the lines
  /** @type {[number, number, number][]} */
  const hard = [];
  (state.heat ?? []).forEach((row, r) =>
    row.forEach((level, c) => level && view.cells[r]?.[c] && hard.push([r, c, level])),
  );
  for (const [r, c] of state.marked) if (view.cells[r]?.[c]) hard.push([r, c, HATCH.length - 1]);
  for (const [r, c, level] of hard) {
    const [x, y] = [left(c), top(r)];
    ctx.save();
    ctx.beginPath();
    ctx.rect(x + scale, y + scale, cell - scale, cell - scale);
    ctx.clip();
    ctx.globalAlpha = 0.07 + 0.06 * level;
    ctx.fillStyle = ctx.strokeStyle = theme.heat;
    ctx.fillRect(x, y, cell, cell);
    ctx.globalAlpha = 0.35 + 0.08 * level;
    ctx.lineWidth = Math.max(1, scale * (level === HATCH.length - 1 ? 1.4 : 1));
    ctx.beginPath();
    const gap = (2 * cell) / HATCH[level];
    for (let at = gap / 2; at < 2 * cell; at += gap) (ctx.moveTo(x + at, y), ctx.lineTo(x + at - cell, y + cell));
    if (level === HATCH.length - 1)
      for (let at = gap / 2; at < 2 * cell; at += gap)
        (ctx.moveTo(x + cell - at, y), ctx.lineTo(x + 2 * cell - at, y + cell));
    ctx.stroke();
    ctx.restore();
  }

  for (const [r, c] of editor.painted) {
    ctx.globalAlpha = 0.8;
    ctx.fillStyle = state.painting?.to === "block" ? (theme.block ?? theme.line) : theme.cell;
    ctx.fillRect(left(c) + scale, top(r) + scale, cell - scale, cell - scale);
  }
  ctx.globalAlpha = 1;

  const { region } = editor;
  if (region.length > 1) {
    ctx.fillStyle = theme.accent;
    ctx.globalAlpha = 0.16;
    ctx.fillRect(...box(region, 0));
    ctx.globalAlpha = 1;
    ctx.strokeStyle = theme.accent;
    ctx.lineWidth = Math.max(2 * scale, Math.round(cell / 16));
    ctx.setLineDash([5 * scale, 4 * scale]);
    ctx.strokeRect(...box(region, 0));
    ctx.setLineDash([]);
  }
  if (cursor) {
    const width = Math.max(2 * scale, Math.round(cell / 15));
    ctx.lineWidth = width;
    // on a block as well it is seen
    const found = view.cells[cursor[0]]?.[cursor[1]];
    ctx.strokeStyle = !found ? theme.tint : found.shade ? inkOn(found.shade) : focused ? theme.ink : theme.soft;
    const [x, y, side, high] = box([cursor], width);
    const [from, to] = view.direction === "rtl" ? [x + side, x] : [x, x + side]; // open where the number is
    ctx.beginPath();
    ctx.moveTo(from + (to - from) * (found?.n ? 0.48 : -width / 2 / side), y);
    ctx.lineTo(to, y);
    ctx.lineTo(to, y + high);
    ctx.lineTo(from, y + high);
    ctx.lineTo(from, found?.n ? y + high * 0.4 : y);
    ctx.stroke();
  }
  ctx.restore();
}
