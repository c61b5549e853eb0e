"""Questions about an existing layout: where may a word go, and which words could join?"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from crosscore.layout.board import bits
from crosscore.layout.existing import ExistingLayout, loose_pairs, reach
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

    If the others aren't connected without it, only places that join them count; `loose` words
    needn't be joined. Sorted by row and column.
    """
    existing = _without(words, start, word, size, loose)
    found = [
        (existing.placement(word, at), existing.crossings(word, at))
        for at in bits(_legal(existing, word, existing.parts(), loose_pairs(existing.board)))
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
    """The layout with one word elsewhere, None if it isn't legal there."""
    existing = _without(words, start, to.word, size, loose)
    at = existing.start_of(to)
    legal = _legal(existing, to.word, existing.parts(), loose_pairs(existing.board))
    if at < 0 or not legal >> at & 1:
        return None
    existing.board.place(to.word, at)
    return existing.layout()


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
    existing = ExistingLayout([*words, *others], start, size, loose)
    parts, pairs = existing.parts(), loose_pairs(existing.board)
    for index in range(len(others)):
        word = len(words) + index
        starts = _legal(existing, word, parts, pairs)
        yield index, existing.most_crossings(word, starts)


def _without(
    words: Words,
    start: Sequence[Placement],
    word: int,
    size: tuple[int, int] | None,
    loose: Sequence[int],
) -> ExistingLayout:
    """The layout without one word."""
    others = [place for place in start if place.word != word]
    return ExistingLayout(words, others, size, [i for i in loose if i != word])


def _legal(existing: ExistingLayout, word: int, parts: Sequence[int], pairs: int) -> int:
    """Starts of a word at which it joins the parts, and holds together what touches."""
    n = len(existing.board.words[word])
    found = existing.joining(word, parts)
    for at in bits(pairs if found else 0):
        found &= reach(1 << at, n) & reach(2 << at, n)
    return found
