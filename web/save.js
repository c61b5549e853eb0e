// The Save menu: what can be taken away of a puzzle. Every file of one moment has the same stamp.
import { banner } from "./dialogs.js";
import { byId } from "./dom.js";
import { download, downloadText, timestamp } from "./files.js";
import { gridText } from "./fonts.js";
import { t } from "./l10n.js";
import { menuButton } from "./menu.js";
import { missingIn, saidMissing } from "./missing.js";
import { picture } from "./paint.js";

const SOON_MS = 400; // what takes longer says how far it is
const TEXTS = 2; // files of the engine's that go with the pictures

export class Saver {
  /** @param {import("./state.js").Values} store @param {import("./maker.js").Maker} maker @param {() => Promise<any>} settled resolves when all that was typed is in the puzzle */
  constructor(store, maker, settled) {
    this.store = store;
    this.maker = maker;
    this.settled = settled;
    this.lacking = ""; // what the last picture could not show
    this.busy = false;
    menuButton(byId("save"), () => [
      { label: this.search ? t("save-all-hidden") : t("save-all"), hint: this.search ? t("save-all-hidden.hint") : t("save-all.hint"), run: () => this.saveAll() },
      { label: t("save-puzzle-picture"), run: () => this.savePicture(false) },
      { label: t("save-answer-picture"), run: () => this.savePicture(true) },
      this.search ? { label: t("save-puzzle-text"), run: () => this.saveText("text", /-puzzle\.txt$/) } : { label: t("save-clue-text"), run: () => this.saveText("text", /-clues\.txt$/) },
      { label: t("save-answer-text"), run: () => this.saveText("text", /-answers\.txt$/) },
      { label: t("save-puzzle-file"), hint: t("save-puzzle-file.hint"), run: () => this.saveText("ipuz", /./) },
    ]);
  }

  /** Whether words are hidden among letters: then there is more to see than to read. */
  get search() { return Boolean(this.store.puzzle?.view.hidden); }

  /** @param {(done: () => void) => Promise<string[]>} save calls `done` after each file but the last, and returns their names @param {number} [total] files */
  async saving(save, total = 1) {
    if (this.busy) return;
    this.busy = true;
    this.lacking = "";
    let ready = 0;
    const show = () => (waiting = 0, banner.progress(t("job-saving", { done: ready, total }), ready / total));
    let waiting = setTimeout(show, SOON_MS);
    try {
      await this.settled();
      const names = await save(() => {
        ready += 1;
        if (!waiting) show();
      });
      this.store.set({ unsaved: false });
      banner.show("", [t("save-done", { names }), this.lacking].filter(Boolean).join(" "), "note");
    } catch (error) {
      banner.show(t("failed-save"), error.message === "no picture" ? t("save-no-picture") : error.message);
    } finally {
      clearTimeout(waiting);
      this.busy = false;
    }
  }

  /** @param {boolean} answers @param {string} base  @returns {Promise<string>} the file's name */
  async picture(answers, base) {
    const { view, sheet } = this.store.puzzle;
    const name = `${base}-${answers ? "answers" : "puzzle"}.png`;
    const drawn = sheet ?? view;
    const missing = await missingIn(drawn, gridText(drawn, answers));
    if (missing.length) this.lacking = saidMissing(missing, drawn.language); // the picture has boxes in their place
    download(await picture(drawn, answers), name);
    return name;
  }

  saveAll() {
    const pictures = this.search ? [false, true] : [false];
    return this.saving(async (done) => {
      const { base, files } = await this.maker.export("text", timestamp());
      const names = [];
      files.forEach(() => done());
      for (const answers of pictures) names.push(await this.picture(answers, base)), done();
      files.forEach(downloadText);
      return [...names, ...files.map((file) => file.name)];
    }, pictures.length + TEXTS);
  }

  /** @param {boolean} answers */
  savePicture(answers) {
    return this.saving(async () => {
      const { base } = await this.maker.export("text", timestamp()); // the engine makes the names
      return [await this.picture(answers, base)];
    });
  }

  /** @param {"text" | "ipuz"} to @param {RegExp} wanted which of its files, by name */
  saveText(to, wanted) {
    return this.saving(async () => {
      const { files } = await this.maker.export(to, timestamp());
      const chosen = files.filter((file) => wanted.test(file.name));
      chosen.forEach(downloadText);
      return chosen.map((file) => file.name);
    });
  }
}
