"""Clues and answers as plain text, one line each, in the puzzle's own digits."""

from __future__ import annotations

from collections.abc import Callable

from crosscore import alphabet
from crosscore.puzzle import Entry, Puzzle

__all__ = ["answers", "clues"]


def clues(puzzle: Puzzle) -> str:
    """The clue lists: `1. Clue (6)` under the headings of the puzzle's language."""
    script = alphabet.get(puzzle.language)

    def line(entry: Entry) -> str:
        word = puzzle.words[entry.word]
        length = f"({script.number(len(word.answer))})"
        return f"{word.clue} {length}" if word.clue else length

    return _write(puzzle, line)


def answers(puzzle: Puzzle) -> str:
    """The answers: `1. BUS` as written; the cells' letters behind it where they differ."""
    script = alphabet.get(puzzle.language)

    def line(entry: Entry) -> str:
        word = puzzle.words[entry.word]
        letters, written = "".join(word.answer), script.upper(word.surface.replace("|", ""))
        return written if letters == written else f"{written} ({letters})"

    return _write(puzzle, line)


def _write(puzzle: Puzzle, line: Callable[[Entry], str]) -> str:
    script = alphabet.get(puzzle.language)
    lines = [puzzle.title, ""] if puzzle.title else []
    for across, heading in ((True, script.across), (False, script.down)):
        entries = sorted((e for e in puzzle.entries if e.across is across), key=lambda e: e.number)
        if entries:
            lines += [heading, *(f"{script.number(e.number)}. {line(e)}" for e in entries), ""]
    return "\n".join(lines[:-1]) + "\n" if lines else "\n"
