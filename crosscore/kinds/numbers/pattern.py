"""Blocks for short answers: every run is as long as some answer is, and all hang together.

A cell may stand in one run only, never in none. Blocks are set, with their images, where they
cut runs that are too long, until none is left.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping

from crosscore.grid import Cell
from crosscore.kinds.filled.cells import mirrored
from crosscore.rng import Rng

__all__ = ["Pattern", "pattern"]

Pattern = list[list[bool]]  #: True for a cell, False for a block

_ALONE = 0.6  #: what a cell without a run one way costs, beside 1 for a run too many
_NOISE = 1.2  #: how much chance changes the cost


def pattern(
    width: int, height: int, rng: Rng, most: Mapping[int, int], symmetry: str
) -> Generator[None, None, Pattern | None]:
    """A pattern with at most `most[n]` runs of n cells; None if this attempt led nowhere.

    It yields after every block.
    """
    white = [[True] * width for _ in range(height)]
    counts: dict[int, int] = {}
    for line in _lines(white):
        _count(counts, line, 1)
    while True:
        yield
        bad = _bad_runs(white, counts, most)
        if not bad:
            return white
        longest = max(len(run) for run in bad)
        some = [run for run in bad if len(run) == longest]
        run = rng.choice(some)
        tried = []
        for cell in run:
            images = mirrored(cell, width, height, symmetry)
            if all(white[r][c] for r, c in images):
                cost = _cost(white, counts, most, images) + rng.random() * _NOISE
                tried.append((cost, cell, images))
        for _, _, images in sorted(tried):
            _turn(white, counts, images)
            if _sound(white, images):
                break
            _turn(white, counts, images)
        else:
            return None


def _lines(white: Pattern) -> list[list[bool]]:
    return [*white, *map(list, zip(*white, strict=True))]


def _lengths(line: list[bool]) -> list[int]:
    found = []
    length = 0
    for cell in (*line, False):
        if cell:
            length += 1
        elif length:
            found.append(length)
            length = 0
    return found


def _count(counts: dict[int, int], line: list[bool], by: int) -> None:
    for length in _lengths(line):
        counts[length] = counts.get(length, 0) + by


def _turn(white: Pattern, counts: dict[int, int], images: list[Cell]) -> None:
    """Make cells blocks, or blocks cells again."""
    rows, columns = sorted({r for r, _ in images}), sorted({c for _, c in images})
    for by in (-1, 1):
        for r in rows:
            _count(counts, white[r], by)
        for c in columns:
            _count(counts, [row[c] for row in white], by)
        if by < 0:
            for r, c in images:
                white[r][c] = not white[r][c]


def _weight(length: int, count: int, most: Mapping[int, int]) -> float:
    if length == 1:
        return _ALONE * count
    longest = max(most)
    if length > longest:
        return count * (1 + length - longest)
    return float(max(0, count - most.get(length, 0)))


def _cost(
    white: Pattern, counts: dict[int, int], most: Mapping[int, int], images: list[Cell]
) -> float:
    """What the pattern would cost with these cells as blocks."""
    _turn(white, counts, images)
    cost = sum(_weight(length, count, most) for length, count in sorted(counts.items()))
    _turn(white, counts, images)
    return cost


def _bad_runs(
    white: Pattern, counts: Mapping[int, int], most: Mapping[int, int]
) -> list[list[Cell]]:
    """The runs of lengths of which there are too many."""
    wrong = {n for n, count in counts.items() if n > 1 and count > most.get(n, 0)}
    found: list[list[Cell]] = []
    if not wrong:
        return found
    height, width = len(white), len(white[0])
    lines = [[(r, c) for c in range(width)] for r in range(height)]
    lines += [[(r, c) for r in range(height)] for c in range(width)]
    for line in lines:
        run: list[Cell] = []
        for r, c in [*line, (-1, -1)]:
            if r >= 0 and white[r][c]:
                run.append((r, c))
            else:
                if len(run) in wrong:
                    found.append(run)
                run = []
    return found


def _near(white: Pattern, cell: Cell) -> list[Cell]:
    r, c = cell
    return [
        (y, x)
        for y, x in ((r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c))
        if 0 <= y < len(white) and 0 <= x < len(white[0]) and white[y][x]
    ]


def _sound(white: Pattern, images: list[Cell]) -> bool:
    """Whether all cells hang together (more than one of them: then each is in a run)."""
    left = sum(map(sum, white))
    start = next(((r, c) for r, row in enumerate(white) for c, on in enumerate(row) if on), None)
    if start is None or left < 2:
        return False
    reached = {start}
    todo = [start]
    while todo:
        for cell in _near(white, todo.pop()):
            if cell not in reached:
                reached.add(cell)
                todo.append(cell)
    return len(reached) == left
