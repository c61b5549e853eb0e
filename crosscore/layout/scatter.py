"""A sparse start: the first words are spread over a box, and the others must cross them."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence

from crosscore.layout.board import bits
from crosscore.layout.existing import ExistingLayout, parts_of, reach
from crosscore.layout.result import Layout
from crosscore.rng import Rng

__all__ = ["scatter"]

_FILL = 0.3  #: share of a box of free size that the letters would fill


def scatter(
    words: Sequence[Sequence[Hashable]],
    first: int,
    *,
    rng: Rng,
    size: tuple[int, int] | None = None,
) -> Generator[None, None, Layout]:
    """A layout in which the first words were put down apart, and the others cross any of them.

    A later word takes the place that joins most groups. Groups may stay separate: the layout's
    words needn't be connected. Yields between two words.
    """
    longest = max(map(len, words), default=1)
    side = max(longest + 2, int((sum(map(len, words)) / _FILL) ** 0.5) + 1)
    existing = ExistingLayout(words, (), size or (side, side))
    board = existing.board
    waiting = list(range(first, len(words)))
    for word in range(min(first, len(words))):
        occupied = board.runs | board.columns
        apart = board.legal(word) & ~reach(occupied, len(words[word]))
        if apart:
            starts = list(bits(apart))
            board.place(word, rng.choice(starts))
        else:
            waiting.append(word)
        yield
    placed = True
    while waiting and placed:
        placed = False
        for word in list(waiting):
            found = board.starts(word)
            yield
            if not found:
                continue
            zones = [reach(existing.zone(part), len(words[word])) for part in parts_of(board)]
            best = max(
                bits(found),
                key=lambda at: (
                    sum(zone >> at & 1 for zone in zones),
                    existing.crossings(word, at),
                    rng.random(),
                ),
            )
            board.place(word, best)
            waiting.remove(word)
            placed = True
    return existing.layout()
