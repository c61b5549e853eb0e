// Runs in the worker of a page that is one file, before ../worker.mjs: what that fetches is answered by parts of the
// file.
import { bytesOf } from "./dense.js";

const BASE = "crosscore:/"; // names parts; nothing answers to it
/** @type {Record<string, string>} */
const TYPES = { wasm: "application/wasm", js: "text/javascript" };

/** @type {Map<string, {readable: ReadableStream, writer: WritableStreamDefaultWriter, last: boolean}>} */
const parts = new Map();
let ended = false;
/** @param {string} path */
const lost = (path) => new TypeError(`These parts are damaged or missing: ${path}.`);
/** Some who read a part never say that they could not. @param {string} path */
const tell = (path) => postMessage(JSON.stringify({ v: 1, type: "fatal", message: lost(path).message, trace: "" }));

/** @param {string} path */
function partOf(path) {
  const found = parts.get(path);
  if (found) return found;
  const { readable, writable } = new DecompressionStream("gzip");
  const writer = writable.getWriter();
  writer.closed.catch(() => tell(path));
  const part = { readable, writer, last: false };
  parts.set(path, part);
  return part;
}

/**
 * A piece has come, or the end of all.
 * @param {{part: string, text?: string, last?: boolean, whole?: boolean}} piece
 */
function take({ part: path, text = "", last, whole: uncut }) {
  if (path) {
    const { writer } = partOf(path);
    writer.write(bytesOf(text)).catch(() => {});
    if (last) {
      partOf(path).last = true;
      writer.close().catch(() => {});
    }
    return;
  }
  ended = true;
  if (!uncut) tell("the end of the file");
  for (const [name, { writer, last: whole }] of parts) if (!whole) writer.abort(lost(name)).catch(() => {});
}

const pieces = (/** @type {MessageEvent} */ event) => {
  if (event.data?.part === undefined) return;
  event.stopImmediatePropagation(); // no message of the protocol
  take(event.data);
};
removeEventListener("message", self.hold);
addEventListener("message", pieces);
queueMicrotask(() => {
  // when worker.mjs listens
  for (const data of self.held.splice(0)) dispatchEvent(new MessageEvent("message", { data }));
});

self.fetch = async (address) => {
  const path = `${address instanceof Request ? address.url : address}`;
  if (!path.startsWith(BASE)) throw new TypeError("Nothing is fetched by a page that is one file.");
  const name = path.slice(BASE.length);
  const found = partOf(name);
  if (ended && !found.last) throw lost(name);
  const reader = found.readable.getReader();
  const body = new ReadableStream({
    async pull(out) {
      const { done, value } = await reader.read().catch(() => {
        throw lost(name);
      });
      if (done) out.close();
      else out.enqueue(value);
    },
  });
  return new Response(body, {
    headers: { "content-type": TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream" },
  });
};

self.inside = {
  base: `${BASE}py/`,
  /** A module out of a part. @param {string} address */
  async bring(address) {
    const text = await (await fetch(address)).text();
    const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    try {
      return await import(url);
    } catch {
      return import(`data:text/javascript;charset=utf-8,${encodeURIComponent(text)}`); // WebKit takes no other
    } finally {
      URL.revokeObjectURL(url);
    }
  },
};
