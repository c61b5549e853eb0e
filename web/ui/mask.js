// The editor of a shape: squares painted by mouse, finger or keys, or taken from a picture.
import { line } from "../base/line.js";
import { byId, within } from "../base/dom.js";
import { t } from "../i18n/l10n.js";
import { isPicture, readPicture, readSquares, squaresOf, threshold } from "./picture.js";

/** @typedef {import("./picture.js").Squares} Squares */

const FIRST = 20; // squares a side of an empty shape
const LEAST = 3;
const MOST_CELL = 22; // CSS pixels
const STEPS = 200; // that can be undone

/** @param {number} width @param {number} height @returns {Squares} */
const blank = (width, height) => Array.from({ length: height }, () => Array(width).fill(false));

/**
 * Draw squares as large as they fit, in the page's colours.
 * @param {HTMLCanvasElement} canvas
 * @param {Squares} squares
 * @param {number} width CSS pixels there are
 * @param {number} [height] as many if absent
 * @param {[number, number] | null} [cursor] row and column of the keys' ring @returns {number} CSS pixels of a square
 */
export function paintSquares(canvas, squares, width, height = width, cursor = null) {
  const ratio = devicePixelRatio || 1;
  const [columns, rows] = [squares[0].length, squares.length];
  const cell = Math.max(1, Math.floor(Math.min(MOST_CELL, width / columns, height / rows) * ratio));
  [canvas.width, canvas.height] = [columns * cell + 1, rows * cell + 1];
  canvas.style.width = `${canvas.width / ratio}px`;
  canvas.style.height = `${canvas.height / ratio}px`;
  const style = getComputedStyle(canvas);
  /** @param {string} name */
  const of = (name) => style.getPropertyValue(name).trim();
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  ctx.fillStyle = of("--cell");
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.fillStyle = of("--ink");
  squares.forEach((row, r) => row.forEach((filled, c) => filled && ctx.fillRect(c * cell, r * cell, cell, cell)));
  if (cell >= 5 * ratio) {
    ctx.fillStyle = of("--edge");
    for (let c = 0; c <= columns; c += 1) ctx.fillRect(c * cell, 0, 1, canvas.height);
    for (let r = 0; r <= rows; r += 1) ctx.fillRect(0, r * cell, canvas.width, 1);
  }
  if (cursor) {
    const [r, c] = cursor;
    ctx.lineWidth = 3 * ratio;
    ctx.strokeStyle = of("--paper");
    ctx.strokeRect(c * cell, r * cell, cell, cell);
    ctx.lineWidth = 2 * ratio;
    ctx.strokeStyle = of("--accent");
    ctx.strokeRect(c * cell, r * cell, cell, cell);
  }
  return cell / ratio;
}

/** What is edited, and how. There is one editor. */
const state = {
  /** @type {Squares} */ squares: [],
  /** @type {Squares[]} */ past: [],
  /** @type {import("./picture.js").Picture | null} the one that the squares were taken from */ picture: null,
  /** @type {[number, number]} */ cursor: [0, 0],
  /** @type {[number, number] | null} where the pointer was */ last: null,
  paint: true, // what the pointer that is down does
  cell: 1,
  most: 60,
  before: "",
};
let ready = false;

const canvas = byId("mask-canvas");
const [width, height] = [byId("mask-width"), byId("mask-height")];
const dialog = byId("mask-dialog");

/**
 * Let a shape be edited.
 * @param {Squares} squares none: begin with an empty one
 * @param {number} most squares a side
 * @returns {Promise<Squares | null>} null if it is left as it was
 */
export function editMask(squares, most) {
  if (!ready) listen();
  Object.assign(state, {
    squares: squares.length ? squares : blank(FIRST, FIRST),
    past: [],
    picture: null,
    cursor: [0, 0],
    most,
    before: JSON.stringify(squares),
  });
  for (const side of [width, height]) Object.assign(side, { min: String(LEAST), max: String(most) });
  dialog.returnValue = "";
  refuse("");
  dialog.showModal();
  draw();
  canvas.focus();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "use" ? state.squares : null), {
      once: true,
    }),
  );
}

/** @param {string} message */
function refuse(message) {
  byId("mask-error").textContent = message;
}

function draw() {
  const { squares, picture } = state;
  const box = /** @type {HTMLElement} */ (canvas.parentElement);
  state.cursor = [Math.min(state.cursor[0], squares.length - 1), Math.min(state.cursor[1], squares[0].length - 1)];
  const focused = document.activeElement === canvas && canvas.matches(":focus-visible");
  state.cell = paintSquares(
    canvas,
    squares,
    box.clientWidth - 4,
    Math.max(160, Math.min(460, innerHeight - 380)),
    focused ? state.cursor : null,
  );
  Object.assign(canvas.dataset, { cell: state.cell, columns: squares[0].length, rows: squares.length });
  canvas.setAttribute(
    "aria-label",
    t("mask-size", { width: squares[0].length, height: squares.length, n: squares.flat().filter(Boolean).length }),
  );
  byId("mask-count").textContent = canvas.getAttribute("aria-label");
  if (document.activeElement !== width) width.value = String(squares[0].length);
  if (document.activeElement !== height) height.value = String(squares.length);
  byId("mask-undo").disabled = !state.past.length;
  byId("mask-dark-row").hidden = !picture;
}

/** The one way to change. @param {Squares} squares @param {boolean} [same] part of the step before */
function change(squares, same = false) {
  if (!same) state.past = [...state.past, state.squares].slice(-STEPS);
  state.squares = squares;
  refuse("");
  draw();
}

