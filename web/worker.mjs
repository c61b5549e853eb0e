// Runs the engine: Python in a worker of its own, started by boot.js.
//
// The page posts {text, payload?}: one request of the protocol as JSON text, and a file's bytes.
// Posted back, as JSON text: answers, unasked messages of jobs, and of the worker itself
//   {v:1, type:"boot", step:"runtime"|"engine"|"ready", done, total}   (bytes fetched, of how many)
//   {v:1, type:"fatal", message, trace}                                (nothing works after it)
const SLICE_MS = 30; // work between two looks at the messages: short enough for a prompt Stop
const PATIENCE_MS = 60_000; // without any progress while starting, before it is called hung
const base = new URL("./py/", import.meta.url).href;

const waiting = []; // requests from before the engine was there
let receive = (request) => waiting.push(request);
self.onmessage = ({ data }) => receive(data); // set before any await: no message may be lost

let done = 0, total = 0, step = "runtime", told = 0, watchdog = 0, ended = false;
let fail; // rejects the start from anywhere: Pyodide itself never settles after some failures
const failure = new Promise((_, reject) => { fail = reject; });

function progress(bytes, next = step) {
  done += bytes;
  clearTimeout(watchdog);
  watchdog = setTimeout(() => fail(new Error("Starting takes too long: nothing has moved for a minute.")), PATIENCE_MS);
  if (next === step && performance.now() - told < 50 && done !== total) return;
  step = next;
  told = performance.now();
  postMessage(JSON.stringify({ v: 1, type: "boot", step, done, total: Math.max(total, done) }));
}

function fatal(error) {
  if (ended) return;
  ended = true;
  clearTimeout(watchdog);
  const lines = String(error?.message ?? error).trim().split("\n"); // Python: the last one says what
  postMessage(JSON.stringify({ v: 1, type: "fatal", message: lines.at(-1), trace: String(error?.stack ?? error) }));
}

/** fetch() that counts what arrives and takes failures to the page. */
const network = self.fetch.bind(self);
async function counted(address, options) {
  try {
    const answer = await network(address, options);
    if (!answer.ok) throw new Error(`${address} could not be fetched (${answer.status}).`);
    const count = new TransformStream({
      transform(chunk, out) { progress(chunk.length); out.enqueue(chunk); },
    });
    const type = address.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(answer.body.pipeThrough(count), { headers: { "content-type": type } });
  } catch (error) {
    fail(error);
    throw error;
  }
}

async function load() {
  const ahead = new Map(["pyodide.asm.wasm", "stdlib.zip"].map((name) => [base + name, counted(base + name)]));
  self.fetch = (address, options) => ahead.get(`${address}`) ?? counted(`${address}`, options);
  const instantiate = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = (...given) => instantiate(...given).catch((error) => { fail(error); throw error; });

  const runtime = import(`${base}pyodide.asm.mjs`);
  const loader = import(`${base}pyodide.mjs`);
  runtime.catch(fail);
  loader.catch(fail);
  const { sizes, lock } = await import(`${base}manifest.mjs`);
  for (const size of Object.values(sizes)) total += size;
  for (const { file_name, sha256 } of Object.values(lock.packages)) {
    const integrity = `sha256-${btoa(String.fromCharCode(...sha256.match(/../g).map((pair) => parseInt(pair, 16))))}`;
    ahead.set(base + file_name, counted(base + file_name, { integrity }));
  }
  loader.then(() => progress(sizes["pyodide.mjs"]), () => {});
  runtime.then(() => progress(sizes["pyodide.asm.mjs"]), () => {});
  const packages = Object.keys(lock.packages);
  const py = await (await loader).loadPyodide({
    indexURL: base,
    stdLibURL: `${base}stdlib.zip`,
    lockFileContents: lock,
    packageBaseUrl: base, // never unset: an unknown package would be looked for on another host
    packages,
    createPyodideModule: (await runtime).default,
    enableRunUntilComplete: false, // nothing here blocks on a promise, and Safari could not
    env: { PYTHONHASHSEED: "0" }, // the same run gives the same puzzle; so does the same session
  });
  const missing = packages.filter((name) => !(name in py.loadedPackages)); // loading never raises
  if (missing.length) throw new Error(`These parts are damaged or missing: ${missing.join(", ")}. Reload the page.`);
  return py;
}

/** From here on nothing in this worker can reach the network, whatever a policy would allow. */
function closeTheDoor() {
  self.fetch = async () => { throw new TypeError("The engine does not use the network."); };
  for (const name of ["XMLHttpRequest", "WebSocket", "WebTransport", "EventSource", "importScripts"]) self[name] = undefined;
}

function serve(py) {
  py.runPython("from crosscore.service import Service\nservice = Service()");
  const service = py.globals.get("service");
  const handle = py.runPython("lambda text, data=None: service.handle(text, None if data is None else data.to_bytes())");
  const work = service.step;
  const { port1, port2 } = new MessageChannel(); // yields to messages without a timer's 4 ms
  let running = false;
  port1.onmessage = () => guarded(() => {
    for (const message of JSON.parse(work(SLICE_MS))) postMessage(JSON.stringify(message));
    running = service.busy;
    if (running) port2.postMessage(0);
  });
  const guarded = (act) => {
    if (ended) return;
    try { act(); } catch (error) { fatal(error); }
  };
  receive = ({ text, payload }) => guarded(() => {
    postMessage(handle(text, payload ? new Uint8Array(payload) : undefined)); // null would arrive as JsNull
    if (!running) { running = true; port2.postMessage(0); }
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
  for (const request of waiting.splice(0)) receive(request);
} catch (error) {
  fatal(error);
}
