// Lets the pages of a browser context share engines, so that not every test waits for Python to start:
// see `context` in conftest.py. `take` runs in every page before its own scripts, and stands for its
// Worker; `hold` runs in a page that stays open, and has the real ones.
//
// When a page goes, its engine is brought back to where it began, by messages of the protocol alone,
// and waits for the next page.
const NODES = 1500; // of a search for a crossword's layout, in place of a time: any machine finds the same

/** The same seeds in every run, others in each tab: only what the page draws them with is replaced. */
function seeds() {
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint32Array && array.length === 1)) return random(array);
    sessionStorage.seedsTab ??= localStorage.seedsTabs = 1 + Number(localStorage.seedsTabs ?? 0);
    sessionStorage.seedsDrawn = 1 + Number(sessionStorage.seedsDrawn ?? 0);
    array[0] = Math.imul(1000 * sessionStorage.seedsTab + Number(sessionStorage.seedsDrawn), 2654435761);
    return array;
  };
}

function take() {
  const Real = Worker;
  /** Whether it is a search for a crossword whose time nobody has chosen. */
  const limited = ({ type, kind, document, options }) => {
    if (type !== "puzzle.new" && type !== "puzzle.reshuffle") return false;
    const { seconds = 1 } = options ?? document["org.crosscore:options"];
    return (kind ?? document["org.crosscore:kind"]) === "freeform" && seconds === 1;
  };

  globalThis.Worker = class extends EventTarget {
    constructor(address, options) {
      super();
      if (!options?.name?.startsWith("crosscore")) return new Real(address, options);
      const name = (this.name = crypto.randomUUID());
      this.channel = new BroadcastChannel("engines");
      this.channel.addEventListener("message", ({ data: { to, data, opened } }) => {
        if (to !== name) return;
        if (opened) this.open();
        else this.dispatchEvent(new MessageEvent("message", { data }));
      });
      this.addEventListener("message", (event) => this.onmessage?.(event));
      this.opened = new Promise((open) => (this.open = open));
      this.channel.postMessage({ open: name });
      addEventListener("pagehide", () => this.terminate());
    }

    postMessage(request, transfer = []) {
      if (request.drawn) return; // this one is not starting
      const { text, payload } = structuredClone(request, { transfer }); // the page has no bytes any more
      const asked = JSON.parse(text);
      const data = { text: limited(asked) ? JSON.stringify({ nodes: NODES, ...asked }) : text, payload };
      this.opened.then(() => this.channel.postMessage({ from: this.name, data }));
    }

    terminate() {
      this.channel.postMessage({ close: this.name });
    }
  };
}

function hold(startWorker) {
  const PATIENCE_MS = 10_000; // an engine that has not come back by then is given up
  const channel = new BroadcastChannel("engines");
  const idle = [];
  const busy = new Map(); // by the name of the page's end
  const clearing = new Set();

  class Engine {
    constructor() {
      this.worker = startWorker();
      this.listen = () => {};
      this.dictionaries = new Set();
      this.jobs = new Set();
      this.id = 1_000_000_000; // of messages that no page has sent
      this.worker.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "accepted") this.jobs.add(message.job);
        if (message.type === "end") this.jobs.delete(message.job);
        if (message.dictionary) this.dictionaries.add(message.dictionary.id);
        this.listen(data, message);
      };
    }

    /** Ask, and wait until `over` says that a message is the last one. */
    ask(fields, over = ({ id }) => id === this.id) {
      const text = JSON.stringify({ v: 1, id: (this.id += 1), ...fields });
      return new Promise((resolve) => {
        this.listen = (_, message) => over(message) && resolve(message);
        this.worker.postMessage({ text });
      });
    }

    /** End what is going on, forget what was loaded. */
    async clear() {
      await this.ask({ type: "hello", protocol: 1 }); // all that was asked before is answered now
      for (const job of this.jobs) await this.ask({ type: "job.cancel", job }, () => !this.jobs.has(job));
      for (const dictionary of this.dictionaries) await this.ask({ type: "dictionary.drop", dictionary });
      this.dictionaries.clear();
      this.listen = () => {};
    }
  }

  /** The engine back among the idle ones, or gone if it hangs. */
  const clear = async (engine) => {
    const cleared = engine.clear().then(() => true);
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, false));
    if (await Promise.race([cleared, late])) idle.push(engine);
    else engine.worker.terminate();
  };
  const close = (name) => {
    const engine = busy.get(name);
    if (!engine) return;
    busy.delete(name);
    const cleared = clear(engine).then(() => clearing.delete(cleared));
    clearing.add(cleared);
  };
  const open = async (name) => {
    while (!idle.length && clearing.size) await Promise.race(clearing);
    const engine = idle.pop() ?? new Engine();
    busy.set(name, engine);
    engine.listen = (data) => channel.postMessage({ to: name, data });
    channel.postMessage({ to: name, opened: true });
  };
  channel.onmessage = ({ data: message }) => {
    if (message.open) open(message.open);
    else if (message.close) close(message.close);
    else busy.get(message.from)?.worker.postMessage(message.data);
  };
  /** All pages are gone, whether they could say so or not. */
  globalThis.closeAll = async () => {
    for (const name of busy.keys()) close(name);
    await Promise.all(clearing);
  };
}
