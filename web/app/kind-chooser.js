// Which kind of puzzle was chosen, and the button in the bar that makes a new puzzle of one.
import { device } from "../base/device.js";
import { byId } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { worded } from "../i18n/worded.js";
import { kindTitle, takers } from "../ui/kinds.js";
import { menuButton } from "../ui/menu.js";

/** @typedef {import("../ui/kinds.js").Kind} Kind */

/** The kinds that were chosen on this device, the last one first. */
const chosen = {
  /** @returns {string[]} */
  ids() {
    const kept = device.read("kinds", /** @type {string[]} */ ([]));
    return Array.isArray(kept) ? kept : [];
  },
  /** @param {string} id */
  add(id) {
    device.write("kinds", [id, ...chosen.ids().filter((other) => other !== id)]);
  },
};

/**
 * The kind to begin with: the one chosen last, of those that will do; else the first.
 * @param {Kind[]} kinds @param {(kind: Kind) => boolean} [will] @returns {Kind}
 */
export function firstKind(kinds, will = () => true) {
  const fit = kinds.filter(will);
  return (
    chosen
      .ids()
      .map((id) => fit.find((kind) => kind.id === id))
      .find(Boolean) ??
    fit[0] ??
    kinds[0]
  );
}

/**
 * The button that names the kind of the shown puzzle, or of the one that is being made.
 * @param {import("./state.js").Values} store @param {import("./session.js").Session} session
 */
export function kindChooser(store, session) {
  const button = byId("kind");
  const conversions = () => {
    const found = takers(store.kinds, store.puzzle?.view);
    const items = found.map((kind) => ({
      label: kindTitle(kind.id),
      run: () => session.making.convert(kind),
    }));
    return items.length ? [{ heading: t("kind-convert") }, ...items] : [];
  };
  menuButton(button, () => [
    { heading: t("kind-heading") },
    ...store.kinds.map(({ id }) => ({
      label: kindTitle(id),
      hint: worded(`kind-${id}.help`),
      checked: id === (store.making ?? store.kind?.id),
      run: () => {
        chosen.add(id);
        session.making.newOf(id);
      },
    })),
    ...conversions(),
  ]);
  store.on(["phase", "kind", "kinds", "making", "puzzle", "language"], () => {
    const { phase, kinds, kind, making, puzzle } = store;
    const id = making ?? kind?.id ?? puzzle?.view.kind ?? chosen.ids()[0];
    button.hidden = kinds.length === 1;
    button.disabled = phase !== "ready" || !kinds.length;
    const title = id ? kindTitle(id) : t("kind-none");
    byId("kind-name").textContent = worded(`kind-${id}.short`, title);
    button.title = title;
    button.dataset.kind = id ?? "";
  });
}
