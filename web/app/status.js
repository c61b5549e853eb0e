// What the page says of itself: the steps of the start, the work that runs, a dead engine.
import { disclosure } from "../ui/dialogs.js";
import { byId, home, make } from "../base/dom.js";
import { megabytes } from "../storage/files.js";
import { wording } from "../ui/kinds.js";
import { has, t } from "../i18n/l10n.js";
import { oneFile } from "../base/site.js";

/** @typedef {import("./state.js").Values} Store */
/** @typedef {import("../base/state.js").Progress} Progress */

/**
 * The named steps until the first puzzle is there, with numbers.
 * @param {HTMLElement} panel
 * @param {HTMLElement} list
 * @param {Store} store
 */
export function drawBoot(panel, list, store) {
  panel.hidden = Boolean(store.puzzle) || store.phase === "fatal";
  if (panel.hidden) return;
  const missing = store.missing ? t("boot-missing", { file: store.missing }) : "";
  if (byId("boot-missing-text").textContent !== missing) byId("boot-missing-text").textContent = missing;
  byId("boot-again").hidden = !store.missing;
  const ready = store.phase === "ready";
  const { runtime, engine } = store.boot;
  const fetched =
    runtime && runtime.total > 0
      ? t("boot-of", { done: megabytes(runtime.done), total: megabytes(runtime.total) })
      : "";
  const rows = {
    runtime: {
      done: ready || Boolean(engine),
      now: true,
      text: runtime?.total ? megabytes(runtime.total) : "",
      doing: fetched,
    },
    engine: { done: ready, now: Boolean(engine), text: "", doing: "" },
    words: {
      done: Boolean(store.dictionary),
      now: store.busy === "load" && ready,
      text: store.dictionary ? t("word-count", { n: store.dictionary.words }) : "",
      doing: store.busy === "load" ? read(store.progress) : "",
    },
    layout: {
      done: false,
      now: store.busy === "puzzle.new" && ready,
      text: "",
      doing: store.busy === "puzzle.new" ? amount(store.progress) : "",
    },
  };
  while (list.children.length < Object.keys(rows).length)
    list.append(make("li", {}, make("span", { className: "step-name" }), make("span", { className: "step-text" })));
  Object.entries(rows).forEach(([name, { done, now, text, doing }], i) => {
    const line = /** @type {HTMLElement} */ (list.children[i]);
    line.dataset.step = name;
    line.toggleAttribute("data-done", done);
    line.toggleAttribute("data-now", now && !done);
    line.children[0].textContent = t(`boot-step-${name}`);
    line.children[1].textContent = done ? text || t("boot-done") : now ? doing || "…" : t("boot-waiting");
  });
  const steps = Object.values(rows);
  const current = steps.findIndex(({ done }) => !done);
  const part = current === 0 ? share(runtime) : current > 1 ? share(store.progress) : 0;
  fillBar(
    byId("boot-progress"),
    Math.max(0, current + Math.max(0, part)) / steps.length,
    [list.children[Math.max(0, current)]?.children[0].textContent, steps[current]?.doing].filter(Boolean).join(": "),
  );
}

/** How much of a word list is there. @param {Progress | null} progress of its fetching or reading */
function read(progress) {
  if (!progress) return "";
  const { done, total, fetched } = progress;
  return fetched
    ? t("boot-of", { done: megabytes(done), total: megabytes(total) })
    : t("boot-of-words", { done, total });
}

/** How far a word list is that is being opened. @param {string} name @param {Progress} progress */
const reading = (name, { done, total, fetched }) =>
  fetched
    ? t("job-load-bytes", { name, done: megabytes(done), total: megabytes(total) })
    : t("job-load-words", { name, done, total });

/**
 * How much is done, from 0 to 1; less where nobody knows.
 * @param {Progress | null | undefined} progress of a job, or of what is fetched
 */
const share = (progress) =>
  !progress
    ? 0
    : progress.part !== undefined
      ? (progress.part ?? -1)
      : progress.total
        ? Math.min(1, progress.done / progress.total)
        : 0;

/** The same as a number that can be read. @param {Progress | null} progress of a job */
function amount(progress) {
  const { elapsed = 0 } = progress ?? {};
  if (progress?.seconds)
    return t("job-seconds", { seconds: Math.min(elapsed, progress.seconds), total: progress.seconds });
  if (progress?.total && progress.part !== null) return t("job-amount", { done: progress.done, total: progress.total });
  return elapsed >= 1 ? t("job-time", { seconds: Math.floor(elapsed) }) : "";
}

