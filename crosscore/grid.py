"""Geometry of a crossword grid: slots, numbering, crossings, connected parts.

A cell is `(row, column)`. Column 0 is the first column in reading order: a Hebrew grid is stored
like an English one, and only drawing mirrors it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal

__all__ = [
    "BLOCKED",
    "CROSSING",
    "DIRECTIONS",
    "LETTERS",
    "LEVELS",
    "Bar",
    "Bars",
    "Cell",
    "Model",
    "Rows",
    "Slot",
    "along",
    "areas",
    "coded_cells",
    "components",
    "crossing_cells",
    "direction_of",
    "find_slots",
    "images",
    "is_full",
    "mirrored",
    "number_cells",
    "symmetry",
]

# What a grid is made of, its model. Whatever reads, checks, writes or draws a puzzle goes by it.
CROSSING: Final = "crossing"  #: words that cross in a void
BLOCKED: Final = "blocked"  #: cells and blocks, in which every run is a word
LETTERS: Final = "letters"  #: letters, with words in straight lines among them
Model = Literal["crossing", "blocked", "letters"]  #: what a grid is made of

Cell = tuple[int, int]  #: (row, column), both from 0
Bar = tuple[Cell, bool]  #: a line that ends a run after a cell: in its row (True), or below it
Bars = Collection[Bar]  #: in any collection; a set is quick
Slot = tuple[bool, tuple[Cell, ...]]  #: whether it lies across, and its cells in reading order
Rows = tuple[tuple[str | None, ...], ...]  #: clusters by row; None is a void, "" a cell to fill

#: The eight directions in which a word may run in a word search: rows down and columns on of a
#: step, by name. Lines are read `forward`.
DIRECTIONS: dict[str, Cell] = {
    "forward": (0, 1),
    "down": (1, 0),
    "forward-down": (1, 1),
    "forward-up": (-1, 1),
    "backward": (0, -1),
    "up": (-1, 0),
    "backward-up": (-1, -1),
    "backward-down": (1, -1),
}

#: the directions of each level of difficulty of a word search
LEVELS: dict[str, tuple[str, ...]] = {
    "easy": ("forward", "down"),
    "medium": ("forward", "down", "forward-down", "forward-up"),
    "hard": tuple(DIRECTIONS),
}


def along(start: Cell, direction: str, length: int) -> tuple[Cell, ...]:
    """The `length` cells from one on, in one of the `DIRECTIONS`."""
    (row, column), (down, on) = start, DIRECTIONS[direction]
    return tuple((row + i * down, column + i * on) for i in range(length))


def direction_of(cells: Sequence[Cell]) -> str:
    """The direction in which two or more cells follow each other; "" if in none of the eight."""
    if len(cells) > 1:
        (r, c), (s, d) = cells[:2]
        for direction, step in DIRECTIONS.items():
            if step == (s - r, d - c):
                return direction if tuple(cells) == along(cells[0], direction, len(cells)) else ""
    return ""


def coded_cells(rows: Sequence[Sequence[str | None]], codes: Sequence[str]) -> dict[Cell, int]:
    """The number of each cell's letter, `codes` being the letters from 1 on."""
    number = {letter: n for n, letter in enumerate(codes, start=1)}
    return {
        (r, c): number[letter]
        for r, row in enumerate(rows)
        for c, letter in enumerate(row)
        if letter in number
    }


def find_slots(rows: Sequence[Sequence[object | None]], bars: Bars = ()) -> list[Slot]:
    """All runs of two or more cells, as `(across, cells)`: across ones first, in reading order.

    An empty cell ("") is a cell too. `bars` end runs as blocks do.
    """
    width = len(rows[0]) if rows else 0
    inside = bytes([cell is not None for row in rows for cell in row])
    return list(_slots(inside, width, frozenset(bars)))


@lru_cache(maxsize=64)
def _slots(inside: bytes, width: int, bars: frozenset[Bar]) -> tuple[Slot, ...]:
    """Those of a pattern, of which one is asked for many times."""
    height = len(inside) // width if width else 0
    found: list[Slot] = []
    lines = [(True, [(r, c) for c in range(width)]) for r in range(height)]
    lines += [(False, [(r, c) for r in range(height)]) for c in range(width)]
    for across, line in lines:
        run: list[Cell] = []
        for cell in line:
            open = inside[cell[0] * width + cell[1]]
            if open:
                run.append(cell)
            if not open or (bars and (cell, across) in bars):
                if len(run) > 1:
                    found.append((across, tuple(run)))
                run = []
        if len(run) > 1:
            found.append((across, tuple(run)))
    return tuple(found)


def number_cells(starts: Iterable[Cell]) -> dict[Cell, int]:
    """Clue numbers 1, 2, ... for cells in which an answer starts, in reading order of rows.

    An across and a down answer that start in the same cell share its number.
    """
    return {cell: number for number, cell in enumerate(sorted(set(starts)), start=1)}


def is_full(rows: Sequence[Sequence[object | None]], cells: Iterable[Cell]) -> bool:
    """Whether each of the cells holds a letter."""
    return all(rows[r][c] for r, c in cells)


def areas(rows: Sequence[Sequence[object | None]], bars: Collection[Bar] = ()) -> list[list[Cell]]:
    """Groups of cells that touch by their sides, where no bar is between; largest group first."""
    pieces: list[tuple[Cell, ...]] = [cells for _, cells in find_slots(rows, bars)]
    covered = {cell for cells in pieces for cell in cells}
    pieces += [
        ((r, c),)
        for r, row in enumerate(rows)
        for c, cell in enumerate(row)
        if cell is not None and (r, c) not in covered
    ]
    groups = [sorted({c for i in group for c in pieces[i]}) for group in components(pieces)]
    return sorted(groups, key=lambda cells: (-len(cells), cells))


def symmetry(rows: Sequence[Sequence[object | None]]) -> str:
    """The symmetry of the blocks: "rotational", "left-right", "up-down", "diagonal" or "none".

    The first of them that holds; "none" for a grid without blocks, since nobody has chosen one yet.
    """
    shape = [[cell is None for cell in row] for row in rows]
    if any(map(any, shape)):
        mirrored = [row[::-1] for row in shape]
        if shape == mirrored[::-1]:
            return "rotational"
        if shape == mirrored:
            return "left-right"
        if shape == shape[::-1]:
            return "up-down"
        if shape == [list(column) for column in zip(*shape, strict=True)]:
            return "diagonal"
    return "none"


def mirrored(cell: Cell, width: int, height: int, symmetry: str) -> list[Cell]:
    """A cell and its images, each once."""
    return list(dict.fromkeys(images(cell, width, height, symmetry)))


def images(cell: Cell, width: int, height: int, symmetry: str) -> list[Cell]:
    """A cell and its images, as many as the symmetry has."""
    r, c = cell
    down, right = height - 1 - r, width - 1 - c
    match symmetry:
        case "rotational":
            found = [cell, (down, right)]
        case "left-right":
            found = [cell, (r, right)]
        case "up-down":
            found = [cell, (down, c)]
        case "both":
            found = [cell, (r, right), (down, c), (down, right)]
        case "diagonal" if width == height:
            found = [cell, (c, r)]
        case _:
            found = [cell]
    return found


def components(pieces: Sequence[Iterable[Cell]]) -> list[list[int]]:
    """Groups of `pieces` (indexes) that are connected by shared cells, largest group first."""
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
