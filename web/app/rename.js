// The puzzle's name above the grid: pressed, it is written anew. It is the title of the sheet, too.
import { byId, home } from "../base/dom.js";
import { puzzles } from "../storage/keep.js";

/** @param {import("./state.js").Values} store @param {import("./session.js").Session} session */
export function renaming(store, session) {
  const [name, field] = [byId("puzzle-name"), byId("puzzle-rename")];
  let writing = false;
  /** @param {boolean} keep what was written @param {boolean} focus */
  const done = async (keep, focus) => {
    if (!writing) return;
    writing = false;
    name.hidden = false;
    field.hidden = true;
    if (focus) name.focus();
    const wanted = field.value.trim().replace(/\s+/g, " ");
    if (!keep || !store.puzzle || wanted === name.textContent || wanted === store.puzzle.view.title) return;
    const { item } = store;
    if (item?.name && wanted) {
      // one that was given on the shelf comes before the title
      await puzzles.describe(item.id, { name: wanted, worked: true }).catch(() => {}); // told by whoever keeps it
      session.autosave.called(item.id, wanted);
    }
    await session.changes.make("puzzle.set", { values: { title: wanted } });
  };
  name.addEventListener("click", () => {
    writing = true;
    field.value = name.textContent ?? "";
    name.hidden = true;
    field.hidden = false;
    field.select();
    field.focus();
  });
  field.addEventListener("blur", () => done(true, false));
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Enter" || event.key === "Escape") done(event.key === "Enter", true);
  });
  store.on(["item"], () => {
    if (!writing) return;
    done(false, false); // another puzzle
    home();
  });
}
