"""A file as it is written: its name and what is in it."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["File"]


@dataclass(frozen=True, slots=True)
class File:
    """A file to be saved. `content` is a text, to be written as UTF-8, or bytes."""

    name: str
    content: str | bytes

    @property
    def data(self) -> bytes:
        """The bytes of the file."""
        return self.content.encode() if isinstance(self.content, str) else self.content
