// The bench's part "Rules": which rules the grid is to keep, drawn from the engine's description, and what breaks them,
// each to be shown on the grid.
import { shownKind } from "../base/state.js";
import { make } from "../base/dom.js";
import { localised, t } from "../i18n/l10n.js";
import { drawForm } from "../ui/form.js";

export const RULES = "rules"; // the group of options that only the bench shows

/** @param {HTMLElement} element @param {import("./bench.js").Place} place */
export function rules(element, { store, session, editor }) {
  let seen = false;
  const fields = make("div", { className: "bench-fields" });
  const found = make("ul", { className: "bench-found" });
  const none = make("p", { className: "quiet" });
  element.append(none, found, fields);
  /** @type {ReturnType<typeof drawForm> | null} */
  let form = null;
  let drawnFor = "";

  /** @param {string} name @param {import("../ui/form.js").Value} value */
  const change = async (name, value) => {
    const kind = shownKind(store);
    const made = await session.changes.make("puzzle.set", { values: { options: { [name]: value } } });
    if (made) session.choices.keep(kind, { ...session.choices.of(kind), [name]: value });
    else write();
  };

  const write = () => {
    const { view } = editor;
    if (view) form?.write(/** @type {import("../ui/form.js").Options} */ (view.options));
  };

  const draw = () => {
    const { view } = editor;
    if (!seen || !view?.grid || !store.kind) return;
    const key = JSON.stringify([store.kind.id, store.language]);
    if (key !== drawnFor) {
      drawnFor = key;
      const described = store.kind.fields.filter(({ group }) => group === RULES);
      form = drawForm(described, { prefix: "rule", messages: "option", brief: true, tags: false, change });
      fields.replaceChildren(...form.rows.map(({ row }) => row));
    }
    if (!fields.querySelector("input[type=number]:focus")) write(); // nothing changes under one's fingers
    const { warnings } = view.grid;
    none.textContent = t("rules-none");
    none.hidden = warnings.length > 0;
    found.replaceChildren(
      ...warnings.map((warning) => {
        const show = make("button", {
          type: "button",
          className: "link",
          textContent: localised(warning),
          dir: "auto",
        });
        show.disabled = !warning.cells.length;
        show.addEventListener("click", () => {
          editor.go(warning.cells[0], { tell: false });
          editor.set({ marked: warning.cells });
          editor.field.focus({ preventScroll: true });
          editor.tell();
        });
        return make("li", {}, show);
      }),
    );
  };
  store.on(["puzzle", "language"], draw);
  return {
    /** @param {boolean} open */
    shown(open) {
      seen = open;
      draw();
    },
  };
}
