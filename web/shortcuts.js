// Keys that work wherever no text is typed, and the sheet that tells all keys.
import { byId, make } from "./dom.js";
import { device } from "./state.js";
import { S } from "./strings.js";

/** Whether a key press belongs to something that takes text or has keys of its own. @param {EventTarget | null} target */
export const typing = (target) => target instanceof Element && Boolean(target.closest("input, textarea, select, dialog, [contenteditable], [popover], [role=grid], [role=textbox]"));

/**
 * @param {import("./state.js").Values} store
 * @param {{remove: () => void, lock: () => void, move: () => void, add: () => void, edit: () => void, find: () => void, escape: () => void, zoom: (by: 1 | -1 | 0) => void}} acts
 */
export function shortcuts(store, acts) {
  const dialog = byId("keys-dialog");
  const single = byId("keys-single");
  single.checked = device.read("keys", true) !== false;
  single.addEventListener("change", () => device.write("keys", single.checked));
  byId("keys-groups").replaceChildren(...S.keys.groups.map(({ heading, keys }) => {
    const rows = keys.map(([names, does]) => make("div", {}, make("dt", {}, ...spelled(names)), make("dd", { textContent: does })));
    return make("section", {}, make("h3", { textContent: heading }), make("dl", {}, ...rows));
  }));
  const open = () => dialog.open || dialog.showModal();
  byId("keys").addEventListener("click", open);
  dialog.querySelectorAll("[data-close]").forEach((button) => button.addEventListener("click", () => dialog.close()));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());

  /** By what the key types, whatever the layout; letters by their place too, for keyboards of other scripts. @type {Record<string, () => void>} */
  const byKey = {
    Delete: acts.remove, Backspace: acts.remove, F2: acts.edit,
    "+": () => acts.zoom(1), "=": () => acts.zoom(1), "-": () => acts.zoom(-1), "−": () => acts.zoom(-1), 0: () => acts.zoom(0),
    "/": acts.find, l: acts.lock, m: acts.move, a: acts.add,
  };
  const byCode = { KeyL: acts.lock, KeyM: acts.move, KeyA: acts.add, NumpadAdd: byKey["+"], NumpadSubtract: byKey["-"] };
  const ASCII = /^[ -~]$/;
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || typing(event.target) || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape" && store.moving) return acts.escape();
    if (event.key.length === 1 && !single.checked) return;
    if (event.key === "?") return event.preventDefault(), open();
    if (document.documentElement.dataset.view !== "workshop" || store.phase !== "ready") return;
    const act = byKey[event.key] ?? byKey[event.key.toLowerCase()] ?? (ASCII.test(event.key) ? undefined : byCode[event.code]);
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** "Ctrl+Z, Ctrl+Y" as keys to press, with what stands between them. @param {string} names */
function spelled(names) {
  return names.split(" ").map((part) => (part === "or" || part === "then" ? ` ${part} ` : make("span", {}, ...part.split("+").flatMap((key, i) => [...(i ? ["+"] : []), make("kbd", { textContent: key === "plus" ? "+" : key })]))));
}
