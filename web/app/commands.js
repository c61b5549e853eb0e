// The buttons of the bar.
import { buttonOf, byId, home } from "../base/dom.js";
import { isLetter } from "../base/keys.js";
import { t } from "../i18n/l10n.js";
import { usesDictionary } from "../ui/kinds.js";

/** @param {string} id @param {() => void} act */
const click = (id, act) => byId(id).addEventListener("click", act);

/**
 * @param {import("./session.js").Session} session
 * @param {{acts: Record<"replace" | "edit", () => void>, save: () => void, again: () => void}} how  `acts` of the
 *   workshop on words; `save` the puzzle as a file; `again` looks for the bundled dictionaries once more
 */
export function commands(session, { acts, save, again }) {
  const { store, making } = session;
  click("reshuffle", () => making.reshuffle());
  click("improve", () => making.improve());
  click("new-words", () => making.newWords());
  click("replace", acts.replace);
  click("edit", acts.edit);
  click("undo", () => session.step(-1));
  click("redo", () => session.step(1));
  click("stop", () => session.tasks.stop());
  click("boot-again", () => {
    again();
    home();
  });
  addEventListener("keydown", (event) => undoKeys(session, event));
  addEventListener("keydown", (event) => {
    if (!isLetter(event, "s") || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (store.route === "lists" || !store.puzzle || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    save();
  });
  store.on(["puzzle", "phase", "kind", "selected", "canUndo", "canRedo", "dictionary", "language"], () =>
    able(session),
  );
}

/**
 * Undo and redo in the workshop, where no text is typed.
 * @param {import("./session.js").Session} session
 * @param {KeyboardEvent} event
 */
function undoKeys(session, event) {
  const { store } = session;
  const typing = event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
  if (typing || store.route !== "workshop" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  const by = event.code === "KeyY" || (event.code === "KeyZ" && event.shiftKey) ? 1 : event.code === "KeyZ" ? -1 : 0;
  if (!by) return;
  event.preventDefault();
  if (by < 0 ? store.canUndo : store.canRedo) session.step(by);
}

/** Which buttons do anything now. @param {import("./session.js").Session} session */
function able(session) {
  const { store, changes } = session;
  const ready = store.phase === "ready";
  const some = ready && Boolean(store.puzzle);
  const chosen = some && Boolean(store.puzzle?.view.words[store.selected]);
  const focused = document.activeElement?.id ?? "";
  for (const act of ["reshuffle", "improve"]) byId(act).hidden = !session.can(`puzzle.${act}`);
  byId("replace").title = (some && changes.irreplaceable) || t("chosen-replace.title");
  const buttons = {
    options: ready,
    reshuffle: some,
    improve: some,
    "new-words": ready && (some || store.dictionary || !usesDictionary(store.kind)),
    create: Boolean(store.puzzle),
    replace: chosen && !changes.irreplaceable,
    edit: chosen,
    undo: some && store.canUndo,
    redo: some && store.canRedo,
  };
  for (const [id, able] of Object.entries(buttons)) buttonOf(id).disabled = !able;
  const left = buttonOf(focused); // a button that goes dead would drop the focus
  if (!left?.disabled) return;
  const other = { undo: "redo", redo: "undo" }[focused];
  if (other && !buttonOf(other).disabled) byId(other).focus();
  else home();
}
