"""What is in a file of Across Lite -> crossword."""

from __future__ import annotations

import re

from crosscore.alphabet import latin, one_line
from crosscore.formats.imported import Clue, Crossword
from crosscore.formats.puz.contents import Contents
from crosscore.grid import BLOCKED, find_slots, is_full
from crosscore.kinds.registry import usual

__all__ = ["NO_CLUE", "counted", "crossword"]

NO_CLUE = "-"  #: the clue of a word that has none: some programs cannot read an empty one

_COUNT = re.compile(r"(.*?)\s*\(\s*(\d{1,3}(?:\s*[-,]\s*\d{1,3})*)\s*\)", re.DOTALL)


def counted(clue: str, length: int) -> tuple[str, str]:
    """A clue and the letter count at its end, `3,5`, if that adds up to `length`; else ""."""
    found = _COUNT.fullmatch(clue)
    if found:
        count = latin(re.sub(r"\s", "", found[2]))
        if sum(map(int, re.split("[-,]", count))) == length:
            return found[1], count
    return clue, ""


def crossword(found: Contents, name: str) -> Crossword:
    """The crossword in a file.

    Letter counts at the ends of clues are taken off if most clues have them: they are the
    sheet's.
    """
    rows = found.rows
    letters = "".join(cell or "" for row in rows for cell in row)
    slots = {(cells[0], across): cells for across, cells in find_slots(rows)}
    clues = {at: one_line(text) for at, text in found.clues.items() if at in slots}
    clues = {at: "" if text == NO_CLUE else text for at, text in clues.items()}
    ends = {at: counted(text, len(slots[at])) for at, text in clues.items()}
    asked = sum(1 for at, text in clues.items() if text or is_full(rows, slots[at]))
    shown = 2 * sum(1 for _, count in ends.values() if count) >= asked
    if not shown:
        ends = {at: (text, "") for at, text in clues.items()}
    return Crossword(
        name,
        rows,
        blocks={(r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell is None},
        given=found.given,
        clues=[Clue(slots[at], text, count) for at, (text, count) in ends.items()],
        title=one_line(found.title),
        author=one_line(found.author),
        intro=found.notes,
        about={"copyright": text} if (text := one_line(found.copyright)) else {},
        circles=found.circles,
        counted=shown,
        kind=usual(BLOCKED, digits=letters.isdecimal()),
        hidden=found.hidden,
        across_first=True,
        findings=found.findings,
    )
