"""A crossword as newspapers want it sent: the grid, its solution, the clues with their answers.

As web/sheet/submission.js prints it: in margins of an inch, 12 points, the clues double spaced.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
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
_LEAST = 6 * MM  #: with smaller cells, the grid has a page of its own
_NUMBERED = 90.0  #: points at the head of a page that its number may take
_LINES, _LONGEST = 10, 200  #: of an address, and characters of each
_GAP = 14.0
_OVER_KEY = 4 * POINTS  #: what stands above the solution


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


def _short(text: Text, room: float) -> Text:
    """A text that is cut to one line so many sizes wide."""
    if faces.wide(text.text) <= room:
        return text
    kept = text.text
    while faces.wide(kept) > room - 1:
        kept = kept[:-1]
    return replace(text, text=f"{kept.rstrip()}…")


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
    alone = _side(sheet.grid, (room, page - _OVER_KEY))
    apart = _side(sheet.grid, (room, page - above)) < min(_LEAST, alone)
    free = page - (_OVER_KEY if apart else above)
    ems = room / POINTS
    return {
        "w": width,
        "h": height,
        "margin": MARGIN,
        "size": POINTS,
        "gap": _GAP,
        "d": sheet.side,
        "lead": units.leading(sheet),
        "head": units.said(_short(head(sheet), (room - _NUMBERED) / (0.9 * POINTS))),
        "foot": units.said(sheet.foot, room=ems) if sheet.foot else None,
        "apart": apart,
        "sender": [units.said(line, room=ems) for line in lines],
        "title": units.said(sheet.title, room=ems / 1.4) if sheet.title else None,
        "about": units.said(size(sheet)),
        "grid": _grid(sheet, sheet.grid, (room, free), look, measured),
        "answers": units.said(sheet.key.heading),
        "key": _grid(sheet, sheet.key.grid, (room, free), look._replace(solved=True), measured),
        "lists": [
            {
                "heading": units.said(section.heading),
                "rows": [
                    {
                        "n": row.number if at == 0 else "",
                        "part": {**units.said(part.text, room=ems / 2), "c": part.count},
                        "answer": units.said(part.answer, room=ems / 2),
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
    made = drawing(grid, _side(grid, room), look, measured)
    for one in made["texts"]:
        one |= {"l": units.said(Text("", grid.language, "ltr"))["l"], "f": grid.language}
    said = f"{sheet.key.heading.text}: {sheet.described}" if look.solved else sheet.described
    return {"alt": said, "l": units.said(sheet.words)["l"], **made}


def _side(grid: Grid, room: tuple[float, float]) -> float:
    """Of a cell, in such a room."""
    width, height = room
    more = edges(grid)
    return min(CELL, width / (grid.width + more), height / (grid.height + more))
