// What fingers and the mouse do on the grid: press, drag a word, drag the void, pinch, wheel.
// It knows distances and times; what they mean is its owner's business. Of two fingers that pinch,
// one may rest beside the grid: a small grid leaves no room for both.

/** @type {Record<string, number>} */
const STRAY = { mouse: 5, touch: 10, pen: 7 }; // CSS pixels a press may wander before it is a drag
const HELD_MS = 450; // a finger at rest this long takes the word under it
const DOUBLE_MS = 500; // between the two presses of a double click
const FASTEST = 1.25; // most that one turn of the wheel may zoom
const EDGE = 36; // CSS pixels from the edge within which a dragged word scrolls the window
const EDGE_SPEED = 9; // CSS pixels a frame

/**
 * @typedef {object} Hands
 * @property {(event: PointerEvent, double: boolean) => void} press on a letter, or a tap anywhere
 * @property {(event: PointerEvent) => void} tap a press that ended without a drag
 * @property {(event: PointerEvent) => boolean} letter whether a letter lies under it
 * @property {() => boolean} eager whether every drag takes what is under it, a finger's too
 * @property {(event: PointerEvent) => boolean | null} grab take the word under it; whether there is one to take, null
 *   if words are never taken
 * @property {(event: PointerEvent) => boolean} carry whether the word is still in the hand
 * @property {() => void} drop @property {() => void} release
 * @property {(right: number, down: number) => void} scroll in CSS pixels
 * @property {(factor: number, at: {x: number, y: number}) => void} zoom
 */

/** @param {HTMLElement} surface @param {HTMLElement} stage what scrolls @param {Hands} hands */
export function watch(surface, stage, hands) {
  /** @type {Map<number, {x: number, y: number}>} fingers that are down */
  const down = new Map();
  /** @type {null | "press" | "pan" | "carry" | "pinch"} */
  let doing = null;
  /** @type {PointerEvent} */
  let first;
  let last = { x: 0, y: 0 };
  let spread = 0; // between two fingers
  let timer = 0;
  let frame = 0;
  let pressed = -Infinity; // when, in milliseconds

  const middle = () => {
    const [a, b] = [...down.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
  };
  const finish = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    doing = null;
    delete stage.dataset.doing;
  };
  const take = (/** @type {PointerEvent} */ event) => {
    const taken = hands.grab(event);
    doing = taken ? "carry" : taken === null ? "pan" : null;
    if (!doing) return;
    stage.dataset.doing = doing;
    if (doing === "pan") return;
    hands.carry(event);
    edge();
  };
  /** While a word is held near the edge, the window follows. */
  const edge = () => {
    frame = requestAnimationFrame(edge);
    const box = stage.getBoundingClientRect();
    const pull = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ to) =>
      (at < from + EDGE ? -1 : at > to - EDGE ? 1 : 0) * EDGE_SPEED;
    const [right, below] = [pull(last.x, box.left, box.right), pull(last.y, box.top, box.bottom)];
    if (right || below) hands.scroll(right, below);
  };

  stage.addEventListener("pointerdown", (event) => {
    const beside = event.target !== surface;
    if (event.pointerType === "mouse" && (beside || event.button !== 0)) return;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (down.size === 2 && (doing || !beside)) {
      if (doing === "carry") hands.release();
      finish();
      doing = "pinch";
      spread = middle().apart;
      last = middle();
      return;
    }
    if (beside || down.size > 1) return;
    try {
      surface.setPointerCapture(event.pointerId);
    } catch {
      /* a pointer that is gone already, or a script's */
    }
    first = event;
    last = { x: event.clientX, y: event.clientY };
    doing = "press";
    const mouse = event.pointerType === "mouse";
    if (mouse && hands.letter(event)) hands.press(event, event.timeStamp - pressed < DOUBLE_MS);
    pressed = event.timeStamp;
    if (!mouse && hands.letter(event)) timer = window.setTimeout(() => doing === "press" && take(first), HELD_MS);
  });

  stage.addEventListener("pointermove", (event) => {
    if (!down.has(event.pointerId)) return;
    const now = { x: event.clientX, y: event.clientY };
    down.set(event.pointerId, now);
    if (doing === "pinch" && down.size === 2) {
      const { x, y, apart } = middle();
      hands.scroll(last.x - x, last.y - y);
      if (spread > 0 && apart > 0) hands.zoom(apart / spread, { x, y });
      spread = apart;
      last = { x, y };
      return;
    }
    if (event.pointerId !== first?.pointerId) return;
    if (doing === "press") {
      const far = Math.hypot(now.x - first.clientX, now.y - first.clientY) > (STRAY[event.pointerType] ?? STRAY.touch);
      if (!far) return;
      clearTimeout(timer);
      if ((event.pointerType === "mouse" || hands.eager()) && hands.letter(first)) take(first);
      else ((doing = "pan"), (stage.dataset.doing = doing));
    }
    if (doing === "carry" && !hands.carry(event)) finish();
    if (doing === "pan") hands.scroll(last.x - now.x, last.y - now.y);
    last = now;
  });

  const up = (/** @type {PointerEvent} */ event) => {
    if (!down.delete(event.pointerId)) return;
    const did = doing;
    if (down.size) {
      if (did === "pinch") finish(); // the finger that is left does nothing more
      return;
    }
    finish();
    if (event.type === "pointercancel") return did === "carry" && hands.release();
    if (did === "carry") hands.drop();
    else if (did === "press") {
      if (event.pointerType !== "mouse" || !hands.letter(first)) hands.press(first, false);
      hands.tap(first);
    }
    return undefined;
  };
  stage.addEventListener("pointerup", up);
  stage.addEventListener("pointercancel", up);
  surface.addEventListener("contextmenu", (event) => doing && event.preventDefault()); // a long press
  stage.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return; // it scrolls
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.deltaMode ? 0.1 : 0.004));
      hands.zoom(Math.max(1 / FASTEST, Math.min(FASTEST, factor)), { x: event.clientX, y: event.clientY });
    },
    { passive: false },
  );

  return {
    /** Let go of everything, as when Escape is pressed. */
    stop() {
      if (doing === "carry") hands.release();
      finish();
    },
  };
}
