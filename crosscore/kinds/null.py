"""The least that a kind can be: two words that cross, as the options say nothing.

C A T    It is offered nowhere. Tests put it through all that kinds go through, so that the
. . A    contract asks for no more than it says, and a new kind can begin as a copy of this.
. . R
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from crosscore.dictionary import Dictionary
from crosscore.errors import sentence
from crosscore.fields import Field
from crosscore.grid import CROSSING, Model
from crosscore.kinds.contract import Command, Kind, Lists, Search, Usual
from crosscore.puzzle import Entry, Puzzle, Word
from crosscore.search import Outcome

__all__ = ["KIND"]


class _Null(Usual):
    id = "null"
    models: tuple[Model, ...] = (CROSSING,)
    fields: Sequence[Field] = ()
    presets: Sequence[Any] = ()
    acts = frozenset(("puzzle.new", "puzzle.reshuffle"))
    dictionary = False
    digits = False
    lists: Lists = "clues"
    file = "null"
    doing = sentence("doing-layout", "Laying out the words")
    unfound = None
    found = None
    command = Command("null", "cross two words")

    def settings_of(self, puzzle: Puzzle) -> dict[str, Any]:
        return {}

    def moved(self, before: Puzzle, after: Puzzle, word: int = -1, /) -> int:
        return 0

    def new(
        self,
        dictionary: Dictionary | None,
        options: Mapping[str, object],
        *,
        seed: int,
        nodes: int | None = None,
        avoid: Sequence[Sequence[str]] = (),
        language: str = "",
    ) -> Search:
        across, down = ((0, 0), (0, 1), (0, 2)), ((0, 2), (1, 2), (2, 2))
        yield Puzzle(
            kind=self.id,
            language="en",
            width=3,
            height=3,
            words=(Word("cat", ("C", "A", "T"), "Purrs"), Word("tar", ("T", "A", "R"), "Black")),
            entries=(Entry(0, True, across, 1), Entry(1, False, down, 2)),
            seed=seed,
            clue_language=language if language != "en" else "",
        )
        return Outcome.FOUND

    def reshuffle(
        self,
        puzzle: Puzzle,
        options: Mapping[str, object] | None = None,
        *,
        seed: int,
        nodes: int | None = None,
        dictionary: Dictionary | None = None,
    ) -> Search:
        yield replace(puzzle, seed=seed)
        return Outcome.FOUND


KIND: Kind = _Null()
