// The documentation's pages: searched without the network, by keys as well.
import MiniSearch from "../vendor/minisearch.mjs";
import { FIELDS, find } from "./ranking.mjs";

/** @typedef {{id: string, heading: string, page: string, text: string, terms: string[]}} Found */

const MOST = 12; // results
const AROUND = 60; // characters before the first word that was found
const LINE = 150;

/** @template {Element} T @param {string} selector @returns {T} */
const the = (selector) => /** @type {T} */ (document.querySelector(selector));
/** @type {HTMLInputElement} */
const field = the("#search");
/** @type {HTMLOListElement} */
const list = the("#results");
const found = the("#found");
const links = () => [...list.querySelectorAll("a")];

/** The index is large: it comes when somebody is about to search. @type {Promise<MiniSearch<Found>> | undefined} */
let index;
const loaded = () =>
  (index ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = "search.js";
    script.onload = () => resolve(MiniSearch.loadJS(globalThis.crosscoreIndex, FIELDS));
    script.onerror = () => {
      index = undefined;
      script.remove();
      reject(new Error("search.js"));
    };
    document.head.append(script);
  }));

/** @param {string} tag @param {string} className @param {(string | Node)[]} children */
function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/**
 * Where a word begins in a text, from a place on; -1 if it doesn't.
 * @param {string} text @param {string} word @param {number} [from]
 */
function place(text, word, from = 0) {
  let at = text.indexOf(word, from);
  while (at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1])) at = text.indexOf(word, at + 1);
  return at;
}

/**
 * The part of a text where the first of some words stands, with these words marked.
 * @param {string} text @param {string[]} words in lower case
 */
function line(text, words) {
  const small = text.toLowerCase();
  const places = words.map((word) => place(small, word)).filter((at) => at >= 0);
  const begin = Math.max(0, Math.min(...places, text.length) - AROUND);
  const start = !places.length ? 0 : begin && text.indexOf(" ", begin) + 1;
  const cut = text.length > start + LINE ? text.lastIndexOf(" ", start + LINE) : -1;
  const part = text.slice(start, cut > start ? cut : start + LINE);
  const low = part.toLowerCase();
  /** @type {(string | Node)[]} */
  const parts = start ? ["… "] : [];
  for (let at = 0; at < part.length;) {
    const hits = words.map((word) => [place(low, word, at), word.length]).filter(([hit]) => hit >= 0);
    const [hit, length] = hits.sort((a, b) => a[0] - b[0] || b[1] - a[1])[0] ?? [part.length, 0];
    parts.push(part.slice(at, hit), ...(length ? [make("mark", "", part.slice(hit, hit + length))] : []));
    at = hit + length;
  }
  return start + part.length < text.length ? [...parts, " …"] : parts;
}

/** @param {import("minisearch").SearchResult} result */
function row({ id, heading, page, text, terms }) {
  const link = /** @type {HTMLAnchorElement} */ (make("a", ""));
  link.href = id;
  link.append(make("b", "", heading), ...(heading === page ? [] : [" ", make("span", "soft", page)]));
  link.append(make("span", "line", ...line(text, terms)));
  return make("li", "", link);
}

async function search() {
  const wanted = field.value.trim();
  if (!wanted) return close();
  const results = await loaded().then(
    (known) => find(known, wanted).slice(0, MOST),
    () => undefined,
  );
  if (wanted !== field.value.trim()) return undefined; // more was typed meanwhile
  list.replaceChildren(...(results ?? []).map(row));
  const none = results ? "Nothing found." : "The index couldn’t be loaded. Check your connection.";
  const count = results?.length ?? 0;
  if (!count) list.append(make("li", "none", none));
  found.textContent = count ? `${count} result${count === 1 ? "" : "s"}` : none;
  list.hidden = false;
  return undefined;
}

function close() {
  list.hidden = true;
  list.replaceChildren();
  found.textContent = "";
}

/** @param {KeyboardEvent} event */
function walk(event) {
  const all = links();
  const at = all.indexOf(/** @type {HTMLAnchorElement} */ (document.activeElement));
  if (event.isComposing) return;
  if (event.key === "Escape") {
    if (!list.hidden) event.preventDefault(); // keeps what was typed
    close();
    field.focus();
  } else if (event.key === "Enter" && document.activeElement === field) {
    const wanted = field.value;
    search().then(() => wanted === field.value && links()[0]?.click()); // the index may still be coming
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    const to = at + (event.key === "ArrowDown" ? 1 : -1);
    (to < 0 ? field : (all[to] ?? all.at(-1)))?.focus();
  }
}

const box = the("search");
box.removeAttribute("hidden");
box.addEventListener("keydown", (event) => walk(/** @type {KeyboardEvent} */ (event)));
box.addEventListener("focusout", (event) => {
  const to = /** @type {FocusEvent} */ (event).relatedTarget;
  if (to && !box.contains(/** @type {Node} */ (to))) close();
});
list.addEventListener("click", (event) => /** @type {Element} */ (event.target).closest("a") && close());
document.addEventListener("pointerdown", ({ target }) => box.contains(/** @type {Node} */ (target)) || close());
field.addEventListener("focus", () => loaded().catch(() => {}), { once: true });
field.addEventListener("input", search);
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target === field) return;
  event.preventDefault();
  field.focus();
  field.select();
});

/** What scrolls sideways can be reached by keys. */
function reachable() {
  for (const each of document.querySelectorAll("pre, .wide"))
    if (each.scrollWidth > each.clientWidth) each.setAttribute("tabindex", "0");
    else each.removeAttribute("tabindex");
}
new ResizeObserver(reachable).observe(document.body);

/** A page that was chosen is where the table of contents is. */
const pages = /** @type {HTMLElement} */ (the("#pages"));
pages.addEventListener("click", ({ target }) => {
  if (pages.matches(":popover-open") && /** @type {Element} */ (target).closest("a")) pages.hidePopover();
});
const current = pages.querySelector("[aria-current]");
if (current) pages.scrollTop = /** @type {HTMLElement} */ (current).offsetTop - pages.clientHeight / 3;
