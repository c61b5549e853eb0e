// The bar above all views: the steps from words to paper, each of them a view, and Play.
import { byId } from "../base/dom.js";
import { oneFile } from "../base/site.js";
import { t } from "../i18n/l10n.js";
import { NOTHING, unplayable } from "../play/playable.js";
import { closable } from "../ui/dialogs.js";
import { menuButton } from "../ui/menu.js";

/** @typedef {import("../base/route.js").Route} Route */

/** The link of each view. @type {Record<Route, string>} */
const LINKS = { lists: "step-words", workshop: "step-puzzle", sheet: "step-print", play: "play-open" };

/**
 * @param {import("./session.js").Session} session @param {import("./router.js").Router} router
 * @param {(text: string) => void} tell
 */
export function steps(session, router, tell) {
  const { store } = session;
  /** What is shown on paper or played is whole: no search goes on. @param {Route} route */
  const go = async (route) => {
    const still = route === "sheet" || route === "play";
    if (still) await session.settle();
    const why = route === "play" ? unplayable(store.puzzle?.view) : "";
    if (why && why !== NOTHING) return tell(t(why));
    return router.go(route);
  };
  for (const [route, id] of Object.entries(LINKS))
    byId(id).addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return; // another tab or window
      event.preventDefault();
      go(/** @type {Route} */ (route));
    });
  byId("create").addEventListener("click", () => go("sheet"));
  store.on(["route", "puzzle"], () => {
    for (const [route, id] of Object.entries(LINKS)) {
      if (route === store.route) byId(id).setAttribute("aria-current", "step");
      else byId(id).removeAttribute("aria-current");
    }
    byId("play-open").hidden = unplayable(store.puzzle?.view) === NOTHING;
  });
  const howto = byId("howto-dialog");
  closable(howto, () => false);
  menuButton(byId("help"), () => [
    { label: t("howto-heading"), run: () => howto.showModal() },
    ...(oneFile ? [] : [{ label: t("manual-guide"), href: "docs/teaching.html" }]),
    { label: t("keys-heading"), run: () => document.dispatchEvent(new CustomEvent("crosscore:keys")) },
    { label: t("about-heading"), run: () => byId("about").click() },
  ]);
}
