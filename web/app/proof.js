// The chapter "How this is checked" of the About box: the page's policy, what this visit has asked for, and the test.
import { showChapters } from "../ui/chapters.js";
import { byId, make } from "../base/dom.js";
import { onLanguage, t } from "../i18n/l10n.js";

/**
 * Everything that the page and its engine have asked for on this visit, as the browser has noted it.
 * @param {import("../engine/client.js").Engine} engine
 */
function asked(engine) {
  const entries = ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind));
  const names = [...entries.map(({ name }) => name), ...engine.files];
  return [
    ...new Set(names.filter((name) => /^(https?|wss?|ftp):/.test(name)).map((name) => name.replace(/#.*/, ""))),
  ].sort();
}

/** An address as people write it. @param {string} address */
function readable(address) {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** @param {import("../engine/client.js").Engine} engine @returns {() => void} brings the chapter up to date */
export function proof(engine) {
  const show = () => {
    const names = asked(engine);
    const here = new URL(".", document.baseURI).href;
    const foreign = names.filter((name) => !name.startsWith(here));
    const { content } = /** @type {HTMLMetaElement} */ (
      document.querySelector("meta[http-equiv=Content-Security-Policy]")
    );
    byId("proof-policy").textContent = content.split(/;\s*/).join(";\n");
    byId("proof-visit").textContent = t(
      !names.length ? "proof-visit-none" : foreign.length ? "proof-visit-foreign" : "proof-visit",
      { n: names.length, foreign: foreign.length },
    );
    byId("proof-files").hidden = !names.length;
    const told = names.filter((name) => name.startsWith(here)).map((name) => name.slice(here.length));
    byId("proof-list").replaceChildren(
      ...[...foreign, here, ...told.filter(Boolean)].map((name) => make("li", { textContent: readable(name) })),
    );
  };
  onLanguage(show);
  byId("proof-source").addEventListener("toggle", () => showChapters(byId("proof-test"), "proof.txt", "proof-no-test"));
  return show;
}
