"""A document's puzzle, read without the engine: what is wrong with it, by the rules of its kind.

It shares no code with the searches or the referee; all it knows is the document's format
(docs/formats.md).  `faults` gives sentences; none for a sound puzzle.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

__all__ = ["faults"]

Cell = tuple[int, int]
Line = tuple[Cell, ...]
Letters = dict[Cell, str]

_OURS = "org.crosscore:"
_ACROSS, _DOWN = "Across", "Down"
_WAYS = {
    "forward": (0, 1),
    "down": (1, 0),
    "forward-down": (1, 1),
    "forward-up": (-1, 1),
    "backward": (0, -1),
    "up": (-1, 0),
    "backward-down": (1, -1),
    "backward-up": (-1, -1),
}
_SUM = re.compile(r"(\d+) ([×÷+\u2212-]) (\d+)")
_WORKED: dict[str, Callable[[int, int], int | None]] = {
    "×": lambda a, b: a * b,
    "÷": lambda a, b: a // b if b and a % b == 0 else None,
    "+": lambda a, b: a + b,
    "\u2212": lambda a, b: a - b,
    "-": lambda a, b: a - b,
}


def faults(document: dict[str, Any]) -> list[str]:
    """What is wrong with a puzzle that is said to be finished."""
    kind = document.get(_OURS + "kind")
    if kind == "wordsearch":
        return list(_search(document))
    return list(_crossword(document, str(kind)))


def _letters(rows: list[list[Any]]) -> Letters:
    found = {}
    for r, row in enumerate(rows):
        for c, cell in enumerate(row):
            value = cell.get("value") if isinstance(cell, dict) else cell
            if value is not None and value != "#":
                found[r, c] = value
    return found


# -- crosswords ---------------------------------------------------------------------------


def _lines(document: dict[str, Any], inside: Letters) -> Iterator[tuple[bool, Line]]:
    """Every run of two or more cells, across and down, parted by bars."""
    bars = set()
    for r, row in enumerate(document["puzzle"]):
        for c, cell in enumerate(row):
            style = cell.get("style") if isinstance(cell, dict) else None
            barred = style.get("barred", "") if isinstance(style, dict) else ""
            for side in barred:
                bars.add(
                    {
                        "T": ((r - 1, c), False),
                        "B": ((r, c), False),
                        "L": ((r, c - 1), True),
                        "R": ((r, c), True),
                    }[side]
                )
    height, width = len(document["solution"]), max(map(len, document["solution"]), default=0)
    for across in (True, False):
        for first in range(height if across else width):
            run: list[Cell] = []
            for at in range((width if across else height) + 1):
                cell = (first, at) if across else (at, first)
                if cell in inside:
                    run.append(cell)
                if cell not in inside or (cell, across) in bars:
                    if len(run) > 1:
                        yield across, tuple(run)
                    run = []


def _numbers(inside: Letters, lines: list[tuple[bool, Line]]) -> dict[Cell, int]:
    starts = sorted({line[0] for _, line in lines})
    return {cell: number for number, cell in enumerate(starts, 1)}


def _parts(inside: Letters, lines: list[tuple[bool, Line]]) -> int:
    """How many parts the grid falls into."""
    root = {cell: cell for cell in inside}

    def top(cell: Cell) -> Cell:
        while root[cell] != cell:
            root[cell] = cell = root[root[cell]]
        return cell

    for _, line in lines:
        for a, b in pairwise(line):
            root[top(a)] = top(b)
    return len({top(cell) for cell in inside})


def _crossword(document: dict[str, Any], kind: str) -> Iterator[str]:
    inside = _letters(document["solution"])
    lines = list(_lines(document, inside))
    numbers = _numbers(inside, lines)
    words = document.get(_OURS + "words", [])
    placed: dict[tuple[str, int], Line] = {
        (_ACROSS if across else _DOWN, numbers[line[0]]): line for across, line in lines
    }
    told = {(word["direction"], word["number"]) for word in words if "number" in word}
    for missing in sorted(set(placed) - told):
        yield f"{missing} is a run of letters that is no word"
    for much in sorted(told - set(placed)):
        yield f"{much} is a word without a run"
    for word in words:
        line = placed.get((word.get("direction", ""), word.get("number", 0)))
        if line and kind != "numbers" and "cells" not in word:
            read = "".join(inside[cell] for cell in line)
            if _differ(word["word"], read):
                yield f"{word['word']!r} is {read!r} in the grid"
    read_at = Counter("\0".join(inside[cell] for cell in line) for _, line in lines)
    if kind != "numbers":
        for text, count in read_at.items():
            if count > 1:
                yield f"{text!r} stands {count} times in the grid"
    if not document.get(_OURS + "options", {}).get("pieces") and _parts(inside, lines) > 1:
        yield "the grid falls into parts"
    if kind in ("freeform", "filled", "numbers"):
        yield from _printed_numbers(document, numbers)
        yield from _clues(document, set(placed))
    if kind == "numbers":
        yield from _sums(document, placed, inside)
    if kind == "codeword":
        yield from _codes(document, inside)


def _differ(word: str, read: str) -> bool:
    """Whether a word in plain letters isn't what the grid reads; for others nobody knows here."""
    plain = [
        "".join(char for char in unicodedata.normalize("NFD", text) if char.isprintable())
        for text in (word, read)
    ]
    if not all(text.isascii() for text in plain):
        return False
    letters = ["".join(filter(str.isalnum, text)).upper() for text in plain]
    return letters[0] != letters[1]


