// What a puzzle from outside must be like to be shown: every field of a `play` object (crosscore/play.py), and no
// other.
// Texts stay texts wherever they go, so what is checked is their kind and how much of them there is.

import { findable, modelled, MODELS } from "../base/models.js";

const SIDE = 400; // cells
const WORDS = 2000;
const LONG = 4000; // characters of a text
const LETTER = 64; // characters of a cell: clusters of some scripts are long
const VERSION = 1;

class Wrong extends Error {}

/** @param {boolean} holds @param {string} what */
function must(holds, what) {
  if (!holds) throw new Wrong(what);
}

/** @param {any} value @param {string} what @param {number} [most] characters @returns {string} */
function text(value, what, most = LONG) {
  must(typeof value === "string" && value.length <= most, what);
  return value.toWellFormed?.() ?? value;
}

/** @param {any} value @param {string} what @param {number} least @param {number} most @returns {number} */
function whole(value, what, least, most) {
  must(Number.isInteger(value) && value >= least && value <= most, what);
  return value;
}

/**
 * @template T @param {any} value @param {string} what @param {number} most @param {(one: any, at: number) => T} each
 * @returns {T[]}
 */
function list(value, what, most, each) {
  must(Array.isArray(value) && value.length <= most, what);
  return value.map(each);
}

/**
 * @template T @param {any} value @param {string} what @param {(one: any, name: string) => T} each
 * @param {number} [most] names @returns {Record<string, T>}
 */
function record(value, what, each, most = 40) {
  must(Boolean(value) && typeof value === "object" && !Array.isArray(value) && Object.keys(value).length <= most, what);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== "__proto__")
      .map(([name, one]) => [text(name, what, LETTER), each(one, name)]),
  );
}

const side = (/** @type {any} */ value, /** @type {string} */ what) => {
  must(value === "ltr" || value === "rtl", what);
  return value;
};
const code = (/** @type {any} */ value, /** @type {string} */ what) => {
  must(typeof value === "string" && /^[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8}){0,6}$/.test(value), what);
  return value;
};
const scalar = (/** @type {any} */ value, /** @type {string} */ what) =>
  typeof value === "string"
    ? text(value, what, 200)
    : (must(typeof value === "boolean" || Number.isFinite(value), what), value);
/**
 * @template T @param {any} value @param {string} name @param {(one: any) => T} check
 * @returns {Record<string, T>} nothing where there is none
 */
const where = (value, name, check) => (value === undefined ? {} : { [name]: check(value) });

/** @param {any} found @param {string} what */
function cell(found, what) {
  if (found === null) return null;
  must(typeof found === "object", what);
  const { t, n, given, filler } = found;
  return {
    t: text(t, what, LETTER),
    ...where(n, "n", (one) => text(one, what, 20)),
    ...(given === true && { given }),
    ...(filler === true && { filler }),
  };
}

