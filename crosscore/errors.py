"""What can go wrong, in one sentence a person can act on.

`CrosscoreError` stops what was asked for, before anything changed. `Issue` is one
finding in a list: the rest of the file or puzzle is still good.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["CrosscoreError", "Issue"]


class CrosscoreError(Exception):
    """Something asked for cannot be done.

    `code` is stable (`kebab-case`), for programs. `message` is one sentence saying what,
    where and what to do. `where` names the place: a file, an entry, a field, a word.
    """

    def __init__(self, code: str, message: str, where: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.where = where

    def as_dict(self) -> dict[str, str]:
        """The error as plain data, as it travels to the page."""
        return {"code": self.code, "message": self.message, "where": self.where}


@dataclass(frozen=True, slots=True)
class Issue:
    """One finding: `code` is stable, `message` one sentence, `where` the entry or cell."""

    code: str
    message: str
    where: str = ""

    def as_dict(self) -> dict[str, str]:
        """The finding as plain data, as it travels to the page."""
        return {"code": self.code, "message": self.message, "where": self.where}
