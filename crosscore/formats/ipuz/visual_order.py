"""An .ipuz file of a right-to-left puzzle with its rows as they are seen.

ipuz has no field for the direction. Programs that go by the numbers and by `cells` of each clue
show such a file the right way round, while our usual one looks to them as in a mirror; those
that ignore `cells` read the words backwards. So there are both. `cells` count from 1, and texts
are HTML, as the specification has it.
"""

from __future__ import annotations

from typing import Any

from crosscore import alphabet, sheet
from crosscore.errors import Issue, Sentence, sentence
from crosscore.formats import lost
from crosscore.formats.file import File
from crosscore.formats.ipuz.keys import DIRECTIONS, OURS, VISUAL
from crosscore.formats.ipuz.write import dumps, to_document
from crosscore.grid import BLOCKED, LETTERS
from crosscore.puzzle import Puzzle

__all__ = ["files", "losses", "refusal"]

#: keys of ours that say what the sheet is, not how it was made
_KEPT = ("kind", "language", "direction", "clue-language", "sheet", "rebus")


def files(puzzle: Puzzle, base: str) -> list[File]:
    """The one file."""
    return [File(f"{base}-as-seen.ipuz", dumps(_document(sheet.crop(puzzle))))]


def refusal(puzzle: Puzzle) -> Sentence | None:
    """Only crosswords that are read from the right are seen otherwise than they are stored."""
    if sheet.lists(puzzle) != "clues":
        return sentence(
            "seen-clueless",
            "This is for crosswords with clues; save this puzzle as .ipuz.",
        )
    if alphabet.get(puzzle.language).direction == "rtl" and puzzle.model != LETTERS:
        return None
    return sentence(
        "seen-as-read",
        "This is for right-to-left crosswords. Save this puzzle as .ipuz.",
    )


def losses(puzzle: Puzzle) -> list[Issue]:
    """What such a file does not hold."""
    message = sentence(
        "loss-cells",
        "Programs that do not look at the cells of each clue read the words backwards; "
        "for them there is the other .ipuz.",
    )
    return [Issue("cells", message), *lost.workshop(puzzle)]


def _document(puzzle: Puzzle) -> dict[str, Any]:
    whole = to_document(puzzle)
    made = {
        key: value
        for key, value in whole.items()
        if not key.startswith(OURS) or key.removeprefix(OURS) in _KEPT
    }
    made["puzzle"] = [[_turned(cell) for cell in row[::-1]] for row in made["puzzle"]]
    made["solution"] = [row[::-1] for row in made["solution"]]
    numbers = puzzle.numbers()
    places = {(DIRECTIONS[e.across], e.number): e.cells for e in puzzle.entries}
    if puzzle.model == BLOCKED:
        places |= {(DIRECTIONS[way], numbers[run[0]]): run for way, run in puzzle.slots()}
    made["clues"] = {
        direction: [
            {
                **item,
                "cells": [
                    [puzzle.width - column, row + 1]
                    for row, column in places[direction, item["number"]]
                ],
            }
            for item in items
        ]
        for direction, items in whole["clues"].items()
    }
    made[OURS + "rows"] = VISUAL
    made[OURS + "words"] = [
        {
            "word": puzzle.words[entry.word].surface,
            "direction": DIRECTIONS[entry.across],
            "number": entry.number,
        }
        for entry in sorted(puzzle.entries, key=lambda entry: entry.word)
    ]
    return made


def _turned(cell: Any) -> Any:
    """A cell of the puzzle where right is left."""
    if not isinstance(cell, dict) or "barred" not in cell.get("style", ()):
        return cell
    style = cell["style"]
    return {**cell, "style": {**style, "barred": style["barred"].replace("R", "L")}}
