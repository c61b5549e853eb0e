// A first visit: beside the finished crossword stands the box for one's own words, until it is used or put away.
import { byId, home } from "../base/dom.js";

/** @param {import("../base/store.js").Values} store */
export function welcome(store) {
  const box = byId("own-box");
  const desk = /** @type {HTMLElement} */ (box.parentElement);
  byId("own-later").addEventListener("click", () => {
    store.set({ welcome: false });
    home();
  });
  store.on(["welcome", "route"], () => {
    document.documentElement.toggleAttribute("data-welcome", store.welcome);
    const place = store.welcome && store.route === "workshop" ? byId("words") : desk;
    if (box.parentElement !== place) place.prepend(box);
  });
}
