// Which dictionary is chosen, as its menu's button says it.
import { byId } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { sourceName } from "../i18n/names.js";
import { usesDictionary } from "../ui/kinds.js";

/** @param {import("../app/state.js").Values} store */
export function dictionaryName(store) {
  const button = byId("dictionary");
  store.on(["dictionary", "source", "kind", "languages", "language"], () => {
    const { dictionary, source, kind } = store;
    const used = usesDictionary(kind);
    button.toggleAttribute("data-idle", !used);
    if (!used) {
      byId("dictionary-name").textContent = t("dictionary-not-needed");
      button.title = t("dictionary-no-words");
    } else if (source) button.title = byId("dictionary-name").textContent = sourceName(source); // the bar may cut it
    byId("dictionary-count").textContent =
      used && dictionary && dictionary.source === source ? ` · ${t("word-count", { n: dictionary.words })}` : "";
  });
}
