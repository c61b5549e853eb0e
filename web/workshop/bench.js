// The constructor's bench: a section of the words' panel for grids that are drawn by hand, folded up until somebody
// opens it. What is open is remembered on the device.
//
// To add a part: give it an id of PARTS and a message `bench-part-<id>`, and register it in drawing.js with
// `bench.register({id, mount})`. `mount(element, place)` is called once, when the part is first opened, with an empty
// element to fill and what a part works with; it may return `{shown(open)}`, which is called whenever the part comes
// into sight or leaves it, so that a folded part asks the engine nothing. Other modules see `bench.open(id)`. A part
// with an `act` is there only for kinds of puzzle that know that act.
import { byId, make } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { device } from "../base/device.js";

/**
 * What a part works with.
 * @typedef {{engine: import("../engine/client.js").Engine, store: import("../app/state.js").Values, session:
 *   import("../app/session.js").Session, editor: import("../grid/editor.js").GridEditor, picks:
 *   import("../grid/selection.js").Picks, say: (text: string) => void, tell: (text: string) => void}} Place
 * @typedef {{shown?: (open: boolean) => void, write?: () => boolean}} Mounted `write` goes to the field for the slot
 *   under the cursor, if there is one
 * @typedef {{id: typeof PARTS[number], mount: (element: HTMLElement, place: Place) => Mounted | void, act?: string}}
 *   Part `act`: only for kinds of puzzle that know this one
 */

/** In their order on the page. */
export const PARTS = /** @type {const} */ (["lists", "rules", "fills", "clues", "statistics"]);

export class Bench {
  /** @param {Place} place */
  constructor(place) {
    this.place = place;
    this.fold = byId("bench");
    /** @type {Map<string, {fold: HTMLDetailsElement, title: HTMLElement, mount: () => Mounted, mounted?: Mounted,
     *   was: boolean, act?: string}>} */
    this.parts = new Map();
    this.fold.open = device.read("bench", false);
    this.fold.addEventListener("toggle", () => {
      device.write("bench", this.fold.open);
      this.look();
    });
    for (const id of ["side-words", "side-candidates"]) byId(id).addEventListener("click", () => this.uncover());
    place.store.on(["puzzle", "kind"], () => this.draw());
    place.store.on(["language"], () => this.translate());
  }

  /** @param {Part} part */
  register({ id, mount, act }) {
    const body = make("div", { className: "bench-body" });
    const title = make("summary", { className: "bench-title" });
    const fold = make("details", { className: "bench-part" }, title, body);
    fold.dataset.part = id;
    fold.open = device.read("bench-parts", /** @type {string[]} */ ([])).includes(id);
    this.parts.set(id, { fold, title, act, mount: () => mount(body, this.place) ?? {}, was: false });
    fold.addEventListener("toggle", () => {
      device.write(
        "bench-parts",
        PARTS.filter((name) => this.parts.get(name)?.fold.open),
      );
      this.look();
    });
    byId("bench-parts").replaceChildren(...PARTS.flatMap((name) => this.parts.get(name)?.fold ?? []));
    this.translate();
    this.draw();
  }

  /** Whether a part is in sight. @param {string} id */
  open(id) {
    const part = this.parts.get(id)?.fold;
    return !this.fold.hidden && this.fold.open && Boolean(part?.open && !part.hidden);
  }

  /** Write about the slot under the cursor, if an open part has a field for that; whether one has. */
  write() {
    return [...this.parts].some(([id, { mounted }]) => this.open(id) && mounted?.write?.());
  }

  /** Give way to the words and the candidates, where there is no room for both. */
  uncover() {
    const covered = [byId("words-body"), byId("candidates")].every((part) => !part.getClientRects().length);
    if (covered) this.fold.open = false;
  }

  translate() {
    for (const [id, { title }] of this.parts) title.textContent = t(`bench-part-${id}`);
  }

  draw() {
    const hidden = !this.parts.size || !this.place.store.puzzle?.view.grid;
    if (this.fold.hidden !== hidden) this.fold.hidden = hidden;
    for (const { fold, act } of this.parts.values()) fold.hidden = Boolean(act) && !this.place.session.can(act ?? "");
    this.look();
  }

  /** Tell the parts that came into sight, or left it. */
  look() {
    for (const [id, part] of this.parts) {
      const open = this.open(id);
      if (open === part.was) continue;
      part.was = open;
      if (open) part.mounted ??= part.mount();
      part.mounted?.shown?.(open);
    }
  }
}
