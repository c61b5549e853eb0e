// Rows by their numbers: a press selects, a pull on the handle carries them to another place.

const FAR = 4; // pixels that make a pull of a press
const EDGE = 36; // pixels from the table's edge where it scrolls by itself
const SPEED = 10; // pixels a frame there

/** @param {import("./table.js").Table} table */
export function drags(table) {
  const { grid, body } = table;
  const mark = document.createElement("div");
  mark.className = "drop-mark";
  mark.hidden = true;
  body.after(mark);
  /** @type {{row: number, y: number, now: number, moving: boolean, frame: number, to: number} | null} */
  let pull = null;

  const target = () => {
    if (!pull) return;
    const y = pull.now - body.getBoundingClientRect().top;
    pull.to = Math.max(0, Math.min(table.rows.length, Math.round(y / table.height)));
    mark.style.transform = `translateY(${table.head.offsetHeight + pull.to * table.height}px)`;
  };
  const roll = () => {
    if (!pull?.moving) return;
    const box = grid.getBoundingClientRect();
    const top = box.top + table.head.offsetHeight;
    if (pull.now < top + EDGE) grid.scrollTop -= SPEED;
    else if (pull.now > box.bottom - EDGE) grid.scrollTop += SPEED;
    target();
    pull.frame = requestAnimationFrame(roll);
  };
  const end = () => {
    if (pull) cancelAnimationFrame(pull.frame);
    pull = null;
    mark.hidden = true;
    grid.removeAttribute("data-dragging");
  };

  body.addEventListener("pointerdown", (event) => {
    const handle = event.target instanceof Element && event.target.closest(".row-head");
    if (!handle || event.button) return;
    const row = Number(/** @type {HTMLElement} */ (handle.closest("[data-index]")).dataset.index);
    event.preventDefault();
    if (event.shiftKey) return table.go(row, table.place.column, { extend: true });
    if (event.ctrlKey || event.metaKey) return table.toggle(row);
    if (row >= table.rows.length) return table.go(row, "word");
    if (!table.selected.has(row)) {
      table.commit();
      table.anchor = row;
      table.selected = new Set([row]);
      table.go(row, table.place.column, { keep: true });
    }
    pull = { row, y: event.clientY, now: event.clientY, moving: false, frame: 0, to: row };
    handle.setPointerCapture(event.pointerId);
    return undefined;
  });
  body.addEventListener("mousedown", (event) => {
    // the focus stays where the cursor is
    if (event.target instanceof Element && event.target.closest(".row-head")) event.preventDefault();
  });
  body.addEventListener("pointermove", (event) => {
    if (!pull) return;
    pull.now = event.clientY;
    if (pull.moving || Math.abs(pull.now - pull.y) < FAR) return;
    pull.moving = true;
    mark.hidden = false;
    grid.setAttribute("data-dragging", "");
    roll();
  });
  body.addEventListener("pointerup", () => {
    const { moving = false, to = 0, row } = pull ?? {};
    end();
    if (moving) table.edits.carry(to, table.selected);
    else if (row !== undefined && table.selected.size > 1) {
      table.selected = new Set([row]);
      table.go(row, table.place.column, { keep: true });
    }
  });
  body.addEventListener("pointercancel", end);
  addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape" && pull?.moving) (event.preventDefault(), event.stopPropagation(), end());
    },
    true,
  );
}
