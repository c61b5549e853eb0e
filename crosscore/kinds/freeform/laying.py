"""One layout search over a puzzle's words: its goal and size come from the options."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence

from crosscore import layout
from crosscore.kinds.contract import Search
from crosscore.kinds.freeform.options import goal_of, size_of
from crosscore.kinds.freeform.shape import shaped
from crosscore.layout import Layout, Placement
from crosscore.puzzle import Puzzle
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["best_of", "lay_out"]


def lay_out(
    puzzle: Puzzle,
    rng: Rng,
    nodes: int | None,
    start: Sequence[Placement] = (),
    *,
    keep: bool = True,
    fixed: Collection[int] = (),
) -> Search:
    """Lay the puzzle's words out, from scratch or from placements that should stay.

    `fixed` are those that have to.
    """
    size = size_of(puzzle)
    search = layout.lay_out(
        [word.answer for word in puzzle.words],
        rng=rng,
        nodes=nodes,
        size=size,
        goal=goal_of(puzzle),
        start=start,
        keep=keep and bool(start),
        fixed=fixed,
    )
    stay = bool(fixed) or (keep and bool(start))
    while True:
        try:
            item = next(search)
        except StopIteration as end:
            return Outcome(end.value)
        yield shaped(puzzle, item, size, stay=stay) if isinstance(item, Layout) else item


def best_of(search: Search) -> Generator[Progress | Puzzle, None, Puzzle]:
    """Run a search to its end, passing its progress on, and return the best it found."""
    best: Puzzle | None = None
    for item in search:
        if isinstance(item, Puzzle):
            best = item
        else:
            yield item
    assert best is not None
    return best
