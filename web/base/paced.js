// Showing what keeps coming, so that the page has time for whoever uses it.

const REST = 4; // times as long as a showing took, before the next one

/**
 * Calls `show` with what comes, at first at once, and then only so often that it takes a fifth of the time; what comes
 * meanwhile is passed over for what comes last. The work that a showing leaves to the browser counts, too.
 * @template T
 * @param {(what: T) => void} show
 * @param {object} [how]
 * @param {() => number} [how.now] the clock, in milliseconds
 * @param {(done: () => void) => void} [how.after] calls back once the browser has drawn
 * @param {(ms: number, act: () => void) => number} [how.wait] a timer
 */
export function paced(show, { now = () => performance.now(), after = drawn, wait = later } = {}) {
  let free = -Infinity; // when the next may be shown
  let timer = 0;
  /** @type {{what: T} | null} */
  let next = null;
  const act = () => {
    timer = 0;
    if (!next) return;
    const { what } = next;
    next = null;
    const begun = now();
    free = Infinity; // until it is drawn
    show(what);
    after(() => {
      free = now() + REST * (now() - begun);
      plan();
    });
  };
  const plan = () => {
    if (!next || timer || free === Infinity) return;
    const rest = free - now();
    if (rest <= 0) act();
    else timer = wait(rest, act);
  };
  return {
    /** @param {T} what */
    take(what) {
      next = { what };
      plan();
    },
    /** Show nothing more. */
    end() {
      clearTimeout(timer);
      next = null;
    },
  };
}

/** @param {() => void} done */
function drawn(done) {
  if (document.hidden) setTimeout(done);
  else requestAnimationFrame(() => setTimeout(done));
}

/** @param {number} ms @param {() => void} act */
function later(ms, act) {
  return window.setTimeout(act, ms);
}
