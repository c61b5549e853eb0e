// The page's own language: every sentence that it says, out of one catalogue per language.
//
// Catalogues are i18n/catalogues/<language>.ftl, in Project Fluent's format: plain text, one message each.
// What a catalogue lacks is said in English. docs/translating.md tells how to add one.
import { pause } from "../base/dom.js";
import catalogues from "./catalogues.mjs";
import { readSite } from "../base/site.js";
import { device } from "../base/device.js";
import "../vendor/fluent.mjs";

const { FluentBundle, FluentResource } = globalThis.FluentBundle;
const SOURCE = "en";
// where dates and times are not written as in the language's first country, or digits as in its catalogue
/** @type {Record<string, string>} */
const LOCALES = { ar: "ar-u-nu-latn", en: "en-GB", bn: "bn-u-hc-h23", hi: "hi-u-hc-h23" };

/** @typedef {{code: string, name: string, direction: "ltr" | "rtl"}} Catalogue */
/** @typedef {import("../base/protocol.d.ts").Sentence} Sentence  of the engine */
/** What a message mentions by a name. @typedef {import("../base/protocol.d.ts").Mentioned | Date | undefined} Value */
/** @typedef {Record<string, Value>} Values */
/** What the page can be read in, by its own name. @type {Catalogue[]} */
export { catalogues };

/** The language the page is in now. @type {{code: string, direction: "ltr" | "rtl", locale: string}} */
export const page = { code: SOURCE, direction: "ltr", locale: LOCALES[SOURCE] };

/** @type {Map<string, import("@fluent/bundle").FluentBundle>} */
const bundles = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();
/**
 * What the page is about now: messages choose their words by it without being told each time.
 * @type {Record<string, string>}
 */
const context = { grid: "crossing", content: "words" };
/** Messages that do. @type {Set<string>} */
const varying = new Set();
const BARE = "="; // before a value's name: as it came
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const LTR = /[\u0900-\u1fff\u0370-\u058f\u00c0-\u024fA-Za-z]/;

/**
 * Let the forms of sentences be chosen by values as they came: "across" between marks of direction is no longer
 * [across].
 * @param {unknown} node of a catalogue
 * @param {string} id of its message
 */
function bare(node, id) {
  if (!node || typeof node !== "object") return;
  const { type, selector } = /** @type {{type?: string, selector?: {type: string, name: string}}} */ (node);
  if (type === "select" && selector?.type === "var") {
    if (selector.name in context) varying.add(id);
    selector.name = BARE + selector.name;
  }
  for (const inner of Object.values(node)) bare(inner, id);
}

const PIECE = 30_000; // characters of a catalogue that are read at a time: some milliseconds

/**
 * A catalogue cut before messages, so that the page is not held up while it is read.
 * @param {string} text
 */
function* pieces(text) {
  for (let from = 0, end; from < text.length; from = end) {
    const next = text.slice(from + PIECE).search(/\n(?=[a-z])/);
    end = next < 0 ? text.length : from + PIECE + next + 1;
    yield text.slice(from, end);
  }
}

/** @param {string} code of a catalogue */
export async function load(code) {
  if (bundles.has(code)) return;
  const answer = await readSite(`i18n/catalogues/${code}.ftl`, { priority: "high" });
  const bundle = new FluentBundle(LOCALES[code] ?? code, { useIsolating: false });
  for (const piece of pieces(await answer.text())) {
    const resource = new FluentResource(piece);
    for (const message of resource.body) bare(message, message.id);
    for (const error of bundle.addResource(resource)) console.error(`i18n/catalogues/${code}.ftl`, error);
    await pause();
  }
  bundles.set(code, bundle);
}

const PDI = "\u2069"; // ends what U+2066 to U+2068 begin
const OVERRIDES = /[\u202a-\u202e]/g;

/**
 * A text whose invisible marks of direction do not reach into the sentence around it: a file's name may hold any.
 * @param {string} text
 */
