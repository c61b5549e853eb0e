// Run before anything is drawn: whoever does not read English sees nothing at first, not English from the wrong side.
// l10n.js, which knows what there is to read, ends the wait; app.css ends it where that takes too long.
{
  let { language } = navigator;
  try {
    language = JSON.parse(localStorage.getItem("crosscore.language") ?? "null") ?? language;
  } catch { /* forbidden storage */ }
  document.documentElement.toggleAttribute("data-wait", !/^en\b/i.test(language));
}
