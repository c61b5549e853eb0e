// What is measured a piece at a time, for arithmetic that knows nothing of that: it asks, and is done anew with the
// answer. See paper-fit.js and paper.js.

/** A size that is wanted is not measured yet; `measure` does so in pieces. */
export class Unmeasured extends Error {
  /** @param {() => Generator<void>} measure */
  constructor(measure) {
    super("not measured yet");
    this.measure = measure;
  }
}

/**
 * Do it anew until all that it wants is measured: only measuring takes long.
 * @template T @param {() => T} act @returns {Generator<void, T>}
 */
export function* measuring(act) {
  for (;;) {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof Unmeasured)) throw error;
      yield* error.measure();
    }
  }
}
