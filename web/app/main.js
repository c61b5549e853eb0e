// Wiring only: what each part does is in its own file.
//
// For tests, everything has a role and a name; besides that these stay as they are:
//   <html data-state="booting|busy|idle|fatal" data-view="workshop|sheet|lists">
//   #grid, #sheet-grid    canvases; data-cell, data-margin (CSS pixels), data-columns, data-rows; #grid also data-left, data-top:
//                         CSS pixels from the canvas to the drawn corner of the grid, negative where it is scrolled
//   #stage                data-moving while a word is being moved: how many legal places are shown, 0 until they are known
//   #list [role=option]   data-index (of the word), data-state="placed|failed|isolated|long", data-locked; in the order of the page
//   #counts [data-count]  given, placed, failed, isolated, long, components, crossings, size, filled, locked, seed
//   #boot-steps [data-step="runtime|engine|words|layout"], data-done on a finished one
//   #file-json, #file-ipuz   the file inputs;  #banner, #sheet-banner   messages
//   #kind                 names the kind of the shown puzzle; data-kind is its id
//   #puzzle-name, #kept [data-kept="saving|yes|no"], #told   above the grid;  #keep-line   why nothing is kept
//   #shelf-list > [data-id]   puzzles on the shelf, data-damaged on one that cannot be opened
import { aboutDialog } from "./about.js";
import { lazy } from "../storage/autosave.js";
import { workbench } from "../workshop/workshop.js";
import { startWorker } from "../engine/boot.js";
import { Engine } from "../engine/client.js";
import { banner, closeDialogs } from "../ui/dialogs.js";
import { byId, home } from "../base/dom.js";
import { EditDialog } from "../workshop/edit.js";
import { acceptDrops, bundled, expect, fileSource, LIMITS, LIST, sourceOf } from "../storage/files.js";
import { changes, files as keptFiles } from "../storage/keep.js";
import { showKept } from "../storage/kept.js";
import { firstKind, kindChooser, knows, wordy } from "../ui/kinds.js";
import { finding, localised, onLanguage, page, t } from "../i18n/l10n.js";
import { askLanguage } from "../ui/languages.js";
import { Lists } from "../lists/lists.js";
import { Session } from "./session.js";
import { watchLetters } from "../sheet/watch-letters.js";
import { offline } from "../storage/offline.js";
import { OptionsDialog } from "../workshop/options.js";
import { pageLanguage } from "../ui/page-language.js";
import { Picker } from "../lists/picker.js";
import { NOTHING, Play, playable, unplayable } from "../play/play.js";
import { compare } from "../engine/release.js";
import { watchKeyboard } from "../ui/virtual-keyboard.js";
import { Sheet } from "../sheet/sheet.js";
import { Shelf } from "../storage/shelf.js";
import { device } from "../base/device.js";
import { letterSettings } from "../storage/letter-settings.js";
import { Store } from "../base/store.js";
import { drawBoot, drawCounts, drawFatal, drawSilent, drawWorking } from "./status.js";

const root = document.documentElement;

/** @type {import("../base/store.js").Values} */
const store = new Store({
  phase: "booting", // or "ready", "fatal"
  boot: {}, // step -> {done, total}
  missing: "", // the file that keeps the first puzzle from being made
  fatal: null, // {message, trace}
  busy: null, // the act that runs, as in the messages job-…
  subject: "", // what it is about
  progress: null, // its last progress message
  stopping: false,
  sources: [], // where dictionaries can come from
  source: null, // the one that is wanted
  dictionary: null, // the one that is loaded, as the engine describes it, with `source` and `epoch`
  languages: [],
  kinds: [], // of puzzle, as the engine describes them
  kind: null, // that of the shown puzzle
  making: null, // the id of the one of which a new puzzle is being made
  limits: LIMITS,
  puzzle: null, // {document, view}
  item: null, // its place on the shelf
  named: "", // the name that a place was given last
  kept: "", // whether the device has it: "saving", "yes", "no"
  keepTrouble: null, // why not: {code, message}
  selected: -1, // index of a word of the view: the one that leads
  picked: new Set(), // indexes of all selected words
  moving: null, // the word that is being moved: see moving.js
  only: "", // the state that the list is narrowed to
  rings: false, // every hidden word is ringed
  size: null, // that the next grid of the shown puzzle is to have, if another than its options say
  canUndo: false,
  canRedo: false,
  open: false, // the sheet
  playing: false, // the puzzle is solved on the page
  listing: false, // one's own word lists are shown
  language: page.code, // of the page itself
  unsaved: false, // changed by hand since the last save
});

