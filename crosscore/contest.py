"""A puzzle to be handed out without its solution: its clues, and a hash of its letters."""

from __future__ import annotations

import hashlib
from dataclasses import replace

from crosscore import sheet
from crosscore.errors import CrosscoreError, sentence
from crosscore.grid import BLOCKED, LETTERS, Cell, find_slots
from crosscore.kinds.registry import lists_of, usual
from crosscore.puzzle import OpenClue, Puzzle

__all__ = ["checksum", "without_solution"]

_KEPT = ("size", "symmetry", "letters")  #: options; from others and the seed it could be made again
_NO_CLUE = "—"  #: what papers print where a word has no clue: files keep no empty one
_SALT = 16  #: hexadecimal digits


def without_solution(puzzle: Puzzle) -> Puzzle:
    """The puzzle with all its clues and none of its letters but those that the sheet gives.

    Raises `CrosscoreError` (code "no-solution") for one that has cells without letters, and
    "needs-letters" for one that nobody could solve without them.
    """
    if puzzle.model == LETTERS or lists_of(puzzle.kind) != "clues":
        message = sentence(
            "needs-letters",
            "Only puzzles with clues can be handed out without their solution.",
        )
        raise CrosscoreError("needs-letters", message, "kind")
    puzzle = _with_blocks(sheet.crop(puzzle))
    rows = puzzle.rows()
    if not puzzle.entries or any(letter == "" for row in rows for letter in row):
        message = sentence(
            "no-solution", "Fill the grid first. Then it can be handed out without the solution."
        )
        raise CrosscoreError("no-solution", message, "document")
    clues = {}
    given = set(sheet.given_cells(puzzle))
    for entry in puzzle.entries:
        word = puzzle.words[entry.word]
        counts = sheet.enumeration(puzzle, word)
        plain = counts == str(len(entry.cells))
        clues[entry.cells[0], entry.across] = OpenClue(
            word.clue or _NO_CLUE, "" if plain else counts
        )
        if given.issuperset(entry.cells):  # all of a word would be a word of the puzzle
            given.remove(entry.cells[-1])
    letters: dict[Cell, str] = {
        (r, c): letter if (r, c) in given else ""
        for r, row in enumerate(rows)
        for c, letter in enumerate(row)
        if letter is not None
    }
    settings = {name: value for name, value in puzzle.sheet.items() if name != "word_bank"}
    return replace(
        puzzle,
        words=(),
        entries=(),
        unplaced=(),
        locked=frozenset(),
        frozen=False,
        given_letters=frozenset(),
        pinned=frozenset(),
        odd={},
        proof="",
        score=None,
        source=None,
        seed=0,
        options={name: puzzle.options[name] for name in _KEPT if name in puzzle.options},
        sheet=settings,
        open_cells=letters,
        open_clues=clues,
        rebus=puzzle.rebus.intersection(letters.values()),
        checksum=checksum(puzzle),
    )


def checksum(puzzle: Puzzle) -> tuple[str, str]:
    """A salt, and the SHA-1 of all letters, row by row, and the salt: as .ipuz files have it.

    The salt follows from seed and letters, so that nobody learns the seed from it: that might make
    the puzzle again.
    """
    letters = "".join(letter for row in puzzle.rows() for letter in row if letter)
    salt = hashlib.sha256(f"{puzzle.seed} {letters}".encode()).hexdigest()[:_SALT]
    return salt, hashlib.sha1(f"{letters}{salt}".encode(), usedforsecurity=False).hexdigest()


def _with_blocks(puzzle: Puzzle) -> Puzzle:
    """Words that cross in a void, as a grid with blocks: only there clues need no words."""
    if puzzle.model == BLOCKED:
        return puzzle
    rows = puzzle.rows()
    runs = {(entry.across, entry.cells) for entry in puzzle.entries}
    if runs != set(find_slots(rows)):
        message = sentence(
            "no-solution", "Fill the grid first. Then it can be handed out without the solution."
        )
        raise CrosscoreError("no-solution", message, "document")
    return replace(
        puzzle,
        model=BLOCKED,
        kind=usual(BLOCKED),
        sheet={"blocks": "grey", **puzzle.sheet},
        options={name: found for name, found in puzzle.options.items() if name == "letters"},
        unplaced=(),
    )
