// A further worker, as the pool knows it (pool.js): it comes when a job is shared for the first time.

/** @typedef {import("../base/protocol.d.ts").Document} Document */
/** @typedef {import("../base/protocol.d.ts").Requests} Requests */
/** @typedef {import("../base/protocol.d.ts").Answers} Answers @typedef {import("./client.js").Message} Message */
/** @typedef {import("../base/protocol.d.ts").End} End @typedef {import("./client.js").JobRequest} JobRequest */
/** @typedef {import("./pool.js").Recipe} Recipe @typedef {import("./pool.js").Fields} Fields */

const VERSION = 1;

/** Whatever is asked of it fails when it is ended. */
export class Helper {
  /**
   * @param {() => Worker} startWorker @param {(files: string[]) => void} asked hears which files it has fetched
   * @param {number} patience milliseconds in which it has to stop
   */
  constructor(startWorker, asked, patience) {
    this.asked = asked;
    this.patience = patience;
    this.lastId = 0;
    this.over = false;
    this.busy = false; // with a shared job, or about to be
    this.job = 0; // that it works on
    this.found = ""; // what it has found last, as text
    /** @type {Map<number, {resolve: (answer: Answers[keyof Answers]) => void, reject: (error: unknown) => void}>} */
    this.waiting = new Map();
    /**
     * Who waits for the end of its job.
     * @type {{best?: (document: Document) => void, resolve: (end: End) => void, reject: (e: unknown) => void} | null}
     */
    this.running = null;
    /** The dictionary that it has read, and by which id. @type {{recipe: Recipe, id: string} | null} */
    this.read = null;
    this.worker = startWorker();
    this.worker.onmessage = ({ data }) => this.over || this.hear(JSON.parse(data));
    this.worker.onerror = (event) => {
      event.preventDefault(); // nobody need know
      this.end();
    };
    this.worker.onmessageerror = () => this.end();
    this.ready = this.ask("hello", { protocol: VERSION });
    this.ready.catch(() => {});
  }

  end() {
    if (this.over) return;
    this.over = true;
    this.busy = false;
    this.worker.terminate();
    const error = new Error("The worker is gone.");
    for (const { reject } of this.waiting.values()) reject(error);
    this.running?.reject(error);
  }

  /** @param {Message} message */
  hear(message) {
    if (message.type === "boot") return undefined;
    if (message.type === "fatal") return this.end();
    if (message.type === "asked") return this.asked(message.files);
    if ("id" in message) {
      const asked = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.type === "error") return asked?.reject(message);
      if (message.type === "accepted") this.job = message.job;
      return asked?.resolve(message);
    }
    if (message.job !== this.job) return undefined;
    if (message.type === "best") return this.running?.best?.(message.document);
    if (message.type !== "end") return undefined;
    this.job = 0;
    const { running } = this;
    this.running = null;
    return running?.resolve(message);
  }

  /**
   * @template {keyof Requests} T @param {T} type @param {Requests[T]} fields @param {ArrayBuffer} [payload]
   * @returns {Promise<Answers[T]>}
   */
  ask(type, fields, payload) {
    return new Promise((resolve, reject) => {
      if (this.over) return reject(new Error("The worker is gone."));
      const id = ++this.lastId;
      this.waiting.set(id, { resolve: /** @type {(answer: Answers[keyof Answers]) => void} */ (resolve), reject });
      const text = JSON.stringify({ v: VERSION, id, type, ...fields });
      return this.worker.postMessage({ text, payload }, payload ? [payload] : []);
    });
  }

  /**
   * A job, to its end.
   * @param {JobRequest} type @param {Fields} fields @param {(document: Document) => void} [best]
   * @param {ArrayBuffer} [payload] @returns {Promise<End>}
   */
  run(type, fields, best, payload) {
    return new Promise((resolve, reject) => {
      this.running = { best, resolve, reject };
      this.ask(type, /** @type {Requests[JobRequest]} */ (fields), payload).catch(reject);
    });
  }

  /** The id of a dictionary, read if it was not. @param {Recipe} recipe @returns {Promise<string>} */
  async dictionary(recipe) {
    if (this.read?.recipe === recipe) return this.read.id;
    if (this.read) await this.ask("dictionary.drop", { dictionary: this.read.id });
    this.read = null;
    const id = await this.made(recipe);
    this.read = { recipe, id };
    return id;
  }

  /** @param {Recipe} recipe @returns {Promise<string>} */
  async made({ type, fields, bytes, parts }) {
    /** @type {Map<string, string>} */
    const ids = new Map();
    for (const [id, part] of parts) ids.set(id, await this.made(part));
    const renamed = JSON.parse(JSON.stringify(fields), (name, value) =>
      ["dictionary", "scores"].includes(name) ? (ids.get(value) ?? value) : value,
    );
    const end = await this.run(type, renamed, undefined, await bytes?.arrayBuffer());
    for (const dictionary of ids.values()) this.ask("dictionary.drop", { dictionary }).catch(() => {});
    if (!end.dictionary) throw new Error("It was not read.");
    return end.dictionary.id;
  }

  /** It has to stop, or it is ended. */
  stop() {
    const { running } = this;
    if (!running) return;
    if (this.job) this.ask("job.cancel", { job: this.job }).catch(() => {});
    setTimeout(() => this.running === running && this.end(), this.patience);
  }
}
