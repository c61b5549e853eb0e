"""Exolve's plain text -> crossword, read as its player reads it.

Comments, sections, grids with their signs, labels of clues, links, letter counts and what follows
them are those of the player's parser. What it shows as HTML becomes plain text.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from crosscore.alphabet import clean_lines, one_line
from crosscore.errors import CrosscoreError, Sentence, sentence
from crosscore.formats import lost
from crosscore.formats.colours import colour
from crosscore.formats.exolve import MAX_BYTES
from crosscore.formats.imported import (
    MAX_CLUES,
    MAX_SIDE,
    Clue,
    Crossword,
    counts_of,
    refused,
    turned,
)
from crosscore.formats.ipuz.cell_styles import styles_lost
from crosscore.grid import Cell
from crosscore.textfile import decode

__all__ = ["crossword"]

_BEGIN = re.compile(r"(?:^|[\n`'\"])[ \t]*exolve-begin[ \t]*\r?\n")
_END = re.compile(r"^[ \t]*exolve-end\b", re.MULTILINE)
_COMMENT = re.compile(r"(?:(?<= )|^)#(?= |$)")
_NUMBER = re.compile(r"\d{1,4}")
_SIGNS = " +|_@!*~{["  # may follow a cell
_SPECIAL = {".": None, "?": "", "0": "\0"}
_STOPS = ".0&" + _SIGNS  # end a cell of several characters
#: letter counts, as numbers or in words; none looks behind the next bracket, however long a line is
_NUMERIC = re.compile(r"\(([1-9][0-9\-,.'’\s]*)\)")
_WORDED = re.compile(r"\(([^()]*\s(?:wo?r?d?s?|le?t?t?e?r?s?)[^()a-z]*|\s*\?\s*)\)", re.IGNORECASE)
_SHORTENED = re.compile(
    r"\(([^()]*(?:abb?r?e?v?i?a?t?i?o?n?|acro?n?y?m?)[^()a-z]*)\)", re.IGNORECASE
)
_BRACKET = re.compile(r" *\[")
_WAY = re.compile(r"(?P<A>across|ac|a)|(?P<D>down|dn|d)|(?P<B>back|b)|(?P<U>up|u)", re.IGNORECASE)
_LINK = re.compile(r"\s*(?:,|(?:and|&amp;|&#038;|&|/)\s*(?=[1-9]))", re.IGNORECASE)
_ANSWERS = re.compile(r"^(?:\s*\[[^\]]*\])+")
_PLACE = re.compile(r"r(\d{1,4})c(\d{1,4})|c(\d{1,4})r(\d{1,4})|([a-z])(\d{1,4})")
_TAG = re.compile(r"<(/?[A-Za-z][A-Za-z0-9]*)\b[^<>]*>")
_BREAKS = ("br", "p", "/p", "div", "/div", "li", "/ul", "/ol", "hr", "tr")
#: lines of credits that say what has a field here
_CREDIT = re.compile(
    r"(edit(?:or|ed by|ing)|publish(?:er|ed by)|date|difficulty|url)\s?:\s?", re.IGNORECASE
)
_CREDITS = {
    "edit": "editor",
    "publ": "publisher",
    "date": "date",
    "diff": "difficulty",
    "url": "url",
}
_KEPT = {
    "begin", "id", "title", "setter", "width", "height", "grid", "across", "down", "nodir",
    "option", "language", "relabel", "preamble", "prelude", "reversals", "maker", "cell-size",
    "copyright", "3d", "colour", "color", "credits", "postscript",
}  # fmt: skip
_MOST_LINES = 20_000
_LONGEST = 10_000  # characters of a clue with all that stands in its line
_MOST_LINKED = 100  # cells or other clues that a clue names
_MOST_COLOURED = 20_000  # cells or words that all colours name


@dataclass(slots=True)
class _Section:
    value: str
    lines: list[str] = field(default_factory=list)


@dataclass(slots=True)
class _Label:
    """What stands before a clue: a number or name, its direction if told, whether more follow."""

    name: str
    across: bool | None
    named: bool
    linked: bool
    end: int


@dataclass(slots=True)
class _Line:
    """A line of a list: its label and those linked to it, the cells that it names, the rest."""

    across: bool | None
    label: _Label
    children: list[_Label]
    places: list[Cell]
    text: str


def crossword(data: bytes, name: str) -> Crossword:
    """What an Exolve text holds, alone or in a page, in reading order.

    Raises `CrosscoreError` as `textfile.decode` does, and (code "not-opened") for crosswords in
    three dimensions or with cells of other shapes, and a grid that is none.
    """
    sections, several = _sections(decode(data, name, MAX_BYTES)[0])
    for kind, found in sections:
        if kind == "3d" or kind.startswith("3d-"):
            raise refused(name, sentence("exolve-3d", "it is a crossword in three dimensions"))
        if kind == "shaped-cell" and found.value:
            raise refused(name, sentence("exolve-shaped", "its cells have shapes of their own"))
    first = dict(sections)  # of several, the player takes the last
    options = " ".join(found.value for kind, found in sections if kind == "option").split()
    read = Crossword(name, _empty(first, name))
    read.language, longest = _language(first)
    grid = _Grid(read, first, options, longest)
    lines = [
        line
        for kind, across in (("across", True), ("down", False), ("nodir", None))
        for line in _lines(first.get(kind), across, grid)
    ]
    read.check_words(len(lines), MAX_CLUES)
    if grid.hints:
        read.find("text", sentence("exolve-hints", "has hints to its clues; they are not kept"))
    if grid.others:
        read.find(
            "text", sentence("exolve-fillers", "has lines between its clues, which are not kept")
        )
    grid.runs(first)
    _clues(lines, grid, read)
    _shades(sections, grid, read)
    _texts(sections, first, read)
    if several:
        read.find("file", sentence("exolve-several", "has several puzzles; the first is opened"))
    others = sorted({kind for kind, _ in sections} - _KEPT)
    if others:
        read.find(
            "section",
            sentence(
                "exolve-sections",
                "has parts that are not kept: {sections}",
                sections=[one_line(f"exolve-{kind}")[:40] for kind in others[:8]],
            ),
        )
    return turned(read) if grid.from_the_right else read


def _sections(text: str) -> tuple[list[tuple[str, _Section]], bool]:
    """The sections of the first puzzle in a text, and whether there are others."""
    starts = [*_BEGIN.finditer(text)]
    inside = text[starts[0].end() :] if starts else ""
    end = _END.search(inside)
    inside = inside[: end.start()] if end else inside
    if text.lstrip("\ufeff \t\r\n").startswith("<"):
        inside = inside.replace("\\`", "`").replace("\\$", "$").replace("\\\\", "\\")
    found: list[tuple[str, _Section]] = [("begin", _Section(""))]
    for raw in inside.split("\n", _MOST_LINES)[:_MOST_LINES]:
        comment = _COMMENT.search(raw.rstrip())
        line = (raw[: comment.start()] if comment else raw).strip()
        if line.startswith("exolve-"):
            kind, _, value = line.removeprefix("exolve-").partition(":")
            found.append((kind.strip().lower(), _Section(value.strip())))
        elif line:
            found[-1][1].lines.append(line)
    return found, len(starts) > 1


def _empty(sections: dict[str, _Section], name: str) -> list[list[str | None]]:
    """A grid of the size that the file says."""
    sides = [sections[side].value if side in sections else "" for side in ("width", "height")]
    width, height = (
        int(found[0]) if (found := re.match(r"\d{1,4}(?!\d)", side)) else 0 for side in sides
    )
    if not 0 < width <= MAX_SIDE or not 0 < height <= MAX_SIDE:
        raise refused(
            name,
            sentence(
                "imported-size", "its grid is empty or larger than {most} × {most}", most=MAX_SIDE
            ),
        )
    return [[None] * width for _ in range(height)]


def _language(sections: dict[str, _Section]) -> tuple[str, int]:
    """The code of the language, "" if none is told, and the most characters of a letter."""
    parts = sections["language"].value.split() if "language" in sections else []
    if len(parts) < 2:
        return "", 1
    longest = 5 if parts[1].lower() == "devanagari" else 1
    if len(parts) > 2 and _NUMBER.fullmatch(parts[2]):
        longest = int(parts[2])
    return parts[0], longest


def _headings(section: _Section | None) -> dict[bool, str]:
    """The headings of the lists of clues, across and down."""
    found = {}
    for line in section.lines if section else ():
        key, colon, text = line.partition(":")
        if colon:
            found[key.strip().lower()] = one_line(_plain(text))[:40]
    return {
        True: found.get("across-label") or "Across",
        False: found.get("down-label") or "Down",
    }


class _Grid:
    """The cells with their signs, and the runs that clues may name.

    `across` and `down` are the cells of each run by its label; `starts` those by their first cell.
    """

    def __init__(
        self, read: Crossword, sections: dict[str, _Section], options: list[str], longest: int
    ) -> None:
        self.read = read
        self.several = longest > 1 or "rebus-cells" in options
        self.zero = "allow-digits" in options or any(
            option.startswith("allow-chars:") and "0" in option for option in options
        )
        self.unnumbered: set[Cell] = set()
        self.runs_of: dict[tuple[bool, str], tuple[Cell, ...]] = {}
        self.starts: dict[tuple[bool, Cell], tuple[Cell, ...]] = {}
        self.from_the_right = False
        self.unsolved = False
        self.hints = self.others = 0  # lines in the lists of clues that are none
        self.headings = _headings(sections.get("relabel"))
        lines = sections["grid"].lines if "grid" in sections else []
        if len(lines) != len(read.rows):
            raise refused(
                read.name,
                sentence(
                    "exolve-rows",
                    "its grid has {rows} rows, but its height is {height}",
                    rows=len(lines),
                    height=len(read.rows),
                ),
            )
        hidden: set[Cell] = set()  # cells of which solvers don't see whether they are blocks
        for r, line in enumerate(lines):
            self._row(r, line, hidden)
        self._zeros()
        self._within()
        read.hidden = bool(hidden)
        if hidden and self.unsolved and not hidden & read.blocks:
            raise refused(
                read.name,
                sentence(
                    "ipuz-unseen",
                    "it shows no blocks and has no solution, so nobody can tell where its words "
                    "are",
                ),
            )

    def _row(self, r: int, line: str, hidden: set[Cell]) -> None:
        """Fill a row, and note the signs in it."""
        row = self.read.rows[r]
        line = re.sub(r"\s+", " " if self.several else "", line)
        at = 0
        for c in range(len(row)):
            if at >= len(line):
                raise self._short(r, c)
            row[c], at = self._cell(line, at)
            if row[c] is None:
                self.read.blocks.add((r, c))
            while at < len(line) and line[at] in _SIGNS:
                sign = line[at]
                at += 1
                if sign in "|+":
                    self.read.bars.add(((r, c), True))
                if sign in "_+":
                    self.read.bars.add(((r, c), False))
                if sign == "@":
                    self.read.circles.add((r, c))
                if sign == "*":
                    hidden.add((r, c))
                if sign in "{[":
                    end = line.find("}" if sign == "{" else "]", at)
                    at = end + 1 if end >= 0 else len(line)
                if sign == "!" and row[c]:
                    self.read.given.add((r, c))
                if sign == "~":
                    self.unnumbered.add((r, c))
        if line[at:].strip():
            self.read.find(
                "grid",
                sentence(
                    "exolve-long-row",
                    "has more than {width} cells in row {row} of its grid; the rest is left out",
                    width=len(row),
                    row=r + 1,
                ),
            )

    def _within(self) -> None:
        """Leave out marks of blocks, and bars at the edge or beside a block: they part nothing."""
        rows = self.read.rows
        light = {
            (r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell is not None
        }
        self.read.circles &= light
        self.read.bars = {
            ((r, c), across)
            for (r, c), across in self.read.bars
            if (r, c) in light and ((r, c + 1) if across else (r + 1, c)) in light
        }

    def _cell(self, line: str, at: int) -> tuple[str | None, int]:
        """The letter of a cell, None for a block, "" for ?, \\0 for an unmarked 0; its end."""
        marked = line[at] == "&" and at + 1 < len(line)
        at += marked
        letter = line[at]
        at += 1
        if self.several and (marked or letter not in ".0"):
            while at < len(line) and (line[at] == "&" or line[at] not in _STOPS):
                at += line[at] == "&" and at + 1 < len(line)
                letter += line[at]
                at += 1
        return (letter if marked else _SPECIAL.get(letter, letter)), at

    def _short(self, r: int, c: int) -> CrosscoreError:
        return refused(
            self.read.name,
            sentence(
                "exolve-short-row",
                "row {row} of its grid has {cells} cells, but its width is {width}",
                row=r + 1,
                cells=c,
                width=len(self.read.rows[0]),
            ),
        )

    def _zeros(self) -> None:
        """Tell the digit 0 from cells without a letter."""
        known = {
            cell
            for r, row in enumerate(self.read.rows)
            for c, cell in enumerate(row)
            if cell and (r, c) not in self.read.given
        }
        self.unsolved = known <= {"\0"}
        zero = "" if self.unsolved or not self.zero else "0"
        for row in self.read.rows:
            row[:] = [zero if cell == "\0" else cell for cell in row]

    def runs(self, sections: dict[str, _Section]) -> None:
        """Find the runs and their numbers, bars and reversals counted."""
        read = self.read
        reversed_runs = set()
        for part in sections["reversals"].value.split() if "reversals" in sections else ():
            ends = [self.place(end) for end in part.split("-")]
            reversed_runs.add(tuple(ends))
        backward = forward = 0
        for across in (True, False):
            for cells in self._found(across):
                if (cells[0], cells[-1]) in reversed_runs:
                    cells = cells[::-1]
                    backward += across
                else:
                    forward += across
                self.starts[across, cells[0]] = cells
        self.from_the_right = backward > forward
        number = 0
        for cell in sorted({cell for _, cell in self.starts}):
            if cell in self.unnumbered:
                continue
            number += 1
            read.labels[cell] = str(number)
            for across in (True, False):
                if (across, cell) in self.starts:
                    self.runs_of[across, str(number)] = self.starts[across, cell]
        if read.hidden:
            read.labels = {}
        elif self.unnumbered and number:
            read.labels |= dict.fromkeys(self.unnumbered, "~")

    def _found(self, across: bool) -> Iterable[tuple[Cell, ...]]:
        rows, read_bars = self.read.rows, self.read.bars
        outer = len(rows) if across else len(rows[0])
        inner = len(rows[0]) if across else len(rows)
        for i in range(outer):
            run: list[Cell] = []
            for j in range(inner + 1):
                cell = (i, j) if across else (j, i)
                light = j < inner and rows[cell[0]][cell[1]] is not None
                if light:
                    run.append(cell)
                if not light or (cell, across) in read_bars:
                    if len(run) > 1:
                        yield tuple(run)
                    run = []

    def place(self, text: str) -> Cell | None:
        """A cell as `a3`, `r3c1` or `c1r3`: columns from the left, rows from below, from 1."""
        found = _PLACE.match(text.strip())
        if not found:
            return None
        row, column = found[1] or found[4] or found[6], found[2] or found[3]
        c = int(column) - 1 if column else ord(found[5]) - ord("a")
        r = len(self.read.rows) - int(row)
        inside = 0 <= r < len(self.read.rows) and 0 <= c < len(self.read.rows[0])
        return (r, c) if inside else None


# -- clues --------------------------------------------------------------------------------------


def _lines(section: _Section | None, across: bool | None, grid: _Grid) -> list[_Line]:
    """The clues of a list; hints and lines between clues are only told of."""
    found = []
    hints = others = 0
    for line in section.lines if section else ():
        if len(line) > _LONGEST:
            raise refused(
                grid.read.name,
                sentence(
                    "exolve-long-line",
                    "a clue has more than {most:,} characters",
                    most=_LONGEST,
                ),
            )
        if line[:5].lower() == "hint:" or line[:8].lower() == "concise:":
            hints += 1
            continue
        rest = line
        places: list[Cell] = []
        while rest.startswith("#") and len(places) < _MOST_LINKED:
            place = grid.place(rest[1:])
            if place is None:
                break
            places.append(place)
            rest = re.sub(r"^#[a-z0-9]*\s*", "", rest)
        label = None if line.startswith("---") else _label(rest)
        if label is None:
            others += 1
            continue
        rest = rest[label.end :]
        children: list[_Label] = []
        more: _Label | None = label
        while more is not None and more.linked and len(children) < _MOST_LINKED:
            more = _label(rest)
            if more is not None:
                children.append(more)
                rest = rest[more.end :]
        found.append(_Line(across, label, children, places, rest.strip()))
    grid.hints += hints
    grid.others += others
    return found


def _label(line: str) -> _Label | None:
    """The label that a line begins with, such as `5`, `5d`, `d5`, `[A]`; None if it has none."""
    at = len(line) - len(line.lstrip())
    across, at = _way(line, at)
    number = re.compile(r"\s*([1-9]\d{0,5})").match(line, at)
    if number:
        name, at = number[1], number.end()
    else:
        end = line.find("]", at)
        if line[at : at + 1] != "[" or end < 0:
            return None
        name, at = line[at + 1 : end].strip().removesuffix(".").strip(), end + 1
    if across is None:
        across, at = _way(line, at)
    link = _LINK.match(line, at)
    at = link.end() if link else at
    stop = re.compile(r"\s*\.(?!\.)").match(line, at)
    return _Label(
        name, across, number is None, link is not None and stop is None, stop.end() if stop else at
    )


def _way(line: str, at: int) -> tuple[bool | None, int]:
    """Whether a word for across or down stands there alone, and where it ends."""
    letters = re.compile("[A-Za-z]*").match(line, at)
    found = _WAY.fullmatch(letters[0]) if letters else None
    if not found or not letters:
        return None, at
    return (bool(found["A"] or found["B"])), letters.end()


def _clues(lines: list[_Line], grid: _Grid, read: Crossword) -> None:
    """Bring the clues to their runs; refuse a puzzle in which too many name none."""
    placeless = explained = marked = orphans = adrift = 0
    counted = False
    parsed = [(line, *_parts(line.text)) for line in lines]
    counts_by = {
        (line.across, line.label.name): bool(count) for line, _, count, _, _ in parsed if count
    }
    onward: list[tuple[_Line, tuple[Cell, ...]]] = []
    runs = set(grid.starts.values())
    own: set[tuple[Cell, ...]] = set()  # of clues that say themselves where their words are
    for line, said, count, hidden, rest in parsed:
        cells = _cells_of(line, rest, grid)
        if len(line.places) == 1 and line.across is None and count.strip() == "1":
            cells = tuple(line.places)
        others = [_child(child, line, grid, counts_by) for child in line.children]
        if grid.unsolved and not grid.several:
            _solve([*cells, *(cell for other in others for cell in other)], rest, grid)
        explained += bool(_ANSWERS.sub("", rest).strip("_ "))
        marked += bool(_TAG.search(said))
        text = one_line(_plain(_unmarked(said)))
        orphan = not line.places and (line.label.named or line.across is None)
        orphans += orphan
        if not orphan:
            own.update((cells, cells[::-1]))
        if len(line.places) > 1 and cells not in runs and cells[::-1] not in runs:
            raise refused(read.name, _no_runs())
        if not cells:
            placeless += bool(text) and not orphan
            adrift += bool(text) and orphan
            continue
        if text == "*" and not count:
            continue  # how a clue is taken out
        counts = counts_of(_joined(count))
        if any(others) and text:
            text = f"{_numbers(line)}: {text}"
            onward += [(line, other) for other in others if other]
        if count and (any(others) or not counts) and not hidden:
            text = f"{text} ({one_line(count)})"
        counts = "" if any(others) else counts
        counted = counted or bool(count and not hidden)
        read.clues.append(Clue(cells, text, counts, line.label.name))
    if 2 * orphans > len(lines) and not runs <= own:
        raise refused(
            read.name,
            sentence("exolve-jigsaw", "it is a jigsaw: its clues do not say where their words are"),
        )
    taken = {clue.cells for clue in read.clues if clue.text}
    for line, cells in onward:
        if cells not in taken:
            taken.add(cells)
            here = f"\N{RIGHTWARDS ARROW} {line.label.name} {_way_of(line, grid)}".rstrip()
            read.clues.append(Clue(cells, here, "", line.label.name))
    said_of = {clue.cells for clue in read.clues if clue.text}
    read.clues = [clue for clue in read.clues if clue.text or clue.cells not in said_of]
    read.counted = counted or not read.clues
    if placeless:
        read.find("clue", lost.placeless(placeless))
    if adrift:
        read.find("clue", lost.adrift(adrift))
    if explained:
        read.find(
            "text",
            sentence("imported-explained", "has explanations of its clues, which are not kept"),
        )
    if marked:
        read.find(
            "text",
            sentence("imported-marked", "has clues in bold, italics and the like; kept plain"),
        )


def _numbers(line: _Line) -> str:
    """The numbers of a clue for several words, as in `8/12/3d`."""
    names = [line.label.name]
    for child in line.children:
        other = child.across is not None and child.across is not line.across
        names.append(child.name + ("a" if child.across else "d") * other)
    return "/".join(names)


def _way_of(line: _Line, grid: _Grid) -> str:
    """The heading of a clue's list."""
    return "" if line.across is None else grid.headings[line.across]


