"""Puzzle -> Exolve's plain text.

The player shows titles, clues and the text above them as HTML, and looks in clues for letter
counts and linked numbers; so what would be taken for any of these is written as a character
reference. It knows no direction: rows stand in reading order, from the left.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter

from crosscore import alphabet, sheet
from crosscore.alphabet import scripts
from crosscore.formats import lost
from crosscore.grid import BLOCKED
from crosscore.puzzle import Puzzle

__all__ = ["MAX_TYPED", "Letters", "text"]

MAX_TYPED = 20  #: UTF-16 units of a cell that is typed after a double click

#: the Unicode name of a script where ours is another
_NAMES = {"Orya": "Oriya", "Mymr": "Myanmar", "Cans": "Canadian_Aboriginal", "": "Latin"}
#: marks and letters of several scripts, of which Unicode's property Script names none: first, last
_SHARED = (
    (0x2BC, 0x2BC), (0x300, 0x36F), (0x485, 0x486), (0x640, 0x640), (0x64B, 0x655),
    (0x670, 0x670), (0x951, 0x954), (0x964, 0x965), (0x1AB0, 0x1AFF), (0x1CD0, 0x1CFF),
    (0x1DC0, 0x1DFF), (0x2000, 0x20FF), (0x3006, 0x3006), (0x302A, 0x3035), (0x303C, 0x303C),
    (0x3099, 0x309C), (0x30A0, 0x30A0), (0x30FB, 0x30FC), (0xA8E0, 0xA8F3), (0xFE00, 0xFE0F),
    (0xFE20, 0xFE2F),
)  # fmt: skip
_DIGITS = "0123456789"
_IN_LINE = 100  # cells of a colour that a line names
#: what stands in credits, by its name in `puzzle.ABOUT`
_CREDITS = (
    ("Editor", "editor"),
    ("Publisher", "publisher"),
    ("Date", "date"),
    ("Difficulty", "difficulty"),
    ("URL", "url"),
)
_MARKS = re.compile(r"[.0&+|_@!*~{\[?# ]")  # what stands for something else in a grid
_SHOWN = r"[&<>]|(?:(?<=\s)|^)#(?=\s|$)"  #: what HTML or a comment would swallow
#: in clues also: what begins an explanation, a mark-up of its own, a link or another clue's number
_CLUE = rf"{_SHOWN}|\[|(?<=~)\{{|^[,./]|^a(?=nd)|^\*$|\("
_COUNTED = _CLUE + "(?=[1-9])"  # behind its letter counts, a bracket before digits alone
_REFERENCES = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}


class Letters:
    """How the player is told of the letters of a grid.

    `script` is Unicode's name of the commonest, `longest` the most UTF-16 units of a cell, `others`
    are the characters of none or another script, in order. `rebus` tells that some of these
    stand in cells of several characters, `signs` names them; `beyond` is a letter that the player
    cannot take, or "".
    """

    def __init__(self, puzzle: Puzzle) -> None:
        cells = sorted({cell for row in puzzle.rows() for cell in row if cell})
        found = Counter(scripts.letter_script(char) for cell in cells for char in cell)
        found.pop("", None)
        own = alphabet.get(puzzle.language).scripts[0]
        code = max(found, key=lambda script: (found[script], script == own), default=own)
        self.script = _NAMES.get(code) or scripts.name(code) or "Latin"
        self.beyond = next((cell for cell in cells if max(map(ord, cell)) > 0xFFFF), "")
        self.longest = max(map(len, cells), default=1)
        self.others = sorted({c for cell in cells for c in cell if not _is_known(c, code)})
        mixed = {c for cell in cells if len(cell) > 1 for c in cell}.intersection(self.others)
        self.rebus = bool(mixed)
        self.signs = [f"U+{ord(char):04X}" for char in sorted(mixed)]


def _is_known(char: str, code: str) -> bool:
    """Whether the player takes a character for a letter: of its script, and no small one.

    It makes letters capitals first; Georgian ones have capitals for that alone.
    """
    return _is_of(char, code) and (code == "Geor" or not char.islower())


def _is_of(char: str, code: str) -> bool:
    """Whether Unicode's property Script of a letter or mark is a script."""
    point = ord(char)
    at = bisect_right(_SHARED, (point, 0x110000)) - 1
    if at >= 0 and point <= _SHARED[at][1]:
        return False
    if scripts.letter_script(char) == code:
        return True
    return any(first <= point <= last for first, last in scripts.marks(code))


