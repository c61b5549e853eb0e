// The About box: what this is, which version, what stays on the device, and the licences of all that is shipped.
import { closable } from "./dialogs.js";
import { byId, make } from "./dom.js";
import { S } from "./strings.js";

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
  return make("details", {}, make("summary", { textContent: title }), make("pre", { textContent: lines.join("\n").trim() }));
}

/** @param {HTMLElement} holder */
async function showLicences(holder) {
  if (holder.dataset.done) return;
  try {
    const text = await (await own("NOTICES.txt")).text();
    holder.replaceChildren(...text.trim().split(RULE).map(chapter));
    holder.dataset.done = "";
  } catch {
    holder.replaceChildren(make("p", { className: "error", textContent: S.missingNotices }));
  }
}

/** @param {HTMLElement} holder @param {import("./client.js").Engine} engine */
async function showVersion(holder, engine) {
  const { build } = await own("build.json").then((answer) => answer.json()).catch(() => ({}));
  const parts = (ready) => [ready && S.versionOf(ready.engine), build && S.buildOf(build), ready && S.pythonOf(ready.python)];
  const show = (ready) => (holder.textContent = parts(ready).filter(Boolean).join(" · "));
  show(undefined);
  engine.ready.then(show, () => {});
}

/** @param {import("./client.js").Engine} engine */
export function aboutDialog(engine) {
  const dialog = byId("about-dialog");
  closable(dialog, () => false);
  byId("about").addEventListener("click", () => {
    showVersion(byId("about-version"), engine);
    showLicences(byId("about-licences"));
    dialog.showModal();
    byId("about-heading").focus();
  });
}
