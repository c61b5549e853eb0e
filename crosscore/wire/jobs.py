"""The notes of jobs: how far they are, what they found, how they ended."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from crosscore.wire.answers import File, Shown
from crosscore.wire.common import Document, Issue, Outcome, Sentence, Trouble
from crosscore.wire.reports import Report, Verdict
from crosscore.wire.view import View
from crosscore.wire.words import Dictionary, Row

__all__ = ["Best", "End", "Fill", "Progress", "Result", "Version"]


class Progress(TypedDict):
    """How far a job is."""

    type: Literal["progress"]
    job: int
    nodes: int
    done: int
    total: int
    part: float | None
    doing: Sentence
    elapsed: float
    seconds: float | None
    still: float | None


class Best(Shown):
    """A puzzle better than the last one shown."""

    type: Literal["best"]
    job: int


class Version(TypedDict):
    """One of a set: what is on its sheet, or why it could not be made; its files."""

    type: Literal["version"]
    job: int
    number: int
    seed: int
    name: str
    files: list[File]
    view: NotRequired[View]
    reason: NotRequired[Sentence]


class Fill(TypedDict):
    """A whole fill of a grid: null a block; the mean and the lowest score of its words, if any."""

    type: Literal["fill"]
    job: int
    number: int
    rows: list[list[str | None]]
    mean: float | None
    lowest: float | None


class Result(TypedDict, total=False):
    """What a job leaves: a puzzle with its report, a report, a dictionary, a list, an error."""

    document: Document
    view: View
    sheet: View
    report: Report | Verdict
    dictionary: Dictionary
    error: Trouble
    format: str
    encoding: str
    rows: list[Row]
    entries: int
    issues: list[Issue]
    issue_total: int


class End(Result):
    """The last word of a job."""

    type: Literal["end"]
    job: int
    outcome: Outcome
