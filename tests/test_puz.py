"""Crosswords as .puz: what goes out comes back, but for what was said to be lost."""

from __future__ import annotations

import struct
from dataclasses import replace
from typing import Any

import puz as puzpy
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from crosscore import formats, sheet
from crosscore.errors import CrosscoreError
from crosscore.formats import puz
from crosscore.puzzle import Puzzle, Word
from crosscore.referee import check

from .puzzles import clues, crosswords, told_apart
from .test_formats import workshop
from .test_referee import puzzle_of

#: as the file has them where all texts are in Latin-1
_TYPOGRAPHIC = {ord(a): b for a, b in zip("“”’–—…", ['"', '"', "'", "-", "-", "..."], strict=True)}


def back(puzzle: Puzzle) -> tuple[Puzzle, list[str], dict[str, str]]:
    """The puzzle from its file, what was found, and losses by their code."""
    (file,) = puz.files(puzzle, "x")
    again, findings = formats.load(file.data, "x.puz")
    lost = {issue.code: issue.message for issue in puz.losses(puzzle)}
    return again, [issue.message for issue in findings], lost


@settings(max_examples=2500)
@given(crosswords())
def test_what_comes_back_is_what_went_out(puzzle: Puzzle) -> None:
    if puz.refusal(puzzle):
        return
    again, findings, lost = back(puzzle)
    assert findings == [] or "letters" in lost
    differs = told_apart(puzzle, again, lost)
    plain = _TYPOGRAPHIC if "typographic" in lost else {}
    for name in ("title", "author", "instructions"):
        if name in differs:
            before, after = differs.pop(name)
            assert before.translate(plain) == after
    told = {"typographic", "cut", "taken", "dash"} & set(lost)
    if told and "clues" in differs:
        differs.pop("clues")
        for at, clue in clues(again).items():
            before = clues(puzzle)[at].translate(plain)
            assert clue == before or (
                ("cut" in told and len(before) > 490 and clue.endswith("..."))
                or ("taken" in told and before.startswith(clue) and before.endswith(")"))
                or ("dash" in told and (clue, before) == ("", "-"))
            )
    if "taken" in told or ("counts" in differs and not puzzle.entries):
        differs.pop("counts", None)
        assert "taken" in told or "counts" in lost
    assert differs == {}
    strict(puzzle)


def strict(puzzle: Puzzle) -> Any:
    """What another program reads, which takes no wrong checksum."""
    (file,) = puz.files(puzzle, "x")
    read = puzpy.load(file.data)
    rows = puzzle.rows()
    keys = read.rebus() if read.has_rebus() else None
    for r, row in enumerate(rows):
        for c, letter in enumerate(row):
            at = r * puzzle.width + c
            own = keys.get_rebus_solution(at) if keys and keys.is_rebus_square(at) else None
            shown = own or read.solution[at]
            assert shown == {None: ".", "": "-"}.get(letter, letter)
    return read
