// Says once which letters of a puzzle, and of its sheet when that is opened, no font of this device draws.
import { gridText } from "../grid/grid-text.js";
import { missingIn, saidMissing } from "../grid/missing.js";
import { listTexts } from "./sheet-lists.js";

/** @typedef {import("../base/state.js").View} View */

/** All that is on a sheet. @param {View} view */
const sheetText = (view) =>
  [
    gridText(view),
    view.title,
    view.author,
    view.instructions,
    ...Object.values(view.labels ?? {}),
    ...(view.bank ?? []),
    ...listTexts(view),
    ...(view.groups ?? []).flatMap(({ heading, items }) => [heading, ...items.map(({ text }) => text)]),
    ...view.clues.flatMap((list) => [
      list.heading,
      ...list.items.flatMap((item) => [item.label, item.clue, item.enumeration]),
    ]),
  ].join("");

/**
 * Look at each puzzle that comes, and at its sheet when that is opened; say once what is missing.
 * @param {import("../app/state.js").Values} store @param {(text: string) => void} say
 */
export function watchLetters(store, say) {
  const told = new Set();
  /** @type {View | undefined} */
  let looked;
  let where = "";
  store.on(["puzzle", "busy", "route"], async () => {
    const { puzzle, route, busy } = store;
    const open = route === "sheet";
    const view = open ? (puzzle?.sheet ?? puzzle?.view) : puzzle?.view;
    const here = open ? "sheet" : "grid";
    if (!view || busy || (view === looked && here === where)) return;
    [looked, where] = [view, here];
    const missing = await missingIn(view, (open ? sheetText : gridText)(view));
    if (looked !== view || where !== here) return; // another one has come meanwhile
    const fresh = missing.filter((character) => !told.has(`${where} ${character}`));
    fresh.forEach((character) => told.add(`${where} ${character}`));
    if (fresh.length) say(saidMissing(fresh, view.language));
  });
}
