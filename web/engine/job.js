// A running job of the engine, as whoever has asked for it knows it.

const STOP_MS = 50; // a person sees that it has stopped, whatever the worker is at
const CANCEL_PATIENCE_MS = 1000; // a slice of work is 30 ms: after this long the worker hangs

/** @typedef {import("./client.js").Engine} Engine @typedef {import("./client.js").Listeners} Listeners */
/** @typedef {import("../base/protocol.d.ts").End} End @typedef {import("./client.js").JobRequest} JobRequest */
/**
 * A promise and what settles it.
 * @template T
 * @typedef {{promise: Promise<T>, resolve: (value: T) => void, reject: (error: unknown) => void}} Deferred
 */
/** @template T @returns {Deferred<T>} */
export function deferred() {
  /** @type {Partial<Deferred<T>>} */
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return /** @type {Deferred<T>} */ (made);
}

/** A running job: `done` settles exactly once, with its end. */
export class Job {
  /** @param {Engine} engine @param {JobRequest} type @param {object} fields @param {Listeners} listeners */
  constructor(engine, type, fields, listeners) {
    this.engine = engine;
    this.type = type;
    this.fields = fields;
    this.listeners = listeners;
    /** The file that it reads, for other workers. @type {Blob | undefined} */
    this.bytes = undefined;
    this.number = 0; // the engine's, once it has accepted
    this.cancelled = false;
    this.left = false; // it has not ended, but nobody waits for that any more
    /** @type {Deferred<End>} */
    const { promise, resolve, reject } = deferred();
    this.done = promise;
    this.resolve = resolve;
    this.reject = reject;
    this.finish = () => {};
    /** The engine works on it no more, which may be later than `done`. @type {Promise<void>} */
    this.over = new Promise((over) => (this.finish = over));
  }

  /** Stop it. It ends within a moment: by its own last word, or without one, and nothing is heard of it any more. */
  cancel() {
    if (this.cancelled) return;
    this.cancelled = true;
    const { engine } = this;
    if (this.number) engine.cancel(this);
    engine.pool.finish(this.number);
    const { epoch } = engine;
    setTimeout(() => {
      if (!engine.live.has(this)) return;
      this.left = true;
      this.listeners = {};
      this.resolve({ type: "end", job: this.number, outcome: "stopped" });
    }, STOP_MS);
    setTimeout(() => {
      if (engine.epoch !== epoch || !engine.live.has(this)) return;
      engine.restart();
      engine.on.hung();
    }, CANCEL_PATIENCE_MS);
  }
}
