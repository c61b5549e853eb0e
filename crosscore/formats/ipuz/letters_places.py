"""Where the words of a word search are: from the file's places, or by reading its letters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from crosscore.formats.ipuz.document import Grid
from crosscore.formats.ipuz.keys import MAX_SIDE_LETTERS
from crosscore.grid import DIRECTIONS, Cell, along, direction_of

__all__ = ["Letters", "places_in_file"]

_BASES = (1, 0)  #: what columns and rows count from: programs differ
_NAMES = {step: direction for direction, step in DIRECTIONS.items()}


class Letters:
    """The letters of a grid, and where in them words can be read.

    Each line of the grid is a text with a character for each letter, so that a word is sought
    in it by Python's own search of texts, which no file can make slow.
    """

    def __init__(self, rows: Grid) -> None:
        self._at = {(r, c): x for r, row in enumerate(rows) for c, x in enumerate(row) if x}
        self._signs: dict[str, str] = {}
        for letter in self._at.values():
            self._signs.setdefault(letter, chr(1 + len(self._signs)))

    @cached_property
    def _texts(self) -> list[tuple[str, str, list[Cell]]]:
        return [(direction, *self._lines(direction)) for direction in DIRECTIONS]

    def _lines(self, direction: str) -> tuple[str, list[Cell]]:
        """All lines in a direction as one text, NUL before each, and the cells of its characters.

        A line ends where the next cell has no letter.
        """
        down, on = DIRECTIONS[direction]
        text: list[str] = []
        cells: list[Cell] = []
        for r, c in self._at:
            if (r - down, c - on) in self._at:
                continue
            text.append("\0")
            cells.append((r, c))
            while (r, c) in self._at:
                text.append(self._signs[self._at[r, c]])
                cells.append((r, c))
                r, c = r + down, c + on
        return "".join(text), cells

    def copies(self, answer: Sequence[str]) -> list[tuple[Cell, ...]]:
        """Every place where a word can be read in any direction; a palindrome's once."""
        if not answer or not all(letter in self._signs for letter in answer):
            return []
        sought = "".join(self._signs[letter] for letter in answer)
        found: dict[frozenset[Cell], tuple[Cell, ...]] = {}
        for direction, text, cells in self._texts:
            start = 0
            while (at := text.find(sought, start)) >= 0:
                place = along(cells[at], direction, len(answer))
                found.setdefault(frozenset(place), place)
                start = at + 1
        return sorted(found.values())

    def fitting(self, cells: Sequence[Cell], answer: Sequence[str]) -> tuple[Cell, ...]:
        """The cells in the order in which they hold a word in a straight line; () if they do not.

        Whichever end comes first: programs that name the corners of a box have only one order.
        """
        for order in (cells, cells[::-1]):
            if direction_of(order) and [self._at.get(cell) for cell in order] == list(answer):
                return tuple(order)
        return ()


def places_in_file(
    places: Mapping[int, object], answers: Mapping[int, Sequence[str]], letters: Letters
) -> dict[int, tuple[Cell, ...]]:
    """The cells of each word whose place in the file, a GroupSpec of ipuz, holds its letters.

    Columns and rows count from 1 or from 0: as fits more of the words.
    """
    found: list[dict[int, tuple[Cell, ...]]] = []
    for base in _BASES:
        fitting = {
            key: letters.fitting([(r - base, c - base) for c, r in _cells(places[key])], answer)
            for key, answer in answers.items()
        }
        found.append({key: cells for key, cells in fitting.items() if cells})
    return max(found, key=len)


def _cells(place: object) -> list[tuple[int, int]]:
    """The (column, row)s of a line, of a rectangle one cell wide, of cells; [] of all else."""
    match place:
        case {"line": [[c, r], [on, down], count]} if _whole(c, r, on, down, count):
            return _along(c, r, on, down, count)
        case {"rect": [c, r, d, s]} if _whole(c, r, d, s):
            on, down = (d > c) - (d < c), (s > r) - (s < r)
            cells = _along(c, r, on, down, max(abs(d - c), abs(s - r)) + 1)
            return cells if cells[-1:] == [(d, s)] else []
        case {"cells": [*pairs]} if len(pairs) <= MAX_SIDE_LETTERS:
            good = [pair for pair in pairs if isinstance(pair, list) and len(pair) == 2]
            if len(good) == len(pairs) and _whole(*(n for pair in good for n in pair)):
                return [(c, r) for c, r in good]
    return []


def _along(c: int, r: int, on: int, down: int, count: int) -> list[tuple[int, int]]:
    direction = _NAMES.get((down, on))
    if direction is None or not 0 < count <= MAX_SIDE_LETTERS:
        return []
    return [(column, row) for row, column in along((r, c), direction, count)]


def _whole(*numbers: object) -> bool:
    return all(type(number) is int for number in numbers)
