// The shown puzzle on its way to the device: where on the shelf it belongs, when it is written, and
// what happens if another tab works on it too.
import { KeepError, leftOff, newId, onTrouble, puzzles } from "./keep.js";
import { persist } from "./space.js";
import { hold } from "./tabs.js";
import { puzzleName } from "../i18n/names.js";
import { device } from "../base/device.js";
import { modelled } from "../base/models.js";
import { thumbnail } from "../grid/thumb.js";

/**
 * A place on the shelf, shared by all steps of the history that belong to it.
 * @typedef {{id: string, rev: number, name: string, created: number, worked: boolean, chosen: boolean, own: string,
 *   text: string, agreed?: Agreed, words?: string}} Item
 *   `rev` is the revision that this tab wrote or read last, 0 for none; `worked`: a person's own work is in it;
 *   `chosen`: it was taken from the shelf; `own`: which kind of puzzle it is of which words of one's own, as `ownWords`
 *   has it; `text` is the document that was kept last, `agreed` the rows of the list with it, `words` where
 *   its words came from
 */
/** The rows of a list, as a puzzle of it and the list had them both last. @typedef {Row[] | undefined} Agreed */
/** @typedef {import("../base/protocol.d.ts").Row} Row */
/** @typedef {import("../app/dictionaries.js").Dictionary} Dictionary */
/** @typedef {import("../app/dictionaries.js").Origin} Origin */
/** @typedef {import("../app/history.js").Step} Step */
/** @typedef {import("../base/state.js").Puzzle} Puzzle */
/**
 * @typedef {{id: string, ours: boolean | undefined, grip: Promise<{release: () => void} | null>}} Claim  of a puzzle
 */
/** @typedef {import("../base/route.js").Route} Route */
/** @typedef {import("./keep.js").PuzzleRow} PuzzleRow */
/** @typedef {import("./keep.js").Contents} Contents */
/**
 * @typedef {{row: PuzzleRow, contents: Contents, route: Route, selected: number}} Last  where one
 *   left off
 */

const SESSION_MS = 200; // a selection that passes quickly need not be kept

