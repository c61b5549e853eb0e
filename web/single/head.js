// The first script of a page that is one file. It starts the engine's worker and takes the file's parts as they are
// read:
//   <script type="text/plain" data-part="py/stdlib.zip">what gzip made, as text</script><script>single.part()</script>
// A large part comes in several pieces; data-last marks the last one.
import { startedEarly } from "../engine/early.js";

/**
 * @typedef {object} Part
 * @property {string[]} pieces
 * @property {Promise<string[]>} whole
 * @property {(pieces: string[]) => void} done
 * @property {(error: Error) => void} fail
 * @property {boolean} last
 */
/** The pieces of each part, and who waits for them. @type {Map<string, Part>} */
const parts = new Map();
let ended = false,
  whole = false; // all is read; and there was an end
/** @type {Worker | null} */
let worker = null;

/** @param {string} path */
function partOf(path) {
  const known = parts.get(path);
  if (known) return known;
  /** @type {Part} */
  const made = { pieces: [], whole: Promise.resolve([]), done: () => {}, fail: () => {}, last: false };
  made.whole = new Promise((done, fail) => Object.assign(made, { done, fail }));
  made.whole.catch(() => {});
  parts.set(path, made);
  if (ended) made.fail(new Error(`${path} is not in this file.`));
  return made;
}

/**
 * What the worker runs: its own source becomes a module that it makes itself, for a data: module cannot import what the
 * page made.
 * @param {string} source
 */
const stub = (source) => `const source = ${JSON.stringify(source)};
self.held = [];
addEventListener("message", self.hold = ({ data }) => held.push(data));
import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })))
  .catch(() => import("data:text/javascript;charset=utf-8," + encodeURIComponent(source)))
  .catch((error) => postMessage(JSON.stringify({ v: 1, type: "fatal", message: String(error), trace: "" })));`;

/** The engine's parts stay as text: a worker that is started anew needs them again. */
function start() {
  const source = document.querySelector("script[data-worker]")?.textContent;
  const started = new Worker(`data:text/javascript;charset=utf-8,${encodeURIComponent(stub(source ?? ""))}`, {
    type: "module",
    name: "crosscore",
  });
  for (const [path, { pieces, last }] of parts) {
    if (path.startsWith("py/"))
      pieces.forEach((text, i) => started.postMessage({ part: path, text, last: last && i === pieces.length - 1 }));
  }
  if (ended) started.postMessage({ part: "", whole });
  worker = started;
  return started;
}

globalThis.single = {
  startWorker: startedEarly(start),
  /** Take the piece above the running script out of the page. */
  part() {
    const script = /** @type {HTMLScriptElement} */ (document.currentScript);
    const element = /** @type {HTMLElement} */ (script.previousElementSibling);
    const { part: path = "", last } = element.dataset;
    const text = element.textContent;
    const found = partOf(path);
    found.pieces.push(text);
    found.last = last !== undefined;
    if (found.last) found.done(found.pieces);
    if (path.startsWith("py/")) worker?.postMessage({ part: path, text, last: found.last });
    element.remove();
    script.remove();
  },
  /** The file was not cut off. */
  end() {
    whole = true;
  },
  /** @param {string} path @returns {Promise<string[]>} all its pieces */
  read: (path) => partOf(path).whole,
};

addEventListener("DOMContentLoaded", () => {
  ended = true;
  for (const [path, { fail }] of parts) fail(new Error(`${path} is not in this file.`)); // no matter where it is done
  worker?.postMessage({ part: "", whole });
});
