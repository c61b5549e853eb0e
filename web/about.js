// The About box: what this is, which version, what stays on the device, and the licences of all that is shipped.
import { closable } from "./dialogs.js";
import { byId, make } from "./dom.js";
import { onLanguage, t } from "./l10n.js";

const RULE = /\n\n={78}\n\n/; // between the chapters of NOTICES.txt, as tools/notices.py writes it

/** @param {string} file of the site's own @returns {Promise<Response>} */
async function own(file) {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer;
}

/** One chapter: its first line is its title. @param {string} text */
function chapter(text) {
  const [title, ...lines] = text.split("\n");
  return make("details", { lang: "en", dir: "ltr" }, make("summary", { textContent: title }), make("pre", { textContent: lines.join("\n").trim() }));
}

/** @param {HTMLElement} holder */
async function showLicences(holder) {
  if (holder.dataset.done) return;
  try {
    const text = await (await own("NOTICES.txt")).text();
    holder.replaceChildren(...text.trim().split(RULE).map(chapter));
    holder.dataset.done = "";
  } catch {
    holder.replaceChildren(make("p", { className: "error", textContent: t("about-no-licences") }));
  }
}

/** The line with the version, as far as it is known. @param {HTMLElement} holder @param {import("./client.js").Engine} engine */
function versionLine(holder, engine) {
  let build = "";
  /** @type {{engine: string, python: string} | undefined} */
  let ready;
  const show = () => {
    const parts = [ready && t("about-engine", { version: ready.engine }), build && t("about-build", { build }), ready && t("about-python", { version: ready.python })];
    holder.textContent = parts.filter(Boolean).join(" · ");
  };
  onLanguage(show);
  return async () => {
    engine.ready.then((found) => (ready = found, show()), () => {});
    ({ build = "" } = await own("build.json").then((answer) => answer.json()).catch(() => ({})));
    show();
  };
}

/** @param {import("./client.js").Engine} engine */
export function aboutDialog(engine) {
  const dialog = byId("about-dialog");
  closable(dialog, () => false);
  const showVersion = versionLine(byId("about-version"), engine);
  byId("about").addEventListener("click", () => {
    showVersion();
    showLicences(byId("about-licences"));
    dialog.showModal();
    byId("about-heading").focus();
  });
}
