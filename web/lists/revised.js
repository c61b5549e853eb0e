// A list that is changed from outside its table: where it is open, or was, that is one step of its undo.
import * as keep from "../storage/keep.js";
import { rowOf } from "./rows.js";

/**
 * @param {import("./lists.js").Lists} lists @param {string} id
 * @param {(rows: readonly import("./rows.js").Row[]) => readonly import("./rows.js").Row[]} change
 * @returns {Promise<void>} rejects with KeepError if it is gone, or another tab changes it at the same moment
 */
export async function revise(lists, id, change) {
  if (id === lists.list.id) lists.table.commit();
  await lists.keeper.flush();
  const list = await keep.lists.read(id);
  const rows = [...change(list.rows.map(rowOf))];
  const changed = Math.max(Date.now(), list.changed + 1);
  await keep.lists.write({ ...list, rows, changed }, list.changed);
  const seen = lists.seen.get(id);
  if (seen?.list.changed !== list.changed) return;
  seen.rows.replace(rows, lists.table.place);
  seen.changed = seen.list.changed = changed;
  if (id !== lists.list.id || !lists.shown) return;
  lists.bar.counts();
  lists.bar.moved();
  lists.check(0);
}
