"""The rules of words that cross in a void: they are connected, in a tight box."""

from __future__ import annotations

from collections.abc import Sequence

from crosscore.errors import Issue, Sentence, sentence
from crosscore.puzzle import ISOLATED, REASONS, Entry, Puzzle
from crosscore.referee.common import Checking, Letters, check_size, name, the_grid

__all__ = ["check_box", "check_connection", "check_loose"]

ByCell = dict[tuple[int, int], list[int]]


def check_connection(puzzle: Puzzle) -> Checking:
    """Flood from the first entry; whatever it doesn't reach is a separate group.

    Where several pieces were asked for, there may be such groups.
    """
    asked = puzzle.options.get("pieces") is True and puzzle.options.get("size", "auto") == "auto"
    if not puzzle.entries or asked:
        return []
    by_cell = _by_cell(puzzle.entries)
    yield
    reached = _flood(puzzle.entries, 0, by_cell)
    message = sentence("not-connected", "is not connected with the first word")
    return [
        Issue("apart", message, name(puzzle, entry.word))
        for i, entry in enumerate(puzzle.entries)
        if i not in reached
    ]


def _by_cell(pieces: Sequence[Entry]) -> ByCell:
    """Indexes of the pieces that lie in each cell."""
    found: ByCell = {}
    for i, piece in enumerate(pieces):
        for cell in piece.cells:
            found.setdefault(cell, []).append(i)
    return found


def _flood(pieces: Sequence[Entry], first: int, by_cell: ByCell) -> set[int]:
    """Indexes of the pieces that hang together with one of them by sharing cells."""
    reached = {first}
    todo = [first]
    while todo:
        for cell in pieces[todo.pop()].cells:
            for other in by_cell[cell]:
                if other not in reached:
                    reached.add(other)
                    todo.append(other)
    return reached


def check_loose(puzzle: Puzzle, loose: list[Entry]) -> list[Issue]:
    """Words apart were asked for, are as far apart as is said, and are not the larger part."""
    findings = []
    scatter = puzzle.options.get("scatter", 0)
    asked = isinstance(scatter, int) and scatter > 0
    main = {cell for entry in puzzle.entries for cell in entry.cells}
    reasons = {lost.word: lost.reason for lost in puzzle.unplaced}
    by_cell = _by_cell(loose)
    groups: dict[int, tuple[set[int], bool]] = {}  # of each piece, and whether the main part has it
    for i, piece in enumerate(loose):
        if i not in groups:
            reached = _flood(loose, i, by_cell)
            shares = any(cell in main for j in reached for cell in loose[j].cells)
            groups |= dict.fromkeys(reached, (reached, shares))
        group, hangs = groups[i]
        problem: Sentence | None = None
        if hangs:
            problem = sentence("loose-hangs", "hangs on the main part, so it belongs on the sheet")
        elif (len(group) == 1) != (reasons[piece.word] == ISOLATED):
            reason = reasons[piece.word]
            problem = sentence(
                "loose-reason",
                "is said to be {reason}, but {words} words hang on it",
                reason=REASONS.get(reason, reason),
                words=len(group) - 1,
            )
        elif len(group) > len(puzzle.entries):
            problem = sentence(
                "loose-larger",
                "is one of {words} words apart, more than the sheet has",
                words=len(group),
            )
        elif not asked:
            problem = sentence("loose-unasked", "lies apart, but no words were to be scattered")
        if problem:
            findings.append(Issue("loose", problem, name(puzzle, piece.word)))
    return findings


def check_box(puzzle: Puzzle, grid: Letters) -> list[Issue]:
    """The box is no larger than its letters need, or has the size that was asked for."""
    findings = check_size(puzzle)
    if not puzzle.entries:
        return [*findings, Issue("empty", sentence("grid-empty", "holds no word"), the_grid())]
    rows = [r for r, _ in grid]
    columns = [c for _, c in grid]
    tight = (min(rows), min(columns), max(rows) + 1, max(columns) + 1)
    if tight == (0, 0, puzzle.height, puzzle.width):
        return findings
    if puzzle.options.get("size", "auto") != "auto":
        return findings
    message = sentence(
        "box",
        "is {width} × {height}, but its letters need only {wide} × {high}",
        width=puzzle.width,
        height=puzzle.height,
        wide=tight[3] - tight[1],
        high=tight[2] - tight[0],
    )
    return [*findings, Issue("box", message, the_grid())]
