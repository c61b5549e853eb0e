"""Exolve's plain text: crosswords that its player shows in any web page.

Files are written for the player's own parser (version 1.68): see docs/formats.md.
"""

from __future__ import annotations

import re

from crosscore.errors import Issue, Sentence, sentence
from crosscore.formats import lost
from crosscore.formats.file import File
from crosscore.grid import LETTERS
from crosscore.puzzle import Puzzle

__all__ = ["MAX_BYTES", "files", "load", "losses", "recognises", "refusal"]

MAX_BYTES = 8 * 2**20  #: of a file; a page with the player in it has about half a megabyte

_MAX_SIDE = 100  # cells of a side that the player shows
_BEGIN = re.compile(rb"(?:^|[\n`'\"])[ \t]*exolve-begin[ \t]*\r?\n")
_GRID = re.compile(rb"\n[ \t]*exolve-grid[ \t]*:")


def files(puzzle: Puzzle, base: str) -> list[File]:
    """The one file."""
    from crosscore.formats.exolve.write import text

    return [File(f"{base}.exolve", text(puzzle))]


def refusal(puzzle: Puzzle) -> Sentence | None:
    """Why there is none: a word search, too large a grid, letters that the player can't take."""
    from crosscore import sheet
    from crosscore.formats.exolve.write import MAX_TYPED, Letters

    if puzzle.model == LETTERS:
        return sentence(
            "exolve-no-word-search",
            "Exolve can’t show word searches. Save it as .ipuz, or as a page to solve.",
        )
    shown = sheet.crop(puzzle)
    if max(shown.width, shown.height) > _MAX_SIDE:
        return sentence(
            "exolve-too-large",
            "The grid is {width} × {height}, and Exolve shows up to {most} × {most}. Save it "
            "as .ipuz, or as a page to solve.",
            width=shown.width,
            height=shown.height,
            most=_MAX_SIDE,
        )
    letters = Letters(shown)
    if letters.beyond:
        return sentence(
            "exolve-beyond",
            "Exolve can’t hold letters such as {letter}. Save it as .ipuz, or as a page to solve.",
            letter=letters.beyond,
        )
    if letters.rebus and letters.longest > MAX_TYPED:
        return sentence(
            "exolve-too-long",
            "A letter in the grid has {characters} characters, and Exolve takes up to {most}. "
            "Save it as .ipuz, or as a page to solve.",
            characters=letters.longest,
            most=MAX_TYPED,
        )
    return None


def losses(puzzle: Puzzle) -> list[Issue]:
    """What it doesn't keep: how the puzzle was made, its look, the direction, spellings."""
    from crosscore import sheet
    from crosscore.formats.imported import kind

    shown = sheet.crop(puzzle)
    blocks = any(None in row for row in shown.rows())
    return [
        *lost.workshop(puzzle),
        *lost.checksum(shown),
        *lost.look(shown, ("blocks",) if shown.sheet.get("blocks") == "hidden" else ()),
        *lost.lists(shown),
        *lost.other_kind(shown, kind(shown.rows(), blocks=blocks)),
        *lost.direction(shown),
        *lost.outside(shown),
        *lost.clue_language(shown),
        *lost.spelling(shown, counted=True),
        *_typing(shown),
    ]


def _typing(puzzle: Puzzle) -> list[Issue]:
    from crosscore.formats.exolve.write import Letters

    letters = Letters(puzzle)
    if not letters.rebus:
        return []
    return [
        Issue(
            "typing",
            sentence(
                "loss-exolve-typing",
                "Letters of several characters are typed after a double click: some of these "
                "characters ({signs}) belong to no one script.",
                signs=letters.signs,
            ),
        )
    ]


def recognises(data: bytes) -> bool:
    """Whether a file has the lines that begin a puzzle and its grid, alone or in a page."""
    start = _BEGIN.search(data)
    return start is not None and _GRID.search(data, start.end() - 1) is not None


def load(data: bytes, name: str) -> tuple[Puzzle, list[Issue]]:
    """The puzzle, and what couldn't be kept. Raises `CrosscoreError`, see `read.crossword`."""
    from crosscore.formats.exolve.read import crossword

    return crossword(data, name).puzzle()
