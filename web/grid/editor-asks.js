// Questions to the engine about what is drawn, asked again with each change.
import { shownPuzzle } from "../base/state.js";
import { usesDictionary } from "../ui/kinds.js";

/** The words that are asked about are not read yet. */
export class Unread extends Error {}

/**
 * Ask about what is shown without getting in the way of any act.
 * @param {import("../engine/client.js").Engine} engine @param {import("../app/state.js").Values} store
 * @param {import("../app/session.js").Session} session
 * @template {"grid.heat" | "grid.candidates" | "puzzle.statistics"} T
 * @param {T} type @param {{[name: string]: unknown}} [fields] besides the document and the dictionary
 * @returns {Promise<import("../base/protocol.d.ts").Answers[T]>}
 */
export function asked(engine, store, session, type, fields = {}) {
  const dictionary = "dictionary" in fields || !usesDictionary(store.kind) ? "" : session.dictionaries.loadedId;
  if (dictionary === undefined) throw new Unread();
  const question = { document: shownPuzzle(store).document, dictionary, ...fields };
  return engine.request(type, /** @type {import("../base/protocol.d.ts").Requests[T]} */ (question));
}

/**
 * A question that is asked after a pause, one at a time; only the answer to the newest counts.
 * @template T @param {number} pause milliseconds @param {() => T | Promise<T>} ask
 * @param {(answer: T | undefined, error?: unknown) => void} take
 * @returns {(now?: boolean) => void} to be called when something has changed
 */
export function asking(pause, ask, take) {
  let timer = 0;
  let newest = 0;
  let begun = 0;
  let running = false;
  const go = async () => {
    if (running || begun === newest) return;
    const turn = (begun = newest);
    running = true;
    let answer, error;
    try {
      answer = await ask();
    } catch (caught) {
      error = caught;
    }
    running = false;
    if (turn === newest) take(answer, error);
    else if (!timer) go();
  };
  return (now = false) => {
    newest += 1;
    clearTimeout(timer);
    timer = window.setTimeout(
      () => {
        timer = 0;
        go();
      },
      now ? 0 : pause,
    );
  };
}
