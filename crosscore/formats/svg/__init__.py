"""The grid as a drawing (SVG 1.1): the puzzle and its answer key, like the page's pictures.

Geometry and colours are those of web/grid/paint.js and web/grid/paint-letters.js, 60 units a cell,
with real text: whoever opens the drawing can search it, have it read out and change it. The browser
measures letters to make them fit; that isn't possible here, so `faces.share` estimates.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from crosscore import sheet
from crosscore.alphabet import Wording
from crosscore.errors import Issue, Sentence, sentence
from crosscore.formats.file import File
from crosscore.formats.svg import boxes, letters, listing
from crosscore.formats.svg.pen import CELL, MARGIN, Frame, element, number, text
from crosscore.grid import LETTERS
from crosscore.puzzle import Puzzle
from crosscore.view import view

if TYPE_CHECKING:
    from crosscore import wire

__all__ = ["CELL_MM", "drawing", "files", "losses", "refusal"]

#: millimetres of a cell by the sheet's text size: in boxes, and of a word search
CELL_MM = {
    "small": (6.0, 7.5),
    "normal": (7.0, 9.5),
    "large": (9.0, 12.0),
    "huge": (12.0, 15.0),
}
_PAGE_MM = (181.0, 250.0)  #: what A4 and Letter have within their margins


def files(puzzle: Puzzle, base: str) -> list[File]:
    """Two files: the puzzle, with the letters that are given, and its answers."""
    return [
        File(f"{base}-puzzle.svg", drawing(puzzle, answers=False)),
        File(f"{base}-answers.svg", drawing(puzzle, answers=True)),
    ]


def refusal(puzzle: Puzzle) -> Sentence | None:
    """None: every puzzle can be drawn."""
    return None


def losses(puzzle: Puzzle) -> list[Issue]:
    """Drawings are for people to look at, not to be opened again."""
    return [Issue("picture", sentence("loss-picture", "A picture: it can’t be opened again."))]


def drawing(puzzle: Puzzle, *, answers: bool) -> str:
    """The sheet's grid as an XML document: the puzzle to solve, or with all its letters.

    Below it stands what a puzzle without clues is solved by; clues are in no picture.

    Its user units are 60 a cell; `width` and `height` are millimetres as on paper, at most what
    fits on a page.
    """
    puzzle = sheet.crop(puzzle)
    shown = view(puzzle)
    frame = Frame(shown, _margin(shown))
    painter = letters if puzzle.model == LETTERS else boxes
    painted = painter.painted(frame, answers)
    told, below = listing.below(frame, answers=answers)
    if painter is letters and answers:
        told, below = letters.message(frame)
    width = 2 * frame.margin + CELL * puzzle.width
    height = 2 * frame.margin + CELL * puzzle.height + below
    unit = _cell_mm(shown, width, height) / CELL
    wording = sheet.wording(puzzle)
    title, about = _said(puzzle, wording, answers)
    body = [
        text("title", title),
        text("desc", about),
        element("rect", width=width, height=height, fill="#ffffff"),
        *painted,
        *told,
    ]
    root = element(
        "svg",
        *body,
        xmlns="http://www.w3.org/2000/svg",
        version="1.1",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=f"{number(width * unit)}mm",
        height=f"{number(height * unit)}mm",
        xml__lang=wording.language.code,
        lang=wording.language.code,
        role="img",
    )
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{root}\n'


def _margin(shown: wire.View) -> float:
    """As wide as row numbers need, as in `pictureGeometry` of web/grid/paint.js."""
    return max(MARGIN, math.ceil(boxes.LINES * CELL)) if "lines" in shown else MARGIN


def _cell_mm(shown: wire.View, width: float, height: float) -> float:
    usual = CELL_MM[shown["sheet"]["text_size"]]["search" in shown]
    page_width, page_height = _PAGE_MM
    return min(usual, page_width * CELL / width, page_height * CELL / height)


def _said(puzzle: Puzzle, wording: Wording, answers: bool) -> tuple[str, str]:
    """What a screen reader says: the title, in the key with “Answers”; words, columns, rows."""
    words = wording.count(len(puzzle.entries))
    heading = wording.label("answers") if answers else ""
    title = " – ".join(filter(None, (puzzle.title, heading))) or words
    return title, f"{words}, {wording.number(puzzle.width)} × {wording.number(puzzle.height)}"
