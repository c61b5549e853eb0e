// The dialogs in which words are written.
import { AddDialog } from "./add.js";
import { EditDialog } from "./edit.js";

/**
 * @param {import("../engine/client.js").Engine} engine @param {import("../app/state.js").Values} store
 * @param {import("../app/session.js").Session} session
 */
export const wordDialogs = (engine, store, session) => ({
  add: new AddDialog(engine, store, session),
  edit: new EditDialog(engine, store, session),
});
