// What the engine died of, by the words of its error.

/**
 * @typedef {{cause: "memory" | "fetch" | "slow" | "damaged" | "fault", message: string, trace: string}} Crash  what the
 *   engine died of: `message` and `trace` are English
 */

/** Errors that say that memory was not enough, in the words of Python, WebAssembly and the browsers. */
const MEMORY = new RegExp(
  [
    "MemoryError",
    "out of memory",
    "\\bOOM\\b",
    "allocation failed",
    "cannot enlarge memory",
    "could not allocate",
    "memory access out of bounds",
    "invalid array (buffer )?length",
  ].join("|"),
  "i",
);
const FETCH =
  /could not be fetched|failed to fetch|networkerror|load failed|module script|dynamically imported module/i;

/** @param {string} message @returns {Crash["cause"]} */
export const causeOf = (message) =>
  MEMORY.test(message)
    ? "memory"
    : /takes too long/.test(message)
      ? "slow"
      : /damaged or missing/.test(message)
        ? "damaged"
        : FETCH.test(message)
          ? "fetch"
          : "fault";
