// The workshop's parts put together: list, grid, the bar between them, and what they do to the puzzle.
import { shownPuzzle } from "../base/state.js";
import { WorkingGrid } from "../grid/working-grid.js";
import { selectionBar } from "./selection-bar.js";
import { buttonOf, byId } from "../base/dom.js";
import { findable } from "../base/models.js";
import { effect, some as named } from "../i18n/effect.js";
import { t } from "../i18n/l10n.js";
import { Moving } from "../grid/moving.js";
import { Picks } from "../grid/selection.js";
import { shortcuts } from "./shortcuts.js";
import { nameOf } from "./word-row.js";
import { Words } from "./words.js";

/**
 * @param {{engine: import("../engine/client.js").Engine, store: import("../app/state.js").Values, session:
 *   import("../app/session.js").Session, later: import("../app/parts.js").Parts["later"],
 *   say: (text: string) => void, tell: (text: string) => void}} parts
 */
export function workshop({ engine, store, session, later, say, tell }) {
  const picks = new Picks(store); // before the others: they see what it has set right
  const moving = new Moving(engine, store, session, { say, tell });
  const editing = later(
    () => import("../grid/editor.js"),
    ({ GridEditor }) =>
      new GridEditor(
        { store, session, picks, field: byId("grid-input"), canvas: byId("grid") },
        { say, tell, edit: () => drawn.part?.bench.write() || acts.edit(), candidates: () => acts.candidates() },
      ),
  );
  const some = () => store.phase === "ready" && Boolean(store.puzzle);
  const chosen = () => (some() ? picks.list.map((index) => shownPuzzle(store).view.words[index]).filter(Boolean) : []);

  const acts = {
    replace: () => picks.list.length < 2 && session.changes.replace(),
    edit: () => picks.list.length < 2 && dialogs.use(({ edit }) => edit.open()),
    why: () => dialogs.use(({ edit }) => edit.open(true)),
    candidates: () =>
      drawn.use(({ bench, candidates }) => {
        bench.uncover();
        candidates.open();
      }),
    move: () => {
      if (!some() || !session.can("puzzle.move") || picks.list.length > 1) return;
      if (!moving.whyNot(shownPuzzle(store).view.words[store.selected])) byId("grid").focus({ preventScroll: true });
      moving.start(store.selected);
    },
    async remove() {
      if (!session.can("puzzle.delete")) return;
      const words = chosen();
      if (!words.length) return;
      const { view } = shownPuzzle(store);
      const gone = new Set(words.map(({ index }) => index));
      const at = wordList.shown.indexOf(words[words.length - 1].index);
      const next = [...wordList.shown.slice(at + 1), ...wordList.shown.slice(0, at).reverse()].find(
        (index) => !gone.has(index),
      );
      const focused = byId("list").contains(document.activeElement);
      const names = words.map(nameOf);
      const made = await session.changes.make(
        "puzzle.delete",
        { words: [...gone] },
        {
          job: true,
          view,
          said: (_, report) => t("done-deleted", { ...named("deleted", names), ...effect(report, view) }),
        },
      );
      if (!made) return;
      const key = next === undefined ? undefined : view.words[next]?.key;
      picks.only(made.view.words.findIndex((word) => word.key === key));
      if (focused) wordList.focus();
    },
    async lock() {
      if (!session.can("puzzle.lock")) return undefined;
      const words = chosen().filter(({ state }) => state === "placed");
      if (!words.length) return tell(t(chosen().length ? "workshop-only-placed" : "workshop-choose"));
      if (shownPuzzle(store).view.frozen) return tell(t("workshop-layout-locked"));
      const on = words.every(({ locked }) => locked) ? 0 : 1;
      await settled();
      return session.changes.make(
        "puzzle.lock",
        { words: words.map(({ index }) => index), on },
        { said: () => t(on ? "workshop-locked-now" : "workshop-unlocked-now", named("words", words.map(nameOf))) },
      );
    },
    async freeze() {
      if (!some()) return;
      await settled();
      const on = shownPuzzle(store).view.frozen ? 0 : 1;
      await session.changes.make(
        "puzzle.lock",
        { on },
        { said: () => t(on ? "workshop-layout-locked-now" : "workshop-layout-unlocked-now") },
      );
    },
    add: () => some() && session.can("puzzle.add") && dialogs.use(({ add }) => add.open()),
    improve: () => some() && session.can("puzzle.improve") && session.making.improve(),
    play: () => byId("play-open").click(),
    zoom: (/** @type {1 | -1 | 0} */ by) => board.zoomBy(by),
    find: () => {
      wordList.open(true);
      byId("filter").focus();
      byId("filter").select();
    },
    escape: () => moving.cancel(),
  };
  /** A lock belongs on the layout that is seen: stop the search that would change it. */
  const settled = () => (store.busy ? session.settle() : undefined);

  const dialogs = later(
    () => import("./word-dialogs.js"),
    ({ wordDialogs }) => wordDialogs(engine, store, session),
  );
  const board = new WorkingGrid(
    { stage: byId("stage"), plane: byId("plane"), canvas: byId("grid"), holder: byId("table-holder") },
    store,
    { ...acts, picks, moving, editing, say },
  );
  const drawn = later(
    () => Promise.all([import("./drawing.js"), editing.fetch()]),
    ([{ drawing }, editor]) =>
      drawing({ engine, store, session, editor, picks, say, tell }, (open) => wordList.open(open)),
    { press: "#side-words, #side-candidates, #side-fold" },
  );
  store.on(["puzzle"], () => store.puzzle?.view.grid && drawn.fetch().catch(() => {})); // told when it is wanted
  const wordList = new Words(
    {
      list: byId("list"),
      filter: byId("filter"),
      empty: byId("list-empty"),
      count: byId("words-count"),
      toggle: byId("words-toggle"),
      panel: byId("words"),
      only: byId("only"),
      length: byId("length"),
      sort: byId("sort"),
      all: byId("show-all"),
      many: byId("pick-many"),
      narrow: byId("narrow"),
      narrowing: byId("narrowing"),
    },
    store,
    { ...acts, session, picks, say },
  );
  byId("add-dialog").addEventListener(
    "close",
    () => byId("list").contains(document.activeElement) && (wordList.reveal(), wordList.focus()),
  ); // to the word that came
  selectionBar(byId("chosen"), byId("chosen-text"), store, { session, moving, picks, editing });
  shortcuts(store, acts);

  /** @param {string} id @param {() => void} act */
  const click = (id, act) => byId(id).addEventListener("click", act);
  click("why", acts.why);
  click("move", acts.move);
  click("lock", acts.lock);
  click("delete", acts.remove);
  click("move-put", () => moving.put());
  click("move-next", () => moving.step(1));
  click("move-cancel", () => moving.cancel());
  click("add", acts.add);
  click("freeze", acts.freeze);
  click("rings", () => store.set({ rings: !store.rings }));
  click("zoom-in", () => acts.zoom(1));
  click("zoom-out", () => acts.zoom(-1));
  click("zoom-fit", () => acts.zoom(0));

  store.on(["puzzle", "rings"], () => {
    byId("rings").hidden = !(store.puzzle && findable(store.puzzle.view));
    byId("rings").setAttribute("aria-pressed", String(store.rings));
  });
  store.on(["puzzle", "phase", "kind", "language"], () => {
    const frozen = Boolean(store.puzzle?.view.frozen);
    byId("freeze").setAttribute("aria-pressed", String(frozen));
    byId("add").hidden = !session.can("puzzle.add");
    byId("freeze").hidden = !session.can("puzzle.lock");
    for (const id of ["freeze", "rings", "add", "zoom-in", "zoom-out", "zoom-fit", "pick-many"])
      buttonOf(id).disabled = !some();
    byId("reshuffle").title = frozen ? t("workshop-no-reshuffle") : "";
    byId("improve").title = t(frozen ? "workshop-no-improve" : "bar-improve.title");
    for (const id of ["reshuffle", "improve"]) byId(id).toggleAttribute("data-frozen", frozen);
  });
  later(
    () => import("./keys.js"),
    ({ keysDialog }) => keysDialog(store),
    { told: ["crosscore:keys"] },
  );
  return { board, words: wordList, acts };
}