def _unmarked(said: str) -> str:
    """A clue without the marks of what is shown with its explanation: `~{...}~`."""
    kept = ""
    while True:
        before, _, rest = said.partition("~{")
        inside, end, after = rest.partition("}~")
        if not end:
            return kept + said
        if inside.startswith("{") and "}" in inside:
            inside = inside.partition("}")[2]
        kept += before + inside
        said = after


def _parts(line: str) -> tuple[str, str, bool, str]:
    """A clue's text, its counts, whether these are hidden, and what follows."""
    found: re.Match[str] | None = None
    start = 0
    while start < len(line):
        match = _NUMERIC.search(line, start)
        if match is None and found is None:
            match = _WORDED.search(line, start) or _SHORTENED.search(line, start)
        if match is None:
            break
        found = match
        start = match.end()
        if _BRACKET.match(line, start) and line.rfind("]") > start:
            break
    if found is None:
        said, mark, rest = line.rpartition("[]")
        return (said, "", False, rest) if mark else (line, "", False, "")
    end = found.end()
    hidden = line[end : end + 1] == "*"
    closing = re.compile(r"(?:\s*</[^>]*>)*").match(line, end + hidden)
    end = closing.end() if closing else end
    return line[: found.start()], found[1], hidden, line[end:].strip()


