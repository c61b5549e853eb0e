// What the page knows, and who wants to hear of changes.

/**
 * Values by name; whoever listens to a name hears of its changes once they are all made.
 * The names are in app/state.js.
 * @typedef {Store & Record<string, any>} Values
 */
export class Store {
  /** @param {Record<string, any>} values */
  constructor(values) {
    Object.assign(this, values);
    /** @type {{names: string[], tell: () => void}[]} */
    this.listeners = [];
  }

  /** @param {string[]} names @param {() => void} tell */
  on(names, tell) {
    this.listeners.push({ names, tell });
  }

  /** @param {Record<string, any>} changes */
  set(changes) {
    const now = /** @type {Values} */ (this);
    const changed = Object.keys(changes).filter((name) => now[name] !== changes[name]);
    Object.assign(this, changes);
    for (const { names, tell } of this.listeners) if (names.some((name) => changed.includes(name))) tell();
  }
}
