"""The word lists that come with Crosscore, by name: those that the page offers, byte for byte."""

from __future__ import annotations

import difflib
import errno
import json
import os
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from crosscore import alphabet, disk
from crosscore.choosing import FOLDER, table
from crosscore.shipped import merging

__all__ = ["WordList", "dictionaries", "named", "read"]

_ENDING = ".json"


@dataclass(frozen=True)
class WordList:
    """A word list that comes with Crosscore; `make` and `read_words` take it as words."""

    name: str  #: such as "english"; the word list of a command or a script may be called so
    language: str  #: the code of the words' language
    clues: str  #: the code of the clues' language

    @cached_property
    def data(self) -> bytes:
        """The list as a JSON file, which `read_words` reads."""
        path = FOLDER / f"{self.name}{_ENDING}"
        own = disk.read(path).decode() if path.exists() else "{}"
        if self.clues != self.language:
            return own.encode()
        entries = merging.merged(merging.own(own), table(), self.language)
        return merging.written(entries).encode()

    @cached_property
    def count(self) -> int:
        """How many words it has."""
        return len(json.loads(self.data))

    @property
    def file_name(self) -> str:
        """What its file is called."""
        return f"{self.name}{_ENDING}"

    @property
    def description(self) -> str:
        """What it has, in English: "Spanish words with English clues"."""
        words, clues = (alphabet.get(code).english for code in (self.language, self.clues))
        return f"{words} words with {clues} clues"


@cache
def dictionaries() -> tuple[WordList, ...]:
    """The word lists that come with Crosscore, by name."""
    codes = merging.codes()
    there = [path.stem for path in FOLDER.glob(f"*{_ENDING}")]
    own = merging.names(there, table())
    found = {name: WordList(name, code, code) for name, code in own.items()}
    for name in there:
        clues, _, words = name.partition("-")
        if words in codes and clues in codes:
            found[name] = WordList(name, codes[words], codes[clues])
    return tuple(found[name] for name in sorted(found))


def named(name: str) -> WordList | None:
    """The list of that name, in any case of letters; None if there is none."""
    return next((each for each in dictionaries() if each.name == name.casefold()), None)


def read(path: Path) -> tuple[bytes, str]:
    """The bytes of a word list and the name of its file: that of a path, or of a name of ours.

    A file wins. Raises `CrosscoreError` if there is neither.
    """
    name = str(path)
    if not disk.is_file(path) and (ours := named(name)):
        return ours.data, ours.file_name
    if _is_name(path):
        there = [each.name for each in dictionaries()]
        near = difflib.get_close_matches(name.casefold(), there, 1)
        meant = f"did you mean {near[0]}?" if near else "`crosscore lists` shows those."
        raise disk.trouble(
            "cannot-read",
            f"{name[:40]!a} is neither a file nor a list that comes with Crosscore; {meant}",
            path,
            FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT)),
        )
    return disk.read(path), path.name


def _is_name(path: Path) -> bool:
    """Whether this may have been meant as the name of a list, and there is no such file."""
    plain = not path.suffix and len(path.parts) == 1 and path.name != "-"
    return plain and not disk.exists(path)
