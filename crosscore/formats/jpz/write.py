"""Puzzle -> the XML of a crossword, as Crossword Compiler and others read it.

The grid is written as it is seen on paper: column 1 is the leftmost, so that every program shows
it the right way round. A word lists its cells one by one in reading order, which is what tells a
word that is read from the right.
"""

from __future__ import annotations

import re

from crosscore import sheet
from crosscore.formats import lost
from crosscore.grid import BLOCKED, Cell
from crosscore.puzzle import Puzzle

__all__ = ["ADDRESS", "DETAILS", "xml"]

_ROOT = "http://crossword.info/xml/crossword-compiler"
_PUZZLE = "http://crossword.info/xml/rectangular-puzzle"
#: what is known of a puzzle -> the name of its element
DETAILS = {
    "copyright": "copyright",
    "editor": "editor",
    "publisher": "publisher",
    "date": "created",
}
ADDRESS = re.compile("https?://")  #: an identifier that is taken for the address of a puzzle
_SIGNS = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}
#: what XML has no way to write
_IMPOSSIBLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def xml(puzzle: Puzzle) -> str:
    """The XML of a crossword's sheet; equal puzzles give equal texts."""
    puzzle = sheet.crop(puzzle)
    wording = sheet.wording(puzzle)
    counted = sheet.counted(puzzle)
    seen = _seen(puzzle)
    said = _tag("lang", puzzle.clue_language)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<crossword-compiler xmlns="{_ROOT}">',
        f'<rectangular-puzzle xmlns="{_PUZZLE}"{_tag("lang", puzzle.language)}>',
        "<metadata>",
        f"<title>{_escaped(puzzle.title)}</title>",
        f"<creator>{_escaped(puzzle.author)}</creator>",
        *(f"<{name}>{_escaped(text)}</{name}>" for name, text in _details(puzzle).items()),
        f"<description>{_escaped(puzzle.instructions)}</description>",
        "</metadata>",
        *(
            [f"<instructions>{_escaped(notes)}</instructions>"]
            if (notes := puzzle.about.get("notes"))
            else []
        ),
        "<crossword>",
        f'<grid width="{puzzle.width}" height="{puzzle.height}">',
        '<grid-look numbering-scheme="normal"/>',
        *_cells(puzzle, seen),
        "</grid>",
    ]
    ids: dict[tuple[bool, int], int] = {}
    numbers = puzzle.numbers()
    highest = max(1000, *numbers.values()) if numbers else 1000
    for across, cells in _runs(puzzle):
        number = numbers[cells[0]]
        ids[across, number] = number if across else highest + number
        lines.append(f'<word id="{ids[across, number]}">')
        lines += [f"<cells{_place(seen, cell)}/>" for cell in cells]
        lines.append("</word>")
    for across, label in ((True, "across"), (False, "down")):
        lines.append(f'<clues ordering="normal"{said}>')
        lines.append(_heading(label, wording.label(label)))
        for number, clue, count in _clues(puzzle, across):
            shown = _tag("format", count) if counted else ""
            lines.append(
                f'<clue word="{ids[across, number]}" number="{number}"{shown}>'
                f"{_escaped(clue)}</clue>"
            )
        lines.append("</clues>")
    lines += ["</crossword>", "</rectangular-puzzle>", "</crossword-compiler>"]
    return "\n".join(lines) + "\n"


def _details(puzzle: Puzzle) -> dict[str, str]:
    """What else is known of a puzzle, by the names of its elements."""
    found = {name: puzzle.about.get(key, "") for key, name in DETAILS.items()}
    if ADDRESS.match(puzzle.about.get("url", "")):
        found["identifier"] = puzzle.about["url"]
    return {name: text for name, text in found.items() if text or name == "copyright"}


def _clues(puzzle: Puzzle, across: bool) -> list[tuple[int, str, str]]:
    """The numbers of the words in a direction, with their clues and letter counts."""
    numbers = puzzle.numbers()
    told = lost.clues_told(puzzle)
    return sorted((numbers[cell], *clue) for (cell, along), clue in told.items() if along is across)


def _heading(direction: str, said: str) -> str:
    """The heading of a list. Some programs look for the English word in it to tell the lists apart.

    They see it in an attribute as well, if nothing is in bold.
    """
    if said.lower() == direction:
        return f"<title><b>{_escaped(said)}</b></title>"
    return f'<title id="{direction}"><span>{_escaped(said)}</span></title>'


def _runs(puzzle: Puzzle) -> list[tuple[bool, tuple[tuple[int, int], ...]]]:
    """The words that the solver has to find, those of an unfinished grid included."""
    if puzzle.model == BLOCKED:
        return puzzle.slots()
    found = [(entry.across, entry.cells) for entry in puzzle.entries]
    return sorted(found, key=lambda run: (not run[0], run[1]))


def _cells(puzzle: Puzzle, seen: range) -> list[str]:
    """Every cell, row by row as seen on paper."""
    numbers, given = puzzle.numbers(), sheet.given_cells(puzzle)
    nothing = ' type="block"' if puzzle.model == BLOCKED else ' type="void"'
    lines = []
    for r, row in enumerate(puzzle.rows()):
        for c in seen:
            letter = row[c]
            if letter is None:
                said = nothing
            else:
                said = _tag("solution", letter) + _tag("number", str(numbers.get((r, c), "")))
                said += _tag("background-color", puzzle.shades.get((r, c), ""))
                said += ' background-shape="circle"' * ((r, c) in puzzle.circles)
                said += "".join(f' {side}-bar="true"' for side in _bars(puzzle, seen, (r, c)))
            if (r, c) in given:
                said += _tag("solve-state", letter or "") + ' hint="true"'
            lines.append(f"<cell{_place(seen, (r, c))}{said}/>")
    return lines


def _bars(puzzle: Puzzle, seen: range, cell: Cell) -> list[str]:
    """The sides of a cell with bars: above and on its left as seen, as all programs draw."""
    row, column = cell
    left = column if seen.step < 0 else column - 1
    sides = {"top": ((row - 1, column), False), "left": ((row, left), True)}
    return [side for side, bar in sides.items() if bar in puzzle.bars]


def _seen(puzzle: Puzzle) -> range:
    """The columns from left to right as seen on paper."""
    columns = range(puzzle.width)
    return columns[::-1] if lost.from_right(puzzle) else columns


def _place(seen: range, cell: Cell) -> str:
    row, column = cell
    return f' x="{seen.index(column) + 1}" y="{row + 1}"'


def _tag(name: str, value: str) -> str:
    """An attribute, or nothing for no value; `lang` is XML's own."""
    shown = "xml:lang" if name == "lang" else name
    return f' {shown}="{_escaped(value)}"' if value else ""


def _escaped(text: str) -> str:
    return "".join(_SIGNS.get(char, char) for char in _IMPOSSIBLE.sub("\ufffd", text))
