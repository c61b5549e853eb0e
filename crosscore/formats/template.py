"""Templates: a grid drawn in plain text, one line a row.

    #CAT?.        `#` and `.` are blocks; `?`, `_`, `-` and a space are open cells; everything
    ??????        else is letters, which stay. They are split as words of the language are, so a
    .?????#       cell may take several characters, and `|` separates what would be one.

A template with `#` and `.` but no other sign for an open cell has blocks `#` and open cells `.`.

Editors drop spaces at the end of a line. If spaces are open cells elsewhere in the file, short
lines are therefore filled up with open cells; otherwise all lines have the same length. Empty lines
before the first and after the last row don't count.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from crosscore import alphabet
from crosscore.alphabet import Alphabet, one_line
from crosscore.errors import CrosscoreError, Issue, Sentence, sentence
from crosscore.formats.file import File
from crosscore.grid import LETTERS
from crosscore.puzzle import Puzzle
from crosscore.textfile import decode

__all__ = [
    "MAX_BYTES", "MAX_SIDE", "drawn", "files", "letters_in", "line", "losses", "parse", "refusal",
]  # fmt: skip

MAX_BYTES = 2**20
MAX_SIDE = 60  #: cells of a side

_BLOCKS = "#."
_OPEN = "?_- "
_PARTS = re.compile(r"([#.?_\- ])")

Rows = list[list[str | None]]  #: None a block, "" an open cell, else its letter


def parse(data: bytes, name: str, script: Alphabet, letters: Mapping[str, str]) -> Rows:
    """The rows of a template; letters are split as words of the language.

    Raises `CrosscoreError`: what `textfile.decode` and `Alphabet.split` raise, and
    "empty-template", "ragged-template", "too-large".
    """
    lines = _lines(data, name)
    spaced = any(" " in line.rstrip(" ") for line in lines)
    split = script.splitter(letters)
    blocks, open_ = _signs(lines)
    rows: Rows = []
    for number, line in enumerate(lines, 1):
        row: list[str | None] = []
        for part in _PARTS.split(line):
            if not part:
                continue
            if part in blocks:
                row.append(None)
            elif part in open_:
                row.append("")
            else:
                try:
                    row += split(part)
                except CrosscoreError as error:
                    raise CrosscoreError(
                        error.code,
                        sentence(
                            "in-line",
                            "{name}, line {line}: {problem}",
                            name=name,
                            line=number,
                            problem=error.message,
                        ),
                        _line(number),
                    ) from None
        rows.append(row)
    width = max(map(len, rows))
    if width > MAX_SIDE or len(rows) > MAX_SIDE:
        raise CrosscoreError(
            "too-large",
            sentence(
                "template-too-large",
                "The grid in {name} is {width} × {height}, and at most {most} × {most} can be "
                "filled.",
                name=name,
                width=width,
                height=len(rows),
                most=MAX_SIDE,
            ),
            name,
        )
    for number, row in enumerate(rows, 1):
        if len(row) < width and not spaced:
            raise CrosscoreError(
                "ragged-template",
                sentence(
                    "template-ragged",
                    "Line {line} of {name} has {cells} cells, but others have {width}; write ? for "
                    "an open cell and # for a block, so that all lines are as long.",
                    line=number,
                    name=name,
                    cells=len(row),
                    width=width,
                ),
                _line(number),
            )
        row += [""] * (width - len(row))
    if all(cell is None for row in rows for cell in row):
        raise _empty(name)
    return rows


def _signs(lines: Sequence[str]) -> tuple[str, str]:
    """The signs for blocks, and those for open cells."""
    text = "\n".join(line.rstrip(" ") for line in lines)
    if "#" in text and "." in text and not any(sign in text for sign in _OPEN):
        return "#", "."
    return _BLOCKS, _OPEN


def letters_in(data: bytes, name: str) -> list[str]:
    """The runs of letters in a template, to guess their language from."""
    found = [part for line in _lines(data, name) for part in _PARTS.split(line)]
    return [part for part in found if part and part not in _BLOCKS + _OPEN]


def files(puzzle: Puzzle, base: str) -> list[File]:
    """The one file."""
    return [File(f"{base}-grid.txt", drawn(puzzle))]


def refusal(puzzle: Puzzle) -> Sentence | None:
    """A word search has no template."""
    if puzzle.model != LETTERS:
        return None
    return sentence(
        "template-hidden",
        "A word search has no template. Save its letters as text, or all of it as .ipuz.",
    )


def losses(puzzle: Puzzle) -> list[Issue]:
    """All but the letters."""
    return [
        Issue(
            "only-letters",
            sentence("loss-only-letters", "Only the letters of the grid: no clues, no title."),
        )
    ]


def drawn(puzzle: Puzzle) -> str:
    """A puzzle's grid as a template: `#`, `?` and letters, separated by `|` if need be."""
    script = alphabet.get(puzzle.language)
    letters = puzzle.options.get("letters", {})
    return "".join(line(row, script, letters) + "\n" for row in puzzle.rows())


def line(row: Sequence[str | None], script: Alphabet, letters: Mapping[str, str]) -> str:
    """A row as a template has it."""
    text = ""
    run: list[str] = []
    for cell in [*row, None]:
        if cell:
            run.append(cell)
            continue
        if run:
            plain = "".join(run)
            try:
                same = script.split(plain, letters) == tuple(run)
            except CrosscoreError:
                same = False
            text += plain if same else "|".join(run)
            run = []
        text += "#" if cell is None else "?"
    return text[:-1]


def _lines(data: bytes, name: str) -> list[str]:
    """The lines of the grid; raises `CrosscoreError` where there are none."""
    text, _ = decode(data, name, MAX_BYTES)
    lines = [_clean(line) for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n")]
    while lines and not lines[0].strip(" "):
        lines.pop(0)
    while lines and not lines[-1].strip(" "):
        lines.pop()
    if not lines:
        raise _empty(name)
    return lines


def _clean(line: str) -> str:
    """A line without control characters; its spaces are cells, and stay."""
    return " ".join(one_line(part) for part in line.replace("\t", " ").split(" "))


def _empty(name: str) -> CrosscoreError:
    return CrosscoreError(
        "empty-template",
        sentence(
            "template-empty",
            "{name} has no cells; write a line for each row, with # for a block and ? for an open "
            "cell.",
            name=name,
        ),
        name,
    )


def _line(number: int) -> Sentence:
    return sentence("line", "line {number}", number=number)