def _joined(count: str) -> str:
    """Counts with what an apostrophe parts taken together: 3'1 is one word of 4."""
    return re.sub(
        r"\d{1,3}(?:['’]\d{1,3})+",
        lambda part: str(sum(map(int, re.findall(r"\d+", part[0])))),
        count,
    )


def _cells_of(line: _Line, rest: str, grid: _Grid) -> tuple[Cell, ...]:
    """The cells of a clue's own run, or those that it names; () if it names none."""
    if len(line.places) > 1:
        return tuple(line.places)
    if line.places:
        directions = (line.across,) if line.across is not None else (True, False)
        for across in directions:
            found = grid.starts.get((bool(across), line.places[0]))
            if found:
                return found
    if line.across is not None and not line.label.named:
        return grid.runs_of.get((line.across, line.label.name), ())
    cells: tuple[Cell, ...] = ()
    named = re.match(r"\[([^\]]*)\]", rest)
    for part in named[1].split() if named else ():
        place = grid.place(part) if _PLACE.fullmatch(part) else None
        label = _label(part)
        if place is not None:
            cells += (place,)
        elif label is not None and label.across is not None:
            cells += grid.runs_of.get((label.across, label.name), ())
    return cells


def _child(
    child: _Label, line: _Line, grid: _Grid, counts: dict[tuple[bool | None, str], bool]
) -> tuple[Cell, ...]:
    """The run of a linked number; where its direction is not told, the likelier one."""
    if child.across is not None:
        return grid.runs_of.get((child.across, child.name), ())
    own = bool(line.across)
    directions = sorted((own, not own), key=lambda direction: (direction, child.name) in counts)
    if child.name == line.label.name:
        directions = [not own]
    for across in directions:
        found = grid.runs_of.get((across, child.name))
        if found:
            return found
    return ()


