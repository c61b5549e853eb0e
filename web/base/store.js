// What the page knows, and who wants to hear of changes.

/**
 * Values by name; whoever listens to a name hears of its changes once they are all made.
 * @template {object} Known  what it knows: the page's is in state.js
 */
export class Store {
  /** @param {Known} values */
  constructor(values) {
    Object.assign(this, values);
    this.first = values;
    /** @type {{names: PropertyKey[], tell: () => void}[]} */
    this.listeners = [];
  }

  /** @param {(keyof Known)[]} names @param {() => void} tell */
  on(names, tell) {
    this.listeners.push({ names, tell });
  }

  /**
   * Make what listens from now on; it hears at once of all that has changed since the start.
   * @template T @param {() => T} make @returns {T}
   */
  late(make) {
    const before = this.listeners.length;
    const made = make();
    const now = /** @type {Record<PropertyKey, unknown>} */ (/** @type {unknown} */ (this));
    const first = /** @type {Record<PropertyKey, unknown>} */ (this.first);
    for (const { names, tell } of this.listeners.slice(before))
      if (names.some((name) => now[name] !== first[name])) tell();
    return made;
  }

  /** @param {Partial<Known>} changes */
  set(changes) {
    const now = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
    const next = /** @type {Record<string, unknown>} */ (changes);
    /** @type {PropertyKey[]} */
    const changed = Object.keys(next).filter((name) => now[name] !== next[name]);
    Object.assign(this, changes);
    for (const { names, tell } of this.listeners) if (names.some((name) => changed.includes(name))) tell();
  }
}
