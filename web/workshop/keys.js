// The sheet that tells all keys.
import { byId, make } from "../base/dom.js";
import { knows } from "../ui/kinds.js";
import { has, t } from "../i18n/l10n.js";
import { byModel } from "../base/models.js";

/**
 * Every key by what it does: ways to press it, and the keys of each. Its message is an attribute of the group's.
 * @type {Record<string, Record<string, string[]>>}
 */
const GROUPS = {
  anywhere: {
    sheet: ["?"],
    undo: ["Ctrl Z"],
    redo: ["Ctrl Y", "Ctrl Shift Z"],
    save: ["Ctrl S"],
    find: ["/"],
    add: ["A"],
    improve: ["I"],
  },
  words: { replace: ["Enter"], edit: ["F2"], delete: ["Delete"], lock: ["L"], move: ["M"] },
  list: {
    next: ["↑|↓"],
    ends: ["Home|End"],
    several: ["Shift ↑|Shift ↓"],
    more: ["Ctrl Space"],
    all: ["Ctrl A"],
    one: ["Esc"],
    clue: ["Enter"],
  },
  hidden: {
    next: ["←|↑|→|↓"],
    ends: ["Home|End"],
    turn: ["Space"],
    zoom: ["+|−|0"],
    wheel: ["Ctrl wheel"],
    none: ["Esc"],
  },
  grid: {
    next: ["←|↑|→|↓"],
    ends: ["Home|End"],
    turn: ["Space"],
    zoom: ["+|−|0"],
    wheel: ["Ctrl wheel"],
    none: ["Esc"],
  },
  drawing: {
    next: ["←|↑|→|↓"],
    turn: ["Space"],
    slot: ["Tab", "Shift Tab"],
    ends: ["Home|End"],
    block: [".", "#"],
    circle: ["("],
    shade: ["["],
    bar: ["|", "_"],
    clear: ["Delete", "Backspace"],
    region: ["Shift ←|Shift ↓", "Ctrl A"],
    candidates: ["Enter"],
    fill: ["Ctrl Enter"],
    part: ["Ctrl Shift Enter"],
    edit: ["F2"],
    leave: ["Esc"],
  },
  moving: { next: ["←|↑|→|↓", "Tab"], turn: ["Space"], put: ["Enter"], leave: ["Esc"] },
  play: {
    open: ["P"],
    next: ["←|↑|→|↓"],
    ends: ["Home|End"],
    mark: ["Enter", "Space"],
    drop: ["Esc"],
    hint: ["H"],
    zoom: ["+|−|0"],
  },
  solving: {
    open: ["P"],
    next: ["←|↑|→|↓"],
    turn: ["Space"],
    slot: ["Tab", "Shift Tab"],
    ends: ["Home|End"],
    clear: ["Delete", "Backspace"],
    check: ["Ctrl Enter"],
    leave: ["Esc"],
  },
  sheet: { next: ["←|↑|→|↓"], show: ["Space"], print: ["Ctrl P"] },
};

/** Groups of one sort of grid only: where words are moved, where letters are written, and where words are hidden. */
const LAID = ["grid", "moving"];
const DRAWN = ["drawing"];
const SOLVED = ["solving"];
const HIDDEN = ["hidden", "play"];
/** The groups that a grid that is drawn has no use for; then another grid, by the model of its kind. */
const NOT_DRAWING = [...LAID, ...HIDDEN];
const others = byModel({
  crossing: [...DRAWN, ...HIDDEN],
  blocked: [...DRAWN, ...HIDDEN],
  letters: [...LAID, ...DRAWN, ...SOLVED],
});
/**
 * What a key of a group asks the engine for: a kind that does not know it has no such key.
 * @type {Record<string, string>}
 */
const ACTS = {
  "anywhere.add": "puzzle.add",
  "anywhere.improve": "puzzle.improve",
  "words.replace": "puzzle.replace",
  "words.edit": "puzzle.edit",
  "words.delete": "puzzle.delete",
  "words.lock": "puzzle.lock",
  "words.move": "puzzle.move",
  "list.clue": "puzzle.edit",
  "drawing.circle": "grid.mark",
  "drawing.shade": "grid.mark",
  "drawing.bar": "grid.bar",
  "sheet.next": "puzzle.give",
  "sheet.show": "puzzle.give",
};

/** @param {import("../app/state.js").Values} store */
export function keysDialog(store) {
  const dialog = byId("keys-dialog");
  const unused = () => (store.puzzle?.view.grid ? NOT_DRAWING : others(store.kind ?? { model: "crossing" }));
  const can = (/** @type {string} */ act) => knows(store.kind, act, store.puzzle?.view);
  const draw = () =>
    byId("keys-groups").replaceChildren(
      ...Object.entries(GROUPS)
        .filter(([group]) => !unused().includes(group))
        .map(([group, keys]) => {
          const rows = Object.entries(keys)
            .filter(([act]) => !ACTS[`${group}.${act}`] || can(ACTS[`${group}.${act}`]))
            .map(([act, ways]) =>
              make("div", {}, make("dt", {}, ...spelled(ways)), make("dd", { textContent: t(`keys-${group}.${act}`) })),
            );
          return make("section", {}, make("h3", { textContent: t(`keys-${group}`) }), make("dl", {}, ...rows));
        }),
    );
  draw();
  store.on(["language", "kind"], draw);
  const open = () => dialog.open || (draw(), dialog.showModal());
  document.addEventListener("crosscore:keys", open);
  for (const button of dialog.querySelectorAll("[data-close]")) button.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}

/** @param {string} key */
const named = (key) => (has(`key-${key.toLowerCase()}`) ? t(`key-${key.toLowerCase()}`) : key);

/**
 * Ways to press a key, as nodes: keys of one way beside each other, those to be held joined by +.
 * @param {string[]} ways
 */
function spelled(ways) {
  /** @param {string} keys */
  const held = (keys) =>
    make(
      "span",
      { dir: "ltr" },
      ...keys.split(" ").flatMap((key, i) => [...(i ? ["+"] : []), make("kbd", { textContent: named(key) })]),
    );
  return ways.flatMap((way, i) => [...(i ? [` ${t("keys-or")} `] : []), ...way.split("|").map(held)]);
}