/** @param {[number, number][]} cells @param {boolean} filled @param {boolean} [same] */
function put(cells, filled, same) {
  const squares = state.squares.map((row) => [...row]);
  for (const [r, c] of cells) if (squares[r]?.[c] !== undefined) squares[r][c] = filled;
  change(squares, same);
}

function tell() {
  const [r, c] = state.cursor;
  byId("mask-told").textContent = t("mask-at", { row: r + 1, column: c + 1, filled: state.squares[r][c] });
}

/** @param {PointerEvent} event @returns {[number, number]} */
function under(event) {
  const box = canvas.getBoundingClientRect();
  return [Math.floor((event.clientY - box.top) / state.cell), Math.floor((event.clientX - box.left) / state.cell)];
}

/** @param {{columns?: number, rows?: number}} [sides] */
function fromPicture(sides = {}, same = false) {
  if (!state.picture) return undefined;
  const squares = squaresOf(state.picture, 1 - byId("mask-dark").valueAsNumber / 100, { ...sides, most: state.most });
  if (squares.length) return change(squares, same);
  return refuse(t("mask-too-light"));
}

/** @param {HTMLInputElement} input */
function resize(input) {
  const n = input.valueAsNumber;
  const { most, picture, squares } = state;
  if (!(n >= LEAST && n <= most && Number.isInteger(n))) return refuse(t("mask-side", { least: LEAST, most }));
  if (picture) return fromPicture(input === width ? { columns: n } : { rows: n });
  const [columns, rows] = input === width ? [n, squares.length] : [squares[0].length, n];
  return change(
    Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => squares[r]?.[c] ?? false)),
  );
}

/** @param {File | undefined} file */
async function open(file) {
  if (!file) return;
  refuse("");
  try {
    if (!isPicture(file)) {
      const squares = await readSquares(file, state.most);
      state.picture = null;
      return void change(squares);
    }
    const picture = await readPicture(file);
    if (!dialog.open) return;
    state.picture = picture;
    byId("mask-dark").value = String(Math.round(100 * (1 - threshold(picture))));
    fromPicture();
    draw();
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
}

/** @param {KeyboardEvent} event */
function key(event) {
  if ((event.ctrlKey || event.metaKey) && event.code === "KeyZ") return (event.preventDefault(), undo());
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const [r, c] = state.cursor;
  const [rows, columns] = [state.squares.length, state.squares[0].length];
  const to = {
    ArrowUp: [r - 1, c],
    ArrowDown: [r + 1, c],
    ArrowLeft: [r, c - 1],
    ArrowRight: [r, c + 1],
    Home: [r, 0],
    End: [r, columns - 1],
  }[event.key];
  if (!to && event.key !== " " && event.key !== "Enter") return undefined;
  event.preventDefault();
  if (!to) put([[r, c]], !state.squares[r][c]);
  else {
    state.cursor = [Math.max(0, Math.min(rows - 1, to[0])), Math.max(0, Math.min(columns - 1, to[1]))];
    if (event.shiftKey)
      put(line([r, c], state.cursor), state.squares[r][c]); // goes on as it began
    else draw();
  }
  return tell();
}

function undo() {
  const before = state.past.pop();
  if (!before) return;
  state.squares = before;
  draw();
}

function listen() {
  ready = true;
  canvas.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    canvas.setPointerCapture(event.pointerId);
    const at = under(event);
    state.paint = !state.squares[at[0]]?.[at[1]];
    state.last = state.cursor = at;
    put([at], state.paint);
  });
  canvas.addEventListener("pointermove", (event) => {
    if (!state.last) return;
    const at = under(event);
    if (String(at) === String(state.last)) return;
    put(line(state.last, at), state.paint, true);
    state.last = at;
  });
  for (const type of ["pointerup", "pointercancel"]) canvas.addEventListener(type, () => (state.last = null));
  canvas.addEventListener("keydown", key);
  for (const type of ["focus", "blur"]) canvas.addEventListener(type, draw);
  for (const side of [width, height]) side.addEventListener("change", () => resize(side));
  byId("mask-dark").addEventListener("input", () => fromPicture({ columns: state.squares[0].length }, true));
  byId("mask-undo").addEventListener("click", undo);
  byId("mask-clear").addEventListener("click", () => change(blank(state.squares[0].length, state.squares.length)));
  byId("mask-invert").addEventListener("click", () => change(state.squares.map((row) => row.map((filled) => !filled))));
  byId("mask-open").addEventListener("click", () => byId("mask-file").click());
  const file = byId("mask-file");
  file.addEventListener("change", () => {
    open(file.files?.[0]);
    file.value = ""; // the same file can be chosen again
  });
  for (const type of /** @type {const} */ (["dragenter", "dragover", "drop"])) {
    // not for the page behind
    dialog.addEventListener(type, (event) => {
      if (![...(event.dataTransfer?.types ?? [])].includes("Files")) return;
      event.preventDefault();
      event.stopPropagation();
      if (type === "drop") open(event.dataTransfer?.files[0]);
    });
  }
  for (const button of dialog.querySelectorAll("[data-close]"))
    button.addEventListener("click", () => dialog.close(""));
  within(dialog, "form", HTMLFormElement).addEventListener("submit", (event) => {
    event.preventDefault();
    if (!state.squares.flat().some(Boolean)) return refuse(t("mask-empty"));
    return dialog.close("use");
  });
  addEventListener("resize", () => dialog.open && draw());
}
