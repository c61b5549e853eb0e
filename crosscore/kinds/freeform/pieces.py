"""Words that can't be joined to the others: laid out in pieces of their own, beside them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from crosscore import layout
from crosscore.layout import Layout, Placement
from crosscore.rng import Rng

__all__ = ["spread"]

_NODES = 60  #: of the search for a piece, for each word that is left
_WIDTHS = 5  #: of the whole that are tried, each a little wider

Answer = tuple[str, ...]


def spread(answers: Sequence[Answer], found: Layout) -> Layout:
    """A layout with the words that it has no place for in pieces beside it.

    The same words give the same pieces. A piece keeps a cell's distance from every other.
    """
    rest = [word for word, _ in found.unplaced]
    pieces = [
        [place._replace(word=rest[place.word]) for place in piece]
        for piece in _pieces(tuple(tuple(answers[word]) for word in rest))
    ]
    whole = [list(found.placements), *pieces] if found.placements else pieces
    if len(whole) < 2:
        return found
    boxes = [_box(answers, piece) for piece in whole]
    least = max(width for width, _ in boxes)
    tries = [_packed(answers, whole, boxes, least + more) for more in range(0, 2 * _WIDTHS, 2)]
    width, height, placements = min(tries, key=lambda each: (max(each[:2]), each[0] * each[1]))
    cells = {cell for place in placements for cell in _cells(answers, place)}
    return Layout(
        width=width,
        height=height,
        placements=tuple(sorted(placements)),
        unplaced=(),
        crossings=sum(len(answers[place.word]) for place in placements) - len(cells),
        filled=len(cells),
        top=0,
        left=0,
    )


@lru_cache(maxsize=64)
def _pieces(answers: tuple[Answer, ...]) -> tuple[tuple[Placement, ...], ...]:
    """All words in connected layouts, as many as possible in the first, and so on."""
    rest = list(range(len(answers)))
    made: list[tuple[Placement, ...]] = []
    while rest:
        best: Layout | None = None
        words = [answers[word] for word in rest]
        for item in layout.lay_out(words, rng=Rng(1), nodes=_NODES * len(words)):
            best = item if isinstance(item, Layout) else best
        if best is None or not best.placements:
            break
        made.append(tuple(place._replace(word=rest[place.word]) for place in best.placements))
        placed = {place.word for place in made[-1]}
        rest = [word for word in rest if word not in placed]
    return tuple(made)


def _cells(answers: Sequence[Answer], place: Placement) -> list[tuple[int, int]]:
    steps = range(len(answers[place.word]))
    if place.down:
        return [(place.row + i, place.column) for i in steps]
    return [(place.row, place.column + i) for i in steps]


def _box(answers: Sequence[Answer], piece: Sequence[Placement]) -> tuple[int, int]:
    cells = [cell for place in piece for cell in _cells(answers, place)]
    return max(column for _, column in cells) + 1, max(row for row, _ in cells) + 1


def _packed(
    answers: Sequence[Answer],
    pieces: Sequence[Sequence[Placement]],
    boxes: Sequence[tuple[int, int]],
    most: int,
) -> tuple[int, int, list[Placement]]:
    """The pieces as high up as they go, in a grid at most so wide: its width, height, placements.

    The grid is one integer, row by row, with a free column on both sides of each row.
    """
    stride = most + 2
    near = 0  # the cells of the pieces that lie, and all around them
    placements: list[Placement] = []
    width = height = 0
    order = sorted(range(1, len(pieces)), key=lambda i: (-boxes[i][1], -boxes[i][0], i))
    for i in [0, *order]:
        shape = 0
        for place in pieces[i]:
            for row, column in _cells(answers, place):
                shape |= 1 << (row + 1) * stride + column + 1
        row = column = 0
        while near & shape << row * stride + column:
            column += 1
            if column + boxes[i][0] > most:
                row, column = row + 1, 0
        shape <<= row * stride + column
        thick = shape | shape << 1 | shape >> 1
        near |= thick | thick << stride | thick >> stride
        placements += [
            place._replace(row=place.row + row, column=place.column + column) for place in pieces[i]
        ]
        width = max(width, column + boxes[i][0])
        height = max(height, row + boxes[i][1])
    return width, height, placements
