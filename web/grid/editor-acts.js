// What is done to the whole of a grid that is edited: filling it, clearing it, an empty one.
import { EngineError } from "../engine/client.js";
import { cellAt } from "./slots.js";
import { filled } from "../i18n/effect.js";
import { t } from "../i18n/l10n.js";

/** @typedef {import("./editor.js").GridEditor} GridEditor */

/** @param {GridEditor} editor @param {boolean} [region] only that */
export function fill(editor, region = false) {
  const { view, session } = editor;
  if (!view || !session.can("grid.fill")) return undefined;
  const cells = region ? editor.region.filter((cell) => cellAt(view, cell)) : undefined;
  if (cells && !cells.length) return editor.on.tell(t("editor-no-region"));
  editor.hush(); // what comes of it is told
  return session.changes.make(
    "grid.fill",
    { cells },
    {
      job: true,
      live: true, // any fill is there soon; better ones may take longer
      dictionary: true,
      view,
      said: (/** @type {import("../base/state.js").View} */ made) => filled(made),
      refused: (error) => {
        if (editor.view === view && error instanceof EngineError) editor.set({ marked: error.slots.flat() });
      },
    },
  );
}

/** @param {GridEditor} editor @param {"fill" | "letters" | "cells" | "blocks"} what */
export function clear(editor, what) {
  const { view, region, session } = editor;
  const cells = what === "cells" && view ? region.filter((cell) => cellAt(view, cell)) : [];
  if (what === "cells" && !cells.length) return editor.on.tell(t("editor-no-region"));
  return session.changes.make("grid.clear", { what, cells }, { said: () => t("done-grid-clear") });
}

/** An empty grid as the options of this one ask for, or those chosen last. @param {GridEditor} editor */
export async function empty(editor) {
  await editor.session.making.blank(editor.view?.options);
  editor.set({ cursor: null, anchor: null });
  editor.text.focus();
}
