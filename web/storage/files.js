// Files in and out: reading what a person chooses or drops, saving what the page makes.
import { bytesOf } from "../base/base64.js";
import { EngineError } from "../engine/client.js";
import { files, lists } from "./keep.js";
import { t } from "../i18n/l10n.js";
import { readSite } from "../base/site.js";

/**
 * Where a dictionary, or a puzzle, comes from: an address, a file, or an own list.
 * @typedef {object} Source
 * @property {string} id
 * @property {string} label
 * @property {string} name
 * @property {string} language
 * @property {boolean} bundled
 * @property {Record<string, string>} [letters] how its words are read, where it is not as usual
 * @property {string} [url]
 * @property {Blob} [blob] the file itself
 * @property {ArrayBuffer} [read] what has been read of it, for whoever reads it next
 * @property {string} [file] the file's id in keep.js
 * @property {string} [list] the id of an own list
 * @property {import("../base/protocol.d.ts").Row[]} [rows] its rows, as they were read last
 * @property {boolean} [own] an own list that the device does not keep
 * @property {string} [native] the name that the page brings it by, in its own language
 * @property {string} [english] what the page brings is called by the English name of its language,
 * @property {{code: string, english: string}} [clues] and by that of its clues if they are in another one
 * @property {number} [words] how many it has
 * @property {import("./theme-words.js").Choice} [themed] what it is made of, if it is words by theme
 * @property {import("./mixed-lists.js").Mix} [mixed] the lists that it is made of, if it is several
 * @property {boolean} [large]
 * @property {boolean} [scored] whether its words have scores, and no clues
 * @property {number} [bytes]
 */

/** @typedef {import("../base/protocol.d.ts").Answers["file.open"]} Opened */

/** Before the engine has told its limits. */
export const LIMITS = { dictionary_bytes: 64e6, puzzle_bytes: 16e6 };

/**
 * Files that were asked for before they are needed, by path; each is given out once.
 * @type {Map<string, Promise<Response>>}
 */
const early = new Map();

/** Ask for a file of the site that will be read soon. @param {string} path */
export function expect(path) {
  const answer = readSite(path);
  answer.catch(() => {}); // whoever reads it hears of it
  early.set(path, answer);
}

/** @param {number} bytes */
export const megabytes = (bytes) => t("megabytes", { size: bytes / 1e6 });

/**
 * The whole of a dictionary or puzzle.
 * @param {Source} source
 * @param {{progress?: (done: number, total: number) => void, signal?: AbortSignal}} [how] `progress` hears of bytes
 *   that are fetched; once `signal` is aborted nothing more is, and what comes back is not to be used
 * @returns {Promise<ArrayBuffer>}
 */
export async function readSource(source, { progress, signal } = {}) {
  if (source.read) {
    const { read } = source;
    delete source.read; // it is given away
    return read;
  }
  if (source.list) return listBytes(source);
  const blob = source.blob ?? (source.file && (await keptFile(source)));
  if (blob) {
    return blob.arrayBuffer().catch(() => {
      throw new EngineError({ code: "unreadable", message: t("file-unreadable") });
    });
  }
  const { url = "" } = source;
  try {
    if (source.themed) return await (await import("./theme-words.js")).themeBytes(source.themed, signal);
    const asked = early.get(url);
    early.delete(url);
    const answer = await (asked ?? readSite(url, { signal }));
    if (!source.bytes || !progress || !answer.body) return await answer.arrayBuffer();
    const parts = [];
    let done = 0;
    progress(0, source.bytes); // not the header's length: that is of what was compressed
    for (const reader = answer.body.getReader(); ;) {
      const { value } = await reader.read();
      if (!value) return await new Blob(parts).arrayBuffer();
      parts.push(value);
      progress((done += value.length), Math.max(done, source.bytes));
    }
  } catch {
    if (signal?.aborted) return new ArrayBuffer(0);
    throw new EngineError({ code: "no-fetch", message: t("file-not-fetched") });
  }
}

/** @param {Source} source */
async function keptFile({ file = "", label }) {
  try {
    return (await files.read(file)).blob;
  } catch {
    throw new EngineError({ code: "unreadable", message: t("file-gone", { name: label }) });
  }
}

/**
 * An own list as a JSON dictionary; two rows with the same word stay two, for the engine to tell.
 * @param {Source} source
 */
async function listBytes(source) {
  const { list = "", label } = source;
  try {
    const { rows } = await lists.read(list);
    source.rows = rows;
    const pairs = rows
      .filter(({ word }) => word.trim())
      .map(({ word, clue, more }) => `${JSON.stringify(word)}: ${JSON.stringify(more ? { clue, ...more } : clue)}`);
    return new TextEncoder().encode(`{${pairs.join(",\n")}}`).buffer;
  } catch {
    throw new EngineError({ code: "unreadable", message: t("file-list-gone", { name: label }) });
  }
}

/**
 * An own list as a place that dictionaries come from.
 * @param {{id: string, name: string, language: string, letters?: Record<string, string>, count?: number}} list
 * @returns {Source}
 */
