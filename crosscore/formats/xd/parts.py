"""The text of an .xd file -> its sections, as lines.

Sections either have headings (`## Grid`) or stand in their order, with empty lines between. A file
in the second form may still have headings for further sections behind the others.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from crosscore.alphabet import one_line
from crosscore.errors import CrosscoreError, sentence
from crosscore.formats.imported import refused

__all__ = ["CLUE", "HEADER", "Parts", "is_xd", "parse"]

#: a clue with its group and number; further data of one
CLUE = re.compile(r"(?P<group>[^\W\d_]?)\s?(?P<number>\d{1,4})\s?\.\s*(?P<said>.*)")
DATA = re.compile(
    r"(?:[^\W\d_]?\d{1,4}\s*\^\s*(?P<key>[^:]{1,40}):|[^\W\d_]\d{1,4}~(?P<old>\w{1,20})\.)"
)
HEADER = re.compile(r"(?P<key>[^\W\d_][\w .-]{0,39}?)\s*:(?:\s+(?P<value>.*))?")

_HEADING = re.compile(r"##\s+(\S.*)")
_SECTIONS = ("metadata", "meta", "grid", "clues", "notes", "design", "start")
_MOST_LINES = 20_000
_LONGEST = 10_000  # characters of a line
#: what is said at the top of files of this format
_KNOWN = {
    *("title", "author", "editor", "copyright", "publisher", "date", "rebus", "special"),
    *("number", "description", "notes", "cluegroup", "relation"),
}


@dataclass(slots=True)
class Parts:
    """The lines of each section. `odd` counts lines above the grid that say nothing."""

    headers: list[tuple[str, str]] = field(default_factory=list)
    grid: list[str] = field(default_factory=list)
    clues: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    design: list[str] = field(default_factory=list)
    start: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)

    def add(self, section: str, line: str) -> None:
        """Put a line into its section."""
        if section == "metadata" or (section == "grid" and _is_header(line)):
            found = HEADER.fullmatch(line)
            if found:
                self.headers.append((found["key"].strip().lower(), (found["value"] or "").strip()))
            else:
                self.others.append(one_line(line)[:40])
        elif section:
            lines: list[str] = getattr(self, section)
            lines.append(line)


def _is_header(line: str) -> bool:
    """Whether a line is `Key: value`, and not a row of the grid."""
    return bool(HEADER.fullmatch(line)) and (line.endswith(":") or " " in line)


def parse(text: str, name: str) -> Parts:
    """The sections. Raises `CrosscoreError` ("not-opened") for too many or too long lines."""
    lines = _lines(text)
    if len(lines) > _MOST_LINES or any(len(line) > _LONGEST for line in lines):
        raise _too_long(name)
    parts = Parts()
    section, headings, comment = "metadata", False, False
    blank = 2
    for raw in lines:
        line = raw.strip()
        if comment or line.startswith("<!--"):
            comment = "-->" not in line
            continue
        heading = _HEADING.fullmatch(line)
        if heading:
            title = heading[1].strip().lower()
            section = next((known for known in _SECTIONS if title.startswith(known)), "")
            section = "metadata" if section == "meta" else section
            if not section:
                parts.others.append(one_line(heading[1])[:40])
            headings = True
            blank = 0
        elif not line:
            blank += 1
            if section == "notes":
                parts.notes.append("")
        else:
            if not headings:
                section = _next(section, line, blank, parts)
            blank = 0
            parts.add(section, line)
    if not headings and not parts.notes:
        parts.notes = _tail(parts.clues)
    return parts


def _tail(clues: list[str]) -> list[str]:
    """What stands behind the last clue: notes with one empty line before them. Takes it away."""
    kept = len(clues)
    while kept and not (CLUE.match(clues[kept - 1]) or DATA.match(clues[kept - 1])):
        kept -= 1
    tail = clues[kept:] if kept else []
    del clues[len(clues) - len(tail) :]
    return tail


def _lines(text: str) -> list[str]:
    return re.split("\r\n|\n|\r", text.removeprefix("\ufeff"), maxsplit=_MOST_LINES + 1)


def _next(section: str, line: str, blank: int, parts: Parts) -> str:
    """The section of a line of a file without headings, by the one before and its form."""
    clue = CLUE.match(line) or DATA.match(line)
    if section == "metadata" and blank and parts.headers:
        whole = not re.search(r"\s", line)
        return "grid" if whole and (blank > 1 or not HEADER.fullmatch(line)) else section
    if section == "grid" and parts.grid and (blank > 1 or (clue and (blank or " " in line))):
        return "clues" if clue else "notes"
    if section == "clues" and blank > 1 and not clue:
        return "notes"
    return section


def is_xd(text: str) -> bool:
    """Whether a text has the sections of an .xd file; `text` is how it begins.

    With headings, those of a grid and of clues or headers, and a grid. Without them, a header that
    such files have, a grid, and clues with group and number, or blocks in the grid.
    """
    headed = re.search(r"(?im)^[ \t]*##[ \t]+grid\b.*\n\s*(\S+)[ \t\r]*$", text)
    if headed:
        return bool(re.search(r"(?im)^[ \t]*##[ \t]+(?:clues|meta)", text))
    parts = Parts()
    section, blank = "metadata", 2
    for raw in _lines(text):
        line = raw.strip()[:_LONGEST]
        if not line:
            blank += 1
            continue
        section = _next(section, line, blank, parts)
        blank = 0
        if section == "metadata" and not (parts.headers or HEADER.fullmatch(line)):
            return False
        if section == "grid" and re.search(r"\s", line):
            return False
        if section == "clues":
            found = CLUE.match(line)
            named = bool(found and (found["group"] in ("A", "D") or " ~ " in line))
            return named and _known(parts)
        parts.add(section, line)
    widths = {len(line) for line in parts.grid}
    blocks = any("#" in line for line in parts.grid)
    return blocks and len(widths) == 1 and len(parts.grid) > 2 and _known(parts)


def _known(parts: Parts) -> bool:
    return bool(parts.grid) and any(key in _KNOWN for key, _ in parts.headers)


def _too_long(name: str) -> CrosscoreError:
    return refused(
        name,
        sentence(
            "xd-too-long",
            "it has more than {lines:,} lines, or one of more than {most:,} characters",
            lines=_MOST_LINES,
            most=_LONGEST,
        ),
    )
