// What is kept on the device: puzzles, own word lists, opened files, and where one left off.
//
// One database; every change is one transaction, so a tab that dies in the middle leaves the old
// record or the new one. Nothing here touches the page. A failure is thrown as KeepError and also
// told to whoever listens (`onTrouble`), so that none goes unseen.
//
//   puzzles    one row a puzzle for the shelf (PuzzleRow), without its contents
//   contents   {id, document, view, sheet, selected, agreed}: the document as JSON text, the views as drawn last
//   lists      own word lists (List)
//   files      dictionaries that were opened from a file (FileRow), to be read again after a reload
//   session    one row by name: Place
import { t } from "../i18n/l10n.js";
import { copyName } from "../i18n/names.js";
import { openDB } from "../vendor/idb.mjs";

const NAME = "crosscore";
const VERSION = 1;
const PATIENCE_MS = 4000; // an open that takes longer waits for another tab, or for ever

/** @typedef {import("../base/state.js").View} View */
/**
 * @typedef {{id: string, name: string, title: string, kind?: string, language: string, created: number, changed:
 *   number, rev: number,
 *   placed: number, given: number, worked: boolean, thumb: string, source: KeptSource | null,
 *   damaged?: string}} PuzzleRow
 *   `name` was given by hand, or empty; times in milliseconds; `rev` counts the writes of its contents; `worked`: a
 *   person's own work is in it; `thumb` is a data URL; `source` describes its dictionary; `damaged` says why it cannot
 *   be opened
 * @typedef {Omit<import("./files.js").Source, "blob" | "rows"> & {chosen: string}} KeptSource
 *   `chosen`: the language it was read in
 * @typedef {{id: string, document: string, view: View, sheet?: View, selected: number, agreed?: List["rows"]}} Contents
 *   `agreed`: of a puzzle of an own list, that list's rows as both had them last
 * @typedef {{id: string, name: string, language: string, letters?: Record<string, string>, changed: number, rows:
 *   {word: string, clue: string, more?: Record<string, string>}[]}} List  `more` as of rows.js
 * @typedef {{id: string, name: string, language: string, words: number, opened: number, blob: Blob}} FileRow
 * @typedef {{current: string, route?: import("../base/route.js").Route, selected: number,
 *   open?: boolean, playing?: boolean, listing?: boolean}} Place  the puzzle that was shown last, in which view, with
 *   which word selected; version 0.1 kept the view as flags
 */

/** @typedef {import("idb").DBSchema & {
 *   puzzles: {key: string, value: PuzzleRow}, contents: {key: string, value: Contents}, lists: {key: string, value:
 *   List},
 *   files: {key: string, value: FileRow}, session: {key: string, value: Place}}} Schema
 * @typedef {"puzzles" | "contents" | "lists" | "files" | "session"} Name
 * @typedef {import("idb").IDBPDatabase<Schema>} Database
 * @typedef {import("idb").IDBPTransaction<Schema, Name[], "readwrite">} Transaction  readonly ones, too: nobody writes
 *   there
 */

/** Each step brings the database from the version before to its number. @type {((db: Database) => void)[]} */
const MIGRATIONS = [
  (db) => {
    for (const store of /** @type {const} */ (["puzzles", "contents", "lists", "files"]))
      db.createObjectStore(store, { keyPath: "id" });
    db.createObjectStore("session");
  },
];

/** Why something could not be kept. `code`: "denied", "full", "newer", "blocked", "failed", "conflict", "gone". */
export class KeepError extends Error {
  /** @param {string} code @param {unknown} [cause] */
  constructor(code, cause) {
    super(cause instanceof Error ? cause.message : code, { cause });
    this.code = code;
  }
}

/** @param {unknown} error */
const nameOf = (error) => (error instanceof Error ? error.name : ""); // a DOMException is one

/** @param {unknown} error */
function classify(error) {
  if (error instanceof KeepError) return error;
  const name = nameOf(error);
  if (name === "QuotaExceededError") return new KeepError("full", error);
  if (name === "VersionError") return new KeepError("newer", error);
  if (["SecurityError", "InvalidAccessError", "NotAllowedError"].includes(name)) return new KeepError("denied", error);
  return new KeepError("failed", error);
}

/** Hears of changes made in this tab or another: events "puzzles", "lists", "files". */
export const changes = new EventTarget();
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(NAME) : null;
channel?.addEventListener("message", ({ data }) => changes.dispatchEvent(new Event(String(data))));
/** @param {"puzzles" | "lists" | "files"} what */
const tell = (what) => {
  changes.dispatchEvent(new Event(what));
  channel?.postMessage(what);
};

/** @type {Set<(error: KeepError) => void>} */
const listeners = new Set();
/** @param {(error: KeepError) => void} listener */
export const onTrouble = (listener) => void listeners.add(listener);
/** @param {unknown} error */
function fail(error) {
  const trouble = classify(error);
  if (!["conflict", "gone"].includes(trouble.code)) listeners.forEach((listener) => listener(trouble));
  return trouble;
}

/** @type {Promise<Database> | null} */
let opening = null;
let outdated = false; // a tab with a newer version wants the database