def _printed_numbers(document: dict[str, Any], numbers: dict[Cell, int]) -> Iterator[str]:
    for r, row in enumerate(document["puzzle"]):
        for c, cell in enumerate(row):
            said = cell.get("cell") if isinstance(cell, dict) else cell
            known = said if isinstance(said, int) and said else None
            if known != numbers.get((r, c)):
                yield f"cell {r + 1}, {c + 1} has number {known}, not {numbers.get((r, c))}"


def _clues(document: dict[str, Any], placed: set[tuple[str, int]]) -> Iterator[str]:
    listed = [
        (direction, clue["number"])
        for direction, clues in document.get("clues", {}).items()
        for clue in clues
    ]
    if len(listed) != len(set(listed)):
        yield "a clue is listed twice"
    if set(listed) != placed:
        yield f"clues and words differ: {sorted(set(listed) ^ placed)[:4]}"


def _sums(
    document: dict[str, Any], placed: dict[tuple[str, int], Line], inside: Letters
) -> Iterator[str]:
    for direction, clues in document.get("clues", {}).items():
        for clue in clues:
            found = _SUM.fullmatch(clue["clue"])
            if not found:
                continue  # a part of it is another word's answer
            line = placed.get((direction, clue["number"]), ())
            made = _WORKED[found[2]](int(found[1]), int(found[3]))
            read = "".join(inside[cell] for cell in line)
            if str(made) != read:
                yield f"{clue['clue']} is {made}, and {read} stands there"


def _codes(document: dict[str, Any], inside: Letters) -> Iterator[str]:
    codes = document.get(_OURS + "codes", [])
    if len(codes) != len(set(codes)):
        yield "a letter has two numbers"
    for (r, c), letter in inside.items():
        cell = document["puzzle"][r][c]
        number = cell.get("cell") if isinstance(cell, dict) else cell
        if not isinstance(number, int) or not 1 <= number <= len(codes):
            yield f"cell {r + 1}, {c + 1} has no number"
        elif codes[number - 1] != letter:
            yield f"cell {r + 1}, {c + 1} has the number of another letter"


# -- word searches ------------------------------------------------------------------------


def _search(document: dict[str, Any]) -> Iterator[str]:
    letters = _letters(document["puzzle"])
    ways = [_WAYS[way] for way in document[_OURS + "options"]["ways"].split()]
    seen: set[Line] = set()
    lines: dict[str, Line] = {}
    for word, place in document["solution"].items():
        line = tuple((row - 1, column - 1) for column, row in place["cells"])
        lines[word] = line
        steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)}
        if len(steps) > 1 or not steps <= set(ways):
            yield f"{word!r} bends, or lies in a direction that isn't allowed"
        if not set(line) <= letters.keys():
            yield f"{word!r} leaves the grid"
            continue
        read = "".join(letters[cell] for cell in line)
        if _differ(word, read):
            yield f"{word!r} is {read!r} in the grid"
        if tuple(sorted(line)) in seen:
            yield f"{word!r} lies where another word lies"
        seen.add(tuple(sorted(line)))
    yield from _places(letters, lines, ways)


def _places(letters: Letters, lines: dict[str, Line], ways: list[Cell]) -> Iterator[str]:
    """A word is at one place, but for those within other words."""
    starts: dict[str, list[Cell]] = {}
    for cell, letter in letters.items():
        starts.setdefault(letter, []).append(cell)
    covered = [set(line) for line in lines.values()]
    for word, line in lines.items():
        spelt = [letters[cell] for cell in line if cell in letters]
        if len(spelt) < 2:
            continue
        found = set()
        for r, c in starts.get(spelt[0], ()):
            for down, on in ways:
                there = [(r + i * down, c + i * on) for i in range(len(spelt))]
                if [letters.get(cell) for cell in there] == spelt:
                    found.add(frozenset(there))
        own = frozenset(line)
        for other in found - {own}:
            if not any(other <= cells for cells in covered):
                yield f"{word!r} is hidden at a second place too"
