"""Help while drawing: the numbers that fit a slot, and where the grid is hard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosscore.dictionary import Dictionary
from crosscore.kinds.filled import KIND as filled
from crosscore.kinds.numbers.asking import clue_of
from crosscore.kinds.numbers.options import settings_of
from crosscore.kinds.numbers.sums import sums_of
from crosscore.puzzle import Puzzle

if TYPE_CHECKING:
    from crosscore.wire import Candidates, Heat

__all__ = ["candidates", "heat"]


def _numbers(puzzle: Puzzle) -> Dictionary:
    return sums_of(settings_of(puzzle)).dictionary


def candidates(
    puzzle: Puzzle,
    dictionary: Dictionary | None = None,
    *,
    row: int,
    column: int,
    down: bool,
    typed: str = "",
    count: int = 60,
    order: str = "best",
) -> Candidates:
    """See `crosscore.kinds.filled.candidates`: numbers, each with the clue that it would get."""
    found = filled.candidates(puzzle, _numbers(puzzle), row, column, down, typed, count, order)
    for word in found["words"]:
        word["clue"] = clue_of(puzzle, word["word"])
    return found


def heat(puzzle: Puzzle, dictionary: Dictionary | None = None) -> Heat:
    """See `crosscore.kinds.filled.heat`."""
    return filled.heat(puzzle, _numbers(puzzle))
