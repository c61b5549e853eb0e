"""A file as it is written: its name and what is in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["File", "joined"]


@dataclass(frozen=True, slots=True)
class File:
    """A file to be saved. `content` is a text, to be written as UTF-8, or bytes."""

    name: str
    content: str | bytes

    @property
    def data(self) -> bytes:
        """The bytes of the file."""
        return self.content.encode() if isinstance(self.content, str) else self.content


def joined(files: Sequence[File]) -> list[File]:
    """The files for one place: plain texts, such as clues and answers, as one."""
    if len(files) < 2 or not all(file.name.endswith(".txt") for file in files):
        return list(files)
    return [File(files[0].name, "\n".join(str(file.content) for file in files))]
