"""Change one thing in an existing layout and move as few of its words as possible.

A word was replaced, added or deleted. The consequences are repaired several times with different
luck, and the attempt that loses and moves the fewest words wins; see `reconnect`.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Hashable, Iterator, Sequence

from crosscore.layout.existing import ExistingLayout
from crosscore.layout.reconnect import Reconnection
from crosscore.layout.result import Layout, Placement
from crosscore.rng import Rng
from crosscore.search import Progress

__all__ = ["apply_edits"]

Cost = tuple[int, int, int, float]


def apply_edits(
    words: Sequence[Sequence[Hashable]],
    start: Sequence[Placement],
    *,
    rng: Rng,
    size: tuple[int, int] | None = None,
    wanted: Sequence[int] = (),
    fixed: Collection[int] = (),
    loose: Sequence[int] = (),
    quick: bool = False,
    nodes: int,
) -> Generator[Progress, None, Layout]:
    """The layout `start` with the `wanted` words in it, all others where they were if possible.

    Other unplaced words come in only if nothing has to move. `fixed` words never move. `loose`
    words needn't be connected to the rest. A word that finds no place stays out, and so do words
    that can't be joined again. `quick` makes only one attempt; `nodes` limits the work.

    In a grid of a given size all words may shift together to make room at a side, which doesn't
    count as a move; not if some are fixed.
    """
    frames = list(_shifts(words, start, None if fixed else size))
    begin = frames[0]
    best: tuple[Cost, Layout] | None = None
    # A hasty look at each frame, then all the luck there is in the one where it went best.
    for frame in frames if len(frames) > 1 else ():
        existing = ExistingLayout(words, frame, size, loose)
        yield Progress(0, len(frame), len(words))
        reconnection = Reconnection(existing, rng, fixed, start, nodes // 8)
        found = yield from _mended(reconnection, wanted, True)
        nodes -= reconnection.nodes
        if best is None or found[0] < best[0]:
            best, begin = found, frame
        if best[0][:3] == (0, 0, 0):
            return best[1]
    if best is None or (nodes > 0 and not quick):
        existing = ExistingLayout(words, begin, size, loose)
        yield Progress(0, len(begin), len(words))
        reconnection = Reconnection(existing, rng, fixed, start, nodes)
        found = yield from _mended(reconnection, wanted, quick)
        if best is None or found[0] < best[0]:
            best = found
    return best[1]


def _mended(
    reconnection: Reconnection, wanted: Sequence[int], quick: bool
) -> Generator[Progress, None, tuple[Cost, Layout]]:
    """The best of some attempts, and what it costs."""
    existing = reconnection.existing
    whole = existing.board.start[:]
    best: tuple[Cost, list[int]] | None = None
    attempt = 0
    while True:
        yield from reconnection.run(wanted, attempt, quick)
        lost, out, moved = reconnection.cost(wanted)
        top, left, bottom, right = existing.board.box()
        cost = (lost, out, moved, float((right - left) * (bottom - top)))
        if best is None or cost < best[0]:
            best = cost, existing.board.start[:]
        attempt += 1
        if quick or best[0][:3] <= (0, 0, min(attempt, 3) - 1) or reconnection.spent:
            break
        reconnection.back_to(whole)
    reconnection.back_to(best[1])
    return best[0], existing.layout()


def _shifts(
    words: Sequence[Sequence[Hashable]],
    start: Sequence[Placement],
    size: tuple[int, int] | None,
) -> Iterator[Sequence[Placement]]:
    """The start as it is; then, in a given size, pushed to the sides and corners of the grid."""
    yield start
    if not size or not start:
        return
    width, height = size
    top = min(p.row for p in start)
    left = min(p.column for p in start)
    below = height - max(p.row + (len(words[p.word]) if p.down else 1) for p in start)
    beside = width - max(p.column + (1 if p.down else len(words[p.word])) for p in start)
    for down in dict.fromkeys((0, -top, below)):
        for along in dict.fromkeys((0, -left, beside)):
            if (down, along) != (0, 0):
                yield [p._replace(row=p.row + down, column=p.column + along) for p in start]
