"""The rules of a blocked grid: every full run is a word, and open cells belong to none."""

from __future__ import annotations

from crosscore.errors import Issue, sentence
from crosscore.kinds.registry import KINDS
from crosscore.puzzle import ODD, Puzzle
from crosscore.referee.common import (
    Checking,
    Letters,
    check_numbers,
    check_open,
    check_runs,
    check_size,
    name,
    place,
    read_runs,
    the_grid,
)

__all__ = ["check_blocked"]


def check_blocked(puzzle: Puzzle, grid: Letters) -> Checking:
    """The rules of a grid with blocks; `grid` is what its entries laid on it; [] if sound.

    Open cells are inside and in no entry, and hold one letter or none; every run whose cells all
    have letters is exactly one entry, and no other is; numbers count all runs; every word is in the
    grid; pinned cells hold letters; only words in the grid are marked as odd. In a number puzzle no
    number begins with 0, and a clue that is a sum, a difference, a product or a quotient has the
    answer as its value, or can have it if it hides a number (□). It is no fault if the grid is
    unfinished, falls into parts or is wider than it need be.
    """
    findings = check_open(puzzle, grid)
    if not grid and not puzzle.open_cells:
        findings.append(Issue("empty", sentence("all-blocks", "has no cells"), the_grid()))
    if findings:
        return findings
    whole = {**grid, **puzzle.open_cells}
    findings += yield from check_runs(puzzle, puzzle.entries, whole)
    if not findings:
        findings += check_numbers(puzzle, [cells[0] for _, cells in read_runs(puzzle, whole)])
    yield
    for lost in puzzle.unplaced:
        message = sentence("dense-unplaced", "has no place, but in this grid every word has one")
        findings.append(Issue("unplaced", message, name(puzzle, lost.word)))
    for cell in sorted(puzzle.pinned):
        if not whole.get(cell):
            message = sentence("pinned-empty", "is said to keep its letter, but has none")
            findings.append(Issue("pinned", message, place(cell)))
    for word, what in sorted(puzzle.odd.items()):
        if not 0 <= word < len(puzzle.words) or what not in ODD:
            message = sentence("odd-no-use", "is said to be odd in a way that cannot be")
            findings.append(Issue("odd", message, name(puzzle, word)))
    if puzzle.kind in KINDS:
        findings += KINDS[puzzle.kind].check(puzzle)
    return findings + check_size(puzzle)
