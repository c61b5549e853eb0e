"""The search as a whole: which rectangle to fill, and when a layout is worth showing.

In a rectangle of given size, the packing is improved as long as there is time; once it holds all
words, crossings count for more. If the size is free
and most crossings are wanted, the same happens in a roomy one. Otherwise rectangles are tried in
turn:

1. a large one, filled quickly: the first layout to show;
2. a tight one. Whenever all words are in, it loses a row or a column of its longer side, and the
   words that stuck out must find other places;
3. if they don't for long, the rectangle grows again by a line, unless that is no better than what
   was found;
4. then another rectangle smaller than the best layout's is tried, alternating between what it holds
   of that layout and a start from scratch.

Sides are compared in proportion to those of the page that the goal names.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from math import inf

from crosscore.layout.board import bits
from crosscore.layout.goal import BLOCKS, CROSSINGS
from crosscore.layout.packing import Packing
from crosscore.layout.result import Layout, Placement
from crosscore.layout.resume import begin, moved, resume
from crosscore.layout.task import Task
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["search"]

Search = Generator[Progress | Layout, None, Outcome]
Score = tuple[int, ...]

_LOOSE = 0.33  #: share of the first rectangle that the letters would fill
_TIGHT = 0.5  #: and of the second
_ROOMY = 0.42  #: and of the one in which most crossings are looked for
_EARLY = 20  #: nodes per word for which the first is searched for a place for every word
_PATIENCE = 100  #: nodes per word until a rectangle grows
_RETURN = 30  #: times that until another is tried
_REACH = 4  #: lines by which that is longer or shorter than the best layout
_ALIKE = 0.93  #: it is drawn from those with at least this share of the largest one's cells
_DENSE = 0.5  #: share of its box that a large layout fills before it shrinks line by line
_STRIDE = 0.25  #: part of the way there that it goes at once
_SETTLED = 0.5  #: what a crossing is worth in a given size that holds all words
_STRICT = 40  #: nodes per word until words that should stay may move more freely
_STEPS, _NODES = 10, 100  #: at most so much between two yields; a fraction of it if large
_WORDS = 50  #: words taken over, or put in, between two yields


class Best:
    """The best layout so far, and what counts as better."""

    def __init__(self, task: Task, keep: bool, nodes: int | None) -> None:
        self.task = task
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
        score: Score = self.task.goal.score(
            placed,
            right - left,
            bottom - top,
            board.crossings(),
            board.filled(),
            fixed_size=self.task.size is not None,
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
        """Progress so far."""
        nodes = nodes if self.nodes is None else min(nodes, self.nodes)
        return Progress(nodes, self.placed, len(self.task.words))


def search(
    task: Task,
    rng: Rng,
    nodes: int | None,
    start: Sequence[Placement] = (),
    keep: bool = False,
) -> Search:
    """Lay out a task, yielding each layout that is better than all before.

    With `start` the search goes on from there; with `keep` it looks for the layout with
    most words that moves fewest of these, and ends when none needs to. A start of just the
    task's fixed words is one from scratch, around these.
    """
    limit = inf if nodes is None else nodes
    best = Best(task, keep and bool(start), nodes)
    known = {p.word for p in start}.intersection(task.numbers)
    if known != {task.numbers[word] for word in bits(task.fixed)}:
        packing = yield from _resumed(resume(task, rng, start, limit, keep), best)
        if found := best.offer(packing):
            yield found
    else:
        packing = yield from _first(task, rng, start, limit, best)
    if len(task.words) < 2 or (best.keep and not packing.missing and not moved(packing)):
        return Outcome.FOUND
    if task.size or best.keep:
        until = packing.nodes + _STRICT * len(task.words)
        while not packing.spent:
            if packing.nodes > until and not packing.freely:
                packing.freely = True
                packing.accept()
            if not packing.missing and not best.keep:
                _cross_more(packing)
            yield from _improve(packing, best)
        return Outcome.LIMIT
    if task.goal.name == CROSSINGS:
        if start and not packing.missing:
            packing = yield from _roomy(packing, best)
        else:
            packing = begin(task, rng, start, _free(task, _ROOMY), packing.nodes, limit)
            yield from _build(packing.build(), packing, best)
        while not packing.spent:
            yield from _improve(packing, best)
        return Outcome.LIMIT
    if start and not packing.missing:
        packing = yield from _shrunk(packing, best)
    else:
        packing = begin(task, rng, start, _free(task, _TIGHT), packing.nodes, limit)
        yield from _build(packing.build(), packing, best)
    began = packing.nodes
    patience = _PATIENCE * (len(task.words) + 50)
    anew = False
    while not packing.spent:
        yield from _improve(packing, best)
        if not packing.missing:
            packing = yield from _shrunk(packing, best)
        elif packing.nodes - began > patience and _may_grow(packing, best):
            packing = yield from _grown(packing, best)
        elif packing.nodes - began > patience * _RETURN and best.layout:
            free = _smaller(best.layout, packing)
            if anew or free is None:
                packing = begin(task, rng, start, free or _free(task, _TIGHT), packing.nodes, limit)
                yield from _build(packing.build(), packing, best)
            else:
                back = resume(task, rng, best.layout.placements, limit, False, packing.nodes)
                packing = yield from _resumed(back, best)
                packing = yield from _moved_to(packing, best, free)
            anew = not anew
        else:
            continue
        began = packing.nodes
    return Outcome.LIMIT


def _cross_more(packing: Packing) -> None:
    """Let crossings count for more, as all words are in a grid of a given size."""
    if packing.crossing < _SETTLED and packing.task.goal.name != BLOCKS:
        packing.crossing = _SETTLED
        packing.accept()


def _first(
    task: Task, rng: Rng, start: Sequence[Placement], limit: float, best: Best
) -> Generator[Progress | Layout, None, Packing]:
    """A packing from scratch; where the size is free, in a rectangle with room for all words."""
    free = _free(task, _LOOSE)
    packing = begin(task, rng, start, free, 0, limit)
    yield from _build(packing.build(), packing, best)
    cross = 2 * max(map(len, task.words), default=1) - 1  # the side that any two words need
    if task.size or not packing.missing:
        return packing
    if min(free) < cross:
        free = max(cross, free[0] * 3 // 2), max(cross, free[1] * 3 // 2)
        packing = begin(task, rng, start, free, packing.nodes, limit)
        yield from _build(packing.build(), packing, best)
    until = packing.nodes + _EARLY * (len(task.words) + 50)
    while packing.missing and packing.nodes < until and not packing.spent:
        yield from _improve(packing, best)
    return packing


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
    for count, _ in enumerate(work, 1):
        if packing.nodes - reported > _share(_NODES, packing) or count % _WORDS == 0:
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


def _free(task: Task, fill: float) -> tuple[int, int]:
    """Width and height of a rectangle of which the letters would fill this share."""
    longest = max(map(len, task.words), default=1)
    across, down = task.goal.aspect
    cells = sum(map(len, task.words)) / fill
    width = int((cells * across / down) ** 0.5) + 1
    height = int((cells * down / across) ** 0.5) + 1
    return max(longest, width), max(longest, height)


def _shrunk(packing: Packing, best: Best) -> Generator[Progress | Layout, None, Packing]:
    """The packing in a rectangle that is smaller by a row or a column; itself if none is."""
    task, board = packing.task, packing.board
    top, left, bottom, right = board.box()
    width, height = right - left, bottom - top
    longest = max(map(len, task.words))
    across, down = width * task.goal.aspect[1], height * task.goal.aspect[0]
    lines = _lines(packing, width, height)
    options = []
    for narrower in (True, False):
        w, h = (width - lines, height) if narrower else (width, height - lines)
        if min(w, h) < 1 or max(w, h) < longest:
            continue
        # The longer side shrinks, unless the longest word needs it, where the fewest letters go.
        longer = across == down or narrower == (across > down)
        for cut in (0, lines):
            row, column = top + cut * (not narrower), left + cut * narrower
            out = _outside(packing, board.present, row, column, row + h, column + w)
            if not out & packing.fixed:
                lost = sum([packing.weight[word] for word in bits(out)])
                options.append((not longer, lost, packing.rng.random(), row, column, w, h))
            if packing.large:
                yield best.progress(packing.nodes)
    if not options:
        return packing
    *_, row, column, w, h = min(options)
    smaller = Packing(task, packing.rng, w, h, packing.nodes, packing.limit)
    yield from _build(smaller.adopt(board, row, column), smaller, best, show=False)
    return smaller


def _lines(packing: Packing, width: int, height: int) -> int:
    """By how many lines a box shrinks at once: by more where a large one has much room left."""
    if not packing.large:
        return 1
    side = max(width, height)
    return max(
        1, int(_STRIDE * side * (1 - (packing.board.filled() / width / height / _DENSE) ** 0.5))
    )


def _outside(packing: Packing, words: int, top: int, left: int, bottom: int, right: int) -> int:
    """Which of some placed words have a cell outside a box."""
    board = packing.board
    out = 0
    for word in bits(words):
        row, column, down = board.place_of(word)
        n = len(board.words[word])
        if (
            row < top
            or column < left
            or row + (n if down else 1) > bottom
            or column + (1 if down else n) > right
        ):
            out |= 1 << word
    return out


def _wider(packing: Packing) -> tuple[int, int]:
    """The width and height of a rectangle larger by a line, nearer to a square."""
    width, height = packing.board.width, packing.board.height
    across, down = packing.task.goal.aspect
    return (width, height + 1) if width * down > height * across else (width + 1, height)


def _may_grow(packing: Packing, best: Best) -> bool:
    """Whether a rectangle larger by a line can still lead to a better layout."""
    found = best.layout
    return (
        not found
        or len(found.placements) < len(packing.task.words)
        or packing.task.goal.size(*_wider(packing))
        < packing.task.goal.size(found.width, found.height)
    )


def _grown(packing: Packing, best: Best) -> Generator[Progress | Layout, None, Packing]:
    """The packing in a rectangle larger by a line."""
    larger = Packing(packing.task, packing.rng, *_wider(packing), packing.nodes, packing.limit)
    yield from _build(larger.adopt(packing.board, 0, 0), larger, best, show=False)
    return larger


def _smaller(found: Layout, packing: Packing) -> tuple[int, int] | None:
    """A rectangle better than the layout's box, drawn from the largest; None if there is none."""
    task = packing.task
    longest = max(map(len, task.words))
    limit = task.goal.size(found.width, found.height)
    boxes = []
    for width in range(max(1, found.width - _REACH), found.width + _REACH + 1):
        height = found.height + _REACH
        while height and task.goal.size(width, height) >= limit:
            height -= 1
        if height and max(width, height) >= longest:
            boxes.append((width * height, width, height))
    if not boxes:
        return None
    most = max(boxes)[0]
    _, *free = packing.rng.choice([box for box in boxes if box[0] >= most * _ALIKE])
    return free[0], free[1]


def _moved_to(
    packing: Packing, best: Best, size: tuple[int, int]
) -> Generator[Progress | Layout, None, Packing]:
    """The packing in the middle of another rectangle; itself if fixed words stuck out."""
    top, left, bottom, right = packing.board.box()
    width, height = size
    row, column = (top + bottom - height) // 2, (left + right - width) // 2
    if _outside(packing, packing.fixed, row, column, row + height, column + width):
        return packing
    other = Packing(packing.task, packing.rng, width, height, packing.nodes, packing.limit)
    yield from _build(other.adopt(packing.board, row, column), other, best, show=False)
    return other


def _roomy(packing: Packing, best: Best) -> Generator[Progress | Layout, None, Packing]:
    """The packing in a rectangle with room for crossings, at least as large as its own box."""
    top, left, bottom, right = packing.board.box()
    width, height = _free(packing.task, _ROOMY)
    size = max(width, right - left), max(height, bottom - top)
    other = yield from _moved_to(packing, best, size)
    if found := best.offer(other):
        yield found
    return other
