// What speaks to the person outside the puzzle: messages; and what all dialogs do.
import { byId, home, icon, make } from "../base/dom.js";
import { shownRoute } from "../base/route.js";
import { onLanguage, t } from "../i18n/l10n.js";

const FEW = 4; // findings that a message tells

/** Messages under the toolbar; the banner of the view that is shown takes them. */
export const banner = {
  /** Where messages of the shown view stand. @returns {HTMLElement} */
  get holder() {
    return byId(
      { workshop: "banner", sheet: "sheet-banner", play: "play-banner", lists: "lists-banner" }[shownRoute()],
    );
  },
  /**
   * @param {string} title
   * @param {string} text
   * @param {"error" | "note"} [tone]
   * @param {{label: string, run: () => void}[]} [ways] what could be done now
   * @param {string} [details] technical ones, in English
   */
  show(title, text, tone = "error", ways = [], details = "") {
    banner.clear();
    const close = make(
      "button",
      { type: "button", className: "button plain", ariaLabel: t("page-dismiss") },
      icon("i-close"),
    );
    const message = make(
      "div",
      { className: "message" },
      make("p", {}, ...(title ? [make("strong", { textContent: title }), " "] : []), text),
      ...(ways.length
        ? [
            make(
              "div",
              { className: "group ways" },
              ...ways.map(({ label, run }) => {
                const button = make("button", { type: "button", className: "button", textContent: label });
                button.addEventListener("click", () => {
                  banner.clear();
                  run();
                });
                return button;
              }),
            ),
          ]
        : []),
      ...(details ? [disclosure(details)] : []),
      close,
    );
    message.dataset.tone = tone;
    close.addEventListener("click", () => banner.clear());
    const { holder } = banner;
    holder.setAttribute("role", tone === "error" ? "alert" : "status");
    holder.append(message);
  },
  /**
   * How far something is that takes a while.
   * @param {string} text
   * @param {number} part 0 to 1; less where nobody knows
   */
  progress(text, part) {
    banner.show("", text, "note");
    const bar = make("progress", { max: 1, ariaLabel: text });
    if (part >= 0) bar.value = part;
    banner.holder.querySelector(".message p")?.append(" ", bar);
  },
  /**
   * What came in, with the first of the findings in it.
   * @param {string} title
   * @param {string[]} findings as they are read
   * @param {number} [total]
   */
  report(title, findings, total = findings.length) {
    const few = findings.slice(0, FEW);
    banner.show(
      title,
      [...few, ...(total > few.length ? [t("dictionary-findings-more", { n: total - few.length })] : [])].join("\n"),
      "note",
    );
  },
  clear() {
    // the player has one only
    const holders = ["banner", "sheet-banner", "play-banner", "lists-banner"].map(byId).filter(Boolean);
    const focused = holders.some((holder) => holder.contains(document.activeElement));
    holders.forEach((holder) => holder.replaceChildren());
    if (focused) home();
  },
};

onLanguage(() =>
  document.querySelectorAll(".message > button").forEach((close) => (close.ariaLabel = t("page-dismiss"))),
);

/** What a program says of its fault, to be opened. @param {string} text in English */
export const disclosure = (text) =>
  make(
    "details",
    {},
    make("summary", { textContent: t("fatal-details") }),
    make("pre", { textContent: text, tabIndex: 0, dir: "ltr", lang: "en" }),
  );

/** What is typed in an open dialog belongs to the puzzle it was opened on. */
export const closeDialogs = () =>
  /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog[open]")).forEach((one) =>
    one.close(),
  );

/**
 * Buttons that close, and a click beside the dialog while nothing would be lost by it.
 * @param {HTMLDialogElement} dialog @param {() => boolean} changed
 */
export function closable(dialog, changed) {
  dialog.querySelectorAll("[data-close]").forEach((button) => button.addEventListener("click", () => dialog.close()));
  dialog.addEventListener("pointerdown", (event) => event.target === dialog && !changed() && dialog.close());
}
