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

from collections.abc import Generator, Iterator, Sequence
from math import inf

from crosscore.layout.board import bits
from crosscore.layout.goal import Goal
from crosscore.layout.packing import Packing
from crosscore.layout.repair import begin, moved, resume
from crosscore.layout.result import Layout, Placement
from crosscore.layout.task import Task
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["search"]

Search = Generator[Progress | Layout, None, Outcome]
Score = tuple[int, ...]

_LOOSE = 0.33  #: share of the first rectangle that the letters would fill
_TIGHT = 0.52  #: and of the second
_PATIENCE = 100  #: nodes per word until a rectangle grows
_RETURN = 30  #: times that until the search goes back to the best layout
_STRICT = 40  #: nodes per word until words that should stay may move more freely
_STEPS, _NODES = 10, 100  #: at most so much between two yields; a fraction of it if large


class Best:
    """The best layout so far, and what counts as better."""

    def __init__(self, task: Task, keep: bool, nodes: int | None, goal: Goal) -> None:
        self.task = task
        self.goal = goal
        self.nodes = nodes
        self.keep = keep
        self.score: Score = ()
        self.placed = 0
        self.layout: Layout | None = None

    def offer(self, packing: Packing) -> Layout | None:
        """The layout of a packing if it is better than all before, else None."""
        board = packing.board
        placed = board.present.bit_count()
        top, left, bottom, right = board.box()
        score: Score = self.goal.score(
            placed,
            right - left,
            bottom - top,
            board.crossings(),
            board.filled(),
            given=self.task.size is not None,
        )
        if self.keep:
            score = (placed, -moved(packing), *score)
        if score <= self.score:
            return None
        self.score = score
        self.placed = placed
        self.layout = self.task.layout(board)
        return self.layout

    def progress(self, nodes: int) -> Progress:
        """Where the search stands."""
        nodes = nodes if self.nodes is None else min(nodes, self.nodes)
        return Progress(nodes, self.placed, len(self.task.words))


def search(
    task: Task,
    rng: Rng,
    nodes: int | None,
    start: Sequence[Placement] = (),
    keep: bool = False,
    goal: Goal = Goal(),  # noqa: B008
) -> Search:
    """Lay out a task, yielding each layout that is better than all before.

    With `start` the search goes on from there; with `keep` it looks for the layout with
    most words that moves fewest of these, and ends when none needs to. A start of just the
    task's fixed words is one from scratch, around these.
    """
    limit = inf if nodes is None else nodes
    best = Best(task, keep and bool(start), nodes, goal)
    known = {p.word for p in start}.intersection(task.numbers)
    if known != {task.numbers[word] for word in bits(task.fixed)}:
        packing = yield from _resumed(resume(task, rng, start, limit, keep), best)
        if found := best.offer(packing):
            yield found
    else:
        packing = begin(task, rng, start, _side(task, _LOOSE), 0, limit)
        yield from _build(packing.build(), packing, best)
    if len(task.words) < 2 or (best.keep and not packing.missing and not moved(packing)):
        return Outcome.FOUND
    if task.size or best.keep:
        until = packing.nodes + _STRICT * len(task.words)
        while not packing.spent:
            if packing.nodes > until and not packing.freely:
                packing.freely = True
                packing.settle()
            yield from _improve(packing, best)
        return Outcome.LIMIT
    if start and not packing.missing:
        packing = yield from _shrunk(packing, best)
    else:
        packing = begin(task, rng, start, _side(task, _TIGHT), packing.nodes, limit)
        yield from _build(packing.build(), packing, best)
    began = packing.nodes
    patience = _PATIENCE * (len(task.words) + 50)
    while not packing.spent:
        yield from _improve(packing, best)
        if not packing.missing:
            packing = yield from _shrunk(packing, best)
        elif packing.nodes - began > patience and _may_grow(packing, best):
            packing = yield from _grown(packing, best)
        elif packing.nodes - began > patience * _RETURN and best.layout:
            back = resume(task, rng, best.layout.placements, limit, False, packing.nodes)
            packing = yield from _resumed(back, best)
            if not packing.missing:
                packing = yield from _shrunk(packing, best)
        else:
            continue
        began = packing.nodes
    return Outcome.LIMIT


def _resumed(
    work: Generator[int, None, Packing], best: Best
) -> Generator[Progress | Layout, None, Packing]:
    """Go on from placements, and say how far that is."""
    while True:
        try:
            nodes = next(work)
        except StopIteration as end:
            packing: Packing = end.value
            return packing
        yield best.progress(nodes)


def _build(
    work: Iterator[None], packing: Packing, best: Best, *, show: bool = True
) -> Generator[Progress | Layout, None, None]:
    """Fill a rectangle; `show` the result if it is better than all before."""
    reported = packing.nodes
    for _ in work:
        if packing.nodes - reported > _share(_NODES, packing):
            reported = packing.nodes
            yield best.progress(packing.nodes)
    if show and (found := best.offer(packing)):
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
    yield best.progress(packing.nodes)


def _share(most: int, packing: Packing) -> int:
    """Less of something on larger boards, which take longer."""
    return 1 + most * 1000 // (1000 + packing.board.half)


def _side(task: Task, fill: float) -> int:
    """The side of a square of which the letters would fill this share."""
    longest = max(map(len, task.words), default=1)
    return max(longest, int((sum(map(len, task.words)) / fill) ** 0.5) + 1)


def _shrunk(packing: Packing, best: Best) -> Generator[Progress | Layout, None, Packing]:
    """The packing in a rectangle that is smaller by a row or a column; itself if none is."""
    task, board = packing.task, packing.board
    top, left, bottom, right = board.box()
    width, height = right - left, bottom - top
    longest = max(map(len, task.words))
    # The longer side shrinks, unless the longest word needs it.
    first = width > height if width != height else packing.rng.below(2) == 1
    for narrower in (first, not first):
        w, h = width - narrower, height - (not narrower)
        if not w or not h or max(w, h) < longest:
            continue
        last = packing.rng.below(2)
        for cut in (last, 1 - last):
            row, column = top + cut * (not narrower), left + cut * narrower
            if _fixed_within(packing, row, column, row + h, column + w):
                smaller = Packing(task, packing.rng, w, h, packing.nodes, packing.limit)
                yield from _build(smaller.adopt(board, row, column), smaller, best, show=False)
                return smaller
    return packing


def _fixed_within(packing: Packing, top: int, left: int, bottom: int, right: int) -> bool:
    """Whether a box holds all fixed words."""
    board = packing.board
    for word in bits(packing.fixed):
        row, column, down = board.place_of(word)
        n = len(board.words[word])
        if row < top or column < left:
            return False
        if row + (n if down else 1) > bottom or column + (1 if down else n) > right:
            return False
    return True


def _wider(packing: Packing) -> tuple[int, int]:
    """The width and height of a rectangle larger by a line, nearer to a square."""
    width, height = packing.board.width, packing.board.height
    return (width, height + 1) if width > height else (width + 1, height)


def _may_grow(packing: Packing, best: Best) -> bool:
    """Whether a rectangle larger by a line can still lead to a better layout."""
    found = best.layout
    return (
        not found
        or len(found.placements) < len(packing.task.words)
        or best.goal.size(*_wider(packing)) < best.goal.size(found.width, found.height)
    )


def _grown(packing: Packing, best: Best) -> Generator[Progress | Layout, None, Packing]:
    """The packing in a rectangle larger by a line."""
    larger = Packing(packing.task, packing.rng, *_wider(packing), packing.nodes, packing.limit)
    yield from _build(larger.adopt(packing.board, 0, 0), larger, best, show=False)
    return larger
