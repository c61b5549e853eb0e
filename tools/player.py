"""The player: one page that holds a puzzle, to be solved wherever it is opened.

It comes in two: a file with a place for a puzzle (FILE, for `formats.html` and for the page, which
fill it in), and solve.html of the site, which takes its puzzle out of its own address. Both are
made of web/player/page.html, the Play view as web/index.html has it, and the modules that show it.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tools import bundle, catalogues
from tools.single import Page, data_url
from tools.steps import ROOT, BuildError, say

FILE = "player.html"
KEPT = ROOT / "crosscore" / "player" / FILE  #: where the command line has it from
REPLACED = {"base/site.js": "player/site.js"}
ENTRY = "player/main.js"
SHEETS = (
    "base/app.css",
    "app/page.css",
    "workshop/words.css",
    "ui/ui.css",
    "app/narrow.css",
    "app/phone.css",
    "workshop/workshop.css",
    "workshop/dialogs.css",
    "workshop/narrow.css",
    "grid/typed-text.css",
    "play/play.css",
    "play/writing.css",
    "app/touch.css",
    "player/player.css",
)
LINKED = "solve"  #: how the files of the site's own page are called

#: Modules whose words are not looked for: they say what others name
SAYING = {"i18n/l10n.js"}
ALWAYS = ("list-comma", "language-name", "language-direction")
#: What the page is without a workshop to go back to, and with a language to choose
BACK = re.compile(r'[ ]*<button id="play-back".*?</button>\n', re.DOTALL)
MORE = re.compile(r'(?=[ ]*<button id="play-more")')
BUTTONS = (
    '    <button id="player-print" data-l10n="player-print" class="button plain" type="button" '
    'aria-label="Print" title="Print"><svg class="icon" aria-hidden="true">'
    '<use href="#i-print"/></svg></button>\n'
    '    <button id="page-language" class="button plain" type="button" aria-haspopup="menu" '
    'aria-expanded="false"><svg class="icon" aria-hidden="true">'
    '<use href="#i-globe"/></svg></button>\n'
)
#: A message of a catalogue: all its lines but the first begin with a space or end a choice
MESSAGE = re.compile(r"^(-?[a-z][\w-]*) *=.*\n(?:(?:[ \t}].*)?\n)*", re.MULTILINE)
NOTICE = """<!--
Made with Crosscore, which is under the MIT licence:

{licence}
The sentences of this page are put together by @fluent/bundle, copyright Mozilla Foundation and
others, under the Apache License 2.0.
-->
"""


def made(node_command: list[str], source: Path, out: Path) -> dict[str, bytes]:
    """The player's files by name: FILE, and solve.html, solve.js, solve.css.

    `source`: web/ and what the build adds to it, see `bundle.sources`; `out`: a folder to work in.
    Raises BuildError if a part is missing.
    """
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    modules = bundle.packed(node_command, source, out, ENTRY, REPLACED)
    bundle.sheets(node_command, source, out, ("fonts.css",))
    fonts = (out / "app.css").read_text("utf-8")
    bundle.sheets(node_command, source, out, SHEETS)
    script = (out / ENTRY).read_text("utf-8")
    code = "\n".join((source / name).read_text("utf-8") for name in modules if name not in SAYING)
    html = whole(source, code)
    sheet = used((out / "app.css").read_text("utf-8"), names_in(html, code))
    licence = (ROOT / "LICENSE").read_text("utf-8")
    html = html.replace("<!doctype html>\n", f"<!doctype html>\n{NOTICE.format(licence=licence)}")
    return {
        FILE: alone(html, script, sheet, source).encode(),
        f"{LINKED}.html": linked(html).encode(),
        f"{LINKED}.js": script.encode(),
        f"{LINKED}.css": (fonts + sheet).encode(),
    }


def renew(site: Path) -> None:
    """Keep the file with a place for a puzzle, out of a built site, where the engine has it."""
    page = (site / FILE).read_bytes()
    if not KEPT.exists() or KEPT.read_bytes() != page:
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_bytes(page)
        say(f"  {KEPT.relative_to(ROOT)} is new: it belongs to the sources.")


def whole(source: Path, code: str) -> str:
    """The page, with the Play view, the icons and the sentences that it and its modules need."""
    index = (source / "index.html").read_text("utf-8")
    play = MORE.sub(BUTTONS, BACK.sub("", cut(index)), count=1)
    html = (source / "player" / "page.html").read_text("utf-8").replace("<!--play-->", play)
    html = html.replace("<!--noscript-->", unable())
    html = html.replace("<!--sprite-->", sprite(index, html + code))
    texts = ""
    for row in catalogues.found(source / "i18n" / "catalogues"):
        path = f"i18n/catalogues/{row['code']}.ftl"
        said = needed((source / path).read_text("utf-8"), html + code)
        if re.search(r"</script|<!--", said, re.IGNORECASE):
            raise BuildError(f"{path} cannot stand in a page: it holds </script or <!--.")
        texts += f'<script type="text/plain" data-part="{path}">\n{said}</script>\n'
    return html.replace("<!--data-->\n", f"{texts}<!--data-->\n")


def unable() -> str:
    """What whoever sees the page without its script reads, in every language of the page."""
    rows = catalogues.said("player-noscript")
    return "".join(
        f'<p class="player-none" lang="{code}" dir="{row["direction"]}">{row["text"]}</p>'
        for code, row in rows.items()
    )


def cut(index: str) -> str:
    """The Play view of the page's HTML."""
    start = index.index('<div id="play"')
    depth = 0
    for found in re.finditer(r"<(/?)div\b", index[start:]):
        depth += -1 if found[1] else 1
        if not depth:
            return index[start : start + found.end() + 1]
    raise BuildError('web/index.html has no end of <div id="play">.')


