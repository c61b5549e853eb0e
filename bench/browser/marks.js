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
  const shown = () => requestAnimationFrame(() => requestAnimationFrame(() => mark("shown")));
  const idle = () => marks.best !== undefined && document.documentElement.dataset.state === "idle" && mark("idle");
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
          shown(); // the page has drawn it in the first of the two frames at the latest
          marks.first ??= message.view.counts;
          if (message.view.counts.placed === message.view.counts.given) mark("complete");
        }
      });
    }
  };
  new MutationObserver(idle).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-state"] });
})();
