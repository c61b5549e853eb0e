// Further workers that join in a job of the engine's, where the engine says that they can: each by a seed of its own.
// What they find goes to the engine (`job.share`), which takes what is better and tells of it as its own. Whoever waits
// for the job hears of the engine alone: a worker of these that dies, or says nothing, is nobody's loss.

/** @typedef {import("../base/protocol.d.ts").Document} Document */
/** @typedef {import("../base/protocol.d.ts").Share} Share */
/** @typedef {import("./client.js").JobRequest} JobRequest */
/** @typedef {object} Fields  as messages have them */
/**
 * How a dictionary was read, so that another worker can read it too: from bytes, or from `parts`, by their ids.
 * @typedef {{type: JobRequest, fields: Fields, bytes?: Blob, parts: Map<string, Recipe>}} Recipe
 */
/**
 * A job that is shared: its number, how it was asked for, and the best document there is.
 * @typedef {{job: number, type: JobRequest, fields: Fields, share: Share, recipe?: Recipe, best?: Document}} Work
 */

export const TIMES = {
  delay: 750, // ms that a job runs alone: easy ones never start a worker
  idle: 20_000, // ms without such a job, after which the workers go
  stop: 100, // ms in which they have to stop
};
const MOST = 8;
const SMALL_GB = 4; // of memory: a worker takes about 100 MB
const MOST_BYTES = 16e6; // of a word list that is kept for others: larger ones only the engine has
const DEATHS = 3; // after which no more are started

/**
 * How many workers may be at work, with the engine's own.
 * @param {{hardwareConcurrency?: number, deviceMemory?: number}} device
 * @param {{battery?: boolean, touch?: boolean}} [state]  `battery`: it runs on that; `touch`: it has no mouse
 */
export function allowed({ hardwareConcurrency = 1, deviceMemory }, { battery = false, touch = false } = {}) {
  if (battery || (deviceMemory === undefined ? touch : deviceMemory < SMALL_GB)) return 1;
  return Math.min(hardwareConcurrency, deviceMemory === undefined ? SMALL_GB : deviceMemory, MOST);
}

/** What this device allows, as of now. */
async function here() {
  const device = /** @type {Navigator & {getBattery?: () => Promise<{charging: boolean}>}} */ (navigator);
  const battery = await device.getBattery?.().catch(() => null);
  return allowed(device, { battery: battery?.charging === false, touch: !matchMedia("(any-pointer: fine)").matches });
}

export class Pool {
  /**
   * @param {() => Worker} startWorker @param {(fields: {job: number, document: Document, final: number}) => void} tell
   *   the engine of what one has found
   * @param {{files?: (files: string[]) => void, most?: () => Promise<number>}} [how]  `files` hears what they fetch
   */
  constructor(startWorker, tell, { files = () => {}, most = here } = {}) {
    this.startWorker = startWorker;
    this.tell = tell;
    this.files = files;
    this.most = most;
    this.deaths = 0;
    /** @type {import("./helper.js").Helper[]} */
    this.helpers = [];
    /** @type {Work | null} */
    this.work = null;
    /** Settles once the job has a document that can be improved. @type {(document: Document) => void} */
    this.first = () => {};
    /** @type {Promise<Document>} */
    this.start = new Promise(() => {});
    /** @type {Map<string, Recipe>} */
    this.recipes = new Map();
    this.timer = 0;
    this.rest = 0;
    /** The job that others have been sent to. @type {Work | null} */
    this.open = null;
  }

  // -- what the engine does -------------------------------------------------------------

  /** What the engine is given to read, kept for others, if there can be any. @param {ArrayBuffer} bytes */
  copied(bytes) {
    return allowed(navigator) > 1 && bytes.byteLength <= MOST_BYTES ? new Blob([bytes]) : undefined;
  }

  /** The engine has read a dictionary, so asked. @param {string} id @param {Omit<Recipe, "parts">} asked */
  know(id, { type, fields, bytes }) {
    /** @type {Map<string, Recipe>} */
    const parts = new Map();
    const { lists = [], scores = "" } = /** @type {{lists?: {dictionary: string}[], scores?: string}} */ (fields);
    for (const part of [...lists.map(({ dictionary }) => dictionary), scores].filter(Boolean)) {
      const recipe = this.recipes.get(part);
      if (!recipe) return; // others can't have it
      parts.set(part, recipe);
    }
    if (bytes || parts.size) this.recipes.set(id, { type, fields, bytes, parts });
  }

