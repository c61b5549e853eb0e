// Files for other programs: what each can hold of this puzzle, and the one that holds everything.
import { closable } from "../ui/dialogs.js";
import { byId, icon, make, span, within } from "../base/dom.js";
import { worded } from "../i18n/worded.js";
import { localised, t } from "../i18n/l10n.js";
import { device } from "../base/device.js";

/**
 * What the engine says of a format and this puzzle, in the page's words.
 * @typedef {{to: string, name: string, ending: string, about: string, losses: string[], refusal: string}} Format
 *   `losses`: what its file would not hold, or hold changed; `refusal`: why there can be no such file
 */

/** The file that holds everything. */
export const WHOLE = "ipuz";

/** Formats by what they are for, in the order of the lists; one that is not named here is one of the first. */
const GROUPS = {
  programs: [WHOLE, "ipuz-seen", "puz", "jpz", "jpz-xml", "exolve", "xd"],
  solving: ["html"],
  words: ["csv", "tsv", "json"],
  grids: ["template"],
  learning: ["h5p", "moodle", "gift", "glossary", "anki", "quizlet"],
};

/** Folded: those who want one of these look for it. */
const FOLDED = "learning";

/** What the page makes in another way: pictures, texts, archives, links. */
const ELSEWHERE = new Set(["svg", "text", "zip", "link", "embed"]);

/** Named only where there can be such a file: it is for some puzzles, and others do not miss it. */
const SPECIAL = new Set(["ipuz-seen"]);

/**
 * @param {import("../base/protocol.d.ts").FormatOffer} told
 * @returns {Format}
 */
export const described = ({ to, losses = [], refusal }) => ({
  to,
  name: worded(`format-${to}`, to),
  ending: worded(`format-${to}.ending`, `.${to}`),
  about: worded(`format-${to}.about`),
  losses: losses.map(localised),
  refusal: refusal ? localised(refusal) : "",
});

/** The formats for other programs, by group. @param {Format[]} formats @returns {[string, Format[]][]} */
export function grouped(formats) {
  const listed = Object.values(GROUPS).flat();
  const others = formats.map(({ to }) => to).filter((to) => !listed.includes(to) && !ELSEWHERE.has(to));
  return Object.entries({ ...GROUPS, programs: [...GROUPS.programs, ...others] })
    .map(
      ([group, names]) =>
        /** @type {[string, Format[]]} */ ([
          group,
          names.flatMap((to) => formats.filter((format) => format.to === to && !(SPECIAL.has(to) && format.refusal))),
        ]),
    )
    .filter(([, found]) => found.length);
}

/** How much of the puzzle a format holds, in a few words with a sign. @param {Format} format @param {string} id */
function held({ to, losses, refusal }, id) {
  const [sign, tone, text] = refusal
    ? ["i-error", "refused", refusal]
    : losses.length
      ? ["i-note", "lossy", t("export-lossy", { n: losses.length })]
      : ["i-good", "whole", t(to === WHOLE ? "export-whole" : "export-lossless")];
  const line = make("span", { className: "export-state", id }, icon(sign), span("", text));
  line.dataset.state = tone;
  return line;
}

/**
 * A format to choose, with what it is for, and what an `input` of it is described by.
 * @param {Format} format
 * @param {"radio" | "checkbox"} type
 * @param {string} prefix of ids
 * @param {{node: HTMLElement, id: string}[]} [more] what else is told of it
 */
export function row({ to, name, about }, type, prefix, more = []) {
  const id = `${prefix}-${to}`;
  const input = make("input", { type, name: prefix, value: to, id });
  input.setAttribute("aria-describedby", [`${id}-about`, ...more.map((one) => one.id)].join(" "));
  const made = make(
    "div",
    { className: "export-row" },
    make("label", { htmlFor: id }, input, span("export-name", name)),
    make("p", { className: "help", id: `${id}-about`, textContent: about }),
    ...more.map(({ node }) => node),
  );
  made.dataset.to = to;
  return { made, input };
}

/** Whether a group of formats is one that few want. @param {string} group */
export const folded = (group) => group === FOLDED;

/**
 * A group of formats under its heading, which opens it if few want it.
 * @param {string} group
 * @param {...HTMLElement} rows
 */
export function section(group, ...rows) {
  const heading = t(`export-group-${group}`);
  return folded(group)
    ? make("details", { className: "export-fold" }, make("summary", { textContent: heading }), ...rows)
    : make("section", {}, make("h3", { textContent: heading }), ...rows);
}

/** Sentences on what is lost. @param {string[]} losses @param {string} [id] */
export const lossList = (losses, id = "") =>
  make("ul", { className: "losses", id }, ...losses.map((loss) => make("li", { textContent: loss })));

export class ExportDialog {
  /** @param {import("./save.js").Saver} saver */
  constructor(saver) {
    this.saver = saver;
    /** @type {Format[]} */
    this.formats = [];
    this.dialog = byId("export-dialog");
    this.list = byId("export-list");
    closable(this.dialog, () => false);
    this.list.addEventListener("change", () => this.show());
    within(this.dialog, "form", HTMLFormElement).addEventListener("submit", (event) => {
      const { value } = /** @type {HTMLButtonElement} */ (event.submitter ?? {});
      const to = value === "whole" ? WHOLE : this.chosen?.to;
      if (!to || (byId("export-save").disabled && to !== WHOLE)) return event.preventDefault();
      device.write("export", this.chosen?.to);
      return void saver.saveText(to);
    });
  }

  /** @returns {Format | undefined} */
  get chosen() {
    /** @type {HTMLInputElement | null} */
    const checked = this.list.querySelector("input:checked");
    return this.formats.find(({ to }) => to === checked?.value);
  }

  async open() {
    const formats = await this.saver.formats();
    if (!formats) return;
    this.formats = formats;
    const rows = new Map();
    this.list.replaceChildren(
      ...grouped(formats).map(([group, found]) =>
        section(
          group,
          ...found.map((format) => {
            const [state, losses] = ["state", "losses"].map((what) => `export-${format.to}-${what}`);
            const { made, input } = row(format, "radio", "export", [
              { node: held(format, state), id: state },
              ...(format.losses.length ? [{ node: lossList(format.losses, losses), id: losses }] : []),
            ]);
            rows.set(format.to, input);
            return made;
          }),
        ),
      ),
    );
    const able = grouped(formats).flatMap(([, found]) =>
      found.filter(({ refusal }) => !refusal).map(({ to }) => rows.get(to)),
    ); // as they are listed
    const last = device.read("export", "");
    const before = able.find(({ value }) => value === last) ?? able.find(({ value }) => value !== WHOLE) ?? able[0];
    before.checked = true;
    this.show();
    const fold = before.closest("details");
    if (fold) fold.open = true;
    this.dialog.showModal();
    before.focus();
    before.closest(".export-row").scrollIntoView({ block: "nearest" });
  }

  /** What the buttons do to the chosen one. */
  show() {
    const { chosen } = this;
    if (!chosen) return;
    const { ending, losses, refusal } = chosen;
    for (const one of /** @type {NodeListOf<HTMLElement>} */ (this.list.querySelectorAll(".export-row")))
      one.toggleAttribute("data-chosen", one.dataset.to === chosen.to);
    byId("export-save").disabled = Boolean(refusal);
    byId("export-save").textContent = t(losses.length ? "export-save-lossy" : "export-save", { ending });
    byId("export-all").hidden = !losses.length && !refusal;
    byId("export-all").textContent = t("export-save-whole", { ending: worded(`format-${WHOLE}.ending`, `.${WHOLE}`) });
  }
}
