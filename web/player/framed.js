// A page of somebody's that shows this one in a frame learns how high the frame should be, and nothing else.
// Only the puzzle and the frame's width decide that, so the answer doesn't change what is asked.

const NARROW = 760; // as in play.css: the list goes below the grid
const LEAST = 480;
const MOST = 1000;
const CELL = 46; // pixels, where there is room
const AROUND = 170; // what stands above and below the grid

export const framed = parent !== window;

/** @param {{width: number, height: number}} view in cells */
export function tellHeight({ width, height }) {
  let told = 0;
  const tell = () => {
    const wanted =
      innerWidth > NARROW
        ? height * Math.min(CELL, (innerWidth * 0.68 - 50) / width) + AROUND
        : (innerWidth + 60) / 0.66;
    const high = Math.round(Math.min(MOST, Math.max(LEAST, wanted)));
    if (high !== told) parent.postMessage({ crosscoreHeight: high }, "*");
    told = high;
  };
  tell();
  addEventListener("resize", tell);
}