/** The open database; opened again after it was closed from outside. */
function database() {
  if (outdated) return Promise.reject(new KeepError("newer"));
  opening ??= open().catch((error) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function open() {
  if (!("indexedDB" in globalThis) || !indexedDB) throw new KeepError("denied");
  let held = false; // by a tab with an older version
  /** @returns {Promise<Database>} */
  const begin = async () => {
    try {
      return await openDB(NAME, VERSION, {
        upgrade: (db, from) => MIGRATIONS.slice(from).forEach((migrate) => migrate(db)),
        blocked() {
          held = true;
        },
        blocking: () => {
          outdated = true;
          opening?.then((db) => db.close());
          opening = null;
          fail(new KeepError("newer"));
        },
        terminated() {
          opening = null;
        },
      });
    } catch (error) {
      // private windows refuse to open, each browser in its own way
      throw ["QuotaExceededError", "VersionError"].includes(nameOf(error))
        ? classify(error)
        : new KeepError("denied", error);
    }
  };
  /** @type {Promise<never>} */
  const late = new Promise((_, reject) =>
    setTimeout(() => reject(new KeepError(held ? "blocked" : "failed", new Error(t("keep-no-answer")))), PATIENCE_MS),
  );
  return Promise.race([begin(), late]);
}

/**
 * Do `work` in one transaction. What it returns is returned once the transaction is complete.
 * @template T
 * @param {Name[]} stores
 * @param {"readonly" | "readwrite"} mode
 * @param {(tx: Transaction) => Promise<T> | T} work
 * @returns {Promise<T>}
 */
async function transact(stores, mode, work) {
  try {
    const db = await database();
    const tx = /** @type {Transaction} */ (db.transaction(stores, mode, { durability: "strict" }));
    tx.done.catch(() => {}); // what went wrong is thrown below
    try {
      const made = await work(tx);
      await tx.done;
      return made;
    } catch (error) {
      try {
        tx.abort();
      } catch {
        /* it has ended already */
      }
      throw nameOf(error) === "AbortError" && tx.error ? tx.error : error;
    }
  } catch (error) {
    throw fail(error);
  }
}

/** @returns {string} a name for a new row that no other tab gives */
export const newId = () =>
  `${Date.now().toString(36)}-${[...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join("")}`;

// -- own word lists ---------------------------------------------------------------------

export const lists = {
  /**
   * Newest first.
   * @returns {Promise<{id: string, name: string, language: string, letters?: Record<string, string>, changed: number,
   *   count:
   *   number}[]>}
   */
  async all() {
    const rows = await transact(["lists"], "readonly", (tx) => tx.objectStore("lists").getAll());
    return rows
      .map(({ id, name, language, letters, changed, rows: words }) => ({
        id,
        name,
        language,
        letters,
        changed,
        count: words.filter(({ word }) => word.trim()).length,
      }))
      .sort((a, b) => b.changed - a.changed);
  },
  /** @param {string} id @returns {Promise<List>} rejects with KeepError "gone" */
  async read(id) {
    const found = await transact(["lists"], "readonly", (tx) => tx.objectStore("lists").get(id));
    if (!found) throw new KeepError("gone");
    return found;
  },
  /**
   * Keep a whole list; with the `id` of one, in its place.
   * @param {{id?: string, name: string, language: string, letters?: Record<string, string>, changed?: number, rows:
   *   {word: string, clue: string, more?: Record<string, string>}[]}} list
   * @param {number} [known] time of the change that this tab knows: rejects with KeepError "conflict" if the list was
   *   changed elsewhere since, "gone" if it was removed; nothing is written then
   * @returns {Promise<string>} its id
   */
  async write({ id = newId(), name, language, letters, changed = Date.now(), rows }, known) {
    const plain = rows.map(({ word, clue, more }) => ({
      word: String(word ?? ""),
      clue: String(clue ?? ""),
      ...(more && { more: { ...more } }),
    }));
    await transact(["lists"], "readwrite", async (tx) => {
      if (known !== undefined) {
        const there = await tx.objectStore("lists").get(id);
        if (there?.changed !== known) throw new KeepError(there ? "conflict" : "gone");
      }
      await tx.objectStore("lists").put({ id, name, language, letters, rows: plain, changed });
    });
    tell("lists");
    return id;
  },
  /** @param {string} id */
  async remove(id) {
    await transact(["lists"], "readwrite", (tx) => tx.objectStore("lists").delete(id));
    tell("lists");
  },
};

// -- opened files -----------------------------------------------------------------------

const FILES_KEPT = 12; // those that a puzzle names are kept besides

export const files = {
  /** Last opened first. @returns {Promise<FileRow[]>} */
  async all() {
    const rows = await transact(["files"], "readonly", (tx) => tx.objectStore("files").getAll());
    return rows.sort((a, b) => b.opened - a.opened);
  },
  /** @param {string} id @returns {Promise<FileRow>} rejects with KeepError "gone" */
  async read(id) {
    const found = await transact(["files"], "readonly", (tx) => tx.objectStore("files").get(id));
    if (!found) throw new KeepError("gone");
    return found;
  },
  /** @param {FileRow} row */
  async write(row) {
    await transact(["files", "puzzles"], "readwrite", async (tx) => {
      await tx.objectStore("files").put(row);
      const wanted = new Set((await tx.objectStore("puzzles").getAll()).map(({ source }) => source?.file));
      const old = (await tx.objectStore("files").getAll()).sort((a, b) => b.opened - a.opened).slice(FILES_KEPT);
      for (const { id } of old) if (!wanted.has(id)) await tx.objectStore("files").delete(id);
    });
    tell("files");
  },
};

// -- puzzles ----------------------------------------------------------------------------

/** @param {Transaction} tx @param {string} name @returns {Promise<string>} a name that no other puzzle has */
async function freeName(tx, name) {
  return copyName(name, new Set((await tx.objectStore("puzzles").getAll()).map((row) => row.name)));
}

export const puzzles = {
  /** Last changed first. @returns {Promise<PuzzleRow[]>} */
  async all() {
    const rows = await transact(["puzzles"], "readonly", (tx) => tx.objectStore("puzzles").getAll());
    return rows.sort((a, b) => b.changed - a.changed);
  },

  /**
   * @param {string} id
   * @returns {Promise<{row: PuzzleRow, contents: Contents | undefined}>} rejects with KeepError "gone"
   */
  async read(id) {
    const [row, contents] = await transact(["puzzles", "contents"], "readonly", (tx) =>
      Promise.all([tx.objectStore("puzzles").get(id), tx.objectStore("contents").get(id)]),
    );
    if (!row) throw new KeepError("gone");
    return { row, contents };
  },

  /**
   * Keep a puzzle's contents. If the row was changed elsewhere since revision `rev` was read, that
   * one stays and ours becomes a copy beside it; both in this one transaction.
   * @param {Omit<PuzzleRow, "changed">} row `rev` is the revision this tab knows, 0 for none
   * @param {Omit<Contents, "id">} contents
   * @param {{copy?: boolean, called: string, session?: Place}} how `copy`: make a copy in any case; `called` names it
   * @returns {Promise<{id: string, rev: number, name: string, copied: boolean}>}
   */
  async write(row, contents, { copy = false, called, session }) {
    const done = await transact(["puzzles", "contents", "session"], "readwrite", async (tx) => {
      const [rows, insides] = [tx.objectStore("puzzles"), tx.objectStore("contents")];
      const there = await rows.get(row.id);
      let [id, name, created] = [row.id, there?.name ?? row.name, row.created];
      const foreign = there !== undefined && (copy || there.rev !== row.rev);
      if (foreign) {
        const same = (await insides.get(id))?.document === contents.document;
        if (same) return { id, rev: there.rev, name, copied: false }; // nothing of ours to be kept apart
        [id, name, created] = [newId(), await freeName(tx, called), Date.now()];
      }
      const rev = foreign ? 1 : (there?.rev ?? row.rev) + 1;
      await insides.put({ ...contents, id });
      await rows.put({ ...row, id, name, created, rev, changed: Date.now(), damaged: undefined });
      if (session) await tx.objectStore("session").put({ ...session, current: id }, "last");
      return { id, rev, name, copied: foreign };
    });
    tell("puzzles");
    return done;
  },

  /**
   * Change what the shelf shows of a puzzle, not its contents.
   * @param {string} id
   * @param {Partial<PuzzleRow>} values
   */
  async describe(id, values) {
    await transact(["puzzles"], "readwrite", async (tx) => {
      const row = await tx.objectStore("puzzles").get(id);
      if (row) await tx.objectStore("puzzles").put({ ...row, ...values });
    });
    tell("puzzles");
  },

  /** @param {string} id @param {string} called @returns {Promise<string>} the copy's id */
  async duplicate(id, called) {
    const made = await transact(["puzzles", "contents"], "readwrite", async (tx) => {
      const [row, inside] = await Promise.all([tx.objectStore("puzzles").get(id), tx.objectStore("contents").get(id)]);
      if (!row || !inside) throw new KeepError("gone");
      const [fresh, now] = [newId(), Date.now()];
      const name = await freeName(tx, called);
      await tx.objectStore("contents").put({ ...inside, id: fresh });
      await tx
        .objectStore("puzzles")
        .put({ ...row, id: fresh, name, worked: true, created: now, changed: now, rev: 1 });
      return fresh;
    });
    tell("puzzles");
    return made;
  },

  /** @param {string} id */
  async remove(id) {
    await transact(["puzzles", "contents"], "readwrite", (tx) =>
      Promise.all([tx.objectStore("puzzles").delete(id), tx.objectStore("contents").delete(id)]),
    );
    tell("puzzles");
  },
};

/** Which puzzle was shown last, and how. */
export const leftOff = {
  /** @returns {Promise<Place | undefined>} */
  read: () => transact(["session"], "readonly", (tx) => tx.objectStore("session").get("last")),
  /** @param {Place} values */
  write: (values) => transact(["session"], "readwrite", (tx) => tx.objectStore("session").put(values, "last")),
};
