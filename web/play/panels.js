// How a puzzle is solved on the page, by the model of its grid: a panel for each.
import { byModel } from "../base/models.js";
import { LinesPanel } from "./lines-panel.js";
import { WritingPanel } from "./writing-panel.js";

/** @typedef {import("../base/state.js").View} View */
/**
 * What is solved, whatever its grid: how far one has come, in what the game counts, as a part of it all.
 * @typedef {{view: View, progress: {seconds: number}, count: number, all: number, done: boolean, over: boolean,
 *   begun: boolean, restore(kept: unknown): void, toJSON(): {shown: boolean, seconds: number}}} Game
 */
/**
 * A puzzle in play, around its grid.
 * @typedef {object} Parts
 * @property {Game | null} game what is solved, null where nothing is
 * @property {(view: View) => Game} make a game that is not begun
 * @property {() => void} draw @property {() => void} named the page speaks another language
 * @property {() => void} focus
 * @property {() => import("../ui/menu.js").Item[]} menu @property {(by: -1 | 0 | 1) => void} zoomBy
 * @property {() => string} counted how far one has come
 * @property {() => {title: string, text: string, message: string}} ended
 * @property {() => void} celebrate
 * @property {() => void} input how letters are typed may be known now
 */
/** @typedef {Parts & {show(game: Game | null, other: boolean): void}} Panel  `show` takes what it made, or null */
/**
 * @typedef {object} PanelClass
 * @property {string} way what the page's style calls it @property {boolean} typed whether letters are typed
 * @property {string} startOver the message that says what is lost by it
 */
/** @typedef {PanelClass & (new (play: import("./play.js").Play) => Panel)} PanelType */

/** @type {Record<import("../base/models.js").Model, PanelType>} */
const PANELS = { crossing: WritingPanel, blocked: WritingPanel, letters: LinesPanel };

export const panelOf = byModel(PANELS);

/** All of them, each once. */
export const panels = () => [...new Set(Object.values(PANELS))];
