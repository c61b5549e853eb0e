"""The texts of a sheet as the template sets them: units that are never broken, and their heights.

Heights are parts of the text's size: lines are 1.3 of it, times the sheet's leading.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from crosscore.paper import fonts
from crosscore.paper.content import Part, Sheet, Text
from crosscore.paper.fit import Unit

__all__ = [
    "AFTER",
    "CODE",
    "LINE",
    "Listing",
    "above",
    "bank",
    "clues",
    "every_text",
    "head",
    "heading",
    "leading",
    "said",
]

LINE = 1.3
#: what follows each kind of unit, and the lines of those that have others
AFTER = {"clue": 0.25, "word": 0.15, "find": 0.3, "bank": 0.1, "code": 0.3, "blanks": 0.0}
_HEADING_LINE, _HEADING_AFTER, _HEADING_BEFORE = 1.5, 0.3, 0.96
_BOX, _BLANKS = 1.7, 1.9
_BEFORE_CLUES = 4.0  #: sizes: the numbers of clues take no more
_TITLE = 11.0  #: points that a title has more than the text
CODE = 4.1  #: what a number and the box of its letter take across
_LEADING = {"ur": 1.6}  #: scripts whose words slope need higher lines
_RULE = 7.0  #: sizes: a line to write on where there is no clue
_TOKEN = 8  #: characters; shorter words are no broader than the narrowest column
_WIDEST = 1.1  #: sizes that a character takes across at most
_BESIDE_COUNT = 0.7  #: sizes of each character of a count, which is never parted from its word
#: scripts that are written without spaces, whose lines break within what looks like a word
_RUNNING = re.compile(
    "[\u0e00-\u0fff\u1000-\u109f\u1780-\u17ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff]"
)


def said(text: Text, *, room: float = 0.0) -> dict[str, Any]:
    """A text as the template takes it; words of it that are wider than `room` may break anywhere.

    `room` is in sizes of the text; without it, no word is broken.
    """
    found: dict[str, Any] = {
        "s": text.text,
        "l": fonts.code_of(text.language),
        "f": text.language,
        "d": text.side,
    }
    if room and any(_WIDEST * len(token) > room for token in _tokens(text.text)):
        found["long"] = round(max(1.0, room), 2)
    return found


def _tokens(text: str) -> list[str]:
    return [token for token in re.split(r"[\s\-–—/]+", text) if not _RUNNING.search(token)]


def leading(sheet: Sheet) -> float:
    """Times the height of its lines."""
    return _LEADING.get(fonts.code_of(sheet.language), 1.0)


class Listing:
    """A text of a sheet that stands in columns."""

    def __init__(self, found: Sequence[dict[str, Any]], words: bool, lead: float) -> None:
        self.units = list(found)
        self.words = words  #: whether each is to take one line
        self.lead = lead
        digits = max([2, *(len(unit["n"]) for unit in self.units if unit["k"] == "clue")])
        clued = any(unit["k"] == "clue" for unit in self.units)
        self.numbers = 0.5 + 0.6 * digits if clued else 0.0  #: of its size: room for numbers
        self.indent = self.numbers + 0.5 if clued else 0.0  #: what that takes from each line
        self.widths: list[float] = []  #: for which lines were counted, the broadest first
        self.lines: list[list[int]] = []
        self.broadest = 0.0  #: word, in sizes
        blank = any(not part["s"] for unit in self.units for part in unit.get("parts", ()))
        self.least = _RULE if blank else 0.0  #: that its columns need besides

    def tokens(self) -> list[dict[str, Any]]:
        """Words that may be broader than a column."""
        found = []
        for unit in self.units:
            for part in unit.get("parts", ()):
                tokens = _tokens(part["s"])
                for at, token in enumerate(tokens, 1):
                    with_count = part["c"] if at == len(tokens) else ""
                    shown = f"{token}\u00a0{with_count}" if with_count else token
                    if len(shown) > _TOKEN:
                        found.append({**part, "s": shown})
        return found

    def ask(self, widths: Iterable[float]) -> dict[str, Any]:
        """What the template is to measure for columns of some widths, in sizes of the text."""
        self.widths = sorted({round(width - self.indent, 3) for width in widths}, reverse=True)
        return {"units": self.units, "widths": self.widths, "lead": self.lead}

    def measure(self, size: float, width: float) -> list[Unit]:
        """The units of columns so broad."""
        at = self.widths.index(round(width / size - self.indent, 3))
        found = []
        for unit, lines in zip(self.units, self.lines, strict=True):
            kind, count = unit["k"], lines[at]
            if kind == "heading":
                height = count * _HEADING_LINE * self.lead + _HEADING_AFTER
                found.append(Unit(height * size, _HEADING_BEFORE * size, True))
                continue
            line = {"code": _BOX, "blanks": _BLANKS}.get(kind, LINE * self.lead)
            found.append(Unit((count * line + AFTER[unit["after"]]) * size, 0.0))
        return found

    def runs(self, first: int, last: int, size: float) -> list[dict[str, Any]]:
        """Units of a column as headings and lists, with the room before each."""
        found: list[dict[str, Any]] = []
        before = 0.0
        for unit in self.units[first:last]:
            if unit["k"] == "heading":
                more = _HEADING_BEFORE * size if found else 0.0
                found.append({"k": "heading", "before": before + more, "unit": unit})
                before = _HEADING_AFTER * size
                continue
            after = AFTER[unit["after"]]
            if not found or found[-1]["k"] != unit["k"]:
                found.append({"k": unit["k"], "before": before, "after": after, "units": []})
            found[-1]["units"].append(unit)
            before = after * size
        return found


def _part(part: Part, room: float) -> dict[str, Any]:
    less = _BESIDE_COUNT * (len(part.count) + 1) if part.count else 0.0
    return {**said(part.text, room=room - less), "c": part.count}


def heading(text: Text, level: int, lead: float) -> dict[str, Any]:
    """A heading of a list."""
    return {"k": "heading", "t": said(text), "level": level, "lead": lead}


def clues(sheet: Sheet, level: int, room: float) -> Listing:
    """What stands in columns beside or below the grid; a heading of all is `above`.

    `room`: sizes of text that a page is wide at least.
    """
    room -= _BEFORE_CLUES
    found: list[dict[str, Any]] = []
    search = sheet.grid.search
    for section in sheet.sections:
        if section.heading and not search:
            found.append(heading(section.heading, level, leading(sheet)))
        kind = {"clues": "clue", "finds": "find", "words": "word"}[section.kind]
        found += [
            {
                "k": kind,
                "after": kind,
                "n": row.number,
                "parts": [_part(part, room) for part in row.parts],
                "given": any(part.given for part in row.parts),
            }
            for row in section.rows
        ]
    for code in sheet.codes:
        letter = Text(code.letter, sheet.grid.language, sheet.grid.side)
        found.append({"k": "code", "after": "code", "n": code.number, "t": said(letter)})
    by_clues = any(section.kind != "words" for section in sheet.sections)
    return Listing(found, not by_clues, leading(sheet))


def above(sheet: Sheet, level: int) -> dict[str, Any] | None:
    """What heads the list of a word search, over all its columns."""
    if not sheet.grid.search or not sheet.sections or not sheet.sections[0].heading:
        return None
    return heading(sheet.sections[0].heading, level, leading(sheet))


def bank(sheet: Sheet, room: float) -> Listing:
    """What stands in the frame at the foot: words or letters to cross off, or blanks."""
    found: list[dict[str, Any]] = []
    if sheet.blanks:
        blanks = sheet.blanks
        found.append(
            {"k": "blanks", "after": "blanks", "t": said(blanks.announced), "d": blanks.side,
             "words": list(blanks.words)}
        )  # fmt: skip
    elif sheet.bank:
        found = [
            {"k": "word", "after": "bank", "n": "", "given": False,
             "parts": [{**said(word, room=room), "c": ""}]}
            for word in sheet.bank.words
        ]  # fmt: skip
    return Listing(found, True, leading(sheet))


def head(sheet: Sheet, width: float, size: float) -> dict[str, Any]:
    """What stands above the grid, so wide, in text of a size at most."""
    room = width / (1.05 * size)

    def one(text: Text) -> dict[str, Any] | None:
        return said(text, room=room) if text else None

    return {
        "d": sheet.side,
        "lead": leading(sheet),
        "title": said(sheet.title, room=width / (_TITLE + size)) if sheet.title else None,
        "name": one(sheet.name),
        "author": one(sheet.author),
        "credits": one(sheet.credits),
        "count": one(sheet.count),
        "instructions": [said(line, room=room) for line in sheet.instructions],
        "notes": [said(line, room=room) for line in sheet.notes],
    }


def every_text(sheet: Sheet) -> Iterable[Text]:
    """All texts of a sheet, for whoever needs to know their letters."""
    yield from (sheet.title, sheet.author, sheet.credits, sheet.foot, sheet.name, sheet.count)
    yield from (*sheet.instructions, *sheet.notes, sheet.words, sheet.key.heading)
    yield sheet.key.message
    for section in sheet.sections:
        yield section.heading
        for row in section.rows:
            yield Text(row.number, sheet.language, sheet.side)
            for part in row.parts:
                yield part.text
                yield Text(part.count, part.text.language, part.text.side)
    if sheet.bank:
        yield sheet.bank.heading
        yield from sheet.bank.words
    if sheet.blanks:
        yield sheet.blanks.announced
    for grid in (sheet.grid, sheet.key.grid):
        labels = [*grid.row_numbers, *grid.column_numbers]
        for found in grid.rows:
            labels += [square.letter + square.number for square in found]
        yield Text("".join(labels), grid.language, grid.side)
    for code in sheet.codes:
        yield Text(code.number, sheet.grid.language, sheet.grid.side)
