// The button that changes the language of the page itself. The puzzle and its words have a language of their own.
import { banner } from "./dialogs.js";
import { catalogues, choose, page, preference, t } from "../i18n/l10n.js";
import { menuButton } from "./menu.js";
import { device } from "../base/device.js";

/** @param {string} code */
const nameOf = (code) => catalogues.find((one) => one.code === code)?.name ?? code;

/** Resolves when no dialog and no menu is open: one that was opened while the catalogue came stays in one language. */
async function nothingOpen() {
  while (document.querySelector("dialog[open], :popover-open")) {
    await new Promise((go) =>
      ["close", "toggle"].forEach((name) => document.addEventListener(name, go, { capture: true, once: true })),
    );
  }
}

/**
 * @param {HTMLButtonElement} button
 * @param {{on(names: "language"[], tell: () => void): void}} store its value "language" follows
 * @param {(text: string) => void} say
 */
export function pageLanguage(button, store, say) {
  const label = () => {
    button.ariaLabel = t("language-button", { language: nameOf(page.code) });
    button.title = button.ariaLabel;
  };
  /** @param {string} code */
  const failed = (code) => banner.show("", t("language-failed", { language: nameOf(code) }));
  /** @param {string} code */
  const change = async (code) => {
    try {
      await choose(code, nothingOpen);
    } catch (error) {
      console.error(error);
      return failed(code);
    }
    if (page.code !== code) return undefined; // another one was chosen meanwhile
    device.write("language", code);
    return say(t("language-now", { language: nameOf(code) }));
  };
  menuButton(button, () =>
    catalogues.map(({ code, name, direction }) => ({
      label: name,
      lang: code,
      dir: direction,
      checked: code === page.code,
      run: () => change(code),
    })),
  );
  store.on(["language"], label);
  label();
  if (page.code !== preference) failed(preference);
}
