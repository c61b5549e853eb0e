// Runs the engine: Python in a worker of its own, started by boot.js.
//
// The page posts {text, payload?}: one request of the protocol as JSON text, and a file's bytes. It posts
// {drawn: true} once there is something to be seen.
// Posted back, as JSON text: answers, unasked messages of jobs, and of the worker itself
//   {v:1, type:"boot", step:"runtime"|"engine"|"ready", done, total, parts}   (bytes, of how many; which version)
//   {v:1, type:"asked", files}                                                (addresses, for the About box)
//   {v:1, type:"fatal", message, trace}                                       (nothing works after it)
import { checked, needsDecoder, unpacking } from "./unpack.js";

const PARTS = "parts-000000000000"; // which version this is of: see release.js
const SLICE_MS = 20; // work between two looks at the messages: short enough for a prompt Stop
const DRAWN_MS = 1000; // at most, that compiling waits for the page
const PATIENCE_MS = 60_000; // without any progress while starting, before it is called hung
/**
 * Where the runtime's files are and how a module of them is had: by address, or as a page that is one file has it
 * (single/worker.mjs).
 */
const { base, bring } = self.inside ?? {
  base: new URL("./py/", import.meta.url).href,
  bring: (/** @type {string} */ address) => import(address),
};

/** Requests from before the engine was there. @type {PageRequest[]} */
const waiting = [];
/** @type {(request: PageRequest) => void} */
let receive = (request) => waiting.push(request);
let draw = () => {};
/**
 * The page has drawn what needs no engine, or takes long: compiling, which takes all cores, leaves them to it so long.
 * Only the first worker, which begins before the page does, waits.
 */
const drawn = new Promise((go) => {
  if (!self.name.endsWith(" first")) return go(undefined);
  draw = () => go(undefined);
  return setTimeout(draw, DRAWN_MS);
});
const take = (/** @type {PageRequest | {drawn: true}} */ said) => ("drawn" in said ? draw() : receive(said));
self.onmessage = ({ data }) => take(data); // set before any await: no message may be lost
for (const said of self.asked ?? []) take(said); // from before this file: see boot.js

let done = 0,
  total = 0,
  step = "runtime",
  told = 0,
  watchdog = 0,
  ended = false,
  counting = true,
  parts = PARTS;
/** @type {(error: unknown) => void} */
let fail; // rejects the start from anywhere: Pyodide itself never settles after some failures
/** @type {Promise<never>} */
const failure = new Promise((_, reject) => {
  fail = reject;
});

/** @param {number} bytes @param {string} [next] */
function progress(bytes, next = step) {
  if (!counting) return;
  done += bytes;
  clearTimeout(watchdog);
  watchdog = setTimeout(() => fail(new Error("Starting takes too long: nothing has moved for a minute.")), PATIENCE_MS);
  if (next === step && performance.now() - told < 50 && done !== total) return;
  step = next;
  told = performance.now();
  postMessage(JSON.stringify({ v: 1, type: "boot", step, done, total: Math.max(total, done), parts }));
}

/** @param {unknown} error */
function fatal(error) {
  if (ended) return;
  ended = true;
  clearTimeout(watchdog);
  const { message, stack } = /** @type {{message?: unknown, stack?: unknown}} */ (Object(error));
  const lines = String(message ?? error)
    .trim()
    .split("\n"); // Python: the last one says what
  postMessage(JSON.stringify({ v: 1, type: "fatal", message: lines.at(-1), trace: String(stack ?? error) }));
}

const network = self.fetch.bind(self);
/** Why files have not come, by name. @type {Map<string, Error>} */
const lost = new Map();
/** @param {string} name @param {string} why @returns {never} */
function lose(name, why) {
  lost.set(name, new Error(`${base + name} could not be fetched (${why}).`));
  throw lost.get(name);
}

