// All files of a puzzle in one: chosen by kind, packed in the page, with one stamp on every name.
import { closable } from "./dialogs.js";
import { byId, make } from "./dom.js";
import { grouped, row, WHOLE } from "./export.js";
import { blobOf, download, timestamp } from "./files.js";
import { worded } from "./form.js";
import { t } from "./l10n.js";
import { device } from "./state.js";
import { downloadZip } from "./vendor/client-zip.mjs";

/** What only some want: others of the same, under another name or for the command line. */
const SELDOM = new Set(["jpz-xml", "tsv", "json", "template"]);
const PNG = "png"; // the one that the page makes

export class ZipDialog {
  /** @param {import("./save.js").Saver} saver */
  constructor(saver) {
    this.saver = saver;
    /** @type {import("./export.js").Format[]} */
    this.formats = [];
    this.dialog = byId("zip-dialog");
    this.list = byId("zip-list");
    closable(this.dialog, () => false);
    this.list.addEventListener("change", () => this.show());
    this.dialog.querySelector("form").addEventListener("submit", (event) => {
      const wanted = this.wanted;
      if (!wanted.length) return event.preventDefault();
      device.write("zip", Object.fromEntries([...this.inputs].filter((input) => !input.disabled).map((input) => [input.value, input.checked])));
      return void this.save(wanted);
    });
  }

  /** @returns {HTMLInputElement[]} */
  get inputs() { return [...this.list.querySelectorAll("input")]; }

  /** The chosen kinds of files, in the order of the list. */
  get wanted() { return this.inputs.filter((input) => input.checked).map((input) => input.value); }

  async open() {
    const formats = await this.saver.formats();
    if (!formats) return;
    this.formats = formats;
    const named = (to) => formats.filter((format) => format.to === to);
    const png = { to: PNG, name: worded("format-png", PNG), ending: ".png", about: worded("format-png.about"), losses: [], refusal: "", plain: true };
    const kinds = [["sheet", [png, ...named("svg"), ...named("text")]], ...grouped(formats)];
    const kept = device.read("zip", {});
    this.list.replaceChildren(...kinds.map(([group, found]) => make("section", {},
      make("h3", { textContent: t(`export-group-${group}`) }), ...found.map((format) => {
        const { made, input } = row(format, "checkbox", "zip");
        input.checked = !format.refusal && Boolean(kept?.[format.to] ?? !SELDOM.has(format.to));
        return made;
      }))));
    this.show();
    this.dialog.showModal();
  }

  /** What the chosen ones hold between them. */
  show() {
    const { wanted } = this;
    const lossy = this.formats.filter(({ to, losses }) => losses.length && wanted.includes(to)).length;
    byId("zip-save").disabled = !wanted.length;
    const text = !wanted.length ? t("zip-none") : !lossy ? "" : t(wanted.includes(WHOLE) ? "zip-lossy" : "zip-lossy-without", { n: lossy });
    if (byId("zip-told").textContent !== text) byId("zip-told").textContent = text;
  }

  /** @param {string[]} wanted */
  save(wanted) {
    const { saver } = this;
    const now = new Date();
    return saver.saving(async (done) => {
      const stamp = timestamp(now);
      /** @type {{name: string, input: Blob, lastModified: Date}[]} */
      const files = [];
      const add = (name, input) => files.push({ name, input, lastModified: now });
      let base = "";
      for (const to of wanted.filter((one) => one !== PNG)) {
        const made = await saver.maker.export(to, stamp);
        ({ base } = made);
        for (const file of made.files) add(file.name, blobOf(file));
        done();
      }
      if (!base) ({ base } = await saver.maker.export("text", stamp)); // the engine makes the names
      for (const answers of wanted.includes(PNG) ? [false, true] : []) {
        const { name, blob } = await saver.picture(answers, base);
        add(name, blob);
      }
      const name = `${base}.zip`;
      download(new Blob([await downloadZip(files).arrayBuffer()], { type: "application/zip" }), name);
      return [name];
    }, wanted.length, wanted.includes(WHOLE));
  }
}
