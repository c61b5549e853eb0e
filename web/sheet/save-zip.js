// All files of a puzzle in one: chosen by kind, packed in the page, with one stamp on every name.
import { closable } from "../ui/dialogs.js";
import { byId, make, within } from "../base/dom.js";
import { folded, grouped, lossList, row, section, WHOLE } from "./export.js";
import { blobOf, download, timestamp } from "../storage/files.js";
import { worded } from "../i18n/worded.js";
import { t } from "../i18n/l10n.js";
import { device } from "../base/device.js";
import { downloadZip } from "../vendor/client-zip.mjs";

/** What only some want: others of the same, under another name or for the command line. */
const SELDOM = new Set([
  ...["ipuz-seen", "jpz-xml", "tsv", "json", "template"],
  ...["h5p", "moodle", "gift", "glossary", "anki", "quizlet"],
]);
const PNG = "png"; // the one that the page makes

/** Nobody takes them for the whole puzzle. */
const PLAIN = new Set([
  ...["svg", "text", "csv", "tsv", "json", "template"],
  ...["h5p", "moodle", "gift", "glossary", "anki", "quizlet"],
]);

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
    within(this.dialog, "form", HTMLFormElement).addEventListener("submit", (event) => {
      const wanted = this.wanted;
      if (!wanted.length) return event.preventDefault();
      device.write(
        "zip",
        Object.fromEntries(
          [...this.inputs].filter((input) => !input.disabled).map((input) => [input.value, input.checked]),
        ),
      );
      return void this.save(wanted);
    });
  }

  /** @returns {HTMLInputElement[]} */
  get inputs() {
    return [...this.list.querySelectorAll("input")];
  }

  /** The chosen kinds of files, in the order of the list. */
  get wanted() {
    return this.inputs.filter((input) => input.checked).map((input) => input.value);
  }

  async open() {
    const formats = await this.saver.formats();
    if (!formats) return;
    this.formats = formats;
    /** @param {string} to */
    const named = (to) => formats.filter((format) => format.to === to);
    const png = {
      to: PNG,
      name: worded("format-png", PNG),
      ending: ".png",
      about: worded("format-png.about"),
      losses: [],
      refusal: "",
    };
    const kept = device.read("zip", /** @type {Record<string, boolean>} */ ({}));
    /** @param {import("./export.js").Format} format */
    const drawn = (format) => {
      const id = `zip-of-${format.to}-refusal`;
      const { made, input } = row(
        format,
        "checkbox",
        "zip-of",
        format.refusal ? [{ node: make("p", { className: "refusal", id, textContent: format.refusal }), id }] : [],
      );
      input.disabled = Boolean(format.refusal);
      input.checked = !format.refusal && Boolean(kept?.[format.to] ?? !SELDOM.has(format.to));
      return made;
    };
    this.list.replaceChildren(
      ...[png, ...named("svg"), ...named("text")].map(drawn),
      ...grouped(formats).flatMap(([group, found]) =>
        folded(group) ? [section(group, ...found.map(drawn))] : found.map(drawn),
      ),
    );
    byId("zip-losses").open = false;
    this.show();
    this.dialog.showModal();
  }

  /** What the chosen ones hold between them. */
  show() {
    const { wanted } = this;
    const lossy = this.formats.filter(({ to, losses }) => losses.length && wanted.includes(to) && !PLAIN.has(to));
    byId("zip-save").disabled = !wanted.length;
    const text = !wanted.length
      ? t("zip-none")
      : !lossy.length
        ? ""
        : t(wanted.includes(WHOLE) ? "zip-lossy" : "zip-lossy-without", { n: lossy.length });
    if (byId("zip-told").textContent !== text) byId("zip-told").textContent = text;
    byId("zip-losses").hidden = !lossy.length;
    byId("zip-lost").replaceChildren(
      ...lossy.flatMap(({ name, losses }) => [make("h3", { textContent: name }), lossList(losses)]),
    );
  }

  /** @param {string[]} wanted */
  save(wanted) {
    const { saver } = this;
    const now = new Date();
    return saver.saving(
      async (done) => {
        const stamp = timestamp(now);
        /** @type {{name: string, input: Blob, lastModified: Date}[]} */
        const files = [];
        /** @param {string} name @param {Blob} input */
        const add = (name, input) => files.push({ name, input, lastModified: now });
        let base = "";
        for (const to of wanted.filter((one) => one !== PNG)) {
          const made = await saver.session.export(to, stamp);
          ({ base } = made);
          for (const file of made.files)
            add(file.name, blobOf(to === "svg" ? await saver.outlined(file).catch(() => file) : file));
          done();
        }
        if (!base) ({ base } = await saver.session.export("text", stamp)); // the engine makes the names
        for (const answers of wanted.includes(PNG) ? [false, true] : []) {
          const { name, blob } = await saver.picture(answers, base);
          add(name, blob);
        }
        const name = `${base}.zip`;
        download(new Blob([await downloadZip(files).arrayBuffer()], { type: "application/zip" }), name);
        return [name];
      },
      wanted.length,
      wanted.includes(WHOLE),
    );
  }
}
