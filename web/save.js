// The Save menu: what can be taken away of a puzzle. Every file of one moment has the same stamp.
import { banner } from "./dialogs.js";
import { byId } from "./dom.js";
import { download, downloadText, timestamp } from "./files.js";
import { gridText } from "./fonts.js";
import { t } from "./l10n.js";
import { menuButton } from "./menu.js";
import { missingIn, saidMissing } from "./missing.js";
import { picture } from "./paint.js";

export class Saver {
  /** @param {import("./state.js").Values} store @param {import("./maker.js").Maker} maker @param {() => Promise<any>} settled resolves when all that was typed is in the puzzle */
  constructor(store, maker, settled) {
    this.store = store;
    this.maker = maker;
    this.settled = settled;
    this.lacking = ""; // what the last picture could not show
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

  /** @param {() => Promise<string[]>} save returns the names of the files */
  async saving(save) {
    this.lacking = "";
    try {
      await this.settled();
      const names = await save();
      this.store.set({ unsaved: false });
      banner.show("", [t("save-done", { names }), this.lacking].filter(Boolean).join(" "), "note");
    } catch (error) {
      banner.show(t("failed-save"), error.message === "no picture" ? t("save-no-picture") : error.message);
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
    return this.saving(async () => {
      const { base, files } = await this.maker.export("text", timestamp());
      const names = [];
      for (const answers of this.search ? [false, true] : [false]) names.push(await this.picture(answers, base));
      files.forEach(downloadText);
      return [...names, ...files.map((file) => file.name)];
    });
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
