"""A word search as plain text: the letters and what to find, and where it is.

A row is a line, with a space between letters, so that clusters of several characters stay separate.
Gaps without a letter are as wide as the letters.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from crosscore import alphabet, sheet
from crosscore.alphabet import Wording
from crosscore.formats import lines
from crosscore.grid import direction_of
from crosscore.puzzle import Puzzle

__all__ = ["answers", "letters"]

#: how a word runs on paper where lines are read from the left, and from the right
_ARROWS = {
    "forward": "→←",
    "down": "↓↓",
    "forward-down": "↘↙",
    "forward-up": "↗↖",
    "backward": "←→",
    "up": "↑↑",
    "backward-up": "↖↗",
    "backward-down": "↙↘",
}
#: what stands for no cell, and for a letter that is not shown
_NARROW = (" ", "\N{MIDDLE DOT}")
_WIDE = ("\N{IDEOGRAPHIC SPACE}", "\N{KATAKANA MIDDLE DOT}")


def letters(puzzle: Puzzle) -> str:
    """For the solver: title, author, instructions, letters, the list of the sheet, and blanks for
    the hidden message.
    """
    wording = sheet.wording(puzzle)
    side = sheet.direction(puzzle)
    what = sheet.settings(puzzle)["list"]
    listed = [str(sheet.labels(puzzle, wording)["list"])]
    for index, shown in zip(sheet.listing(puzzle), sheet.bank(puzzle), strict=True):
        word = puzzle.words[index]
        if what == "clues" and word.clue:
            listed.append(lines.line(lines.clue(puzzle, word, wording, side), side))
        elif what != "none":
            own = sheet.side_of(puzzle, wording, shown, side)
            listed.append(lines.line(lines.apart(shown, side, own), side))
    return lines.joined(
        lines.head(puzzle, side),
        lines.prose(puzzle.instructions, side),
        _drawn(puzzle, puzzle.rows()),
        "\n".join(listed),
        _announced(puzzle, wording, side),
    )


def _announced(puzzle: Puzzle, wording: Wording, side: str) -> str:
    """`The letters left over say: _ _ _ _`, with more room between words."""
    words = "   ".join(" ".join("_" * length) for length in sheet.blanks(puzzle))
    return words and lines.line(f"{sheet.left(puzzle, wording)} {words}", side)


def answers(puzzle: Puzzle) -> str:
    """`CAT (3, 5) ↘`: row and column of the first letter, the direction on paper; their letters
    alone.

    Below them is what the other letters say.

    Arrows in the heading show which number counts rows and which columns.
    """
    wording = sheet.wording(puzzle)
    side = sheet.direction(puzzle)
    mirrored = alphabet.get(puzzle.language).direction == "rtl"
    entries = {entry.word: entry for entry in puzzle.entries}
    listed = [lines.line(f"{wording.label('answers')} (↓, {_ARROWS['forward'][mirrored]})", side)]
    for index in sheet.listing(puzzle):
        cells = entries[index].cells
        said = lines.answer(puzzle, puzzle.words[index], wording, side)
        row, column = (wording.number(n + 1) for n in cells[0])
        arrow = _ARROWS[direction_of(cells)][mirrored]
        listed.append(lines.line(f"{said} ({row}, {column}) {arrow}", side))
    found = [
        [letter and ("" if (r, c) in puzzle.open_cells else letter) for c, letter in enumerate(row)]
        for r, row in enumerate(puzzle.rows())
    ]
    return lines.joined(
        lines.head(puzzle, side),
        "\n".join(listed),
        _drawn(puzzle, found),
        lines.prose(sheet.hidden_message(puzzle), side),
    )


def _drawn(puzzle: Puzzle, rows: Iterable[Iterable[str | None]]) -> str:
    """The rows: None is a gap, "" a dot.

    Rows read from the right keep their last gaps: many editors begin all lines at the left, and
    there these keep the columns in line.
    """
    side = alphabet.get(puzzle.language).direction
    signs = [letter[0] for row in puzzle.rows() for letter in row if letter]
    wide = sum(unicodedata.east_asian_width(sign) in "WF" for sign in signs)
    gap, dot = _WIDE if 2 * wide > len(signs) else _NARROW
    drawn = (" ".join(gap if cell is None else cell or dot for cell in row) for row in rows)
    return "\n".join(lines.line(row if side == "rtl" else row.rstrip(), side) for row in drawn)
