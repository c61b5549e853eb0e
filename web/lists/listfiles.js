// Words into and out of the open list: files, what is pasted, the crossword that is made of them.
import { ask } from "../ui/ask.js";
import { banner } from "../ui/dialogs.js";
import { byId } from "../base/dom.js";
import { messageOf } from "../base/errors.js";
import { blobOf, downloadFile, listSource, megabytes, openFile, readSource, sourceOf } from "../storage/files.js";
import { finding, localised, t } from "../i18n/l10n.js";
import { menuButton } from "../ui/menu.js";
import { plain, withoutEnding } from "../i18n/names.js";
import { MOST_ROWS, rowOf } from "./rows.js";

const FORMATS = ["json", "csv", "tsv", "text"];
const LEARNING = ["anki", "quizlet", "gift", "glossary"]; // named and described as a puzzle's files are
const FEW = 4; // words that a message names
const SOON_MS = 400; // a file that takes longer to read says so

/** @param {number} size @param {number} limit in bytes */
const tooBig = (size, limit) =>
  t("file-too-big", { size: t("megabytes", { size: size / 1e6 }), limit: t("megabytes", { size: limit / 1e6 }) });

/** @param {import("./rows.js").Row[]} left rows that a crossword was made without */
function whyLeftOut(left) {
  const words = left
    .slice(0, FEW)
    .map(({ word }) => [...word].slice(0, 30).join(""))
    .filter(Boolean);
  const id =
    words.length === 0
      ? "lists-left-out-why"
      : left.length > words.length
        ? "lists-left-out-some"
        : "lists-left-out-words";
  return t(id, { n: left.length, words });
}

export class ListFiles {
  /** @param {import("./lists.js").Lists} lists */
  constructor(lists) {
    this.lists = lists;
    const input = byId("file-list");
    byId("list-import").addEventListener("click", () => input.click());
    input.addEventListener("change", () => {
      this.take([...(input.files ?? [])]);
      input.value = ""; // the same file can be chosen again
    });
    menuButton(byId("list-save"), () => [
      ...FORMATS.map((to) => ({
        label: t(`lists-save-${to}`),
        hint: t(`lists-save-${to}.hint`),
        run: () => this.save(to),
      })),
      {
        label: t("export-group-learning"),
        more: LEARNING.map((to) => ({
          label: t(`format-${to}`),
          hint: t(`format-${to}.about`),
          run: () => this.save(to),
        })),
      },
    ]);
    document.addEventListener("crosscore:copy-words", () => this.copyPuzzle());
    byId("list-make").addEventListener("click", () => this.make());
  }

  /**
   * The engine's rows of a text or file; undefined if they cannot be taken, which is told then.
   * @param {string} name
   * @param {ArrayBuffer} bytes
   * @param {string} what
   */
  async read(name, bytes, what) {
    const size = megabytes(bytes.byteLength);
    const waiting = setTimeout(() => banner.progress(t("job-parsing", { name, size }), -1), SOON_MS);
    try {
      const {
        rows,
        issues = [],
        issue_total = issues.length,
      } = await this.lists.engine.request("words.parse", { name }, bytes);
      banner.clear();
      return { rows: rows.map(rowOf), issues, total: issue_total, of: undefined };
    } catch (error) {
      banner.show(what, messageOf(error));
      return undefined;
    } finally {
      clearTimeout(waiting);
    }
  }

  /** Whether so many more rows fit; told if not. @param {number} more @param {number} there @param {string} what */
  fits(more, there, what) {
    if (more + there <= MOST_ROWS) return true;
    banner.show(what, t(there ? "lists-too-many-more" : "lists-too-many", { n: more, most: MOST_ROWS, there }));
    return false;
  }

  /**
   * The rows of a text that was typed or pasted; undefined if they cannot be taken, which is told then.
   * @param {string} text @param {string} what
   */
  async parsed(text, what) {
    banner.clear();
    const bytes = new TextEncoder().encode(text);
    const most = this.lists.store.limits.dictionary_bytes;
    if (bytes.length > most) return void banner.show(what, tooBig(bytes.length, most));
    const read = await this.read(`${t("lists-clipboard")}.txt`, bytes.buffer, what);
    if (read && !read.rows.length) return void banner.show(what, t("lists-nothing-in"));
    return read && this.fits(read.rows.length, 0, what) ? read : undefined;
  }

  /** @param {string} text pasted where the cursor is */
  async paste(text) {
    const { table, list, rows } = this.lists;
    const what = t("lists-not-pasted");
    const read = await this.parsed(text, what);
    if (!read || list !== this.lists.list || !this.fits(read.rows.length, rows.length, what)) return undefined;
    table.edits.insert(read.rows);
    this.report(t("lists-pasted", { n: read.rows.length }), read);
    return undefined;
  }

  /**
   * Say what came in, with the engine's findings.
   * @param {string} text
   * @param {{issues: (import("../base/protocol.d.ts").Sentence | string)[], total: number}} read
   */
  report(text, { issues, total }) {
    this.lists.on.say(text);
    if (total) banner.report(text, issues.map(localised), total);
  }

