"""Geometry of a crossword grid: slots, numbering, crossings, connected parts.

A cell is `(row, column)`. Column 0 is the first column in reading order: a Hebrew grid
is stored like an English one, and only drawing mirrors it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

__all__ = ["Cell", "Rows", "components", "crossing_cells", "find_slots", "number_cells"]

Cell = tuple[int, int]  #: (row, column), both from 0
Rows = tuple[tuple[str | None, ...], ...]  #: clusters by row; None is a void


def find_slots(rows: Sequence[Sequence[object | None]]) -> list[tuple[bool, tuple[Cell, ...]]]:
    """All runs of two or more cells, as `(across, cells)`: across ones first, in reading order."""
    height = len(rows)
    width = len(rows[0]) if rows else 0
    found: list[tuple[bool, tuple[Cell, ...]]] = []
    lines = [(True, [(r, c) for c in range(width)]) for r in range(height)]
    lines += [(False, [(r, c) for r in range(height)]) for c in range(width)]
    for across, line in lines:
        run: list[Cell] = []
        for r, c in [*line, (-1, -1)]:
            if r >= 0 and rows[r][c] is not None:
                run.append((r, c))
            else:
                if len(run) > 1:
                    found.append((across, tuple(run)))
                run = []
    return found


def number_cells(starts: Iterable[Cell]) -> dict[Cell, int]:
    """Clue numbers 1, 2, ... for cells in which an answer starts, in reading order of rows.

    An across and a down answer that start in the same cell share its number.
    """
    return {cell: number for number, cell in enumerate(sorted(set(starts)), start=1)}


def components(pieces: Sequence[Iterable[Cell]]) -> list[list[int]]:
    """Indexes of `pieces` in groups that hang together by sharing cells, largest group first."""
    owner: dict[Cell, int] = {}
    parent = list(range(len(pieces)))

    def root(i: int) -> int:
        while parent[i] != i:
            parent[i] = parent[parent[i]]
            i = parent[i]
        return i

    for i, cells in enumerate(pieces):
        for cell in cells:
            j = owner.setdefault(cell, i)
            parent[root(i)] = root(j)
    groups: dict[int, list[int]] = {}
    for i in range(len(pieces)):
        groups.setdefault(root(i), []).append(i)
    return sorted(groups.values(), key=lambda g: (-len(g), g))


def crossing_cells(pieces: Sequence[Sequence[Cell]]) -> Mapping[Cell, int]:
    """Cells that belong to more than one piece, with how many."""
    count: dict[Cell, int] = {}
    for cells in pieces:
        for cell in cells:
            count[cell] = count.get(cell, 0) + 1
    return {cell: n for cell, n in count.items() if n > 1}