/** @param {any} found */
function checkedView(found) {
  const view = modelled(found);
  const { model } = view;
  must(MODELS.includes(model) && findable(view) === Boolean(view.search), "a model");
  const width = whole(view.width, "width", 1, SIDE);
  const height = whole(view.height, "height", 1, SIDE);
  must(Array.isArray(view.cells) && view.cells.length === height, "rows");
  const cells = list(view.cells, "rows", SIDE, (row) => {
    must(Array.isArray(row) && row.length === width, "a row");
    return row.map((/** @type {any} */ one) => cell(one, "a cell"));
  });
  const place = (/** @type {any} */ at) => {
    must(Array.isArray(at) && at.length === 2, "a place");
    const [r, c] = [whole(at[0], "a row", 0, height - 1), whole(at[1], "a column", 0, width - 1)];
    must(cells[r][c] !== null, "a place outside");
    return /** @type {[number, number]} */ ([r, c]);
  };
  const words = list(view.words, "words", WORDS, (word, index) => {
    if (word === null) return null;
    must(typeof word === "object" && word.index === index && typeof word.across === "boolean", "a word");
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
  const index = (/** @type {any} */ value) => {
    must(Boolean(words[whole(value, "an index", 0, words.length - 1)]), "a word without a place");
    return value;
  };
  const direction = (/** @type {any} */ item) => where(item.direction, "direction", (one) => side(one, "a side"));
  const clues = list(view.clues, "clues", 2, (found) => ({
    direction: (must(found?.direction === "across" || found?.direction === "down", "a direction"), found.direction),
    heading: text(found.heading, "a heading", 200),
    items: list(found.items, "clues", WORDS, (item) => ({
      label: text(item.label, "a label", 20),
      clue: text(item.clue, "a clue"),
      enumeration: text(item.enumeration, "a count", 200),
      index: index(item.index),
      ...direction(item),
    })),
  }));
  const directions = (/** @type {any} */ value) => list(value, "ways", 8, (one) => text(one, "a direction", 20));
  const search = (/** @type {any} */ found) => {
    must(found && typeof found === "object", "what a word search is like");
    return {
      ways: directions(found.ways),
      allowed: directions(found.allowed),
      message: list(found.message, "message", SIDE * SIDE, place),
      ...where(found.blanks, "blanks", (lengths) =>
        list(lengths, "blanks", SIDE, (length) => whole(length, "a length", 1, SIDE)),
      ),
      list: list(found.list, "the list", WORDS, (item) => ({
        index: index(item.index),
        text: text(item.text, "a word"),
        length: whole(item.length, "a length", 1, SIDE),
        ...where(item.clue, "clue", (one) => text(one, "a clue")),
        ...where(item.enumeration, "enumeration", (one) => text(one, "a count", 200)),
        ...direction(item),
      })),
    };
  };
  const names = (/** @type {any} */ value) => list(value, "labels", SIDE, (one) => text(one, "a label", 20));
  const { english, ...labels } = view.labels ?? {};
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
    language: code(view.language, "language"),
    direction: side(view.direction, "direction"),
    clue_language: code(view.clue_language, "language of clues"),
    clue_direction: side(view.clue_direction, "direction of clues"),
    sheet: record(view.sheet, "sheet", (one) => scalar(one, "a setting")),
    labels: {
      ...record(labels, "labels", (one) => text(one, "a label", 200)),
      english: list(english, "labels", 40, (one) => text(one, "a label", 200)),
    },
    ...where(view.lines, "lines", (found) => ({ rows: names(found.rows), columns: names(found.columns) })),
    ...where(view.groups, "groups", (found) =>
      list(found, "groups", SIDE, (group) => ({
        length: whole(group?.length, "a length", 1, SIDE),
        heading: text(group.heading, "a heading", 200),
        items: list(group.items, "words", WORDS, (item) => ({
          index: index(item?.index),
          text: text(item.text, "a word"),
          ...(item.given === true && { given: true }),
        })),
      })),
    ),
    ...where(view.codes, "codes", (found) =>
      list(found, "codes", WORDS, (one) => ({
        n: text(one?.n, "a number", 20),
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
 * @param {any} input
 */
function checkedInput(input) {
  must(Boolean(input) && typeof input === "object", "input");
  const fold = record(input.fold, "a table", (to) => text(to, "a row", 8), FOLDED);
  const join = (/** @type {any} */ rows) => record(rows, "a table", (to, from) => text(to, "a row", from.length));
  const texts = (/** @type {any} */ value) =>
    list(value, "texts", 60, (one) => {
      must(one !== "", "a text");
      return text(one, "a text", 16);
    });
  const script = (/** @type {any} */ one) => {
    must(typeof one === "string" && /^[A-Z][a-z]{3}$/.test(one), "a script");
    new RegExp(`\\p{scx=${one}}`, "u"); // throws where this browser knows no such script
    return one;
  };
  const runs = (/** @type {any} */ value) => {
    const points = Array.from(text(value, "runs", CHARS), (one) => one.codePointAt(0) ?? 0);
    must(points.length % 2 === 0 && points.every((point, i) => i % 2 === 0 || points[i - 1] <= point), "runs");
    return value;
  };
  return {
    fold,
    ...where(input.join, "join", join),
    ...where(input.scripts, "scripts", (value) => {
      must(value?.length > 0, "scripts");
      return list(value, "scripts", 8, script);
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
 * @param {any} play whatever was in a file or a link @returns {any} it, with what is known of it only
 * @throws where it is none
 */
export function checked(play) {
  must(
    Boolean(play) &&
      typeof play === "object" &&
      play.v === VERSION &&
      Boolean(play.view) &&
      typeof play.view === "object",
    "a puzzle",
  );
  return { v: VERSION, view: checkedView(play.view), ...where(play.input, "input", checkedInput) };
}
