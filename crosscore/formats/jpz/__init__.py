"""The .jpz file: the XML of Crossword Compiler, bare or as the one file of a .zip.

There is no public specification; docs/formats.md says what other programs write and read.
`formats.zipped` unpacks a .zip, so only the XML is read here.
"""

from __future__ import annotations

import re

from crosscore.errors import Issue, Sentence, sentence
from crosscore.formats import lost
from crosscore.formats.file import File
from crosscore.grid import BLOCKED, LETTERS
from crosscore.puzzle import Puzzle

__all__ = ["XML", "files", "load", "losses", "recognises", "refusal"]

_START = re.compile(
    rb"\s*<(\?xml\b|!--|!doctype\s+(?!html)|[\w:-]*crossword|[\w:-]*rectangular)", re.I
)
_LOOKED = 2**20  # bytes before the puzzle: settings of the program


def files(puzzle: Puzzle, base: str) -> list[File]:
    """The one file: a .zip with the XML in it."""
    from crosscore.formats import zipped

    return [File(f"{base}.jpz", zipped.packed(XML.files(puzzle, base)))]


def refusal(puzzle: Puzzle) -> Sentence | None:
    """Why there is none: the format has crosswords, but no word searches."""
    if puzzle.model == LETTERS:
        return sentence(
            "jpz-no-word-search",
            "A .jpz file can’t hold a word search. Save it as .ipuz, or as a page to solve.",
        )
    return None


def losses(puzzle: Puzzle) -> list[Issue]:
    """What it doesn't keep: how the puzzle was made, the look of the sheet, spellings."""
    from crosscore import sheet
    from crosscore.formats.imported import kind

    shown = sheet.crop(puzzle)
    blocks = shown.model == BLOCKED and any(None in row for row in shown.rows())
    blocks = blocks or bool(shown.bars)
    return [
        *lost.workshop(puzzle),
        *lost.look(shown),
        *lost.lists(shown),
        *lost.other_kind(shown, kind(shown.rows(), blocks=blocks)),
        *_direction(shown),
        *lost.spelling(shown, counted=True),
        *_details(shown),
        *lost.checksum(shown),
    ]


def _direction(puzzle: Puzzle) -> list[Issue]:
    if not lost.from_right(puzzle):
        return []
    message = sentence(
        "loss-jpz-direction",
        "There is no field for the direction: the grid stands as on paper and each word lists its "
        "cells from the right; a program that does not follow that list reads it from the left.",
    )
    return [Issue("direction", message)]


def _details(puzzle: Puzzle) -> list[Issue]:
    """What it says about itself that has no element, and notes that become the instructions."""
    from crosscore.formats.jpz.write import ADDRESS, DETAILS

    kept = {*DETAILS, "notes"}
    if ADDRESS.match(puzzle.about.get("url", "")):
        kept.add("url")
    apart = puzzle.instructions and puzzle.instructions != puzzle.about.get("notes")
    return [*lost.about(puzzle, kept), *([] if apart else lost.notes(puzzle))]


def recognises(data: bytes) -> bool:
    """Whether a file is XML with a puzzle of Crossword Compiler, also in UTF-16."""
    start = data[:_LOOKED].replace(b"\0", b"").removeprefix(b"\xff\xfe").removeprefix(b"\xfe\xff")
    start = start.removeprefix(b"\xef\xbb\xbf")
    return _START.match(start) is not None and b"rectangular-puzzle" in start


def load(data: bytes, name: str) -> tuple[Puzzle, list[Issue]]:
    """The puzzle, and what couldn't be kept. Raises `CrosscoreError`, see `read.crossword`."""
    from crosscore.formats.jpz.read import crossword

    return crossword(data, name).puzzle()


class _Bare:
    """The same XML as a file of its own."""

    losses = staticmethod(losses)
    refusal = staticmethod(refusal)

    @staticmethod
    def files(puzzle: Puzzle, base: str) -> list[File]:
        """The one file."""
        from crosscore.formats.jpz.write import xml

        return [File(f"{base}.xml", xml(puzzle))]


XML = _Bare()
