// The crossword that a first visit begins with: made by the engine when the site was built, so that it is seen before
// there is an engine. tools/starters.py makes them; boot.js asks for one before anything else is there.
import numbers from "./starters.mjs";

/** How many of each language a page that is one file has, and one that has no network: as in tools/starters.py. */
export const FEW = 3;

/** @param {string} code of a language @returns {number} how many there are */
export const starters = (code) => /** @type {Record<string, number>} */ (numbers)[code] ?? 0;

/** @param {string} code of a language @param {number} number from 1 */
const path = (code, number) => `starters/${code}-${String(number).padStart(2, "0")}.json`;

/** @param {number} most */
const chance = (most) => crypto.getRandomValues(new Uint32Array(1))[0] % most;

/**
 * One of a language, by chance. Where that cannot be had, it is one of the few that are kept on the device.
 * @param {string} code @param {(path: string) => Promise<Response>} read @param {number} [most] to choose from
 * @returns {Promise<Response>}
 */
export function anyStarter(code, read, most = starters(code)) {
  const number = chance(most);
  return read(path(code, 1 + number)).catch((error) => {
    if (most <= FEW) throw error;
    return read(path(code, 1 + (number % FEW)));
  });
}

/** The language of a first visit's reader, if this is one and there are starters in it; else nothing. */
function ofFirstVisit() {
  let { language } = navigator;
  try {
    if (localStorage.getItem("crosscore.used")) return ""; // there were puzzles
    language = JSON.parse(localStorage.getItem("crosscore.language") ?? "null") ?? language;
  } catch {
    /* forbidden storage */
  }
  const [code] = String(language).toLowerCase().split("-");
  return starters(code) ? code : "";
}

/**
 * Ask for the starter of a first visit, before anybody wants it.
 * @param {(path: string) => Promise<Response>} read
 * @returns {{code: string, answer: Promise<Response>} | null}
 */
export function earlyStarter(read) {
  const code = ofFirstVisit();
  if (!code) return null;
  const answer = anyStarter(code, read);
  answer.catch(() => {}); // whoever wants it hears of it
  return { code, answer };
}
