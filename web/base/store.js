// What the page knows, and who wants to hear of changes.

/**
 * Values by name; whoever listens to a name hears of its changes once they are all made.
 * @template {object} Known  what it knows: the page's is in state.js
 */
export class Store {
  /** @param {Known} values */
  constructor(values) {
    Object.assign(this, values);
    /** @type {{names: PropertyKey[], tell: () => void}[]} */
    this.listeners = [];
  }

  /** @param {(keyof Known)[]} names @param {() => void} tell */
  on(names, tell) {
    this.listeners.push({ names, tell });
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
