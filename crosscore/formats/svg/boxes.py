"""A crossword: cells in boxes with numbers and letters, as `boxes` of web/grid/paint.js."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crosscore.formats.svg import faces, marks
from crosscore.formats.svg.pen import CELL, HAIR, Frame, element, group, number, text
from crosscore.grid import BLOCKED

if TYPE_CHECKING:
    from crosscore import wire

__all__ = ["BASELINE", "BLACK", "GREY", "INK", "LINE", "LINES", "WIDE", "painted", "stroked"]

LINES = 0.66  #: of the side: how broad the margin is that has the numbers of rows or columns
BASELINE = 0.73  #: of the side: where letters stand
WIDE = 0.86  #: of the side: how far letters may reach across
_NUMBERED = (0.785, 0.9)  #: the same where cells have numbers, and how much smaller letters are
_DIGITS = 12.0  #: how high a number is
_LARGE_DIGITS = 0.22 * CELL
_DIP = 1.25  #: by how much it may be higher, where digits reach below their line
_PAD = 4  #: around a number

LINE, INK, _SOFT, GREY = "#2a2926", "#151412", "#3d3b37", "#dedbd3"
BLACK = "#151412"


def painted(frame: Frame, answers: bool) -> list[str]:
    """The groups of a crossword's grid, those behind first."""
    face = faces.face(frame.view["language"], _texts(frame.view))
    if frame.view["sheet"]["blocks"] == "hidden" and not answers:
        frame = marks.undrawn(frame)
    view = frame.view
    return [
        *_blocks(frame),
        *_boxes(frame),
        *marks.circles(frame, _SOFT),
        *marks.bars(frame, INK),
        *(_line_numbers(frame, face) if "lines" in view else _numbers(frame, face)),
        *_letters(frame, face, answers),
    ]


def _texts(view: wire.View) -> list[str]:
    """All that may stand in the grid: the puzzle and its key have the same fonts."""
    cells = [cell for row in view["cells"] for cell in row if cell]
    return [text for cell in cells for text in (cell["t"], cell.get("n", ""))]


def stroked(frame: Frame, colour: str, fill: str) -> dict[str, Any]:
    """What boxes of the grid have in common."""
    return {"fill": fill, "stroke": colour, "stroke_width": HAIR}


def _blocks(frame: Frame) -> list[str]:
    """What no letter goes into: black squares, the grey around the words."""
    view, how = frame.view, frame.view["sheet"]["blocks"]
    void = [(r, c) for r, c, found in frame.cells() if not found]
    if how == "none":  # a gap between four cells would look like one of them
        there = {(r, c) for r, c, found in frame.cells() if found}
        void = [
            (r, c) for r, c in void if {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)} <= there
        ]
    colour = BLACK if how in ("black", "hidden") else GREY
    beyond = (
        HAIR / 2 if view["model"] == BLOCKED and how != "none" else 0
    )  # black squares end where lines do
    return group(
        "blocks",
        [_square(frame, r, c, beyond) for r, c in void],
        fill=colour,
        shape_rendering="crispEdges",
    )


def _boxes(frame: Frame) -> list[str]:
    colour = BLACK if frame.view["sheet"]["blocks"] in ("black", "hidden") else LINE
    there = [
        _square(frame, r, c, fill=marks.shade(frame, found))
        for r, c, found in frame.cells()
        if found
    ]
    return group("cells", there, **stroked(frame, colour, "#ffffff"))


def _square(frame: Frame, row: int, column: int, beyond: float = 0, fill: str = "") -> str:
    side = CELL + 2 * beyond
    return element(
        "rect",
        x=frame.left(column) - beyond,
        y=frame.top(row) - beyond,
        width=side,
        height=side,
        fill=fill,
    )


def _high(frame: Frame) -> float:
    return _LARGE_DIGITS if frame.view["sheet"]["text_size"] == "large" else _DIGITS


def _numbers(frame: Frame, face: faces.Face) -> list[str]:
    """In the upper corner where lines begin."""
    listed = [
        (r, c, found["n"], marks.ink(frame, found))
        for r, c, found in frame.cells()
        if found and "n" in found
    ]
    if not listed:
        return []
    above, below = faces.digit_reach(listed[0][2])
    size = _high(frame) / max(above, (above + below) / _DIP)
    return group(
        "numbers",
        [
            text(
                "text",
                label,
                x=frame.left(c) + (CELL - over if frame.mirrored else over),
                y=frame.top(r) + down + above * size,
                fill=fill,
            )
            for r, c, label, fill in listed
            for over, down in [marks.beside_bars(frame, r, c, _PAD)]
        ],
        font_family=face.numbers,
        font_size=size,
        fill=_SOFT,
        text_anchor="end" if frame.mirrored else "start",
    )


def _line_numbers(frame: Frame, face: faces.Face) -> list[str]:
    """Those of columns above the first row, those of rows before the first column read."""
    rows, columns = frame.view["lines"]["rows"], frame.view["lines"]["columns"]
    size = LINES * CELL * 0.6
    away = LINES * CELL / 2
    middle = faces.digit_reach(columns[0])[0] * size / 2
    x = frame.left(0) + CELL + away if frame.mirrored else frame.left(0) - away
    above = [
        text("text", label, x=frame.left(c) + CELL / 2, y=frame.top(0) - away + middle)
        for c, label in enumerate(columns)
    ]
    beside = [
        text("text", label, x=x, y=frame.top(r) + CELL / 2 + middle) for r, label in enumerate(rows)
    ]
    return group(
        "numbers",
        above + beside,
        font_family=face.numbers,
        font_size=size,
        fill=_SOFT,
        text_anchor="middle",
    )


def _letters(frame: Frame, face: faces.Face, answers: bool) -> list[str]:
    baseline, part = (BASELINE, 1.0) if "lines" in frame.view else _NUMBERED
    size = face.size * part
    shown = [
        letter(frame, r, c, found["t"], size, baseline - face.rise, fill=marks.ink(frame, found))
        for r, c, found in frame.cells()
        if found and found["t"] and (answers or "given" in found)
    ]
    return group("letters", shown, **lettering(frame, face, size), fill=INK)


def lettering(frame: Frame, face: faces.Face, size: float) -> dict[str, Any]:
    """What all letters have in common."""
    return {
        "xml__lang": frame.view["language"],
        "lang": frame.view["language"],
        "font_family": face.letters,
        "font_size": size * CELL,
        "text_anchor": "middle",
    }


def letter(
    frame: Frame, row: int, column: int, cluster: str, size: float, baseline: float, **more: str
) -> str:
    """The letters of a cell, smaller where they are wide; `size`, `baseline`: of the side."""
    part = faces.share(cluster, size, WIDE)
    small = {"font_size": number(part * size * CELL)} if part < 1 else {}
    return text(
        "text",
        cluster,
        x=frame.left(column) + CELL / 2,
        y=frame.top(row) + baseline * CELL,
        **small,
        **more,
    )
