"""What holds of number crosswords only. It shares no code with what makes them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from crosscore.errors import Issue, sentence
from crosscore.puzzle import Entry, Puzzle

__all__ = ["check"]

#: a clue of a number, in any digits: two numbers and what to do with them; □ is kept back
_SUM = re.compile(r"\s*(\d{1,9}|□)\s*([-+*/×xX÷−·⋅∙:])\s*(\d{1,9}|□)\s*=?\s*")


def check(puzzle: Puzzle) -> list[Issue]:
    """No number begins with 0, and clues that are sums come to their answers, or can."""
    return [issue for entry in puzzle.entries for issue in _check_number(puzzle, entry)]


def _check_number(puzzle: Puzzle, entry: Entry) -> Iterator[Issue]:
    word = puzzle.words[entry.word]
    text = "".join(word.answer)
    if not text.isdecimal():
        message = sentence("number-no-number", "is no number")
        yield Issue("answer", message, word.surface)
        return
    if text.startswith("0"):
        message = sentence("number-begins-0", "begins with 0")
        yield Issue("zero", message, word.surface)
    said = _SUM.fullmatch(word.clue)
    if said and not _comes_to(_number(said[1]), said[2], _number(said[3]), int(text)):
        message = sentence(
            "clue-other-value", "has the clue {clue}, which is another number", clue=word.clue
        )
        yield Issue("value", message, word.surface)


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
