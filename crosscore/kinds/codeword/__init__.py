"""The codeword: a full grid in which each letter is a number, the same one wherever it is.

    3 1 2    1 = A     A few letters are given; the others follow from the words that the
    1 # 4    2 = ?     numbers can make. As many are given as it takes to leave one solution
    2 4 1    3 = ?     with the words of the list, which is checked.

Its grids are those of crosswords: words that cross freely, or a grid with blocks.
"""

from __future__ import annotations

from collections.abc import Generator

from crosscore.dictionary import Dictionary
from crosscore.errors import sentence
from crosscore.kinds.codeword.options import FIELDS, ID, PRESETS
from crosscore.kinds.contract import Command, Kind
from crosscore.kinds.derived import Derived
from crosscore.puzzle import Puzzle
from crosscore.search import Progress

__all__ = ["KIND"]


def _finish(
    puzzle: Puzzle, dictionary: Dictionary | None, fresh: bool
) -> Generator[Progress | Puzzle, None, None]:
    from crosscore.kinds.codeword.coding import finish  # with the solver, once it is needed

    return finish(puzzle, dictionary, fresh)


KIND: Kind = Derived(
    _finish,
    id=ID,
    fields=FIELDS,
    presets=PRESETS,
    acts="new reshuffle improve replace edit add join delete convert places move suggest lock give",
    lists="codes",
    doing=sentence("doing-codeword", "Looking for a grid with one solution"),
    command=Command(
        "codeword",
        "make a grid in which each letter is a number, with one solution",
        words=("WORDS", "words, with clues or without"),
        clues=False,
        nodes=20_000,
        patient=True,
        counted=True,
    ),
    late=20_000,
)
