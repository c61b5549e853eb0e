// What the page says to those who hear it.
import { byId } from "./dom.js";

/** @param {string} text */
export const say = (text) => {
  byId("say").textContent = "";
  setTimeout(() => (byId("say").textContent = text), 50); // the same words twice are still news
};
