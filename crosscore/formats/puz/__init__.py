"""The .puz file of Across Lite, which nearly every crossword program reads; and its text form.

Binary, little-endian, with one byte for each cell: other letters, and cells of several, are rebus
squares. Facts from FileFormat.md and AcrossTextFormat.md of the puzpy project, and from what puzpy,
XWord and kotwords do with such files. docs/formats.md says how each thing is written.
"""

from __future__ import annotations

from crosscore.errors import CrosscoreError, Issue, sentence
from crosscore.formats.puz.binary import MAGIC, PREAMBLE
from crosscore.formats.puz.write import files, losses, refusal
from crosscore.puzzle import Puzzle

__all__ = ["MAX_BYTES", "files", "load", "losses", "recognises", "refusal"]

MAX_BYTES = 2**20  #: bytes of a file; a large one with long clues has 40 kB


def recognises(data: bytes) -> bool:
    """Whether a file has the mark of a .puz file, or begins as the text form of one does."""
    from crosscore.formats.puz.text import is_text

    return MAGIC in data[: PREAMBLE + len(MAGIC)] or is_text(data)


def load(data: bytes, name: str) -> tuple[Puzzle, list[Issue]]:
    """The crossword in a file, and findings: what is wrong with it, or can't be kept.

    Raises `CrosscoreError` (code "not-puz", "not-opened", "too-large") if there is none.
    """
    from crosscore.formats.puz import binary, document, text

    if len(data) > MAX_BYTES:
        raise CrosscoreError(
            "too-large",
            sentence(
                "puz-too-large",
                "{name} is {size:,} MB, and the limit is {most} MB. Choose another file.",
                name=name,
                size=round(len(data) / 2**20),
                most=MAX_BYTES // 2**20,
            ),
            name,
        )
    parse = text.parse if text.is_text(data) else binary.parse
    return document.crossword(parse(data, name), name).puzzle()