def sprite(index: str, text: str) -> str:
    """The icons that are named in a text."""
    symbols = re.findall(r'  <symbol id="(i-[\w-]+)".*?</symbol>\n', index)
    wanted = [name for name in symbols if re.search(rf'["#]{name}"', text)]
    rows = "".join(
        re.search(rf'  <symbol id="{name}".*?</symbol>\n', index)[0]  # type: ignore[index]
        for name in wanted
    )
    return f'<svg class="sprite" aria-hidden="true" width="0" height="0">\n{rows}</svg>'


def needed(catalogue: str, text: str) -> str:
    """The messages of a catalogue that a text names, and those that they are made of."""
    messages = {found[1]: found[0].rstrip() + "\n" for found in MESSAGE.finditer(catalogue)}
    names = set(re.findall(r"[\"'`]([a-z][\w-]*)(?:\.[\w-]+)?[\"'`]", text)) | set(ALWAYS)
    starts = tuple(re.findall(r"`([a-z][\w]*-[\w-]*)\$\{", text))
    wanted = [name for name in messages if name in names or (starts and name.startswith(starts))]
    for name in wanted:  # grows
        for other in re.findall(r"\{\s*(-?[a-z][\w-]*)", messages[name]):
            if other in messages and other not in wanted:
                wanted.append(other)
    return "".join(messages[name] for name in messages if name in wanted)


def names_in(html: str, code: str) -> set[str]:
    """The classes and ids that a page may have: those of its HTML, and classes in its modules,
    which are named behind `className`, `"class"` and `span(`."""
    texts = re.findall(r' (?:class|id)="([^"]*)"', html)
    for said in re.findall(r'(?:className\b|"class",|\bspan\()([^,;)\n]*)', code):
        texts += re.findall('["`]([^"`]*)["`]', said)
    return {name for text in texts for name in re.findall(r"[A-Za-z][\w-]*", text)}


def used(sheet: str, words: set[str]) -> str:
    """A style sheet, as esbuild writes it, without the rules for classes and ids that are none of
    the words."""

    def holds(selector: str) -> bool:
        plain = re.sub(r"\[[^\]]*\]|:not\((?:[^()]|\([^()]*\))*\)", "", selector)
        outer = re.sub(r":(?:is|where|has)\((?:[^()]|\([^()]*\))*\)", "", plain)
        return all(name in words for name in re.findall(r"[.#]([A-Za-z][\w-]*)", outer))

    def rules(css: str) -> str:
        kept, at = "", 0
        while at < len(css):
            if css[at].isspace():
                at += 1
                continue
            start = css.find("{", at)
            if start < 0 or (0 <= css.find(";", at) < start):
                end = css.find(";", at) + 1 or len(css)
                kept, at = kept + css[at:end], end
                continue
            end, depth = start + 1, 1
            while depth:
                depth += {"{": 1, "}": -1}.get(css[end], 0)
                end += 1
            head, body = css[at:start], css[start + 1 : end - 1]
            if head.startswith(("@media", "@supports")):
                body = rules(body)
            elif not head.startswith("@"):
                head = ",".join(one for one in selectors(head) if holds(one))
            if head and body:
                kept += f"{head}{{{body}}}"
            at = end
        return kept

    return rules(sheet)


def selectors(head: str) -> list[str]:
    """The selectors of a rule; commas within brackets part none."""
    found, depth = [""], 0
    for letter in head:
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(letter, 0)
        if letter == "," and not depth:
            found.append("")
        else:
            found[-1] += letter
    return found


def policy(scripts: str, styles: str, more: str = "") -> str:
    """What the page may do: run its own script, and reach nobody."""
    return (
        f"default-src 'none'; script-src {scripts}; connect-src 'none'; style-src {styles}; "
        f"img-src data:{more}; base-uri 'none'; form-action 'none'"
    )


def under(html: str, rules: str) -> str:
    """The page with its policy."""
    return html.replace('Security-Policy" content=""', f'Security-Policy" content="{rules}"')


def alone(html: str, script: str, sheet: str, source: Path) -> str:
    """The page as one file, with marks where a puzzle goes (`formats.html.filled`)."""
    page = Page(html)
    style = page.style(sheet)
    code = page.script(script, ' type="module"')
    icon = data_url((source / "icon.svg").read_bytes(), "image/svg+xml")
    html = under(html, policy(page.scripts[0], page.styles[0]))
    html = html.replace('href="icon.svg"', f'href="{icon}"').replace("<!--head-->", style)
    data = '<script type="text/plain" id="puzzle">[[puzzle]]</script>'
    html = html.replace("<!--data-->", f"{data}\n{code}")
    html = html.replace('lang="en" dir="ltr"', 'lang="[[language]]" dir="[[direction]]"', 1)
    html = html.replace("<title>Crosscore</title>", "<title>[[title]]</title>")
    for mark in ("puzzle", "language", "direction", "title"):
        if html.count(f"[[{mark}]]") != 1:
            raise BuildError(f"{FILE} must have one place for the {mark}.")
    return html


def linked(html: str) -> str:
    """The page of the site, which has its puzzle in its address."""
    html = under(html, policy("'self'", "'self'", " 'self'; font-src 'self'"))
    html = html.replace("<!--head-->", f'<link rel="stylesheet" href="{LINKED}.css">')
    return html.replace("<!--data-->", f'<script type="module" src="{LINKED}.js"></script>')
