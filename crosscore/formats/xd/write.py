"""Puzzle -> .xd file, and what such a file does not hold of it.

Sections stand in their order, as the oldest tools want them, unless the puzzle has bars, given
letters or several looks of cells: these need sections with headings.
"""

from __future__ import annotations

import re

from crosscore import sheet
from crosscore.errors import Issue, Sentence, sentence
from crosscore.formats import lost
from crosscore.formats.imported import kind
from crosscore.formats.puz.document import NO_CLUE, counted
from crosscore.formats.xd import design
from crosscore.formats.xd.parts import CLUE, DATA
from crosscore.formats.xd.read import BLOCK, EMPTY, SHADE, VOID, clue_text
from crosscore.grid import BLOCKED, LETTERS, Cell
from crosscore.puzzle import Puzzle

__all__ = ["losses", "refusal", "text"]

#: signs for cells of several characters, the commonest first: digits, then circled ones and others
_KEYS = [
    *"1234567890",
    *map(chr, (*range(0x2776, 0x2794), *range(0x2460, 0x2500), *range(0x2600, 0x2700))),
    *map(chr, range(0x2800, 0x2900)),
]
_ABOUT = (
    ("Editor", "editor"),
    ("Copyright", "copyright"),
    ("Publisher", "publisher"),
    ("Date", "date"),
    ("Url", "url"),
    ("Difficulty", "difficulty"),
)
_PARTING = re.compile(r"[\s,~]")  #: what parts letters in a header, or answers from clues
_SMALL = "abcdefghijklmnopqrstuvwxyz"
_CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def refusal(puzzle: Puzzle) -> Sentence | None:
    """Why there is no file: a word search, or more letters of several characters than signs."""
    if puzzle.model == LETTERS:
        return sentence(
            "xd-no-word-search",
            "An .xd file can’t hold a word search. Save it as .ipuz, or as a page to solve.",
        )
    try:
        _Grid(sheet.crop(puzzle))
    except _TooManyError:
        return sentence(
            "xd-keys",
            "An .xd file holds at most {most} different letters of several characters; save it "
            "as .ipuz.",
            most=len(_KEYS) - len(_CAPITALS),
        )
    return None


def losses(puzzle: Puzzle) -> list[Issue]:
    """What the file would not hold, in exact sentences."""
    shown = sheet.crop(puzzle)
    blocks = shown.model == BLOCKED and any(None in row for row in shown.rows())
    found = [
        *lost.lists(shown),
        *lost.other_kind(shown, kind(shown.rows(), blocks=blocks)),
        *lost.direction(shown),
        *lost.counts(shown),
        *lost.spelling(shown, counted=True),
        *_changed(shown),
        *(lost.language(shown) or lost.clue_language(shown)),
        *lost.unfilled(shown),
        *lost.checksum(shown),
        *lost.look(shown),
        *lost.workshop(puzzle),
    ]
    if shown.bars:
        message = sentence(
            "loss-xd-bars",
            "Only some programs know the bars of an .xd file; others read another grid.",
        )
        found.append(Issue("bars", message))
    return found


def text(puzzle: Puzzle) -> str:
    """The text of a crossword's sheet; equal puzzles give equal texts."""
    puzzle = sheet.crop(puzzle)
    grid = _Grid(puzzle)
    rows = puzzle.rows()
    given = sheet.given_cells(puzzle)
    sections = {
        "Metadata": _headers(puzzle, grid),
        "Grid": grid.rows,
        "Clues": _clues(puzzle),
        "Notes": _notes(puzzle),
    }
    if grid.designed:
        sections["Design"] = design.lines(
            puzzle.width, puzzle.height, puzzle.circles, puzzle.shades, puzzle.bars
        )
    if given:
        sections["Start"] = [
            "".join(
                grid.sign(letter)
                if letter and (r, c) in given
                else EMPTY
                if letter is not None
                else BLOCK
                for c, letter in enumerate(row)
            )
            for r, row in enumerate(rows)
        ]
    headed = grid.designed or bool(given) or not sections["Clues"]
    blocks = []
    for name, lines in sections.items():
        if lines or name in ("Metadata", "Grid", "Clues"):
            heading = [f"## {name}", ""] if headed else []
            blocks.append("\n".join([*heading, *lines]))
    return ("\n\n" if headed else "\n\n\n").join(blocks) + "\n"


class _TooManyError(Exception):
    """There are more letters of several characters than signs for them."""


