"""A neutral judge of layouts: knows letters and places, and shares no code with any program.

It is given what a program says it placed where, and works everything out from the letters alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

__all__ = ["Laid", "Verdict", "verify"]

Square = tuple[int, int]  # row, column


class Laid(NamedTuple):
    """A word where a program says it lies: its first cell, and whether it runs down."""

    text: str
    row: int
    column: int
    down: bool

    def squares(self) -> list[Square]:
        """The squares of its letters, in reading order."""
        return [
            (self.row + i, self.column) if self.down else (self.row, self.column + i)
            for i in range(len(self.text))
        ]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is wrong (nothing, if legal), and what the layout amounts to.

    `crossings` counts squares in an across and a down word, `isolated` words without any;
    `components` are parts that touch nowhere; the box is the smallest that holds all letters
    and `filled` the part of it, 0..1, that holds letters.
    """

    faults: tuple[str, ...]
    placed: int
    crossings: int
    components: int
    isolated: int
    width: int
    height: int
    filled: float


def verify(
    words: Sequence[str],
    laid: Sequence[Laid],
    *,
    size: tuple[int, int] | None = None,
    grid: Sequence[str] | None = None,
) -> Verdict:
    """Judge a layout of `words`.

    `size` is the width and height it had to keep to. `grid` is the program's own picture: rows
    with a space where there is no letter; its letters must be those of the words.
    """
    faults: list[str] = []
    for text, times in (Counter(word.text for word in laid) - Counter(words)).items():
        faults.append(f"{text} is placed {times} times too often")

    letters: dict[Square, str] = {}
    for word in laid:
        for square, letter in zip(word.squares(), word.text, strict=True):
            if letters.setdefault(square, letter) != letter:
                faults.append(f"{letter} of {word.text} meets {letters[square]} at {square}")

    claimed = Counter(laid)
    read = Counter([*runs(letters, down=False), *runs(letters, down=True)])
    faults += [f"{wrong} is no whole run of letters" for wrong in claimed - read]
    faults += [f"{wrong} can be read but was not placed" for wrong in read - claimed]

    _, _, height, width = box(letters)
    if size and (width > size[0] or height > size[1]):
        faults.append(f"{width} x {height} is larger than {size[0]} x {size[1]}")
    if grid is not None and trimmed(grid) != drawn(letters):
        faults.append("the program's own grid has other letters than its words")

    across = {square for word in laid if not word.down for square in word.squares()}
    down = {square for word in laid if word.down for square in word.squares()}
    crossed = across & down
    return Verdict(
        faults=tuple(faults),
        placed=len(laid),
        crossings=len(crossed),
        components=components(letters),
        isolated=sum(crossed.isdisjoint(word.squares()) for word in laid),
        width=width,
        height=height,
        filled=len(letters) / (width * height) if letters else 0.0,
    )


def runs(letters: dict[Square, str], *, down: bool) -> list[Laid]:
    """Every run of two or more letters in one direction that cannot be made longer."""
    step_row, step_column = (1, 0) if down else (0, 1)
    found = []
    for row, column in letters:
        if (row - step_row, column - step_column) in letters:
            continue
        text = ""
        square = (row, column)
        while square in letters:
            text += letters[square]
            square = (square[0] + step_row, square[1] + step_column)
        if len(text) > 1:
            found.append(Laid(text, row, column, down))
    return found


def components(squares: Iterable[Square]) -> int:
    """How many parts the squares fall into, by flooding each from any of its squares."""
    dry = set(squares)
    parts = 0
    while dry:
        parts += 1
        shore = [dry.pop()]
        while shore:
            row, column = shore.pop()
            for near in (
                (row + 1, column),
                (row - 1, column),
                (row, column + 1),
                (row, column - 1),
            ):
                if near in dry:
                    dry.remove(near)
                    shore.append(near)
    return parts


def box(squares: Collection[Square]) -> tuple[int, int, int, int]:
    """First row, first column, height and width of the smallest box around the squares."""
    if not squares:
        return 0, 0, 0, 0
    rows, columns = zip(*squares, strict=True)
    top, left = min(rows), min(columns)
    return top, left, max(rows) - top + 1, max(columns) - left + 1


def drawn(letters: dict[Square, str]) -> list[str]:
    """The letters as rows of text, a space where there is none."""
    top, left, height, width = box(letters)
    return [
        "".join(letters.get((top + row, left + column), " ") for column in range(width))
        for row in range(height)
    ]


def trimmed(grid: Sequence[str]) -> list[str]:
    """The smallest box of a picture that holds all its letters."""
    return drawn(
        {
            (r, c): letter
            for r, line in enumerate(grid)
            for c, letter in enumerate(line)
            if letter != " "
        }
    )