onLanguage(() => store.set({ language: page.code }));

const say = (text) => {
  byId("say").textContent = "";
  setTimeout(() => (byId("say").textContent = text), 50); // the same words twice are still news
};
const technical = ({ message, trace }) =>
  trace.includes(message) ? trace : [message, trace].filter(Boolean).join("\n");
const trouble = (what, error) => {
  const message = error?.message ?? String(error);
  const { unfilled } = error ?? {};
  const ways = unfilled
    ? [
        { label: t("failed-unfilled-options"), run: () => options.open(unfilled.kind, unfilled.options) },
        {
          label: t("failed-unfilled-empty"),
          run: () => session.making.blank(unfilled.options, unfilled.kind, unfilled.seed),
        },
      ]
    : [];
  banner.show(
    what,
    [message, (what || error?.crash) && error?.code ? "" : t("failed-unchanged")].join(" ").trim(),
    "error",
    ways,
    error?.crash && technical(error.crash),
  );
  document.querySelector(".message")?.toggleAttribute("data-failed", true);
};

const engine = new Engine(startWorker, {
  boot(step, done, total, parts) {
    compare(parts);
    if (step === "ready") return;
    store.set({ boot: { ...store.boot, [step]: { done, total } } });
  },
  fatal(crash) {
    banner.clear(); // that it was started again
    store.set({ phase: "fatal", fatal: crash, busy: null });
  },
  hung() {
    banner.show("", t("done-restarted"), "note");
    greet();
  },
  crashed(crash, told) {
    if (!told)
      banner.show("", t(`crash-${crash.cause === "memory" ? "memory" : "fault"}`), "note", [], technical(crash));
    greet();
  },
  silent: (on) =>
    drawSilent(banner.holder, on, {
      wait: () => engine.wait(),
      restart() {
        engine.restart();
        banner.show("", t("done-started-again"), "note");
        greet();
      },
    }),
});
const TOLD_MS = 12_000; // what an act has done stays to be read
let telling = 0;
const tell = (text) => {
  say(text);
  clearTimeout(telling);
  Object.assign(byId("told"), { textContent: text, title: text, dir: page.direction, hidden: false });
  telling = setTimeout(() => (byId("told").hidden = true), TOLD_MS);
};
addEventListener("pointerdown", () => matchMedia("(max-width: 760px)").matches && (byId("told").hidden = true)); // there it lies over the grid
const LAYING = new Set(["puzzle.new", "puzzle.reshuffle", "puzzle.improve", "grid.fill", "grid.set", "grid.type"]); // what was said of the last act is not true any more
store.on(["busy", "making"], () => LAYING.has(store.busy) && (byId("told").hidden = true));
const session = new Session(engine, store, {
  say(text) {
    if (document.querySelector(".message[data-failed]")) banner.clear(); // this act did not fail
    tell(text);
  },
  trouble,
  shared: () => banner.show("", t("shelf-shared"), "note"),
  copied: (name) => banner.show("", t("shelf-copied", { name }), "note"),
});

async function greet() {
  store.set({ phase: "booting", boot: {}, fatal: null });
  try {
    const { kinds, languages, limits } = await engine.ready;
    if (store.kinds.length) return void (store.set({ phase: "ready" }), session.dictionaries.warm()); // another worker of the same engine: what is open stays as it is
    const shown = store.puzzle?.view.kind ?? store.kind?.id;
    store.set({
      phase: "ready",
      languages,
      kinds,
      kind: kinds.find(({ id }) => id === shown) ?? firstKind(kinds),
      limits: { ...LIMITS, ...limits },
    });
  } catch (error) {
    if (store.phase === "booting")
      store.set({ phase: "fatal", fatal: { cause: "fault", message: error.message, trace: "" } });
  }
}

