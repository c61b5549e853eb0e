"""A library of patterns, drawn by `tools/patterns.py`: each was filled with words once.

`patterns.txt` has a line for each: its name, its symmetry, the cells that are not mirror images of
others (a bit for each, 1 for a block, as base64), and the lengths of its theme slots. These are
the slots across that take more than half of a row, at most `THEMES`, the longest first.
"""

from __future__ import annotations

import pkgutil
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from crosscore.errors import CrosscoreError, sentence
from crosscore.fill.patterns import orbit
from crosscore.grid import find_slots

__all__ = ["THEMES", "Pattern", "line_of", "named", "patterns", "sizes", "themes_of"]

THEMES = 8  #: as many theme slots are told
_SYMMETRIES = {"r": "rotational", "l": "left-right", "u": "up-down", "b": "both", "d": "diagonal"}


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pattern: rows of `#` and `.`; `name` is its size, the number of its words, and a letter."""

    name: str
    width: int
    height: int
    symmetry: str
    rows: tuple[str, ...]
    words: int
    blocks: int
    themes: tuple[int, ...]

    def cells(self) -> list[list[str | None]]:
        """Rows of None for a block and "" for an open cell."""
        return [[None if cell == "#" else "" for cell in row] for row in self.rows]


_read: dict[str, Pattern] = {}


def patterns(
    width: int = 0, height: int = 0, themes: Sequence[int] = (), most_words: int = 0
) -> list[Pattern]:
    """The patterns of a size, or all; those with theme slots for answers of these lengths."""
    found = []
    for size, lines in _by_size().items():
        if not width or size == (width, height or width):
            found += [_pattern(line) for line in lines]
    return [
        pattern
        for pattern in found
        if (not most_words or pattern.words <= most_words) and _has(pattern, themes)
    ]


def sizes() -> list[tuple[int, int]]:
    """The sizes (width, height) of which there are patterns, smallest first."""
    return list(_by_size())


def named(name: str) -> Pattern:
    """A pattern by its name; raises `CrosscoreError` (code "bad-option")."""
    for lines in _by_size().values():
        for line in lines:
            if line.startswith(name + " "):
                return _pattern(line)
    raise CrosscoreError(
        "bad-option",
        sentence(
            "no-such-pattern", "There’s no pattern {name}. Choose one of the library.", name=name
        ),
        "pattern",
    )


def themes_of(rows: Sequence[Sequence[object | None]]) -> tuple[int, ...]:
    """The lengths of the theme slots of rows (None is a block)."""
    half = len(rows[0]) / 2
    lengths = (len(cells) for across, cells in find_slots(rows) if across and len(cells) > half)
    return tuple(sorted(lengths, reverse=True)[:THEMES])


def line_of(name: str, rows: Sequence[Sequence[object | None]], symmetry: str) -> str:
    """The line of `patterns.txt` for a pattern."""
    width, height = len(rows[0]), len(rows)
    bits = 1
    for cell in _own(width, height, symmetry):
        bits = bits << 1 | (rows[cell[0]][cell[1]] is None)
    packed = urlsafe_b64encode(bits.to_bytes((bits.bit_length() + 7) // 8)).decode().rstrip("=")
    letter = next(sign for sign, what in _SYMMETRIES.items() if what == symmetry)
    return f"{name} {letter}{packed} {'.'.join(map(str, themes_of(rows)))}"


@cache
def _by_size() -> dict[tuple[int, int], list[str]]:
    data = pkgutil.get_data(__package__, "patterns.txt")
    if data is None:
        raise FileNotFoundError("patterns.txt")
    found: dict[tuple[int, int], list[str]] = {}
    for line in data.decode().splitlines():
        width, height = line[: line.index("-")].split("x")
        found.setdefault((int(width), int(height)), []).append(line)
    return found


def _pattern(line: str) -> Pattern:
    name, packed, *themes = line.split(" ")
    if name not in _read:
        size, words = name.rstrip("abcdefghijklmnopqrstuvwxyz").split("-")
        width, height = map(int, size.split("x"))
        symmetry = _SYMMETRIES[packed[0]]
        code = packed[1:]
        bits = int.from_bytes(urlsafe_b64decode(code + "=" * (-len(code) % 4)))
        own = _own(width, height, symmetry)
        rows = [["."] * width for _ in range(height)]
        for at, cell in enumerate(reversed(own)):
            if bits >> at & 1:
                for r, c in orbit(cell, width, height, symmetry):
                    rows[r][c] = "#"
        texts = tuple("".join(row) for row in rows)
        _read[name] = Pattern(
            name,
            width,
            height,
            symmetry,
            texts,
            int(words),
            sum(row.count("#") for row in texts),
            tuple(int(n) for n in "".join(themes).split(".") if n),
        )
    return _read[name]


def _own(width: int, height: int, symmetry: str) -> list[tuple[int, int]]:
    """The cells from which the others follow."""
    cells = ((r, c) for r in range(height) for c in range(width))
    return [cell for cell in cells if cell == min(orbit(cell, width, height, symmetry))]


def _has(pattern: Pattern, themes: Iterable[int]) -> bool:
    left = list(pattern.themes)
    for length in themes:
        if length not in left:
            return False
        left.remove(length)
    return True
