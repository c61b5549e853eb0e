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
 * @property {import("../base/later.js").Later<unknown>} [needs] what has to be there before it is shown
 */

const HOME = "workshop"; // what is shown where the address names nothing else
/** @type {Record<Route, string>} */
const ADDRESSES = { lists: "words", workshop: "puzzle", sheet: "print", play: "play" };
/** What addresses of earlier versions name. @type {Record<string, Route>} */
const FORMER = { lists: "lists", sheet: "sheet" };

export class Router {
  /** @param {import("./state.js").Values} store @param {Record<Route, View>} views */
  constructor(store, views) {
    this.store = store;
    this.views = views;
    this.awaited = false; // the address names a view that has nothing to show yet
    addEventListener("hashchange", () => this.follow());
    store.on(["puzzle", "busy"], () => this.awaited && store.puzzle && !store.busy && this.follow());
  }

  /** The route that the address names, if it names one. @returns {Route | undefined} */
  get asked() {
    const name = location.hash.slice(1);
    const found = Object.keys(ADDRESSES).find((route) => ADDRESSES[/** @type {Route} */ (route)] === name);
    return /** @type {Route | undefined} */ (found) ?? (Object.hasOwn(FORMER, name) ? FORMER[name] : undefined);
  }

  /** The route that the address leads to. @returns {Route} */
  get named() {
    return this.asked ?? HOME;
  }

  /** Show a view, as one more step of the browser's history, however often it is asked for. @param {Route} route */
  go(route) {
    if (this.named !== route) history.pushState(null, "", `#${ADDRESSES[route]}`);
    this.follow();
  }

  /** Make the address name no view. */
  forget() {
    history.replaceState(null, "", location.pathname + location.search);
  }

  /**
   * Show what the address names then, once it can be shown; what is shown stays until then.
   * @param {import("../base/later.js").Later<unknown>} needs @param {Route} from
   */
  async wait(needs, from) {
    if (!(await needs.use(() => true))) history.replaceState(null, "", `#${ADDRESSES[from]}`);
    this.follow();
  }

  /** Show what the address names; where there is nothing to show, the puzzle. */
  follow() {
    const { store, views, named } = this;
    /** @type {Route} */
    const from = store.route;
    const ready = views[named].ready?.() ?? true;
    this.awaited = !ready && !store.puzzle;
    if (!ready && store.puzzle) history.replaceState(null, "", `#${ADDRESSES[HOME]}`);
    const route = ready ? named : HOME;
    if (route === from) return;
    const { needs } = views[route];
    if (needs && !needs.here) return void this.wait(needs, from);
    banner.clear();
    views[from].leave?.();
    showRoute(route);
    for (const id of Object.keys(views)) byId(id).hidden = id !== route;
    store.set({ route });
    views[route].enter(from);
  }
}
