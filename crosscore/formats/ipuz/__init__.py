"""The .ipuz file: what Crosscore saves, opens and keeps as its document.

The format is JSON (ipuz v2, the specification as transcribed by libipuz and Puzzazz).
Rows are in logical order, `null` is a cell outside the grid, clues are objects with
`number` and `clue`. What ipuz has no field for stands under keys that start with
`org.crosscore:`; docs/formats.md lists them. No `cells` and no date are written: readers
disagree on whether `cells` count from 0 or 1, and a date would make equal puzzles differ.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import Any

from crosscore import jsontext, textfile
from crosscore.errors import Issue, Sentence
from crosscore.formats.file import File
from crosscore.formats.ipuz.keys import MAX_BYTES, OURS, WORD_SEARCH
from crosscore.formats.ipuz.write import dumps, to_document, writing_document
from crosscore.puzzle import Puzzle
from crosscore.search import drain

__all__ = [
    "MAX_BYTES",
    "dumps",
    "files",
    "from_document",
    "load",
    "loads",
    "losses",
    "reading",
    "reading_document",
    "recognises",
    "refusal",
    "to_document",
    "writing_document",
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
    return drain(reading(data, name))


def reading(data: bytes, name: str) -> Generator[Any, None, tuple[Puzzle, list[Issue]]]:
    """`loads` in pieces."""
    text = textfile.decode(_unwrapped(data), name, MAX_BYTES)[0]
    yield
    document = yield from jsontext.parsing(text, name)
    if not isinstance(document, dict) or OURS + "format" in document:
        return (yield from reading_document(document, name))
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
    return drain(reading_document(document, name))


def reading_document(
    document: object, name: str = "The document"
) -> Generator[None, None, tuple[Puzzle, list[Issue]]]:
    """`from_document` in pieces."""
    # Writing is quick to import, reading is not, and needed later or never.
    from crosscore.formats.ipuz.document import Document
    from crosscore.formats.ipuz.letters_read import WordSearchDocument
    from crosscore.formats.ipuz.read import Reader

    of_words = Document(document, name).is_of(WORD_SEARCH)
    reader = WordSearchDocument(document, name) if of_words else Reader(document, name)
    puzzle = yield from reader.reading()
    return puzzle, reader.findings
