// The Play view by itself: no workshop, no engine, no other file.
import { banner } from "../ui/dialogs.js";
import { byId } from "../base/dom.js";
import { choose, onLanguage, page, t } from "../i18n/l10n.js";
import { byModel } from "../base/models.js";
import { missingIn, saidMissing } from "../grid/missing.js";
import { pageLanguage } from "../ui/page-language.js";
import { Play } from "../play/play.js";
import { markOf } from "../play/mark.js";
import { watchKeyboard } from "../ui/virtual-keyboard.js";
import { say } from "../base/say.js";
import { Store } from "../base/store.js";
import { framed, tellHeight } from "./framed.js";
import { paper } from "./paper.js";

/** What a puzzle without a title is called, by the message that says it. */
const nameOf = byModel({ crossing: "kind-none", blocked: "kind-none", letters: "player-search" });

const root = document.documentElement;

/** @param {ReturnType<typeof import("./checked.js").checked>} play see crosscore/play.py */
export async function show(play) {
  await choose(page.code); // the page came in English, with the puzzle's language
  const { view } = play;
  /** @typedef {import("../play/play.js").Known} Known */
  /** @type {Known} */
  const known = { puzzle: { view, play }, route: "", item: { id: `player ${markOf(view)}` }, language: page.code };
  const store = /** @type {Store<Known> & Known} */ (new Store(known));
  const solving = new Play(store, { autosave: { work() {} } }, say);
  pageLanguage(byId("page-language"), store, say);
  onLanguage(() => store.set({ language: page.code }));
  const name = () => (document.title = view.title || t(nameOf(view)));
  store.on(["language"], name);
  name();
  byId("play").hidden = false;
  paper(view);
  byId("player-print").addEventListener("click", () => print());
  store.set({ route: "play" });
  root.dataset.state = "idle";
  if (framed) tellHeight(view);
  else solving.panel.focus(); // which would take the keys of the page around the frame
  watchKeyboard();
  const missing = await missingIn(view);
  if (missing.length) banner.show("", saidMissing(missing, view.language), "note");
}

/** @param {boolean} broken or nothing is there at all */
export async function refuse(broken) {
  await choose(page.code);
  const old = typeof DecompressionStream === "undefined";
  byId("player-why").textContent = t(old ? "player-old-browser" : broken ? "player-broken" : "player-nothing");
  byId("player-none").hidden = false;
  root.dataset.state = "fatal";
}
