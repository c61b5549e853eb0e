// Choosing the dictionary: the menu, what is told of a dictionary, its language.
import { menuButton } from "./menu.js";
import { number, S } from "./strings.js";

/** @typedef {import("./maker.js").Source} Source */

const byId = (id) => /** @type {any} */ (document.getElementById(id));

export class Picker {
  /**
   * @param {import("./state.js").Store} store
   * @param {{open: (source: Source, language?: string) => Promise<any>, browse: (input: string) => void}} on
   */
  constructor(store, on) {
    Object.assign(this, { store, on });
    const item = (source) => ({
      label: source.native && source.native !== source.label ? `${source.label} · ${source.native}` : source.label,
      hint: source.words ? S.count(source.words) : "",
      checked: source.id === store.source?.id,
      run: () => on.open(source),
    });
    menuButton(byId("dictionary"), () => {
      const own = store.sources.filter((source) => !source.bundled);
      return [
        { heading: S.bundled },
        ...store.sources.filter((source) => source.bundled).map(item),
        ...(own.length ? [{ heading: S.opened }, ...own.map(item)] : []),
        { heading: S.ownFiles },
        { label: S.openJson, hint: S.dropHint, run: () => on.browse("file-json") },
        { label: S.openIpuz, run: () => on.browse("file-ipuz") },
      ];
    });
    store.on(["dictionary", "source", "languages"], () => this.render());
  }

  render() {
    const { dictionary, source } = this.store;
    byId("dictionary-name").textContent = source?.label ?? "";
    byId("dictionary-count").textContent = dictionary && dictionary.source === source ? ` · ${S.count(dictionary.words)}` : "";
    this.note();
  }

  /** A calm word about a dictionary that a person brought, or that has findings. */
  note() {
    const { dictionary } = this.store;
    const holder = byId("note");
    holder.hidden = !dictionary || (dictionary.source.bundled && !dictionary.issue_total);
    if (holder.hidden) return;
    const parts = [Object.assign(document.createElement("p"), { textContent: S.note(dictionary) })];
    if (!dictionary.source.bundled) parts.push(this.languages(dictionary));
    if (dictionary.issue_total) parts.push(findings(dictionary));
    holder.replaceChildren(...parts);
  }

  /** @param {any} dictionary */
  languages(dictionary) {
    const label = Object.assign(document.createElement("label"), { className: "language", textContent: S.language });
    const select = Object.assign(document.createElement("select"), { className: "input", id: "language" });
    const named = [...(this.store.languages ?? [])].sort((a, b) => a.english.localeCompare(b.english, "en"));
    select.append(...named.map(({ code, name, english, experimental }) => Object.assign(document.createElement("option"), {
      value: code,
      textContent: [name === english ? english : `${english} · ${name}`, experimental ? `(${S.experimental})` : ""].join(" ").trim(),
    })));
    select.value = dictionary.language;
    select.addEventListener("change", async () => {
      const opened = await this.on.open(dictionary.source, select.value);
      if (!opened) select.value = this.store.dictionary.language;
    });
    label.append(" ", select);
    return label;
  }
}

/** What was left out of a dictionary or changed, and why. @param {any} dictionary */
function findings({ issues, issue_total }) {
  const box = document.createElement("details");
  const list = document.createElement("ul");
  list.append(...issues.map(({ message, where }) => {
    const row = Object.assign(document.createElement("li"), { textContent: message });
    if (where && !message.includes(where)) row.append(" ", Object.assign(document.createElement("span"), { className: "soft", textContent: `(${where})` }));
    return row;
  }));
  if (issue_total > issues.length) list.append(Object.assign(document.createElement("li"), { className: "soft", textContent: S.findingsMore(issue_total - issues.length) }));
  box.append(Object.assign(document.createElement("summary"), { textContent: S.findings(number(issue_total), issue_total) }), list);
  return box;
}