function closed(text) {
  if (!/[\u202a-\u202e\u2066-\u2069]/.test(text)) return text;
  let open = 0;
  const kept = text.replace(OVERRIDES, "").replace(/[\u2066-\u2069]/g, (mark) => {
    if (mark === PDI && !open) return "";
    open += mark === PDI ? -1 : 1;
    return mark;
  });
  return kept + PDI.repeat(open);
}

/**
 * A text within a sentence; one of another direction keeps its brackets and full stops to itself.
 * @param {string} text
 */
function apart(text) {
  const own = closed(text);
  return (page.direction === "rtl" ? LTR : RTL).test(own) ? `\u2068${own}${PDI}` : own;
}

/** A sentence in whatever language, by itself. @param {string} text */
const whole = (text) => (page.direction === "rtl" && LTR.test(text) ? `\u2068${closed(text)}${PDI}` : text);
/**
 * What is said in English for want of anything better, whole, in a page that is read from the right.
 * @param {string} text
 */
const english = (text) => (page.direction === "rtl" ? `\u2066${closed(text)}${PDI}` : text);

/** @type {Set<string>} */
const complained = new Set();
/** What is wrong with a message is wrong each time it is said. @param {string} id @param {unknown[]} wrong */
function complain(id, ...wrong) {
  const key = `${page.code} ${id}`;
  if (!complained.has(key)) console.error(id, ...wrong);
  complained.add(key);
}

/** Fluent's own types for what is put into a message. @param {Value} value */
function put(value) {
  if (typeof value === "string") return apart(value);
  if (typeof value === "boolean") return value ? "true" : "false";
  if (Array.isArray(value)) return list(value.map((one) => (typeof one === "object" ? localised(one) : String(one))));
  if (value && typeof value === "object" && !(value instanceof Date)) return apart(localised(value));
  return /** @type {number | Date} */ (value); // what a message does not need may be missing
}

/**
 * @param {string} id of a message
 * @param {string | undefined} attribute
 * @param {Values} values
 * @param {string[]} [codes] of catalogues, the best one first
 * @returns {string | null} null where there is no such message
 */
export function format(id, attribute, values, codes = [page.code, SOURCE]) {
  for (const bundle of codes.map((code) => bundles.get(code))) {
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) continue;
    /** @type {Error[]} */
    const errors = [];
    const text = bundle.formatPattern(
      pattern,
      Object.fromEntries(
        Object.entries({ ...context, ...values }).flatMap(([name, value]) => {
          const shown = put(value);
          return [
            [name, shown],
            [BARE + name, typeof value === "string" ? value : shown],
          ];
        }),
      ),
      errors,
    );
    if (errors.length) complain(id, ...errors);
    return bundle === bundles.get(page.code) ? text : english(text);
  }
  return null;
}

/**
 * A sentence of the page in its language. Text enters the page as text.
 * @param {string} id of the message; "id.attribute" for one of its attributes
 * @param {Values} [values] what it mentions
 * @returns {string}
 */
export function t(id, values = {}) {
  const [name, attribute] = id.split(".");
  const text = format(name, attribute, values);
  if (text === null) complain(id, "there is no such message");
  return text ?? id;
}

/** Whether a message is there to be said, in the page's language or in English. @param {string} id */
export function has(id) {
  const [name, attribute] = id.split(".");
  return [page.code, SOURCE].some((code) => {
    const message = bundles.get(code)?.getMessage(name);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  });
}

/**
 * Engine sentences that the page has no message for: it names these things by itself.
 * @type {Record<string, (values: Record<string, string>, message: string) => string>}
 */
const NAMED = {
  language({ code }, message) {
    if (code === "und") return t("language-any");
    return code === "und-x-rtl" ? t("language-any-rtl") : languageName(code, message);
  },
  script: ({ code }, message) =>
    new Intl.DisplayNames([page.locale], { type: "script", fallback: "none" }).of(code) ?? message,
  option({ name }, message) {
    const id = [`option-${name}`, `sheet-option-${name}`].find(has);
    return id ? t(id) : message;
  },
  unit: ({ name }, message) => (has(`option-${name}.unit`) ? t(`option-${name}.unit`) : message),
};