// -- dictionaries and files -----------------------------------------------------------

/** @param {import("../storage/files.js").Source} source @param {string} [language] @param {boolean} [first] nobody chose it */
async function openDictionary(source, language, first = false) {
  if (!first) banner.clear(); // what was said of the last visit stays
  const before = store.source;
  const own = (source.list || source.own) && (!language || language === source.language); // a list's letters are those of its language
  if (language) source = { ...source, language };
  if (!own) source = { ...source, letters: source.list ? {} : letterSettings.of(source.language) };
  store.set({ source });
  let unsure = "";
  const opened = await session.dictionaries.open(source, language, {
    refused: (error) => !language && error.code === "mixed-scripts" && Boolean((unsure = localised(error))),
  });
  if (opened && source.bundled) device.write("dictionary", source.id);
  if (opened && source.blob) keepFile(source);
  if (opened) source.words = store.dictionary.words;
  if (opened && !source.bundled)
    store.set({ sources: [...store.sources.filter(({ id }) => id !== source.id), source] });
  if (!opened && store.source === source) store.set({ source: store.dictionary?.source ?? before });
  const chosen = unsure && (await askLanguage(unsure, store.languages));
  return chosen ? openDictionary(source, chosen) : opened;
}

/** So that its words are there after a reload. @param {import("../storage/files.js").Source} source */
function keepFile({ file, name, blob }) {
  const { words, guessed } = store.dictionary;
  const language = guessed ? "" : store.dictionary.language;
  keptFiles.write({ id: file, name, language, words, opened: Date.now(), blob }).catch(() => {
    if (store.kept !== "no") banner.show("", t("keep-file-not-kept", { name }), "note");
  });
}

/** @param {File[]} files */
async function openFiles([file, ...more]) {
  if (!file) return;
  if (root.dataset.view === "lists") return void lists.files.take([file, ...more], true);
  banner.clear();
  closeDialogs();
  try {
    const source = sourceOf(file, store.limits);
    if (store.open || store.playing) back();
    const kind = await session.opening.kindOf(source);
    const issues =
      kind === "puzzle" ? await session.opening.file(source) : kind && (await openDictionary(source)) && [];
    if (issues && issues.length)
      banner.report(t("file-opened-with", { name: source.name, n: issues.length }), issues.map(finding));
    else if (issues && more.length) banner.show("", t("file-one"), "note");
  } catch (error) {
    trouble(t("failed-load", { name: file.name }), error);
  }
}

acceptDrops(byId("drop"), openFiles);
for (const id of ["file-json", "file-ipuz"]) {
  byId(id).addEventListener("change", ({ target }) => {
    openFiles([...target.files]);
    target.value = ""; // the same file can be chosen again
  });
}
new Picker(store, { open: openDictionary, browse: (id) => byId(id).click(), again: start });

// -- the workshop ---------------------------------------------------------------------

const edit = new EditDialog(engine, store, session);
const options = new OptionsDialog(store, session, say);
aboutDialog(engine);
pageLanguage(byId("page-language"), store, say);
kindChooser(store, session);
const { board, words, acts } = workbench({ engine, store, session, edit, say, tell });
watchKeyboard();
watchLetters(store, (text) => banner.show("", text, "note"));