  /**
   * What a chosen file holds, as rows; a puzzle's file may be opened instead.
   * @param {File} file
   * @param {boolean} dropped
   * @param {string} what
   */
  async rowsOf(file, dropped, what) {
    const { store, engine, on } = this.lists;
    try {
      const source = sourceOf(file, store.limits);
      const opened = await openFile(engine, source, store.limits);
      if (opened.type === "words") return await this.read(file.name, await readSource(source), what);
      const wanted =
        !dropped ||
        (await ask(t("lists-puzzle-heading"), t("lists-puzzle-text", { name: file.name }), [
          { value: "open", label: t("lists-puzzle-open") },
          { value: "words", label: t("lists-puzzle-words"), tone: "primary" },
        ]));
      if (wanted === "open") {
        on.leave();
        on.take([file], opened);
      } else if (wanted) {
        const { view, issues } = opened;
        return { rows: view.words.map(rowOf), issues: issues.map(finding), total: issues.length, of: view };
      }
    } catch (error) {
      banner.show(what, messageOf(error));
    }
    return undefined;
  }

  /** Files that were chosen or dropped. @param {File[]} files @param {boolean} [dropped] */
  async take([file, ...more], dropped = false) {
    if (!file) return undefined;
    const { lists } = this;
    lists.table.commit();
    banner.clear();
    const what = t("lists-not-imported", { name: file.name });
    const { list } = lists;
    const read = await this.rowsOf(file, dropped, what);
    if (!read || list !== lists.list) return undefined;
    const { rows, of } = read;
    if (!rows.length) return banner.show(what, t("lists-nothing-in"));
    if (!this.fits(rows.length, 0, what)) return undefined;
    const some = lists.filled.length > 0;
    const name = of?.title || file.name.replace(/\.[^.]+$/, "");
    const to = some
      ? await ask(
          t("lists-import-heading"),
          t("lists-import-text", { name: file.name, n: rows.length, list: list.name }),
          [
            { value: "new", label: t("lists-new") },
            { value: "add", label: t("lists-import-add"), tone: "primary" },
          ],
        )
      : "here";
    if (!to || list !== lists.list) return undefined;
    if (to === "new") lists.add(name, of?.language ?? "", rows, of?.letters);
    else {
      if (!this.fits(rows.length, lists.rows.length, what)) return undefined;
      if (!some && list.changed === undefined) lists.rename(name);
      if (some) lists.table.go(lists.rows.length, "word");
      lists.table.edits.insert(rows);
    }
    this.report(t("lists-imported", { n: rows.length, name: file.name }), read);
    if (more.length) banner.show("", t("file-one"), "note");
    return undefined;
  }

  /** @param {string} to */
  async save(to) {
    const { lists } = this;
    lists.table.commit();
    banner.clear();
    try {
      const { files } = await lists.engine.request("words.save", { rows: lists.filled, name: lists.list.name, to });
      files.forEach(downloadFile);
      banner.show("", t("save-done", { names: files.map(({ name }) => name) }), "note");
    } catch (error) {
      banner.show(t("failed-save"), messageOf(error));
    }
  }

  /**
   * A puzzle of the rows that can be used, by the same way as from any dictionary.
   * @param {string} [of] its kind, if another one
   */
  async make(of) {
    const { lists } = this;
    lists.table.commit();
    banner.clear();
    lists.check(0);
    await lists.checker.settled();
    const { filled, list, tongue } = lists;
    const usable = filled.filter((row) => row.word.trim() && lists.level(row) !== "error");
    const left = filled.filter((row) => !usable.includes(row));
    if (!usable.length) return banner.show(t("lists-not-made"), t("lists-none-usable"));
    await lists.keeper.flush();
    // where it is a weak guess, the engine guesses once more, and prints nothing in it
    const language = list.language || (tongue.sure ? tongue.language : "");
    let source = listSource({ ...list, language, count: usable.length });
    if (list.changed === undefined) {
      // the device keeps nothing: the words go along
      try {
        const { files } = await lists.engine.request("words.save", { rows: usable, name: list.name, to: "json" });
        source = { ...source, list: undefined, own: true, blob: blobOf(files[0]) };
      } catch (error) {
        return banner.show(t("lists-not-made"), messageOf(error));
      }
    }
    lists.on.leave();
    const opened = await lists.on.open(source, language, of);
    if (opened && left.length) banner.show(t("lists-left-out", { n: left.length }), whyLeftOut(left), "note");
    return undefined;
  }

  /** The words of the puzzle as a new list. */
  async copyPuzzle() {
    const { lists } = this;
    const { view } = lists.store.puzzle ?? {};
    if (!view) return;
    const label = lists.store.source?.label;
    lists.add(
      view.title || plain(label ? t("lists-from-puzzle-of", { name: withoutEnding(label) }) : t("lists-from-puzzle")),
      view.language,
      view.words.map(rowOf),
      view.letters,
    );
    await lists.keeper.flush();
    document.dispatchEvent(new CustomEvent("crosscore:lists", { detail: { id: lists.list.id } }));
    lists.on.say(t("lists-copied", { n: view.words.length }));
  }
}
