"""Checks a finished puzzle from scratch. Shares no code with any search.

It trusts nothing that a search or a file says: it lays the entries on an empty grid itself, reads
the grid back line by line, and compares. It has its own geometry, so that a fault in `grid.py`
can't hide here.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from crosscore.errors import Issue
from crosscore.grid import BLOCKED, LETTERS
from crosscore.puzzle import Entry, Puzzle
from crosscore.referee.common import (
    PART,
    Letters,
    check_entry,
    check_marks,
    check_numbers,
    check_runs,
    check_words,
)
from crosscore.referee.crossing import check_box, check_connection, check_loose
from crosscore.search import drain

__all__ = ["check", "checking"]


def check(puzzle: Puzzle, banned: Sequence[Sequence[str]] = ()) -> list[Issue]:
    """All findings about a puzzle, in reading order of the rules; [] if sound.

    The rules of crosswords: every word is placed once or listed as unplaced; no two have the same
    answer; each answer is its word split into cells; entries are straight, unbroken and inside the
    grid; crossings agree; each run of two or more cells is exactly one entry; numbers go 1, 2, 3 in
    reading order of rows. Locked words are placed, given letters are letters of their words, and
    the sheet's settings are known ones. If a size was asked for, the grid has it.

    In a free-form crossword all entries are connected; the box is tight, unless its size was asked
    for; a word said to share no letter shares none. Isolated words keep the same rules together
    with the entries, but have no numbers. They exist only if they were asked for (the option
    `scatter`); each is alone or in a group as its reason says, and no group has more words than the
    entries.

    `check_blocked` has the rules of a blocked grid instead, `checking_letters` those of a word
    search.
    Only the latter knows words that nobody may read anywhere: the user's, and those of `banned`,
    which a kind provides.
    """
    return drain(checking(puzzle, banned))


def checking(
    puzzle: Puzzle, banned: Sequence[Sequence[str]] = ()
) -> Generator[None, None, list[Issue]]:
    """`check` in pieces: where the grid is large, it pauses now and then."""
    if puzzle.model == LETTERS:
        from crosscore.referee.letters import checking_letters

        return (yield from checking_letters(puzzle, banned))
    findings = yield from check_words(puzzle)
    grid: Letters = {}
    loose = [Entry(u.word, u.across, u.cells, 0) for u in puzzle.unplaced if u.cells]
    pieces = [*puzzle.entries, *loose]
    sound = True
    for at, piece in enumerate(pieces):
        if at % PART == 0:
            yield
        problems = check_entry(puzzle, piece, grid)
        findings += problems
        sound = sound and not problems
    yield
    findings += check_marks(puzzle)
    if not sound:
        return findings  # what follows would only repeat it in other words
    if puzzle.model == BLOCKED:
        from crosscore.referee.blocked import check_blocked

        return findings + (yield from check_blocked(puzzle, grid))
    findings += yield from check_runs(puzzle, pieces, grid)
    findings += check_numbers(puzzle, [entry.cells[0] for entry in puzzle.entries])
    yield
    findings += yield from check_connection(puzzle)
    yield
    findings += check_loose(puzzle, loose)
    yield
    findings += check_box(puzzle, grid)
    return findings
