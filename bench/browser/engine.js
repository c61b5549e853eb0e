// Evaluated in an empty page of the site's origin: the engine as the page has it (its worker and its
// messages), and the bare search in a Pyodide of this page, where its own clock tells more finely.

/** The site's worker, asked by the protocol (docs/protocol.md). */
async function throughWorker(base) {
  const { startWorker } = await import(`${base}boot.js`);
  const worker = startWorker();
  const waiting = new Map();
  let hear = () => {},
    last = 0;
  const fatal = new Promise((_, reject) => {
    worker.onerror = (event) => reject(new Error(event.message || "The worker did not start."));
    worker.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "fatal") reject(new Error(message.message));
      else if (message.id !== undefined) waiting.get(message.id)(message);
      else hear(message);
    };
  });
  const ask = async (type, fields, payload) => {
    const id = ++last;
    const answered = new Promise((resolve) => waiting.set(id, resolve));
    worker.postMessage({ text: JSON.stringify({ v: 1, id, type, ...fields }), payload }, payload ? [payload] : []);
    const message = await Promise.race([answered, fatal]);
    if (message.type === "error") throw new Error(`${message.code}: ${message.message}`);
    return message;
  };
  /** Run a job; `each` hears what it says before its end, which is returned. */
  const run = async (type, fields, payload, each = () => {}) => {
    const ended = new Promise((resolve) => {
      hear = (message) => (message.type === "end" ? resolve(message) : each(message));
    });
    await ask(type, fields, payload);
    const end = await Promise.race([ended, fatal]);
    if (end.outcome === "failed") throw new Error(end.error.message);
    return end;
  };
  await ask("hello", { protocol: 1 });

  return async ({ words, seconds, seed }) => {
    const list = JSON.stringify(Object.fromEntries(words.map((word, i) => [word, `Clue ${i + 1}`])));
    const loaded = await run(
      "dictionary.load",
      { name: "bench.json", language: "en" },
      new TextEncoder().encode(list).buffer,
    );
    const dictionary = loaded.dictionary.id;
    const options = { count: words.length, seconds };
    let first = null;
    const start = performance.now();
    const end = await run("puzzle.new", { kind: "freeform", dictionary, options, seed }, undefined, ({ view }) => {
      if (view?.counts.placed === words.length) first ??= (performance.now() - start) / 1000;
    });
    const wall = (performance.now() - start) / 1000;
    const { counts } = end.view;
    if (counts.placed === words.length) first ??= wall;
    await ask("dictionary.drop", { dictionary });
    const laid = end.view.words
      .filter(({ state }) => state === "placed")
      .map(({ word, places: [[row, column]], across }) => [word.toLowerCase(), row, column, !across]);
    const says = {
      placed: counts.placed,
      crossings: counts.crossings,
      components: counts.components,
      width: counts.width,
      height: counts.height,
    };
    return { laid, cpu: wall, first, says };
  };
}

/** bench/ours.py in a Pyodide of this page. */
async function alone(base, program) {
  const py = `${base}py/`;
  const [{ loadPyodide }, { lock }] = await Promise.all([import(`${py}pyodide.js`), import(`${py}manifest.js`)]);
  const pyodide = await loadPyodide({
    indexURL: py,
    stdLibURL: `${py}stdlib.zip`,
    lockFileContents: lock,
    packageBaseUrl: py,
    packages: Object.keys(lock.packages),
    env: { PYTHONHASHSEED: "0" },
  });
  pyodide.globals.set("__name__", "bench");
  pyodide.runPython(program, { filename: "ours.py" });
  const run = pyodide.runPython("import json\nlambda text: json.dumps(run(json.loads(text)))");
  return async (task) => JSON.parse(run(JSON.stringify(task)));
}

window.bench = { throughWorker, alone };
