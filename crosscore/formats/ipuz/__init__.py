"""The .ipuz file: what Crosscore saves, opens and keeps as its document.

The format is JSON (ipuz v2, the specification as transcribed by libipuz and Puzzazz).
Rows are in logical order, `null` is a cell outside the grid, clues are objects with
`number` and `clue`. What ipuz has no field for stands under keys that start with
`org.crosscore:`; docs/formats.md lists them. No `cells` and no date are written: readers
disagree on whether `cells` count from 0 or 1, and a date would make equal puzzles differ.
"""

from __future__ import annotations

import re

from crosscore import jsontext
from crosscore.errors import Issue, Sentence
from crosscore.formats.file import File
from crosscore.formats.ipuz.keys import MAX_BYTES, OURS, WORD_SEARCH
from crosscore.formats.ipuz.write import dumps, to_document
from crosscore.puzzle import Puzzle

__all__ = [
    "MAX_BYTES",
    "dumps",
    "files",
    "from_document",
    "load",
    "loads",
    "losses",
    "recognises",
    "refusal",
    "to_document",
]

_GRID = re.compile(rb'"puzzle"\s*:\s*\[')


def files(puzzle: Puzzle, base: str) -> list[File]:
    """The one file, which holds the whole puzzle."""
    return [File(f"{base}.ipuz", dumps(to_document(puzzle)))]


def losses(puzzle: Puzzle) -> list[Issue]:
    """None: what is read again is the same puzzle."""
    return []


def refusal(puzzle: Puzzle) -> Sentence | None:
    """None: every puzzle has such a file."""
    return None


def recognises(data: bytes) -> bool:
    """Whether a file is JSON with the grid of an .ipuz file; `load` says what is wrong with it.

    A key alone doesn't prove it: a dictionary may hold the word "puzzle".
    """
    start = data[:4_000_000].lstrip(b"\xef\xbb\xbf \t\r\n")
    return start.startswith((b"{", b"ipuz(")) and _GRID.search(data) is not None


def load(data: bytes, name: str) -> tuple[Puzzle, list[Issue]]:
    """See `loads`."""
    return loads(data, name)


def loads(data: bytes, name: str = "The file") -> tuple[Puzzle, list[Issue]]:
    """Read an .ipuz file: the puzzle, and findings where the file contradicts itself.

    Raises `CrosscoreError` if it isn't JSON, or isn't an .ipuz crossword or word search.
    """
    document = jsontext.loads(_unwrapped(data), name, most=MAX_BYTES)
    if not isinstance(document, dict) or OURS + "format" in document:
        return from_document(document, name)
    from crosscore.formats.ipuz.others import opened

    return opened(document, name)


def _unwrapped(data: bytes) -> bytes:
    """The JSON of a file that is a call of a function, `ipuz(...)`, as pages have loaded it."""
    found = data.removeprefix(b"\xef\xbb\xbf").strip()
    if not found.startswith(b"ipuz("):
        return data
    return found[5:].rstrip(b" \t\r\n;").removesuffix(b")")


def from_document(document: object, name: str = "The document") -> tuple[Puzzle, list[Issue]]:
    """As `loads`, from the JSON object itself; nothing in it is trusted."""
    # Writing is quick to import, reading is not, and needed later or never.
    from crosscore.formats.ipuz.document import Document
    from crosscore.formats.ipuz.letters_read import WordSearchDocument
    from crosscore.formats.ipuz.read import Reader

    of_words = Document(document, name).is_of(WORD_SEARCH)
    reader = WordSearchDocument(document, name) if of_words else Reader(document, name)
    return reader.puzzle(), reader.findings
