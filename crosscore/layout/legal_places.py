"""Questions about a layout that is there: where may a word lie, which words could join?"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from crosscore.layout.board import bits
from crosscore.layout.existing import Ground, loose_pairs, reach
from crosscore.layout.result import Layout, Placement

__all__ = ["joining", "moved_to", "places"]

Words = Sequence[Sequence[Hashable]]


def places(
    words: Words,
    start: Sequence[Placement],
    word: int,
    *,
    size: tuple[int, int] | None = None,
    loose: Sequence[int] = (),
) -> list[tuple[Placement, int]]:
    """Every legal place of a word with all others where they are, and its crossings there.

    Where the others do not hang together without it, only places that join them count;
    `loose` words need not be joined. Sorted by row and column.
    """
    ground = _without(words, start, word, size, loose)
    found = [
        (ground.placement(word, at), ground.crossings(word, at))
        for at in bits(_legal(ground, word, ground.parts(), loose_pairs(ground.board)))
    ]
    now = next((place for place in start if place.word == word), None)
    if now is not None and all(place != now for place, _ in found):
        found.append((now, 0))
    return sorted(found, key=lambda item: item[0])


def moved_to(
    words: Words,
    start: Sequence[Placement],
    to: Placement,
    *,
    size: tuple[int, int] | None = None,
    loose: Sequence[int] = (),
) -> Layout | None:
    """The layout with one word elsewhere, None if it may not lie there."""
    ground = _without(words, start, to.word, size, loose)
    at = ground.start_of(to)
    legal = _legal(ground, to.word, ground.parts(), loose_pairs(ground.board))
    if at < 0 or not legal >> at & 1:
        return None
    ground.board.place(to.word, at)
    return ground.layout()


def joining(
    words: Words,
    start: Sequence[Placement],
    others: Words,
    *,
    size: tuple[int, int] | None = None,
    loose: Sequence[int] = (),
) -> Iterator[tuple[int, int]]:
    """Which other words could join the layout with nothing moving: (index, most crossings).

    A word that cannot join has 0 crossings; where the layout has no word at all, none can.
    """
    ground = Ground([*words, *others], start, size, loose)
    parts, pairs = ground.parts(), loose_pairs(ground.board)
    for index in range(len(others)):
        word = len(words) + index
        starts = _legal(ground, word, parts, pairs)
        yield index, ground.most_crossings(word, starts)


def _without(
    words: Words,
    start: Sequence[Placement],
    word: int,
    size: tuple[int, int] | None,
    loose: Sequence[int],
) -> Ground:
    """The layout without one word."""
    others = [place for place in start if place.word != word]
    return Ground(words, others, size, [i for i in loose if i != word])


def _legal(ground: Ground, word: int, parts: Sequence[int], pairs: int) -> int:
    """Starts of a word at which it joins the parts, and holds together what touches."""
    n = len(ground.board.words[word])
    found = ground.joining(word, parts)
    for at in bits(pairs if found else 0):
        found &= reach(1 << at, n) & reach(2 << at, n)
    return found
