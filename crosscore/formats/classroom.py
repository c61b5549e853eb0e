"""What crosswords of learning platforms have in common: one character a cell, from the left.

Such a platform asks for words, their clues and where they begin, and makes the grid from them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from crosscore import alphabet, sheet
from crosscore.errors import Issue, Sentence, sentence
from crosscore.formats import lost
from crosscore.formats.link import unsolvable
from crosscore.grid import LETTERS
from crosscore.puzzle import Puzzle

__all__ = ["Placed", "clued", "letters_refused", "losses", "placed", "refusal", "single"]

_NAMED = 6  # cells that a sentence names


@dataclass(frozen=True, slots=True)
class Placed:
    """A word where it lies on the sheet; `row` and `column` count from 0."""

    word: str
    shown: str
    clue: str
    counts: str
    row: int
    column: int
    across: bool


def single(cell: str) -> bool:
    """Whether such a program takes a cell for one character, and as it is.

    They cut words into UTF-16 units, and compare them in a composed form.
    """
    return len(cell) == 1 and ord(cell) < 0x10000 and unicodedata.normalize("NFKC", cell) == cell


def placed(puzzle: Puzzle) -> list[Placed]:
    """The words of the sheet by their first cells, across before down."""
    shown = sheet.crop(puzzle)
    script = alphabet.get(shown.language)
    ordered = sorted(shown.entries, key=lambda entry: (entry.cells[0], not entry.across))
    found = []
    for entry in ordered:
        word = shown.words[entry.word]
        found.append(
            Placed(
                "".join(word.answer),
                script.upper(word.shown),
                word.clue,
                sheet.enumeration(shown, word),
                *entry.cells[0],
                entry.across,
            )
        )
    return found


def clued(puzzle: Puzzle) -> bool:
    """Whether it is a crossword with clues."""
    return puzzle.model != LETTERS and sheet.lists(puzzle) == "clues"


def letters_refused(puzzle: Puzzle, fits: Callable[[str], bool]) -> Sentence | None:
    """That some cells aren't one character each, or none that fits."""
    cells = {cell for row in sheet.crop(puzzle).rows() for cell in row if cell}
    odd = sorted(cell for cell in cells if not (single(cell) and fits(cell)))
    if not odd:
        return None
    return sentence(
        "one-character",
        "The file holds one plain character in each cell. These don’t fit: {letters}.",
        letters=[*odd[:_NAMED], *(["…"] if len(odd) > _NAMED else [])],
    )


def refusal(puzzle: Puzzle, most: int, fits: Callable[[str], bool]) -> Sentence | None:
    """Why a crossword can't be one of a platform whose grids have at most `most` cells a side."""
    if lost.from_right(puzzle):
        return sentence(
            "from-left-only",
            "The program writes words from left to right only, so this puzzle would be mirrored.",
        )
    without = next((each for each in placed(puzzle) if not each.clue), None)
    if without:
        return sentence(
            "needs-clue",
            "{word} has no clue, and the file needs one for every word.",
            word=without.shown,
        )
    shown = sheet.crop(puzzle)
    if max(shown.width, shown.height) > most:
        return sentence(
            "most-sides",
            "The file holds at most {most} cells a side, and this grid is {width} × {height}.",
            most=most,
            width=shown.width,
            height=shown.height,
        )
    return unsolvable(puzzle) or letters_refused(puzzle, fits)


def losses(puzzle: Puzzle, about: tuple[str, ...] = ()) -> list[Issue]:
    """What no such crossword keeps; `about` are the names in `puzzle.ABOUT` that this one does."""
    shown = sheet.crop(puzzle)
    return [
        *lost.workshop(puzzle),
        *lost.about(shown, about),
        *lost.marks(shown, given=False, bars=False),
        *lost.look(shown),
    ]
