// A text of the site, shown chapter by chapter.
import { make } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { readSite } from "../base/site.js";

const RULE = /\n\n={78}\n\n/; // between two chapters, as tools/notices.py writes it

/** One chapter: its first line is its title. @param {string} text */
function chapter(text) {
  const [title, ...lines] = text.split("\n");
  return make(
    "details",
    { lang: "en", dir: "ltr" },
    make("summary", { textContent: title }),
    make("pre", { textContent: lines.join("\n").trim() }),
  );
}

/**
 * Fill in a text of the site, once.
 * @param {HTMLElement} holder
 * @param {string} path
 * @param {string} missing the message for when it cannot be had
 */
export async function showChapters(holder, path, missing) {
  if (holder.dataset.done) return;
  try {
    const text = await (await readSite(path)).text();
    holder.replaceChildren(...text.trim().split(RULE).map(chapter));
    holder.dataset.done = "";
  } catch {
    holder.replaceChildren(make("p", { className: "error", textContent: t(missing) }));
  }
}
