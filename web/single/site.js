// In the place of ../site.js, where the page is one file.
import { bytesOf } from "./dense.js";

export const oneFile = true;

/**
 * @param {string} path as a site has it @param {RequestInit} [options]
 * @returns {Promise<Response>}  @throws if the file has no such part
 */
export async function readSite(path, { signal } = {}) {
  const packed = await globalThis.single.read(path.replace(/^\.\//, ""));
  signal?.throwIfAborted();
  return new Response(new Blob(packed.map(bytesOf)).stream().pipeThrough(new DecompressionStream("gzip")));
}

// A link to a file that is in this one: the file is saved.
addEventListener("click", async (event) => {
  const link = event.target instanceof Element && event.target.closest("a[data-part]");
  if (!link) return;
  event.preventDefault();
  const name = /** @type {HTMLElement} */ (link).dataset.part ?? "";
  const url = URL.createObjectURL(await (await readSite(name)).blob());
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
});
