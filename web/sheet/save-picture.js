// A picture to be saved: of the puzzle or its answers, as pixels of a chosen number or as a drawing.
import { closable } from "../ui/dialogs.js";
import { byId, within } from "../base/dom.js";
import { download, downloadFile, timestamp } from "../storage/files.js";
import { drawForm } from "../ui/form.js";
import { t } from "../i18n/l10n.js";
import { pictureSize, PRESETS } from "./picture-file.js";
import { device } from "../base/device.js";

const [LEAST, MOST] = [100, 16_000]; // pixels across

/** What can be chosen, in the page's language of now. @returns {import("../ui/form.js").Field[]} */
const fields = () => [
  {
    name: "shows",
    label: t("picture-what"),
    type: "choice",
    default: "puzzle",
    choices: [
      { value: "puzzle", label: t("picture-what-puzzle") },
      { value: "answers", label: t("picture-what-answers") },
      { value: "both", label: t("picture-what-both") },
    ],
  },
  {
    name: "file",
    label: t("picture-file"),
    type: "choice",
    default: "png",
    choices: [
      { value: "png", label: "PNG" },
      { value: "svg", label: "SVG" },
    ],
  },
  {
    name: "size",
    label: t("picture-how-large"),
    type: "choice",
    default: "screen",
    when: { option: "file", is: ["png"] },
    choices: [
      { value: "screen", label: t("picture-for-screen") },
      { value: "print", label: t("picture-for-print") },
      { value: "width", label: t("picture-by-width") },
    ],
  },
  {
    name: "width",
    label: t("picture-pixels-across"),
    type: "int",
    default: 1200,
    min: LEAST,
    max: MOST,
    when: { option: "size", is: ["width"] },
  },
  {
    name: "letters",
    label: t("letters-heading"),
    type: "choice",
    default: "outlines",
    when: { option: "file", is: ["svg"] },
    help: t("picture-letters-help"),
    choices: [
      { value: "outlines", label: t("picture-as-outlines") },
      { value: "text", label: t("picture-as-text") },
    ],
  },
];

export class PictureDialog {
  /** @param {import("./save.js").Saver} saver */
  constructor(saver) {
    this.saver = saver;
    this.dialog = byId("picture-dialog");
    this.form = drawForm([], { prefix: "picture" });
    closable(this.dialog, () => false);
    byId("picture-fields").addEventListener("input", () => this.show());
    within(this.dialog, "form", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
  }

  open() {
    this.form = drawForm(fields(), { prefix: "picture" });
    byId("picture-fields").replaceChildren(...this.form.rows.map(({ row }) => row));
    this.form.write(device.read("picture", {}));
    this.show();
    this.dialog.showModal();
  }

  /** How large the picture will be. @returns {import("./picture-file.js").Size} */
  get size() {
    const { size, width } = this.form.read();
    return size === "width"
      ? { width: Number(width) }
      : (/** @type {Record<string, import("./picture-file.js").Size>} */ (PRESETS)[String(size)] ?? {});
  }

  /** What will come of it; whether it can be made. */
  show() {
    this.form.clear();
    const { file, size, width } = this.form.read();
    if (file === "svg") return this.told(t("picture-told-svg"));
    if (size === "width" && !(Number.isInteger(width) && Number(width) >= LEAST && Number(width) <= MOST))
      return this.told("", t("picture-width-wrong", { least: LEAST, most: MOST }));
    const made = pictureSize(this.saver.drawn, this.size);
    const sides = { width: made.width, height: made.height };
    if (!made.fits) return this.told("", t("picture-too-large", sides));
    const [across, down] = made.mm ?? [0, 0];
    return this.told(
      made.mm
        ? t("picture-told-print", { ...sides, across: across / 10, down: down / 10, dpi: this.size.dpi })
        : t("picture-told", sides),
    );
  }

  /** @param {string} text @param {string} [wrong] */
  told(text, wrong = "") {
    byId("picture-told").textContent = text;
    byId("picture-error").textContent = wrong;
    return !wrong;
  }

  async submit() {
    if (!this.show()) return;
    const { size, saver } = this;
    const values = this.form.read();
    device.write("picture", values);
    this.dialog.close();
    /** @type {Record<string, boolean[]>} */
    const shown = { puzzle: [false], answers: [true] };
    const wanted = shown[String(values.shows)] ?? [false, true];
    await saver.saving(async (done) => {
      // the engine makes the names
      const { base, files } = await saver.session.export(values.file === "svg" ? "svg" : "text", timestamp());
      if (values.file === "svg") {
        const drawings = files.filter((file) =>
          wanted.some((answers) => file.name.endsWith(`-${answers ? "answers" : "puzzle"}.svg`)),
        );
        for (const drawing of drawings) {
          downloadFile(values.letters === "text" ? drawing : await saver.outlined(drawing));
          done();
        }
        return drawings.map(({ name }) => name);
      }
      const names = [];
      for (const answers of wanted) {
        const { name, blob } = await saver.picture(answers, base, size);
        download(blob, name);
        names.push(name);
        done();
      }
      return names;
    }, wanted.length);
  }
}
