// The options that puzzles of a kind are made with, as chosen on this device; among them the size of the grid.
import { shownKind, shownPuzzle } from "../base/state.js";
import { device } from "../base/device.js";
import { t } from "../i18n/l10n.js";

/** @typedef {import("../ui/kinds.js").Kind} Kind */
/** @typedef {import("../base/protocol.d.ts").Options} Options */

/**
 * What is kept of them: texts are of the language `of`, and what a list of one's own may leave empty is its `own`.
 * @typedef {{of?: string, own?: Options, [name: string]: import("../base/protocol.d.ts").Value | Options | undefined}
 *   } Kept
 */

/** What is kept of a kind's options. @param {string} id @returns {Kept | null} */
const keptOf = (id) => device.read(`options.${id}`, /** @type {Kept | null} */ (null));

/** The option of how large the grid is, where it can be left to the words. @param {Kind | null} kind */
const sizeOf = (kind) => kind?.fields.find(({ type }) => type === "size");

/** The options of which words are drawn, and how many. @param {Kind} kind */
const drawing = ({ fields }) => fields.filter((field) => field.any).map(({ name }) => name);

const TEXTS = ["text", "lines"]; // they are of a language

/** @template V @param {Record<string, V>} values @param {string[]} names */
const only = (values, names) => Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** @param {Options} values @param {string[]} names */
const without = (values, names) => Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

export class Choices {
  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.session = session;
    this.store = session.store;
    /** @type {Promise<import("../base/protocol.d.ts").Pattern[]> | undefined} */
    this.library = undefined;
  }

  /** The library of patterns, asked for once. */
  patterns() {
    this.library ??= this.session.engine.request("grid.patterns", {}).then(({ patterns }) => patterns);
    this.library.catch(() => (this.library = undefined));
    return this.library;
  }

  /**
   * Options of a kind that were chosen on this device; else those of the first preset that the word list is large
   * enough for.
   * @param {Kind | null} [kind] the shown puzzle's, if absent @returns {Options}
   */
  of(kind = this.store.kind) {
    const { dictionary } = this.store;
    const known = dictionary?.words ?? 0;
    const preset = kind?.presets?.find(({ words = 0 }) => words <= known)?.values;
    /** @type {Kept} */
    const kept = keptOf(kind?.id ?? "") ?? preset ?? {};
    const foreign = "of" in kept && kept.of !== dictionary?.language;
    const own = kept.own && kept.own.list === dictionary?.source.id ? kept.own : {};
    const all = Object.fromEntries(
      (kind?.fields ?? [])
        .map((field) => /** @type {const} */ ([field, this.whole && field.any ? own : kept]))
        .filter(([{ name, type }, from]) => name in from && !(foreign && TEXTS.includes(type)))
        .map(([{ name }, from]) => [name, from[name]]),
    );
    return /** @type {Options} */ (all);
  }

  /** Whether new words come from a list of the person's own, which is used whole unless the options say less. */
  get whole() {
    const { dictionary } = this.store;
    return Boolean(dictionary && !dictionary.source.bundled);
  }

  /**
   * A kind's options as they are asked for: for a list of one's own those with `any` can be left empty.
   * @param {Kind} kind
   */
  fields({ fields }) {
    return this.whole ? fields.map((field) => (field.any ? { ...field, default: "" } : field)) : fields;
  }

  /**
   * For new puzzles of a kind; texts among them are of the word list's language.
   * @param {Kind} kind
   * @param {Options} values
   */
  keep(kind, values) {
    const { dictionary } = this.store;
    const before = keptOf(kind.id) ?? {};
    const draws = drawing(kind);
    const shared = this.whole ? { ...without(values, draws), ...only(before, draws) } : values;
    const own = this.whole ? { list: dictionary?.source.id, ...only(values, draws) } : before.own;
    device.write(`options.${kind.id}`, { ...shared, of: dictionary?.language, ...(own && { own }) });
  }

  /**
   * The size of the shown puzzle's next grid, as an option says it: "auto", or such as "14x14"; empty without such an
   * option.
   */
  get size() {
    const field = sizeOf(this.store.kind);
    const { puzzle, size } = this.store;
    return field && puzzle ? String(size ?? puzzle.view.options[field.name] ?? field.default) : "";
  }

  /** Keep the grid as large as it is from now on, or let it be as large as its words need. @param {boolean} on */
  keepSize(on) {
    const kind = shownKind(this.store);
    const { width, height } = shownPuzzle(this.store).view;
    const field = sizeOf(kind);
    if (!field) return;
    const size = on ? `${width}x${height}` : "auto";
    this.keep(kind, { ...this.of(kind), [field.name]: size });
    this.store.set({ size });
    this.session.on.say(t(on ? "done-size-kept" : "done-size-free", { width, height }));
  }

  /** The shown puzzle's options, if they are to have another size. @returns {Options | undefined} */
  get resized() {
    const { kind, puzzle, size } = this.store;
    const field = sizeOf(kind);
    if (!size || !puzzle || !field) return undefined;
    const { options } = puzzle.view;
    const names = /** @type {Kind} */ (kind).fields.map(({ name }) => name).filter((name) => name in options);
    return { ...Object.fromEntries(names.map((name) => [name, options[name]])), [field.name]: size };
  }
}
