// The bar below the grid: the selected word in full and what can be done with it; several words; a word being moved.
import { hasClues } from "../base/models.js";
import { placeOf } from "../grid/places.js";
import { device } from "../base/device.js";
import { byId, make, span } from "../base/dom.js";
import { slotName } from "../grid/editor-announce.js";
import { cellAt } from "../grid/slots.js";
import { list, page, t } from "../i18n/l10n.js";
import { hostOf, reasonOf } from "./listing.js";
import { arrowOf } from "../i18n/directions.js";
import { nameOf } from "./word-row.js";

const ONE = ["replace", "edit", "why", "move"];
const MANY = ["lock", "delete"];
/** What each button asks the engine for: a kind that does not know it has no such button. */
const ACTS = {
  replace: "puzzle.replace",
  edit: "puzzle.edit",
  why: "puzzle.suggest",
  move: "puzzle.move",
  lock: "puzzle.lock",
  delete: "puzzle.delete",
};
const NAMED = 12; // of several words that are selected
const MOVING = ["move-next", "move-put", "move-cancel"];

/**
 * @param {HTMLElement} bar @param {HTMLElement} text @param {import("../app/state.js").Values} store
 * @param {{session: import("../app/session.js").Session, moving: import("../grid/moving.js").Moving, picks:
 *   import("../grid/selection.js").Picks, editing: import("../grid/working-grid.js").Editing}} parts
 */
export function selectionBar(bar, text, store, { session, moving, picks, editing }) {
  const away = () => {
    const button = make("button", { type: "button", className: "button plain hint-away", textContent: "×" });
    button.setAttribute("aria-label", t("hint-away"));
    button.title = t("hint-away");
    button.addEventListener("click", () => {
      device.write("clue-changed", true);
      draw();
      byId("grid").focus({ preventScroll: true });
    });
    return button;
  };
  const draw = () => {
    const { puzzle, picked, selected, phase } = store;
    const view = puzzle?.view;
    const word = view?.words[selected];
    const slot = editing.part?.slot;
    const mode = moving.move ? "moving" : picked.size > 1 ? "many" : "one";
    const focused = bar.contains(document.activeElement);
    bar.dataset.mode = mode;
    bar.setAttribute("aria-label", t(`workshop-${mode}`));
    const some = phase === "ready" && Boolean(word);
    // there is something to say
    bar.toggleAttribute("data-some", some || mode !== "one" || Boolean(view && slot));
    bar.toggleAttribute("data-acts", some || mode !== "one"); // and to do
    const chosen = some && view ? picks.list.map((index) => view.words[index]).filter(Boolean) : [];
    const lockable = chosen.filter(({ state }) => state === "placed");
    const locked = lockable.length > 0 && lockable.every((one) => one.locked);
    for (const id of ONE) byId(id).hidden = mode !== "one";
    for (const id of MANY) byId(id).hidden = mode === "moving";
    for (const id of MOVING) byId(id).hidden = mode !== "moving";
    byId("why").hidden ||= word?.state !== "unplaced";
    byId("move").hidden ||= word?.state === "unplaced";
    for (const [id, act] of Object.entries(ACTS)) byId(id).hidden ||= !session.can(act);
    byId("move").disabled = !some || !word?.places;
    byId("lock").disabled = !lockable.length || Boolean(view?.frozen);
    byId("lock").title = t(
      view?.frozen
        ? "workshop-layout-locked"
        : !lockable.length
          ? "workshop-only-placed"
          : locked
            ? "workshop-unlock.title"
            : "workshop-lock.title",
    );
    byId("lock-text").textContent = t(locked ? "workshop-unlock" : "chosen-lock");
    byId("lock").dataset.locked = String(locked);
    byId("delete").disabled = !some;
    byId("move-put").disabled = !moving.place;
    byId("move-next").disabled = !moving.move?.places.length;
    if (focused && !bar.contains(document.activeElement)) byId("grid").focus({ preventScroll: true });
    else if (focused && /** @type {HTMLElement} */ (document.activeElement).hidden)
      byId("grid").focus({ preventScroll: true });

    const { move } = moving;
    if (!view) {
      text.dir = page.direction;
      text.replaceChildren(span("soft", ""));
    } else if (mode === "moving" && move) {
      text.dir = page.direction;
      const name = nameOf(view.words[move.word]);
      const there = moving.place
        ? moving.told()
        : move.places.length
          ? t("moving-choose", { n: move.places.length })
          : t("moving-looking");
      text.replaceChildren(
        span("chosen-place", t("moving-heading")),
        " ",
        span("chosen-word", name, { lang: view.language, dir: view.direction }),
        " ",
        span("soft", there),
      );
    } else if (mode === "many") {
      text.dir = page.direction;
      const names = list(chosen.slice(0, NAMED).map(nameOf));
      text.replaceChildren(
        span("chosen-word", t("workshop-several", { n: picked.size })),
        " ",
        span("soft", chosen.length > NAMED ? t("workshop-and-others", { words: names }) : names, {
          lang: view.language,
        }),
      );
    } else if (!word && slot) {
      text.dir = page.direction;
      text.replaceChildren(...run(view, slot, store.editor.fits));
    } else if (!word) {
      text.dir = page.direction;
      const hinted = !view.grid && !store.welcome && hasClues(view) && !device.read("clue-changed", false);
      const told = view.grid ? "editor-choose" : hinted ? "hint-clue" : "workshop-choose";
      text.replaceChildren(span("soft", t(told)), ...(hinted ? [" ", away()] : []));
    } else {
      const place =
        word.state === "placed"
          ? placeOf(view, word)
          : t(word.state === "isolated" ? "workshop-apart" : "workshop-not-placed", {
              reason: reasonOf(word),
            });
      const { language: lang, direction: dir } = view;
      const line = span("chosen-place", place, { dir: "auto" });
      if (word.way) line.prepend(span("direction", arrowOf(word.way, dir), { ariaHidden: "true" }), " ");
      const host = hostOf(view, word);
      if (host) line.append(` (${t("list-inside", { word: nameOf(host) })})`);
      line.dataset.state = word.state;
      text.dir = page.direction; // as for a run that is not full yet: nothing jumps while it is typed
      text.replaceChildren(
        line,
        " ",
        span("chosen-word", nameOf(word), { lang, dir }),
        " ",
        span(
          "chosen-clue",
          word.clue || (hasClues(view) ? t("list-no-clue") : ""),
          word.clue ? { lang, dir } : { lang: page.code, dir: page.direction },
        ),
      );
      if (word.enumeration && word.cells.length)
        text.append(" ", span("chosen-length soft", word.enumeration, { dir }));
      if (word.locked || (view.frozen && word.state === "placed")) {
        const tag = span("state", t("list-locked"), { lang: page.code, dir: page.direction });
        tag.dataset.state = "locked";
        text.append(" ", tag);
      }
    }
  };
  store.on(["puzzle", "selected", "picked", "moving", "editor", "kind", "phase", "language"], draw);
  draw();
}

/**
 * A run of cells that is no word yet: where it is, its letters, and how many words fit.
 * @param {import("../base/state.js").View} view
 * @param {import("../grid/slots.js").Slot} slot
 * @param {number | null} fits
 */
function run(view, slot, fits) {
  const letters = slot.cells.map((cell) => cellAt(view, cell)?.t || "·").join(" ");
  return [
    span("chosen-place", slotName(view, slot), { dir: "auto" }),
    " ",
    span("chosen-word chosen-run", letters, { lang: view.language, dir: view.direction }),
    " ",
    span("soft", t("editor-fits", { n: slot.cells.length, fits: fits ?? -1 })),
  ];
}
