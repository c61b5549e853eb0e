"""The styles of cells in .ipuz files: bars, circles, colours. Nothing is trusted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from crosscore.errors import Sentence, sentence
from crosscore.formats.colours import colour
from crosscore.grid import Bar, Cell

__all__ = ["Styles", "style_of", "styles_lost"]

_HIGHLIGHT = "#ffff99"  #: of a cell that is to stand out, where the file names no colour
_BLACK = "#000000"  #: as blocks are
_PLAIN = ("#ffffff", "")  #: no colour at all
#: what looks otherwise without saying anything that has to be kept
_KNOWN = ("barred", "shapebg", "color", "highlight", "mark", "named", "border")


@dataclass(slots=True)
class Styles:
    """What the cells' styles say. `marks` are numbers in corners, `others` cells with more."""

    bars: set[Bar] = field(default_factory=set)
    circles: set[Cell] = field(default_factory=set)
    shades: dict[Cell, str] = field(default_factory=dict)
    marks: dict[Cell, list[str]] = field(default_factory=dict)
    others: set[Cell] = field(default_factory=set)

    def add(self, cell: Cell, style: Mapping[str, Any], *, mirrored: bool = False) -> None:
        """What the style of one cell says; in a `mirrored` grid left is right."""
        self._bars(cell, style.get("barred"), mirrored)
        if style.get("shapebg") == "circle":
            self.circles.add(cell)
        elif style.get("shapebg"):
            self.others.add(cell)
        found = _colour(style.get("color"))
        if found is None:
            self.others.add(cell)
        elif found not in _PLAIN:
            self.shades[cell] = found
        elif style.get("highlight") in (True, "true"):
            self.shades[cell] = _HIGHLIGHT
        marks = style.get("mark")
        if isinstance(marks, dict):
            self.marks[cell] = [str(text)[:9] for text in marks.values() if text]
        if any(
            value for key, value in style.items() if key not in _KNOWN and not _black(key, value)
        ):
            self.others.add(cell)

    def _bars(self, cell: Cell, sides: object, mirrored: bool) -> None:
        r, c = cell
        left, right = ("R", "L") if mirrored else ("L", "R")
        for side in sides if isinstance(sides, str) else "":
            if side == left:
                self.bars.add(((r, c - 1), True))
            elif side == right:
                self.bars.add((cell, True))
            elif side == "T":
                self.bars.add(((r - 1, c), False))
            elif side == "B":
                self.bars.add((cell, False))

    def within(self, cells: Iterable[Cell]) -> None:
        """Drop bars that part none of the cells, and what is said of others; marks count there."""
        there = set(cells)
        outside = self.circles | {cell for cell, shade in self.shades.items() if shade != _BLACK}
        self.bars = {
            ((r, c), across)
            for (r, c), across in self.bars
            if {(r, c), (r, c + 1) if across else (r + 1, c)} <= there
        }
        self.circles &= there
        self.shades = {cell: shade for cell, shade in self.shades.items() if cell in there}
        self.others = (self.others & there) | (outside - there)


def _colour(found: object) -> str | None:
    """A colour as `#rrggbb`; "" if there is none, None if it is one that nobody knows."""
    if found is None or found == "" or isinstance(found, bool):
        return ""
    return colour(found) or None if isinstance(found, str) else None


def _black(key: str, value: object) -> bool:
    """Whether a style only says that letters and lines are black, as they are anyway."""
    return key in ("colortext", "colorborder", "colorbar") and _colour(value) == _BLACK


def style_of(cell: object, named: object) -> dict[str, Any]:
    """The style of a cell: its own, or the one of the file that it names."""
    style = cell.get("style") if isinstance(cell, dict) else None
    for _ in range(3):
        if not isinstance(style, str) or not isinstance(named, dict):
            break
        style = named.get(style)
    if not isinstance(style, dict):
        return {}
    base = style.get("named")
    if isinstance(base, str) and isinstance(named, dict) and isinstance(named.get(base), dict):
        return {**named[base], **style}
    return style


def styles_lost(cells: int) -> Sentence:
    """That so many cells are marked in a way that has no place here."""
    return sentence(
        "ipuz-styles-lost",
        "has pictures or other marks in {cells} cells, which are not kept",
        one="has a picture or other mark in {cells} cell, which is not kept",
        cells=cells,
    )
