// The About box: what this is, which version, what stays on the device, and the licences of all that is shipped.
import { showChapters } from "../ui/chapters.js";
import { closable } from "../ui/dialogs.js";
import { byId } from "../base/dom.js";
import { onLanguage, t } from "../i18n/l10n.js";
import { proof } from "./proof.js";
import { readSite } from "../base/site.js";
import { takeAlong } from "./take.js";

/**
 * The line with the version, as far as it is known.
 * @param {HTMLElement} holder
 * @param {import("../engine/client.js").Engine} engine
 */
function versionLine(holder, engine) {
  let build = "";
  /** @type {{engine: string, python: string} | undefined} */
  let ready;
  const show = () => {
    const parts = [
      ready && t("about-engine", { version: ready.engine }),
      build && t("about-build", { build }),
      ready && t("about-python", { version: ready.python }),
    ];
    holder.textContent = parts.filter(Boolean).join(" · ");
  };
  onLanguage(show);
  const told = takeAlong(byId("about-take"));
  return async () => {
    engine.ready.then(
      (found) => {
        ready = found;
        show();
      },
      () => {},
    );
    const about = await readSite("build.json")
      .then((answer) => answer.json())
      .catch(() => ({}));
    ({ build = "" } = about);
    told(about.single);
    show();
  };
}

/** @param {import("../engine/client.js").Engine} engine */
export function aboutDialog(engine) {
  const dialog = byId("about-dialog");
  closable(dialog, () => false);
  const showVersion = versionLine(byId("about-version"), engine);
  const showProof = proof(engine);
  const open = () => {
    showVersion();
    showChapters(byId("about-licences"), "NOTICES.txt", "about-no-licences");
    showProof();
    dialog.showModal();
    byId("about-heading").focus();
  };
  byId("about").addEventListener("click", open);
  byId("boot-proof").addEventListener("click", () => {
    open();
    byId("proof-heading").focus();
  });
}
