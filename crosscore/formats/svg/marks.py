"""Marks of single cells: shading, circles and bars, as web/grid/paint-marks.js draws them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from crosscore.formats.svg.pen import CELL, HAIR, Frame, element, group

if TYPE_CHECKING:
    from crosscore import wire

__all__ = ["bars", "beside_bars", "circles", "ink", "shade", "undrawn"]

_BAR = max(3 * HAIR, round(CELL / 9))  #: how broad a bar is
_CORNER = round(CELL * 0.27)  #: of a circled cell: the number's own
_SAVED = (0.8, 0.96)  #: how bright shades are that save ink: the darkest, the lightest
_EQUAL = 0.179  #: how bright a colour is on which black and white stand out alike


def _brightness(colour: str) -> float:
    """How bright `#rrggbb` is to the eye, 0 to 1."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def shade(frame: Frame, cell: wire.Cell) -> str:
    """The shade of a cell, a light grey where ink is saved; "" if it has none."""
    colour = cell.get("shade", "")
    if not colour or not frame.view["sheet"]["save_ink"]:
        return colour
    darkest, lightest = _SAVED
    part = int((darkest + (lightest - darkest) * _brightness(colour) ** 0.5) * 255 + 0.5)
    return "#" + f"{part:02x}" * 3


def ink(frame: Frame, cell: wire.Cell) -> str:
    """The colour of letters that is seen best on a cell's shade; "" for the usual one."""
    colour = shade(frame, cell)
    return colour and ("#000000" if _brightness(colour) > _EQUAL else "#ffffff")


def circles(frame: Frame, colour: str) -> list[str]:
    """A circle in each circled cell; a number has the cell's corner to itself."""
    drawn: list[str] = []
    for r, c, found in frame.cells():
        if not found or "circle" not in found:
            continue
        x, y, tone = frame.left(c), frame.top(r), ink(frame, found)
        drawn.append(
            element("circle", cx=x + CELL / 2, cy=y + CELL / 2, r=CELL / 2 - HAIR, stroke=tone)
        )
        if "n" in found and "lines" not in frame.view:
            ground = shade(frame, found) or "#ffffff"
            at = x + CELL - HAIR / 2 - _CORNER if frame.mirrored else x + HAIR / 2
            drawn.append(
                element(
                    "rect",
                    x=at,
                    y=y + HAIR / 2,
                    width=_CORNER,
                    height=_CORNER,
                    fill=ground,
                    stroke="none",
                )
            )
    return group("circles", drawn, fill="none", stroke=colour, stroke_width=HAIR)


def beside_bars(frame: Frame, row: int, column: int, pad: float) -> tuple[float, float]:
    """How far a number stands from its corner, where bars may be before and above the cell."""
    cells = frame.view["cells"]
    before = cells[row][column - 1] if column else None
    above = cells[row - 1][column] if row else None
    more = CELL / 24
    return (
        pad + (more if before and before.get("bar") in ("end", "both") else 0),
        pad + (more if above and above.get("bar") in ("below", "both") else 0),
    )


def bars(frame: Frame, colour: str) -> list[str]:
    """A thick line between two cells where words end."""
    drawn: list[str] = []
    for r, c, found in frame.cells():
        where = found.get("bar") if found else None
        x, y, before = frame.left(c), frame.top(r), _BAR / 2
        end = x if frame.mirrored else x + CELL
        if where in ("end", "both"):
            drawn.append(_bar(end - before, y - HAIR / 2, _BAR, CELL + HAIR))
        if where in ("below", "both"):
            drawn.append(_bar(x - HAIR / 2, y + CELL - before, CELL + HAIR, _BAR))
    return group("bars", drawn, fill=colour)


def _bar(x: float, y: float, width: float, height: float) -> str:
    return element("rect", x=x, y=y, width=width, height=height)


def undrawn(frame: Frame) -> Frame:
    """Neither what is no cell nor numbers nor bars: whoever solves the puzzle finds them out."""
    cells: list[list[wire.Cell | None]] = []
    for row in frame.view["cells"]:
        cells.append([])
        for found in row:
            bare: wire.Cell = {"t": ""}
            if found:
                bare = found.copy()
                bare.pop("n", None)
                bare.pop("bar", None)
            cells[-1].append(bare)
    view = frame.view.copy()
    view["cells"] = cells
    return replace(frame, view=view)
