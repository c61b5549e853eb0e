// What can be taken away of a puzzle: a link, pictures, and the menu of all files.
// Every file of one moment has the same stamp.
import { shownPuzzle } from "../base/state.js";
import { banner } from "../ui/dialogs.js";
import { byId } from "../base/dom.js";
import { messageOf } from "../base/errors.js";
import { readable } from "../base/models.js";
import { described, ExportDialog } from "./export.js";
import { download, downloadFile, timestamp } from "../storage/files.js";
import { gridText } from "../grid/grid-text.js";
import { t } from "../i18n/l10n.js";
import { menuButton } from "../ui/menu.js";
import { missingIn, saidMissing } from "../grid/missing.js";
import { leftAsText, outlined } from "./outlines.js";
import { pictureFile } from "./picture-file.js";
import { PictureDialog } from "./save-picture.js";
import { ZipDialog } from "./save-zip.js";
import { ShareDialog } from "./share.js";

const SOON_MS = 400; // what takes longer says how far it is
const MOST_NAMED = 6; // letters that a message names
const TEXTS = 2; // files of the engine's that go with the pictures

/** @typedef {import("./export.js").Format} Format */

export class Saver {
  /**
   * @param {import("../app/state.js").Values} store
   * @param {import("../app/session.js").Session} session
   * @param {() => Promise<unknown>} settled resolves when all that was typed is in the puzzle
   */
  constructor(store, session, settled) {
    this.store = store;
    this.session = session;
    this.settled = settled;
    this.lacking = ""; // what the last picture could not show
    this.busy = false;
    const dialogs = {
      zip: new ZipDialog(this),
      picture: new PictureDialog(this),
      others: new ExportDialog(this),
      share: new ShareDialog(this),
    };
    byId("share").addEventListener("click", () => dialogs.share.open());
    byId("picture").addEventListener("click", () => dialogs.picture.open());
    menuButton(byId("save"), () => [
      { label: t("save-zip"), hint: t("save-zip.hint"), run: () => dialogs.zip.open() },
      { label: t("save-all"), hint: t("save-all.hint"), run: () => this.saveAll() },
      this.search
        ? { label: t("save-puzzle-text"), run: () => this.saveText("text", /-puzzle\.txt$/) }
        : { label: t("save-clue-text"), run: () => this.saveText("text", /-clues\.txt$/) },
      { label: t("save-answer-text"), run: () => this.saveText("text", /-answers\.txt$/) },
      { label: t("save-export"), hint: t("save-export.hint"), run: () => dialogs.others.open() },
      { label: t("save-puzzle-file"), hint: t("save-puzzle-file.hint"), run: () => this.saveText("ipuz") },
    ]);
  }

  /** Whether words are hidden among letters: then there is more to see than to read. */
  get search() {
    return Boolean(this.store.puzzle && readable(this.store.puzzle.view));
  }

  /** What is on the sheet. @returns {import("../base/state.js").View} */
  get drawn() {
    const { view, sheet } = shownPuzzle(this.store);
    return sheet ?? view;
  }

  /**
   * What can be saved of the puzzle as it is now, for a dialog; undefined if the engine cannot tell, which is said
   * then.
   * @returns {Promise<Format[] | undefined>}
   */
  async formats() {
    banner.clear();
    const waiting = setTimeout(() => banner.progress(t("export-looking"), -1), SOON_MS);
    try {
      await this.settled();
      const { formats } = await this.session.formats();
      banner.clear();
      return formats.map(described);
    } catch (error) {
      banner.show(t("failed-save"), messageOf(error));
      return undefined;
    } finally {
      clearTimeout(waiting);
    }
  }

  /**
   * @param {(done: () => void) => Promise<string[]>} save calls `done` after each file but the last, and returns their
   *   names
   * @param {number} [total] files @param {boolean} [whole] whether one of them holds the whole puzzle
   */
  async saving(save, total = 1, whole = false) {
    if (this.busy) return;
    this.busy = true;
    this.lacking = "";
    let ready = 0;
    const show = () => {
      waiting = 0;
      banner.progress(t("job-saving", { done: ready, total }), ready / total);
    };
    let waiting = setTimeout(show, SOON_MS);
    try {
      await this.settled();
      const names = await save(() => {
        ready += 1;
        if (!waiting) show();
      });
      if (whole) this.store.set({ unsaved: false });
      banner.show("", [t("save-done", { names }), this.lacking].filter(Boolean).join(" "), "note");
    } catch (error) {
      banner.show(t("failed-save"), messageOf(error) === "no picture" ? t("save-no-picture") : messageOf(error));
    } finally {
      clearTimeout(waiting);
      this.busy = false;
    }
  }

  /**
   * @param {boolean} answers
   * @param {string} base
   * @param {import("./picture-file.js").Size} [size]
   * @returns {Promise<{name: string, blob: Blob}>}
   */
  async picture(answers, base, size) {
    const { drawn } = this;
    const missing = await missingIn(drawn, gridText(drawn, answers));
    if (missing.length) this.lacking = saidMissing(missing, drawn.language); // the picture has boxes in their place
    return { name: `${base}-${answers ? "answers" : "puzzle"}.png`, blob: await pictureFile(drawn, answers, size) };
  }

  /**
   * A drawing with its letters as outlines.
   * @param {import("../storage/files.js").Made} file
   * @returns {Promise<import("../storage/files.js").Made>}
   */
  async outlined(file) {
    const text = await outlined(file.text ?? "", this.drawn.language);
    const letters = leftAsText(text).slice(0, MOST_NAMED);
    if (letters.length) this.lacking = t("outlines-left", { letters });
    return { ...file, text };
  }

  saveAll() {
    const pictures = this.search ? [false, true] : [false];
    return this.saving(async (done) => {
      const { base, files } = await this.session.export("text", timestamp());
      const names = [];
      files.forEach(() => done());
      for (const answers of pictures) {
        const { name, blob } = await this.picture(answers, base);
        download(blob, name);
        names.push(name);
        done();
      }
      files.forEach(downloadFile);
      return [...names, ...files.map((file) => file.name)];
    }, pictures.length + TEXTS);
  }

  /**
   * The files of one of the engine's formats.
   * @param {string} to @param {RegExp} [wanted] which of them, by name
   * @param {object} [document] another one than the puzzle's own @param {string} [stamp] of the names
   */
  saveText(to, wanted = /./, document = undefined, stamp = timestamp()) {
    return this.saving(
      async () => {
        const { files } = await this.session.export(to, stamp, document);
        const chosen = files.filter((file) => wanted.test(file.name));
        chosen.forEach(downloadFile);
        return chosen.map((file) => file.name);
      },
      1,
      to === "ipuz" && !document,
    );
  }
}