/** A file of the runtime, counted as it comes. @param {string} name @param {RequestInit} [options] */
async function counted(name, options) {
  const answer = await network(base + name, options).catch((error) => lose(name, error.message));
  if (!answer.ok || !answer.body) lose(name, `${answer.status}`);
  const reader = answer.body.getReader();
  return new ReadableStream({
    async pull(out) {
      const { done, value } = await reader.read().catch((error) => lose(name, error.message));
      if (done) return out.close();
      progress(value.length);
      return out.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/**
 * A promise without which nothing can start: what it fails of is told, whoever waits for it.
 * @template T
 * @param {Promise<T>} promise
 */
const vital = (promise) => {
  promise.catch(fail);
  return promise;
};
/** @param {Promise<ReadableStream<Uint8Array<ArrayBuffer>>>} stream */
const bytesOf = async (stream) => new Uint8Array(await new Response(await stream).arrayBuffer());

const WASM = "pyodide.asm.bin",
  DECODER = "brotli.bin",
  LIBRARY = "stdlib.zip",
  PAGE = 65_536; // bytes: WebAssembly's memory grows by these

/**
 * Pyodide's WebAssembly, compiled as it comes.
 * @param {(name: string, sound: () => void) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>} unpacked
 */
async function compile(unpacked) {
  let sound = false;
  try {
    return await WebAssembly.compileStreaming(new Response(await unpacked(WASM, () => (sound = true)), asWasm));
  } catch (error) {
    throw lost.get(WASM) ?? (sound ? error : new Error(`These parts are damaged or missing: ${WASM}.`));
  }
}

const asWasm = { headers: { "content-type": "application/wasm" } };
/** The decoder of brotli. @returns {Promise<WebAssembly.Module>} */
async function decoder() {
  const packed = await counted(DECODER);
  return WebAssembly.compileStreaming(new Response(packed.pipeThrough(new DecompressionStream("gzip")), asWasm));
}

/**
 * What the build kept of the memory is its difference from that of a module that has only just been made.
 * @param {Uint8Array} kept  after a header, whose second word says where the memory begins
 * @param {Uint8Array} fresh
 */
function addFresh({ buffer }, fresh) {
  const [, start = 0] = new Uint32Array(buffer, 0, 2);
  const words = new Uint32Array(buffer, start);
  const given = new Uint32Array(fresh.buffer);
  for (let i = 0; i < given.length; i++) words[i] ^= given[i];
}

/**
 * Python with the engine in it: as the build left it in a file of its memory or, where that cannot be, started anew.
 */
async function load() {
  /**
   * @type {Promise<{sizes: Record<string, number>, sums: Record<string, number>, parts: string,
   *   lock: {packages: Record<string, {file_name: string, sha256: string}>}}>}
   */
  const manifest = vital(bring(`${base}manifest.js`));
  /** @type {Promise<WebAssembly.Module> | undefined} */
  let decoding;
  const decode = () => (decoding ??= vital(decoder()));
  if (needsDecoder) decode();
  /** @param {string} name @param {() => void} [sound] it is what it should be */
  const unpacked = async (name, sound) => {
    const check = checked(async () => (await manifest).sums[name], sound);
    const packed = await counted(name);
    await drawn;
    return packed.pipeThrough(check).pipeThrough(unpacking(decode));
  };
  const compiled = vital(compile(unpacked));
  const runtime = vital(bring(`${base}pyodide.asm.js`));
  const loader = vital(bring(`${base}pyodide.js`));
  const { sizes, lock, parts: listed } = await manifest;
  if (listed !== PARTS) parts = listed;
  const { crosscore, regex } = lock.packages;
  const expect = (/** @type {string[]} */ ...names) => names.forEach((name) => (total += sizes[name]));
  expect(WASM, "pyodide.asm.js", "pyodide.js", regex.file_name);
  /** @param {{file_name: string, sha256: string}} package_ */
  const wheel = ({ file_name: name, sha256 }) => {
    const digest = (sha256.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
    const integrity = `sha256-${btoa(String.fromCharCode(...digest))}`;
    return vital(bytesOf(counted(name, { integrity })));
  };
  const kept = Object.keys(sizes).find((name) => name.startsWith("memory-"));
  if (kept) expect(kept);
  if (needsDecoder) expect(DECODER);
  const memory = kept && bytesOf(unpacked(kept));
  const apart = wheel(regex); // it is not Python alone, so it is not in the memory
  loader.then(
    () => progress(sizes["pyodide.js"]),
    () => {},
  );
  runtime.then(
    () => progress(sizes["pyodide.asm.js"]),
    () => {},
  );

  /** What Python's memory shall hold from the start. @type {Promise<Uint8Array> | undefined} */
  let content;
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    const instance = await vital(WebAssembly.instantiate(module, imports));
    const room = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
    const kept = await content;
    if (kept) addFresh(kept, new Uint8Array(room.buffer));
    const lacking = (kept?.length ?? 0) - room.buffer.byteLength; // a header, smaller than a page, included
    if (lacking > 0) room.grow(Math.floor(lacking / PAGE)); // Pyodide copies it into what there is
    return { module, instance };
  };
  /** @param {Promise<ReadableStream> | null} library @param {object} [how] */
  const python = async (library, how) => {
    self.fetch = async (address) => new Response(`${address}` === base + LIBRARY ? await library : null);
    return (await loader).loadPyodide({
      indexURL: base,
      stdLibURL: base + LIBRARY,
      lockFileContents: lock,
      packageBaseUrl: base, // never unset: an unknown package would be looked for on another host
      createPyodideModule: (await runtime).default,
      enableRunUntilComplete: false, // nothing here blocks on a promise, and Safari could not
      env: { PYTHONHASHSEED: "0" }, // the same run gives the same puzzle; so does the same session
      ...how,
    });
  };
  const restored = async () => {
    content = memory || undefined;
    const py = await python(null, { _loadSnapshot: memory });
    later = async () => py.FS.writeFile("/lib/python314.zip", await bytesOf(counted(LIBRARY, { priority: "low" })));
    return py;
  };
  const anew = async () => {
    content = undefined;
    expect(LIBRARY, crosscore.file_name);
    const engine = wheel(crosscore);
    const py = await python(vital(counted(LIBRARY)));
    py.unpackArchive(await engine, "wheel");
    return py;
  };
  const py = await (!memory
    ? anew()
    : restored().catch((error) => {
        console.warn("Python's memory cannot be used here; it starts anew.", error);
        return anew();
      }));
  py.unpackArchive(await apart, "wheel");
  return py;
}

/** Fetches what a Python out of its memory has no need of: the library's other modules. */
let later = async () => {};

/** From here on nothing in this worker can reach the network, whatever a policy would allow. */
function closeTheDoor() {
  self.fetch = async () => {
    throw new TypeError("The engine does not use the network.");
  };
  const scope = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (self));
  for (const name of ["XMLHttpRequest", "WebSocket", "WebTransport", "EventSource", "importScripts"])
    scope[name] = undefined;
}

/**
 * @param {{runPython: (code: string) => (...given: unknown[]) => string,
 *   globals: {get: (name: string) => {busy: boolean}}}} py  what is used of Pyodide here
 */
function serve(py) {
  py.runPython("from crosscore.service import Service\nservice = Service()");
  const service = py.globals.get("service");
  const begin = py.runPython("lambda text, data=None: service.begin(text, None if data is None else data.to_bytes())");
  const work = py.runPython("lambda milliseconds: '\\n'.join(service.step(milliseconds))"); // no message has two lines
  const { port1, port2 } = new MessageChannel(); // yields to messages without a timer's 4 ms
  let running = false;
  port1.onmessage = () =>
    guarded(() => {
      for (const message of work(SLICE_MS).split("\n")) if (message) postMessage(message);
      running = service.busy;
      if (running) port2.postMessage(0);
    });
  const guarded = (/** @type {() => void} */ act) => {
    if (ended) return;
    try {
      act();
    } catch (error) {
      fatal(error);
    }
  };
  receive = ({ text, payload }) =>
    guarded(() => {
      const answer = begin(text, payload ? new Uint8Array(payload) : undefined); // null would arrive as JsNull
      if (answer) postMessage(answer); // else it takes long, and comes with a later slice
      if (!running) {
        running = true;
        port2.postMessage(0);
      }
    });
}

try {
  progress(0);
  const py = await Promise.race([load(), failure]);
  progress(0, "engine");
  closeTheDoor();
  serve(py);
  progress(total - done, "ready");
  clearTimeout(watchdog);
  counting = false;
  for (const request of waiting.splice(0)) receive(request);
  later()
    .catch(() => {})
    .then(() => {
      postMessage(
        JSON.stringify({
          v: 1,
          type: "asked",
          files: performance.getEntriesByType("resource").map(({ name }) => name),
        }),
      );
    });
} catch (error) {
  fatal(error);
}
