// Keeps the open list on the device soon after each change.
import { device } from "../base/device.js";
import { byId } from "../base/dom.js";
import { codeOf } from "../base/errors.js";
import { t } from "../i18n/l10n.js";
import { copyName } from "../i18n/names.js";
import * as keep from "../storage/keep.js";
import { banner } from "../ui/dialogs.js";
import { rowOf, Rows } from "./rows.js";

/** @typedef {import("./lists.js").List} List */

const SAVE_MS = 300; // pause after a change until it is written

export class ListKeeper {
  /** @param {import("./lists.js").Lists} lists */
  constructor(lists) {
    this.lists = lists;
    this.dirty = false; // changed since it was last written
    this.timer = 0;
    this.saving = Promise.resolve();
  }

  /** Something about the list has changed: keep it soon. @param {number} [pause] */
  save(pause = SAVE_MS) {
    this.dirty = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.flush(), pause);
  }

  /** Write what is not written yet. */
  flush() {
    clearTimeout(this.timer);
    if (this.dirty) {
      this.dirty = false;
      const { list, rows, written, seenRows } = this.lists; // a tab may be closed in the middle of a clue
      if (list.changed !== undefined || seenRows.length || list.named)
        this.saving = this.saving.then(() => this.write(list, written, rows));
    }
    return this.saving;
  }

  /** The list is about to be deleted: nothing more of it is written. */
  async forget() {
    clearTimeout(this.timer);
    this.dirty = false;
    await this.saving;
  }

  /** @param {List} list @param {readonly import("./rows.js").Row[]} all @param {import("./rows.js").Rows} rows */
  async write(list, all, rows) {
    const { lists } = this;
    const changed = Date.now();
    const whole = { name: list.name, language: list.language, letters: list.letters, rows: [...all] };
    try {
      await keep.lists
        .write({ ...whole, id: list.id, changed }, list.changed)
        .catch((error) => this.writeAgain(list, { ...whole, changed }, error));
      list.changed = changed;
      lists.seen.set(list.id, { list, changed, rows });
      if (list === lists.list) device.write("list", list.id);
    } catch {
      // what was not written is tried again with the next change
      if (list === lists.list) this.dirty = true;
      lists.side.draw();
      if (lists.shown) banner.show(t("lists-not-kept"), t("lists-save-as-file"));
    }
  }

  /**
   * If another tab has changed or deleted the list meanwhile, ours becomes a list of its own: both stay.
   * @param {List} list
   * @param {Omit<import("../storage/keep.js").List, "id">} whole
   * @param {unknown} error why it could not be written
   */
  async writeAgain(list, whole, error) {
    const { lists } = this;
    const conflict = codeOf(error) === "conflict";
    if (!conflict && codeOf(error) !== "gone") throw error;
    lists.seen.delete(list.id);
    list.id = keep.newId();
    if (conflict) whole.name = list.name = copyName(list.name);
    await keep.lists.write({ ...whole, id: list.id });
    if (list === lists.list) byId("list-name").value = list.name;
    if (lists.shown) banner.show("", t(conflict ? "lists-conflict" : "lists-kept-again", { name: list.name }), "note");
  }

  /** Another tab has changed a list: show that, unless something here is not written yet. */
  async follow() {
    const { lists } = this;
    await this.saving;
    await lists.refresh();
    const { id, changed } = lists.list;
    const there = lists.shelf.find((row) => row.id === id);
    if (this.dirty || lists.table.draft || changed === undefined || !there || there.changed === changed) return;
    const list = await keep.lists.read(id).catch(() => null);
    if (!list || this.dirty || lists.table.draft || lists.list.id !== id || lists.list.changed === list.changed) return;
    const { place } = lists.table;
    const focus = byId("table").contains(document.activeElement);
    lists.show(
      { id, name: list.name, language: list.language, letters: list.letters ?? {}, changed: list.changed },
      new Rows(list.rows.map(rowOf)),
      { focus: false },
    );
    lists.table.go(place.row, place.column, { focus });
    lists.on.say(t("lists-followed"));
  }
}