export class Autosave {
  /**
   * @param {import("../app/state.js").Values} store  `kept` becomes "yes", "saving" or "no", then with `keepTrouble`
   * @param {{shared: () => void, copied: (name: string) => void}} on
   *   `shared`: another tab has this puzzle; `copied`: so this tab's work went on as a copy of that name
   */
  constructor(store, on) {
    this.store = store;
    this.on = on;
    /** @type {Map<string, Item>} */
    this.items = new Map();
    /** @type {Map<Item, Step>} steps that are still to be written, the newest of each place */
    this.pending = new Map();
    /** @type {Promise<void> | null} */
    this.writing = null;
    /** @type {Claim | null} */
    this.claimed = null;
    this.timer = 0;
    onTrouble((error) => error.code === "newer" && this.failed(error)); // the others are thrown where they happen
    store.on(["selected", "route"], () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.remember(), SESSION_MS);
    });
    addEventListener("pagehide", () => this.remember());
  }

  /** @param {Partial<Item>} [values] @returns {Item} a new place, not on the shelf yet */
  place(values = {}) {
    const item = {
      id: newId(),
      rev: 0,
      name: "",
      created: Date.now(),
      worked: false,
      chosen: false,
      own: "",
      text: "",
      ...values,
    };
    this.items.set(item.id, item);
    return item;
  }

  /**
   * The place of a puzzle that was read from the shelf.
   * @param {import("./keep.js").PuzzleRow} row
   * @param {Contents} [contents]
   * @returns {Item}
   */
  adopt({ id, rev, name, created, worked, damaged, kind, source }, contents) {
    const known = damaged ? "" : (contents?.document ?? ""); // one that can be read after all is written anew
    return Object.assign(this.items.get(id) ?? this.place({ id }), {
      rev,
      name,
      created,
      worked,
      own: source ? ownWords({ source }, kind) : "",
      words: source?.id || undefined,
      text: known,
      agreed: contents?.agreed,
      chosen: true,
    });
  }

  /**
   * Whether another puzzle may take this place: nobody's work is in it, here or in another tab, and no words of one's
   * own, unless the other is of the same ones.
   * @param {Item | undefined} item @param {string} own of the other puzzle
   */
  free(item, own) {
    if (!item || item.worked || (item.own && item.own !== own)) return false;
    return this.claimed?.id === item.id && this.claimed.ours !== false;
  }

  /** The person's own work is in it: no other puzzle takes its place. @param {Item | null | undefined} item */
  work(item) {
    if (!item || item.worked) return;
    item.worked = true;
    if (item.rev) puzzles.describe(item.id, { worked: true }).catch(() => {});
    if (device.read("asked", false)) return;
    device.write("asked", true);
    persist();
  }

  /** It was named on the shelf. @param {string} id @param {string} name */
  called(id, name) {
    const item = this.items.get(id);
    if (!item) return;
    Object.assign(item, { name, worked: true });
    this.store.set({ named: name });
  }

  /** An untouched puzzle that is left by going back. @param {Item} item */
  drop(item) {
    if (item.worked || item.chosen || item.own) return;
    this.forget(item.id);
    puzzles.remove(item.id).catch(() => {});
  }

  /** It is not on the shelf any more. @param {string} id */
  forget(id) {
    const item = this.items.get(id);
    if (!item) return;
    Object.assign(item, { rev: 0, text: "" });
    this.pending.delete(item);
  }

  /** Keep what is shown now. @param {Step} step @returns {Promise<void>} when all is written that can be */
  save(step) {
    const { item, from, puzzle } = step;
    if (from) item.own = ownWords(from, puzzle?.view.kind);
    this.pending.delete(step.item); // what is shown is written last: it is where one left off
    this.pending.set(step.item, step);
    this.store.set({ kept: this.store.kept === "no" ? "no" : "saving" });
    this.writing ??= this.write();
    return this.writing;
  }

  async write() {
    while (this.pending.size) {
      const [[item, step]] = this.pending;
      try {
        await this.put(item, step);
        if (this.pending.get(item) === step) this.pending.delete(item);
        if (!this.pending.size) this.store.set({ kept: "yes", keepTrouble: null });
      } catch (error) {
        this.failed(error);
        break; // what is pending is tried again with the next change
      }
    }
    this.writing = null; // in the same breath as the last look: nothing comes between
  }

  /** @param {Item} item @param {Step} step */
  async put(item, { text, puzzle, from }) {
    const ours = item.rev ? await this.claim(item) : (this.claim(item), true);
    if (!this.pending.has(item)) return; // it was taken off the shelf meanwhile
    const { view, sheet } = /** @type {Puzzle} */ (puzzle); // a step that was just shown has it
    const agreed = from?.base?.rows;
    const words = from?.source.id;
    if (item.rev && item.text === text && item.agreed === agreed && item.words === words)
      return void (await leftOff.write(this.shownNow(item)));
    const row = {
      id: item.id,
      rev: item.rev,
      name: item.name,
      created: item.created,
      worked: item.worked,
      title: view.title,
      kind: view.kind,
      language: view.language,
      placed: view.counts.placed,
      given: view.counts.given,
      thumb: thumbnail(view),
      source: describe(from),
    };
    const contents = { document: text, view, sheet, selected: this.store.selected, ...(agreed && { agreed }) };
    const done = await puzzles.write(row, contents, {
      copy: !ours,
      called: puzzleName(row),
      session: this.shownNow(item),
    });
    Object.assign(item, { rev: done.rev, name: done.name, text, agreed, words });
    if (!done.copied) return;
    this.items.delete(item.id);
    item.id = done.id;
    item.created = Date.now();
    item.worked = true;
    this.items.set(item.id, item);
    this.claim(item);
    this.remember();
    this.store.set({ named: done.name });
    this.on.copied(done.name);
  }

  /** Make a puzzle this tab's own, if no other tab has it. @param {Item} item @returns {Promise<boolean>} */
  async claim(item) {
    const before = this.claimed;
    const same = before?.id === item.id;
    if (before && same && before.ours !== false) return Boolean(await before.grip);
    if (!same) before?.grip.then((grip) => grip?.release());
    /** @type {Claim} */
    const claimed = (this.claimed = { id: item.id, ours: undefined, grip: hold(item.id, !same) });
    claimed.grip.then((grip) => {
      claimed.ours = Boolean(grip);
      if (!grip && this.claimed === claimed && !same) this.on.shared();
      if (grip && this.claimed !== claimed) grip.release();
    });
    return Boolean(await claimed.grip);
  }

  /** @param {unknown} error */
  failed(error) {
    const trouble = error instanceof KeepError ? error : new KeepError("failed", error);
    this.store.set({ kept: "no", keepTrouble: { code: trouble.code, message: trouble.message } });
  }

  // -- where one left off -------------------------------------------------------------

  /** @param {Item} item */
  shownNow(item) {
    return {
      current: item.id,
      route: this.store.route,
      selected: this.store.selected,
    };
  }

  /** This tab's place is remembered by the tab and, for a tab that is closed, by the device. */
  remember() {
    clearTimeout(this.timer);
    const { item } = this.store;
    if (!item?.id) return;
    const place = this.shownNow(item);
    try {
      sessionStorage.setItem("crosscore.tab", JSON.stringify(place));
    } catch {
      /* the device remembers it, too */
    }
    if (this.store.kept !== "no") leftOff.write(place).catch(() => {});
  }

  /**
   * The puzzle that was shown last.
   * @returns {Promise<Last | {damaged: string} | null>}
   */
  async last() {
    try {
      for (const place of [tabPlace(), await leftOff.read()]) {
        if (!place?.current) continue;
        const found = await puzzles.read(place.current).catch((error) => {
          if (error.code !== "gone") throw error;
        });
        if (!found || found.row.damaged) continue;
        const { row, contents } = found;
        if (contents && sound(contents))
          return { row, contents: drawable(contents), route: routeOf(place), selected: Number(place.selected ?? -1) };
        await this.setAside(row.id, "unreadable");
        return { damaged: puzzleName(row) };
      }
    } catch (error) {
      this.failed(error);
    }
    return null;
  }

  /**
   * A puzzle that cannot be opened stays where it is, but is not tried again.
   * @param {string} id
   * @param {string} why
   */
  setAside(id, why) {
    this.pending.delete(/** @type {Item} */ (this.items.get(id))); // written, it would pass for whole again
    this.items.delete(id);
    return puzzles.describe(id, { damaged: why || "damaged" }).catch(() => {});
  }
}

