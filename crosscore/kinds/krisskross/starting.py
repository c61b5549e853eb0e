"""What stands in the grid to start with."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace as changed

from crosscore.dictionary import Dictionary
from crosscore.grid import crossing_cells
from crosscore.kinds.krisskross.options import LETTER, NOTHING, WORD
from crosscore.puzzle import Entry, Puzzle

__all__ = ["finish"]


def finish(
    puzzle: Puzzle, dictionary: Dictionary | None, fresh: bool
) -> Generator[Puzzle, None, None]:
    """The puzzle with what its options give, if its grid is a `fresh` one."""
    start = puzzle.options.get("start", WORD)
    if fresh and puzzle.entries and start != NOTHING:
        first = _best(puzzle)
        letters = range(len(first.cells)) if start != LETTER else [_crossing(puzzle, first)]
        puzzle = changed(puzzle, given_letters=frozenset((first.word, at) for at in letters))
    yield puzzle


def _best(puzzle: Puzzle) -> Entry:
    """The entry with the most crossings; of these the longest, then the first."""
    shared = crossing_cells([entry.cells for entry in puzzle.entries])
    return min(
        puzzle.entries,
        key=lambda entry: (
            -sum(cell in shared for cell in entry.cells),
            -len(entry.cells),
            entry.number,
            not entry.across,
        ),
    )


def _crossing(puzzle: Puzzle, entry: Entry) -> int:
    """The first of its letters that is another word's as well."""
    shared = crossing_cells([each.cells for each in puzzle.entries])
    return next((at for at, cell in enumerate(entry.cells) if cell in shared), 0)
