// The page's end of the wire to the engine: ids, promises, job handles; and what is done when the engine
// dies, hangs, or does not stop. Messages carry the whole document, so another worker can go on at once.
import { causeOf } from "./crash.js";
import { localised, t } from "../i18n/l10n.js";
import { deferred, Job } from "./job.js";
import { Pool } from "./pool.js";

/** @typedef {import("../base/protocol.d.ts").Requests} Requests */
/** @typedef {import("../base/protocol.d.ts").Answers} Answers */
/**
 * The messages whose answer is a puzzle, is that of a job, or takes no more than a document and a dictionary.
 * @typedef {{[T in keyof Requests]: Answers[T] extends import("../base/protocol.d.ts").PuzzleAnswer ? T : never}[
 *   keyof Requests]} PuzzleRequest
 * @typedef {{[T in keyof Requests]: Answers[T] extends import("../base/protocol.d.ts").Accepted ? T : never}[
 *   keyof Requests]} JobRequest
 */
/** @typedef {import("../base/protocol.d.ts").Kind} Kind @typedef {import("../base/protocol.d.ts").Options} Options */
/** @typedef {import("../base/protocol.d.ts").Ready} Ready @typedef {import("../base/protocol.d.ts").End} End */
/** @typedef {import("../base/protocol.d.ts").Trouble} Told */
/** @typedef {Pick<Told, "code" | "message"> & Partial<Told>} Trouble  what the engine, or the page, found wrong */
/**
 * What jobs tell of themselves.
 * @typedef {import("../base/protocol.d.ts").Best} Best @typedef {import("../base/protocol.d.ts").Progress} Progress
 * @typedef {import("../base/protocol.d.ts").Version} Version
 * @typedef {import("../base/protocol.d.ts").Fill} Fill
 * @typedef {Best | Progress | Version | Fill} Note
 * @typedef {{accepted?: () => void, best?: (message: Best) => void, progress?: (message: Progress) => void,
 *   version?: (message: Version) => void, fill?: (message: Fill) => void}} Listeners
 */
/**
 * Whatever comes of the worker: what it tells of itself, answers, what jobs tell and how they end.
 * @typedef {{type: "boot", step: string, done: number, total: number, parts: string}} Boot
 * @typedef {{type: "asked", files: string[]}} Asked @typedef {{type: "fatal", message: string, trace: string}} Fatal
 * @typedef {{id: number} & (Answers[keyof Answers] | import("../base/protocol.d.ts").Refused)} Answer
 * @typedef {Boot | Asked | Fatal | Answer | Note | End} Message
 */
/** @template T @typedef {import("./job.js").Deferred<T>} Deferred */
/**
 * @typedef {import("./crash.js").Crash} Crash
 * @typedef {{type: string, fields: object, once: boolean, tries: number, resolve(answer: Answers[keyof Answers]): void,
 *   reject: (error: EngineError) => void}} Question  `once`: it cannot be asked again
 */

const VERSION = 1;
const TICK_MS = 500;
const SILENCE_MS = 10_000; // without a word while something is asked: longer than any one slice or answer takes
const START_MS = 75_000; // without a word while it starts: the worker itself gives up after a minute
const DEATHS = 3; // of workers that have not lasted
const LASTING_MS = 60_000;

/** What the engine refused, or why it cannot be asked. */
export class EngineError extends Error {
  /** @param {Trouble & {crash?: Crash}} trouble */
  constructor({ code, message, where = "", said, slots = [], crash }) {
    super(localised({ message, said }));
    this.code = code;
    this.where = where;
    this.slots = slots; // runs of cells that it is about
    this.crash = crash; // with the code "crashed"
    this.reading = ""; // the word list that it was about
    this.kept = false; // what had been found by then is kept
    /** What could be made by hand instead. @type {{kind: Kind, options: Options, seed: number} | null} */
    this.unfilled = null;
  }
}

export class Engine {
  /**
   * @param {() => Worker} startWorker
   * @param {{boot: (step: string, done: number, total: number, parts: string) => void, fatal: (crash: Crash) => void,
   *   hung: () => void, crashed: (crash: Crash, told: boolean) => void, silent: (on: boolean) => void}} on
   *   `hung` is called after a worker that would not stop was replaced; `crashed` after one that died was, where `told`
   *   says that somebody's promise was rejected with it; `fatal` if it was not; `silent` when it says nothing for long,
   *   and when it speaks again
   */
  constructor(startWorker, on) {
    /** @type {string[]} */
    this.files = []; // addresses that the workers have asked for
    this.startWorker = startWorker;
    const tell = (/** @type {Requests["job.share"]} */ found) =>
      void this.request("job.share", found, undefined, true).catch(() => {}); // once: another engine has other jobs
    this.pool = new Pool(startWorker, tell, { files: (files) => void this.files.push(...files) });
    this.on = on;
    this.epoch = 0; // counts workers: what one engine has loaded, the next has not
    /** @type {Set<Job>} jobs that the worker has, or is about to get */
    this.live = new Set();
    /** @type {Map<number, Question>} */
    this.waiting = new Map();
    this.deaths = 0; // of workers in a row that did not last
    this.born = 0; // when this one was ready
    this.greeted = false;
    this.lastId = 0; // of a question
    /** Settles with what the engine says of itself. @type {Deferred<Ready>} */
    this.hello = deferred();
    /** @type {Worker | undefined} */
    this.worker = undefined;
    this.quiet = false; // silence was told
    this.silence = 0; // milliseconds
    this.looked = 0;
    this.clock = 0;
    this.start();
  }