/** @param {string} id @param {() => void} act */
const click = (id, act) => byId(id).addEventListener("click", act);
click("reshuffle", () => session.making.reshuffle());
click("improve", () => session.making.improve());
click("new-words", () => session.making.newWords());
click("replace", acts.replace);
click("edit", acts.edit);
click("undo", () => session.step(-1));
click("redo", () => session.step(1));
click("stop", () => session.tasks.stop());
click("boot-again", () => {
  start();
  home();
});
addEventListener("keydown", (event) => {
  const typing = event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
  if (typing || root.dataset.view !== "workshop" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  const by = event.code === "KeyY" || (event.code === "KeyZ" && event.shiftKey) ? 1 : event.code === "KeyZ" ? -1 : 0;
  if (!by) return;
  event.preventDefault();
  if (by < 0 ? store.canUndo : store.canRedo) session.step(/** @type {-1 | 1} */ (by));
});

store.on(["puzzle", "phase", "kind", "selected", "canUndo", "canRedo", "dictionary", "language"], () => {
  const ready = store.phase === "ready";
  const some = ready && Boolean(store.puzzle);
  const chosen = some && Boolean(store.puzzle.view.words[store.selected]);
  const focused = document.activeElement?.id ?? "";
  byId("play-open").hidden = unplayable(store.puzzle?.view) === NOTHING;
  for (const act of ["reshuffle", "improve"]) byId(act).hidden = !knows(store.kind, `puzzle.${act}`);
  byId("replace").title = (some && session.changes.irreplaceable) || t("chosen-replace.title");
  for (const [id, able] of Object.entries({
    options: ready,
    reshuffle: some,
    improve: some,
    "play-open": some,
    "new-words": ready && (some || store.dictionary || !wordy(store.kind)),
    create: some,
    replace: chosen && !session.changes.irreplaceable,
    edit: chosen,
    undo: some && store.canUndo,
    redo: some && store.canRedo,
  }))
    byId(id).disabled = !able;
  const left = byId(focused); // a button that goes dead would drop the focus
  if (!left?.disabled) return;
  const other = { undo: "redo", redo: "undo" }[focused];
  if (other && !byId(other).disabled) byId(other).focus();
  else home();
});
store.on(["puzzle", "language"], () => {
  const title = store.puzzle?.view.title;
  document.title = title ? t("page-title-of", { title }) : t("page-title");
});
store.on(["phase", "busy", "puzzle", "dictionary", "missing"], () => {
  const { phase, busy, puzzle, dictionary, missing } = store;
  const begun = busy || puzzle || dictionary || missing; // an engine that is there before the words is not idle
  root.dataset.state = phase !== "ready" ? phase : busy ? "busy" : begun ? "idle" : "booting";
});
store.on(["phase", "boot", "missing", "busy", "puzzle", "progress", "dictionary", "language"], () =>
  drawBoot(byId("boot"), byId("boot-steps"), store),
);
store.on(["busy", "progress", "stopping", "phase", "puzzle", "language"], () => drawWorking(store));
store.on(["puzzle", "only", "kind", "size", "language"], () => drawCounts(byId("counts"), store, session));
store.on(["fatal", "language"], () =>
  drawFatal(byId("fatal"), store, technical, () => {
    engine.restart();
    greet();
    if (!store.puzzle) start();
  }),
);

// -- the sheet ------------------------------------------------------------------------

new Sheet(store, session, say);
const solving = new Play(store, session, say, (document) =>
  engine.request("puzzle.play", { document }).then(({ play: made }) => made),
);
new Shelf(store, session, { say, emptied: () => session.making.newPuzzle() });
showKept(store, session, trouble);
changes.addEventListener("lists", () => session.dictionaries.listsChanged());
const back = () => (["#sheet", "#play"].includes(location.hash) ? history.back() : route());
function route() {
  const open = location.hash === "#sheet" && Boolean(store.puzzle);
  const before = root.dataset.view;
  const playing = location.hash === "#play" && playable(store.puzzle?.view);
  const view = open ? "sheet" : playing ? "play" : location.hash === "#lists" ? "lists" : "workshop";
  if (view === before) return;
  banner.clear();
  if (before === "lists") lists.leave();
  root.dataset.view = view;
  for (const id of ["workshop", "sheet", "play", "lists"]) byId(id).hidden = id !== view;
  store.set({ open, playing, listing: view === "lists" });
  if (view === "lists") return void (history.replaceState({ lists: true }, ""), lists.enter());
  if (open) history.replaceState({ sheet: true }, "");
  if (playing) return void (history.replaceState({ play: true }, ""), solving.side.focus());
  if (open) (scrollTo(0, 0), byId("back").focus({ preventScroll: true }));
  else
    ((before === "lists"
      ? [byId("own"), byId("dictionary")].find((button) => button.offsetParent)
      : byId(before === "play" ? "play-open" : "create")
    )?.focus(),
      board.draw());
}
/** Resolves when the workshop is shown again. @returns {Promise<void>} */
const leaveLists = () =>
  new Promise((resolve) => {
    if (location.hash !== "#lists") return resolve();
    addEventListener("hashchange", () => resolve(), { once: true });
    history.back();
  });
const lists = new Lists(engine, store, {
  say,
  leave: leaveLists,
  enter: () => (location.hash = "lists"),
  open: openDictionary,
  take: openFiles,
});
click("create", async () => {
  await session.settle();
  if (store.puzzle) location.hash = "sheet";
});
const play = async () => {
  await session.settle();
  const why = unplayable(store.puzzle?.view);
  if (why === "") location.hash = "play";
  else if (why !== NOTHING) tell(t(why));
};
click("play-open", play);
click("play-back", back);
click("back", back);
addEventListener("hashchange", route);
addEventListener("beforeunload", (event) => store.unsaved && store.kept !== "yes" && event.preventDefault());

offline(store, {
  tell,
  open: openFiles,
  async save() {
    await lists.leave();
    await session.finish();
    await session.autosave.writing;
  },
});

// -- start ----------------------------------------------------------------------------

const onSheet = location.hash === "#sheet" && history.state?.sheet; // reloaded there: the words are one step back
const onPlay = location.hash === "#play" && history.state?.play;
const onLists = location.hash === "#lists" && history.state?.lists;
if (location.hash && !onSheet && !onPlay && !onLists)
  history.replaceState(null, "", location.pathname + location.search);
if (matchMedia("(max-width: 760px) and (max-height: 700px)").matches) words.open(false);
drawBoot(byId("boot"), byId("boot-steps"), store);
root.dataset.begun = ""; // see wait.js
compare(root.dataset.parts);
greet();
if (onLists) route();
begin();

/** Where one left off; on a first visit, a puzzle at once. */
async function begin() {
  const last = await session.autosave.last();
  const damaged = (name) => {
    if (store.open || store.playing) back();
    banner.show("", t("shelf-damaged", { name }));
  };
  if (last && "row" in last) {
    session.opening.restore(last, (name) => {
      damaged(name);
      start();
    });
    if ((last.open && onSheet) || (last.playing && onPlay)) route();
    else if (last.open) location.hash = "sheet";
    else if (last.playing) location.hash = "play";
    else if (last.listing && !onLists) location.hash = "lists"; // the tab was closed, or died, there
  } else if (last) {
    damaged(last.damaged);
  }
  performance.mark("usable"); // all is drawn that needs no engine, and answers
  if ((onSheet && !store.open) || (onPlay && !store.playing))
    history.replaceState(null, "", location.pathname + location.search);
  start();
  keptFiles.all().then(
    (rows) => {
      const known = new Set(store.sources.map(({ id }) => id));
      const newest = new Map(rows.reverse().map((row) => [row.name, fileSource(row)])); // of one name, the last opened
      store.set({ sources: [...store.sources, ...[...newest.values()].filter(({ id }) => !known.has(id))] });
    },
    () => {},
  );
}

/** The list of bundled dictionaries, then the first of them; what is missing is told where it is waited for. */
async function start() {
  store.set({ missing: "" });
  try {
    const sources = await bundled();
    store.set({ sources: [...sources, ...store.sources.filter((source) => !source.bundled)] });
  } catch {
    return store.set({ missing: LIST });
  }
  if (store.source && store.puzzle) return;
  const sources = store.sources.filter((source) => source.bundled);
  const kept = device.read("dictionary", "");
  const of = (code) => sources.find(({ language, large }) => language === code && !large); // on a first visit, the page's own language
  const first = store.source ?? sources.find(({ id }) => id === kept) ?? of(page.code) ?? of("en") ?? sources[0];
  if (store.puzzle)
    return first && store.set({ source: first, dictionary: lazy({ ...first, chosen: first.language }) }); // its own words came from a file
  if (first?.url && store.phase === "booting") expect(first.url); // it comes while Python starts
  if (first && !(await openDictionary(first, undefined, true)) && !store.dictionary && store.phase === "ready")
    store.set({ missing: first.url });
}
