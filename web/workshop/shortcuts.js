// Keys that work wherever no text is typed; keys.js tells them all.
import { byId } from "../base/dom.js";
import { device } from "../base/device.js";

/**
 * Whether a key press belongs to something that takes text or has keys of its own.
 * @param {EventTarget | null} target
 */
const typing = (target) =>
  target instanceof Element &&
  Boolean(target.closest("input, textarea, select, dialog, [contenteditable], [popover], [role=grid], [role=textbox]"));

/**
 * @param {import("../app/state.js").Values} store
 * @param {{remove: () => void, lock: () => void, move: () => void, add: () => void, improve: () => void, play: () =>
 *   void, edit: () => void, find: () => void, escape: () => void, zoom: (by: 1 | -1 | 0) => void}} acts
 */
export function shortcuts(store, acts) {
  const single = byId("keys-single");
  single.checked = device.read("keys", true) !== false;
  single.addEventListener("change", () => device.write("keys", single.checked));
  /**
   * By what the key types, whatever the layout; letters by their place too, for keyboards of other scripts.
   * @type {Record<string, () => void>}
   */
  const byKey = {
    Delete: acts.remove,
    Backspace: acts.remove,
    F2: acts.edit,
    "+": () => acts.zoom(1),
    "=": () => acts.zoom(1),
    "-": () => acts.zoom(-1),
    "−": () => acts.zoom(-1),
    0: () => acts.zoom(0),
    "/": acts.find,
    l: acts.lock,
    m: acts.move,
    a: acts.add,
    i: acts.improve,
    p: acts.play,
  };
  /** @type {Record<string, () => void>} */
  const byCode = {
    KeyL: acts.lock,
    KeyM: acts.move,
    KeyA: acts.add,
    KeyI: acts.improve,
    KeyP: acts.play,
    NumpadAdd: byKey["+"],
    NumpadSubtract: byKey["-"],
  };
  const ASCII = /^[ -~]$/;
  addEventListener("keydown", (event) => {
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.isComposing ||
      typing(event.target) ||
      document.querySelector("dialog[open]")
    )
      return;
    if (event.key === "Escape" && store.moving) return acts.escape();
    if (event.key.length === 1 && !single.checked) return;
    if ("?؟".includes(event.key))
      return (event.preventDefault(), void document.dispatchEvent(new CustomEvent("crosscore:keys")));
    if (store.route !== "workshop" || store.phase !== "ready") return;
    const act =
      byKey[event.key] ?? byKey[event.key.toLowerCase()] ?? (ASCII.test(event.key) ? undefined : byCode[event.code]);
    if (!act) return;
    event.preventDefault();
    act();
  });
}
