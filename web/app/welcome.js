// A first visit: beside the finished crossword stands the box for one's own words, until it is used or put away. Where
// there is little room it is one line, which opens for whoever writes in it.
import { byId, home } from "../base/dom.js";

/** @param {import("./state.js").Values} store */
export function welcome(store) {
  const box = byId("own-box");
  const desk = /** @type {HTMLElement} */ (box.parentElement);
  byId("own-later").addEventListener("click", () => {
    store.set({ welcome: false });
    home();
  });
  // it opens for the focus alone: a finger that presses one line must not meet what comes in its place
  const open = (/** @type {Event} */ { target, type }) => {
    const inside = box.contains(/** @type {Node} */ (target));
    if (!inside || type === "focusin") box.toggleAttribute("data-up", inside);
  };
  for (const type of ["focusin", "pointerdown"]) document.addEventListener(type, open);
  store.on(["welcome", "route"], () => {
    document.documentElement.toggleAttribute("data-welcome", store.welcome);
    const place = store.welcome && store.route === "workshop" ? byId("words") : desk;
    if (box.parentElement !== place) place.prepend(box);
  });
}
