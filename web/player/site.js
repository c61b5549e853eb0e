// In the place of ../site.js, where a page holds nothing but a puzzle: its catalogues stand in the page.

export const oneFile = true;

/**
 * @param {string} path of a catalogue
 * @returns {Promise<{text: () => Promise<string>}>} as a Response has it  @throws if the page has no such part
 */
export async function readSite(path) {
  const part = document.querySelector(`script[data-part="${path}"]`);
  if (!part) throw new Error(`${path} is not in this page.`);
  return { text: async () => part.textContent };
}
