// Files that are a page of the site with a puzzle in it: the engine says what stands where, the page has the rest.
import { readSite } from "../base/site.js";

const MARK = /\[\[(title|language|direction|puzzle)\]\]/g; // as in crosscore/formats/html.py

/**
 * @typedef {{name: string, text?: string, base64?: string, template?: string, values?: Record<string, string>}} Made
 *   a file of the engine's
 */

/**
 * @param {Made} file
 * @returns {Promise<Made>} the same with its text, if it is such a page  @throws if the page cannot be had
 */
export async function completed({ template, values, ...file }) {
  if (!template || !values) return file;
  const page = await (await readSite(template)).text();
  return { ...file, text: page.replace(MARK, (_, name) => values[name]) };
}
