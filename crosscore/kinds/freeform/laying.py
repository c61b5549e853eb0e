"""One layout search over a puzzle's words: its goal and size come from the options."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from math import inf

from crosscore import layout
from crosscore.kinds.contract import Search
from crosscore.kinds.freeform.options import goal_of, size_of
from crosscore.kinds.freeform.shape import shaping
from crosscore.layout import Placement
from crosscore.puzzle import Puzzle
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["best_of", "lay_out"]

_MANY = 250  #: words that are many


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
    many = len(puzzle.words) > _MANY
    progress = Progress(0, 0, len(puzzle.words))
    while True:
        try:
            item = next(search)
        except StopIteration as end:
            return Outcome(end.value)
        if isinstance(item, Progress):
            progress = item
            yield item
            continue
        work = shaping(puzzle, item, size, stay=stay)
        while True:
            try:
                next(work)
            except StopIteration as end:
                found: Puzzle = end.value
                break
            if many:
                yield progress
        yield found


def best_of(search: Search, enough: float = inf) -> Generator[Progress | Puzzle, None, Puzzle]:
    """Run a search to its end, passing its progress on, and return the best it found.

    Where there are many words, `enough` of them in place are an end as well: who waits for the
    first layout of a thousand words is not to wait for a better one.
    """
    best: Puzzle | None = None
    for item in search:
        if isinstance(item, Puzzle):
            best = item
            if len(best.words) > _MANY and len(best.entries) >= enough:
                break
        else:
            yield item
    assert best is not None
    return best
