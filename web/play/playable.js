// Whether a puzzle can be solved on the page, by the model of its grid.
import { byModel } from "../base/models.js";

/** @typedef {import("../base/state.js").View} View */

/** The message that there is nothing to solve in a puzzle. */
export const NOTHING = "play-nothing";

/** Of a grid that letters are written into. @param {View} view */
function unwritable({ clues, groups, codes, cells, unsolved }) {
  const all = cells.flat().filter((cell) => cell !== null);
  if (!clues?.some(({ items }) => items.length) && !groups?.length && !codes?.length)
    return all.length ? "play-unfilled" : NOTHING;
  return all.some((cell) => !cell.t) && !unsolved ? "play-unfilled" : "";
}

/** Of a grid whose words are looked for. @param {View} view */
const unsearchable = ({ search }) => (search?.list?.length ? "" : NOTHING);

const whyNot = byModel({ crossing: unwritable, blocked: unwritable, letters: unsearchable });

/** Why a puzzle cannot be solved on the page: the message that says it, or nothing. @param {View | undefined} view */
export const unplayable = (view) => (view ? whyNot(view)(view) : NOTHING);

/** Whether a puzzle can be solved on the page. @param {View | undefined} view */
export const playable = (view) => !unplayable(view);
