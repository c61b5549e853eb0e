// The tools above a grid that can be drawn in: what a press does, symmetry, filling, clearing, hard cells, remarks.
import { clear, empty, fill } from "../grid/editor-acts.js";
import { asked, asking, Unread } from "../grid/editor-asks.js";
import { markTools } from "./mark-tools.js";
import { SYMMETRIES } from "../grid/slots.js";
import { buttonOf, byId, make, within } from "../base/dom.js";
import { messageOf } from "../base/errors.js";
import { localised, t } from "../i18n/l10n.js";
import { menuButton } from "../ui/menu.js";
import { device } from "../base/device.js";

const PAUSE_MS = 100; // without a change, before it is asked how hard the cells are
const LEVELS = 5;
// acts that are over before they could be told
const QUICK = new Set(["grid.set", "grid.type", "grid.clear", "grid.put", "grid.mark", "grid.bar"]);

/**
 * @param {{engine: import("../engine/client.js").Engine, store: import("../app/state.js").Values, session:
 *   import("../app/session.js").Session}} parts
 * @param {import("../grid/editor.js").GridEditor} editor
 * @param {{tell: (text: string) => void}} on
 */
export function editorTools({ engine, store, session }, editor, on) {
  const [bar, symmetry] = [byId("drawing"), byId("draw-symmetry")];
  const [heat, notes] = [byId("draw-heat"), byId("draw-notes")];
  let hot = false;
  const modes = /** @type {HTMLInputElement[]} */ ([...bar.querySelectorAll("[name=editor-mode]")]);

  const ask = asking(
    PAUSE_MS,
    () => (hot && editor.active ? asked(engine, store, session, "grid.heat") : null),
    (answer, error) => {
      if (error && !(error instanceof Unread)) on.tell(messageOf(error));
      const cells = hot ? (answer?.heat?.cells ?? null) : null;
      editor.set({ heat: cells });
      byId("heat-key").hidden = !cells;
    },
  );
  byId("heat-key").append(
    ...Array.from({ length: LEVELS }, (_, level) => {
      const item = make(
        "span",
        { className: "heat-step" },
        make("i", { className: "heat-swatch", ariaHidden: "true" }),
        make("span", {}),
      );
      item.dataset.level = String(level);
      return item;
    }),
  );

  const draw = () => {
    const { view } = editor;
    const ready = store.phase === "ready";
    bar.hidden = !view;
    byId("heat-key").hidden = !view || !editor.state.heat;
    document.documentElement.toggleAttribute("data-editor", Boolean(view));
    if (!view) return;
    const { grid } = view;
    for (const radio of modes)
      ((radio.checked = radio.value === editor.state.mode), (radio.disabled = !session.can("grid.set")));
    const value = editor.symmetry;
    const key = document.documentElement.lang;
    if (symmetry.dataset.key !== key) {
      symmetry.dataset.key = key;
      symmetry.replaceChildren(
        ...SYMMETRIES.map((name) => make("option", { value: name, textContent: t(`editor-symmetry-${name}`) })),
      );
    }
    for (const option of symmetry.options) option.disabled = option.value === "diagonal" && view.width !== view.height;
    symmetry.value = value;
    const region = editor.region.length > 1;
    for (const [id, type, able] of /** @type {[string, string, boolean][]} */ ([
      ["draw-fill", "grid.fill", true],
      ["draw-region", "grid.fill", region],
      ["draw-clear", "grid.clear", true],
      ["draw-heat", "grid.heat", true],
      ["draw-empty", "grid.new", true],
    ])) {
      byId(id).hidden = !session.can(type);
      buttonOf(id).disabled = !ready || !able;
    }
    heat.setAttribute("aria-pressed", String(hot));
    byId("draw-full").textContent =
      grid.full < grid.slots ? t("editor-full", { full: grid.full, slots: grid.slots }) : "";
    const n = (grid.warnings ?? []).length;
    notes.hidden = !n;
    byId("draw-notes-text").textContent = t("editor-warnings", { n });
    notes.title = (grid.warnings ?? []).map(localised).join("\n");
    for (const step of /** @type {NodeListOf<HTMLElement>} */ (byId("heat-key").querySelectorAll("[data-level]")))
      within(step, ":scope > :last-child", HTMLElement).textContent = t(`editor-heat-${step.dataset.level}`);
  };
  store.on(["puzzle", "editor", "phase", "language"], draw);
  store.on(["busy"], () => document.documentElement.toggleAttribute("data-quick", QUICK.has(store.busy ?? "")));
  store.on(["puzzle"], () => hot && ask());
  store.on(["busy"], () => hot && !store.busy && !editor.state.heat && ask());

  for (const radio of modes)
    radio.addEventListener(
      "change",
      () => radio.checked && editor.set({ mode: /** @type {typeof editor.state.mode} */ (radio.value), anchor: null }),
    );
  // no keyboard over the blocks on a phone
  store.on(["editor"], () => (editor.field.inputMode = editor.state.mode === "letters" ? "text" : "none"));
  markTools({ store, session }, editor);
  symmetry.addEventListener("change", () => editor.set({ symmetry: symmetry.value }));
  /** @param {string} id @param {() => void} act */
  const click = (id, act) => byId(id).addEventListener("click", act);
  click("draw-fill", () => fill(editor));
  click("draw-region", () => fill(editor, true));
  click("draw-empty", () => empty(editor));
  click("draw-heat", () => {
    hot = !hot;
    device.write("heat", hot);
    if (!hot) editor.set({ heat: null });
    draw();
    ask(true);
  });
  click("draw-more", () => byId("draw-more").setAttribute("aria-expanded", String(bar.toggleAttribute("data-more"))));
  menuButton(byId("draw-clear"), () => [
    { label: t("editor-clear-fill"), run: () => clear(editor, "fill") },
    { label: t("editor-clear-letters"), run: () => clear(editor, "letters") },
    ...(editor.region.length > 1 ? [{ label: t("editor-clear-cells"), run: () => clear(editor, "cells") }] : []),
    { label: t("editor-clear-blocks"), run: () => clear(editor, "blocks") },
  ]);
  menuButton(notes, () =>
    (editor.view?.grid?.warnings ?? []).map((warning) => ({
      label: localised(warning),
      run: () => {
        const [first] = warning.cells ?? [];
        if (first) editor.go(first, { tell: false });
        editor.set({ marked: warning.cells ?? [] });
        editor.field.focus({ preventScroll: true });
        editor.tell();
      },
    })),
  );
  draw();
}