export const listSource = ({ id, name, language, letters, count }) => ({
  id: `list ${id}`,
  list: id,
  name,
  label: name,
  language,
  words: count,
  bundled: false,
  ...(letters && { letters }),
});

/** A kept file as a place that dictionaries come from. @param {import("./keep.js").FileRow} file @returns {Source} */
export const fileSource = ({ id, name, language, words }) => ({
  id: `own ${name}`,
  file: id,
  name,
  label: name,
  language,
  words,
  bundled: false,
});

export const LIST = "dictionaries/index.json";

/**
 * A row of that list: `clues` is the English name of their language, where that is another one.
 * @typedef {{file: string, code: string, name: string, english: string, clues?: string, clues_code?: string, words:
 *   number,
 *   bytes: number, large?: boolean, scored?: boolean}} Bundled
 */

/** The bundled dictionaries, by the list that the build made. @returns {Promise<Source[]>} */
export async function bundled() {
  /** @type {Bundled[]} */
  const rows = await (await readSite(LIST)).json();
  return rows.map(({ file, code, name, english, clues, clues_code, words, bytes, large, scored }) => ({
    id: file,
    name: file.replace(/^.*\//, ""),
    label: english,
    english,
    ...(clues && clues_code ? { clues: { code: clues_code, english: clues } } : { native: name }),
    language: code,
    words,
    url: `dictionaries/${file}`,
    bundled: true,
    ...(large && { large, bytes, scored }),
  }));
}

/**
 * Files that cannot be lists of words: larger ones are refused unread. What a file is, its content says, and the engine
 * reads that.
 */
const PUZZLES = /\.(ipuz|puz|jpz|xd|exolve|xml|html?|zip)$/i;

/**
 * A chosen file as a place that words or a puzzle come from; refused by its size before it is read.
 * @param {File} file @param {typeof LIMITS} limits @returns {Source}
 */
export function sourceOf(file, limits) {
  const most = PUZZLES.test(file.name) ? limits.puzzle_bytes : limits.dictionary_bytes;
  if (file.size > most)
    throw new EngineError({
      code: "too-big",
      message: t("file-too-big", { size: megabytes(file.size), limit: megabytes(most) }),
    });
  const kept = `${file.name} ${file.size} ${file.lastModified}`;
  return {
    id: `own ${file.name}`,
    file: kept,
    name: file.name,
    label: file.name,
    language: "",
    blob: file,
    bundled: false,
  };
}

/**
 * Open a chosen file: the puzzle in it, or that it holds words, which can be read then. The file is read once.
 * @param {import("../engine/client.js").Engine} engine
 * @param {Source} source
 * @param {typeof LIMITS} limits
 * @returns {Promise<Opened>}
 */
export async function openFile(engine, source, limits) {
  if (source.blob && source.blob.size > limits.puzzle_bytes) return { type: "words" }; // too large for a puzzle
  const bytes = await readSource(source);
  const opened = await engine.request("file.open", { name: source.name }, bytes.slice(0));
  if (opened.type === "words") source.read = bytes;
  return opened;
}

/**
 * Let files be dropped anywhere on the page.
 * @param {HTMLElement} overlay shown while a file hangs over the page @param {(files: File[]) => void} take
 */
export function acceptDrops(overlay, take) {
  const hasFile = (/** @type {DragEvent} */ event) => [...(event.dataTransfer?.types ?? [])].includes("Files");
  let leaving = 0;
  const show = (/** @type {DragEvent} */ event) => {
    if (!hasFile(event) || !event.dataTransfer) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    clearTimeout(leaving);
    overlay.hidden = false;
  };
  addEventListener("dragenter", show);
  addEventListener("dragover", show);
  addEventListener("dragleave", () => {
    // also fires between elements: wait for the next dragover
    clearTimeout(leaving);
    leaving = window.setTimeout(() => (overlay.hidden = true), 120);
  });
  addEventListener("drop", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    clearTimeout(leaving);
    overlay.hidden = true;
    take([...(event.dataTransfer?.files ?? [])]);
  });
}

/** Date and time for file names, in local time: 2026-03-09-140507. @param {Date} [now] */
export function timestamp(now = new Date()) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join("");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}-${time}`;
}

const KEPT_MS = 60_000; // a download may be slow to start: some browsers ask where to put it

/** @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** By the end of a name; all else is for programs that know it by that end. @type {Record<string, string>} */
const TYPES = {
  txt: "text/plain;charset=utf-8",
  csv: "text/csv;charset=utf-8",
  tsv: "text/tab-separated-values;charset=utf-8",
  html: "text/html;charset=utf-8",
  json: "application/json",
  ipuz: "application/json",
  svg: "image/svg+xml",
  xml: "application/xml",
};

/**
 * A file of the engine's: its text, or its bytes in base 64.
 * @typedef {{name: string, text?: string, base64?: string}} Made
 */

/** @param {Made} file */
export function blobOf({ name, text, base64 = "" }) {
  const bytes = text ?? bytesOf(base64);
  return new Blob([bytes], { type: TYPES[name.split(".").pop() ?? ""] ?? "application/octet-stream" });
}

/** @param {Made} file */
export const downloadFile = (file) => download(blobOf(file), file.name);