  /** The page has drawn what needs no engine: one that is starting may take all cores. */
  drawn() {
    this.worker?.postMessage({ drawn: true });
  }

  /** Start a worker and greet it. `ready` resolves with what the engine says of itself, be it another one by then. */
  start() {
    this.epoch += 1;
    this.pool.forget();
    this.lastId = 0;
    this.dead = false;
    /** @type {Map<number, Job>} */
    this.jobs = new Map();
    if (this.greeted) this.hello = deferred();
    this.greeted = false;
    this.heard();
    const { hello } = this;
    /** @type {Promise<Ready>} */
    this.ready = hello.promise;
    this.ready.catch(() => {}); // whoever needs it awaits it
    try {
      const worker = (this.worker = this.startWorker());
      /** @template {Event} E @param {(event: E) => void} act @returns {(event: E) => void} */
      const mine = (act) => (event) => void (worker === this.worker && !this.dead && act(event));
      worker.onmessage = mine(({ data }) => this.receive(JSON.parse(data)));
      worker.onerror = mine((event) => this.die(event.message || t("fatal-not-started"), ""));
      worker.addEventListener(
        "messageerror",
        mine(() => this.die("A message of the worker could not be read.", "")),
      );
    } catch (error) {
      const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
      queueMicrotask(() => this.die(message, stack));
    }
    this.request("hello", { protocol: VERSION }).then(
      (answer) => {
        this.greeted = true;
        this.born = performance.now();
        hello.resolve(answer);
      },
      (error) => !["restarted", "crashed"].includes(error.code) && hello.reject(error),
    );
  }

  /** Drop the worker and start another. Jobs that were stopped end so, others fail; questions are asked again. */
  restart() {
    this.worker?.terminate();
    const error = new EngineError({ code: "restarted", message: t("failed-restarted") });
    for (const job of this.live) if (!job.cancelled) job.reject(error);
    this.again(error);
  }

  /**
   * Start another worker, and ask it what the last one has not answered: all but what is about something that it had
   * loaded, what came with a file, and what has been asked twice.
   * @param {EngineError} error for those @param {Question} [guilty] for this one, too
   * @returns {boolean} whether anybody has got that error
   */
  again(error, guilty) {
    const questions = [...this.waiting.values()];
    this.waiting.clear();
    for (const job of this.live) {
      job.resolve({ type: "end", job: job.number, outcome: "stopped" }); // unless that was said, or it has failed
      job.finish();
    }
    this.live.clear();
    const lost = (/** @type {Question} */ { type, fields, once, tries }) =>
      type === "hello" ||
      type === "job.cancel" ||
      type.startsWith("dictionary.") ||
      "dictionary" in fields ||
      once ||
      tries > 1;
    const gone = questions.filter((question) => question === guilty || lost(question));
    const kept = questions.filter((question) => !gone.includes(question));
    for (const { reject } of gone) reject(error);
    this.start();
    for (const question of kept) this.send(question);
    return gone.some(({ type }) => !["hello", "job.cancel", "job.share", "dictionary.drop"].includes(type));
  }

  /**
   * One question, one answer.
   * @template {keyof Requests} T
   * @param {T} type @param {Requests[T]} fields @param {ArrayBuffer} [payload] given away, not copied
   * @param {boolean} [once] another worker is not to be asked
   * @returns {Promise<Answers[T]>} rejects with EngineError
   */
  request(type, fields, payload, once = Boolean(payload)) {
    if (this.dead) return Promise.reject(new EngineError({ code: "dead", message: t("failed-not-running") }));
    if (type === "dictionary.drop") this.pool.drop(/** @type {Requests["dictionary.drop"]} */ (fields).dictionary);
    /** @type {Deferred<Answers[T]>} */
    const { promise, resolve, reject } = deferred();
    const settle = /** @type {Question["resolve"]} */ (resolve);
    this.send({ type, fields, once, tries: 0, resolve: settle, reject }, payload);
    return promise;
  }

  /** @param {Question} question @param {ArrayBuffer} [payload] */
  send(question, payload) {
    const id = ++this.lastId;
    question.tries += 1;
    this.waiting.set(id, question);
    const text = JSON.stringify({ v: VERSION, id, type: question.type, ...question.fields });
    this.worker?.postMessage({ text, payload }, payload ? [payload] : []);
    this.listen();
  }

