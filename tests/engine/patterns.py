"""Grids with blocks, and a judge of them that shares no code with the search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from crosscore.dictionary import read
from crosscore.search import drain
from tests.word_lists import LISTS

Rows = Sequence[Sequence[object]]


#: for each symmetry, the mirror images of (row, column) in a grid of h rows and w columns
IMAGES = {
    "none": [],
    "rotational": [lambda r, c, h, w: (h - 1 - r, w - 1 - c)],
    "left-right": [lambda r, c, h, w: (r, w - 1 - c)],
    "up-down": [lambda r, c, h, w: (h - 1 - r, c)],
    "both": [lambda r, c, h, w: (r, w - 1 - c), lambda r, c, h, w: (h - 1 - r, c)],
    "diagonal": [lambda r, c, h, w: (c, r)],
}


def runs(rows: Rows) -> list[tuple[tuple[int, int], ...]]:
    """All runs of open cells, across and down, those of one cell too."""
    found = []
    height, width = len(rows), len(rows[0])
    lines = [[(r, c) for c in range(width)] for r in range(height)]
    lines += [[(r, c) for r in range(height)] for c in range(width)]
    for line in lines:
        run: list[tuple[int, int]] = []
        for r, c in line:
            if rows[r][c] is not None:
                run.append((r, c))
                continue
            found.append(tuple(run))
            run = []
        found.append(tuple(run))
    return [run for run in found if run]


def shape_faults(rows: Rows, symmetry: str, least: int, unchecked: bool = False) -> list[str]:
    """What is wrong with where the blocks are; `unchecked`: runs of one cell are none."""
    wrong = []
    height, width = len(rows), len(rows[0])
    wrong += [
        f"{r, c} and its image differ"
        for r in range(height)
        for c in range(width)
        for image in IMAGES[symmetry]
        for row, column in [image(r, c, height, width)]
        if (rows[r][c] is None) != (rows[row][column] is None)
    ]
    everywhere = runs(rows)
    wrong += [
        f"short run {run}"
        for run in everywhere
        if len(run) < least and not (unchecked and len(run) == 1)
    ]
    open_cells = {(r, c) for r in range(height) for c in range(width) if rows[r][c] is not None}
    words = {cell for run in everywhere if len(run) > 1 for cell in run}
    wrong += [f"{cell} is in no word" for cell in sorted(open_cells - words)]
    reached: set[tuple[int, int]] = set()
    edge = sorted(open_cells)[:1]
    while edge:
        r, c = edge.pop()
        if (r, c) in open_cells - reached:
            reached.add((r, c))
            edge += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    if reached != open_cells or not open_cells:
        wrong.append("not connected")
    return wrong


def grid(text: str) -> list[list[str | None]]:
    return [[None if c == "#" else "" if c == "." else c for c in row] for row in text.split()]


@cache
def dictionary(name: str) -> list[tuple[str, ...]]:
    path = LISTS / f"{name}.json"
    return [word.answer for word in drain(read(path.read_bytes(), name=path.name)).words]


def blank(width: int, height: int) -> list[list[str | None]]:
    return [[""] * width for _ in range(height)]
