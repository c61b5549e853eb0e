// All that the page knows, before it knows anything.
import { Store } from "../base/store.js";
import { onLanguage, page, setContext } from "../i18n/l10n.js";
import { LIMITS } from "../storage/files.js";
import { wording } from "../ui/kinds.js";

/** @returns {import("../base/store.js").Values} */
export function newStore() {
  /** @type {import("../base/store.js").Values} */
  const store = new Store({
    phase: "booting", // or "ready", "fatal"
    boot: {}, // step -> {done, total}
    missing: "", // the file that keeps the first puzzle from being made
    fatal: null, // what the engine died of: {cause, message, trace}
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
    route: "workshop", // which view is shown: see router.js
    language: page.code, // of the page itself
    welcome: false, // a first visit: the box for one's own words is in sight
    unsaved: false, // changed by hand since the last save
  });
  onLanguage(() => store.set({ language: page.code }));
  // first of all: whoever else hears of it says something of it
  store.on(["kind", "puzzle"], () => setContext(wording(store.kind ?? store.puzzle?.view)));
  return store;
}