  /**
   * Start a job; before, wait until `free`.
   * @template {JobRequest} T @param {T} type @param {Requests[T]} fields @param {Listeners} [listeners]
   * @param {ArrayBuffer} [payload]
   */
  run(type, fields, listeners = {}, payload) {
    const job = new Job(this, type, fields, listeners);
    const { epoch } = this;
    this.live.add(job);
    job.bytes = payload && this.pool.copied(payload);
    this.request(type, fields, payload, true).then(
      ({ job: number, share }) => {
        job.number = number;
        if (this.epoch !== epoch) return; // it died in the same breath
        if (share && !job.cancelled) this.pool.begin({ job: number, type, fields, share });
        job.listeners.accepted?.();
        this.jobs.set(number, job);
        if (job.cancelled) this.cancel(job);
      },
      (error) => {
        this.gone(job);
        job.reject(error);
      },
    );
    return job;
  }

  /** Resolves when the engine has no job that was stopped any more. */
  async free() {
    while (this.live.size) await Promise.race([...this.live].map((job) => job.over));
  }

  /** @param {Job} job */
  gone(job) {
    this.live.delete(job);
    this.jobs.delete(job.number);
    this.pool.finish(job.number);
    job.finish();
  }

  /** @param {Job} job */
  cancel(job) {
    this.request("job.cancel", { job: job.number }).catch(() => {});
  }

  /** @param {Message} message */
  receive(message) {
    this.heard();
    if (message.type === "boot") return this.on.boot(message.step, message.done, message.total, message.parts);
    if (message.type === "asked") return void this.files.push(...message.files); // for proof.js
    if (message.type === "fatal") return this.die(message.message, message.trace);
    if ("id" in message) return this.answer(message);
    const job = this.jobs.get(message.job);
    if (!job) return undefined;
    if (message.type === "best") this.pool.best(job.number, message.document);
    if (message.type !== "end") {
      const hears = /** @type {((message: Note) => void) | undefined} */ (job.listeners[message.type]);
      return hears?.(message);
    }
    this.gone(job);
    if (message.dictionary) this.pool.know(message.dictionary.id, job);
    if (message.outcome === "failed") return job.reject(new EngineError(/** @type {Told} */ (message.error)));
    if (job.left && message.dictionary)
      this.request("dictionary.drop", { dictionary: message.dictionary.id }).catch(() => {});
    return job.resolve(message);
  }

  /** @param {Answer} message */
  answer(message) {
    const asked = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "error") asked?.reject(new EngineError(message));
    else asked?.resolve(message);
  }

  // -- silence ------------------------------------------------------------------------

  /** Whether anything is asked that is not answered. */
  get asked() {
    return this.waiting.size > 0 || this.live.size > 0;
  }

  /** Something was heard of the worker. */
  heard() {
    this.silence = 0;
    if (!this.quiet) return;
    this.quiet = false;
    this.on.silent(false);
  }

  /** Count how long nothing is heard while something is asked. */
  listen() {
    if (this.clock) return;
    this.heard();
    this.looked = performance.now();
    this.clock = window.setInterval(() => {
      const now = performance.now();
      this.silence += Math.min(now - this.looked, 2 * TICK_MS); // a page that was suspended, or blocked, has not waited
      this.looked = now;
      if (this.dead || !this.asked) {
        clearInterval(this.clock);
        this.clock = 0;
        this.heard();
      } else if (!this.greeted && this.silence > START_MS) {
        this.die("Starting takes too long: nothing was heard of the worker.", "");
      } else if (this.greeted && !this.quiet && this.silence > SILENCE_MS) {
        this.quiet = true;
        this.on.silent(true);
      }
    }, TICK_MS);
  }

  /** Whoever was asked wants to wait. */
  wait() {
    this.heard();
  }

  // -- death --------------------------------------------------------------------------

  /**
   * The engine cannot be used any more. One that has worked is replaced by another, unless that has happened too often.
   * @param {string} message @param {string} trace
   */
  die(message, trace) {
    if (this.dead) return;
    this.dead = true;
    this.worker?.terminate();
    const crash = { cause: causeOf(`${message}\n${trace}`), message, trace: trace ?? "" };
    this.pool.forget(crash.cause === "memory");
    if (performance.now() - this.born > LASTING_MS) this.deaths = 0;
    const again = this.greeted && this.deaths < DEATHS;
    this.deaths = again ? this.deaths + 1 : 0;
    const text = t(crash.cause === "memory" ? "crash-memory" : "crash-fault");
    const error = again
      ? new EngineError({ code: "crashed", message: text, crash })
      : new EngineError({ code: "dead", message });
    const jobs = [...this.live];
    const told = jobs.some((job) => !job.cancelled);
    if (!again) {
      for (const { reject } of this.waiting.values()) reject(error);
      for (const job of jobs) (job.reject(error), this.gone(job));
      this.waiting.clear();
      this.hello.reject(error);
      this.greeted = true; // the next one is greeted anew
      return this.on.fatal(crash);
    }
    for (const job of jobs) job.reject(error);
    const guilty = jobs.length || crash.cause !== "memory" ? undefined : [...this.waiting.values()][0];
    const heard = this.again(error, guilty);
    return this.on.crashed(crash, told || heard);
  }
}
