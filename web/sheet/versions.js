// A class set: different puzzles like the one on the sheet, printed in one go or saved in one .zip.
import { shownPuzzle } from "../base/state.js";
import { byId, within } from "../base/dom.js";
import { device } from "../base/device.js";
import { messageOf } from "../base/errors.js";
import { gridText } from "../grid/grid-text.js";
import { fontsFor } from "../i18n/fonts.js";
import { localised, t } from "../i18n/l10n.js";
import { versionNames } from "../i18n/names.js";
import { blobOf, download, timestamp } from "../storage/files.js";
import { banner, closable } from "../ui/dialogs.js";
import { drawForm } from "../ui/form.js";
import { knows, usesDictionary } from "../ui/kinds.js";
import { downloadZip } from "../vendor/client-zip.mjs";
import { pictureFile } from "./picture-file.js";
import { pagesOf, release } from "./versions-pages.js";

/** @typedef {import("../base/protocol.d.ts").Version} Version */
/** @typedef {{number: number, words?: "list" | "same", keys: "none" | "end" | "each"}} Values */

const [LEAST, USUAL, MOST] = [2, 30, 100];

/** What can be chosen, in the page's language of now. @param {boolean} listed whether there is a list to take from */
const fields = (listed) =>
  /** @type {import("../ui/form.js").Field[]} */ ([
    { name: "number", label: t("versions-number"), type: "int", default: USUAL, min: LEAST, max: MOST },
    ...(listed
      ? [
          {
            name: "words",
            label: t("versions-words"),
            type: "choice",
            default: "list",
            choices: [
              { value: "list", label: t("versions-words-list") },
              { value: "same", label: t("versions-words-same") },
            ],
          },
        ]
      : []),
    {
      name: "keys",
      label: t("versions-keys"),
      type: "choice",
      default: "end",
      choices: [
        { value: "none", label: t("versions-keys-none") },
        { value: "end", label: t("versions-keys-end") },
        { value: "each", label: t("versions-keys-each") },
      ],
    },
  ]);

