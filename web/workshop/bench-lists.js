// The bench's part "Word lists": the lists that words come from, each on or off and with points of its own, words that
// are never used, and scores of one's own, given in the list of candidates.
import { icon, make, span } from "../base/dom.js";
import { messageOf } from "../base/errors.js";
import { t } from "../i18n/l10n.js";
import { sourceName } from "../i18n/names.js";
import { download, listSource } from "../storage/files.js";
import { changes, lists } from "../storage/keep.js";
import { added, mixedSource, mixOf, myScores } from "../storage/mixed-lists.js";
import { menuButton } from "../ui/menu.js";

/** @typedef {import("../storage/mixed-lists.js").Mix} Mix */
/** @typedef {import("../base/protocol.d.ts").Candidate} Candidate */

const STEP = 10; // points that a press adds or takes
const MOST = 100;

/**
 * @param {import("./candidates.js").Candidates} candidates where words get their scores
 * @returns {(element: HTMLElement, place: import("./bench.js").Place) => import("./bench.js").Mounted}
 */
export const wordLists =
  (candidates) =>
  (element, { engine, store, session, say, tell }) => {
    let seen = false;
    /** Own lists. @type {Awaited<ReturnType<typeof lists.all>>} */
    let own = [];
    /** @type {Map<string, number>} */
    let scores = new Map();
    const rows = make("ul", { className: "mix-rows" });
    const add = make("button", { type: "button", id: "mix-add", className: "button tight", ariaHasPopup: "menu" });
    const banned = make("input", {
      type: "text",
      className: "input",
      id: "mix-banned",
      autocomplete: "off",
      dir: "auto",
    });
    const bannedLabel = make("label", { htmlFor: "mix-banned" });
    const help = make("p", { className: "help", id: "mix-banned-help" });
    banned.setAttribute("aria-describedby", help.id);
    const counted = make("p", { className: "quiet" });
    const save = make("button", { type: "button", className: "button tight", id: "mix-scores-save" });
    const bring = make("button", { type: "button", className: "button tight", id: "mix-scores-bring" });
    const file = make("input", { type: "file", hidden: true, id: "mix-scores-file" });
    const acts = make("div", { className: "mix-acts" }, save, bring, file);
    element.append(rows, add, make("div", { className: "mix-banned" }, bannedLabel, banned, help), counted, acts);
    menuButton(add, () => offers());

    const mix = () => (store.dictionary ? mixOf(store.dictionary.source) : undefined);
    /** @param {Partial<Mix>} change */
    const apply = (change) => {
      const now = mix();
      if (now && store.dictionary)
        session.dictionaries.swap(mixedSource({ ...now, ...change }), store.dictionary.language);
    };

    /** The lists of this language that are not in the mix. @returns {import("../ui/menu.js").Item[]} */
    const offers = () => {
      const { dictionary } = store;
      if (!dictionary) return [];
      const there = new Set(mixOf(dictionary.source).parts.map(({ source }) => source.id));
      const known = [...store.sources.filter(({ list }) => !list), ...own.filter(({ count }) => count).map(listSource)];
      return known
        .filter(({ id, language }) => !there.has(id) && (!language || language === dictionary.language))
        .map((source) => ({
          label: sourceName(source),
          hint: source.words ? t("word-count", { n: source.words }) : "",
          run: () => session.dictionaries.swap(added(dictionary.source, source), dictionary.language),
        }));
    };

    const draw = () => {
      const now = mix();
      if (!seen || !now) return;
      const last = now.parts.filter(({ off }) => !off).length === 1;
      rows.replaceChildren(
        ...now.parts.map((part, at) => {
          const name = sourceName(part.source);
          /** @param {Partial<import("../storage/mixed-lists.js").Part>} change */
          const changed = (change) =>
            apply({ parts: now.parts.map((other) => (other === part ? { ...part, ...change } : other)) });
          const on = make("input", { type: "checkbox", checked: !part.off, id: `mix-${at}` });
          on.ariaLabel = t("mix-use", { name });
          on.disabled = !part.off && last;
          on.addEventListener("change", () => changed({ off: !on.checked }));
          const weight = make("input", { type: "number", className: "input number", value: String(part.weight) });
          Object.assign(weight, { min: -MOST, max: MOST, step: 5, ariaLabel: t("mix-weight", { name }) });
          weight.title = t("mix-weight", { name });
          weight.addEventListener("change", () =>
            changed({ weight: Math.round(Math.max(-MOST, Math.min(MOST, weight.valueAsNumber || 0))) }),
          );
          const remove = make("button", {
            type: "button",
            className: "button plain tight",
            ariaLabel: t("mix-remove", { name }),
          });
          remove.append(icon("i-close"));
          remove.hidden = now.parts.length === 1;
          remove.disabled = !part.off && last;
          remove.addEventListener("click", () => apply({ parts: now.parts.filter((other) => other !== part) }));
          return make("li", {}, on, span("mix-name", name, { dir: "auto" }), weight, remove);
        }),
      );
      add.textContent = t("mix-add");
      bannedLabel.textContent = t("mix-banned");
      help.textContent = t("mix-banned-help");
      if (document.activeElement !== banned) banned.value = now.banned;
      counted.textContent = t("mix-scores", { n: scores.size });
      counted.hidden = save.hidden = !scores.size;
      save.textContent = t("mix-scores-save");
      bring.textContent = t("mix-scores-bring");
    };
    save.addEventListener("click", () =>
      download(new Blob([myScores.file(scores)], { type: "text/plain;charset=utf-8" }), `${t("mix-my-scores")}.txt`),
    );
    bring.addEventListener("click", () => file.click());
    file.addEventListener("change", async () => {
      const [chosen] = file.files ?? [];
      file.value = "";
      const { dictionary } = store;
      if (!chosen || !dictionary) return;
      try {
        const { rows } = await engine.request("words.parse", { name: chosen.name }, await chosen.arrayBuffer());
        session.dictionaries.quiet = true;
        use(await myScores.take(dictionary.language, rows));
      } catch (error) {
        tell(messageOf(error));
      }
    });
    /** Let the scores of a list of one's own hold. @param {string} id */
    const use = (id) => store.dictionary && mixOf(store.dictionary.source).scores !== id && apply({ scores: id });
    banned.addEventListener("change", () => apply({ banned: banned.value.trim() }));

    const read = async () => {
      own = await lists.all().catch(() => []);
      const id = store.dictionary && (await myScores.list(store.dictionary.language));
      scores = id ? await myScores.read(id) : new Map();
      draw();
      candidates.draw();
    };

    /** @param {Candidate} word @param {number} by */
    const give = async (word, by) => {
      const { dictionary } = store;
      if (!dictionary) return;
      session.dictionaries.quiet = true; // the words are read again when they are wanted, not with each press
      const { id, score } = await myScores.change(dictionary.language, word.word, word.score, by);
      say(t("mix-scored", { word: word.shown, score }));
      use(id);
    };
    candidates.scores = {
      shown: () => seen,
      of: (word) => scores.get(word.word) ?? word.score,
      marks: (word) =>
        /** @type {[string, string, number][]} */ ([
          ["+", "mix-up", STEP],
          ["−", "mix-down", -STEP],
          ["×", "mix-never", -MOST],
        ]).map(([sign, id, by]) => {
          const mark = span("score-mark", sign, { title: t(id, { word: word.shown }), ariaHidden: "true" });
          mark.dataset.by = String(by);
          return mark;
        }),
      give,
      key: (event, word) => {
        const by = { "+": STEP, "-": -STEP, Delete: -MOST }[event.key];
        if (!by || !word) return false;
        event.preventDefault();
        give(word, by);
        return true;
      },
    };
    changes.addEventListener("lists", () => seen && read());
    store.on(["dictionary", "language", "sources"], () => seen && draw());
    return {
      shown(open) {
        seen = open;
        if (open) read();
        else candidates.draw();
      },
    };
  };