/**
 * A sentence of the engine, in the page's language if the catalogue has it, else as it came.
 * @param {Sentence | string} sentence  @returns {string}
 */
export function localised(sentence) {
  if (typeof sentence === "string") return whole(sentence);
  const { message, said: found } = sentence;
  if (!found) return whole(message);
  if (page.code === SOURCE) return message;
  if (found.id in NAMED) return NAMED[found.id](/** @type {Record<string, string>} */ (found.values), message);
  const bundle = bundles.get(page.code);
  return bundle?.getMessage(`engine-${found.id}`)?.value ? t(`engine-${found.id}`, found.values) : english(message);
}

/**
 * A finding in a file: what it is about, if it does not say so itself, and what is wrong.
 * @param {Sentence & Partial<import("../base/protocol.d.ts").Issue>} issue
 */
export function finding({ where, place, ...issue }) {
  const what = localised(issue);
  return where && !issue.message.includes(where)
    ? t("file-finding", { where: { message: where, said: place }, what })
    : what;
}

/** @param {string[]} items */
export const list = (items) => items.map(apart).join(t("list-comma"));
/** @param {number | Date} time @param {Intl.DateTimeFormatOptions} options */
export const date = (time, options) => new Intl.DateTimeFormat(page.locale, options).format(time);
/** @param {string} code of a language @param {string} [otherwise] */
export const languageName = (code, otherwise = code) =>
  new Intl.DisplayNames([page.locale], { type: "language", fallback: "none" }).of(code) ?? otherwise;

/**
 * Called after each change of the page's language, when the fixed text has changed already.
 * @param {() => void} listener
 */
export function onLanguage(listener) {
  listeners.add(listener);
}

/** The children that an element came with, for the marks of its messages. @type {WeakMap<Element, Element[]>} */
const marked = new WeakMap();

/**
 * Write a message with marks (<b>, <kbd>, <a>, <span>, <br>) into an element. Each mark is one of the element's own
 * children of that kind, in their order: links, looks and ids stay, and nothing of a message is ever read as markup.
 * An empty pair such as <b></b> keeps what the page has written there.
 * @param {Element} element @param {string} text
 */
function fill(element, text) {
  const parts = text.split(/<(\/?[a-z]+)>/);
  if (!marked.has(element)) marked.set(element, [...element.children]);
  const spare = [...(marked.get(element) ?? [])];
  if (!spare.length && parts.length === 1) return void (element.textContent !== text && (element.textContent = text));
  /** @type {(Element | string)[]} */
  const made = [];
  /** @type {Element | null} */
  let open = null;
  parts.forEach((part, i) => {
    if (i % 2 === 0) {
      if (!open) made.push(part);
      else if (part) open.textContent = part;
    } else if (part.startsWith("/")) {
      open = null;
    } else {
      const at = spare.findIndex((child) => child.localName === part);
      if (at < 0)
        return console.error(
          `${/** @type {HTMLElement} */ (element).dataset.l10n}: there is no <${part}> left in the page`,
        );
      const [child] = spare.splice(at, 1);
      made.push(child);
      open = part === "br" ? null : child;
    }
    return undefined;
  });
  element.replaceChildren(...made.filter((part) => part !== ""));
}

const ATTRIBUTES = ["title", "aria-label", "placeholder", "aria-roledescription", "content"];

/**
 * Say the fixed text below an element: what has data-l10n="message". Where there is more in it than the text,
 * such as an icon, its child with data-l10n-text takes the text.
 * @param {ParentNode} root @param {Record<string, string>} [values] what it is about, if not what the page is
 * @param {Set<string>} [only] messages to say
 */
