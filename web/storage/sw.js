// The service worker: keeps every file of the site on the device, so that the page works without the network.
// How it works, and what can go wrong: docs/offline.md.
const BUILD = "000000000000"; // these three are filled in by tools/offline.py
/** @type {[string, string, number][]} */
const FILES = []; // [path, "sha256-…", bytes]; "" is the page itself
/** @type {[string, string, number][]} */
const LATER = []; // large ones, which are kept once somebody has asked for them

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const ROOT = new URL("./", location.href).href;
const PATH = new URL(ROOT).pathname;
const PREFIX = `crosscore:${PATH}:`; // other sites of this origin have other paths, and other names
const NAME = PREFIX + BUILD;
const MARK = "crosscore-hash"; // header of a kept file
const AT_ONCE = 4;
const HASHES = new Map([...FILES, ...LATER].map(([path, hash]) => [path, hash]));
const later = new Set(LATER.map(([path]) => path));
const BYTES = FILES.reduce((sum, [, , bytes]) => sum + bytes, 0);

const channel = new BroadcastChannel(`crosscore:${PATH}`);
/** @param {object} message */
const tell = (message) => channel.postMessage({ build: BUILD, files: FILES.length, bytes: BYTES, ...message });
/**
 * Where a page of a build asks for that build's files, whichever build is in use by then.
 * @param {string} build @param {string} path
 */
const at = (build, path) => `${ROOT}at-${build}/${path}`;
/** @param {string} build @param {string} path */
const kept = (build, path) => caches.match(at(build, path), { cacheName: PREFIX + build });
/** The builds that this very site has kept. */
const builds = async () =>
  (await caches.keys())
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length))
    .filter((build) => /^[0-9a-f]{12}$/.test(build));

// -- keeping: all files, each as its hash says, or none ------------------------------------

/** A file from the network; what the browser has from before is taken if it is the right one. @param {string} path */
function fetched(path) {
  const get = (/** @type {RequestCache} */ cache) =>
    fetch(ROOT + path, { cache, integrity: HASHES.get(path), priority: "low" });
  return get("default").catch(() => get("no-cache"));
}

/** The page, asking for its parts at this build's place: another build never mixes with it. @param {string} html */
const pinned = (html) =>
  html.replace(
    /(<(?:script|link rel="(?:stylesheet|preload|modulepreload)")[^>]*? (?:src|href)=")([^"]+)/g,
    (all, before, path) => (HASHES.has(path) ? `${before}at-${BUILD}/${path}` : all),
  );

/** @param {Cache} cache @param {string[]} older builds @param {string} path */
async function keep(cache, older, path) {
  const address = at(BUILD, path);
  if ((await cache.match(address))?.headers.get(MARK) === HASHES.get(path)) return;
  for (const build of older) {
    const found = await kept(build, path);
    if (found && found.headers.get(MARK) === HASHES.get(path)) return void (await cache.put(address, found));
  }
  const answer = await fetched(path);
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
  headers.set(MARK, HASHES.get(path) ?? "");
  // without an address of its own: it gets that of who asks
  await cache.put(address, new Response(path ? answer.body : pinned(await answer.text()), { headers }));
}

async function keepAll() {
  const cache = await caches.open(NAME);
  const older = (await builds()).filter((build) => build !== BUILD);
  const left = FILES.map(([path]) => path);
  let done = 0,
    failed = false;
  const some = async () => {
    for (let path; (path = left.shift()) !== undefined;) {
      try {
        await keep(cache, older, path);
      } catch (error) {
        left.length = 0;
        if (failed) throw error;
        failed = true;
        const full = error instanceof Error && error.name === "QuotaExceededError";
        if (full && !worker.registration.active) await caches.delete(NAME); // give the room back
        tell({ failed: full ? "full" : "fetch", file: path || "index.html" });
        throw error;
      }
      if (!failed) tell({ done: (done += 1) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
  for (const path of later)
    for (const build of older) if (await kept(build, path)) await keep(cache, older, path).catch(() => {});
}

// -- who is asked for what ----------------------------------------------------------------

/** A file of a build: kept, else, if it is this one's, from the network. @param {string} build @param {string} path */
async function ofBuild(build, path) {
  const found = await kept(build, path);
  if (found) return found;
  if (later.has(path)) {
    // an older build's page gets this one's
    await keep(await caches.open(NAME), [], path).catch(() => {}); // no room, say
    return (await kept(BUILD, path)) ?? fetched(path);
  }
  if (build !== BUILD || !HASHES.has(path)) return new Response(null, { status: 404 });
  const { body, headers } = await fetched(path);
  return new Response(body, { headers });
}

/**
 * The kept file that answers, "" for the page itself; undefined if none does. Of a document, the query doesn't matter.
 * @param {string} path @param {boolean} navigates
 */
function fileFor(path, navigates) {
  const plain = navigates ? path.replace(/\?.*$/, "") : path;
  if (navigates && /^(index\.html)?$/.test(plain)) return "";
  return [plain, ...(navigates && plain.endsWith("/") ? [`${plain}index.html`] : [])].find((each) => HASHES.has(each));
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(ROOT)) return;
  const path = request.url.slice(ROOT.length).replace(/#.*$/, "");
  const [, build, file] = /^at-([0-9a-f]{12})\/([^?]*)$/.exec(path) ?? [];
  if (build) return void event.respondWith(ofBuild(build, file));
  if (later.has(path)) return void event.respondWith(ofBuild(BUILD, path));
  const navigates = request.mode === "navigate";
  const wanted = fileFor(path, navigates);
  const folder = path.replace(/(?=\?|$)/, "/"); // without the stroke, the links of its page would lead elsewhere
  if (wanted !== undefined && (path || navigates))
    event.respondWith(kept(BUILD, wanted).then((found) => found ?? fetch(request)));
  else if (navigates && fileFor(folder, true)) event.respondWith(Response.redirect(ROOT + folder));
});

worker.addEventListener("install", (event) => event.waitUntil(keepAll()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

/** How much of it is there. @param {boolean} active whether this build is in use */
async function state(active) {
  const found = (await caches.has(NAME)) ? await (await caches.open(NAME)).keys() : [];
  tell({ active, kept: found.filter(({ url }) => !later.has(url.slice(at(BUILD, "").length))).length });
}

/** What a page asks for. @type {Record<string, () => Promise<void>>} */
const ACTS = {
  "take over": () => worker.skipWaiting(),
  state: () => state(true),
  waiting: () => state(false),
  /** What is missing, again: a browser may have dropped some of it. */
  mend: () => keepAll().then(ACTS.state, () => {}), // what failed has been told
};
worker.addEventListener("message", (event) => {
  if (Object.hasOwn(ACTS, event.data)) event.waitUntil(ACTS[event.data]());
});
