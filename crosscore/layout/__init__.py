"""Free-form layouts: words crossing each other on an unbounded or a given grid."""

from __future__ import annotations

from collections.abc import Collection, Generator, Hashable, Sequence

from crosscore.errors import CrosscoreError
from crosscore.layout.edits import apply_edits
from crosscore.layout.goal import Goal
from crosscore.layout.legal_places import joining, moved_to, places
from crosscore.layout.result import NO_LETTER, NO_ROOM, Layout, Placement
from crosscore.layout.scatter import scatter
from crosscore.layout.search import search
from crosscore.layout.task import Task
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = [
    "NO_LETTER",
    "NO_ROOM",
    "Goal",
    "Layout",
    "Placement",
    "apply_edits",
    "joining",
    "lay_out",
    "moved_to",
    "places",
    "scatter",
]


def lay_out(
    words: Sequence[Sequence[Hashable]],
    *,
    rng: Rng,
    nodes: int | None,
    size: tuple[int, int] | None = None,
    goal: Goal = Goal(),  # noqa: B008
    start: Sequence[Placement] = (),
    keep: bool = False,
    fixed: Collection[int] = (),
) -> Generator[Progress | Layout, None, Outcome]:
    """Lay words out so that all are connected and every run of two or more cells is a word.

    `words` are sequences of cells in reading order. `size` is `(width, height)` and never exceeded;
    with None the search finds the box that suits the `goal` best, by default the smallest. `nodes`
    limits how many times a word is tried; with None the caller decides when to stop. Yields a
    `Layout` each time it is strictly better than the one before, and `Progress` every few
    milliseconds of work.

    `start` holds placements to go on from, in any consistent coordinates (those of the grid if a
    size is given); placements that aren't legal together are dropped. With `keep` the search ends
    when all words are placed, and moves only words in the way of a missing one. `fixed` words, all
    in `start` and legal and connected among themselves, never move relative to each other, and in a
    given size not at all; if `start` holds no others, the rest is laid out anew around them. Raises
    `CrosscoreError` (code "bad-start") if they aren't legal and connected.
    """
    if size is not None and min(size) < 1:
        raise CrosscoreError("bad-size", "The grid must be at least 1 x 1 cells.", "size")
    indexes = [place.word for place in start]
    if len(set(indexes)) < len(indexes) or not all(0 <= i < len(words) for i in indexes):
        raise CrosscoreError(
            "bad-start", "Each placement to start from must name another of the words.", "start"
        )
    if not set(fixed) <= set(indexes):
        raise CrosscoreError(
            "bad-start", "Each word that must not move must be among the placements.", "start"
        )
    return search(Task(words, size, fixed, goal), rng, nodes, start, keep)