export function translate(root, values = {}, only = undefined) {
  for (const element of root.querySelectorAll("[data-l10n]")) {
    const { l10n: id = "" } = /** @type {HTMLElement} */ (element).dataset;
    if (only && !only.has(id)) continue;
    const text = format(id, "", values);
    if (text !== null) fill(element.querySelector(":scope > [data-l10n-text]") ?? element, text);
    for (const name of ATTRIBUTES) {
      const value = format(id, name, values);
      if (value !== null && element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  }
}

/**
 * Let the page speak of another puzzle.
 * @param {Record<string, string>} values `grid`, `content`: see docs/translating.md
 */
export function setContext(values) {
  if (Object.keys(values).every((name) => context[name] === values[name])) return;
  Object.assign(context, values);
  translate(document, {}, varying);
}

let wish = ""; // the language that was asked for last, while its catalogue comes

/**
 * Read the page in another language; what it says from now on is in it.
 * @param {string} code one of `catalogues`
 * @param {() => Promise<void>} [ready] what else to wait for, once the catalogue is there
 * @throws when its catalogue cannot be fetched; the page stays as it is
 */
export async function choose(code, ready) {
  const wanted = catalogues.find((one) => one.code === code);
  if (!wanted) throw new Error(`no catalogue ${code}`);
  wish = code;
  await load(code);
  await ready?.();
  if (wish !== code) return; // another one was chosen meanwhile
  Object.assign(page, { code, direction: wanted.direction, locale: LOCALES[code] ?? code });
  document.documentElement.lang = code;
  document.documentElement.dir = wanted.direction;
  translate(document);
  for (const listener of listeners) listener();
}

/**
 * How many parts (language, script, country) two tags have in common, from the first.
 * @param {string} a
 * @param {string} b
 */
function common(a, b) {
  const [these, those] = [a, b].map((tag) => tag.toLowerCase().split("-"));
  const other = these.findIndex((part, i) => part !== those[i]);
  return other < 0 ? these.length : other;
}

/** The language that the page was read in by choice on this device, if one was chosen. */
export const chosen = () => catalogues.find(({ code }) => code === device.read("language", ""))?.code;

/**
 * The language chosen before on this device, else the nearest to the first of the reader's that is near to any, else to
 * that of the page.
 */
function preferred() {
  const known = catalogues.map(({ code }) => code);
  /** @param {string} tag */
  const nearest = (tag) => [...known].sort((a, b) => common(b, tag) - common(a, tag)).find((code) => common(code, tag));
  return chosen() ?? [...navigator.languages, document.documentElement.lang].map(nearest).find(Boolean) ?? SOURCE;
}

/** What somebody may want words to be in, where the words don’t tell: the page’s language, then the browser’s. */
export const atHand = () => [page.code, ...navigator.languages];

/** The language that the page should have opened in. @type {string} */
export const preference = preferred();
const root = document.documentElement;
const { lang, dir } = root;
root.toggleAttribute("data-wait", preference !== SOURCE); // see wait.js
if (preference !== SOURCE)
  Object.assign(root, { lang: preference, dir: catalogues.find(({ code }) => code === preference)?.direction });
const parsed = new Promise((resolve) => {
  // index.html runs this file as soon as it is there
  // one file has it behind all that is read
  const look = () => (document.readyState !== "loading" || globalThis.single) && resolve(true);
  document.addEventListener("readystatechange", look);
  look();
});
await Promise.all(
  [...new Set([SOURCE, preference])].map((code) => load(code).catch((error) => console.error(error))).concat(parsed),
);
if (preference !== SOURCE && bundles.has(preference)) await choose(preference);
else Object.assign(root, { lang, dir });
root.removeAttribute("data-wait");
if (!bundles.size) {
  // nothing that could say it in any other words
  const text = "Parts of this page could not be fetched. Check the connection, then reload the page.";
  document.querySelector("#boot-missing-text")?.append(text);
  throw new Error(text);
}
