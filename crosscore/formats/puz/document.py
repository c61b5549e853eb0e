"""What is in a file of Across Lite -> the JSON object of an .ipuz file."""

from __future__ import annotations

import re
from typing import Any

from crosscore.alphabet import latin, one_line
from crosscore.errors import Issue, sentence
from crosscore.formats.ipuz.keys import DIRECTIONS, EMPTY, KIND, OURS, VERSION, block_for
from crosscore.formats.puz.contents import Contents, refused
from crosscore.grid import BLOCKED, find_slots, is_full, number_cells
from crosscore.kinds.registry import usual
from crosscore.puzzle import MAX_FILE_WORDS

__all__ = ["NO_CLUE", "counted", "document"]

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


def document(found: Contents, name: str) -> tuple[dict[str, Any], list[Issue]]:
    """The document of a crossword, and findings.

    Letter counts at the ends of clues are taken off if most clues have them: they are the
    sheet's. Clues of words with empty cells are left out if there is no letter at all. Raises
    `CrosscoreError` ("not-puz") for more words than a puzzle can have.
    """
    rows = found.rows
    slots = {(cells[0], across): cells for across, cells in find_slots(rows)}
    numbers = number_cells(cell for cell, _ in slots)
    clues = {
        at: "" if clue.strip() == NO_CLUE else one_line(clue) for at, clue in found.clues.items()
    }
    full = {at: cells for at, cells in slots.items() if is_full(rows, cells)}
    if len(full) > MAX_FILE_WORDS:
        why = sentence(
            "ipuz-too-many-words",
            "it has {words} words, and at most {most} can be used",
            words=len(full),
            most=MAX_FILE_WORDS,
        )
        raise refused(name, why)
    ends = {at: counted(clues.get(at, ""), len(cells)) for at, cells in full.items()}
    with_counts = sum(1 for _, count in ends.values() if count)
    shown = 2 * with_counts >= len(full)
    lists: dict[str, list[dict[str, Any]]] = {direction: [] for direction in DIRECTIONS.values()}
    for at in found.runs():
        if at in full:
            clue, count = ends[at] if shown else (clues.get(at, ""), "")
            item = {"number": numbers[at[0]], "clue": clue}
            lists[DIRECTIONS[at[1]]].append({**item, "enumeration": count} if count else item)
        elif clues.get(at):
            lists[DIRECTIONS[at[1]]].append({"number": numbers[at[0]], "clue": clues[at]})
    if found.copyright.strip():
        message = sentence(
            "copyright-lost",
            "has a note on copyright that is not kept: {text}",
            text=one_line(found.copyright)[:200],
        )
        found.find("copyright", message)

    letters = "".join(cell or "" for row in rows for cell in row)
    block = block_for(rows)

    def cell(r: int, c: int, letter: str | None) -> Any:
        if letter is None:
            return block
        label = numbers.get((r, c), 0)
        return {"cell": label, "value": letter} if (r, c) in found.given else label

    made: dict[str, Any] = {
        "version": VERSION,
        "kind": [KIND],
        "dimensions": {"width": len(rows[0]), "height": len(rows)},
        "block": block,
        "title": found.title,
        "author": found.author,
        "intro": found.notes,
        "puzzle": [[cell(r, c, x) for c, x in enumerate(row)] for r, row in enumerate(rows)],
        "solution": [[block if x is None else x or EMPTY for x in row] for row in rows],
        "clues": lists,
        OURS + "kind": usual(BLOCKED, digits=letters.isdecimal()),
    }
    if full:
        made["showenumerations"] = shown
    return made, found.findings
