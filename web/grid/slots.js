// The runs of a grid that is drawn by hand, by geometry alone: what stands in its cells does not matter.
import { sameCell } from "./cursor.js";

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("./cursor.js").Cell} Cell */
/** @typedef {{across: boolean, cells: Cell[]}} Slot two or more open cells in a line, between blocks, bars or edges */

/** What stands at an open cell; null at a block, or outside. @param {View} view @param {Cell} cell */
export const cellAt = (view, [r, c]) => view.cells[r]?.[c] ?? null;

/**
 * Whether words end between a cell and the next one across, or down.
 * @param {View} view @param {Cell} cell @param {boolean} across
 */
export function barred(view, cell, across) {
  const bar = cellAt(view, cell)?.bar;
  return bar === "both" || bar === (across ? "end" : "below");
}

/**
 * The run through a cell in one direction.
 * @param {View} view @param {Cell | null} cell @param {boolean} across @returns {Slot | undefined}
 */
export function slotAt(view, cell, across) {
  if (!cell || !cellAt(view, cell)) return undefined;
  const [down, on] = across ? [0, 1] : [1, 0];
  let [r, c] = cell;
  while (cellAt(view, [r - down, c - on]) && !barred(view, [r - down, c - on], across)) ((r -= down), (c -= on));
  /** @type {Cell[]} */
  const cells = [];
  for (; cellAt(view, [r, c]); r += down, c += on) {
    cells.push([r, c]);
    if (barred(view, [r, c], across)) break;
  }
  return cells.length > 1 ? { across, cells } : undefined;
}

/** All runs: those across in their order, then those down. @param {View} view @returns {Slot[]} */
export function allSlots(view) {
  const found = [true, false].flatMap((across) =>
    view.cells.flatMap((row, r) =>
      row.flatMap((_, c) => {
        const slot = slotAt(view, [r, c], across);
        return slot && sameCell(slot.cells[0], [r, c]) ? [slot] : [];
      }),
    ),
  );
  return found;
}

/** Where a cell lies that belongs to another by symmetry. @type {Record<string, (view: View, cell: Cell) => Cell[]>} */
const MIRRORS = {
  none: () => [],
  rotational: ({ width, height }, [r, c]) => [[height - 1 - r, width - 1 - c]],
  "left-right": ({ width }, [r, c]) => [[r, width - 1 - c]],
  "up-down": ({ height }, [r, c]) => [[height - 1 - r, c]],
  both: ({ width, height }, [r, c]) => [
    [r, width - 1 - c],
    [height - 1 - r, c],
    [height - 1 - r, width - 1 - c],
  ],
  diagonal: ({ width, height }, [r, c]) => (width === height ? [[c, r]] : []),
};
/** The names that the engine knows. */
export const SYMMETRIES = ["rotational", "left-right", "up-down", "both", "diagonal", "none"];

/**
 * Cells with all that belong to them, each once.
 * @param {View} view @param {Cell[]} cells @param {string} symmetry @returns {Cell[]}
 */
export function mirrored(view, cells, symmetry) {
  const mirrors = MIRRORS[symmetry] ?? MIRRORS.none;
  const all = cells.flatMap((cell) => [cell, ...mirrors(view, cell)]);
  return [...new Map(all.map((cell) => [String(cell), cell])).values()];
}

/** All cells of the rectangle between two corners. @param {Cell} a @param {Cell} b @returns {Cell[]} */
export function rectangle(a, b) {
  const [top, left] = [0, 1].map((axis) => Math.min(a[axis], b[axis]));
  const [rows, columns] = [0, 1].map((axis) => Math.abs(a[axis] - b[axis]) + 1);
  return Array.from(
    { length: rows * columns },
    (_, i) => /** @type {Cell} */ ([top + Math.floor(i / columns), left + (i % columns)]),
  );
}