def _solve(cells: list[Cell], rest: str, grid: _Grid) -> None:
    """Put an answer that stands behind its clue into the grid, letter by letter, if it fits."""
    brackets = _ANSWERS.match(rest)
    for answer in re.findall(r"\[([^\]]*)\]", brackets[0]) if brackets else ():
        letters = [char for char in _plain(answer) if char.isalnum()]
        if letters and not all(_is_place(part, grid) for part in answer.split()):
            if len(letters) == len(cells):
                for (r, c), letter in zip(cells, letters, strict=True):
                    grid.read.rows[r][c] = grid.read.rows[r][c] or letter
            return


def _is_place(part: str, grid: _Grid) -> bool:
    """Whether a part in brackets names a cell or a word of the grid: `[3d c4]`."""
    if _PLACE.fullmatch(part):
        return True
    label = _label(part)
    return label is not None and label.across is not None and label.end == len(part)


# -- the rest -----------------------------------------------------------------------------------


def _shades(sections: list[tuple[str, _Section]], grid: _Grid, read: Crossword) -> None:
    """The colours of cells, which are named by place or by their word."""
    left = _MOST_COLOURED
    dark: set[Cell] = set()
    for kind, found in sections:
        if kind not in ("colour", "color"):
            continue
        cells: list[Cell] = []
        shade = ""
        parts = found.value.split()[:left]
        left -= len(parts)
        for part in parts:
            place = grid.place(part) if _PLACE.fullmatch(part) else None
            label = None if place else _label(part)
            if place:
                cells.append(place)
            elif label and label.across is not None and label.end == len(part):
                cells += grid.runs_of.get((label.across, label.name), ())
            else:
                shade = shade or colour(part)
        for r, c in cells if shade else ():
            if read.rows[r][c] is None:
                dark.add((r, c))
            else:
                read.shades[r, c] = shade
    if dark:
        read.find("look", styles_lost(len(dark)))


