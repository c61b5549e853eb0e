/**
 * Start the engine's worker. It says by itself how far it is (see worker.mjs).
 *
 * The worker begins as a blob that only imports worker.mjs: a worker made from a blob is under the
 * page's Content-Security-Policy, one made from an address is under none (its own response headers
 * would have to carry it, and a plain file server sends none).
 * @returns {Worker}
 */
export function startWorker() {
  const address = new URL("worker.mjs", import.meta.url).href;
  const stub = new Blob([`import ${JSON.stringify(address)};`], { type: "text/javascript" });
  const url = URL.createObjectURL(stub);
  const worker = new Worker(url, { type: "module", name: "crosscore" });
  worker.addEventListener("message", () => URL.revokeObjectURL(url), { once: true });
  return worker;
}
