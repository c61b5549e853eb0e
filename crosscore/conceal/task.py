"""The words to hide, the grid, and their places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from crosscore.grid import Cell, along

__all__ = ["ANY", "FEW", "MANY", "NONE", "SHARING", "Place", "Placing", "Task"]

# How much words share their letters.
NONE = "none"  #: no cell belongs to two words
FEW = "few"  #: only where there is no other room
ANY = "any"  #: as it comes
MANY = "many"  #: as often as possible
SHARING = (NONE, FEW, ANY, MANY)


class Place(NamedTuple):
    """A word (by index) from its first cell on, in one of the `grid.DIRECTIONS`."""

    word: int
    row: int
    column: int
    direction: str


@dataclass(frozen=True, slots=True)
class Task:
    """Words to be hidden in `width` x `height` cells, or in those of `shape` only.

    `directions` are names of `grid.DIRECTIONS`, at least one; `sharing` is one of `SHARING`;
    `fixed` places stay. Each word has at least two letters, and no two words are equal.
    """

    words: tuple[tuple[str, ...], ...]
    width: int
    height: int
    directions: tuple[str, ...]
    sharing: str = ANY
    shape: frozenset[Cell] | None = None
    fixed: tuple[Place, ...] = ()

    def cells(self, place: Place) -> tuple[Cell, ...]:
        """The cells of a word's place, in the order of its letters."""
        length = len(self.words[place.word])
        return along((place.row, place.column), place.direction, length)


@dataclass(frozen=True, slots=True)
class Placing:
    """Places of some words, sorted by word, and the words without one.

    `shared` counts the cells that belong to two words or more.
    """

    places: tuple[Place, ...]
    unplaced: tuple[int, ...]
    shared: int
