"""A set of different puzzles, such as one for each pupil: its seeds, its searches, its index.

`crosscore.sets` makes them on all processors, the service one after the other (`versions`).
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Generator, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TextIO

from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError
from crosscore.kinds.contract import Kind, Search
from crosscore.puzzle import Puzzle
from crosscore.search import Outcome, Progress

__all__ = [
    "INDEX",
    "NONE",
    "Seeds",
    "Version",
    "begin",
    "index",
    "index_into",
    "nodes_for",
    "row_of",
    "row_of_record",
    "versions",
]

#: codes of errors that say that there is no such puzzle, not that something asked is wrong
NONE = {
    "no-filling": Outcome.EXHAUSTED,
    "no-filling-found": Outcome.LIMIT,
    "cannot-hide-once": Outcome.EXHAUSTED,
    "cannot-keep-out": Outcome.EXHAUSTED,
}

INDEX = "index.csv"  #: what each puzzle of a set is
_COUNTED = ("words", "left_out", "crossings", "width", "height")
_COLUMNS = ("seed", "name", "outcome", *_COUNTED, "same_as", "reason")
_SPARE = 20  #: seeds beyond the last, and as many as there are puzzles, to take the place of likes
_NODES = 5_000  #: for each, where somebody waits for all; more make 20 words a tenth smaller


def begin(
    kind: Kind,
    words: Dictionary | None,
    options: Mapping[str, object],
    *,
    seed: int,
    nodes: int | None = None,
    language: str = "",
) -> Search:
    """A search for a new puzzle; `language` is that of the headings if there are no words.

    Raises `CrosscoreError` for options that can't be used.
    """
    chosen = kind.whole(words, options)
    words = words and words.turned(seed)
    return kind.new(words, chosen, seed=seed, nodes=nodes, language=language)


def nodes_for(kind: Kind) -> int | None:
    """How long to search for each puzzle of a set that somebody waits for."""
    nodes = kind.command.nodes
    return min(nodes, _NODES) if nodes and kind.command.patient else nodes


class Seeds:
    """The seeds of a set, in their order.

    A seed of `spare` takes the place of each whose puzzle is like an earlier one.
    """

    def __init__(self, seeds: Iterable[int], spare: Iterable[int] = ()) -> None:
        self._seeds = iter(seeds)
        self._spare = iter(spare)
        self._due = 0  # seeds of others that are to be taken
        self._made: dict[Hashable, int] = {}

    @classmethod
    def first(cls, number: int) -> Seeds:
        """So many from 1, and others for those that are like an earlier one."""
        after = number + 1
        return cls(range(1, after), range(after, after + number + _SPARE))

    def next(self) -> int | None:
        """The next seed; None if there is none, unless one is found to be like another."""
        for seed in self._seeds:
            return seed
        if self._due:
            self._due -= 1
            return next(self._spare, None)
        return None

    def like(self, seed: int, layout: Hashable) -> int | None:
        """The seed of an earlier puzzle with the same letters in the same cells, if any.

        `layout` is equal for such puzzles.
        """
        first = self._made.setdefault(layout, seed)
        if first == seed:
            return None
        self._due += 1
        return first


@dataclass(frozen=True, slots=True)
class Version:
    """One of a set: its puzzle, or None and why there is none (`reason`, "" if nobody knows)."""

    number: int
    seed: int
    outcome: Outcome
    puzzle: Puzzle | None = None
    reason: str = ""


def versions(
    kind: Kind, start: Callable[[int], Search], number: int
) -> Generator[Progress | Puzzle | Version, None, Outcome]:
    """So many different puzzles, of the seeds from 1; `start` begins the search of a seed.

    What the searches yield comes between them. Returns `LIMIT` if there were not so many.
    """
    seeds = Seeds.first(number)
    told = 0
    while (seed := seeds.next()) is not None:
        made = yield from _version(kind, start, told + 1, seed)
        if made.puzzle and seeds.like(seed, made.puzzle.rows()) is not None:
            continue
        told += 1
        yield made
    return Outcome.FOUND if told == number else Outcome.LIMIT


def _version(
    kind: Kind, start: Callable[[int], Search], number: int, seed: int
) -> Generator[Progress | Puzzle, None, Version]:
    best: Puzzle | None = None
    try:
        search = start(seed)
        while True:
            try:
                item = next(search)
            except StopIteration as end:
                outcome = Outcome(end.value)
                break
            if isinstance(item, Puzzle):
                best = item
            yield item
    except CrosscoreError as error:
        outcome = NONE.get(error.code, Outcome.FAILED)
        return Version(number, seed, outcome, reason=error.message)
    return Version(number, seed, outcome, best, "" if best else kind.unfound or "")


def row_of(puzzle: Puzzle) -> dict[str, object]:
    """What the index of a set says of a puzzle."""
    counts = (len(puzzle.entries), len(puzzle.unplaced), puzzle.crossings())
    return row_of_record((*counts, puzzle.width, puzzle.height))


def row_of_record(counts: Sequence[int]) -> dict[str, object]:
    """The same, from its values."""
    return dict(zip(_COUNTED, counts, strict=True))


def index(rows: Iterable[Mapping[str, object]]) -> str:
    """The index of a set as a spreadsheet reads it, written as word lists are."""
    text = io.StringIO()
    write = index_into(text)
    for row in rows:
        write(row)
    return text.getvalue()


def index_into(file: TextIO) -> Callable[[Mapping[str, object]], object]:
    """Begin an index in a file that translates no line ends; what is returned adds a row."""
    file.write("\ufeff")
    writer = csv.DictWriter(file, _COLUMNS, restval="", lineterminator="\r\n")
    writer.writeheader()
    return writer.writerow
