"""A crossword as newspapers want it sent: the grid, its solution, the clues with their answers.

As web/sheet/submission.js prints it: in margins of an inch, 12 points, the clues double spaced.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from crosscore.errors import CrosscoreError
from crosscore.formats.svg import faces
from crosscore.paper import units
from crosscore.paper.content import Grid, Sheet, Text
from crosscore.paper.drawing import Glyph, Ink, Look, drawing, edges, glyphs
from crosscore.paper.sizes import MM, Paper

__all__ = ["CELL", "MARGIN", "POINTS", "form", "head", "letters", "sender", "size"]

MARGIN = 72.0  #: points: an inch
POINTS = 12.0
CELL = 10 * MM  #: the side of a cell at most
_LINES, _LONGEST = 10, 200  #: of an address, and characters of each
_GAP = 14.0


def sender(sheet: Sheet, address: str) -> list[Text]:
    """The author's name and the lines of the address; raises `CrosscoreError` for a long one."""
    told = [line.strip() for line in address.splitlines() if line.strip()]
    if len(told) > _LINES or any(len(line) > _LONGEST for line in told):
        raise CrosscoreError(
            "bad-option",
            f"An address has at most {_LINES} lines of at most {_LONGEST} characters.",
            "address",
        )
    return [sheet.text(line) for line in (sheet.author.text, *told) if line]


def head(sheet: Sheet) -> Text:
    """Who and what, at the head of each page."""
    return sheet.text(" · ".join(filter(None, (sheet.author.text, sheet.title.text))))


def size(sheet: Sheet) -> Text:
    """How many words there are, and rows and columns."""
    return Text(sheet.described, sheet.words.language, sheet.words.side)


def letters(sheet: Sheet) -> Iterable[Glyph]:
    """What its grids are made of."""
    yield from glyphs(sheet.grid, _look(sheet))
    yield from glyphs(sheet.key.grid, _look(sheet)._replace(solved=True))


def _look(sheet: Sheet) -> Look:
    return Look(fine=bool(sheet.settings.get("save_ink")))


def form(sheet: Sheet, paper: Paper, address: str, measured: Mapping[Glyph, Ink]) -> dict[str, Any]:
    """What the template sets on its pages."""
    width, height = paper.sheet()
    lines = sender(sheet, address)
    room = width - 2 * MARGIN
    told = [line.text for line in (*lines, sheet.title, sheet.title)]
    high = sum(1 + faces.wide(line) * POINTS // room for line in told) + 3
    above = high * POINTS * units.LINE * units.leading(sheet) + _GAP
    look = _look(sheet)
    page = height - 2 * MARGIN
    return {
        "w": width,
        "h": height,
        "margin": MARGIN,
        "size": POINTS,
        "gap": _GAP,
        "d": sheet.side,
        "lead": units.leading(sheet),
        "head": units.said(head(sheet)),
        "foot": units.said(sheet.foot) if sheet.foot else None,
        "sender": [units.said(line, breaks=True) for line in lines],
        "title": units.said(sheet.title, breaks=True) if sheet.title else None,
        "about": units.said(size(sheet)),
        "grid": _grid(sheet, sheet.grid, (room, page - above), look, measured),
        "answers": units.said(sheet.key.heading),
        "key": _grid(
            sheet, sheet.key.grid, (room, page - above), look._replace(solved=True), measured
        ),
        "lists": [
            {
                "heading": units.said(section.heading),
                "rows": [
                    {
                        "n": row.number if at == 0 else "",
                        "part": {**units.said(part.text, breaks=True), "c": part.count},
                        "answer": units.said(part.answer, breaks=True),
                    }
                    for row in section.rows
                    for at, part in enumerate(row.parts)
                ],
            }
            for section in sheet.sections
        ],
    }


def _grid(
    sheet: Sheet,
    grid: Grid,
    room: tuple[float, float],
    look: Look,
    measured: Mapping[Glyph, Ink],
) -> dict[str, Any]:
    width, height = room
    more = edges(grid)
    side = min(CELL, width / (grid.width + more), height / (grid.height + more))
    made = drawing(grid, side, look, measured)
    for one in made["texts"]:
        one |= {"l": units.said(Text("", grid.language, "ltr"))["l"], "f": grid.language}
    said = f"{sheet.key.heading.text}: {sheet.described}" if look.solved else sheet.described
    return {"alt": said, **made}
