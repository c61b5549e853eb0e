"""One page that holds a puzzle and everything needed to solve it: `<base>.html`.

tools/player.py makes the page once, with marks where a puzzle goes; `values` gives what goes there.
So the workshop's page can fill in the same file although the engine doesn't have it.

The data to solve the puzzle (`link.compact`) and its .ipuz document are in it together, as JSON in
base64: no answer shows at a glance in the source, but anyone who looks for one finds it. Nothing is
packed, so equal puzzles give equal files wherever they are made. The document is the whole puzzle,
so the file opens in the workshop again.
"""

from __future__ import annotations

import base64
import binascii
import html
import json
import math
import re
import urllib.parse
from collections.abc import Mapping
from pathlib import Path

from crosscore import jsontext, play, sheet
from crosscore.errors import CrosscoreError, Issue, Sentence, sentence
from crosscore.formats import ipuz
from crosscore.formats.file import File
from crosscore.formats.link import compact, unsolvable
from crosscore.puzzle import Puzzle

__all__ = [
    "EMBED", "TEMPLATE", "files", "filled", "framed", "load", "losses", "recognises",
    "refusal", "snippet", "template", "values",
]  # fmt: skip

TEMPLATE = "player.html"  #: as the site calls it
_PLACE = Path(__file__).parents[1] / "player" / TEMPLATE
_MARK = re.compile(r"\[\[(title|language|direction|puzzle)\]\]")
_COLUMN = 700  # pixels: a usual column, in which the list is below the grid
#: the page's own rule for it, see web/player/framed.js
_CELL, _BESIDE, _AROUND, _LIST, _DESK, _LOW, _HIGH = 46, 30, 80, 250, 0.62, 500, 1000
_SNIPPET = """\
<iframe {source} title="{title}" sandbox="allow-scripts allow-modals" loading="lazy"
  style="display:block;width:100%;height:{height}px;border:0"></iframe>
<script>
addEventListener("message", function (event) {{
  var height = event.data && event.data.crosscoreHeight;
  if (typeof height != "number" || height < 300 || height > 2000) return;
  document.querySelectorAll("iframe").forEach(function (frame) {{
    if (frame.contentWindow == event.source) frame.style.height = height + "px";
  }});
}});
</script>
"""
_PUZZLE = re.compile(rb'<script type="text/plain" id="puzzle">([A-Za-z0-9+/=\s]*)</script>')


def template() -> str:
    """The page with its marks.

    Raises `CrosscoreError` (code "no-player") if the engine has no files, as in a browser: there
    the page fills it in.
    """
    try:
        return _PLACE.read_text("utf-8")
    except OSError:
        raise CrosscoreError(
            "no-player", sentence("no-player", "The page that solves puzzles is not here.")
        ) from None


def values(puzzle: Puzzle) -> dict[str, str]:
    """The text for each mark of the template, ready to be put into HTML."""
    made = play.play(puzzle)
    view = made["view"]
    data = {"play": compact(made), "document": ipuz.to_document(puzzle)}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return {
        "title": html.escape(view["title"] or "Crosscore"),
        "language": view["clue_language"],
        "direction": view["clue_direction"],
        "puzzle": base64.b64encode(text.encode()).decode(),
    }


def filled(page: str, found: Mapping[str, str]) -> str:
    """The page with everything in its place."""
    return _MARK.sub(lambda mark: found[mark[1]], page)


def files(puzzle: Puzzle, base: str) -> list[File]:
    """The one file.  Raises `CrosscoreError` as `template` does."""
    return [File(f"{base}.html", filled(template(), values(puzzle)))]


def snippet(puzzle: Puzzle, address: str) -> str:
    """HTML that shows such a page in a frame of another page; `address` is where it is."""
    return framed(puzzle, f'src="{html.escape(address)}"')


def framed(puzzle: Puzzle, source: str) -> str:
    """The same; `source` is the attribute of the frame that has the page or its address.

    The frame may run its script and print, and nothing else. It is as high as the page asks for in
    a column of usual width; the script, which may be left out, follows it at any other.
    """
    shown = sheet.crop(puzzle)
    cell = min(_CELL, (_COLUMN - _BESIDE) / max(shown.width, 1))
    desk = min(_COLUMN, shown.height * cell + _AROUND)
    height = math.floor(min(_HIGH, max(_LOW, desk / _DESK, desk + _LIST)) + 0.5)
    return _SNIPPET.format(
        source=source,
        title=html.escape(puzzle.title or "Crosscore"),
        height=height,
    )


def losses(puzzle: Puzzle) -> list[Issue]:
    """None: the whole document is in it."""
    return []


def refusal(puzzle: Puzzle) -> Sentence | None:
    """Why nobody can solve a puzzle on a screen yet."""
    return unsolvable(puzzle)


def recognises(data: bytes) -> bool:
    """Whether a file is a page with the place where such a page has its puzzle."""
    return data[:200].lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<!") and bool(
        _PUZZLE.search(data)
    )


def load(data: bytes, name: str) -> tuple[Puzzle, list[Issue]]:
    """The puzzle in such a page, and the findings of `ipuz.from_document`.

    Raises `CrosscoreError` (code "damaged-page") for a page whose puzzle isn't complete, and
    whatever `ipuz.from_document` raises.
    """
    found = _PUZZLE.search(data)
    try:
        text = base64.b64decode(b"".join(found[1].split()) if found else b"", validate=True)
        held = jsontext.loads(text, name, most=ipuz.MAX_BYTES)
    except (binascii.Error, CrosscoreError):
        held = None
    if not isinstance(held, dict) or "document" not in held:
        raise CrosscoreError(
            "damaged-page",
            sentence(
                "damaged-page",
                "The puzzle in {name} is damaged. Save the page again, or open the .ipuz file "
                "it was made from.",
                name=name,
            ),
            name,
        )
    return ipuz.from_document(held["document"], name)


class _Embed:
    """The page, and a text with what another page needs to show it."""

    losses = staticmethod(losses)
    refusal = staticmethod(refusal)

    @staticmethod
    def files(puzzle: Puzzle, base: str) -> list[File]:
        """The page and the text. Raises `CrosscoreError` as `template` does."""
        (page,) = files(puzzle, base)
        return [page, File(f"{base}-embed.txt", snippet(puzzle, urllib.parse.quote(page.name)))]


EMBED = _Embed()
