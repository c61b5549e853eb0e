"""Whether words can have places at all: tries every choice, if they are few."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from crosscore.conceal.board import bits
from crosscore.conceal.choosing import Choosing
from crosscore.search import Outcome, Progress

__all__ = ["exact"]


def exact(
    choosing: Choosing, words: Sequence[int], limit: int
) -> Generator[Progress, None, tuple[Outcome, int]]:
    """Place all of some words without a place, the one with the fewest starts first.

    FOUND: they have places. EXHAUSTED: proved that they can't have. LIMIT: it would need more than
    `limit` nodes. In the last two cases the board is as it was. Also returns the nodes taken.
    """
    board = choosing.board
    total = len(board.words)
    nodes = 0
    left = list(words)
    trail: list[tuple[int, list[int]]] = []  # words placed, and the starts that are still to try
    while left:
        choice: tuple[int, int, int] | None = None
        for word in left:
            nodes += 1
            if nodes % choosing.pause == 0:
                yield Progress(nodes, total - len(left), total)
            found = choosing.starts(word)
            count = found.bit_count()
            if choice is None or count < choice[0]:
                choice = count, word, found
            if not found:
                break
        assert choice is not None
        trail.append((choice[1], list(bits(choice[2]))))
        left.remove(choice[1])
        while trail:
            word, starts = trail[-1]
            if board.start[word] >= 0:
                board.take(word)
            while starts and not choosing.suits(word, starts[-1]):
                starts.pop()
            if starts and nodes < limit:
                board.put(word, starts.pop())
                break
            trail.pop()
            left.append(word)
            if nodes >= limit:
                for word, _ in trail:
                    if board.start[word] >= 0:
                        board.take(word)
                return Outcome.LIMIT, nodes
        else:
            return Outcome.EXHAUSTED, nodes
    return Outcome.FOUND, nodes
