// Run before anything is drawn: whoever does not read English sees nothing at first, not English from the wrong side.
// l10n.js, which knows what there is to read, ends the wait; app.css ends it where that takes too long.
{
  let { language } = navigator;
  try {
    language = JSON.parse(localStorage.getItem("crosscore.language") ?? "null") ?? language;
  } catch {
    /* forbidden storage */
  }
  const root = document.documentElement;
  root.toggleAttribute("data-wait", !/^en\b/i.test(language));
  const fromDisk = /** @type {HTMLScriptElement} */ (document.currentScript).src.startsWith("file:");
  if (fromDisk) {
    // no module is run from a file: this says so, and what to do (unable.js)
    document.head.append(Object.assign(document.createElement("script"), { src: "disk.js" }));
  }

  // A part of the page that does not come, or cannot be run, would leave it getting ready for ever.
  const LATE_MS = 45_000;
  /** @param {string} address of the part */
  const broken = (address) => {
    const note = document.getElementById("broken");
    if (fromDisk) return undefined;
    if (!note) return addEventListener("DOMContentLoaded", () => broken(address), { once: true });
    root.removeAttribute("data-wait");
    note.hidden = false;
    note.className = "message";
    const name = document.getElementById("broken-file");
    const part = address.replace(/[?#].*/, "").replace(/^.*\//, "");
    // app.js needs the others: where one of them fails, it does too, sooner or later
    if (name && part && ["", "app.js"].includes(name.textContent)) name.textContent = part;
    return document.getElementById("broken-reload")?.addEventListener("click", () => location.reload());
  };
  const begun = () => "begun" in root.dataset; // main.js says so
  addEventListener(
    "error",
    ({ target, filename }) => {
      if (target instanceof HTMLScriptElement) broken(target.src);
      else if (target instanceof HTMLLinkElement && target.rel === "stylesheet") broken(target.href);
      else if (!(target instanceof Element) && !begun()) broken(filename ?? "");
    },
    true,
  );
  setTimeout(() => begun() || broken(""), LATE_MS);
}
