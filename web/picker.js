// Choosing the dictionary: the menu, what is told of a dictionary, its language.
import { byId, make, span } from "./dom.js";
import { listSource } from "./files.js";
import { changes, lists } from "./keep.js";
import { t } from "./l10n.js";
import { menuButton } from "./menu.js";
import { number, S } from "./strings.js";

/** @typedef {import("./maker.js").Source} Source */

export class Picker {
  /**
   * @param {import("./state.js").Values} store
   * @param {{open: (source: Source, language?: string) => Promise<any>, browse: (input: string) => void, again: () => void}} on  `again` looks for the bundled lists once more
   */
  constructor(store, on) {
    this.store = store;
    this.on = on;
    /** The language select that is shown, and what it was made for. @type {any} */
    this.select = null;
    /** Own lists, as `lists.all()` tells them. @type {any[]} */
    this.lists = [];
    const read = () => lists.all().then((all) => (this.lists = all), () => {}); // the page says when nothing is kept
    changes.addEventListener("lists", read);
    read();
    const item = (source) => ({
      label: source.native && source.native !== source.label ? `${source.label} · ${source.native}` : source.label,
      hint: source.words ? S.count(source.words) : "",
      checked: source.id === store.source?.id,
      run: () => on.open(source),
    });
    menuButton(byId("dictionary"), () => {
      const own = store.sources.filter((source) => !source.bundled && !source.list);
      return [
        { heading: S.bundled },
        ...store.sources.filter((source) => source.bundled).map(item),
        ...(store.missing ? [{ label: S.tryAgain, run: on.again }] : []),
        ...(own.length ? [{ heading: S.opened }, ...own.map(item)] : []),
        { heading: S.myLists },
        ...this.lists.filter(({ count }) => count).map(listSource).map(item),
        { label: S.editLists, run: () => document.dispatchEvent(new CustomEvent("crosscore:lists")) },
        ...(store.puzzle ? [{ label: t("lists-copy-puzzle"), run: () => document.dispatchEvent(new CustomEvent("crosscore:copy-words")) }] : []),
        { heading: S.ownFiles },
        { label: S.openJson, hint: matchMedia("(hover: hover)").matches ? S.dropHint : S.openJsonHint, run: () => on.browse("file-json") },
        { label: S.openIpuz, run: () => on.browse("file-ipuz") },
      ];
    });
    store.on(["dictionary", "source", "languages"], () => this.render());
  }

  render() {
    const { dictionary, source } = this.store;
    if (source) byId("dictionary-name").textContent = source.label;
    byId("dictionary-count").textContent = dictionary && dictionary.source === source ? ` · ${S.count(dictionary.words)}` : "";
    this.note();
  }

  /** A calm word about a dictionary that a person brought, or that has findings. */
  note() {
    const { dictionary } = this.store;
    const holder = byId("note");
    holder.hidden = !dictionary || (dictionary.source.bundled && !dictionary.issue_total);
    if (holder.hidden) return;
    const label = dictionary.source.bundled ? null : this.languages(dictionary);
    for (const child of [...holder.children]) if (child !== label) child.remove();
    if (label && label.parentElement !== holder) holder.append(label);
    holder.prepend(make("p", { textContent: S.note(dictionary) }));
    if (dictionary.issue_total) holder.append(findings(dictionary));
  }

  /** The same element while it offers the same: it may have the focus. @param {any} dictionary */
  languages(dictionary) {
    const { source, label } = this.select ?? {};
    if (source === dictionary.source && this.select.languages === this.store.languages) {
      label.querySelector("select").value = dictionary.language;
      return label;
    }
    const named = [...this.store.languages].sort((a, b) => a.english.localeCompare(b.english, "en"));
    const select = make("select", { className: "input", id: "language" }, ...named.map(({ code, name, english, experimental }) => make("option", {
      value: code,
      textContent: [name === english ? english : `${english} · ${name}`, experimental ? `(${S.experimental})` : ""].join(" ").trim(),
    })));
    select.value = dictionary.language;
    select.addEventListener("change", async () => {
      const wanted = select.value;
      const opened = await this.on.open(dictionary.source, wanted);
      if (!opened && select.value === wanted) select.value = this.store.dictionary.language;
    });
    const made = make("label", { className: "language" }, S.language, " ", select);
    this.select = { source: dictionary.source, languages: this.store.languages, label: made };
    return made;
  }
}

/** What was left out of a dictionary or changed, and why. @param {any} dictionary */
function findings({ issues, issue_total }) {
  const rows = issues.map(({ message, where }) => make("li", {}, message, ...(where && !message.includes(where) ? [" ", span("soft", `(${where})`)] : [])));
  if (issue_total > issues.length) rows.push(make("li", { className: "soft", textContent: S.findingsMore(issue_total - issues.length) }));
  return make("details", {}, make("summary", { textContent: S.findings(number(issue_total), issue_total) }), make("ul", {}, ...rows));
}
