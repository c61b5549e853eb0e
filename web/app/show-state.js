// What the page says of itself follows the store: its title, its state, the start, the running act, the counts.
import { byId } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { drawCounts } from "./counts.js";
import { drawBoot, drawWorking } from "./status.js";

/** @param {import("./state.js").Values} store @param {import("./session.js").Session} session */
export function showState(store, session) {
  store.on(["puzzle", "language"], () => {
    const title = store.puzzle?.view.title;
    document.title = title ? t("page-title-of", { title }) : t("page-title");
  });
  store.on(["phase", "busy", "puzzle", "dictionary", "missing"], () => {
    const { phase, busy, puzzle, dictionary, missing } = store;
    const begun = busy || puzzle || dictionary || missing; // an engine that is there before the words is not idle
    const state = phase !== "ready" ? phase : busy ? "busy" : begun ? "idle" : "booting";
    document.documentElement.dataset.state = state;
  });
  const boot = () => drawBoot(byId("boot"), byId("boot-steps"), store);
  store.on(["phase", "boot", "missing", "busy", "puzzle", "progress", "dictionary", "language"], boot);
  store.on(["busy", "progress", "stopping", "phase", "puzzle", "language"], () => drawWorking(store));
  store.on(["puzzle", "only", "kind", "size", "language"], () => drawCounts(byId("counts"), store, session));
  boot();
}
