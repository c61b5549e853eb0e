// What stands around the table: which of its buttons can be pressed, counts, and the row at the cursor in full.
import { buttonOf, byId, make, marked, span } from "../base/dom.js";
import { Cells } from "../grid/cells.js";
import { t } from "../i18n/l10n.js";
import { isBlank } from "./rows.js";
import { finding } from "./table-row.js";

export class ListBar {
  /** @param {import("./lists.js").Lists} lists */
  constructor(lists) {
    this.lists = lists;
    this.announced = 0; // selected rows, as last said
    this.cells = new Cells(lists.engine, byId("row-cells"), (word) => lists.table.write(word), "box");
  }

  /** The cursor or the selection has moved. */
  moved() {
    const { table } = this.lists;
    const some = table.chosen.size > 0;
    for (const [id, able] of Object.entries({
      "list-remove": some,
      "list-up": some && !table.chosen.has(0),
      "list-down": some && !table.chosen.has(this.lists.rows.length - 1),
      "list-undo": this.lists.rows.canUndo,
      "list-redo": this.lists.rows.canRedo,
    })) {
      const button = buttonOf(id);
      if (!able && document.activeElement === button) table.focus(); // a dead button would drop the focus
      button.disabled = !able;
    }
    byId("list-remove-text").textContent = t("lists-delete-rows", { n: table.selected.size });
    if (table.selected.size > 1 && table.selected.size !== this.announced)
      this.lists.on.say(t("lists-rows-selected", { n: table.selected.size }));
    this.announced = table.selected.size;
    this.detail();
  }

  /** Counts, and the rows in sight. */
  counts() {
    const filled = this.lists.seenRows;
    const words = filled.filter(({ word }) => word.trim()).length;
    const levels = filled.map((row) => this.lists.level(row));
    const errors = levels.filter((level) => level === "error").length;
    const notes = levels.filter((level) => level === "note").length;
    byId("list-count").textContent = t("word-count", { n: words });
    for (const [id, n, message] of /** @type {[string, number, string][]} */ ([
      ["list-errors", errors, "lists-errors"],
      ["list-notes", notes, "lists-notes"],
    ])) {
      const button = buttonOf(id);
      if (!n && document.activeElement === button) this.lists.table.focus();
      button.hidden = !n;
      byId(`${id}-text`).replaceChildren(...marked(t(message, { n }), { span: (what) => span("what", what) }));
    }
    byId("list-make").disabled = !words;
    byId("list-save").disabled = !filled.length;
    byId("table-empty").hidden = this.lists.rows.length > 0;
    this.lists.table.draw();
    this.detail();
  }

  /** The row at the cursor, in full. */
  detail() {
    const row = this.lists.table.shown(this.lists.table.place.row);
    const checked = this.lists.known.get(row);
    const region = byId("row-detail");
    region.toggleAttribute("data-some", !isBlank(row));
    this.cells.draw(row.word, isBlank(row) ? [] : (checked?.cells ?? []), {
      ...this.lists.tongue,
      letters: this.lists.list.letters,
    });
    byId("row-findings").replaceChildren(
      ...(isBlank(row) ? [] : (checked?.findings ?? [])).map((found) => make("li", {}, finding(found))),
    );
    if (region.scrollHeight > region.clientHeight)
      region.tabIndex = 0; // what scrolls is reached by keys, too
    else region.removeAttribute("tabindex");
  }
}
