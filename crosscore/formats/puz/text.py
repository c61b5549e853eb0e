"""The text form of a puzzle for Across Lite -> what is in it.

    <ACROSS PUZZLE>         or <ACROSS PUZZLE V2>
    <TITLE>, <AUTHOR>, <COPYRIGHT>
    <SIZE>                  15x15
    <GRID>                  a line for each row, `.` a black square (`:` one that is hidden)
    <REBUS>                 `1:HEART:H` for each sign that stands for several letters in the grid;
                            `MARK;` where small letters have circles
    <ACROSS>, <DOWN>        a clue a line
    <NOTEPAD>

AcrossTextFormat.md of the puzpy project. Nothing in the file is trusted.
"""

from __future__ import annotations

import re

from crosscore.alphabet import one_line
from crosscore.dictionary import MAX_CLUSTER
from crosscore.errors import CrosscoreError, sentence
from crosscore.formats.imported import miscounted, unsolved
from crosscore.formats.ipuz.keys import DIRECTIONS
from crosscore.formats.puz.contents import SYMBOL, Contents, refused
from crosscore.textfile import decode

__all__ = ["is_text", "parse"]

_START = re.compile(rb"(?:\xef\xbb\xbf)?\s*<ACROSS PUZZLE(?: V2)?>", re.IGNORECASE)
_HEADING = re.compile(r"\s*<([A-Za-z][A-Za-z0-9 ]{1,20})>\s*")
_FLAGS = re.compile(r"(\s*<rebus>)(\s*\S.*)", re.IGNORECASE)  # in the line of their heading
_BLOCKS = ".:"
_EMPTY = "- "
_MAX_SIDE = 255


def is_text(data: bytes) -> bool:
    """Whether a file begins as the text form does."""
    start = data[:400]
    return bool(_START.match(start.replace(b"\0", b"").lstrip(b"\xff\xfe")))


def parse(data: bytes, name: str) -> Contents:
    """What is in such a text; raises `CrosscoreError` ("not-puz", or as `decode` does)."""
    parts = _parts(_text(data, name))
    grid = [line.strip() for line in parts.get("GRID", [])]
    grid = [line for line in grid if line]
    width = max(map(len, grid), default=0)
    if not width:
        raise refused(name, sentence("puz-no-grid", "its grid has no cells"))
    if width > _MAX_SIDE or len(grid) > _MAX_SIDE:
        raise refused(
            name,
            sentence(
                "ipuz-size", "its grid is empty or larger than {most} × {most}", most=_MAX_SIDE
            ),
        )
    for number, line in enumerate(grid, 1):
        if len(line) < width:
            raise refused(
                name,
                sentence(
                    "puz-row",
                    "row {row} of its grid has not {width} cells",
                    row=number,
                    width=width,
                ),
            )
    rebus, marked = _rebus(parts.get("REBUS", []))
    found = Contents([[_cell(char, rebus) for char in line] for line in grid])
    found.title, found.author, found.copyright = (
        one_line(" ".join(parts.get(key, []))) for key in ("TITLE", "AUTHOR", "COPYRIGHT")
    )
    found.notes = "\n".join(parts.get("NOTEPAD", []))
    listed = {across: parts.get(said.upper(), []) for across, said in DIRECTIONS.items()}
    runs = found.runs()
    for across, lines in listed.items():
        own = [run for run in runs if run[1] is across]
        found.clues.update(zip(own, _clues(lines, len(own)), strict=False))
        if len(_clues(lines, len(own))) != len(own):
            said = sum(1 for lines in listed.values() for line in lines if line.strip())
            raise miscounted(name, said, len(runs))
    if any(SYMBOL.search(line) for line in parts.get("REBUS", [])):
        found.pictures()
    found.hidden = any(":" in line for line in grid)
    found.circles = {
        (r, c)
        for r, line in enumerate(grid)
        for c, char in enumerate(line)
        if marked and char.islower() and found.rows[r][c] is not None
    }
    found.rows = unsolved(found.rows)
    return found


def _text(data: bytes, name: str) -> str:
    """The text of the file: in UTF-8 or UTF-16, else in Windows' own encoding."""
    try:
        return decode(data, name, len(data))[0]
    except CrosscoreError as error:
        if error.code != "not-utf-8":
            raise
        return data.decode("cp1252", "replace")


def _parts(text: str) -> dict[str, list[str]]:
    """The lines under each heading."""
    parts: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in _FLAGS.sub(r"\1\n\2", text).splitlines():
        heading = _HEADING.fullmatch(line)
        if heading:
            lines = parts.setdefault(heading[1].upper(), [])
        else:
            lines.append(line)
    return parts


def _rebus(lines: list[str]) -> tuple[dict[str, str], bool]:
    """What signs in the grid stand for, and whether small letters have circles."""
    found: dict[str, str] = {}
    marked = False
    for line in lines:
        for part in line.split(";"):
            sign, colon, rest = part.strip().partition(":")
            text, _, letter = map(one_line, rest.partition(":"))
            text = letter[:1] if SYMBOL.fullmatch(text) else text
            if colon and len(sign) == 1 and text and len(text) <= MAX_CLUSTER:
                found.setdefault(sign, text)
            marked = marked or (not colon and sign.upper() == "MARK")
    return found, marked


def _clues(lines: list[str], wanted: int) -> list[str]:
    """The clues of a list, one a line; an empty line is one only where that makes them enough."""
    clues = list(map(one_line, lines))
    while len(clues) > wanted and not clues[-1]:
        clues.pop()
    return clues if len(clues) == wanted else list(filter(None, clues))


def _cell(char: str, rebus: dict[str, str]) -> str | None:
    if char in rebus:
        return rebus[char]
    return None if char in _BLOCKS else "" if char in _EMPTY else one_line(char)
