// A button's menu: opened by click or arrow, walked by arrow keys, closed by Escape or a click elsewhere.

import { make, span } from "../base/dom.js";

/**
 * @typedef {{label: string, hint?: string, checked?: boolean, swatch?: string, lang?: string, dir?: string,
 *   run: () => void} | {heading: string} | {label: string, more: Item[]} | {label: string, href: string}} Item
 *   `swatch`: a colour that is meant; `lang` and `dir` of a label that is not in the page's language; in the place of
 *   one with `more` come these; `href`: a page that opens in another tab
 */

/**
 * @param {HTMLButtonElement} button
 * @param {() => Item[]} items asked for anew at each opening
 */
export function menuButton(button, items) {
  const menu = make("div", { className: "menu", popover: "auto", id: `${button.id}-menu`, role: "menu" });
  button.setAttribute("aria-controls", menu.id);
  button.after(menu);
  const rows = () => /** @type {HTMLElement[]} */ ([...menu.querySelectorAll(".menu-item")]);

  /** Hang it from its button, which a turned phone has elsewhere. */
  const place = () => {
    const at = button.getBoundingClientRect();
    menu.style.left = "0"; // where it may be as wide as it likes
    const width = menu.offsetWidth;
    menu.style.top = `${at.bottom + 6}px`;
    const left = at.left + at.right > innerWidth ? at.right - width : at.left; // from the edge that is nearer
    menu.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
    menu.style.maxHeight = `${innerHeight - at.bottom - 20}px`;
  };

  /** @param {Item} item @returns {HTMLElement} */
  const drawn = (item) => {
    if ("heading" in item) return span("menu-heading", item.heading, { role: "presentation" });
    const { checked, lang, dir = "auto", hint, swatch } = "run" in item ? item : {};
    const radio =
      checked === undefined ? { role: "menuitem" } : { role: "menuitemradio", ariaChecked: String(checked) };
    const kind = "href" in item ? { href: item.href, target: "_blank", rel: "noopener" } : { type: "button" };
    const row = make(
      "href" in item ? "a" : "button",
      { ...kind, ...radio, ...("more" in item && { ariaExpanded: "false" }), tabIndex: -1, className: "menu-item" },
      span("menu-label", item.label, { ...(lang && { lang }), dir }),
      ...(hint ? [" ", span("menu-hint", hint)] : []),
      ...(swatch ? [span("menu-swatch", "", { style: `background: ${swatch}`, ariaHidden: "true" })] : []),
    );
    row.addEventListener("click", () => {
      if ("more" in item) {
        const more = item.more.map(drawn);
        row.replaceWith(...more);
        place(); // they may be wider
        return more[0]?.focus();
      }
      menu.hidePopover();
      if ("run" in item) item.run();
    });
    return row;
  };

  const open = (last = false) => {
    menu.ariaLabel = button.ariaLabel ?? button.textContent.trim();
    menu.replaceChildren(...items().map(drawn));
    menu.showPopover();
    place();
    rows()
      .at(last ? -1 : 0)
      ?.focus();
  };

  let wasOpen = false; // a press on the button closes the menu before its click arrives
  button.addEventListener("pointerdown", () => (wasOpen = menu.matches(":popover-open")));
  button.addEventListener("click", () => {
    if (!wasOpen) open();
    wasOpen = false;
  });
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open(event.key === "ArrowUp");
  });
  menu.addEventListener("toggle", (event) => {
    const isOpen = event.newState === "open";
    button.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) addEventListener("resize", place);
    else removeEventListener("resize", place);
    if (!isOpen && menu.contains(document.activeElement)) button.focus();
  });
  menu.addEventListener("keydown", (event) => {
    const all = rows();
    const at = all.findIndex((row) => row === document.activeElement);
    /** @type {Record<string, number>} */
    const places = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const to = places[event.key];
    if (event.key === "Tab") (menu.hidePopover(), button.focus());
    if (event.key === "Escape") (event.preventDefault(), menu.hidePopover(), button.focus());
    if (to === undefined) return;
    event.preventDefault();
    all[to].focus();
  });
}
