"""The clues of a grid with blocks beside it, run by run, and what is odd about them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from crosscore import alphabet, sheet
from crosscore.errors import Issue, Sentence, sentence, to_wire
from crosscore.grid import BLOCKED, LETTERS
from crosscore.puzzle import OpenClue, Puzzle, Word

if TYPE_CHECKING:
    from crosscore import wire

__all__ = ["clue_list", "clue_remarks"]

Remark = tuple[str, Sentence]  #: its code, and what it says

_COUNTS = re.compile(r"[(（]\s*(\d[\d\s,;.、،'’\-–—]*)[)）]\s*$")
_MOST = 50  #: cells; more are a year
_SHORTEST = 3  #: letters of an answer that is looked for in the clues of others
_LONGEST = 8  #: words of a clue that may be one answer


def clue_list(puzzle: Puzzle) -> list[wire.ClueRow]:
    """A row for each run, those across first: its letters, its clue, and remarks on the clue.

    Remarks: letter counts in brackets at the end that aren't those of the answer; an answer of the
    grid in a clue's text; a clue that another run has as well.
    """
    found = _remarked(puzzle)
    for row, remarks in found:
        row["remarks"] = [to_wire(remark.message) for remark in remarks]
    return [row for row, _ in found]


def clue_remarks(puzzle: Puzzle) -> list[Issue]:
    """The remarks of `clue_list` as findings, for words that cross in the open, too."""
    return [remark for _, remarks in _remarked(puzzle) for remark in remarks]


def _remarked(puzzle: Puzzle) -> list[tuple[wire.ClueRow, list[Issue]]]:
    """The rows, and apart from them the remarks on each."""
    if puzzle.model == LETTERS:
        return []  # its words have no numbers
    rows, wording = puzzle.rows(), sheet.wording(puzzle)
    write, numbers = sheet.figures(puzzle, wording), puzzle.numbers()
    words = {(entry.cells[0], entry.across): entry.word for entry in puzzle.entries}
    fold = alphabet.get(puzzle.language).fold
    answers = {"".join(word.answer): word for word in puzzle.words}
    found: list[tuple[wire.ClueRow, str]] = []
    runs = [(entry.across, entry.cells) for entry in puzzle.entries]
    for across, cells in puzzle.slots() if puzzle.model == BLOCKED else runs:
        at = cells[0], across
        index = words.get(at)
        waiting = puzzle.open_clues.get(at) if index is None else None
        word = None if index is None else puzzle.words[index]
        clue, counts = _clue(word, waiting)
        row: wire.ClueRow = {
            "label": wording.number(numbers[cells[0]]),
            "across": across,
            "cells": [list(cell) for cell in cells],
            "pattern": [write(str(rows[r][c])) for r, c in cells],
            "word": index,
            "shown": "" if word is None else write(word.shown),
            "clue": clue,
            "counts": counts,
            "remarks": [],
        }
        found.append((row, fold(clue)))
    often = Counter(folded for _, folded in found if folded)
    made: list[tuple[wire.ClueRow, list[Issue]]] = []
    for row, folded in found:
        own = None if row["word"] is None else puzzle.words[row["word"]]
        remarks = (
            *_miscounted(row["clue"], row["counts"], len(row["cells"])),
            *_telling(folded, own, answers),
            *_again(often[folded]),
        )
        where = f"{row['label']} {'Across' if row['across'] else 'Down'}"
        made.append((row, [Issue(code, text, where, remark=True) for code, text in remarks]))
    return made


def _clue(word: Word | None, waiting: OpenClue | None) -> tuple[str, str]:
    """The clue and the letter counts; a clue kept for a word that was taken out isn't shown."""
    if word is not None:
        return word.clue, ""
    if waiting is None or waiting.answer:
        return "", ""
    return waiting.clue, waiting.counts


def _miscounted(clue: str, counts: str, cells: int) -> Iterator[Remark]:
    told = _COUNTS.search(clue)
    text = told[1].strip() if told else counts
    numbers = [int(alphabet.latin(number)) for number in re.findall(r"\d+", text)]
    if numbers and max(numbers) <= _MOST and sum(numbers) != cells:
        yield (
            "clue-counts",
            sentence(
                "clue-counts",
                "The clue says ({counts}), but there are {cells} cells.",
                counts=text,
                cells=cells,
            ),
        )


def _telling(folded: str, own: Word | None, answers: dict[str, Word]) -> Iterator[Remark]:
    """Answers among the words of a clue, also where it writes one as several words."""
    parts = folded.split()
    there = dict.fromkeys(
        answer
        for first in range(len(parts))
        for answer in _joined(parts[first : first + _LONGEST])
        if answer in answers
    )
    for answer in there:
        word = answers[answer]
        if word is own:
            yield "clue-tells", sentence("clue-tells", "The clue has its own answer in it.")
        elif len(word.answer) >= _SHORTEST:
            yield (
                "clue-has-answer",
                sentence(
                    "clue-has-answer",
                    "The clue has {word}, which is in the grid.",
                    word=word.shown,
                ),
            )


def _joined(parts: Sequence[str]) -> Iterator[str]:
    for last in range(len(parts)):
        yield "".join(parts[: last + 1])


def _again(times: int) -> Iterator[Remark]:
    if times > 1:
        yield "clue-repeated", sentence("clue-repeated", "Another word has the same clue.")
