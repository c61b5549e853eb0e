// Beside the puzzle's name: whether it is kept on this device; and if it is not, what to do about it.
import { byId, make, marked, span } from "../base/dom.js";
import { downloadFile, timestamp } from "./files.js";
import { has, page, t } from "../i18n/l10n.js";
import { shownName } from "../i18n/names.js";

/** What is said of a storage that fails. @param {{code: string, message: string}} trouble as a KeepError has it */
export const troubleText = ({ code, message }) =>
  t(has(`keep-trouble-${code}`) ? `keep-trouble-${code}` : "keep-trouble-failed", { why: message });

/**
 * @param {import("../app/state.js").Values} store
 * @param {import("../app/session.js").Session} session
 * @param {(what: string, error: unknown) => void} trouble
 */
export function showKept(store, session, trouble) {
  const mark = byId("kept");
  const draw = () => {
    const { kept, keepTrouble, item, puzzle } = store;
    mark.hidden = !kept || !puzzle;
    const state = kept === "no" ? "no" : "yes"; // being written is a matter of milliseconds
    mark.dataset.kept = kept;
    const text = t(`keep-${state}`);
    if (mark.dataset.text !== text) {
      mark.dataset.text = text;
      mark.replaceChildren(make("span", {}, ...marked(text, { span: (rest) => span("rest", rest) })));
    }
    const { text: called, dir } =
      puzzle && item
        ? shownName({
            ...item,
            title: puzzle.view.title,
            kind: puzzle.view.kind,
            language: puzzle.view.language,
            source: puzzle.from?.source,
          })
        : { text: "", dir: "auto" };
    const title = called && t("puzzle-name", { name: called });
    Object.assign(byId("puzzle-name"), {
      textContent: called,
      title,
      dir,
      hidden: !called || !byId("puzzle-rename").hidden,
    });
    line(byId("keep-line"), keepTrouble);
    line(byId("sheet-keep-line"), keepTrouble);
  };

  /** @param {HTMLElement} holder @param {{code: string, message: string} | null} told */
  const line = (holder, told) => {
    const text = told ? troubleText(told) : "";
    const shown = text && `${page.code} ${text}`;
    if ((holder.dataset.text ?? "") === shown) return;
    holder.dataset.text = shown;
    if (!text) return holder.replaceChildren();
    const file = make("button", { type: "button", className: "button tight", textContent: t("keep-file") });
    file.addEventListener("click", async () => {
      try {
        const { files } = await session.export("ipuz", timestamp());
        files.forEach(downloadFile);
        store.set({ unsaved: false });
      } catch (error) {
        trouble(t("failed-save"), error);
      }
    });
    const again = make("button", { type: "button", className: "button tight", textContent: t("boot-again") });
    again.addEventListener("click", () => session.history.current && session.autosave.save(session.history.current));
    holder.replaceChildren(
      make(
        "div",
        { className: "keep-message" },
        make("p", { textContent: text }),
        make("div", { className: "group" }, file, again),
      ),
    );
  };

  store.on(["kept", "keepTrouble", "item", "named", "puzzle", "language"], draw);
}
