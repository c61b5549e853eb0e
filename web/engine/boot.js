import { readSite } from "../base/site.js";
import { startedEarly } from "./early.js";
import { earlyStarter } from "./starter.js";

/**
 * What a worker begins with where the service worker keeps its files (see docs/offline.md). Firefox lets it answer what
 * a running worker asks for, but not what one begins with: so this runs, and holds what is asked of worker.mjs until
 * that is there. A browser that lets it answer no worker at all gets the file from the site, if that has still the
 * page's build.
 * @param {string} address
 */
const kept = (address) => `self.asked = [];
onmessage = ({ data }) => asked.push(data);
import(${JSON.stringify(address)}).catch(async (error) => {
  const site = ${JSON.stringify(new URL("./", document.baseURI).href)};
  const { build } = await (await fetch(site + "build.json", { cache: "no-cache" })).json();
  if (build !== ${JSON.stringify(document.documentElement.dataset.build)}) throw error;
  return import(site + "worker.js");
}).catch((error) => setTimeout(() => { throw error; }));`;

/**
 * Starts the engine's worker. It says by itself how far it is (see worker.mjs).
 *
 * This file runs before everything else: Python takes longest to start, and needs nothing of the page.
 *
 * The worker begins as a blob that only imports worker.mjs: a worker made from a blob is under the
 * page's Content-Security-Policy, one made from an address is under none (its own response headers
 * would have to carry it, and a plain file server sends none).
 *
 * The first worker leaves the cores to the page until that has drawn something: see worker.mjs.
 * @param {boolean} first
 */
function start(first) {
  const { from = import.meta.url, build } = document.documentElement.dataset;
  const address = new URL("worker.js", from).href;
  const url = URL.createObjectURL(
    new Blob([address.includes(`/at-${build}/`) ? kept(address) : `import ${JSON.stringify(address)};`], {
      type: "text/javascript",
    }),
  );
  const worker = new Worker(url, { type: "module", name: first ? "crosscore first" : "crosscore" });
  worker.addEventListener("message", () => URL.revokeObjectURL(url), { once: true });
  return worker;
}

/** A worker for an engine. @type {() => Worker} */
export const startWorker = startedEarly(start);

/** The puzzle of a first visit, on its way. */
export const starter = earlyStarter(readSite);
