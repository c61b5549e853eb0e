// The lists that there are, beside the open one.
import { byId, make, span } from "../base/dom.js";
import { date, t } from "../i18n/l10n.js";
import { sourceName } from "../i18n/names.js";
import { isBlank } from "./rows.js";

/** @param {number} time of a change */
function when(time) {
  const today = new Date(time).toDateString() === new Date().toDateString();
  if (today) return t("lists-today", { time: date(time, { hour: "2-digit", minute: "2-digit" }) });
  return date(time, { day: "numeric", month: "short", year: "numeric" });
}

export class ListsSide {
  /** @param {import("./lists.js").Lists} lists */
  constructor(lists) {
    this.lists = lists;
  }

  /** @param {boolean} open the lists on a narrow screen */
  unfold(open) {
    byId("side").toggleAttribute("data-open", open);
    byId("side-toggle").setAttribute("aria-expanded", String(open));
  }

  draw() {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.list : undefined;
    const unkept = [...this.lists.seen.values()]
      .filter(
        ({ list, rows: { all } }) => list.changed === undefined && (list === this.lists.list || !all.every(isBlank)),
      )
      .map(({ list, rows: { all } }) => ({ ...list, count: all.filter(({ word }) => word.trim()).length, changed: 0 }));
    const rows = [...unkept, ...this.lists.shelf.filter(({ id }) => !unkept.some((row) => row.id === id))];
    byId("side-list").replaceChildren(
      ...rows.map(({ id, name, language, changed, count }) => {
        const hint = span(
          "side-hint",
          [t("word-count", { n: count }), changed ? when(changed) : t("lists-not-kept-yet")].join(" · "),
        );
        const button = make(
          "button",
          { type: "button", className: "side-item" },
          make("span", { className: "side-name" }, make("bdi", { lang: language, textContent: name })),
          hint,
        );
        button.dataset.list = id;
        if (id === this.lists.list.id) button.setAttribute("aria-current", "true");
        button.addEventListener("click", () => {
          this.unfold(false);
          if (id !== this.lists.list.id) this.lists.open(id);
          else this.lists.table.focus();
        });
        button.addEventListener("keydown", async (event) => {
          if (!["F2", "Delete"].includes(event.key)) return;
          event.preventDefault();
          if (id !== this.lists.list.id) await this.lists.open(id);
          if (event.key === "F2") byId("list-name").select();
          else this.lists.remove();
        });
        return make("li", {}, button);
      }),
    );
    byId("side-ready").replaceChildren(
      ...this.lists.store.sources
        .filter(({ bundled, large }) => bundled && !large)
        .map((source) => {
          const button = make(
            "button",
            { type: "button", className: "side-item" },
            make("span", { className: "side-name" }, make("bdi", { textContent: sourceName(source) })),
          );
          button.addEventListener("click", () => {
            this.lists.on.leave();
            this.lists.on.open(source);
          });
          return make("li", {}, button);
        }),
    );
    byId("side-toggle-text").textContent = t("lists-mine", { n: rows.length });
    const again = focused ? byId("side-list").querySelector(`[data-list="${CSS.escape(focused)}"]`) : null;
    if (again instanceof HTMLElement) again.focus();
  }
}
