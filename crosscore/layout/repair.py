"""Going on from a layout that is there already, moving as little of it as possible.

A word was exchanged, or added, or took other letters. The others stay where they are if
that is legal; the new one is put where it joins them, in the old box if there is room and
else in a box that grows step by step. Only if no place is found do others have to move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from crosscore.layout.board import Board, bits
from crosscore.layout.packing import Packing
from crosscore.layout.result import Placement
from crosscore.layout.task import Task
from crosscore.rng import Rng

__all__ = ["moved", "resume"]

_MARGINS = (0, 1, 2, 4, 8)  #: cells by which the box may grow on each side, tried in turn


def resume(
    task: Task,
    rng: Rng,
    start: Sequence[Placement],
    limit: float,
    keep: bool,
    nodes: int = 0,
) -> Packing:
    """A packing with the words of `start` where they were, and the others added if possible.

    Placements that are not legal together are dropped, those with the fewest crossings
    first: letters that disagree, words that touch without crossing, words outside the grid.
    A start that falls apart is joined again by a missing word if one can do that; else its
    largest part stays. With `keep` the packing goes on preferring the places of `start`.
    """
    word_of = {number: word for word, number in enumerate(task.numbers)}
    places = [(word_of[p.word], p) for p in start if p.word in word_of]
    best: Packing | None = None
    for width, height, down, along in _frames(task, places):
        packing = Packing(task, rng, width, height, nodes, limit)
        home = _put(packing.board, places, down, along)
        if keep:
            packing.home = home
        _join(packing)
        packing.fill()
        nodes = packing.nodes
        if best is None or packing.missing.bit_count() < best.missing.bit_count():
            best = packing
        if not packing.missing or packing.spent:
            break
    assert best is not None
    best.nodes = nodes
    return best


def moved(packing: Packing) -> int:
    """How many words that should stay do not."""
    return sum(0 <= home != at for home, at in zip(packing.home, packing.board.start, strict=False))


def _frames(
    task: Task, places: Sequence[tuple[int, Placement]]
) -> Iterator[tuple[int, int, int, int]]:
    """Rectangles to try, as width, height, and rows and columns to add to all placements.

    Of a given size: as it is, then with the words pushed into each corner. Else: the box of
    the words with more and more margin.
    """
    lengths = [
        (len(task.words[w]) if p.down else 1, 1 if p.down else len(task.words[w]))
        for w, p in places
    ]
    top = min((p.row for _, p in places), default=0)
    left = min((p.column for _, p in places), default=0)
    bottom = max((p.row + n for (_, p), (n, _) in zip(places, lengths, strict=True)), default=1)
    right = max((p.column + n for (_, p), (_, n) in zip(places, lengths, strict=True)), default=1)
    longest = max(map(len, task.words))
    if task.size:
        width, height = task.size
        yield width, height, 0, 0
        for down in {-top: 0, height - bottom: 0}:
            for along in {-left: 0, width - right: 0}:
                if (down, along) != (0, 0):
                    yield width, height, down, along
        return
    for margin in (*_MARGINS, longest):
        width = max(right - left + 2 * margin, longest)
        height = max(bottom - top + 2 * margin, longest)
        yield width, height, margin - top, margin - left


def _put(board: Board, places: Sequence[tuple[int, Placement]], down: int, along: int) -> list[int]:
    """Place words that were placed before, and drop what is not legal together.

    Returns where each word should be, -1 if nowhere.
    """
    home = [-1] * len(board.words)
    for word, place in places:
        row, column = place.row + down, place.column + along
        if not (0 <= row < board.height and 0 <= column < board.width):
            continue
        start = row * board.stride + column
        if place.down:
            start = board.twin[start]
        letters = board.words[word]
        if not board.inside[len(letters)] >> start & 1:
            continue
        home[word] = start
        run = ((1 << len(letters)) - 1) << start
        agree = all(
            board.letters[letter] >> cell & 1
            for cell, letter in enumerate(letters, start)
            if board.columns >> cell & 1
        )
        if agree and not run & board.runs:
            board.place(word, start)
    while touching := _touching(board):
        board.remove(min(touching, key=lambda w: (board.adjacent[w].bit_count(), w)))
    return home


def _touching(board: Board) -> list[int]:
    """The words at the first two neighbouring letters that no word holds together."""
    occupied = board.runs | board.columns
    held = 0
    for word in bits(board.present):
        run = ((1 << len(board.words[word])) - 1) << board.start[word]
        held |= run & run >> 1
    loose = occupied & occupied >> 1 & ~held
    if not loose:
        return []
    at = (loose & -loose).bit_length() - 1
    found = set()
    for cell in (at, at + 1):
        if board.runs >> cell & 1:
            found.add(board.owner[cell])
        if board.columns >> cell & 1:
            found.add(board.owner[board.twin[cell]])
    return sorted(found)


def _parts(board: Board) -> list[int]:
    """The connected parts as sets of bits, largest first."""
    rest = board.present
    parts = []
    while rest:
        part = todo = rest & -rest
        while todo:
            low = todo & -todo
            new = board.adjacent[low.bit_length() - 1] & ~part
            part |= new
            todo = (todo ^ low) | new
        parts.append(part)
        rest &= ~part
    return sorted(parts, key=lambda part: (-part.bit_count(), part))


def _join(packing: Packing) -> None:
    """Let one missing word hold the parts together if it can; only the largest part stays."""
    board = packing.board
    parts = _parts(board)
    if len(parts) > 1:
        best = (parts[0].bit_count(), 0, 0, -1, -1)
        for word in bits(packing.missing):
            packing.nodes += 1
            for start in bits(board.starts(word)):
                board.place(word, start)
                size = _parts(board)[0].bit_count()
                crossed = board.adjacent[word].bit_count()
                board.remove(word)
                best = max(best, (size, crossed, -word, word, start))
        if best[3] >= 0 and best[0] > parts[0].bit_count():
            board.place(best[3], best[4])
            parts = _parts(board)
        for part in parts[1:]:
            board.clear(part)
        while len(parts := _parts(board)) > 1:  # what went may have held others together
            for part in parts[1:]:
                board.clear(part)
