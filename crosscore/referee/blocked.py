"""The rules of a blocked grid: every full run is a word, and open cells belong to none."""

from __future__ import annotations

import re
from collections.abc import Iterator

from crosscore.errors import Issue, sentence
from crosscore.kinds.registry import KINDS
from crosscore.puzzle import ODD, Entry, Puzzle
from crosscore.referee.common import (
    Letters,
    check_numbers,
    check_open,
    check_runs,
    check_size,
    name,
    place,
    read_runs,
    the_grid,
)

__all__ = ["check_blocked"]

#: a clue of a number, in any digits: two numbers and what to do with them; □ is kept back
_SUM = re.compile(r"\s*(\d{1,9}|□)\s*([-+*/×xX÷−·⋅∙:])\s*(\d{1,9}|□)\s*=?\s*")


def check_blocked(puzzle: Puzzle, grid: Letters) -> list[Issue]:
    """The rules of a grid with blocks; `grid` is what its entries laid on it; [] if sound.

    Open cells are inside and in no entry, and hold one letter or none; every run whose cells all
    have letters is exactly one entry, and no other is; numbers count all runs; every word is in the
    grid; pinned cells hold letters; only words in the grid are marked as odd. In a number puzzle no
    number begins with 0, and a clue that is a sum, a difference, a product or a quotient has the
    answer as its value, or can have it if it hides a number (□). It is no fault if the grid is
    unfinished, falls into parts or is wider than it need be.
    """
    findings = check_open(puzzle, grid)
    if not grid and not puzzle.open_cells:
        findings.append(Issue("empty", sentence("all-blocks", "has no cells"), the_grid()))
    if findings:
        return findings
    whole = {**grid, **puzzle.open_cells}
    findings += check_runs(puzzle, puzzle.entries, whole)
    if not findings:
        findings += check_numbers(puzzle, [cells[0] for _, cells in read_runs(puzzle, whole)])
    for lost in puzzle.unplaced:
        message = sentence("dense-unplaced", "has no place, but in this grid every word has one")
        findings.append(Issue("unplaced", message, name(puzzle, lost.word)))
    for cell in sorted(puzzle.pinned):
        if not whole.get(cell):
            message = sentence("pinned-empty", "is said to keep its letter, but has none")
            findings.append(Issue("pinned", message, place(cell)))
    for word, what in sorted(puzzle.odd.items()):
        if not 0 <= word < len(puzzle.words) or what not in ODD:
            message = sentence("odd-no-use", "is said to be odd in a way that cannot be")
            findings.append(Issue("odd", message, name(puzzle, word)))
    if puzzle.kind in KINDS and KINDS[puzzle.kind].DIGITS:
        for entry in puzzle.entries:
            findings += _check_number(puzzle, entry)
    return findings + check_size(puzzle)


def _check_number(puzzle: Puzzle, entry: Entry) -> Iterator[Issue]:
    word = puzzle.words[entry.word]
    text = "".join(word.answer)
    if not text.isdecimal():
        message = sentence("number-no-number", "is no number")
        yield Issue("answer", message, name(puzzle, entry.word))
        return
    if text.startswith("0"):
        message = sentence("number-begins-0", "begins with 0")
        yield Issue("zero", message, name(puzzle, entry.word))
    said = _SUM.fullmatch(word.clue)
    if said and not _comes_to(_number(said[1]), said[2], _number(said[3]), int(text)):
        message = sentence(
            "clue-other-value", "has the clue {clue}, which is another number", clue=word.clue
        )
        yield Issue("value", message, name(puzzle, entry.word))


def _number(text: str) -> int | None:
    return int(text) if text.isdecimal() else None


def _comes_to(x: int | None, sign: str, y: int | None, value: int) -> bool:
    """Whether the sum has this value, or can have it with a number from 0 on for a None."""
    match sign:
        case "+":
            return _add(x, y, value)
        case "-" | "−":
            return _add(value, y, x)
        case "/" | "÷" | ":":
            return y != 0 and _multiply(value, y, x)
    return _multiply(x, y, value)


def _add(x: int | None, y: int | None, total: int | None) -> bool:
    """Whether x + y = total, or can be with a number from 0 on for each None."""
    if total is None:
        return True
    known = (x or 0) + (y or 0)
    return known <= total if x is None or y is None else known == total


def _multiply(x: int | None, y: int | None, product: int | None) -> bool:
    """Whether x × y = product, or can be with a number from 1 on for each None."""
    if product is None or (x is None and y is None):
        return True
    if x is not None and y is not None:
        return x * y == product
    known = x if x is not None else y
    return product == 0 if not known else product % known == 0
