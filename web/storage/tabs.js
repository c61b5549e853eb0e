// Which tab has which puzzle.

const PREFIX = "crosscore puzzle ";
const HELD_MS = 700; // a tab that is being reloaded lets go a moment late
const HELD_TRIES = 8; // in that time

/**
 * Hold a puzzle as this tab's own for as long as the tab lives or until `release` is called.
 * @param {string} id @param {boolean} patient wait a moment for another tab to let go
 * @returns {Promise<{release: () => void} | null>} null while another tab holds it
 */
export async function hold(id, patient) {
  const { locks } = navigator;
  if (!locks) return { release() {} }; // the revisions are checked all the same
  /** @returns {Promise<{release: () => void} | null>} */
  const ask = () =>
    new Promise((resolve) => {
      locks
        .request(PREFIX + id, { ifAvailable: true }, (lock) => {
          if (!lock) return resolve(null);
          return new Promise((done) => resolve({ release: () => done(undefined) }));
        })
        .catch(() => resolve(null));
    });
  // Asked again and again, not with a deadline: on a slow machine that would be over before the answer is looked at.
  for (let tries = patient ? HELD_TRIES : 1; ; tries -= 1) {
    const grip = await ask();
    if (grip || tries <= 1) return grip;
    await new Promise((resume) => setTimeout(resume, HELD_MS / HELD_TRIES));
  }
}

/** Ids of the puzzles that any tab holds. @returns {Promise<Set<string>>} */
export async function heldIds() {
  const { held = [] } = (await navigator.locks?.query?.().catch(() => undefined)) ?? {};
  const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(PREFIX));
  return new Set(names.map((name) => name.slice(PREFIX.length)));
}