class _Grid:
    """The rows of a grid, and what their signs stand for.

    `special` is "circle" or "shaded" if small letters mark the cells that have either. `designed`
    tells that the section for looks is needed, as small letters do not say all of it.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        rows = puzzle.rows()
        self._void = BLOCK if puzzle.model == BLOCKED else VOID
        self.keys: dict[str, str] = {}
        known = {cell for row in rows for cell in row if cell}
        self._free = [key for key in _KEYS if key not in known]
        marked: set[Cell] = set(puzzle.circles) or set(puzzle.shades)
        marked = {(r, c) for r, c in marked if rows[r][c] is not None}
        letters = {rows[r][c] or "" for r, c in marked}
        several = sorted(letter for letter in letters if letter not in _CAPITALS or not letter)
        used = {letter.lower() for letter in letters if letter and letter in _CAPITALS}
        small = [key for key in _SMALL if key not in used]
        self.special = ""
        self._small = {}
        if marked and "" not in letters and len(several) <= len(small):
            self.special = "circle" if puzzle.circles else "shaded"
            plain_ones = {letter: letter.lower() for letter in letters if letter in _CAPITALS}
            self._small = {**plain_ones, **dict(zip(several, small, strict=False))}
        rest = {} if puzzle.circles and self.special else puzzle.circles
        shades = set(puzzle.shades.values())
        self.designed = bool(
            puzzle.bars
            or rest
            or (puzzle.shades and (puzzle.circles or shades != {SHADE} or not self.special))
        )
        self.dotted = any("" in row for row in rows) and not any(None in row for row in rows)
        self.rows = [
            "".join(
                self._cell(letter, (r, c) in marked and bool(self.special))
                for c, letter in enumerate(row)
            )
            for r, row in enumerate(rows)
        ]
        self.rebus = {
            **{key: letter for letter, key in self.keys.items()},
            **{key: letter for letter, key in self._small.items() if letter not in _CAPITALS},
        }

    def _cell(self, letter: str | None, marked: bool) -> str:
        if letter is None:
            return self._void
        if marked:
            return self._small[letter]
        return self.sign(letter) if letter else EMPTY

    def sign(self, letter: str) -> str:
        """What stands in the grid for a letter."""
        if len(letter) == 1 and letter.isalnum() and not "a" <= letter <= "z":
            return letter
        if letter not in self.keys:
            if not self._free:
                raise _TooManyError
            self.keys[letter] = self._free.pop(0)
        return self.keys[letter]


def _headers(puzzle: Puzzle, grid: _Grid) -> list[str]:
    found = [
        ("Title", puzzle.title),
        ("Author", puzzle.author),
        *((name, puzzle.about.get(key, "")) for name, key in _ABOUT),
        ("Description", puzzle.instructions.replace("\n", " \\ ")),
        ("Special", grid.special),
        ("Rebus", " ".join(f"{key}={letter}" for key, letter in grid.rebus.items())),
        ("Form", "barred" if puzzle.bars else ""),
        ("Empty", EMPTY if grid.dotted else ""),
    ]
    return [
        f"{name}: {' '.join(value.split())}".rstrip()
        for name, value in found
        if value or name == "Title"
    ]


def _clues(puzzle: Puzzle) -> list[str]:
    """Across and down, an empty line between: group and number, the clue, its answer."""
    rows = puzzle.rows()
    numbers = puzzle.numbers()
    lists: dict[bool, list[tuple[int, str]]] = {True: [], False: []}
    for cells, across, clue in _all_clues(puzzle):
        answer = "".join(rows[r][c] or EMPTY for r, c in cells)
        number = numbers[cells[0]]
        line = f"{'A' if across else 'D'}{number}. {clue or NO_CLUE} ~ {answer}"
        lists[across].append((number, line))
    groups = [[line for _, line in sorted(found)] for found in lists.values()]
    return [*groups[0], *([""] if all(groups) else []), *groups[1]]


def _all_clues(puzzle: Puzzle) -> list[tuple[tuple[Cell, ...], bool, str]]:
    """The cells of each run that has a word or a clue, and the clue with its letter counts."""
    shown = sheet.counted(puzzle)
    runs = {(entry.cells[0], entry.across): entry.cells for entry in puzzle.entries}
    runs |= {(cells[0], way): cells for way, cells in puzzle.slots() if puzzle.open_clues}
    return [
        (runs[at], at[1], _counted(clue, counts, shown))
        for at, (clue, counts) in lost.clues_told(puzzle).items()
    ]


def _counted(clue: str, counts: str, shown: bool) -> str:
    return f"{clue} ({counts})".strip() if shown else clue


def _notes(puzzle: Puzzle) -> list[str]:
    """The notes; a line that would be something else there has a backslash before it."""
    notes = puzzle.about.get("notes")
    lines = notes.split("\n") if notes else []
    return [
        "\\" + line
        if line.startswith(("##", "<!--", "\\")) or CLUE.match(line) or DATA.match(line)
        else line
        for line in lines
    ]


def _changed(puzzle: Puzzle) -> list[Issue]:
    """Texts that would be read in another way: with signs of mark-up, or an end like a count.

    Letters of several characters with signs that part them there are such texts too.
    """
    clues = _all_clues(puzzle)
    shown = sheet.counted(puzzle)
    changed = sum(clue_text(clue) != clue for _, _, clue in clues) + ("\\" in puzzle.instructions)
    changed += sum(bool(_PARTING.search(letter)) for letter in _Grid(puzzle).rebus.values())
    ends = sum(bool(counted(clue, len(cells))[1]) for cells, _, clue in clues)
    found = []
    if changed:
        message = sentence(
            "loss-xd-texts",
            "{texts} texts have signs that mean something else in this format, and change.",
            one="{texts} text has signs that mean something else in this format, and changes.",
            texts=changed,
        )
        found.append(Issue("texts", message))
    if not shown and clues and 2 * ends >= len(clues):
        message = sentence(
            "loss-taken-for-counts",
            "The ends of {clues} clues will be taken for letter counts.",
            one="The end of {clues} clue will be taken for a letter count.",
            clues=ends,
        )
        found.append(Issue("taken", message))
    return found
