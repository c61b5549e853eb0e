// What the page tells the person: what an act has done, for a while, and what went wrong, until it is put away.
import { byId } from "../base/dom.js";
import { say } from "../base/say.js";
import { page, t } from "../i18n/l10n.js";
import { banner } from "../ui/dialogs.js";

/**
 * @typedef {NonNullable<import("../engine/client.js").EngineError["unfilled"]>} Unfilled  a grid that no words fit into
 */

const TOLD_MS = 12_000; // what an act has done stays to be read
/** Acts that lay out anew: what was said of the last act is not true any more. */
const LAYING = new Set(["puzzle.new", "puzzle.reshuffle", "puzzle.improve", "grid.fill", "grid.set", "grid.type"]);
const NARROW = "(max-width: 760px)"; // there what is told lies over the grid

let telling = 0;

/** Said and shown. @param {string} text */
export const tell = (text) => {
  say(text);
  clearTimeout(telling);
  Object.assign(byId("told"), { textContent: text, title: text, dir: page.direction, hidden: false });
  telling = window.setTimeout(untell, TOLD_MS);
};

const untell = () => void (byId("told").hidden = true);

/** Nothing that was told stays for longer than it holds. @param {import("./state.js").Values} store */
export function watchTold(store) {
  addEventListener("pointerdown", () => matchMedia(NARROW).matches && untell());
  store.on(["busy", "making"], () => LAYING.has(store.busy ?? "") && untell());
}

/** An act has done what it should: it is told, and nothing has failed any more. @param {string} text */
export function done(text) {
  if (document.querySelector(".message[data-failed]")) banner.clear();
  tell(text);
}

/**
 * What the engine died of, in English, for somebody who can mend it.
 * @param {import("../engine/crash.js").Crash} crash
 */
export const technical = ({ message, trace }) =>
  trace.includes(message) ? trace : [message, trace].filter(Boolean).join("\n");

/**
 * Tells of an act that failed.
 * @param {{options: (unfilled: Unfilled) => void, empty: (unfilled: Unfilled) => void}} instead what could be done of a
 *   grid that cannot be filled
 * @returns {(what: string, error: unknown) => void}
 */
export const troubles = (instead) => (what, error) => {
  /** @type {Partial<import("../engine/client.js").EngineError>} */
  const { message = String(error), unfilled = null, crash, code } = error ?? {};
  const ways = unfilled
    ? [
        { label: t("failed-unfilled-options"), run: () => instead.options(unfilled) },
        { label: t("failed-unfilled-empty"), run: () => instead.empty(unfilled) },
      ]
    : [];
  const unchanged = (what || crash) && code ? "" : t("failed-unchanged");
  banner.show(what, [message, unchanged].join(" ").trim(), "error", ways, crash && technical(crash));
  document.querySelector(".message")?.toggleAttribute("data-failed", true);
};
