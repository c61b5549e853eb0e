// Parts of the page that the first view does without. Their scripts come once that view is drawn and the page rests, or
// when one of them is wanted; what is pressed before that waits for it.
import { Later } from "../base/later.js";
import { renew } from "../engine/release.js";
import { t } from "../i18n/l10n.js";
import { banner } from "../ui/dialogs.js";

const SLOW_MS = 100; // a wait that is told
const IDLE_MS = 2000; // they come after that even if the page never rests

/**
 * What is held back until a part is there.
 * @typedef {{press?: string, told?: string[]}} Held  elements, as a selector; and events that the document is told
 */

/** A moment at which nothing else is to be done. */
const idle = () =>
  new Promise((go) =>
    "requestIdleCallback" in globalThis ? requestIdleCallback(go, { timeout: IDLE_MS }) : setTimeout(go, SLOW_MS),
  );

/** Whoever waits for a part sees that something happens, or why it does not. @param {Promise<unknown>} coming */
function wanted(coming) {
  let shown = false;
  const slow = setTimeout(() => {
    shown = true;
    banner.progress(t("boot-title"), -1);
  }, SLOW_MS);
  coming
    .then(
      () => shown && banner.clear(),
      (error) => {
        console.error(error);
        const again = { label: t("broken-reload"), run: renew };
        banner.show(t("broken-title"), t("broken-text"), "error", [again], String(error));
      },
    )
    .finally(() => clearTimeout(slow));
}

export class Parts {
  /** @param {import("./state.js").Values} store */
  constructor(store) {
    this.store = store;
    /** @type {Later<unknown>[]} */
    this.all = [];
    const drawn = new Promise((go) =>
      store.on(["puzzle", "missing", "phase"], () => {
        if (store.puzzle || store.missing || store.phase === "fatal") go(undefined);
      }),
    );
    drawn.then(() => this.rest());
  }

  /**
   * @template M, T
   * @param {() => Promise<M>} load its script @param {(module: M) => T} build @param {Held} [held]
   * @returns {Later<T>}
   */
  later = (load, build, held = {}) => {
    const make = () => load().then((module) => this.store.late(() => build(module)));
    const part = new Later(make, wanted);
    this.all.push(part);
    this.hold(part, held);
    return part;
  };

  /** @param {Later<unknown>} part @param {Held} held */
  hold(part, { press, told = [] }) {
    const types = [...(press ? ["click"] : []), ...told];
    /** @param {Event} event */
    const hold = (event) => {
      if (part.here) return;
      const { type, target } = event;
      const pressed = type === "click" && target instanceof Element ? target.closest(press ?? "") : null;
      if (type === "click" && !pressed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const detail = event instanceof CustomEvent ? event.detail : undefined;
      part.use(() =>
        pressed instanceof HTMLElement ? pressed.click() : document.dispatchEvent(new CustomEvent(type, { detail })),
      );
    };
    for (const type of types) addEventListener(type, hold, true);
  }

  /** All that have not come yet, one after the other. */
  async rest() {
    for (const part of this.all) {
      await idle();
      await part.fetch().catch(() => {}); // told when it is wanted
    }
  }
}
