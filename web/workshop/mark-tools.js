// The menu that marks cells of a grid that is edited, and the way to draw bars with presses.
import { bar, circle, marksOf, shade, SHADES } from "../grid/editor-marks.js";
import { barred } from "../grid/slots.js";
import { buttonOf, byId } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { menuButton } from "../ui/menu.js";

/**
 * @param {{store: import("../app/state.js").Values, session: import("../app/session.js").Session}} parts
 * @param {import("../grid/editor.js").GridEditor} editor
 */
export function markTools({ store, session }, editor) {
  const button = buttonOf("draw-mark");
  const bars = byId("draw-bars");

  const draw = () => {
    const { view, state } = editor;
    if (!view) return;
    const able = session.can("grid.bar");
    button.hidden = !session.can("grid.mark");
    button.disabled = store.phase !== "ready";
    if (state.mode === "bars" && !able) editor.set({ mode: "letters" });
    bars.hidden = !able || (state.mode !== "bars" && !view.cells.some((row) => row.some((cell) => cell?.bar)));
  };
  store.on(["puzzle", "editor", "phase"], draw);

  /** @param {() => unknown} act on the cells that are chosen, with the keys in the grid again */
  const then = (act) => () => {
    editor.do(act);
    editor.field.focus({ preventScroll: true });
  };
  menuButton(button, () => {
    const { view, cursor } = editor;
    const marks = marksOf(editor);
    const there = (/** @type {boolean} */ across) => Boolean(view && cursor && barred(view, cursor, across));
    const hint = (/** @type {string} */ key) => `\u2066${key}\u2069`; // a key is read from the left
    return [
      ...(marks.cells
        ? [
            { label: t("mark-circle"), checked: marks.circle, hint: hint("("), run: then(() => circle(editor)) },
            { heading: t("mark-shade") },
            ...SHADES.map(([name, colour]) => ({
              label: t(`mark-${name}`),
              checked: marks.shade === colour,
              swatch: colour,
              run: then(() => shade(editor, colour)),
            })),
            { label: t("mark-none"), checked: !marks.shade, run: then(() => shade(editor, "")) },
          ]
        : []),
      ...(session.can("grid.bar")
        ? [
            { heading: t("editor-bars") },
            ...(marks.cells
              ? [
                  ...[true, false].map((across) => ({
                    label: t(across ? "mark-bar-end" : "mark-bar-below"),
                    hint: hint(across ? "|" : "_"),
                    checked: there(across),
                    run: then(() => bar(editor, cursor, across)),
                  })),
                ]
              : []),
            { label: t("mark-draw-bars"), run: () => editor.set({ mode: "bars", anchor: null }) },
          ]
        : []),
    ];
  });
}
