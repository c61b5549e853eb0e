"""Clues and answers as plain text, one line each, in the words and digits of the sheet."""

from __future__ import annotations

from collections.abc import Callable

from crosscore import sheet
from crosscore.alphabet import Wording
from crosscore.errors import Issue, Sentence, sentence
from crosscore.formats import letters_text, lines
from crosscore.formats.file import File
from crosscore.grid import LETTERS
from crosscore.puzzle import Entry, Puzzle

__all__ = ["answers", "clues", "files", "losses", "refusal"]

_BETWEEN = " – "  # clues that share a line
Saying = Callable[[Puzzle, Entry, Wording, str], str]


def files(puzzle: Puzzle, base: str) -> list[File]:
    """Two files: the puzzle to solve, and the answers."""
    if puzzle.model == LETTERS:
        return [
            File(f"{base}-puzzle.txt", letters_text.letters(puzzle)),
            File(f"{base}-answers.txt", letters_text.answers(puzzle)),
        ]
    return [
        File(f"{base}-clues.txt", clues(puzzle)),
        File(f"{base}-answers.txt", answers(puzzle)),
    ]


def refusal(puzzle: Puzzle) -> Sentence | None:
    """None: every puzzle can be written as text."""
    return None


def losses(puzzle: Puzzle) -> list[Issue]:
    """Texts are for people to read, not to be opened again."""
    return [
        Issue(
            "to-be-read",
            sentence("loss-texts", "Texts to read and print; they can’t be opened again."),
        )
    ]


def clues(puzzle: Puzzle) -> str:
    """For the solver: title, author, instructions, `1. Clue (3,5)` by heading, word bank.

    Letter counts and word bank only if the sheet has them.
    """
    puzzle = sheet.crop(puzzle)
    wording = sheet.wording(puzzle)
    side = sheet.direction(puzzle)
    bank = [wording.label("bank"), *sheet.bank(puzzle)]
    return lines.joined(
        lines.head(puzzle, side),
        lines.prose(puzzle.instructions, side),
        lines.prose(puzzle.about.get("notes", ""), side),
        *_lists(puzzle, wording, lines.clue_of),
        *_groups(puzzle, wording, side),
        _codes(puzzle, wording, answers=False),
        "\n".join(bank) if sheet.settings(puzzle).get("word_bank") else "",
        lines.prose(sheet.copyright_line(puzzle), side),
    )


def answers(puzzle: Puzzle) -> str:
    """The answers: `1. BUS` as written; the cells' letters behind it if they are more or fewer."""
    puzzle = sheet.crop(puzzle)
    wording = sheet.wording(puzzle)
    return lines.joined(
        lines.head(puzzle, sheet.direction(puzzle)),
        wording.label("answers"),
        *_lists(puzzle, wording, lines.answer_of, answers=True),
        _codes(puzzle, wording, answers=True),
    )


def _groups(puzzle: Puzzle, wording: Wording, side: str) -> list[str]:
    """The words by length, under the number of their letters; [] where the sheet has no such list.

    Nothing says where they lie.
    """
    if sheet.lists(puzzle) != "lengths":
        return []
    texts = dict(zip(sheet.listing(puzzle), sheet.bank(puzzle), strict=True))
    found = [wording.label("bank")]
    for length, words in sheet.groups(puzzle):
        listed = [lines.line(texts[word], side) for word in words]
        found.append("\n".join([wording.number(length), *listed]))
    return found


def _codes(puzzle: Puzzle, wording: Wording, *, answers: bool) -> str:
    """The rows of the grid as the numbers of its letters, then a line for each number.

    Letters stand behind the numbers of those that are shown; in the key of all.
    """
    if sheet.lists(puzzle) != "codes":
        return ""
    rows, numbers = puzzle.rows(), sheet.cell_numbers(puzzle)
    shown = {rows[r][c] for r, c in sheet.given_cells(puzzle)}
    wide = len(str(len(puzzle.codes)))
    grid = [
        " ".join(
            wording.number(numbers[r, c]).rjust(wide) if (r, c) in numbers else "#".rjust(wide)
            for c in range(puzzle.width)
        )
        for r in range(puzzle.height)
    ]
    key = [
        f"{wording.number(n)} = {letter if answers or letter in shown else '_'}"
        for n, letter in enumerate(puzzle.codes, start=1)
    ]
    if answers:
        return "\n".join(key)
    return "\n\n".join(["\n".join(grid), "\n".join(key), " ".join(sheet.letters_in_order(puzzle))])


def _lists(puzzle: Puzzle, wording: Wording, said: Saying, *, answers: bool = False) -> list[str]:
    """Both lists, each under its heading; none for a direction without entries.

    Where the sheet has no clues, only the `answers` are listed so.
    """
    if sheet.lists(puzzle) != "clues" and not answers:
        return []
    side = sheet.direction(puzzle)
    lists = []
    for found in sheet.clue_lists(puzzle):
        heading = wording.label("across" if found.across else "down")
        listed = []
        for number, entries in found.lines:
            texts = [said(puzzle, entry, wording, side) for entry in entries]
            text = _BETWEEN.join(filter(None, texts))
            listed.append(lines.line(f"{wording.number(number)}. {text}".rstrip(), side))
        if listed:
            lists.append("\n".join([heading, *listed]))
    return lists
