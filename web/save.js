// The Save menu: what can be taken away of a puzzle. Every file of one moment has the same stamp.
import { banner } from "./dialogs.js";
import { byId } from "./dom.js";
import { download, downloadText, timestamp } from "./files.js";
import { menuButton } from "./menu.js";
import { picture } from "./paint.js";
import { S } from "./strings.js";

export class Saver {
  /** @param {import("./state.js").Values} store @param {import("./maker.js").Maker} maker @param {() => Promise<any>} settled resolves when all that was typed is in the puzzle */
  constructor(store, maker, settled) {
    this.store = store;
    this.maker = maker;
    this.settled = settled;
    menuButton(byId("save"), () => [
      { label: S.saveAll, hint: S.saveAllHint, run: () => this.saveAll() },
      { label: S.savePuzzle, run: () => this.savePicture(false) },
      { label: S.saveAnswers, run: () => this.savePicture(true) },
      { label: S.saveClueText, run: () => this.saveText("text", /clues/) },
      { label: S.saveAnswerText, run: () => this.saveText("text", /answers/) },
      { label: S.saveFile, hint: S.saveFileHint, run: () => this.saveText("ipuz", /./) },
    ]);
  }

  /** @param {() => Promise<string[]>} save returns the names of the files */
  async saving(save) {
    try {
      await this.settled();
      const names = await save();
      this.store.set({ unsaved: false });
      banner.show("", S.saved(names), "note");
    } catch (error) {
      banner.show(S.failed.save, error.message === "no picture" ? S.noPicture : error.message);
    }
  }

  /** @param {boolean} answers @param {string} base  @returns {Promise<string>} the file's name */
  async picture(answers, base) {
    const { view, sheet } = this.store.puzzle;
    const name = `${base}-${answers ? "answers" : "puzzle"}.png`;
    download(await picture(sheet ?? view, answers), name);
    return name;
  }

  saveAll() {
    return this.saving(async () => {
      const { base, files } = await this.maker.export("text", timestamp());
      const name = await this.picture(false, base);
      files.forEach(downloadText);
      return [name, ...files.map((file) => file.name)];
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
