"""The results of a layout search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

__all__ = ["NO_LETTER", "NO_ROOM", "Layout", "Placement"]

NO_LETTER = "shares no letter"  #: proved: no chain of shared letters joins it to the others
NO_ROOM = "no room"  #: no legal place was found


class Placement(NamedTuple):
    """Where a word lies: its index, its first cell, and whether it runs down."""

    word: int
    row: int
    column: int
    down: bool


@dataclass(frozen=True, slots=True)
class Layout:
    """Words placed legally, all connected, in the smallest box that holds them.

    `placements` are sorted by word. `unplaced` are `(word, reason)` with reason `NO_LETTER` or
    `NO_ROOM`. `crossings` counts cells that belong to two words, `filled` cells that belong to any.
    If the search went on from placements, or the grid has a given size, `top` and `left` are the
    row and column there of the box's first cell.
    """

    width: int
    height: int
    placements: tuple[Placement, ...]
    unplaced: tuple[tuple[int, str], ...]
    crossings: int
    filled: int
    top: int = 0
    left: int = 0
