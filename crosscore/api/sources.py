"""What words and puzzles are read from: files by their names, bytes, open files, words."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from crosscore import shipped
from crosscore.errors import CrosscoreError
from crosscore.shipped import WordList

__all__ = ["Words", "data_of"]

#: what words are read from: a file's path, a list that comes with Crosscore or its name, the bytes
#: of a file, {word: clue}, or words or (word, clue) pairs
Words = (
    str | os.PathLike[str] | bytes | WordList | Mapping[str, str] | Iterable[str | tuple[str, str]]
)


def data_of(source: Words) -> tuple[bytes, str]:
    """The bytes of a word list, and what messages call it."""
    if isinstance(source, bytes):
        return source, "words"
    if isinstance(source, WordList):
        return source.data, source.file_name
    if isinstance(source, str | os.PathLike):
        return shipped.read(Path(source))
    listed: list[list[str]] = []
    items = source.items() if isinstance(source, Mapping) else source
    for at, item in enumerate(items, 1):
        row = list(item) if isinstance(item, tuple | list) else [item]
        if not 1 <= len(row) <= 2 or not all(isinstance(text, str) for text in row):
            raise CrosscoreError(
                "no-word", f"Word {at:,} must be a text, or a pair of word and clue.", f"word {at}"
            )
        listed.append(row)
    return json.dumps(listed).encode(), "words"
