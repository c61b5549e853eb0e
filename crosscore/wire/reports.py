"""What an act did to a puzzle, in numbers and words."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from crosscore.wire.common import Place, Sentence
from crosscore.wire.view import Counts, Proof

__all__ = [
    "BlockReport",
    "Compared",
    "Lost",
    "OddWords",
    "Report",
    "Run",
    "SearchReport",
    "Verdict",
]


class Lost(TypedDict):
    """A word that found no place."""

    word: str
    reason: str


class SearchReport(TypedDict):
    """What is reported besides of a word search."""

    shared: int
    filler: int
    density: float
    ways: dict[str, int]
    message: bool | None


class OddWords(TypedDict):
    """Words that the dictionary of a filled grid does not have."""

    unknown: list[str]
    scrambled: list[str]


class BlockReport(OddWords):
    """What is reported besides of a grid with blocks."""

    blocks: int
    empty: int
    slots: int
    full: int


class Run(TypedDict):
    """What a run reached, in the names of the command line's report."""

    placed: int
    given: int
    unplaced: list[Lost]
    components: int
    crossings: int
    width: int
    height: int
    filled: float
    seconds: float
    outcome: str
    seed: int
    proof: Proof | None
    blocks: NotRequired[int]
    empty: NotRequired[int]
    slots: NotRequired[int]
    full: NotRequired[int]
    unknown: NotRequired[list[str]]
    scrambled: NotRequired[list[str]]
    shared: NotRequired[int]
    filler: NotRequired[int]
    density: NotRequired[float]
    ways: NotRequired[dict[str, int]]
    message: NotRequired[bool | None]


class Compared(TypedDict):
    """What a change did to the puzzle there was."""

    moved: int
    lost: list[str]
    before: Counts | None
    after: Counts
    still: NotRequired[float]  #: seconds since anything better was found


class Report(Run, Compared):
    """What came of an act."""


class Verdict(TypedDict):
    """Whether a grid can be filled."""

    fillable: str
    reason: Sentence | None
    slots: list[list[Place]]
    seconds: float
