"""Lines of plain text that every editor shows the right way round, in the words of the sheet.

A plain text doesn't say from which side it is read: editors differ, and many take all lines for
left-to-right. Lines that would come out wrong get invisible marks: docs/formats.md says which and
why.
"""

from __future__ import annotations

from crosscore import alphabet, sheet
from crosscore.alphabet import Wording
from crosscore.puzzle import Entry, Puzzle, Word

__all__ = [
    "answer",
    "answer_of",
    "apart",
    "clue",
    "clue_of",
    "head",
    "joined",
    "line",
    "prose",
]

#: an invisible letter of each direction
_MARKS = {"ltr": "\N{LEFT-TO-RIGHT MARK}", "rtl": "\N{RIGHT-TO-LEFT MARK}"}


def clue(puzzle: Puzzle, word: Word, wording: Wording, side: str) -> str:
    """`Clue (3,5)`: a word's clue, and its letter count if the sheet has those."""
    return _counted(
        puzzle, word.clue, sheet.enumeration(puzzle, word, wording.number), wording, side
    )


def clue_of(puzzle: Puzzle, entry: Entry, wording: Wording, side: str) -> str:
    """The same of an entry, whose answer need not be in the grid."""
    if entry.word >= 0:
        return clue(puzzle, puzzle.words[entry.word], wording, side)
    count = sheet.open_counts(puzzle, entry, wording.number)
    return _counted(puzzle, sheet.clue_of(puzzle, entry), count, wording, side)


def _counted(puzzle: Puzzle, clue: str, count: str, wording: Wording, side: str) -> str:
    said = sheet.figures(puzzle, wording)(clue)
    text = apart(said, side, sheet.side_of(puzzle, wording, said, side))
    if not sheet.counted(puzzle):
        return text
    length = f"({count})"
    if text != said:
        length = _MARKS[side] + length  # a number would join a clue of the other direction
    return " ".join(filter(None, (text, length)))


def answer_of(puzzle: Puzzle, entry: Entry, wording: Wording, side: str) -> str:
    """The answer of an entry; a dash for each cell that it has where it isn't in the grid."""
    if entry.word >= 0:
        return answer(puzzle, puzzle.words[entry.word], wording, side)
    rows = puzzle.rows()
    return "".join(rows[r][c] or "_" for r, c in entry.cells)


def answer(puzzle: Puzzle, word: Word, wording: Wording, side: str) -> str:
    """A word as written; the cells' letters behind it if they are more or fewer."""
    script = alphabet.get(puzzle.language)
    write = sheet.figures(puzzle, wording)
    written = write(script.upper(word.shown))
    respelt = script.respelt(word.shown, word.answer)
    both = f"{written} ({write(''.join(word.answer))})" if respelt else written
    return apart(both, side, sheet.side_of(puzzle, wording, both, side))


def head(puzzle: Puzzle, side: str) -> str:
    """Title and author, and who else had part in the puzzle."""
    told = (puzzle.title, puzzle.author, sheet.credits_line(puzzle))
    return prose("\n".join(filter(None, told)), side)


def prose(text: str, side: str) -> str:
    """Lines of which each has its own direction."""
    lines = text.split("\n")
    return "\n".join(one and line(one, alphabet.direction(one, side)) for one in lines)


def line(text: str, side: str) -> str:
    """A line between marks of its direction, if it needs any.

    The first keeps the number in front, whatever letter comes next, and shows editors that go by
    the first letter which way the line runs; the last keeps a full stop or bracket behind.
    """
    if side == "ltr" and not alphabet.reads(text, "rtl"):
        return text
    return f"{_MARKS[side]}{text}{_MARKS[side]}"


def apart(text: str, side: str, own: str) -> str:
    """A text of the other direction than its line's, with its own marks, and brackets beside it."""
    return text if own == side else f"{_MARKS[own]}{text}{_MARKS[own]}"


def joined(*blocks: str) -> str:
    """The blocks that have any text, an empty line between."""
    return "\n\n".join(filter(None, blocks)) + "\n"
