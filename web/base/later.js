// A part of the page whose script comes when it is first wanted.

/** @template T */
export class Later {
  /**
   * @param {() => Promise<T>} make fetches and makes it
   * @param {(coming: Promise<unknown>) => void} wanted tells whoever waits for it
   */
  constructor(make, wanted) {
    this.make = make;
    this.wanted = wanted;
    this.here = false;
    /** It, once it is here. @type {T | undefined} */
    this.part = undefined;
    /** @type {Promise<T> | undefined} */
    this.coming = undefined;
  }

  /** Fetch it, unless that was done; rejects if it cannot be had. @returns {Promise<T>} */
  fetch() {
    this.coming ??= this.make().then(
      (part) => {
        this.here = true;
        return (this.part = part);
      },
      (error) => {
        this.coming = undefined; // the next one who wants it tries again
        throw error;
      },
    );
    return this.coming;
  }

  /**
   * Do something with it: at once if it is here, else as soon as it is. Where it cannot be had, that is told and
   * nothing is done.
   * @template R @param {(part: T) => R} act @returns {R | Promise<Awaited<R> | undefined>}
   */
  use(act) {
    return this.here ? act(/** @type {T} */ (this.part)) : this.wait(act);
  }

  /** @template R @param {(part: T) => R} act @returns {Promise<Awaited<R> | undefined>} */
  async wait(act) {
    const coming = this.fetch();
    this.wanted(coming);
    try {
      await coming;
    } catch {
      return undefined;
    }
    return await act(/** @type {T} */ (this.part));
  }
}