  /** The engine has forgotten one. @param {string} id */
  drop(id) {
    this.recipes.delete(id);
  }

  /** The engine has begun a job that others may join in. @param {Omit<Work, "recipe" | "best">} work */
  begin(work) {
    this.finish();
    const { dictionary = "", document } = /** @type {{dictionary?: string, document?: Document}} */ (work.fields);
    const recipe = this.recipes.get(dictionary);
    if (work.share.words && !recipe) return;
    clearTimeout(this.rest);
    this.start = new Promise((resolve) => (this.first = resolve));
    this.work = { ...work, recipe };
    if (work.type === "puzzle.improve" && document) this.best(work.job, document);
    this.timer = window.setTimeout(() => this.spread(), TIMES.delay);
  }

  /** The engine tells of a better puzzle. @param {number} job @param {Document} document */
  best(job, document) {
    const { work } = this;
    if (work?.job !== job) return;
    work.best = document;
    this.first(document);
    if (!this.helpers.some((helper) => helper.busy && helper.job)) return;
    const text = JSON.stringify(document);
    for (const helper of this.helpers)
      if (helper.busy && helper.job && helper.found !== text)
        helper.ask("job.share", { job: helper.job, document }).catch(() => {});
  }

  /** The job is over, or is to be: all stop. @param {number} [job] any, if absent */
  finish(job) {
    if (!this.work || (job !== undefined && this.work.job !== job)) return;
    this.work = null;
    clearTimeout(this.timer);
    for (const helper of this.helpers) helper.stop();
    clearTimeout(this.rest);
    this.rest = window.setTimeout(() => this.close(), TIMES.idle);
  }

  /** The engine is another one: it knows nothing. @param {boolean} [forGood] memory is short */
  forget(forGood = false) {
    if (forGood) this.deaths = DEATHS;
    this.finish();
    this.recipes.clear();
    if (forGood) this.close();
  }

  /** End all workers. */
  close() {
    for (const helper of this.helpers.splice(0)) helper.end();
  }

  // -- what the others do ---------------------------------------------------------------

  async spread() {
    const { work } = this;
    const most = await this.most().catch(() => 1);
    const { Helper } = await import("./helper.js").catch(() => ({ Helper: null }));
    if (!Helper || !work || this.work !== work || this.deaths >= DEATHS) return;
    this.helpers = this.helpers.filter((helper) => !helper.over);
    const wanted = Math.min(most - 1, work.share.seeds.length);
    while (this.helpers.length < wanted) {
      try {
        this.helpers.push(new Helper(this.startWorker, this.files, TIMES.stop));
      } catch {
        break; // the browser has no more
      }
    }
    this.open = work;
    this.helpers.slice(0, wanted).forEach((_, at) => this.join(at, work));
  }

  /** One of the others joins in a job. @param {number} at @param {Work} work */
  async join(at, work) {
    const helper = this.helpers[at];
    if (!helper || helper.busy) return; // it comes as soon as it has stopped what it is at
    helper.busy = true;
    const { type, job, share } = work;
    const seed = share.seeds[at];
    const tell = (/** @type {Document} */ document, final = 0) => {
      if (this.work !== work) return;
      helper.found = JSON.stringify(document);
      this.tell({ job, document, final });
    };
    try {
      await helper.ready;
      const words = share.words && work.recipe ? { dictionary: await helper.dictionary(work.recipe) } : {};
      if (!share.race) await this.start;
      if (this.work !== work) return;
      const end = share.race
        ? await helper.run(type, { ...work.fields, ...words, seed }, tell)
        : await helper.run("puzzle.improve", { document: work.best, ...words, seed }, tell);
      if (end.outcome === "found" && end.document) tell(end.document, 1);
    } catch {
      if (helper.over) this.deaths += this.work === work ? 1 : 0;
    } finally {
      helper.busy = false;
      if (this.work && this.work !== work && this.work === this.open) this.join(at, this.work);
    }
  }
}
