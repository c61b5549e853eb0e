// All that the page knows, before it knows anything.
import { Store } from "../base/store.js";
import { fresh } from "../grid/editor-state.js";
import { onLanguage, page, setContext } from "../i18n/l10n.js";
import { LIMITS } from "../storage/files.js";
import { wording } from "../ui/kinds.js";

/** @typedef {import("../base/state.js").Puzzle} Puzzle */
/** @typedef {import("../base/state.js").Progress} Progress */
/**
 * All that the page knows, in its store.
 * @typedef {object} State
 * @property {"booting" | "ready" | "fatal"} phase
 * @property {Record<string, {done: number, total: number}>} boot by step
 * @property {string} missing the file that keeps the first puzzle from being made
 * @property {import("../engine/crash.js").Crash | null} fatal what the engine died of
 * @property {string | null} busy the act that runs, as in the messages job-…
 * @property {string} subject what it is about
 * @property {Progress | null} progress its last progress message
 * @property {boolean} stopping
 * @property {import("../storage/files.js").Source[]} sources where dictionaries can come from
 * @property {import("../storage/files.js").Source | null} source the one that is wanted
 * @property {import("./dictionaries.js").Dictionary | null} dictionary the one that is loaded
 * @property {import("../base/protocol.d.ts").Language[]} languages
 * @property {import("../base/protocol.d.ts").Kind[]} kinds of puzzle
 * @property {import("../base/protocol.d.ts").Kind | null} kind that of the shown puzzle
 * @property {string | null} making the id of the one of which a new puzzle is being made
 * @property {import("../base/protocol.d.ts").Limits} limits
 * @property {Puzzle | null} puzzle
 * @property {import("../storage/autosave.js").Item | null} item its place on the shelf
 * @property {string} named the name that a place was given last
 * @property {"" | "saving" | "yes" | "no"} kept whether the device has it
 * @property {{code: string, message: string} | null} keepTrouble why not
 * @property {number} selected index of a word of the view: the one that leads
 * @property {Set<number>} picked indexes of all selected words
 * @property {import("../grid/moving.js").Move | null} moving the word that is being moved
 * @property {import("../grid/editor-state.js").State} editor what is being drawn
 * @property {number} echo letters that are typed and not yet written
 * @property {string} only the state that the list is narrowed to
 * @property {boolean} rings every hidden word is ringed
 * @property {string | null} size that the next grid of the shown puzzle is to have, if another than its options say
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {import("../base/route.js").Route} route which view is shown: see router.js
 * @property {string} language of the page itself
 * @property {boolean} welcome a first visit: the box for one's own words is in sight
 * @property {boolean} unsaved changed by hand since the last save
 */
/** @typedef {import("../base/store.js").Store<State> & State} Values  the page's store */

/** @returns {Values} */
export function newStore() {
  /** @type {State} */
  const first = {
    phase: "booting",
    boot: {},
    missing: "",
    fatal: null,
    busy: null,
    subject: "",
    progress: null,
    stopping: false,
    sources: [],
    source: null,
    dictionary: null,
    languages: [],
    kinds: [],
    kind: null,
    making: null,
    limits: LIMITS,
    puzzle: null,
    item: null,
    named: "",
    kept: "",
    keepTrouble: null,
    selected: -1,
    picked: new Set(),
    moving: null,
    editor: fresh(),
    echo: 0,
    only: "",
    rings: false,
    size: null,
    canUndo: false,
    canRedo: false,
    route: "workshop",
    language: page.code,
    welcome: false,
    unsaved: false,
  };
  const store = /** @type {Values} */ (new Store(first));
  onLanguage(() => store.set({ language: page.code }));
  // first of all: whoever else hears of it says something of it
  store.on(["kind", "puzzle"], () => setContext(wording(store.kind ?? store.puzzle?.view)));
  return store;
}
