// Wiring only: what each part does is in its own file.
//
// For tests, everything has a role and a name; besides that these stay as they are:
//   <html data-state="booting|busy|idle|fatal" data-view="workshop|sheet|play|lists">
//   #grid, #sheet-grid    canvases; data-cell, data-margin (CSS pixels), data-columns, data-rows; #grid also
//                         data-left, data-top: CSS pixels from the canvas to the drawn corner of the grid, negative
//                         where it is scrolled
//   #stage                data-moving while a word is being moved: how many legal places are shown, 0 until known
//   #list [role=option]   data-index (of the word), data-state="placed|failed|isolated|long", data-locked; in the
//                         order of the page
//   #counts [data-count]  given, placed, failed, isolated, long, components, crossings, size, filled, locked, seed,
//                         details
//   #boot-steps [data-step="runtime|engine|words|layout"], data-done on a finished one
//   #file-json, #file-ipuz   the file inputs;  #banner, #sheet-banner   messages
//   #kind                 names the kind of the shown puzzle; data-kind is its id
//   #puzzle-name, #kept [data-kept="saving|yes|no"], #told   above the grid;  #keep-line   why nothing is kept
//   #shelf-list > [data-id]   puzzles on the shelf, data-damaged on one that cannot be opened
import { byId } from "../base/dom.js";
import { say } from "../base/say.js";
import { compare } from "../engine/release.js";
import { watchLetters } from "../sheet/watch-letters.js";
import { t } from "../i18n/l10n.js";
import { pageLanguage } from "../ui/page-language.js";
import { Lists } from "../lists/lists.js";
import { Picker } from "../lists/picker.js";
import { Themes } from "../lists/themes.js";
import { Play, playable } from "../play/play.js";
import { Sheet } from "../sheet/sheet.js";
import { showKept } from "../storage/kept.js";
import { changes } from "../storage/keep.js";
import { offline } from "../storage/offline.js";
import { Shelf } from "../storage/shelf.js";
import { banner } from "../ui/dialogs.js";
import { watchKeyboard } from "../ui/virtual-keyboard.js";
import { EditDialog } from "../workshop/edit.js";
import { OptionsDialog } from "../workshop/options.js";
import { workshop } from "../workshop/workshop.js";
import { aboutDialog } from "./about.js";
import { commands } from "./commands.js";
import { startEngine } from "./engine.js";
import { Intake } from "./intake.js";
import { kindChooser } from "./kind-chooser.js";
import { renaming } from "./rename.js";
import { LeftOutWords } from "./left-out.js";
import { OwnList } from "./own-list.js";
import { Router } from "./router.js";
import { Session } from "./session.js";
import { showState } from "./show-state.js";
import { Start } from "./start.js";
import { newStore } from "./state.js";
import { steps } from "./steps.js";
import { welcome } from "./welcome.js";
import { done, tell, troubles, watchTold } from "./telling.js";

const note = (/** @type {string} */ text) => banner.show("", text, "note");
const store = newStore();
watchTold(store);

const { engine, greet } = startEngine(store, {
  replaced: () => session.dictionaries.warm(),
  again: () => start.words(),
});
const trouble = troubles({
  options: ({ kind, options: wanted }) => options.open(kind, wanted),
  empty: ({ kind, options: wanted, seed }) => session.making.blank(wanted, kind, seed),
});
const session = new Session(engine, store, {
  say: done,
  trouble,
  shared: () => note(t("shelf-shared")),
  copied: (name) => note(t("shelf-copied", { name })),
});
const intake = new Intake(session, {
  trouble,
  leave: () => router.go("workshop"),
  toLists: (files) => lists.files.take(files, true),
});
new Picker(store, { open: intake.dictionary, browse: (id) => byId(id).click(), again: () => start.words() });

// -- the views ------------------------------------------------------------------------

const edit = new EditDialog(engine, store, session);
const options = new OptionsDialog(store, session, { say, open: intake.dictionary });
aboutDialog(engine);
pageLanguage(byId("page-language"), store, say);
kindChooser(store, session);
const { board, words, acts } = workshop({ engine, store, session, edit, say, tell });
watchKeyboard();
watchLetters(store, note);
showState(store, session);
welcome(store);
new LeftOutWords(store, session);

new Sheet(store, session, say);
const solving = new Play(store, session, say, (document) => engine.request("typing.rules", { document }));
new Shelf(store, session, { say, emptied: () => session.making.newPuzzle() });
showKept(store, session, trouble);
renaming(store, session);
changes.addEventListener("lists", () => session.dictionaries.listsChanged());
const lists = new Lists(engine, store, {
  say,
  leave: () => {
    if (store.route === "lists") router.go("workshop");
  },
  enter: () => router.go("lists"),
  open: intake.dictionary,
  take: intake.files,
});
new Themes(lists);

new OwnList(session, lists);
const router = new Router(store, {
  workshop: {
    enter: () => board.draw(),
  },
  sheet: {
    ready: () => Boolean(store.puzzle),
    enter() {
      scrollTo(0, 0);
      byId("step-print").focus({ preventScroll: true });
    },
  },
  play: { ready: () => playable(store.puzzle?.view), enter: () => solving.panel.focus() },
  lists: { enter: () => lists.enter(), leave: () => lists.leave() },
});

// -- the start ------------------------------------------------------------------------

const start = new Start(session, router, intake);
commands(session, { acts, again: () => start.words() });
steps(session, router, tell);
addEventListener("beforeunload", (event) => store.unsaved && store.kept !== "yes" && event.preventDefault());
offline(store, {
  tell,
  open: intake.files,
  async save() {
    await lists.leave();
    await session.finish();
    await session.autosave.writing;
  },
});
const phone = matchMedia("(max-width: 760px)"); // there the words are a sheet to be pulled up
phone.addEventListener("change", () => words.open(!phone.matches));
if (phone.matches) words.open(false);
document.documentElement.dataset.begun = ""; // see wait.js
compare(document.documentElement.dataset.parts);
greet();
start.begin();
