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
import { byId, pause } from "../base/dom.js";
import { say } from "../base/say.js";
import { compare } from "../engine/release.js";
import { t } from "../i18n/l10n.js";
import { pageLanguage } from "../ui/page-language.js";
import { dictionaryName } from "../lists/dictionary-name.js";
import { playable } from "../play/playable.js";
import { showKept } from "../storage/kept.js";
import { changes } from "../storage/keep.js";
import { banner } from "../ui/dialogs.js";
import { watchKeyboard } from "../ui/virtual-keyboard.js";
import { workshop } from "../workshop/workshop.js";
import { commands } from "./commands.js";
import { startEngine } from "./engine.js";
import { Intake } from "./intake.js";
import { kindChooser } from "./kind-chooser.js";
import { Parts } from "./parts.js";
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
  options: ({ kind, options: wanted }) => options.use((dialog) => dialog.open(kind, wanted)),
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
  askLanguage: (why) => language.use((ask) => ask(why, store.languages)),
  toLists: (files) => lists.use((own) => own.files.take(files, true)),
});
// -- what comes once the first view is drawn, or when it is wanted ----------------------

const parts = new Parts(store);
const lists = parts.later(
  () => import("./own-words.js"),
  ({ ownWords }) =>
    ownWords(engine, session, {
      say,
      leave: () => {
        if (store.route === "lists") router.go("workshop");
      },
      enter: () => router.go("lists"),
      open: intake.dictionary,
      take: intake.files,
    }),
  { press: "#own-box button", told: ["crosscore:lists", "crosscore:themes", "crosscore:copy-words"] },
);
const letters = parts.later(
  () => import("../ui/letters.js"),
  ({ askLetters }) => askLetters,
);
const language = parts.later(
  () => import("../ui/languages.js"),
  ({ askLanguage }) => askLanguage,
);
parts.later(
  () => import("../lists/picker.js"),
  ({ Picker }) =>
    new Picker(store, {
      open: intake.dictionary,
      browse: (id) => byId(id).click(),
      letters: (...asked) => letters.use((ask) => ask(...asked)),
      again: () => start.words(),
    }),
  { press: "#dictionary" },
);
const options = parts.later(
  () => import("../workshop/options.js"),
  ({ OptionsDialog }) => new OptionsDialog(store, session, { say, open: intake.dictionary }),
  { press: "#options" },
);
const sheet = parts.later(
  () => import("../sheet/sheet.js"),
  ({ Sheet }) => new Sheet(store, session, say),
);
const solving = parts.later(
  () => import("../play/play.js"),
  ({ Play }) => new Play(store, session, say, (document) => engine.request("typing.rules", { document })),
);
parts.later(
  () => import("./left-out.js"),
  ({ LeftOutWords }) => new LeftOutWords(store, session),
);
parts.later(
  () => import("../sheet/watch-letters.js"),
  ({ watchLetters }) => watchLetters(store, note),
);
parts.later(
  () => import("../storage/shelf.js"),
  ({ Shelf }) => new Shelf(store, session, { say, emptied: () => session.making.newPuzzle() }),
  { press: "#puzzles" },
);
parts.later(
  () => import("./rename.js"),
  ({ renaming }) => renaming(store, session),
  { press: "#puzzle-name" },
);
parts.later(
  () => import("./about.js"),
  ({ aboutDialog }) => aboutDialog(engine),
  { press: "#about, #boot-proof" },
);
parts.later(
  () => import("../storage/offline.js"),
  ({ offline }) =>
    offline(store, {
      tell,
      open: intake.files,
      async save() {
        await lists.part?.leave();
        await session.finish();
        await session.autosave.writing;
      },
    }),
);

await pause(); // each of these pieces takes some milliseconds

// -- the views ------------------------------------------------------------------------

dictionaryName(store);
pageLanguage(byId("page-language"), store, say);
kindChooser(store, session);
const { board, words, acts } = workshop({ engine, store, session, later: parts.later, say, tell });
await pause();
watchKeyboard();
showState(store, session);
welcome(store);
showKept(store, session, trouble);
changes.addEventListener("lists", () => session.dictionaries.listsChanged());
const router = new Router(store, {
  workshop: {
    enter: () => board.draw(),
  },
  sheet: {
    needs: sheet,
    ready: () => Boolean(store.puzzle),
    enter() {
      scrollTo(0, 0);
      byId("step-print").focus({ preventScroll: true });
    },
  },
  play: {
    needs: solving,
    ready: () => playable(store.puzzle?.view),
    enter: () => solving.part?.panel.focus(),
  },
  lists: { needs: lists, enter: () => lists.part?.enter(), leave: () => lists.part?.leave() },
});

await pause();

// -- the start ------------------------------------------------------------------------

const start = new Start(session, router, intake);
commands(session, { acts, save: () => sheet.use((one) => one.save()), again: () => start.words() });
steps(session, router, tell);
addEventListener("beforeunload", (event) => store.unsaved && store.kept !== "yes" && event.preventDefault());
const phone = matchMedia("(max-width: 760px)"); // there the words are a sheet to be pulled up
phone.addEventListener("change", () => words.open(!phone.matches));
if (phone.matches) words.open(false);
document.documentElement.dataset.begun = ""; // see wait.js
compare(document.documentElement.dataset.parts);
greet();
start.begin();
