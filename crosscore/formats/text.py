"""Clues and answers as plain text, one line each, in the puzzle's own digits."""

from __future__ import annotations

from collections.abc import Callable

from crosscore import alphabet, sheet
from crosscore.puzzle import Entry, Puzzle

__all__ = ["answers", "clues"]


def clues(puzzle: Puzzle) -> str:
    """What the solver gets: title, author, instructions, `1. Clue (3,5)` by heading, word bank.

    Letter counts and word bank only where the sheet has them.
    """
    settings = sheet.settings(puzzle)

    def line(entry: Entry) -> str:
        word = puzzle.words[entry.word]
        length = f"({sheet.enumeration(puzzle, word)})" if settings["enumerations"] else ""
        return " ".join(filter(None, (word.clue, length)))

    blocks = [_head(puzzle), puzzle.instructions, *_lists(puzzle, line)]
    if settings["word_bank"]:
        heading = alphabet.get(puzzle.language).bank
        blocks.append("\n".join([heading, *sheet.bank(puzzle)]))
    return _join(blocks)


def answers(puzzle: Puzzle) -> str:
    """The answers: `1. BUS` as written; the cells' letters behind it where they differ."""
    script = alphabet.get(puzzle.language)

    def line(entry: Entry) -> str:
        word = puzzle.words[entry.word]
        letters, written = "".join(word.answer), script.upper(word.shown)
        return written if letters == written else f"{written} ({letters})"

    return _join([_head(puzzle), *_lists(puzzle, line)])


def _head(puzzle: Puzzle) -> str:
    return "\n".join(filter(None, (puzzle.title, puzzle.author)))


def _lists(puzzle: Puzzle, line: Callable[[Entry], str]) -> list[str]:
    """Both lists, each under its heading; none for a direction without entries."""
    script = alphabet.get(puzzle.language)
    lists = []
    for across, heading in ((True, script.across), (False, script.down)):
        entries = sorted((e for e in puzzle.entries if e.across is across), key=lambda e: e.number)
        if entries:
            lines = (f"{script.number(e.number)}. {line(e)}".rstrip() for e in entries)
            lists.append("\n".join([heading, *lines]))
    return lists


def _join(blocks: list[str]) -> str:
    return "\n\n".join(filter(None, blocks)) + "\n"
