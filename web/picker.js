// Choosing the dictionary: the menu, what is told of a dictionary, its language.
import { byId, make, span } from "./dom.js";
import { menuButton } from "./menu.js";
import { number, S } from "./strings.js";

/** @typedef {import("./maker.js").Source} Source */

export class Picker {
  /**
   * @param {import("./state.js").Values} store
   * @param {{open: (source: Source, language?: string) => Promise<any>, browse: (input: string) => void}} on
   */
  constructor(store, on) {
    this.store = store;
    this.on = on;
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
    const parts = [make("p", { textContent: S.note(dictionary) })];
    if (!dictionary.source.bundled) parts.push(this.languages(dictionary));
    if (dictionary.issue_total) parts.push(findings(dictionary));
    holder.replaceChildren(...parts);
  }

  /** @param {any} dictionary */
  languages(dictionary) {
    const named = [...this.store.languages].sort((a, b) => a.english.localeCompare(b.english, "en"));
    const select = make("select", { className: "input", id: "language" }, ...named.map(({ code, name, english, experimental }) => make("option", {
      value: code,
      textContent: [name === english ? english : `${english} · ${name}`, experimental ? `(${S.experimental})` : ""].join(" ").trim(),
    })));
    select.value = dictionary.language;
    select.addEventListener("change", async () => {
      const opened = await this.on.open(dictionary.source, select.value);
      if (!opened) select.value = this.store.dictionary.language;
    });
    return make("label", { className: "language" }, S.language, " ", select);
  }
}

/** What was left out of a dictionary or changed, and why. @param {any} dictionary */
function findings({ issues, issue_total }) {
  const rows = issues.map(({ message, where }) => make("li", {}, message, ...(where && !message.includes(where) ? [" ", span("soft", `(${where})`)] : [])));
  if (issue_total > issues.length) rows.push(make("li", { className: "soft", textContent: S.findingsMore(issue_total - issues.length) }));
  return make("details", {}, make("summary", { textContent: S.findings(number(issue_total), issue_total) }), make("ul", {}, ...rows));
}
