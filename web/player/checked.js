// What a puzzle from outside must be like to be shown: every field of a `play` object (crosscore/play.py), and no
// other.
// Texts stay texts wherever they go, so what is checked is their kind and how much of them there is.

import { findable, modelled, MODELS } from "../base/models.js";

const SIDE = 400; // cells
const WORDS = 2000;
const LONG = 4000; // characters of a text
const LETTER = 64; // characters of a cell: clusters of some scripts are long
const VERSION = 1;

/** @typedef {import("../base/state.js").View} View */
/** @typedef {import("../base/protocol.d.ts").Typing} Typing */
/** @typedef {Record<string, unknown>} Outside  an object from outside: nothing is known of what is in it */

class Wrong extends Error {}

/** @type {(holds: boolean, what: string) => asserts holds} */
const must = (holds, what) => {
  if (!holds) throw new Wrong(what);
};

/** @param {unknown} value @param {string} what */
function object(value, what) {
  must(typeof value === "object" && value !== null, what);
  return /** @type {Outside} */ (value);
}

/** @param {unknown} value @param {string} what @param {number} [most] characters @returns {string} */
function text(value, what, most = LONG) {
  must(typeof value === "string" && value.length <= most, what);
  return value.toWellFormed?.() ?? value;
}

/** @param {unknown} value @param {string} what @param {number} least @param {number} most @returns {number} */
function whole(value, what, least, most) {
  must(typeof value === "number" && Number.isInteger(value) && value >= least && value <= most, what);
  return value;
}

/**
 * @template T @param {unknown} value @param {string} what @param {number} most
 * @param {(one: unknown, at: number) => T} each @returns {T[]}
 */
function list(value, what, most, each) {
  must(Array.isArray(value) && value.length <= most, what);
  return value.map(each);
}

/**
 * @template T @param {unknown} value @param {string} what @param {(one: unknown, name: string) => T} each
 * @param {number} [most] names @returns {Record<string, T>}
 */
function record(value, what, each, most = 40) {
  const entries = Object.entries(object(value, what));
  must(!Array.isArray(value) && entries.length <= most, what);
  return Object.fromEntries(
    entries.filter(([name]) => name !== "__proto__").map(([name, one]) => [text(name, what, LETTER), each(one, name)]),
  );
}

const side = (/** @type {unknown} */ value, /** @type {string} */ what) => {
  must(value === "ltr" || value === "rtl", what);
  return value;
};
const code = (/** @type {unknown} */ value, /** @type {string} */ what) => {
  must(typeof value === "string" && /^[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8}){0,6}$/.test(value), what);
  return value;
};
const scalar = (/** @type {unknown} */ value, /** @type {string} */ what) => {
  if (typeof value === "string") return text(value, what, 200);
  must(typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value)), what);
  return value;
};
/**
 * @template {string} N @template T @param {unknown} value @param {N} name @param {(one: unknown) => T} check
 * @returns {{[name in N]?: T}} nothing where there is none
 */
const where = (value, name, check) =>
  /** @type {{[name in N]?: T}} */ (value === undefined ? {} : { [name]: check(value) });

