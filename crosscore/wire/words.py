"""What answers the messages about words, lists and dictionaries."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from crosscore.wire.common import Finding, Issue, Letters, TextDirection

__all__ = [
    "Checked",
    "CheckedRow",
    "Dictionary",
    "Guessed",
    "NewClue",
    "NewRow",
    "NewWord",
    "Parted",
    "Row",
    "Rows",
    "RowsAnswer",
    "Split",
    "Weighted",
]


class Row(TypedDict):
    """A word of a list, and its clue; `more` as docs/formats.md says of the richer form."""

    word: str
    clue: str
    more: NotRequired[dict[str, str]]


class NewRow(TypedDict):
    """A row of a list that is being edited."""

    word: str
    clue: NotRequired[str]
    more: NotRequired[dict[str, str]]


class NewClue(TypedDict):
    """The clue that a word of a puzzle is to have."""

    word: int
    clue: str


class NewWord(TypedDict):
    """A word to be added to a puzzle."""

    text: str
    clue: NotRequired[str]


class Rows(TypedDict):
    """A file of words as rows to edit."""

    format: str
    encoding: str
    rows: list[Row]
    entries: int
    issues: list[Issue]
    issue_total: int


class RowsAnswer(Rows):
    """A file of words."""

    type: Literal["rows"]


class Guessed(TypedDict):
    """Whether a language was guessed, by what, and which others it could be."""

    guessed: bool
    by: str
    sure: bool
    others: list[str]


class CheckedRow(TypedDict):
    """A row as checked; `key` is equal for equal answers."""

    cells: list[str]
    key: str
    shown: str
    findings: list[Finding]


class Checked(Guessed):
    """A list as checked, by the rules of one language."""

    type: Literal["checked"]
    language: str
    direction: TextDirection
    letters: Letters
    choices: dict[str, list[str]]
    usable: int
    errors: int
    rows: list[CheckedRow]


class Split(TypedDict):
    """The cells of a word."""

    type: Literal["cells"]
    cells: list[str]


class Parted(Split):
    """And the text with a mark more, or less, at each cell or boundary, or ""."""

    parted: list[str]
    joined: list[str]


class Weighted(TypedDict):
    """A dictionary to be mixed with others, and the points that its scores gain or lose."""

    dictionary: str
    weight: NotRequired[int]


class Dictionary(Guessed):
    """A dictionary that was loaded."""

    id: str
    name: str
    language: str
    direction: TextDirection
    letters: Letters
    words: int
    entries: int
    issues: list[Issue]
    issue_total: int
    shortest: int
    longest: int
    digest: str
