// Put into the page before anything of its own: notes when it gets how far, in milliseconds since the
// navigation began (performance.now() counts from there), by listening in on its worker.
(() => {
  const marks = {};
  let finish;
  const finished = new Promise((resolve) => {
    finish = resolve;
  });
  /** Marks when there is a crossword and the page is idle, or the engine is dead, or time is up. */
  window.benchDone = (ms) => Promise.race([finished, new Promise((over) => setTimeout(over, ms))]).then(() => marks);
  const mark = (name) => {
    marks[name] ??= performance.now();
    if (marks.shown && marks.idle) finish();
  };
  /** Whoever made it: the build, an earlier visit or the engine. */
  const shown = () => {
    if (seen || !document.querySelector("#grid[data-columns]")) return;
    seen = true;
    requestAnimationFrame(() => requestAnimationFrame(() => mark("shown"))); // drawn in the first of them at the latest
  };
  let seen = false;
  const idle = () => seen && document.documentElement.dataset.state === "idle" && mark("idle");
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      mark("worker");
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "fatal") ((marks.fatal = message.message), finish());
        if (message.type === "boot" && message.step === "ready") mark("engine");
        if (message.dictionary) mark("dictionary");
        if (message.view) {
          mark("best");
          marks.first ??= message.view.counts;
          if (message.view.counts.placed === message.view.counts.given) mark("complete");
        }
      });
    }
  };
  const look = () => {
    shown();
    idle();
  };
  const attributeFilter = ["data-state", "data-columns"];
  new MutationObserver(look).observe(document, { attributes: true, subtree: true, attributeFilter });
})();
