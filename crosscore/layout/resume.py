"""Go on from an existing layout and move as little of it as possible.

A word was replaced or added, or its letters changed. The others stay where they are if that is
legal; the new one goes where it joins them, in the old box if there is room, otherwise in a box
that grows step by step. Others move only if it finds no place.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from crosscore.errors import CrosscoreError
from crosscore.layout.board import Board, bits
from crosscore.layout.existing import agrees, parts_of, touching
from crosscore.layout.packing import Packing
from crosscore.layout.result import Placement
from crosscore.layout.task import Task
from crosscore.rng import Rng

__all__ = ["begin", "moved", "resume"]

_MARGINS = (0, 1, 2, 4, 8)  #: cells by which the box may grow on each side, tried in turn


def begin(
    task: Task,
    rng: Rng,
    start: Sequence[Placement],
    free: tuple[int, int],
    nodes: int,
    limit: float,
) -> Packing:
    """A packing that holds only the fixed words of `start`, in the given size.

    If the size is free, `free` is the width and height, or more if the fixed words need it.

    Raises `CrosscoreError` (code "bad-start") if these are not legal and connected.
    """
    places = [(w, p) for w, p in _known(task, start) if task.fixed >> w & 1]
    top, left, bottom, right = _box(task, places)
    if task.size:
        (width, height), down, along = task.size, 0, 0
    else:
        width, height = max(free[0], right - left), max(free[1], bottom - top)
        down, along = (height - bottom - top) // 2, (width - right - left) // 2
    packing = Packing(task, rng, width, height, nodes, limit)
    for _ in _put(packing.board, places, down, along):
        pass  # as few as are fixed
    if packing.board.present != task.fixed or len(parts_of(packing.board)) > 1:
        raise CrosscoreError(
            "bad-start", "The words that must not move have to be legal and connected.", "start"
        )
    if places:
        packing.accept()
    return packing


def resume(
    task: Task,
    rng: Rng,
    start: Sequence[Placement],
    limit: float,
    keep: bool,
    nodes: int = 0,
) -> Generator[int, None, Packing]:
    """A packing with the words of `start` where they were, and the others added if possible.

    Placements that aren't legal together are dropped, those with the fewest crossings first:
    letters that disagree, words that touch without crossing, words outside the grid. If the start
    falls apart, a missing word joins it again if one can; otherwise its largest part stays, or the
    one with the fixed words. With `keep` the packing goes on preferring the places of `start`.
    Yields the nodes spent, between two words.
    """
    places = _known(task, start)
    best: Packing | None = None
    roomy = keep and not task.size  # of equal ones the largest: it leaves room to search in
    for width, height, down, along in _frames(task, places):
        packing = Packing(task, rng, width, height, nodes, limit)
        putting = _put(packing.board, places, down, along)
        while True:
            try:
                next(putting)
            except StopIteration as end:
                home = end.value
                break
            yield packing.nodes
        if keep:
            packing.home = home
        yield from _join(packing)
        for _ in packing.build():
            yield packing.nodes
        nodes = packing.nodes
        if best is None or packing.missing.bit_count() < best.missing.bit_count() + roomy:
            best = packing
        if not packing.missing or packing.spent:
            break
    assert best is not None
    best.nodes = nodes
    return best


def moved(packing: Packing) -> int:
    """How many words that should stay do not."""
    return sum(0 <= home != at for home, at in zip(packing.home, packing.board.start, strict=False))


def _known(task: Task, start: Sequence[Placement]) -> list[tuple[int, Placement]]:
    """The placements of words that can be placed, with the task's index of each."""
    word_of = {number: word for word, number in enumerate(task.numbers)}
    return [(word_of[p.word], p) for p in start if p.word in word_of]


def _box(task: Task, places: Sequence[tuple[int, Placement]]) -> tuple[int, int, int, int]:
    """The box around placements: top, left, bottom, right (the last two past it)."""
    sizes = [(len(task.words[word]), place) for word, place in places]
    return (
        min((p.row for _, p in sizes), default=0),
        min((p.column for _, p in sizes), default=0),
        max((p.row + (n if p.down else 1) for n, p in sizes), default=1),
        max((p.column + (1 if p.down else n) for n, p in sizes), default=1),
    )


def _frames(
    task: Task, places: Sequence[tuple[int, Placement]]
) -> Iterator[tuple[int, int, int, int]]:
    """Rectangles to try, as width, height, and rows and columns to add to all placements.

    Of a given size: as it is, then with the words pushed into each corner unless some are
    fixed. Else: the box of the words with more and more margin.
    """
    top, left, bottom, right = _box(task, places)
    longest = max(map(len, task.words))
    if task.size:
        width, height = task.size
        yield width, height, 0, 0
        if task.fixed:
            return
        for down in {-top: 0, height - bottom: 0}:
            for along in {-left: 0, width - right: 0}:
                if (down, along) != (0, 0):
                    yield width, height, down, along
        return
    for margin in (*_MARGINS, longest):
        width = max(right - left + 2 * margin, longest)
        height = max(bottom - top + 2 * margin, longest)
        yield width, height, margin - top, margin - left


def _put(
    board: Board, places: Sequence[tuple[int, Placement]], down: int, along: int
) -> Generator[None, None, list[int]]:
    """Place words that were placed before, and drop what is not legal together.

    Returns where each word should be, -1 if nowhere; yields between two words.
    """
    home = [-1] * len(board.words)
    for word, place in sorted(places, key=lambda item: not board.core >> item[0] & 1):
        yield
        row, column = place.row + down, place.column + along
        if not (0 <= row < board.height and 0 <= column < board.width):
            continue
        start = row * board.stride + column
        if place.down:
            start = board.twin[start]
        if not board.inside[len(board.words[word])] >> start & 1:
            continue
        home[word] = start
        if agrees(board, word, start):
            board.place(word, start)
    while found := touching(board):
        spare = [word for word in found if not board.core >> word & 1] or found
        board.remove(min(spare, key=lambda w: (board.adjacent[w].bit_count(), w)))
    return home


def _join(packing: Packing) -> Iterator[int]:
    """Let one missing word hold the parts together if it can; only the first part stays."""
    board = packing.board
    parts = parts_of(board)
    if len(parts) > 1:
        best = (parts[0].bit_count(), 0, 0, -1, -1)
        for word in bits(packing.missing):
            packing.nodes += 1
            yield packing.nodes
            for start in bits(board.starts(word)):
                board.place(word, start)
                size = parts_of(board)[0].bit_count()
                crossed = board.adjacent[word].bit_count()
                board.remove(word)
                best = max(best, (size, crossed, -word, word, start))
        if best[3] >= 0 and best[0] > parts[0].bit_count():
            board.place(best[3], best[4])
            parts = parts_of(board)
        for part in parts[1:]:
            board.clear(part)
        while len(parts := parts_of(board)) > 1:  # what went may have held others together
            for part in parts[1:]:
                board.clear(part)
