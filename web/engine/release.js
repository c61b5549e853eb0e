// Whether all parts of the page are of one version. A host may put up a new one while a page is being opened, and
// browsers keep files for a while.
import { banner } from "../ui/dialogs.js";
import { t } from "../i18n/l10n.js";

/** Of this very script; the build puts the same number into every part: tools/parts.py. */
const PARTS = "parts-000000000000";
const FILES = ["app.js", "app.css", "boot.js", "wait.js", "worker.js", "py/manifest.js"];

/** Fetch those parts anew that would come out of the browser's own cache, then reload. */
export async function renew() {
  await Promise.allSettled(FILES.map((path) => fetch(new URL(path, document.baseURI), { cache: "reload" })));
  location.reload();
}

let told = false;
/**
 * Tell, once, if another part is of another version; it is for the person to reload.
 * @param {string} [other] its number
 */
export function compare(other) {
  if (told || !other || other === PARTS) return;
  told = true;
  banner.show("", t("release-mixed"), "note", [{ label: t("offline-reload"), run: renew }]);
}
