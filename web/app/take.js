// Crosscore in one file: offered by a site that has the file, and what a page that is one says of itself.
import { make, marked } from "../base/dom.js";
import { megabytes } from "../storage/files.js";
import { onLanguage, t } from "../i18n/l10n.js";
import { oneFile } from "../base/site.js";

/**
 * @param {HTMLElement} line where it is said
 * @returns {(single?: {file: string, bytes: number}) => void} to be told what the site has
 */
export function takeAlong(line) {
  /** @type {{file: string, bytes: number} | undefined} */
  let found;
  const show = () => {
    line.hidden = !oneFile && !found;
    if (oneFile) line.textContent = t("about-one-file");
    else if (found) {
      const { file, bytes } = found;
      line.replaceChildren(
        ...marked(t("about-take", { size: megabytes(bytes) }), {
          a: (textContent) => make("a", { href: file, download: file, textContent }),
        }),
      );
    }
  };
  onLanguage(show);
  show();
  return (single) => {
    found = single;
    show();
  };
}
