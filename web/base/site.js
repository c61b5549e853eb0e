// The one way in which the page reads files of its own site. A page that is one file has another module in its place:
// single/site.js.

/** Whether all of the site is in this one file. */
export const oneFile = false;

/**
 * Where they are kept for this very build, if they are: see offline.js.
 * @param {string} path relative to the page @param {RequestInit} [options]
 * @returns {Promise<Response>} an ok one  @throws if the file cannot be had
 */
export async function readSite(path, options) {
  const answer = await fetch(new URL(path, document.documentElement.dataset.from ?? document.baseURI), options);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}
