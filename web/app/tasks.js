// One act at a time: the newest wins, what runs can be stopped, and what fails says so.
import { codeOf } from "../base/errors.js";
import { EngineError } from "../engine/client.js";
import { has, t } from "../i18n/l10n.js";

/** @typedef {import("./state.js").Values} Values */
/** @typedef {import("../engine/client.js").Engine} Engine */
/** @typedef {import("../engine/client.js").Listeners} Listeners */
/** @typedef {import("../engine/client.js").Requests} Requests */

/**
 * Starts a job of the engine; resolves with its end.
 * @typedef {import("../engine/client.js").JobRequest} JobRequest
 * @typedef {<T extends JobRequest>(type: T, fields: Requests[T], listeners?: Listeners, payload?: ArrayBuffer) =>
 *   Promise<import("../engine/client.js").End>} Run
 */
/** @typedef {() => void} Check  throws once a newer act has come */
/**
 * `say` speaks, and shows its text for a while; `trouble` shows what an act has not done, and why.
 * @typedef {{say: (text: string) => void, trouble: (what: string, error: unknown) => void}} Telling
 */
/**
 * @typedef {{refused?: (error: EngineError) => boolean, firm?: boolean}} How  `refused` hears of an error first: true
 *   if it is dealt with; `firm`: a newer act comes after it, not in its place
 */

/** Thrown inside a task when a newer act has taken its place: no fault, nothing to say. */
export class Superseded extends Error {}

/**
 * What an act that failed has not done.
 * @param {string} act
 * @param {string} [name] its subject
 */
export function failed(act, name = "") {
  const id = `failed-${act.replace(".", "-")}`;
  return has(id) ? t(id, { name }) : "";
}

export class Tasks {
  /** @param {Engine} engine @param {Values} store @param {Telling} on */
  constructor(engine, store, on) {
    this.engine = engine;
    this.store = store;
    this.on = on;
    this.turn = 0; // counts acts
    this.newest = ""; // name of the newest act
    /** The act being done, or the last one. @type {Promise<unknown>} */
    this.live = Promise.resolve();
    /** @type {ReturnType<Engine["run"]> | null} */
    this.job = null;
    /** Ends the fetching of a dictionary. @type {AbortController | null} */
    this.fetching = null;
    /** Ends the act that waits for something else than a job. @type {() => void} */
    this.halt = () => {};
    /** How often the engine has died of an act, by what it was. @type {Map<string, number>} */
    this.crashes = new Map();
  }

  /** Stop what runs; what it has found so far stays. It is over within a moment, whatever the engine is at. */
  stop() {
    this.store.set({ stopping: true });
    this.fetching?.abort();
    if (this.job) this.job.cancel();
    else this.halt();
  }

  /** Resolves when nothing runs any more, whatever ran being stopped. */
  settle() {
    return this.run("", async () => {});
  }

  /**
   * Do `work` after whatever runs has been stopped and has ended, unless a newer act comes first.
   * @template T
   * @param {string} name of the act, as in the messages failed-… and job-…
   * @param {(run: Run, check: Check) => Promise<T>} work
   * @param {string} [subject] what the act is about, to name it in a message
   * @param {How} [how]
   * @returns {Promise<T | undefined>} undefined if it failed (told already) or was superseded
   */
  run(name, work, subject = "", how = {}) {
    const turn = ++this.turn;
    this.newest = name;
    const before = this.live;
    this.fetching?.abort();
    this.job?.cancel();
    const act = async () => {
      await before;
      if (turn !== this.turn && !how.firm) return undefined;
      this.store.set({ busy: name, subject, stopping: false, progress: null });
      try {
        return await this.work(turn, work, how.firm);
      } catch (error) {
        this.caught(error, { name, turn, subject, how });
        return undefined;
      } finally {
        if (turn === this.turn) this.store.set({ busy: null, progress: null, stopping: false });
      }
    };
    return (this.live = act());
  }

  /**
   * Do it once the engine is there and free; a press of Stop ends the waiting at any time.
   * @template T @param {number} turn @param {(run: Run, check: Check) => Promise<T>} work @param {boolean} [firm]
   */
  async work(turn, work, firm = false) {
    let stopped = false;
    const check = () => {
      if (stopped || (turn !== this.turn && !firm)) throw new Superseded();
    };
    /** @type {Run} */
    const run = async (type, fields, listeners, payload) => {
      check();
      const job = (this.job = this.engine.run(type, fields, listeners, payload));
      try {
        return await job.done;
      } finally {
        if (this.job === job) this.job = null;
      }
    };
    /** @type {Promise<never>} */
    const halted = new Promise((_, reject) => {
      this.halt = () => {
        stopped = true;
        reject(new Superseded());
      };
    });
    halted.catch(() => {});
    await Promise.race([halted, this.engine.ready]);
    await Promise.race([halted, this.engine.free()]); // of what was stopped; it may take another worker
    check();
    const made = await Promise.race([halted, work(run, check)]);
    check();
    return made;
  }

  /** @param {unknown} error @param {{name: string, turn: number, subject: string, how: How}} act */
  caught(error, { name, turn, subject, how: { refused } }) {
    const known =
      error instanceof Superseded || codeOf(error) === "dead" || (error instanceof EngineError && refused?.(error));
    if (!known) {
      if (error instanceof EngineError && error.crash) this.explain(error, name, subject);
      const kept = error instanceof EngineError && error.kept;
      const message = error instanceof Error ? error.message : "";
      const named = kept || (subject && message.includes(subject)); // the sentence says it all
      this.on.trouble(named ? "" : failed(name, subject), error);
    } else if (name && turn === this.turn && this.store.stopping) {
      this.on.say(t("done-stopped"));
    }
  }

  /**
   * Say of what the engine has died, and what to do if it is likely to happen again.
   * @param {EngineError} error with the code "crashed" @param {string} name of the act @param {string} [subject]
   */
  explain(error, name, subject = "") {
    const key = `${name} ${subject || error.reading}`;
    const times = 1 + (this.crashes.get(key) ?? 0);
    this.crashes.set(key, times);
    const again = error.crash?.cause === "memory" || times > 1;
    error.message = [
      error.message,
      error.reading ? t("crash-reading", { name: error.reading }) : "",
      again ? t(error.reading ? "crash-shorter-list" : "crash-smaller") : "",
    ]
      .filter(Boolean)
      .join(" ");
    return error;
  }

  /**
   * Fetch something, unless a newer act or Stop ends that first.
   * @template T @param {(signal: AbortSignal) => Promise<T>} work @returns {Promise<T>} rejects with Superseded
   */
  async fetch(work) {
    const fetching = (this.fetching = new AbortController());
    try {
      const found = await work(fetching.signal);
      if (fetching.signal.aborted) throw new Superseded();
      return found;
    } finally {
      if (this.fetching === fetching) this.fetching = null;
    }
  }
}
