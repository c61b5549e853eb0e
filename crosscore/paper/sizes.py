"""How large things are on paper, in points: the paper itself, its text, cells and keys.

The numbers are those of web/sheet/paper-sizes.js, which says why.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from crosscore.paper.fit import Room

__all__ = [
    "FOOT", "KEY_GAP", "KEY_LEAST", "KEY_PART", "LEGIBLE", "MM", "WIDE", "Paper", "Size",
    "has_beside", "size_of",
]  # fmt: skip

MM = 72 / 25.4
_SLACK = 1 * MM  #: of each page stays free
FOOT = 6 * MM  #: for what stands at the foot of a page
KEY_PART = 0.62  #: of the puzzle's cells: those of the key beside it
KEY_GAP = 18.0
KEY_LEAST = 3.6 * MM  #: cells of a puzzle below which the key has its own page
LEGIBLE = 3 * MM  #: squares that are smaller are told of
WIDE = 1.15  #: from this shape on, a page may lie on its side
_PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4), "auto": (210.0, 279.4)}
_SHEETS = {**_PAPERS, "auto": _PAPERS["a4"]}
#: millimetres around a page, by how many share a sheet
_MARGINS = {1: 14.0, 2: 11.0, 4: 8.0}


@dataclass(frozen=True, slots=True)
class Size:
    """Points of text to choose from, the largest that may take more pages, sides of cells."""

    points: tuple[float, ...]
    usual: float
    cells: tuple[float, float, float]  #: least, comfortable, largest; millimetres
    letters: tuple[float, float, float]  #: the same of a word search

    def sides(self, search: bool) -> tuple[float, float, float]:
        """Least, comfortable and largest side of a cell, in points."""
        least, enough, most = self.letters if search else self.cells
        return least * MM, enough * MM, most * MM


_SIZES = {
    "small": Size((9,), 9, (5, 5.75, 6.5), (4.5, 6, 7.5)),
    "normal": Size((13, 12, 11.5, 11, 10.5, 10, 9.5, 9), 10.5, (5, 7, 18), (4.5, 7, 18)),
    "large": Size((14,), 14, (7, 8.5, 18), (7, 9.5, 18)),
    "huge": Size((18,), 18, (10, 11.5, 18), (9, 12, 18)),
}


def size_of(settings: Any) -> Size:
    """The sizes of a sheet's text and cells."""
    return _SIZES.get(settings.get("text_size", "normal"), _SIZES["normal"])


def has_beside(settings: Any, search: bool, side: float) -> bool:
    """Whether a puzzle's cells of such a side, with the key beside it, are large enough."""
    least, _, _ = size_of(settings).sides(search)
    return side >= (least if least > 5 * MM else KEY_LEAST)


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, and how many pages it has side by side.

    "auto" is A4 whose pages also fit Letter.
    """

    name: str = "auto"
    pages: int = 1

    @property
    def _halves(self) -> tuple[float, float]:
        return {1: (1, 1), 2: (2, 1), 4: (2, 2)}[self.pages]

    def sheet(self, wide: bool = False) -> tuple[float, float]:
        """Width and height of the whole sheet."""
        width, height = (side * MM for side in _SHEETS[self.name])
        return (height, width) if wide or self.pages == 2 else (width, height)

    def page(self, wide: bool = False) -> tuple[float, float]:
        """Width and height of what each page has of it."""
        width, height = (side * MM for side in _PAPERS[self.name])
        if wide or self.pages == 2:
            width, height = height, width
        across, down = self._halves
        return width / across, height / down

    @property
    def margin(self) -> float:
        """Around a page."""
        return _MARGINS[self.pages] * MM

    def room(self, wide: bool = False, foot: bool = False) -> Room:
        """What a page has within its margins."""
        width, height = self.page(wide)
        less = 2 * self.margin + _SLACK
        return Room(width - less, height - less - (FOOT if foot else 0), wide)

    def rooms(self, shape: float, foot: bool) -> list[Room]:
        """Rooms for what is so much wider than high, the upright one first."""
        wide = shape > WIDE and self.pages == 1
        return [self.room(foot=foot), *([self.room(True, foot)] if wide else [])]

    def places(self, wide: bool) -> list[tuple[float, float]]:
        """Where each page of a sheet begins, within its margins."""
        sheet, page = self.sheet(wide), self.page(wide)
        across, down = self._halves
        left = (sheet[0] - across * page[0]) / 2 + self.margin + _SLACK / 2
        top = (sheet[1] - down * page[1]) / 2 + self.margin + _SLACK / 2
        return [
            (left + column * page[0], top + row * page[1])
            for row in range(int(down))
            for column in range(int(across))
        ]
