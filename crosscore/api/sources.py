"""What words, grids and puzzles are read from: files by their names, bytes, open files, words."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Protocol, TypeGuard

from crosscore import disk, shipped
from crosscore.api.given import WrongType
from crosscore.errors import CrosscoreError
from crosscore.shipped import WordList

__all__ = ["Open", "Source", "Words", "content", "data_of", "each_of", "is_source"]


class Open(Protocol):
    """A file that is open for reading, as bytes or as text."""

    def read(self, size: int = ..., /) -> bytes | str: ...


#: a file: its path (a `str` is one), its bytes, or the open file
Source = str | os.PathLike[str] | bytes | bytearray | memoryview | Open

#: what words are read from: a file, a list that comes with Crosscore or its name, {word: clue}, or
#: words or (word, clue) pairs
Words = Source | WordList | Mapping[str, str] | Iterable[str | tuple[str, str]]


def is_source(given: object) -> TypeGuard[Source]:
    """Whether something is a file in one of these ways."""
    return isinstance(given, str | bytes | bytearray | memoryview | os.PathLike) or callable(
        getattr(given, "read", None)
    )


def content(source: Source, called: str) -> tuple[bytes, str]:
    """A file's bytes, and its name; it is `called` so if it has none.

    Raises `CrosscoreError` (code "cannot-read"), which is an `OSError` of the right class too, and
    "too-large".
    """
    if isinstance(source, bytes | bytearray | memoryview):
        return bytes(source), called
    if isinstance(source, str | os.PathLike):
        path = Path(source)
        return disk.read(path), path.name
    name = getattr(source, "name", "")
    called = Path(name).name if isinstance(name, str) and name else called
    parts: list[bytes] = []
    left = disk.MAX_BYTES + 1
    try:
        while left > 0:
            part = source.read(left)
            if not part:
                break
            parts.append(part.encode() if isinstance(part, str) else bytes(part))
            left -= len(parts[-1])
    except (OSError, ValueError) as error:
        raise disk.trouble(
            "cannot-read",
            f"{called} cannot be read: {disk.reason(error)}; open it for reading, as bytes if it "
            "is no text in UTF-8.",
            called,
            error,
        ) from None
    if left <= 0:
        raise CrosscoreError(
            "too-large",
            f"{called} has more than {disk.MAX_BYTES // 2**20} MB; split it into smaller files.",
            called,
        )
    return b"".join(parts), called


def data_of(words: Words) -> tuple[bytes, str]:
    """The bytes of a word list, and what messages call it."""
    if isinstance(words, WordList):
        return words.data, words.file_name
    if isinstance(words, str | os.PathLike):
        return shipped.read(Path(words))
    if is_source(words):
        return content(words, "words")
    listed: list[list[str]] = []
    for at, item in enumerate(each_of(words), 1):
        row: list[Any] = list(item) if isinstance(item, tuple | list) else [item]
        if not 1 <= len(row) <= 2 or not all(isinstance(text, str) for text in row):
            raise CrosscoreError(
                "no-word", f"Word {at:,} must be a text, or a pair of word and clue.", f"word {at}"
            )
        listed.append(row)
    return json.dumps(listed).encode(), "words"


def each_of(words: object) -> Iterable[Any]:
    """The words of a mapping or an iterable, some with their clues. Raises `TypeError`."""
    if not isinstance(words, Iterable):
        raise WrongType(
            "words",
            "a path, bytes, an open file, a mapping of words to clues, or words",
            words,
        )
    return words.items() if isinstance(words, Mapping) else words
