// The route: which view is shown. The address's hash, the page's data-view and `store.route` are one thing, and what
// goes forth and back between views goes through here.
import { showRoute } from "../base/route.js";
import { byId } from "../base/dom.js";
import { banner } from "../ui/dialogs.js";

/** @typedef {import("../base/route.js").Route} Route */
/**
 * @typedef {object} View
 * @property {() => boolean} [ready] whether there is anything to show; always, if absent
 * @property {(from: Route) => void} enter it is shown now
 * @property {() => void} [leave] it is about to go
 */

const HOME = "workshop"; // has no hash: the other views lie one step of the browser's history above it

export class Router {
  /** @param {import("../base/store.js").Values} store @param {Record<Route, View>} views */
  constructor(store, views) {
    this.store = store;
    this.views = views;
    /** @type {Promise<void> | null} while the browser goes back */
    this.returning = null;
    addEventListener("hashchange", () => this.follow());
    addEventListener("pageshow", ({ persisted }) => persisted && (this.returning = null)); // it had left the site
  }

  /** The route that the address names. @returns {Route} */
  get named() {
    const name = location.hash.slice(1);
    return Object.hasOwn(this.views, name) ? /** @type {Route} */ (name) : HOME;
  }

  /** As `named`, if this is an entry of the history that a view was shown in: then the workshop is one step back. */
  get reloaded() {
    return history.state?.[this.named] ? this.named : HOME;
  }

  /** @param {Route} route */
  go(route) {
    location.hash = route;
  }

  /** To the workshop, once, however often it is asked for. @returns {Promise<void>} resolves when it is shown */
  back() {
    if (this.returning) return this.returning;
    if (this.named === HOME) return Promise.resolve(this.follow());
    this.returning = new Promise((resolve) => {
      const arrived = () => {
        this.returning = null;
        resolve();
      };
      addEventListener("hashchange", arrived, { once: true });
    });
    history.back();
    return this.returning;
  }

  /** Make the address name no view. */
  forget() {
    history.replaceState(null, "", location.pathname + location.search);
  }

  /** Show what the address names, where there is anything to show. */
  follow() {
    const { store, views, named } = this;
    /** @type {Route} */
    const from = store.route;
    const route = (views[named].ready?.() ?? true) ? named : HOME;
    if (route === from) return;
    banner.clear();
    views[from].leave?.();
    showRoute(route);
    for (const id of Object.keys(views)) byId(id).hidden = id !== route;
    store.set({ route });
    if (route !== HOME) history.replaceState({ [route]: true }, "");
    views[route].enter(from);
  }
}
