"""A set of different puzzles, such as one for each pupil: its seeds, its searches, its index.

The command line makes them on all processors, the service one after the other (`versions`).
"""

from __future__ import annotations

import csv
import io
from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass

from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError
from crosscore.grid import Rows
from crosscore.kinds.contract import Kind, Search
from crosscore.puzzle import Puzzle
from crosscore.search import Outcome, Progress

__all__ = ["INDEX", "NONE", "Seeds", "Version", "begin", "index", "nodes_for", "row_of", "versions"]

#: codes of errors that say that there is no such puzzle, not that something asked is wrong
NONE = {
    "no-filling": Outcome.EXHAUSTED,
    "no-filling-found": Outcome.LIMIT,
    "cannot-hide-once": Outcome.EXHAUSTED,
    "cannot-keep-out": Outcome.EXHAUSTED,
}

INDEX = "index.csv"  #: what each puzzle of a set is
_COLUMNS = (
    "seed", "name", "outcome", "words", "left_out", "crossings", "width", "height", "same_as",
    "reason",
)  # fmt: skip
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

    With `others`, another seed takes the place of each whose puzzle is like an earlier one.
    """

    def __init__(self, seeds: range, *, others: bool = True) -> None:
        self.left = deque(seeds)
        self.others = others
        self._spare = deque(range(seeds.stop, seeds.stop + len(seeds) + _SPARE))
        self._made: dict[Rows, int] = {}

    def like(self, seed: int, layout: Rows) -> int | None:
        """The seed of an earlier puzzle with the same letters in the same cells, if any."""
        first = self._made.setdefault(layout, seed)
        if first == seed:
            return None
        if self.others and self._spare:
            self.left.append(self._spare.popleft())
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
    seeds = Seeds(range(1, number + 1))
    told = 0
    while seeds.left:
        seed = seeds.left.popleft()
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
    return {
        "words": len(puzzle.entries),
        "left_out": len(puzzle.unplaced),
        "crossings": puzzle.crossings(),
        "width": puzzle.width,
        "height": puzzle.height,
    }


def index(rows: Iterable[Mapping[str, object]]) -> str:
    """The index of a set as a spreadsheet reads it, written as word lists are."""
    text = io.StringIO()
    writer = csv.DictWriter(text, _COLUMNS, restval="", lineterminator="\r\n")
    writer.writeheader()
    writer.writerows(rows)
    return "\ufeff" + text.getvalue()
