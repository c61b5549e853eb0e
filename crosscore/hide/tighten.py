"""Room for words that found none: take some others out, put all of them back in another order.

This is ruin and recreate (G. Schrimpf and others, "Record breaking optimization results using
the ruin and recreate principle", Journal of Computational Physics 159, 2000): a few words leave,
those lying where a missing one might go or any; they and the missing ones come back, the
longest first, each where it shares the most letters. The outcome is kept if it is better, or
with a probability that falls as the search goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from math import log

from crosscore.hide.board import Board, bit_at, bits
from crosscore.rng import Rng
from crosscore.search import Progress

__all__ = ["tighten"]

_NEAR = 0.5  # how often words leave that are in the way of a missing one
_LEAVE = 0.05, 0.2  # part of the words that leaves else, at least and at most
_NOISE = 2.0  # letters by which the order of coming back may be wrong
_HOT, _COLD = 2.0, 0.2  # letters more without a place that are often accepted, first and last
_PAUSE = 60  # nodes between two reports

Choose = Callable[[int], int]  #: a start for a word, -1 if it has none


def tighten(
    board: Board, choose: Choose, rng: Rng, movable: Sequence[int], limit: int
) -> Generator[Progress, None, int]:
    """Make the board hold all `movable` words, or as many as can be within `limit` nodes.

    The board ends as the best one seen: the fewest words without a place, of these the one with
    the fewest letters left over. Returns the nodes taken.
    """
    lengths = [len(word) for word in board.words]
    total = len(board.words)
    missing = [word for word in movable if board.start[word] < 0]
    cost = sum(lengths[word] for word in missing)
    best, kept = (len(missing), cost), board.start[:]
    nodes = paused = 0
    while missing and nodes < limit:
        before = board.start[:]
        back = _ruin(board, rng, movable, missing)
        nodes += len(back)
        back.sort(key=lambda word: -(lengths[word] + _NOISE * rng.random()))
        left = []
        for word in back:
            start = choose(word)
            if start < 0:
                left.append(word)
            else:
                board.put(word, start)
        now = sum(lengths[word] for word in left)
        heat = _HOT * (_COLD / _HOT) ** (nodes / limit)
        if now <= cost - heat * log(1 - rng.random()):
            cost, missing = now, left
            if (len(left), now) < best:
                best, kept = (len(left), now), board.start[:]
        else:
            board.reset(before)
        if nodes - paused >= _PAUSE:
            paused = nodes
            yield Progress(nodes, total - best[0], total)
    board.reset(kept)
    return nodes


def _ruin(board: Board, rng: Rng, movable: Sequence[int], missing: Sequence[int]) -> list[int]:
    """Take words from their places; the words that are to come back."""
    back = list(missing)
    if rng.random() < _NEAR:
        word = rng.choice(missing)
        letters = board.words[word]
        room = board.inside[len(letters)]
        start = bit_at(room, rng.below(room.bit_count()))
        gone = 0
        for letter, cell in zip(letters, board.cells(word, start), strict=True):
            if not board.letters[letter] & board.mark(cell):
                gone |= board.owners[cell]
        leaving = [word for word in bits(gone) if word in movable]
    else:
        low, high = _LEAVE
        count = 1 + int(len(movable) * (low + (high - low) * rng.random()))
        leaving = [rng.choice(movable) for _ in range(count)]
    for word in leaving:
        if board.start[word] >= 0:
            board.take(word)
            back.append(word)
    return back
