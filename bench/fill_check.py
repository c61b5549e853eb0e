"""A neutral judge of filled grids: knows cells and words, and shares no code with any program.

It reads every run of two or more letters off the grid itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

__all__ = ["BLOCK", "Filled", "Words", "check"]

BLOCK = "#"
Run = tuple[str, ...]


class Words:
    """The words that are known, as tuples of letters; asked for their letters in any order, too."""

    def __init__(self, words: Collection[Sequence[str]]) -> None:
        self.known = {tuple(word) for word in words}
        self.shuffled: set[Run] | None = None

    def scrambles(self, run: Run) -> bool:
        """Whether a word has just these letters."""
        if self.shuffled is None:
            self.shuffled = {tuple(sorted(word)) for word in self.known}
        return tuple(sorted(run)) in self.shuffled


@dataclass(frozen=True, slots=True)
class Filled:
    """What is wrong with a grid (nothing, if legal), and what it amounts to.

    `unknown` counts runs that are no words, those apart that are a word's letters in another order
    (`scrambled`); `repeated` are words that stand there again.
    """

    faults: tuple[str, ...]
    slots: int
    blocks: int
    unknown: int
    scrambled: int
    repeated: int


def check(
    grid: Sequence[Sequence[str]], words: Words, template: Sequence[str] | None = None
) -> Filled:
    """Judge a grid: rows of letters, '#' for a block.

    `template` has '#' where blocks must be, '?' where letters must, and a letter where just that
    one must; None if the program chose the blocks.
    """
    faults = []
    if template is not None:
        shape = [len(row) for row in template]
        if [len(row) for row in grid] != shape:
            return Filled(("the grid has another shape",), 0, 0, 0, 0, 0)
        for r, (row, given) in enumerate(zip(grid, template, strict=True)):
            for c, (cell, wanted) in enumerate(zip(row, given, strict=True)):
                if wanted != cell and (wanted != "?" or cell == BLOCK):
                    faults.append(f"{cell or 'nothing'} in row {r}, column {c} for {wanted}")
    elif len({len(row) for row in grid}) != 1:
        return Filled(("the rows differ in length",), 0, 0, 0, 0, 0)
    empty = sum(cell in ("", " ", "?", ".") for row in grid for cell in row)
    if empty:
        faults.append(f"{empty} cells without a letter")
    found = runs(grid)
    odd = [run for run in found if run not in words.known]
    scrambled = [run for run in odd if words.scrambles(run)]
    twice = [run for run, times in Counter(found).items() for _ in range(times - 1)]
    faults += [f"{''.join(run)} is no word of the list" for run in odd]
    faults += [f"{''.join(run)} stands there again" for run in twice]
    return Filled(
        tuple(faults),
        len(found),
        sum(cell == BLOCK for row in grid for cell in row),
        len(odd) - len(scrambled),
        len(scrambled),
        len(twice),
    )


def runs(grid: Sequence[Sequence[str]]) -> list[Run]:
    """Every run of two or more cells between blocks or edges, across and down."""
    found = []
    for line in [*grid, *zip(*grid, strict=True)]:
        run: list[str] = []
        for cell in [*line, BLOCK]:
            if cell != BLOCK:
                run.append(cell)
                continue
            if len(run) > 1:
                found.append(tuple(run))
            run = []
    return found
