// What the page says of itself: the steps of the start, the work that runs, the counts, a dead engine.
import { byId, home, make } from "./dom.js";
import { megabytes, number, S, STEPS } from "./strings.js";

/** @typedef {import("./state.js").Values} Store */

/** The named steps until the first puzzle is there, with numbers. @param {HTMLElement} panel @param {HTMLElement} list @param {Store} store */
export function drawBoot(panel, list, store) {
  panel.hidden = Boolean(store.puzzle) || store.phase === "fatal";
  if (panel.hidden) return;
  if (byId("boot-missing-text").textContent !== store.missing) byId("boot-missing-text").textContent = store.missing;
  byId("boot-again").hidden = !store.missing;
  const ready = store.phase === "ready";
  const { runtime, engine } = store.boot;
  const fetched = runtime && runtime.total > 0 ? S.of(megabytes(runtime.done), megabytes(runtime.total)) : "";
  const rows = {
    runtime: { done: ready || Boolean(engine), now: true, text: runtime?.total ? megabytes(runtime.total) : "", doing: fetched },
    engine: { done: ready, now: Boolean(engine), text: "", doing: "" },
    words: { done: Boolean(store.dictionary), now: store.busy === "load" && ready, text: store.dictionary ? S.count(store.dictionary.words) : "", doing: "" },
    layout: { done: false, now: store.busy === "puzzle.new" && ready, text: "", doing: "" },
  };
  while (list.children.length < Object.keys(rows).length) list.append(make("li", {}, make("span", { className: "step-name" }), make("span", { className: "step-text" })));
  Object.entries(rows).forEach(([name, { done, now, text, doing }], i) => {
    const line = /** @type {HTMLElement} */ (list.children[i]);
    line.dataset.step = name;
    line.toggleAttribute("data-done", done);
    line.toggleAttribute("data-now", now && !done);
    line.children[0].textContent = STEPS[name];
    line.children[1].textContent = done ? text || S.done : now ? doing || "…" : S.waiting;
  });
}

/** The act that runs, how far it is, and the button that stops it. @param {Store} store */
export function drawWorking(store) {
  const { busy, progress, stopping, puzzle, phase } = store;
  const starting = phase === "booting";
  const idle = !puzzle || !(busy || starting);
  const left = (idle || !busy) && document.activeElement === byId("stop");
  byId("working").hidden = idle;
  const said = S.working[stopping ? "stopping" : busy];
  const text = starting ? S.starting : typeof said === "function" ? said(store.subject) : said ?? "";
  if (byId("working-text").textContent !== text) byId("working-text").textContent = text;
  const part = progress?.seconds ? progress.elapsed / progress.seconds : progress?.total ? progress.done / progress.total : 0;
  byId("progress").value = Math.min(1, part);
  byId("stop").hidden = !busy;
  if (left) home();
}

/** The line of counts; those that ask for attention narrow the list to their words. @param {HTMLElement} list @param {Store} store */
export function drawCounts(list, store) {
  const view = store.puzzle?.view;
  if (!view) return list.replaceChildren();
  const c = view.counts;
  const shown = {
    placed: (c.isolated ? S.counts.onSheet : S.counts.placed)(c.placed, c.given),
    failed: c.failed && S.counts.failed(c.failed),
    isolated: c.isolated && S.counts.isolated(c.isolated),
    long: c.long && S.counts.long(c.long),
    components: c.placed > 1 && S.counts.pieces(c.components),
    crossings: S.counts.crossings(c.crossings),
    size: S.counts.size(c.width, c.height),
    filled: S.counts.filled(c.filled),
    locked: view.frozen ? S.counts.frozen : c.locked > 0 && S.counts.locked(c.locked),
    seed: S.counts.seed(view.seed),
  };
  const key = JSON.stringify([shown, store.only]);
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  list.replaceChildren(...Object.entries(shown).filter(([, text]) => text).map(([name, [value, label]]) => {
    const text = [make("b", { textContent: value }), label];
    const row = make("li");
    row.dataset.count = name;
    if (name in c && name !== "placed") row.dataset.value = String(c[name]);
    if (!["failed", "isolated", "long"].includes(name) && !(name === "locked" && !view.frozen)) {
      row.append(...text);
      return row;
    }
    const only = store.only === name;
    const button = make("button", { type: "button", className: "count", title: only ? S.showAll : S.showOnly(label.trim()) }, ...text);
    button.setAttribute("aria-pressed", String(only));
    button.dataset.state = name;
    button.addEventListener("click", () => {
      store.set({ only: only ? "" : name });
      /** @type {any} */ (list.querySelector(`[data-state=${name}]`))?.focus();
    });
    row.append(button);
    return row;
  }));
}

/** The engine is dead: what happened, and the way back. @param {HTMLElement} panel @param {Store} store @param {() => void} restart */
export function drawFatal(panel, store, restart) {
  const left = panel.contains(document.activeElement);
  panel.hidden = !store.fatal;
  panel.replaceChildren();
  if (left) home();
  if (!store.fatal) return;
  const { message, trace } = store.fatal;
  const button = make("button", { type: "button", className: "button primary", id: "restart", textContent: S.restart });
  button.addEventListener("click", restart);
  panel.append(
    make("h2", { textContent: S.fatalTitle }),
    make("p", { textContent: message }),
    make("p", { className: "soft", textContent: store.puzzle ? S.fatalText : S.fatalBoot }),
    button);
  if (trace) panel.append(make("details", {}, make("summary", { textContent: S.fatalDetails }), make("pre", { textContent: trace, tabIndex: 0 })));
}
