// One's own words: their lists, words by theme, and what a list and the puzzle that was made of it owe each other.
import { Lists } from "../lists/lists.js";
import { Themes } from "../lists/themes.js";
import { OwnList } from "./own-list.js";

/**
 * @param {import("../engine/client.js").Engine} engine @param {import("./session.js").Session} session
 * @param {ConstructorParameters<typeof Lists>[2]} on
 */
export function ownWords(engine, session, on) {
  const lists = new Lists(engine, session.store, on);
  new Themes(lists);
  new OwnList(session, lists);
  return lists;
}
