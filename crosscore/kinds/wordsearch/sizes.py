"""How large a grid is where nobody says it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from math import ceil

from crosscore.grid import DIRECTIONS, Cell
from crosscore.kinds.wordsearch.shapes import OWN, RECTANGLE, mask, proportions

__all__ = ["LARGEST", "SMALLEST", "TIGHT", "area", "growing", "longest_run"]

SMALLEST, LARGEST = 3, 60  #: cells of a side
NORMAL, TIGHT, LOOSE = "normal", "tight", "loose"
#: letters of the words for each cell at most: shared ones count twice, so fewer cells are covered
_LETTERS = {NORMAL: 0.68, LOOSE: 0.42, TIGHT: 1.45}
_LETTERS_BESIDE = 1.16  #: a message
_ASKEW = 2  #: columns that a shape may have more or fewer than its proportions give it


def area(letters: int, message: int, room: str) -> int:
    """Cells that a grid needs at least for so many letters of words and of a message."""
    if message:
        return ceil(letters / _LETTERS_BESIDE) + message
    return ceil(letters / _LETTERS[room])


def growing(
    shape: str,
    picture: str,
    directions: tuple[str, ...],
    *,
    cells: int,
    longest: int,
    held: Collection[Cell] = (),
    least: tuple[int, int] = (SMALLEST, SMALLEST),
    fine: bool = False,
) -> Iterator[tuple[int, int]]:
    """Sizes (width, height) of grids with so many cells, smallest first.

    Squares and those with one column more than rows; `fine`, with up to three more; a shape
    keeps its proportions, `fine` nearly: it has up to two columns more or fewer. Each has a
    straight run of `longest` cells in one of the `directions` and the `held` cells, and no side
    is shorter than `least`.
    """
    for width, height in _sizes(shape, picture, 3 if fine else 1):
        if width < least[0] or height < least[1] or width * height < cells:
            continue
        form = mask(shape, width, height, picture)
        if form is not None and len(form) < cells:
            continue
        if fine and form is not None and not _is_full(form, width, height):
            continue
        if longest_run(width, height, form, directions) < longest:
            continue
        if all(r < height and c < width and (form is None or (r, c) in form) for r, c in held):
            yield width, height


def _sizes(shape: str, picture: str, wider: int) -> list[tuple[int, int]]:
    if shape == RECTANGLE:
        sides = range(SMALLEST, LARGEST + 1)
        found = [(h + more, h) for h in sides for more in range(wider + 1) if h + more <= LARGEST]
        return sorted(found, key=lambda size: (size[0] * size[1], size))
    across, down = proportions(shape, picture)
    scale = max(across, down)
    plain = [
        (max(SMALLEST, round(n * across / scale)), max(SMALLEST, round(n * down / scale)))
        for n in range(SMALLEST, LARGEST + 1)
    ]
    if shape == OWN or wider == 1:
        return plain
    some = {(w + more, h) for w, h in plain for more in range(-_ASKEW, _ASKEW + 1)}
    found = [(w, h) for w, h in some if SMALLEST <= w <= LARGEST]
    return sorted(found, key=lambda size: (size[0] * size[1], size))


def _is_full(form: frozenset[Cell], width: int, height: int) -> bool:
    """Whether each row and column has a cell."""
    return len({r for r, _ in form}) == height and len({c for _, c in form}) == width


@lru_cache(maxsize=256)
def longest_run(
    width: int, height: int, form: frozenset[Cell] | None, directions: tuple[str, ...]
) -> int:
    """How many cells the longest straight line in one of the directions has."""
    steps = sorted(
        {
            max(DIRECTIONS[direction], (-DIRECTIONS[direction][0], -DIRECTIONS[direction][1]))
            for direction in directions
        }
    )
    if form is None:
        sides = {(0, 1): width, (1, 0): height}
        return max(sides.get(step, min(width, height)) for step in steps)
    best = 0
    for down, on in steps:
        runs: dict[Cell, int] = {}
        for r, c in sorted(form, key=lambda cell: (cell[0], cell[1] * on)):
            runs[r, c] = runs.get((r - down, c - on), 0) + 1
        best = max(best, *runs.values())
    return best
