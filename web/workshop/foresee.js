// The rules by which typed text becomes letters, for a grid with a cursor in it: so what is typed is seen at once.
import { typing } from "../play/typing.js";

/**
 * @param {{engine: import("../engine/client.js").Engine, store: import("../app/state.js").Values}} parts
 * @param {import("../grid/editor.js").GridEditor} editor
 */
export function foresee({ engine, store }, editor) {
  let of = "";
  store.on(["puzzle", "editor"], async () => {
    const { puzzle } = store;
    if (!puzzle?.view.grid || !editor.cursor) return;
    const now = JSON.stringify([puzzle.view.language, puzzle.view.letters]);
    if (now === of) return;
    of = now;
    editor.echo.split = null;
    try {
      const { input } = await engine.request("typing.rules", { document: puzzle.document });
      if (of === now && input) editor.echo.split = typing(input);
    } catch {
      of = ""; // then nothing is foreseen until the next change
    }
  });
}
