"""The search as a whole: which rectangle to fill, and when a layout is worth showing.

In a rectangle of given size the packing there is improved as long as time lasts. Where
the size is free, rectangles are tried in turn:

1. a large one, filled quickly: the first layout to show;
2. a tight one. Whenever all words are in, it loses a row or a column of its longer side, and
   the words that stuck out must find other places;
3. if they don't for long, the rectangle grows again by a line, unless that is no better than
   what was found; then the search goes back to the best layout and shrinks another side.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import inf

from crosscore.layout.packing import Packing
from crosscore.layout.repair import moved, resume
from crosscore.layout.result import Layout, Placement
from crosscore.layout.task import Task
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["search"]

Search = Generator[Progress | Layout, None, Outcome]
Score = tuple[float, ...]

_LOOSE = 0.33  #: share of the first rectangle that the letters would fill
_TIGHT = 0.52  #: and of the second
_PATIENCE = 100  #: nodes per word until a rectangle grows
_RETURN = 30  #: times that until the search goes back to the best layout
_STEPS, _NODES = 10, 100  #: at most so much between two yields; a fraction of it if large


class Best:
    """The best layout so far, and what counts as better."""

    def __init__(self, task: Task, keep: bool) -> None:
        self.task = task
        self.keep = keep
        self.score: Score = ()
        self.layout: Layout | None = None

    def offer(self, packing: Packing) -> Layout | None:
        """The layout of a packing if it is better than all before, else None."""
        board = packing.board
        placed = board.present.bit_count()
        if self.score and placed < self.score[0]:
            return None
        score: Score = (placed, -moved(packing)) if self.keep else (placed,)
        if not self.task.size:
            top, left, bottom, right = board.box()
            score += (_smallness(right - left, bottom - top),)
        score += (board.crossings(),)
        if score <= self.score:
            return None
        self.score = score
        self.layout = self.task.layout(board)
        return self.layout

    def progress(self, packing: Packing) -> Progress:
        """Where the search stands."""
        placed = int(self.score[0]) if self.score else 0
        return Progress(packing.nodes, placed, len(self.task.words))


def _smallness(width: int, height: int) -> float:
    """Small boxes are better, and of equal ones those nearer to a square."""
    return -(width * height + max(width, height) ** 2)


def search(
    task: Task,
    rng: Rng,
    nodes: int | None,
    start: Sequence[Placement] = (),
    keep: bool = False,
) -> Search:
    """Lay out a task, yielding each layout that is better than all before.

    With `start` the search goes on from there; with `keep` it looks for the layout with
    most words that moves fewest of these, and ends when none needs to.
    """
    limit = inf if nodes is None else nodes
    best = Best(task, keep and bool(start))
    if start and task.words:
        packing = resume(task, rng, start, limit, keep)
        if found := best.offer(packing):
            yield found
    else:
        width, height = task.size or (_side(task, _LOOSE),) * 2
        packing = Packing(task, rng, width, height, 0, limit)
        yield from _build(packing, best)
    if len(task.words) < 2 or (best.keep and not packing.missing and not moved(packing)):
        return Outcome.FOUND
    if task.size or best.keep:
        while not packing.spent:
            yield from _improve(packing, best)
        return Outcome.LIMIT
    if start and not packing.missing:
        packing = _shrunk(packing)
    else:
        side = _side(task, _TIGHT)
        packing = Packing(task, rng, side, side, packing.nodes, limit)
        yield from _build(packing, best)
    began = packing.nodes
    patience = _PATIENCE * (len(task.words) + 50)
    while not packing.spent:
        yield from _improve(packing, best)
        if not packing.missing:
            packing = _shrunk(packing)
        elif packing.nodes - began > patience and (larger := _grown(packing, best)):
            packing = larger
        elif packing.nodes - began > patience * _RETURN and best.layout:
            packing = resume(task, rng, best.layout.placements, limit, False, packing.nodes)
            if not packing.missing:
                packing = _shrunk(packing)
        else:
            continue
        began = packing.nodes
    return Outcome.LIMIT


def _build(packing: Packing, best: Best) -> Generator[Progress | Layout, None, None]:
    """Fill a rectangle from scratch."""
    reported = packing.nodes
    for _ in packing.build():
        if packing.nodes - reported > _share(_NODES, packing):
            reported = packing.nodes
            yield best.progress(packing)
    if found := best.offer(packing):
        yield found


def _improve(packing: Packing, best: Best) -> Generator[Progress | Layout, None, None]:
    """Take some steps; ends early where all words are placed in a box of free size."""
    until = packing.nodes + _share(_NODES, packing)
    for _ in range(_share(_STEPS, packing)):
        if packing.step() and (found := best.offer(packing)):
            yield found
            if not best.task.size and not best.keep and not packing.missing:
                return
        if packing.nodes >= until or packing.spent:
            break
    yield best.progress(packing)


def _share(most: int, packing: Packing) -> int:
    """Less of something on larger boards, which take longer."""
    return 1 + most * 1000 // (1000 + packing.board.half)


def _side(task: Task, fill: float) -> int:
    """The side of a square of which the letters would fill this share."""
    longest = max(map(len, task.words), default=1)
    return max(longest, int((sum(map(len, task.words)) / fill) ** 0.5) + 1)


def _shrunk(packing: Packing) -> Packing:
    """The packing in a rectangle that is smaller by a row or a column; itself if none is."""
    task, board = packing.task, packing.board
    top, left, bottom, right = board.box()
    width, height = right - left, bottom - top
    longest = max(map(len, task.words))
    # The longer side shrinks, unless the longest word needs it.
    narrower = width > height if width != height else packing.rng.below(2) == 1
    if max(width - narrower, height - (not narrower)) < longest:
        narrower = not narrower
    if narrower:
        width -= 1
        left += packing.rng.below(2)
    else:
        height -= 1
        top += packing.rng.below(2)
    if not width or not height or max(width, height) < longest:
        return packing
    smaller = Packing(task, packing.rng, width, height, packing.nodes, packing.limit)
    smaller.adopt(board, top, left)
    return smaller


def _grown(packing: Packing, best: Best) -> Packing | None:
    """The packing in a rectangle larger by a line, if that can still lead to a better one."""
    board = packing.board
    width, height = board.width, board.height
    if width > height:
        height += 1
    else:
        width += 1
    found = best.layout
    if (
        found
        and len(found.placements) == len(packing.task.words)
        and _smallness(width, height) <= _smallness(found.width, found.height)
    ):
        return None
    larger = Packing(packing.task, packing.rng, width, height, packing.nodes, packing.limit)
    larger.adopt(board, 0, 0)
    return larger
