"""Clues and answers as plain text, one line each, in the words and digits of the sheet."""

from __future__ import annotations

from collections.abc import Callable

from crosscore import sheet
from crosscore.alphabet import Wording
from crosscore.errors import Issue, Sentence, sentence
from crosscore.formats import letters_text, lines
from crosscore.formats.file import File
from crosscore.grid import LETTERS
from crosscore.puzzle import Puzzle, Word

__all__ = ["answers", "clues", "files", "losses", "refusal"]

_BETWEEN = " – "  # clues that share a line
Saying = Callable[[Puzzle, Word, Wording, str], str]


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
            sentence("loss-texts", "Texts to be read and printed; they cannot be opened again."),
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
        *_lists(puzzle, wording, lines.clue),
        "\n".join(bank) if sheet.settings(puzzle).get("word_bank") else "",
    )


def answers(puzzle: Puzzle) -> str:
    """The answers: `1. BUS` as written; the cells' letters behind it if they are more or fewer."""
    puzzle = sheet.crop(puzzle)
    wording = sheet.wording(puzzle)
    return lines.joined(
        lines.head(puzzle, sheet.direction(puzzle)),
        wording.label("answers"),
        *_lists(puzzle, wording, lines.answer),
    )


def _lists(puzzle: Puzzle, wording: Wording, said: Saying) -> list[str]:
    """Both lists, each under its heading; none for a direction without entries."""
    side = sheet.direction(puzzle)
    if sheet.lists(puzzle) == "lengths":
        words = dict(zip(sheet.listing(puzzle), sheet.bank(puzzle), strict=True))
        return [
            "\n".join([wording.number(length), *(lines.line(words[w], side) for w in listed)])
            for length, listed in sheet.by_length(puzzle)
        ]
    if sheet.lists(puzzle) == "code":
        return []
    lists = []
    for found in sheet.clue_lists(puzzle):
        heading = wording.label("across" if found.across else "down")
        listed = []
        for number, entries in found.lines:
            texts = [said(puzzle, puzzle.words[entry.word], wording, side) for entry in entries]
            text = _BETWEEN.join(filter(None, texts))
            listed.append(lines.line(f"{wording.number(number)}. {text}".rstrip(), side))
        if listed:
            lists.append("\n".join([heading, *listed]))
    return lists
