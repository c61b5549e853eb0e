// The keyboard on the screen. It covers the page without making it smaller, so a dialog would stand half behind it:
// while it is there, dialogs keep to the part that is seen (ui.css), and what is written in is in sight.

const LEAST = 120; // CSS pixels that a keyboard takes; bars of a browser that come and go take less

/** Follow what is seen of the page. */
export function watchKeyboard() {
  const view = globalThis.visualViewport;
  if (!view) return;
  const root = document.documentElement;
  let last = 0;
  const reveal = () =>
    root.hasAttribute("data-typing") &&
    document.activeElement?.matches("input, textarea") &&
    document.activeElement.scrollIntoView({ block: "nearest" });
  const follow = () => {
    // Somebody who enlarges the page with two fingers sees less of it, too, and moves it about alone.
    const typing = view.scale < 1.05 && root.clientHeight - view.height > LEAST;
    root.toggleAttribute("data-typing", typing);
    for (const [name, value] of Object.entries({ "--visible-height": view.height, "--visible-top": view.offsetTop })) {
      if (typing) root.style.setProperty(name, `${value}px`);
      else root.style.removeProperty(name);
    }
    if (typing && view.height !== last) reveal();
    last = typing ? view.height : 0;
  };
  view.addEventListener("resize", follow);
  view.addEventListener("scroll", follow);
  document.addEventListener("focusin", reveal);
  requestAnimationFrame(follow); // before that, it would have the page laid out for nothing
}
