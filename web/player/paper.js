// What comes out of the printer: the grid as large as the paper lets it, and below it what is to be found.
import { byId, make, span } from "../base/dom.js";
import { fontsFor } from "../i18n/fonts.js";
import { gridText } from "../grid/grid-text.js";
import { edges, sheetLook } from "../grid/looks.js";
import { byModel } from "../base/models.js";
import { paint } from "../grid/paint.js";
import { findList } from "../sheet/search-sheet.js";
import { bankRows, cluelessLists } from "../sheet/sheet-lists.js";

/** @typedef {import("../base/state.js").View} View */

const CELL = 64; // canvas pixels
const SIDE = 3600; // canvas pixels: more is no sharper on paper
const WIDEST = 11; // millimetres of a cell on paper: a small grid does not fill the page

/** @param {View} view */
function grid(view) {
  const cells = Math.max(view.width, view.height) + edges(view);
  const cell = Math.max(8, Math.min(CELL, Math.floor(SIDE / cells)));
  const margin = Math.max(3, Math.ceil((edges(view) / 2) * cell));
  const canvas = make("canvas", { width: 2 * margin + view.width * cell, height: 2 * margin + view.height * cell });
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  paint(ctx, view, {
    cell,
    margin,
    ground: "#ffffff",
    letters: false,
    numbers: true,
    scale: cell / 30,
    printed: true,
    ...sheetLook(view, true, false),
  });
  canvas.style.width = `min(100%, ${(canvas.width / cell) * WIDEST}mm)`;
  return canvas;
}

/** @param {View} view @returns {HTMLElement[]} */
function clues(view) {
  return view.clues
    .filter(({ items }) => items.length)
    .map(({ heading, items }) =>
      make(
        "section",
        {},
        make("h2", { textContent: heading }),
        make(
          "ol",
          {},
          ...items.map(({ label, clue, enumeration, direction }) =>
            make(
              "li",
              { dir: direction ?? view.clue_direction },
              make("b", { textContent: label }),
              " ",
              make("bdi", { textContent: clue }),
              ...(enumeration ? ["\u00a0", span("length", enumeration, { dir: "ltr" })] : []),
            ),
          ),
        ),
      ),
    );
}

const listOf = byModel({ crossing: clues, blocked: clues, letters: findList });

/** Make the sheet of a puzzle; it is seen on paper only. @param {View} view */
export async function paper(view) {
  await fontsFor(gridText(view), view.language);
  const sheet = byId("paper");
  const draw = () => {
    sheet.replaceChildren(
      ...(view.title ? [make("h1", { textContent: view.title })] : []),
      ...(view.author ? [make("p", { className: "paper-author", textContent: view.author })] : []),
      ...(view.credits ? [make("p", { className: "paper-author", textContent: view.credits })] : []),
      ...(view.instructions ? [make("p", { className: "paper-intro", textContent: view.instructions })] : []),
      ...(view.notes ? [make("p", { className: "paper-intro", textContent: view.notes })] : []),
      grid(view),
      make("div", { className: "paper-lists" }, ...listOf(view)(view), ...cluelessLists(view)),
      ...(view.bank?.length
        ? [
            make(
              "section",
              { className: "paper-bank" },
              make("h2", { textContent: view.labels.bank, hidden: Boolean(view.codes) }),
              make("p", { lang: view.language, dir: view.direction, textContent: view.bank.join("   ") }),
            ),
          ]
        : []),
      ...(view.search?.blanks ? [make("ul", { className: "paper-left" }, ...bankRows(view))] : []),
      ...(view.foot ? [make("p", { className: "paper-foot", textContent: view.foot })] : []),
    );
    Object.assign(sheet, { lang: view.clue_language, dir: view.clue_direction });
  };
  addEventListener("beforeprint", draw);
}
