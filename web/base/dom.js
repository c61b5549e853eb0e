// Short hands for the page's elements. Text only ever enters as text.
import { shownRoute } from "./route.js";

/** @typedef {import("./elements.d.ts").Elements} Elements by their ids, as the pages have them */

/**
 * @template {string} Id
 * @param {Id} id
 * @returns {Id extends keyof Elements ? Elements[Id] : HTMLElement}
 */
export const byId = (id) => /** @type {any} */ (document.getElementById(id));

/** One of several buttons. @param {string} id */
export const buttonOf = (id) => /** @type {HTMLButtonElement} */ (byId(id));

/**
 * What surely stands within an element.
 * @template {HTMLElement} T
 * @param {ParentNode} parent @param {string} selector @param {new () => T} type
 * @returns {T}
 */
export function within(parent, selector, type) {
  const found = parent.querySelector(selector);
  if (!(found instanceof type)) throw new TypeError(`no ${selector} here`);
  return found;
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {object} [values] properties @param {(Node | string)[]} inside
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, values = {}, ...inside) {
  const made = Object.assign(document.createElement(tag), values);
  made.append(...inside);
  return made;
}

/** @param {string} className @param {string} text @param {object} [more] properties */
export const span = (className, text, more = {}) => make("span", { className, textContent: text, ...more });

/**
 * A message of the catalogue with marks, as nodes: what stands between <name> and </name>, or a <name> alone,
 * is made by the maker of that name.
 * @param {string} text
 * @param {Record<string, (inside: string) => Node | string | (Node | string)[]>} makers
 * @returns {(Node | string)[]}
 */
export function marked(text, makers) {
  const marks = new RegExp(`<(${Object.keys(makers).join("|")})>(?:([^<]*)</\\1>)?`, "g");
  /** @type {(Node | string)[]} */
  const nodes = [];
  let from = 0;
  for (const { 0: whole, 1: name, 2: inside = "", index } of text.matchAll(marks)) {
    nodes.push(text.slice(from, index), ...[makers[name](inside)].flat());
    from = index + whole.length;
  }
  return [...nodes, text.slice(from)].filter((node) => node !== "");
}

/** Let the browser do what else it has to, between two pieces of long work. @returns {Promise<void>} */
export const pause = () => new Promise((go) => setTimeout(go));

/** Focus what the shown view is about: for when what had the focus goes away. */
export function home() {
  /** @type {Record<import("./route.js").Route, string[]>} */
  const places = {
    workshop: ["grid", "dictionary"],
    sheet: ["step-print"],
    play: ["play-input", "play-grid"],
    lists: ["step-words"],
  };
  const place = places[shownRoute()].map(byId).find(({ hidden }) => !hidden);
  place?.focus({ preventScroll: true });
}

/** An icon of the page's sprite. @param {string} name */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#${name}`);
  svg.append(use);
  return svg;
}