/**
 * A bar and what it says; less than 0 where nobody knows how far it is.
 * @param {HTMLProgressElement} bar
 * @param {number} part
 * @param {string} text
 */
function fillBar(bar, part, text) {
  if (part < 0) bar.removeAttribute("value");
  else bar.value = part;
  bar.setAttribute("aria-valuetext", text);
}

let begun = 0; // when the act began that is waited for
let again = 0;

/** How long an act has been waited for that does not say how far it is. @param {Store} store @param {boolean} on */
function waited(store, on) {
  clearTimeout(again);
  if (!on) return ((begun = 0), "");
  begun ||= performance.now();
  again = window.setTimeout(() => drawWorking(store), 500);
  const seconds = Math.floor((performance.now() - begun) / 1000);
  return seconds ? t("job-time", { seconds }) : "";
}

const STILL = 2; // seconds without anything better, from which on they are told

/** The act that runs, how far it is, and the button that stops it. @param {Store} store */
export function drawWorking(store) {
  const { busy, progress, stopping, puzzle, phase, kinds, kind, making } = store;
  const starting = phase === "booting";
  const idle = !puzzle || !(busy || starting);
  const left = (idle || !busy) && document.activeElement === byId("stop");
  byId("working").hidden = idle;
  // a search for a layout
  const still = busy && progress?.seconds && !stopping && !starting ? Math.floor(progress.still ?? 0) : 0;
  const of = making ? kinds.find(({ id }) => id === making) : kind;
  const job = `job-${starting ? "starting" : stopping ? "stopping" : (busy ?? "").replace(".", "-")}`;
  const text =
    still >= STILL
      ? t("job-still", { n: still })
      : busy === "load" && progress && !starting && !stopping
        ? reading(store.subject, progress)
        : has(job)
          ? t(job, { name: store.subject, ...wording(of) })
          : "";
  if (byId("working-text").textContent !== text) byId("working-text").textContent = text;
  const { runtime } = store.boot;
  const told =
    starting && runtime?.total
      ? t("boot-of", { done: megabytes(runtime.done), total: megabytes(runtime.total) })
      : busy === "load"
        ? ""
        : amount(progress) || waited(store, !idle);
  if (byId("working-amount").textContent !== told) byId("working-amount").textContent = told;
  fillBar(byId("progress"), starting ? share(runtime) : progress || !told ? share(progress) : -1, told || text);
  byId("stop").hidden = !busy;
  if (left) home();
}

/**
 * The engine is dead: what happened, and the way back.
 * @param {HTMLElement} panel
 * @param {Store} store
 * @param {(crash: import("../engine/crash.js").Crash) => string} details
 * @param {() => void} restart
 */
export function drawFatal(panel, store, details, restart) {
  const left = panel.contains(document.activeElement);
  panel.hidden = !store.fatal;
  panel.replaceChildren();
  if (left) home();
  if (!store.fatal) return;
  const { cause } = store.fatal;
  const button = make("button", {
    type: "button",
    className: "button primary",
    id: "restart",
    textContent: t("fatal-restart"),
  });
  button.addEventListener("click", restart);
  panel.append(
    make("h2", { textContent: t("fatal-title") }),
    make("p", { textContent: t(`fatal-${cause}`) }),
    make("p", {
      className: "soft",
      textContent: t(oneFile && cause === "damaged" ? "fatal-one-file" : store.puzzle ? "fatal-kept" : "fatal-boot"),
    }),
    button,
    disclosure(details(store.fatal)),
  );
}

/**
 * The engine says nothing for long: go on waiting, or take another. Above whatever is open; nothing there changes.
 * @param {HTMLElement} holder @param {boolean} on @param {{wait: () => void, restart: () => void}} ways
 */
export function drawSilent(holder, on, ways) {
  const focused = document.activeElement?.closest("#silent");
  byId("silent")?.remove();
  if (focused) home();
  if (!on) return;
  const buttons = /** @type {const} */ (["wait", "restart"]).map((way) => {
    const button = make("button", { type: "button", className: "button", textContent: t(`silent-${way}`) });
    button.dataset.way = way;
    button.addEventListener("click", () => {
      drawSilent(holder, false, ways);
      ways[way]();
    });
    return button;
  });
  const message = make(
    "div",
    { className: "message", id: "silent", role: "alert" },
    make("p", { textContent: t("silent-text") }),
    make("div", { className: "group ways" }, ...buttons),
  );
  message.dataset.tone = "note";
  (document.querySelector("dialog[open]") ?? holder).append(message);
}
