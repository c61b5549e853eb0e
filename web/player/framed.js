// A page of somebody's that shows this one in a frame learns how high the frame should be, and nothing else.
// Only the puzzle and the frame's width decide that, so the answer doesn't change what is asked.
// crosscore/formats/html.py has the same rule, for the width of a usual column.

const NARROW = 760; // as in play.css: the list goes below the grid
const UPRIGHT = 1000; // the same, where the frame is higher than wide
const LEAST = 500;
const MOST = 1000;
const CELL = 46; // pixels, where there is room
const BESIDE = [30, 50]; // what stands beside the grid: with the list below it, and with the list at its side
const AROUND = [80, 170]; // above and below it
const LIST = 250; // for the list below the grid, and the bar
const DESK = 0.62; // of the height, at most, where the list is below

export const framed = parent !== window;

/**
 * @param {{width: number, height: number}} view in cells
 * @param {number} room the frame's width
 */
function wanted({ width, height }, room) {
  /** @param {0 | 1} side @param {number} wide */
  const around = (side, wide) => height * Math.min(CELL, (wide - BESIDE[side]) / width) + AROUND[side];
  const beside = around(1, room * 0.68);
  if (room > NARROW && (room > UPRIGHT || beside < room)) return beside;
  const desk = Math.min(room, around(0, room));
  return Math.max(desk / DESK, desk + LIST);
}

/** @param {{width: number, height: number}} view in cells */
export function tellHeight(view) {
  let told = 0;
  const tell = () => {
    const high = Math.round(Math.min(MOST, Math.max(LEAST, wanted(view, innerWidth))));
    if (high !== told) parent.postMessage({ crosscoreHeight: high }, "*");
    told = high;
  };
  tell();
  addEventListener("resize", tell);
}