/** @param {unknown} found @param {string} what */
function cell(found, what) {
  if (found === null) return null;
  const { t, n, given, filler, circle, shade, bar } = object(found, what);
  return {
    t: text(t, what, LETTER),
    ...where(n, "n", (one) => text(one, what, 20)),
    ...(given === true && { given }),
    ...(filler === true && { filler }),
    ...(circle === true && { circle }),
    ...(typeof shade === "string" && /^#[0-9a-f]{6}$/.test(shade) && { shade }),
    ...((bar === "end" || bar === "below" || bar === "both") && { bar }),
  };
}

/** @param {Outside} found */
function checkedView(found) {
  /** @type {Outside} */
  const view = modelled(found);
  const model = MODELS.find((one) => one === view.model);
  must(model !== undefined && findable({ model }) === Boolean(view.search), "a model");
  const width = whole(view.width, "width", 1, SIDE);
  const height = whole(view.height, "height", 1, SIDE);
  must(Array.isArray(view.cells) && view.cells.length === height, "rows");
  const cells = list(view.cells, "rows", SIDE, (row) => {
    must(Array.isArray(row) && row.length === width, "a row");
    return row.map((one) => cell(one, "a cell"));
  });
  const place = (/** @type {unknown} */ at) => {
    must(Array.isArray(at) && at.length === 2, "a place");
    const [r, c] = [whole(at[0], "a row", 0, height - 1), whole(at[1], "a column", 0, width - 1)];
    must(cells[r][c] !== null, "a place outside");
    return /** @type {[number, number]} */ ([r, c]);
  };
  const words = list(view.words, "words", WORDS, (one, index) => {
    if (one === null) return null;
    const word = object(one, "a word");
    must(word.index === index && typeof word.across === "boolean", "a word");
    const places = list(word.places, "places", SIDE, place);
    const letters = list(word.cells, "letters", SIDE, (letter) => text(letter, "a letter", LETTER));
    must(places.length > 0 && letters.length === places.length, "letters and places");
    return {
      index,
      cells: letters,
      places,
      across: word.across,
      shown: text(word.shown, "a word"),
      clue: text(word.clue, "a clue"),
      enumeration: text(word.enumeration, "a count", 200),
      ...where(word.label, "label", (one) => text(one, "a label", 20)),
      ...where(word.way, "way", (one) => text(one, "a direction", 20)),
    };
  });
  const index = (/** @type {unknown} */ value) => {
    const at = whole(value, "an index", 0, words.length - 1);
    must(Boolean(words[at]), "a word without a place");
    return at;
  };
  const direction = (/** @type {Outside} */ item) => where(item.direction, "direction", (one) => side(one, "a side"));
  /** @template T @param {unknown} value @param {string} what @param {(one: Outside) => T} each */
  const items = (value, what, each) => list(value, what, WORDS, (one) => each(object(one, what)));
  const clue = (/** @type {Outside} */ item) => ({
    label: text(item.label, "a label", 20),
    clue: text(item.clue, "a clue"),
    enumeration: text(item.enumeration, "a count", 200),
    index: index(item.index),
    ...direction(item),
  });
  const clues = list(view.clues, "clues", 2, (one) => {
    const found = object(one, "clues");
    must(found.direction === "across" || found.direction === "down", "a direction");
    return {
      direction: found.direction,
      heading: text(found.heading, "a heading", 200),
      items: items(found.items, "clues", clue),
    };
  });
  const directions = (/** @type {unknown} */ value) => list(value, "ways", 8, (one) => text(one, "a direction", 20));
  const search = (/** @type {unknown} */ one) => {
    const found = object(one, "what a word search is like");
    return {
      ways: directions(found.ways),
      allowed: directions(found.allowed),
      message: list(found.message, "message", SIDE * SIDE, place),
      ...where(found.blanks, "blanks", (lengths) =>
        list(lengths, "blanks", SIDE, (length) => whole(length, "a length", 1, SIDE)),
      ),
      list: items(found.list, "the list", (item) => ({
        index: index(item.index),
        text: text(item.text, "a word"),
        length: whole(item.length, "a length", 1, SIDE),
        ...where(item.clue, "clue", (one) => text(one, "a clue")),
        ...where(item.enumeration, "enumeration", (one) => text(one, "a count", 200)),
        ...direction(item),
      })),
    };
  };
  const names = (/** @type {unknown} */ value) => list(value, "labels", SIDE, (one) => text(one, "a label", 20));
  const lines = (/** @type {unknown} */ one) => {
    const { rows, columns } = object(one, "lines");
    return { rows: names(rows), columns: names(columns) };
  };
  const group = (/** @type {unknown} */ one) => {
    const found = object(one, "groups");
    return {
      length: whole(found.length, "a length", 1, SIDE),
      heading: text(found.heading, "a heading", 200),
      items: items(found.items, "words", (item) => ({
        index: index(item.index),
        text: text(item.text, "a word"),
        ...(item.given === true && { given: true }),
      })),
    };
  };
  const { english, ...labels } = object(view.labels ?? {}, "labels");
  return {
    width,
    height,
    cells,
    words,
    clues,
    kind: text(view.kind, "kind", 40),
    model,
    ...where(view.search, "search", search),
    title: text(view.title, "title"),
    author: text(view.author, "author"),
    instructions: text(view.instructions, "instructions", 20_000),
    ...where(view.credits, "credits", (one) => text(one, "credits")),
    ...where(view.notes, "notes", (one) => text(one, "notes", 20_000)),
    ...where(view.foot, "foot", (one) => text(one, "foot")),
    ...where(view.checksum, "checksum", (found) => list(found, "hashes", 40, (one) => text(one, "a hash", 200))),
    ...(view.unsolved === true && { unsolved: true }),
    language: code(view.language, "language"),
    direction: side(view.direction, "direction"),
    clue_language: code(view.clue_language, "language of clues"),
    clue_direction: side(view.clue_direction, "direction of clues"),
    sheet: record(view.sheet, "sheet", (one) => scalar(one, "a setting")),
    labels: {
      ...record(labels, "labels", (one) => text(one, "a label", 200)),
      english: list(english, "labels", 40, (one) => text(one, "a label", 200)),
    },
    ...where(view.lines, "lines", lines),
    ...where(view.groups, "groups", (found) => list(found, "groups", SIDE, group)),
    ...where(view.codes, "codes", (found) =>
      items(found, "codes", (one) => ({
        n: text(one.n, "a number", 20),
        t: text(one.t, "a letter", LETTER),
        ...(one.given === true && { given: true }),
      })),
    ),
    ...where(view.bank, "bank", (found) => list(found, "bank", WORDS, (one) => text(one, "a word"))),
  };
}

const FOLDED = 1000; // rows of a table
const CHARS = 200; // of a list of characters

/**
 * How letters are typed (crosscore/alphabet/typing.py): characters, names of scripts, and what is or is not so.
 * Nothing grows by it much, and no pattern is in it.
 * @param {unknown} found
 */
function checkedInput(found) {
  const input = object(found, "input");
  const fold = record(input.fold, "a table", (to) => text(to, "a row", 8), FOLDED);
  const join = (/** @type {unknown} */ rows) => record(rows, "a table", (to, from) => text(to, "a row", from.length));
  const texts = (/** @type {unknown} */ value) =>
    list(value, "texts", 60, (one) => {
      must(one !== "", "a text");
      return text(one, "a text", 16);
    });
  const script = (/** @type {unknown} */ one) => {
    must(typeof one === "string" && /^[A-Z][a-z]{3}$/.test(one), "a script");
    new RegExp(`\\p{scx=${one}}`, "u"); // throws where this browser knows no such script
    return one;
  };
  const runs = (/** @type {unknown} */ value) => {
    const ends = text(value, "runs", CHARS);
    const points = Array.from(ends, (one) => one.codePointAt(0) ?? 0);
    must(points.length % 2 === 0 && points.every((point, i) => i % 2 === 0 || points[i - 1] <= point), "runs");
    return ends;
  };
  return {
    fold,
    ...where(input.join, "join", join),
    ...where(input.scripts, "scripts", (value) => {
      const names = list(value, "scripts", 8, script);
      must(names.length > 0, "scripts");
      return names;
    }),
    ...where(input.digraphs, "digraphs", texts),
    ...where(input.pairs, "pairs", texts),
    ...where(input.linked, "linked", runs),
    ...Object.assign(
      {},
      ...["virama", "drop", "digits", "single", "hang", "before", "links"].map((name) =>
        where(input[name], name, (one) => text(one, "characters", CHARS)),
      ),
    ),
    ...Object.fromEntries(
      ["keeps", "bare", "apart", "bound", "whole", "numeric"].flatMap((name) =>
        input[name] === true ? [[name, true]] : [],
      ),
    ),
  };
}

/**
 * @param {unknown} found whatever was in a file or a link
 * @returns {{v: number, view: View, input?: Typing}} it, with what is known of it only: of the view, what solving needs
 * @throws where it is none
 */
export function checked(found) {
  const { v, view, input } = object(found, "a puzzle");
  must(v === VERSION, "a puzzle");
  const whole = /** @type {unknown} */ (checkedView(object(view, "a puzzle")));
  return { v, view: /** @type {View} */ (whole), ...where(input, "input", checkedInput) };
}