def text(puzzle: Puzzle) -> str:
    """The text of a crossword's sheet; equal puzzles give equal texts."""
    puzzle = sheet.crop(puzzle)
    wording = sheet.wording(puzzle)
    letters = Letters(puzzle)
    longest = 1 if letters.rebus else letters.longest
    lines = [
        *(f"exolve-title: {_html(puzzle.title)}" for _ in filter(None, [puzzle.title])),
        *(f"exolve-setter: {_html(puzzle.author)}" for _ in filter(None, [puzzle.author])),
        f"exolve-width: {puzzle.width}",
        f"exolve-height: {puzzle.height}",
        f"exolve-language: {puzzle.language} {letters.script} {longest}",
        *_options(puzzle, letters),
        "exolve-relabel:",
        *(f"  {way}-label: {_html(wording.label(way))}" for way in ("across", "down")),
    ]
    lines += _about(puzzle)
    if puzzle.instructions:
        lines += ["exolve-preamble:", *_lines(puzzle.instructions)]
    lines += ["exolve-grid:", *_grid(puzzle), *_colours(puzzle)]
    for across, section in ((True, "across"), (False, "down")):
        found = _clues(puzzle, across)
        lines += [f"exolve-{section}:"] if found else []
        lines += [f"  {number} {clue}".rstrip() for number, clue in found]
    if puzzle.about.get("notes"):
        lines += ["exolve-postscript:", *_lines(puzzle.about["notes"])]
    return "\n".join(["exolve-begin", *(f"  {line}" for line in lines), "exolve-end", ""])


def _options(puzzle: Puzzle, letters: Letters) -> list[str]:
    options = ["rebus-cells"] if letters.rebus else []
    if any(digit in letters.others for digit in _DIGITS):
        options.append("allow-digits")
    others = "".join(char for char in letters.others if char not in _DIGITS)
    if others:
        options.append(f"allow-chars:{others}")
    clued = sum(bool(said) for said, _ in lost.clues_told(puzzle).values())
    runs = len(puzzle.slots()) if puzzle.model == BLOCKED else len(puzzle.entries)
    if clued < runs:
        options.append("ignore-unclued")
    return [f"exolve-option: {option}" for option in options]


def _grid(puzzle: Puzzle) -> list[str]:
    """A line for each row, a space between cells."""
    rows = puzzle.rows()
    given = sheet.given_cells(puzzle)
    letters = {cell for row in rows for cell in row if cell}
    empty = "?" if letters else "0"
    zeros = letters == {"0"}  # which alone would stand for cells without letters
    hidden = "*" * (puzzle.sheet.get("blocks") == "hidden")

    def marks(cell: tuple[int, int]) -> str:
        ends = (cell, True) in puzzle.bars, (cell, False) in puzzle.bars
        bars = {(True, True): "+", (True, False): "|", (False, True): "_"}.get(ends, "")
        return "@" * (cell in puzzle.circles) + hidden + bars

    def cell(r: int, c: int, letter: str | None) -> str:
        if letter is None:
            return "." + hidden
        if not letter:
            return empty + marks((r, c))
        shown = letter
        if letter != "0" or zeros:
            shown = _MARKS.sub(lambda mark: "&" + mark[0], letter)
        return shown + "!" * ((r, c) in given) + marks((r, c))

    return [
        "  " + " ".join(cell(r, c, letter) for c, letter in enumerate(row))
        for r, row in enumerate(rows)
    ]


def _colours(puzzle: Puzzle) -> list[str]:
    """The cells of each colour; columns from the left, rows from below."""
    found: dict[str, list[str]] = {}
    for (r, c), shade in sorted(puzzle.shades.items()):
        found.setdefault(shade, []).append(f"c{c + 1}r{puzzle.height - r}")
    return [
        f"exolve-colour: {shade} {' '.join(cells[at : at + _IN_LINE])}"
        for shade, cells in found.items()
        for at in range(0, len(cells), _IN_LINE)
    ]


def _about(puzzle: Puzzle) -> list[str]:
    """The copyright notice, and in credits what has no section of its own."""
    notice = puzzle.about.get("copyright")
    return [
        *([f"exolve-copyright: {_html(notice)}"] if notice else []),
        *(
            f"exolve-credits: {name}: {_html(puzzle.about[key])}"
            for name, key in _CREDITS
            if puzzle.about.get(key)
        ),
    ]


def _clues(puzzle: Puzzle, across: bool) -> list[tuple[int, str]]:
    """The clues of one direction with their numbers, those of runs without letters too."""
    numbers = puzzle.numbers()
    return sorted(
        (numbers[cell], _clue(puzzle, said, counts))
        for (cell, way), (said, counts) in lost.clues_told(puzzle).items()
        if way is across
    )


def _clue(puzzle: Puzzle, said: str, counts: str) -> str:
    """A clue with its letter counts, and nothing else that the player would look for."""
    if not sheet.counted(puzzle):
        return _html(said, _CLUE)
    return f"{_html(said, _COUNTED)} ({counts})".strip()


def _lines(told: str) -> list[str]:
    lines = [_html(line, rf"{_SHOWN}|^e(?=xolve-)") for line in told.split("\n")]
    return [f"  {line}<br>" for line in lines[:-1]] + [f"  {lines[-1]}"]


def _html(said: str, pattern: str = _SHOWN) -> str:
    """A text as HTML; what the pattern finds is written as character references."""
    return re.sub(pattern, lambda sign: _REFERENCES.get(sign[0]) or f"&#{ord(sign[0])};", said)
