"""Cover as many cells with words as wanted, by moving one word at a time."""

from __future__ import annotations

from collections.abc import Generator

from crosscore.conceal.board import bit_at
from crosscore.conceal.choosing import Choosing
from crosscore.search import Progress

__all__ = ["match_coverage"]

_ASTRAY = 0.1  # how often a word goes anywhere
_READINGS = 6  # how many moves take as long as one does where the whole grid is read again
_WORSE = 0.3  # how often a move is kept that makes more clashes


def match_coverage(
    choosing: Choosing, target: int, limit: int, patience: int, *, message: bool
) -> Generator[Progress, None, int]:
    """Move words until they cover `target` cells, without clashes, also with the `message`.

    Ends after `limit` nodes, or `patience` nodes without improvement; then the board is the best
    one seen: too few covered cells are better than too many. Returns the nodes taken.
    """
    board, rng = choosing.board, choosing.rng
    total = len(board.words)
    placed = [word for word in choosing.movable if board.start[word] >= 0]

    def scored() -> tuple[bool, int, int]:
        gap = board.covered - target
        return gap > 0, len(choosing.clashes.found(message=message)), abs(gap)

    now = best = scored()
    kept = board.start[:]
    nodes = better = told = 0
    pause = max(1, choosing.pause // _READINGS) if message else choosing.pause
    while any(best) and placed and nodes < limit and nodes - better < patience:
        nodes += 1
        word = rng.choice(placed)
        start = board.start[word]
        board.take(word)
        levels = board.by_shared(word, choosing.starts(word))
        wanted = board.covered + len(board.words[word]) - target
        if rng.random() < _ASTRAY:
            _, level = rng.choice(levels)
        else:
            _, level = min(levels, key=lambda level: abs(level[0] - wanted))
        to = bit_at(level, rng.below(level.bit_count()))
        board.put(word, to if choosing.suits(word, to) else start)
        if abs(board.covered - target) <= max(best[2], 1):
            nodes += choosing.clashes.cost
            score = scored()
            if score[1] > now[1] and rng.random() >= _WORSE:
                board.take(word)
                board.put(word, start)
            else:
                now = score
            if score < best:
                best, kept, better = score, board.start[:], nodes
        if nodes - told >= pause:
            told = nodes
            yield Progress(nodes, total, total)
    board.reset(kept)
    return nodes
