// The page's end of the wire to the engine: ids, promises, job handles, the watchdog.
import { said as sentence, t } from "./l10n.js";

/** @typedef {{code: string, message: string, where?: string, said?: {id: string, values: Record<string, any>}}} Trouble */
/** @typedef {{type: string, job: number, outcome: "found"|"limit"|"stopped"|"failed"|"exhausted", error?: Trouble, dictionary?: object, document?: object, view?: object}} End */
/** @typedef {{accepted?: () => void, best?: (message: object) => void, progress?: (message: object) => void}} Listeners */

const VERSION = 1;
const CANCEL_PATIENCE_MS = 1000; // a slice of work is 30 ms: after this long the worker hangs

/** What the engine refused, or why it cannot be asked. */
export class EngineError extends Error {
  /** @param {Trouble} trouble */
  constructor({ code, message, where = "", said, slots = [] }) {
    super(sentence({ message, said }));
    this.code = code;
    this.where = where;
    this.slots = slots; // runs of cells that it is about
    /** @type {any} what could be made by hand instead: see `fresh` in maker.js */
    this.unfilled = null;
  }
}

/** A running job: `done` settles exactly once, with its end. */
class Job {
  /** @param {Engine} engine @param {Listeners} listeners */
  constructor(engine, listeners) {
    this.engine = engine;
    this.listeners = listeners;
    this.number = 0; // the engine's, once it has accepted
    this.cancelled = false;
    /** @type {Promise<End>} */
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  /** Ask it to stop; its end still comes. If it does not come in time the worker is replaced. */
  cancel() {
    if (this.cancelled) return;
    this.cancelled = true;
    if (this.number) this.engine.cancel(this);
  }
}

export class Engine {
  /**
   * @param {() => Worker} startWorker
   * @param {{boot: (step: string, done: number, total: number) => void, fatal: (message: string, trace: string) => void, hung: () => void}} on
   *   `hung` is called after a worker that would not stop was replaced
   */
  constructor(startWorker, on) {
    this.startWorker = startWorker;
    this.on = on;
    this.epoch = 0; // counts workers: what one engine has loaded, the next has not
    this.start();
  }

  /** Start a worker and greet it. `ready` resolves with what the engine says of itself. */
  start() {
    this.epoch += 1;
    this.lastId = 0;
    this.dead = false;
    /** @type {Map<number, {resolve: Function, reject: Function}>} */
    this.waiting = new Map();
    /** @type {Map<number, Job>} */
    this.jobs = new Map();
    try {
      const worker = (this.worker = this.startWorker());
      worker.onmessage = ({ data }) => worker === this.worker && this.receive(JSON.parse(data));
      worker.onerror = (event) => worker === this.worker && this.die(event.message || t("fatal-not-started"), "");
    } catch (error) {
      queueMicrotask(() => this.die(String(error?.message ?? error), String(error?.stack ?? "")));
    }
    this.ready = this.request("hello", { protocol: VERSION });
    this.ready.catch(() => {}); // whoever needs it awaits it
  }

  /** Drop the worker and start another. Live jobs end as stopped. */
  restart() {
    this.worker?.terminate();
    for (const job of this.jobs.values()) job.resolve({ type: "end", job: job.number, outcome: "stopped" });
    this.rejectAll({ code: "restarted", message: t("failed-restarted") });
    this.start();
  }

  /**
   * One question, one answer.
   * @param {string} type @param {object} [fields] @param {ArrayBuffer} [payload] given away, not copied
   * @returns {Promise<any>} rejects with EngineError
   */
  request(type, fields = {}, payload) {
    if (this.dead) return Promise.reject(new EngineError({ code: "dead", message: t("failed-not-running") }));
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      const text = JSON.stringify({ v: VERSION, id, type, ...fields });
      this.worker?.postMessage({ text, payload }, payload ? [payload] : []);
    });
  }

  /**
   * Start a job.
   * @param {string} type @param {object} fields @param {Listeners} [listeners] @param {ArrayBuffer} [payload]
   */
  run(type, fields, listeners = {}, payload) {
    const job = new Job(this, listeners);
    this.request(type, fields, payload).then(({ job: number }) => {
      job.number = number;
      listeners.accepted?.();
      this.jobs.set(number, job);
      if (job.cancelled) this.cancel(job);
    }, job.reject);
    return job;
  }

  /** @param {Job} job */
  cancel(job) {
    const { epoch } = this;
    this.request("job.cancel", { job: job.number }).catch(() => {});
    setTimeout(() => {
      if (this.epoch === epoch && this.jobs.has(job.number)) {
        this.restart();
        this.on.hung();
      }
    }, CANCEL_PATIENCE_MS);
  }

  /** @param {any} message */
  receive(message) {
    if (message.type === "boot") return this.on.boot(message.step, message.done, message.total);
    if (message.type === "fatal") return this.die(message.message, message.trace);
    if (message.id !== undefined) {
      const asked = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.type === "error") asked?.reject(new EngineError(message));
      else asked?.resolve(message);
      return;
    }
    const job = this.jobs.get(message.job);
    if (!job) return;
    if (message.type !== "end") return job.listeners[message.type]?.(message);
    this.jobs.delete(message.job);
    if (message.outcome === "failed") job.reject(new EngineError(message.error));
    else job.resolve(message);
  }

  /** @param {string} message @param {string} trace */
  die(message, trace) {
    if (this.dead) return;
    this.dead = true;
    this.worker?.terminate();
    this.rejectAll({ code: "dead", message });
    this.on.fatal(message, trace ?? "");
  }

  /** @param {Trouble} trouble */
  rejectAll(trouble) {
    const error = new EngineError(trouble);
    for (const { reject } of this.waiting.values()) reject(error);
    for (const job of this.jobs.values()) job.reject(error);
    this.waiting.clear();
    this.jobs.clear();
  }
}