def _texts(
    sections: list[tuple[str, _Section]], first: dict[str, _Section], read: Crossword
) -> None:
    """Title, author, what stands above and below the grid, credits."""

    def value(kind: str) -> str:
        return one_line(_plain(first[kind].value)) if kind in first else ""

    def lines(kind: str) -> str:
        return clean_lines(_plain(" ".join([first[kind].value, *first[kind].lines])))

    read.title, read.author = value("title"), value("setter")
    above = "prelude" if "prelude" in first else "preamble"
    if above in first:
        read.intro = lines(above)
    read.about["copyright"] = value("copyright")
    notes = []
    for kind, found in sections:
        credit = one_line(_plain(found.value)) if kind == "credits" else ""
        known = _CREDIT.match(credit)
        key = _CREDITS[known[1].lower()[:4].strip()] if known else ""
        if known and not read.about.get(key):
            read.about[key] = credit[known.end() :].strip()
        elif credit:
            notes.append(credit)
    if "postscript" in first:
        notes.append(lines("postscript"))
    read.about["notes"] = "\n".join(filter(None, notes))


def _plain(text: str) -> str:
    """HTML as plain text, lines broken where it breaks them."""
    text = _TAG.sub(lambda tag: "\n" if tag[1].lower() in _BREAKS else "", text)
    return html.unescape(text)


def _no_runs() -> Sentence:
    return sentence("imported-no-runs", "its words do not run across and down from block to block")
