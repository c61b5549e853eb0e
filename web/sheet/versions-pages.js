// The pages of a set of puzzles: each set as the sheet is, and the keys of all, several to a page.
import { make, pause } from "../base/dom.js";
import { edges } from "../grid/looks.js";
import { Paper } from "./paper.js";
import { KEY, leaf, MM, place, roomsOf } from "./paper-sizes.js";
import { tellMessage } from "./search-sheet.js";
import { drawGrid } from "./sheet-grid.js";
import { label } from "./sheet-lists.js";

/** @typedef {import("../base/state.js").View} View */

const SCALE = 3; // canvas pixels per CSS pixel: nearly 300 an inch
const POINTS = 11; // of the texts above and below a key
const SLICE_MS = 15; // of work, before the browser may do what else it has to
const LARGER = 1.2; // than they need to be, the cells of a key at most
const GAP = 22; // CSS pixels between keys

/**
 * The grids of a page as pictures: canvases of a hundred puzzles would take gigabytes.
 * @param {HTMLElement} page
 */
async function pictured(page) {
  for (const canvas of page.querySelectorAll("canvas")) {
    /** @type {Blob | null} */
    const blob = await new Promise((resolve) => canvas.toBlob(resolve));
    if (!blob) throw new Error("no picture");
    const picture = make("img", { alt: "", src: URL.createObjectURL(blob) });
    Object.assign(picture.style, { width: canvas.style.width, height: canvas.style.height });
    await picture.decode();
    canvas.replaceWith(picture);
    canvas.width = 0; // gives its memory back at once
  }
}

/** Let go of the pictures of pages. @param {HTMLElement[]} pages */
export function release(pages) {
  for (const page of pages) for (const picture of page.querySelectorAll("img")) URL.revokeObjectURL(picture.src);
}

/**
 * Set a whole set.
 * @param {View[]} views
 * @param {"none" | "end" | "each"} keys  "end": all of them after the puzzles; "each": after its own puzzle
 * @param {(done: number) => boolean} told hears how many are set; false ends it
 * @returns {Promise<HTMLElement[]>} none if that was ended
 */
export async function pagesOf(views, keys, told) {
  const printer = new Paper((grid, view, side, answers) => drawGrid(grid, view, side, answers, null, SCALE));
  /** @type {HTMLElement[]} */
  const pages = [];
  /** @param {HTMLElement[]} some */
  const add = async (some) => {
    for (const page of some) await pictured(page);
    pages.push(...some);
  };
  for (const [at, each] of views.entries()) {
    /** @type {View} */
    const view = { ...each, sheet: { ...each.sheet, key: "apart", prints: keys === "each" ? "both" : "puzzle" } };
    const steps = printer.plan(view, true);
    let step;
    for (let begun = performance.now(); !(step = steps.next()).done;)
      if (performance.now() - begun > SLICE_MS) {
        await pause();
        begun = performance.now();
      }
    await pause();
    await add(printer.made(step.value));
    if (!told(at + 1)) return (release(pages), []);
  }
  if (keys === "end") await add(keyPages(views, printer.box));
  return pages;
}

/**
 * The keys of a set, as large as they can be read.
 * @param {View[]} views
 * @param {HTMLElement} box to measure texts in
 */
function keyPages(views, box) {
  const [room] = roomsOf(views[0], 0);
  const widest = Math.max(...views.map((view) => (view.width + edges(view)) * KEY.least * MM));
  const across = Math.max(1, Math.floor((room.width + GAP) / (widest + GAP)));
  const width = (room.width - (across - 1) * GAP) / across;
  const keys = views.map((view) => {
    const head = make("p", { className: "page-set-head" }, make("bdi", { textContent: view.title }));
    const message = make("p", { className: "key-message" });
    tellMessage(message, view, true);
    return { view, head, message, side: Math.min(KEY.least * MM * LARGER, width / (view.width + edges(view))) };
  });
  const name = make(
    "p",
    { className: "page-key-head" },
    label(make("bdi", { className: "page-key-name" }), views[0], "answers"),
  );
  Object.assign(box.style, { width: `${width}px`, fontSize: `${POINTS}pt` });
  box.replaceChildren(name, ...keys.flatMap(({ head, message }) => [head, message]));
  /** @param {HTMLElement} element */
  const high = (element) => element.getBoundingClientRect().height;
  const top = high(name) + GAP / 2;
  const sized = keys.map((key) => {
    const grid = (key.view.height + edges(key.view)) * key.side;
    const [above, below] = [high(key.head) + 4, key.message.hidden ? 0 : high(key.message) + 4];
    return { ...key, above, grid, high: above + grid + below };
  });
  box.replaceChildren();
  box.style.fontSize = "";
  /** @type {HTMLElement[]} */
  const pages = [];
  let y = Infinity;
  for (let from = 0; from < sized.length; from += across) {
    const row = sized.slice(from, from + across);
    const height = Math.max(...row.map((key) => key.high));
    if (y + height > room.height) {
      const page = leaf(room, POINTS);
      page.append(name.cloneNode(true));
      pages.push(page);
      y = top;
    }
    for (const [column, { view, head, message, side, above, grid }] of row.entries()) {
      const start = column * (width + GAP);
      const figure = make("div", { className: "page-figure page-set-key" });
      const canvas = make("canvas");
      figure.append(canvas);
      drawGrid(canvas, view, side, true, null, SCALE);
      place(head, { top: y, width, start });
      place(figure, { top: y + above, width, start });
      place(message, { top: y + above + grid + 4, width, start });
      pages[pages.length - 1].append(head, figure, message);
    }
    y += height + GAP;
  }
  return pages;
}
