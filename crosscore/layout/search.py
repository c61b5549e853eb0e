"""The search as a whole: which rectangle to fill, and when a layout is worth showing."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from crosscore.layout.packing import Packing
from crosscore.layout.repair import resume
from crosscore.layout.result import Layout, Placement
from crosscore.layout.task import Task
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["search"]

Search = Generator[Progress | Layout, None, Outcome]
Score = tuple[float, ...]

_LOOSE = 0.33  #: share of the first rectangle that the letters would fill
_TIGHT = 0.52  #: and of the first that is to be filled well


def score(layout: Layout, task: Task) -> Score:
    """How good a layout is; greater is better."""
    placed = len(layout.placements)
    if task.size:
        return placed, layout.crossings
    w, h = layout.width, layout.height
    return placed, -(w * h + max(w, h) ** 2), layout.crossings


class Best:
    """The best layout so far."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.score: Score = ()
        self.layout: Layout | None = None

    def offer(self, packing: Packing) -> Layout | None:
        """The layout of a packing if it is the best so far."""
        board = packing.board
        placed = board.present.bit_count()
        if self.score and placed < self.score[0]:
            return None
        if self.task.size and (placed, board.crossings()) <= self.score:
            return None
        layout = self.task.layout(board)
        new = score(layout, self.task)
        if new <= self.score:
            return None
        self.score, self.layout = new, layout
        return layout

    def progress(self, packing: Packing) -> Progress:
        """Where the search stands."""
        placed = int(self.score[0]) if self.score else 0
        return Progress(packing.nodes, placed, len(self.task.words))


def search(
    task: Task,
    rng: Rng,
    nodes: int | None,
    start: Sequence[Placement] = (),
    keep: bool = False,
) -> Search:
    """Lay out a task, yielding each layout that is better than all before.

    With `start` the search goes on from there; with `keep` it ends as soon as all words are
    placed, so that nothing moves that needs not move.
    """
    best = Best(task)
    side = _side(task, _LOOSE)
    limit = float("inf") if nodes is None else nodes
    packing = Packing(task, rng, *(task.size or (side, side)), 0, limit)
    if len(task.words) < 2:
        for _ in packing.build():
            pass
        yield task.layout(packing.board)
        return Outcome.FOUND
    if start:
        packing = resume(task, rng, start, limit)
        if found := best.offer(packing):
            yield found
        if keep and not packing.missing:
            return Outcome.FOUND
        if not task.size and not packing.missing and not keep:
            packing = _shrunk(packing)
    else:
        yield from _build(packing, best)
        if not task.size:
            side = _side(task, _TIGHT)
            packing = Packing(task, rng, side, side, packing.nodes, limit)
            yield from _build(packing, best)
    while not packing.spent:
        ticks = packing.nodes + 200
        while packing.nodes < ticks and not packing.spent:
            if packing.step() and (found := best.offer(packing)):
                yield found
                if keep and not packing.missing:
                    return Outcome.FOUND
                if not task.size and not packing.missing:
                    packing = _shrunk(packing)
        yield best.progress(packing)
    return Outcome.LIMIT


def _build(packing: Packing, best: Best) -> Generator[Progress | Layout, None, None]:
    for i, _ in enumerate(packing.build()):
        if i % 8 == 7:
            yield best.progress(packing)
    if found := best.offer(packing):
        yield found


def _side(task: Task, fill: float) -> int:
    """The side of a square of which the letters would fill this share."""
    longest = max(map(len, task.words), default=1)
    return max(longest, int((sum(map(len, task.words)) / fill) ** 0.5) + 1)


def _shrunk(packing: Packing) -> Packing:
    """The packing in a rectangle that is smaller by a row or a column."""
    task, board = packing.task, packing.board
    top, left, bottom, right = board.box()
    width, height = right - left, bottom - top
    longest = max(map(len, task.words))
    if width >= height and width > min(longest, height):
        width -= 1
        left += packing.rng.below(2)
    else:
        height -= 1
        top += packing.rng.below(2)
    smaller = Packing(task, packing.rng, width, height, packing.nodes, packing.limit)
    smaller.adopt(board, top, left)
    return smaller
