"""Room for words that found none: take some others out, put all of them back in another order.

This is ruin and recreate (G. Schrimpf and others, "Record breaking optimization results using
the ruin and recreate principle", Journal of Computational Physics 159, 2000): a few words leave,
any or those lying where a missing one might go; they and the missing ones come back, the longer
ones first as a rule, each where it shares the most letters. The outcome is kept if it is
better, or with a probability that falls as the search goes on.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import log

from crosscore.conceal.board import Board, bit_at, bits
from crosscore.conceal.choosing import Choose, Choosing
from crosscore.rng import Rng
from crosscore.search import Progress

__all__ = ["ruin_recreate"]

_NEAR = 0.1  # how often only words in the way of a missing one leave
_STUCK = 0.2  # how often others than the makers of a clash leave, if that is all
_LEAST, _MOST = 6, 18  # how many leave else
_NOISE = 4.0  # letters by which the order of coming back may be wrong
_HOT, _COLD = 1.0, 0.1  # how much worse is often accepted, first and last, in letters
_CLASH = 4  # letters without a place that are as bad as a clash


def ruin_recreate(
    choosing: Choosing, choose: Choose, limit: int, patience: int, cell: int = 0
) -> Generator[Progress, None, int]:
    """Make the board hold all movable words without clashes, as well as possible.

    It ends after `limit` nodes, or when all have their places and nothing got better for `patience`
    nodes, at once if nothing can; the board is then the best one seen. A covered cell costs `cell`:
    1 or 0. Returns the nodes taken.
    """
    board, rng, movable = choosing.board, choosing.rng, choosing.movable
    lengths = [len(word) for word in board.words]
    total = len(board.words)
    missing = [word for word in movable if board.start[word] < 0]
    clashes = choosing.clashes
    wrong = clashes.found()
    letters = sum(lengths[word] for word in missing)
    best = len(missing), letters, len(wrong), cell * board.covered
    cost = letters + _CLASH * len(wrong) + cell * board.covered
    kept = board.start[:]
    nodes = paused = better = 0
    while movable and nodes < limit:
        if not best[0] and (not (best[2] or cell) or nodes - better >= patience):
            break
        before = board.start[:]
        back = _ruin(choosing, missing, wrong)
        nodes += len(back)
        back.sort(key=lambda word: -(lengths[word] + _NOISE * rng.random()))
        left = []
        for word in back:
            start = choose(word)
            if start < 0:
                left.append(word)
            else:
                board.put(word, start)
        heat = _HOT * (_COLD / _HOT) ** (nodes / limit)
        most = cost - heat * log(1 - rng.random())
        letters = sum(lengths[word] for word in left)
        now = letters + cell * board.covered
        found = []
        if now <= most:
            found = clashes.found()
            nodes += clashes.cost
        now += _CLASH * len(found)
        if now <= most:
            cost, missing, wrong = now, left, found
            score = len(left), letters, len(found), cell * board.covered
            if score < best:
                best, kept, better = score, board.start[:], nodes
        else:
            board.reset(before)
        if nodes - paused >= choosing.pause:
            paused = nodes
            yield Progress(nodes, total - best[0], total)
    board.reset(kept)
    return nodes


def _ruin(choosing: Choosing, missing: Sequence[int], wrong: Sequence[int]) -> list[int]:
    """Take words from their places; the words that are to come back."""
    board, rng, movable = choosing.board, choosing.rng, choosing.movable
    back = list(missing)
    leaving: list[int] = []
    if wrong:
        leaving = [rng.choice(list(bits(rng.choice(wrong))))]
    if missing and rng.random() < _NEAR:
        leaving += _in_the_way(board, rng, rng.choice(missing))
    elif missing or not wrong or rng.random() < _STUCK:
        for _ in range(_LEAST + rng.below(_MOST - _LEAST + 1)):
            pair = rng.choice(movable), rng.choice(movable)
            leaving.append(max(pair, key=lambda word: _alone(board, word)))
    may = set(movable)
    for word in leaving:
        if word in may and board.start[word] >= 0:
            board.take(word)
            back.append(word)
    return back


def _in_the_way(board: Board, rng: Rng, word: int) -> list[int]:
    """Words that would have to leave for one to lie somewhere."""
    letters = board.words[word]
    room = board.inside[len(letters)]
    start = bit_at(room, rng.below(room.bit_count()))
    gone = 0
    for letter, cell in zip(letters, board.cells(word, start), strict=True):
        if not board.letters[letter] & board.mark(cell):
            gone |= board.owners[cell]
    return list(bits(gone))


def _alone(board: Board, word: int) -> int:
    """How many cells of a word are its own only."""
    if board.start[word] < 0:
        return 0
    return [board.owners[cell] for cell in board.cells(word)].count(1 << word)
