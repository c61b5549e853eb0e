"""The .xd file: crosswords as plain text, in the form of the xd corpus.

Facts from its specification (version 3.0) and from what its tools, xword-parser and
xd-crossword-tools do with such files. docs/formats.md says how each thing is written.
"""

from __future__ import annotations

from crosscore.errors import Issue, Sentence
from crosscore.formats.file import File
from crosscore.puzzle import Puzzle

__all__ = ["MAX_BYTES", "files", "load", "losses", "recognises", "refusal"]

MAX_BYTES = 2 * 2**20  #: of a file; a large one with long clues has 40 kB

_LOOKED = 2**18  # bytes in which a file shows what it is


def files(puzzle: Puzzle, base: str) -> list[File]:
    """The one file."""
    from crosscore.formats.xd.write import text

    return [File(f"{base}.xd", text(puzzle))]


def refusal(puzzle: Puzzle) -> Sentence | None:
    """Why there is none: a word search, or too many letters that need a sign of their own."""
    from crosscore.formats.xd.write import refusal as why

    return why(puzzle)


def losses(puzzle: Puzzle) -> list[Issue]:
    """What it doesn't keep: how the puzzle was made, its look, language and direction."""
    from crosscore.formats.xd.write import losses as lost

    return lost(puzzle)


def recognises(data: bytes) -> bool:
    """Whether a file has the sections of one: headers, a grid, clues with group and number."""
    from crosscore.formats.xd.parts import is_xd

    start = data[:_LOOKED]
    return b"\0" not in start and is_xd(start.decode("utf-8", "replace"))


def load(data: bytes, name: str) -> tuple[Puzzle, list[Issue]]:
    """The puzzle, and what couldn't be kept. Raises `CrosscoreError`, see `read.crossword`."""
    from crosscore.formats.xd.read import crossword

    return crossword(data, name).puzzle()
