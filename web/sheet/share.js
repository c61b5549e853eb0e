// A puzzle for others to solve, without a server: a link that holds all of it, or one file that solves it.
import { shownPuzzle } from "../base/state.js";
import { banner, closable } from "../ui/dialogs.js";
import { byId } from "../base/dom.js";
import { messageOf } from "../base/errors.js";
import { localised, t } from "../i18n/l10n.js";
import { oneFile } from "../base/site.js";
import { timestamp } from "../storage/files.js";
import { hasDirections } from "../base/models.js";

const PAGE = "solve.html";
/** Addresses that are this computer's, or a school's, and nobody else's. */
const NEAR = /^(localhost|127\..*|\[::1\]|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|.*\.local)$/;
const THIS = /^(localhost|127\..*|\[::1\])$/;

export class ShareDialog {
  /** @param {import("./save.js").Saver} saver */
  constructor(saver) {
    this.saver = saver;
    this.dialog = byId("share-dialog");
    this.link = "";
    /** What is handed out. @type {object | undefined} */
    this.document = undefined;
    /** Of the files' names: the code names the page that is saved, now or later. */
    this.stamp = { of: /** @type {object | undefined} */ (undefined), text: "" };
    closable(this.dialog, () => false);
    byId("share-copy").addEventListener("click", () => this.copy());
    byId("share-embed-copy").addEventListener("click", () => this.copyCode());
    byId("share-send").addEventListener("click", () => this.send());
    byId("share-link").addEventListener("focus", () => byId("share-link").select());
    this.secret = byId("share-secret");
    this.secret.addEventListener("change", () => this.make());
    for (const [id, to] of /** @type {const} */ ([
      ["share-file", "html"],
      ["share-ipuz", "ipuz"],
    ]))
      byId(id).addEventListener("click", () => {
        this.dialog.close();
        saver.saveText(to, /./, this.secret.checked ? this.document : undefined, this.stamp.text);
      });
  }

  /** What is handed out: the puzzle, or the same without its solution. @returns {Promise<object>} */
  async handed() {
    const { document } = shownPuzzle(this.saver.store);
    if (!this.secret.checked) return document;
    return (await this.saver.session.engine.request("puzzle.unsolved", { document })).document;
  }

  /** Make the link anew: with the solution, or without. */
  async make() {
    try {
      this.document = await this.handed();
    } catch (error) {
      this.secret.checked = false;
      Object.assign(byId("share-why"), { textContent: messageOf(error), hidden: false });
      return;
    }
    const { document: of } = shownPuzzle(this.saver.store);
    if (of !== this.stamp.of) this.stamp = { of, text: timestamp() };
    const asked = { document: this.document, stamp: this.stamp.text };
    this.show(await this.saver.session.engine.request("puzzle.link", asked));
  }

  async open() {
    const { saver } = this;
    banner.clear();
    try {
      await saver.settled();
      this.secret.checked = false;
      await this.make();
      this.dialog.showModal();
      if (this.link) await this.copy(false);
    } catch (error) {
      banner.show(t("share-failed"), messageOf(error));
    }
  }

  /** @param {import("../base/protocol.d.ts").Link} told */
  show({ most, size, fragment = "", refusal, embed = "" }) {
    byId("share-embed").hidden = !embed;
    byId("share-embed-code").value = embed;
    byId("share-embed-told").textContent = "";
    const { protocol, hostname } = location;
    const placeless = oneFile || protocol === "file:";
    this.link = fragment && !placeless ? new URL(`${PAGE}#${fragment}`, location.href).href : "";
    byId("share-made").hidden = !this.link;
    byId("share-send").hidden = !this.link || !navigator.share;
    byId("share-link").value = this.link;
    byId("share-room").hidden = !size || placeless;
    Object.assign(byId("share-meter"), { max: most, value: Math.min(size, most) });
    byId("share-size").textContent = t("share-size", { size: size / 1000, most: most / 1000 });
    byId("share-told").textContent = "";
    const why = placeless
      ? t("share-no-address")
      : refusal
        ? localised(refusal)
        : THIS.test(hostname)
          ? t("share-this-computer")
          : NEAR.test(hostname)
            ? t("share-near")
            : "";
    Object.assign(byId("share-why"), { textContent: why, hidden: !why });
    const { unsolved, sheet } = this.saver.drawn;
    byId("share-contest").hidden = unsolved || !hasDirections(this.saver.drawn);
    byId("share-answers").textContent = [
      t(unsolved || this.secret.checked ? "share-no-answers" : "share-answers"),
      sheet.blocks === "hidden" ? t("share-diagram") : "",
    ].join(" ");
    byId("share-ipuz").hidden = !this.secret.checked;
    const unsolvable = Boolean(refusal && !size);
    byId("share-file").disabled = unsolvable; // the sentence above says why
  }

  /** @param {string} id of what has been done */
  tell(id) {
    byId("share-told").textContent = "";
    setTimeout(() => (byId("share-told").textContent = t(id)), 50); // the same words twice are still news
  }

  /** @param {boolean} [asked] whether somebody asked for it: else nothing is said where it cannot be */
  async copy(asked = true) {
    const field = byId("share-link");
    try {
      await navigator.clipboard.writeText(this.link);
    } catch {
      if (!asked) return undefined;
      // not on plain http, or not allowed
      field.focus();
      field.select();
      if (!document.execCommand("copy")) return this.tell("share-copy-yourself");
      byId("share-copy").focus();
    }
    return this.tell("share-copied");
  }

  /** What another page needs to show this one. */
  async copyCode() {
    const field = byId("share-embed-code");
    const told = byId("share-embed-told");
    told.textContent = "";
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      field.select(); // for whoever has to copy it by hand
      if (!document.execCommand("copy")) return;
    }
    told.textContent = t("share-embed-copied");
  }

  async send() {
    try {
      await navigator.share({ title: this.saver.drawn.title || t("share-title"), url: this.link });
    } catch (error) {
      if (!(error instanceof Error && error.name === "AbortError")) this.tell("share-copy-yourself");
    }
  }
}
