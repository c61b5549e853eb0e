"""Changing one thing in a layout that is there, moving as few of its words as possible.

A word was exchanged, added or deleted. What follows from that is mended several times over,
with different luck, and the way that loses and moves the fewest words is taken; see `mend`.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Hashable, Sequence

from crosscore.layout.ground import Ground
from crosscore.layout.mend import Mender
from crosscore.layout.result import Layout, Placement
from crosscore.rng import Rng
from crosscore.search import Progress

__all__ = ["amend"]

_ATTEMPTS = 40  #: at most
_NODES = 2_500  #: no new attempt once so many places have been listed


def amend(
    words: Sequence[Sequence[Hashable]],
    start: Sequence[Placement],
    *,
    rng: Rng,
    size: tuple[int, int] | None = None,
    wanted: Sequence[int] = (),
    fixed: Collection[int] = (),
    loose: Sequence[int] = (),
    quick: bool = False,
) -> Generator[Progress, None, Layout]:
    """The layout `start` with the `wanted` words in it, all others where they were if possible.

    Other words that are not placed come in only where nothing has to move. `fixed` words
    never move. `loose` words need not hang together with the rest. A word that finds no
    place stays out; what cannot be joined again does too. `quick` makes one attempt only.
    """
    ground = Ground(words, start, size, loose)
    mender = Mender(ground, rng, sum(1 << word for word in fixed), [p.word for p in start])
    whole = mender.board.start[:]
    best: tuple[tuple[int, int, int, float], list[int]] | None = None
    attempt = 0
    while True:
        yield from mender.run(wanted, attempt, quick)
        lost, out, moved = mender.cost(wanted)
        top, left, bottom, right = ground.board.box()
        area = float((right - left) * (bottom - top))
        cost = (lost, out, moved, area)
        if best is None or cost < best[0]:
            best = cost, ground.board.start[:]
        attempt += 1
        if best[0][:3] <= (0, 0, min(attempt, 3) - 1) or mender.nodes > _NODES * attempt**0:
            break
        mender.back_to(whole)
    mender.back_to(best[1])
    return ground.layout()
