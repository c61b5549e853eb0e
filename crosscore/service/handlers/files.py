"""Puzzles as they are opened, looked at, checked, and handed out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crosscore import contest, formats, play, referee, tally
from crosscore.formats import ipuz
from crosscore.kinds.registry import kind_of
from crosscore.protocol import requests
from crosscore.service.answers import (
    Pieces,
    exported,
    linked,
    puzzle_answer,
    reading,
    showing,
    written,
)
from crosscore.service.table import handles

if TYPE_CHECKING:
    from crosscore import wire
    from crosscore.service.desk import Desk


@handles(requests.FileOpen)
def open_file(_: Desk, asked: requests.FileOpen) -> Pieces[wire.OpenedPuzzle | wire.OpenedWords]:
    if not formats.holds_puzzle(asked.file, asked.name):
        return {"type": "words"}
    yield
    puzzle, findings = yield from formats.loading(asked.file, asked.name)
    yield
    findings += yield from referee.checking(puzzle)
    yield
    shown = yield from showing(puzzle)
    return {"type": "puzzle", **shown, "issues": [issue.as_dict() for issue in findings]}


@handles(requests.PuzzleView)
def look(_: Desk, asked: requests.PuzzleView) -> Pieces[wire.PuzzleAnswer]:
    puzzle = yield from reading(asked.document)
    return (yield from puzzle_answer(puzzle))


@handles(requests.PuzzleCheck)
def check(_: Desk, asked: requests.PuzzleCheck) -> Pieces[wire.Findings]:
    puzzle, findings = yield from ipuz.reading_document(asked.document)
    yield
    findings += yield from referee.checking(puzzle)
    return {"type": "findings", "issues": [issue.as_dict() for issue in findings]}


@handles(requests.PuzzleStatistics)
def statistics(desk: Desk, asked: requests.PuzzleStatistics) -> Pieces[wire.StatisticsAnswer]:
    puzzle = yield from reading(asked.document)
    words = desk.words(kind_of(puzzle.kind), puzzle, asked.dictionary).get("dictionary")
    found = yield from tally.counting(puzzle, words)
    return {"type": "statistics", "statistics": found}


@handles(requests.PuzzleFormats)
def offer(_: Desk, asked: requests.PuzzleFormats) -> Pieces[wire.Formats]:
    puzzle = yield from reading(asked.document)
    return (yield from written(puzzle))


@handles(requests.TypingRules)
def typing(_: Desk, asked: requests.TypingRules) -> Pieces[wire.TypingAnswer]:
    puzzle = yield from reading(asked.document)
    found: Any = play.typing(puzzle)
    return {"type": "typing", "input": found} if found else {"type": "typing"}


@handles(requests.PuzzleLink)
def link(_: Desk, asked: requests.PuzzleLink) -> Pieces[wire.Link]:
    puzzle = yield from reading(asked.document)
    yield
    return linked(puzzle, asked.stamp)


@handles(requests.PuzzleUnsolved)
def unsolved(_: Desk, asked: requests.PuzzleUnsolved) -> Pieces[wire.PuzzleAnswer]:
    puzzle = yield from reading(asked.document)
    return (yield from puzzle_answer(contest.without_solution(puzzle)))


@handles(requests.PuzzleExport)
def export(_: Desk, asked: requests.PuzzleExport) -> Pieces[wire.Files]:
    puzzle = yield from reading(asked.document)
    return exported(puzzle, asked.to, asked.stamp)