export class VersionsDialog {
  /** @param {import("./sheet.js").Sheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    this.store = sheet.store;
    this.dialog = byId("versions-dialog");
    this.form = drawForm([], { prefix: "versions" });
    this.running = false;
    this.ended = false; // by Stop, or by closing
    /** What is made, and for which choices. @type {{key: string, list: Version[]} | null} */
    this.made = null;
    /** Pages that may be in the printer. @type {HTMLElement[]} */
    this.pages = [];
    closable(this.dialog, () => this.running);
    byId("versions").addEventListener("click", () => sheet.settled().then(() => this.open()));
    byId("versions-zip").addEventListener("click", () => this.act(true));
    byId("versions-stop").addEventListener("click", () => this.stop());
    this.dialog.addEventListener("close", () => this.stop());
    within(this.dialog, "form", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      this.act(false);
    });
  }

  open() {
    const { kind, puzzle } = this.store;
    if (!puzzle) return;
    banner.clear();
    this.clear();
    const listed = Boolean(usesDictionary(kind) && !knows(kind, "grid.fill") && puzzle.from);
    this.form = drawForm(fields(listed), { prefix: "versions" });
    byId("versions-fields").replaceChildren(...this.form.rows.map(({ row }) => row));
    this.form.write({ number: USUAL, words: "list", keys: device.read("versions-keys", "end") });
    this.tell("");
    this.dialog.showModal();
    byId("versions-print").focus();
  }

  clear() {
    release(this.pages);
    this.pages = [];
    this.made = null;
  }

  stop() {
    this.ended = true;
    if (this.running) this.sheet.session.tasks.stop();
  }

  /** @param {string} text @param {number} [part] from 0 to 1, while something runs */
  tell(text, part = -1) {
    byId("versions-told").textContent = text;
    const bar = byId("versions-progress");
    bar.hidden = part < 0;
    bar.value = Math.max(0, part);
    bar.setAttribute("aria-label", text);
  }

  /** @param {boolean} on */
  run(on) {
    this.running = on;
    const stop = byId("versions-stop");
    const focused = this.dialog.contains(document.activeElement);
    stop.hidden = !on;
    for (const id of /** @type {const} */ (["versions-zip", "versions-print", "versions-close"])) byId(id).hidden = on;
    byId("versions-fields").disabled = on;
    if (focused) (on ? stop : byId("versions-print")).focus();
  }

  /** Make what was not made for these choices yet, and print or save it. @param {boolean} zip */
  async act(zip) {
    const values = /** @type {Values} */ (this.form.read());
    this.form.clear();
    if (!Number.isInteger(values.number) || values.number < LEAST || values.number > MOST)
      return void this.form.refuse("number", t("versions-number-wrong", { least: LEAST, most: MOST }));
    if (this.running) return;
    device.write("versions-keys", values.keys);
    this.ended = false;
    this.run(true);
    try {
      const list = await this.versions(values);
      if (list && !this.dialog.open) return;
      if (list) await (zip ? this.save(list) : this.print(list, values.keys));
    } catch (error) {
      this.dialog.close();
      banner.show(t("failed-puzzle-versions"), messageOf(error));
    } finally {
      this.run(false);
    }
  }

  /**
   * @param {Values} values
   * @returns {Promise<Version[] | undefined>} undefined if that is not all that was asked for, which is told: the next
   *   press takes what there is
   */
  async versions({ number, words }) {
    const key = JSON.stringify([number, words]);
    if (this.made?.key === key && this.made.list.some(({ view }) => view)) return this.made.list;
    this.clear();
    /** @type {Version[]} */
    const told = [];
    const { title, labels } = shownPuzzle(this.store).view;
    const titles = await versionNames(title ?? "", labels.language, number);
    if (this.ended) return undefined;
    this.tell(t("versions-made", { done: 0, total: number }), 0);
    const end = await this.sheet.session.making.versions({ number, titles, same: words === "same" }, (version) => {
      told.push(version);
      this.tell(t("versions-made", { done: told.length, total: number }), told.length / number);
    });
    if (!end && !this.ended) return void this.dialog.close(); // what failed is told behind it
    this.made = { key, list: told };
    const lacking = lacks(told);
    const n = told.filter(({ view }) => view).length;
    if (n === number) return told;
    const what =
      !end || end.outcome === "stopped"
        ? t("versions-stopped", { n })
        : lacking.length
          ? t("versions-ready", { n })
          : t("versions-few", { n });
    this.tell([...lacking, what].join(" "));
    return undefined;
  }

  /** @param {Version[]} list @param {Values["keys"]} keys */
  async print(list, keys) {
    const views = list.flatMap(({ view }) => view ?? []);
    const total = views.length;
    const { printing } = this.sheet;
    release(this.pages);
    await fontsFor(views.map((view) => gridText(view)).join(""), views[0].language);
    this.pages = await pagesOf(views, keys, (done) => {
      this.tell(t("versions-set", { done, total }), done / total);
      return !this.ended;
    });
    if (!this.pages.length) return this.tell(t("versions-ready", { n: total }));
    this.dialog.close();
    printing.print(views[0], this.pages);
  }

  /** @param {Version[]} list */
  async save(list) {
    const now = new Date();
    /** @type {Map<string, Blob>} */
    const files = new Map();
    const total = list.length;
    for (const [at, { view, name, files: made }] of list.entries()) {
      for (const file of made) files.set(file.name, blobOf(file)); // of the list of all, the last one stays
      for (const answers of [false, true])
        if (view) files.set(`${name}-${answers ? "answers" : "puzzle"}.png`, await pictureFile(view, answers));
      this.tell(t("job-saving", { done: at + 1, total }), (at + 1) / total);
      if (this.ended) return this.tell(t("versions-ready", { n: total }));
    }
    const inside = [...files].map(([name, input]) => ({ name, input, lastModified: now }));
    const name = `${list[0].name.replace(/\d+$/, "")}${timestamp(now)}.zip`;
    download(new Blob([await downloadZip(inside).arrayBuffer()], { type: "application/zip" }), name);
    this.dialog.close();
    banner.show("", t("save-done", { names: [name] }), "note");
  }
}

/** What could not be made: a sentence for each reason. @param {Version[]} told @returns {string[]} */
function lacks(told) {
  /** @type {Map<string, string[]>} */
  const numbers = new Map();
  for (const { number, reason } of told)
    if (reason) {
      const why = localised(reason);
      numbers.set(why, [...(numbers.get(why) ?? []), String(number)]);
    }
  return [...numbers].map(([reason, list]) => t("versions-lacking", { n: list.length, numbers: list, reason }));
}
