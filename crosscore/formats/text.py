"""Clues and answers as plain text, one line each, in the words and digits of the sheet.

A plain text cannot say from which side it is read: every editor has its own opinion, and
many take all lines for left-to-right. Lines that would come out wrong get marks, which are
invisible: docs/formats.md says which and why.
"""

from __future__ import annotations

from collections.abc import Callable

from crosscore import alphabet, sheet
from crosscore.alphabet import Wording
from crosscore.puzzle import Entry, Puzzle

__all__ = ["answers", "clues"]

#: an invisible letter of each direction
_MARKS = {"ltr": "\N{LEFT-TO-RIGHT MARK}", "rtl": "\N{RIGHT-TO-LEFT MARK}"}
_BETWEEN = " – "  # clues that share a line


def clues(puzzle: Puzzle) -> str:
    """What the solver gets: title, author, instructions, `1. Clue (3,5)` by heading, word bank.

    Letter counts and word bank only where the sheet has them.
    """
    puzzle = sheet.crop(puzzle)
    settings = sheet.settings(puzzle)
    wording = sheet.wording(puzzle)
    side = sheet.direction(puzzle)
    write = sheet.figures(puzzle, wording)

    def clue(entry: Entry) -> str:
        word = puzzle.words[entry.word]
        said = write(word.clue)
        text = _apart(said, side, sheet.side_of(puzzle, wording, said, side))
        if not settings["enumerations"]:
            return text
        length = f"({sheet.enumeration(puzzle, word, wording.number)})"
        if text != said:
            length = _MARKS[side] + length  # a number would join a clue of the other direction
        return " ".join(filter(None, (text, length)))

    blocks = [
        *_head(puzzle, side),
        _prose(puzzle.instructions, side),
        *_lists(puzzle, wording, clue),
    ]
    if settings["word_bank"]:
        blocks.append("\n".join([wording.label("bank"), *sheet.bank(puzzle)]))
    return _join(blocks)


def answers(puzzle: Puzzle) -> str:
    """The answers: `1. BUS` as written; the cells' letters behind it if they are more or fewer."""
    puzzle = sheet.crop(puzzle)
    script = alphabet.get(puzzle.language)
    wording = sheet.wording(puzzle)
    side = sheet.direction(puzzle)
    write = sheet.figures(puzzle, wording)

    def answer(entry: Entry) -> str:
        word = puzzle.words[entry.word]
        written = write(script.upper(word.shown))
        respelt = script.respelt(word.shown, word.answer)
        both = f"{written} ({write(''.join(word.answer))})" if respelt else written
        return _apart(both, side, sheet.side_of(puzzle, wording, both, side))

    return _join([*_head(puzzle, side), wording.label("answers"), *_lists(puzzle, wording, answer)])


def _head(puzzle: Puzzle, side: str) -> list[str]:
    return [_prose("\n".join(filter(None, (puzzle.title, puzzle.author))), side)]


def _prose(text: str, side: str) -> str:
    """Lines of which each has its own direction."""
    lines = text.split("\n")
    return "\n".join(line and _line(line, alphabet.direction(line, side)) for line in lines)


def _lists(puzzle: Puzzle, wording: Wording, said: Callable[[Entry], str]) -> list[str]:
    """Both lists, each under its heading; none for a direction without entries."""
    side = sheet.direction(puzzle)
    lists = []
    for found in sheet.clue_lists(puzzle):
        heading = wording.label("across" if found.across else "down")
        lines = []
        for number, entries in found.lines:
            texts = _BETWEEN.join(filter(None, map(said, entries)))
            lines.append(_line(f"{wording.number(number)}. {texts}".rstrip(), side))
        if lines:
            lists.append("\n".join([heading, *lines]))
    return lists


def _line(text: str, side: str) -> str:
    """A line between marks of its side, if it needs any.

    The first keeps the number in front, whatever letter comes next, and tells editors that go
    by the first letter which way the line runs; the last keeps a full stop or bracket behind.
    """
    if side == "ltr" and not alphabet.reads(text, "rtl"):
        return text
    return f"{_MARKS[side]}{text}{_MARKS[side]}"


def _apart(text: str, side: str, own: str) -> str:
    """A text of the other direction than its line's, its own marks and brackets beside it."""
    return text if own == side else f"{_MARKS[own]}{text}{_MARKS[own]}"


def _join(blocks: list[str]) -> str:
    return "\n\n".join(filter(None, blocks)) + "\n"
