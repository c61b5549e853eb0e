// Puzzles that were made before: of a file, of the shelf, of the last visit.
import { codeOf } from "../base/errors.js";
import { EngineError } from "../engine/client.js";
import { t } from "../i18n/l10n.js";
import { puzzleName } from "../i18n/names.js";
import { lazy } from "../storage/autosave.js";
import { openFile } from "../storage/files.js";
import { puzzles } from "../storage/keep.js";

/** @typedef {import("../base/state.js").Puzzle} Puzzle */
/** @typedef {import("../storage/files.js").Source} Source */
/** @typedef {import("../storage/keep.js").PuzzleRow} PuzzleRow */
/** @typedef {import("../storage/keep.js").Contents} Contents */

export class Opening {
  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.session = session;
    this.store = session.store;
    this.engine = session.engine;
    this.tasks = session.tasks;
  }

  /**
   * Show the puzzle in a chosen file; one of words is left to be read.
   * @param {Source} source @param {import("../storage/files.js").Opened} [opened] what it holds, if that is known
   * @returns {Promise<import("../base/protocol.d.ts").Issue[] | "words" | undefined>} findings in the puzzle
   */
  file(source, opened) {
    /** @param {unknown} _ @param {() => void} check */
    const work = async (_, check) => {
      const found = opened ?? (await openFile(this.engine, source, this.store.limits));
      check();
      if (found.type === "words") return found.type;
      const { document, view, sheet, issues } = found;
      this.session.showOther({ document, view, sheet }, this.session.autosave.place({ worked: true }));
      return issues;
    };
    return this.tasks.run("open", work, source.name);
  }

  /**
   * Show a puzzle of the shelf; to be undone like every change.
   * @param {string} id @param {string} name @returns {Promise<boolean | undefined>}
   */
  kept(id, name) {
    /** @param {unknown} _ @param {() => void} check */
    const work = async (_, check) => {
      const { row, contents } = await puzzles.read(id);
      const { document, view, sheet } = await this.examine(row, contents);
      check();
      const { autosave } = this.session;
      const from = lazy(row.source, contents?.agreed);
      this.session.showOther({ document, view, sheet, from }, autosave.adopt(row, contents));
      return true;
    };
    return this.tasks.run("open", work, name);
  }

  /**
   * A kept puzzle as the engine reads it; one that it cannot read is set aside.
   * @param {PuzzleRow} row
   * @param {Contents | undefined} contents
   */
  async examine(row, contents) {
    try {
      const document = JSON.parse(contents?.document ?? "");
      return await this.engine.request("puzzle.view", { document });
    } catch (error) {
      if (["dead", "restarted"].includes(codeOf(error))) throw error;
      await this.session.autosave.setAside(row.id, error instanceof Error ? error.message : "");
      throw new EngineError({ code: "damaged", message: t("shelf-damaged", { name: puzzleName(row) }) });
    }
  }

  /**
   * Show the puzzle of the last visit at once, before there is an engine; look at it again when there is one.
   * @param {{row: PuzzleRow, contents: Contents, selected: number}} last
   * @param {(name: string) => void} damaged called if it cannot be used after all; then no puzzle is shown
   */
  restore({ row, contents, selected }, damaged) {
    const from = lazy(row.source, contents.agreed);
    if (from) this.store.set({ dictionary: from, source: from.source });
    this.store.set({ selected });
    const { view, sheet } = contents;
    const item = this.session.autosave.adopt(row, contents);
    const puzzle = { document: JSON.parse(contents.document), view, sheet, from };
    this.early(
      puzzle,
      item,
      () => this.examine(row, contents),
      () => damaged(puzzleName(row)),
    );
  }

  /**
   * Show the puzzle that a first visit begins with, as if the engine had just made it.
   * @param {Puzzle} made @param {Source} source of its words
   */
  starter(made, source) {
    const { document, view, sheet } = made;
    const from = lazy({ ...source, chosen: source.language });
    if (from) this.store.set({ dictionary: from, source: from.source });
    const examine = () => this.engine.request("puzzle.view", { document }).catch(() => ({ view, sheet }));
    this.early({ ...made, from }, this.session.autosave.place(), examine);
  }

  /**
   * Show a puzzle for whose kind and words there is no engine yet; once there is, look whether it draws it likewise.
   * @param {Puzzle} puzzle @param {import("../storage/autosave.js").Item} item its place
   * @param {() => Promise<Pick<Puzzle, "view" | "sheet">>} examine asks the engine
   * @param {() => void} [damaged] called if it cannot be used after all; then no puzzle is shown
   */
  early(puzzle, item, examine, damaged = () => {}) {
    const { session } = this;
    const { view, sheet } = puzzle;
    session.keep(puzzle, item);
    const step = /** @type {import("./history.js").Step} */ (session.history.current);
    const { turn } = this.tasks;
    this.engine.ready.then(examine).then(
      (now) => {
        if (JSON.stringify([now.view, now.sheet]) !== JSON.stringify([view, sheet])) {
          const shown = { ...(step.puzzle ?? puzzle), view: now.view, sheet: now.sheet };
          // this version draws it in another way
          if (step.puzzle === this.store.puzzle) this.store.set(session.seen(shown));
          step.puzzle = shown;
        }
        session.dictionaries.warm(turn);
      },
      (error) => {
        if (codeOf(error) !== "damaged" || session.item !== step.item) return;
        session.clear();
        damaged();
      },
    );
  }
}