/**
 * The view that was shown. Version 0.1 kept a flag for each.
 * @param {import("./keep.js").Place} place
 * @returns {Route}
 */
const routeOf = ({ route, open, playing, listing }) =>
  route ?? (open ? "sheet" : playing ? "play" : listing ? "lists" : "workshop");

/** @returns {import("./keep.js").Place | null} */
function tabPlace() {
  try {
    return JSON.parse(sessionStorage.getItem("crosscore.tab") ?? "null");
  } catch {
    return null;
  }
}

/** Whether kept contents can be drawn; whether they are a puzzle the engine says. @param {Contents} contents */
export function sound(contents) {
  try {
    const { view, document } = contents;
    const { width, height, cells, words, clues, counts } = view;
    const grid = cells.length === height && cells.every((row) => row.length === width);
    const known = words.every(
      (/** @type {import("../base/state.js").Word} */ { word, cells: letters, state }) =>
        typeof word === "string" && Array.isArray(letters) && state,
    );
    return grid && known && Array.isArray(clues) && counts.placed >= 0 && JSON.parse(document) instanceof Object;
  } catch {
    return false;
  }
}

/** Kept contents with views as this version draws them. @param {Contents} contents @returns {Contents} */
const drawable = ({ sheet, ...contents }) => ({
  ...contents,
  view: modelled(contents.view),
  ...(sheet && { sheet: modelled(sheet) }),
});

/**
 * What tells a puzzle of words of one's own from one of others; empty where they are not.
 * @param {{source: import("./files.js").Source, digest?: string}} from as in `store.dictionary` @param {string} [kind]
 */
export const ownWords = ({ source, digest }, kind) => (source.bundled ? "" : [kind, source.id, digest ?? ""].join(" "));

/**
 * A source without what is read again.
 * @param {import("./files.js").Source} source @returns {import("./files.js").Source}
 */
function bare({ blob, rows, mixed, ...source }) {
  if (!mixed) return source;
  return { ...source, mixed: { ...mixed, parts: mixed.parts.map((part) => ({ ...part, source: bare(part.source) })) } };
}

/**
 * What is kept of a dictionary, so that it can be loaded again.
 * @param {Dictionary | undefined} dictionary @returns {import("./keep.js").KeptSource | null}
 */
function describe(dictionary) {
  if (!dictionary) return null;
  return { ...bare(dictionary.source), chosen: dictionary.language, words: dictionary.words };
}

/**
 * A dictionary as where a puzzle's words came from: of a list of one's own, with what both had of it at first.
 * @template {Dictionary | null | undefined} D
 * @param {D} dictionary @param {Agreed} [rows] @returns {D | Origin}
 */
export const origin = (dictionary, rows) => (dictionary?.source.list ? { ...dictionary, base: { rows } } : dictionary);

/**
 * Where a kept puzzle's words came from: a dictionary that is not loaded yet, by what `describe` kept; the engine gets
 * it when it is asked for.
 * @param {import("./keep.js").KeptSource | null | undefined} kept @param {Agreed} [agreed]
 * @returns {Origin | undefined}
 */
export function lazy(kept, agreed) {
  if (!kept?.id) return undefined;
  const { chosen, words, ...source } = kept;
  const dictionary = {
    id: "",
    epoch: 0,
    source: { ...source, words },
    language: chosen,
    letters: source.letters ?? {},
    name: source.name,
    words: /** @type {number} */ (words), // not known of all
    issues: [],
    issue_total: 0,
  };
  return origin(dictionary, agreed);
}
