// In the built page: seconds from the bytes of a word list to its first crossword, in a worker of its own.
async ([name, seed]) => {
  const { Engine } = await import("./engine/client.js");
  const { startWorker } = await import("./boot.js");
  const on = {
    boot() {},
    fatal(why) {
      throw new Error(why);
    },
    hung() {},
  };
  const engine = new Engine(startWorker, on);
  await engine.ready;
  const bytes = await (await fetch(name)).arrayBuffer();
  const now = () => performance.now() / 1000;
  const begun = now();
  let last = begun,
    first = 0;
  const found = { slice: 0 };
  const told = () => {
    found.slice = Math.max(found.slice, now() - last);
    last = now();
  };
  const listed = await engine.run("dictionary.load", { name }, { progress: told }, bytes).done;
  told();
  found.load = now() - begun;
  const dictionary = listed.dictionary.id;
  const wanted = { kind: "freeform", dictionary, options: { count: 50, seconds: 1 }, seed };
  const made = engine.run("puzzle.new", wanted, {
    best() {
      first ||= now();
    },
  });
  const { document } = await made.done;
  found.total = (first || now()) - begun;
  found.first = found.total - found.load;
  const asked = now();
  await engine.request("puzzle.suggest", { document, dictionary, seed });
  found.suggest = now() - asked;
  engine.worker.terminate();
  return found;
};
