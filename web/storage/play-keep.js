// How far puzzles have been solved, on this device: by their place on the shelf, the last ones played.
import { device } from "../base/device.js";

const NAME = "play";
const MOST = 40; // puzzles

/**
 * @typedef {{id: string, mark: number, shown: boolean, seconds: number}
 *   & {[name: string]: unknown, input?: import("../base/protocol.d.ts").Typing}} Kept
 *   see `toJSON` of `LinesGame` and `WritingGame`; `input`: how its letters are typed
 */

/** @returns {Kept[]} the last one played first */
function all() {
  const kept = device.read(NAME, /** @type {Kept[]} */ ([]));
  return Array.isArray(kept) ? kept.filter((one) => one && typeof one === "object") : [];
}

export const played = {
  /**
   * @param {string} id of a place on the shelf
   * @param {number} mark of the puzzle that is there
   * @returns {Kept | undefined}
   */
  read: (id, mark) => all().find((one) => one.id === id && one.mark === mark),
  /** @param {Kept} kept */
  write: (kept) => device.write(NAME, [kept, ...all().filter(({ id }) => id !== kept.id)].slice(0, MOST)),
  /** Hears of what another tab keeps. @param {() => void} listener */
  onOther: (listener) => addEventListener("storage", ({ key }) => key === `crosscore.${NAME}` && listener()),
};
