"""Where everything of a sheet goes on its pages: the same arrangements as web/sheet/paper-fit.js.

    above                      beside (`span` of the columns below the grid)
    +----------------------+   +----------------------+
    | head                 |   | head                 |
    |      +--------+      |   | 1     +------------+ |
    |      |  grid  |      |   | 2     |    grid    | |
    |      +--------+      |   | 3     +------------+ |
    | 1     5       9      |   | 4     7      10      |
    | 2     6       10     |   | 5     8      11      |
    | bank                 |   | bank                 |
    +----------------------+   +----------------------+

One page is best, then fewer pages, then large squares and large text in due proportion. Lengths
are points. What is measured comes from `measured`, which also asks Typst.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate

__all__ = [
    "COLUMN_GAP", "FRAME", "RESCUE", "UNDER", "Column", "Figure", "NoRoom", "Page", "Part", "Plan",
    "Room", "Stuff", "Text", "Unit", "column_width", "columns_most", "fit",
]  # fmt: skip

COLUMN_GAP = 15.0
UNDER = 11.25  #: between what stands one above the other
FRAME = 8.25  #: between the bank and its line
_ROUNDS = 14  #: of halving: finer than can be seen
_SLIGHT = 0.1  #: of the page: in less nothing begins below the grid
_SQUEEZED = 0.7  #: of its least cells: below a long head, a grid is not made smaller than that
_PARTED = 1.12  #: by how much higher columns may be, for that each direction has its own
RESCUE = (14.0, 10.5, 9.0, 7.5, 6.0)  #: sizes of text where a clue or the head is above a page
_EASY = (15.0, 26.0)  #: sizes of text: columns that are read with ease
_EASY_COLUMNS = 4  #: more are for clues of one line, as sums are
_FULL = 0.85  #: of a page's height: it is not to be filled further
#: what is lost for each size of text that a column is too narrow or too broad; where text stands
#: beside the grid; where the page lies on its side; for the part of its height that lacks
_NARROW, _BROAD, _BESIDE, _WIDE, _EMPTY = 0.03, 0.01, 0.04, 0.12, 0.1
_TEXT_WEIGHT = 0.8  #: of the text's size beside the cells'
_NEARLY = 0.01


class NoRoom(Exception):
    """A clue, or the head, is higher than a page even in the smallest text."""


@dataclass(frozen=True, slots=True)
class Room:
    """What a page has within its margins."""

    width: float
    height: float
    wide: bool = False


@dataclass(frozen=True, slots=True)
class Unit:
    """What is never broken: a clue, a word, a heading."""

    height: float
    before: float  #: the room above it, not at the top of a column
    heading: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """What stands in columns."""

    most: int  #: columns
    narrowest: float  #: column that it may have, in sizes of its text
    usual: float  #: one
    words: bool  #: which take one line each, if there is room
    frame: float
    heading: Callable[[float], float]  #: height of one above all columns, by size
    measure: Callable[[float, float], Sequence[Unit]]  #: by size and width


@dataclass(frozen=True, slots=True)
class Figure:
    """The grid: its cells, and how large it is with cells of a size."""

    most: float
    enough: float  #: larger cells count little
    least: float  #: with smaller ones, something goes to another page
    beside: bool  #: whether text may stand there
    columns: float  #: its width is so many cells,
    rows: float
    more: float = 0.0  #: and so much besides

    def size(self, cell: float) -> tuple[float, float]:
        """Width and height."""
        return self.columns * cell + self.more, self.rows * cell

    def within(self, width: float, height: float) -> float:
        """The largest cell with which the grid stays within a box."""
        return max(0.5, min(self.most, (width - self.more) / self.columns, height / self.rows))


@dataclass(frozen=True, slots=True)
class Stuff:
    """All that is to be arranged."""

    papers: Sequence[Room]  #: to choose from, the first rather than the second
    sizes: Sequence[float]  #: of text to choose from, the largest first
    usual: float  #: one: with larger text there is one page only
    head: Callable[[float, float], float]  #: its height, with the room below it
    grid: Figure
    clues: Text
    bank: Text  #: stands below


@dataclass(frozen=True, slots=True)
class Column:
    """Units from and to, and where they stand on the page."""

    first: int
    last: int
    top: float
    bottom: float


@dataclass(frozen=True, slots=True)
class Part:
    """Of a text: `top` is that of its heading."""

    across: int
    top: float
    columns: tuple[Column, ...]


@dataclass(slots=True)
class Page:
    """What stands on a page."""

    figure: float | None = None  #: where the grid stands
    clues: Part | None = None
    bank: Part | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """How a sheet is arranged."""

    size: float
    cell: float
    paper: Room
    span: int  #: columns below the grid
    pages: tuple[Page, ...]


def column_width(width: float, across: int) -> float:
    """The width of one of so many columns."""
    return (width - (across - 1) * COLUMN_GAP) / across


def columns_most(text: Text, size: float, width: float, narrow: float) -> int:
    """In how many columns a text may stand at all."""
    fits = int((width + COLUMN_GAP + _NEARLY) / (narrow * size + COLUMN_GAP))
    return max(1, min(text.most, fits))


class _Blocks:
    """Units that stay together: a heading with what follows it."""

    def __init__(self, units: Sequence[Unit]) -> None:
        self.first: list[int] = []  # unit that each block begins with
        self.last: list[int] = []
        self.height: list[float] = []
        before: list[float] = []
        self.sections: list[int] = []  # blocks that begin with a heading
        for at, unit in enumerate(units):
            if self.last and units[self.last[-1] - 1].heading:
                self.height[-1] += unit.height + unit.before
                self.last[-1] = at + 1
                continue
            if unit.heading:
                self.sections.append(len(self.first))
            self.first.append(at)
            self.last.append(at + 1)
            self.height.append(unit.height)
            before.append(unit.before)
        self.before = before
        heights = (height + gap for height, gap in zip(self.height, before, strict=True))
        self.ends = [0.0, *accumulate(heights)]
        self.count = len(self.first)

    def fill(
        self, first: int, tops: Sequence[float], limit: float, parted: bool = False
    ) -> tuple[list[tuple[int, int, float, float]], int, float]:
        """Fill columns from their tops down: (from, to, top, bottom) each, next block, bottom."""
        at = first
        columns = []
        lowest = 0.0
        for number, top in enumerate(tops):
            start = at
            if start < self.count:
                base = self.ends[start] + self.before[start]
                at = max(start, bisect_right(self.ends, limit - top + _NEARLY + base) - 1)
                if parted and number < len(tops) / 2:
                    stops = [s for s in self.sections if s > first and start <= s < at]
                    at = min([at, *stops])
                at = min(at, self.count)
            bottom = top
            if at > start:
                bottom = top + self.ends[at] - base
                lowest = max(lowest, bottom)
            columns.append((start, at, top, bottom))
        return columns, at, lowest

    def even(
        self, first: int, tops: Sequence[float], limit: float
    ) -> tuple[list[tuple[int, int, float, float]], float] | None:
        """The same, with columns that end as high as they can; None if there is no room."""
        plain = self._evened(first, tops, limit, False)
        headed = sum(section >= first for section in self.sections)
        if plain is None or len(tops) % 2 or headed != 2:
            return plain
        parted = self._evened(first, tops, limit, True)
        top = min(tops)
        if parted and parted[1] - top <= _PARTED * (plain[1] - top):
            return parted
        return plain

    def _evened(
        self, first: int, tops: Sequence[float], limit: float, parted: bool
    ) -> tuple[list[tuple[int, int, float, float]], float] | None:
        columns, at, bottom = self.fill(first, tops, limit, parted)
        if at < self.count:
            return None
        if len(tops) == 1:
            return columns, bottom
        low, high = min(tops), min(limit, bottom)
        for _ in range(_ROUNDS):
            middle = (low + high) / 2
            found = self.fill(first, tops, middle, parted)
            if found[1] == self.count:
                columns, bottom, high = found[0], found[2], middle
            else:
                low = middle
        return columns, bottom

    def part(self, across: int, top: float, columns: list[tuple[int, int, float, float]]) -> Part:
        """Columns of blocks as columns of units."""
        end = self.last[-1] if self.last else 0
        made = []
        for start, stop, begin, bottom in columns:
            first = self.first[start] if start < self.count else end
            made.append(
                Column(first, self.last[stop - 1] if stop > start else first, begin, bottom)
            )
        return Part(across, top, tuple(made))


class _Fitting:
    def __init__(self, stuff: Stuff) -> None:
        self.stuff = stuff
        self.blocks = lru_cache(maxsize=None)(self._blocks)
        self.in_lines = lru_cache(maxsize=None)(self._in_lines)
        self.across = lru_cache(maxsize=None)(self._across)
        self.ready_bank = lru_cache(maxsize=None)(self._ready_bank)

    def _text(self, name: str) -> Text:
        return self.stuff.clues if name == "clues" else self.stuff.bank

    def _blocks(self, name: str, size: float, width: float) -> _Blocks:
        return _Blocks(self._text(name).measure(size, width))

    def _in_lines(self, name: str, size: float, width: float, across: int) -> bool:
        """Whether each unit of a text takes one line, in so many columns."""
        measure = self._text(name).measure
        whole, column = (
            [unit.height for unit in measure(size, wide) if not unit.heading]
            for wide in (width, column_width(width, across))
        )
        return not whole or max(column) < 1.5 * min(whole)

    def _across(self, name: str, size: float, width: float, usual: bool) -> int:
        """Columns: for words as many as leave each in one line, and no column empty."""
        text = self._text(name)
        most = columns_most(text, size, width, text.usual if usual else text.narrowest)
        if not text.words:
            return most
        for across in range(most, 1, -1):
            count = len(text.measure(size, column_width(width, across)))
            if not count:
                return 1
            if self.in_lines(name, size, width, across):
                return math.ceil(count / math.ceil(count / across))
        return 1

    def _ready_bank(self, size: float, width: float) -> tuple[_Blocks, int, float, float]:
        return self.ready("bank", size, width)

    def ready(
        self, name: str, size: float, width: float, across: int = 0
    ) -> tuple[_Blocks, int, float, float]:
        """Blocks, columns, what stands over them, and its height where it has its own."""
        text = self._text(name)
        inner = width - 2 * text.frame
        across = across or self.across(name, size, inner, True)
        blocks = self.blocks(name, size, column_width(inner, across))
        if not blocks.count:
            return blocks, across, 0.0, 0.0
        over = text.frame + text.heading(size)
        found = blocks.even(0, [0.0] * across, math.inf)
        return blocks, across, over, over + (found[1] if found else 0) + text.frame

    def figure_top(self, paper: Room, size: float) -> float | None:
        """The top of the grid on the first page; None if it has the second page."""
        grid, top = self.stuff.grid, self.stuff.head(size, paper.width)
        least = min(grid.least, grid.within(paper.width, paper.height))
        return top if grid.within(paper.width, paper.height - top) >= _SQUEEZED * least else None

    def bank_part(self, size: float, width: float, top: float) -> Part | None:
        """The bank from a top on."""
        blocks, across, over, _ = self.ready_bank(size, width)
        found = blocks.count and blocks.even(0, [top + over] * across, math.inf)
        return blocks.part(across, top, found[0]) if found else None

    def one_page(
        self, paper: Room, size: float, across: int, span: int
    ) -> tuple[float, Callable[[], Plan]] | None:
        """All on one page, with cells as large as that allows, and what that is worth."""
        stuff = self.stuff
        grid, clues = stuff.grid, stuff.clues
        top = self.figure_top(paper, size)
        column = column_width(paper.width, across)
        short = clues.words or self.in_lines("clues", size, paper.width, across)
        if top is None or (across > _EASY_COLUMNS and not short):
            return None
        bank = self.ready_bank(size, paper.width)[3]
        room = paper.height - (bank and bank + UNDER)
        place = paper.width if span == across else span * column + (span - 1) * COLUMN_GAP
        blocks, _, over, _ = self.ready("clues", size, paper.width, across)
        most = grid.within(place, room - top)
        # a grid that is as wide as the page has small cells anyway
        least = min(grid.least, 0.85 * grid.within(paper.width, paper.height - top))
        if most < least:
            return None

        def tops(cell: float) -> list[float]:
            below = top + grid.rows * cell + UNDER + over
            return [top] * (across - span) + [below] * span

        def holds(cell: float) -> bool:
            return blocks.fill(0, tops(cell), room)[1] == blocks.count

        cell = _largest(least, most, holds) if blocks.count else most
        if not cell:
            return None
        below = top + grid.rows * cell
        filled = blocks.even(0, tops(cell), room) if blocks.count else None
        end = max(below, filled[1] if filled else 0)
        wide = column / size
        strain = 0.0
        if not short:
            strain = _NARROW * max(0, _EASY[0] - wide) + _BROAD * max(0, wide - _EASY[1])
        value = (
            _worth(cell, grid.enough)
            + _TEXT_WEIGHT * _worth(size, stuff.usual)
            - strain
            - (_BESIDE if span < across else 0)
            - (_WIDE if paper.wide else 0)
            - _EMPTY * max(0.0, _FULL - end / paper.height)
        )

        def plan() -> Plan:
            part = blocks.part(across, below + UNDER, filled[0]) if filled else None
            page = Page(top, part, self.bank_part(size, paper.width, end + UNDER))
            return Plan(size, cell, paper, span, (page,))

        return value, plan

    def many_pages(self, paper: Room, size: float, cell: float) -> Plan:
        """The grid and as much as fits below it, then the rest."""
        grid = self.stuff.grid
        top = self.figure_top(paper, size)
        pages = [Page(), Page(0.0)] if top is None else [Page(top)]
        used = (top or 0.0) + grid.rows * cell
        for name in ("clues", "bank"):
            text = self._text(name)
            blocks, across, over, _ = self.ready(name, size, paper.width)
            while across > 1 and any(h > paper.height - over - text.frame for h in blocks.height):
                blocks, across, over, _ = self.ready(name, size, paper.width, across - 1)
            limit = paper.height - text.frame
            first = 0
            while first < blocks.count:
                begin = used and used + UNDER
                tops = [begin + over] * across
                found = blocks.even(first, tops, limit)
                if found:
                    columns, bottom = found
                    after = blocks.count
                else:
                    columns, after, bottom = blocks.fill(first, tops, limit)
                    if used and (
                        name == "bank" or after == first or limit - tops[0] < _SLIGHT * paper.height
                    ):
                        pages.append(Page())
                        used = 0.0
                        continue
                    if after == first:  # higher than any page
                        columns, after, bottom = blocks.fill(
                            first, [over], over + blocks.height[first]
                        )
                setattr(pages[-1], name, blocks.part(across, begin, columns))
                used = bottom + text.frame
                first = after
                if first < blocks.count:
                    pages.append(Page())
                    used = 0.0
        return Plan(size, cell, paper, 0, tuple(pages))


def _worth(size: float, enough: float) -> float:
    """What a size is worth: more than enough counts little."""
    return math.log(min(size, enough)) + 0.3 * math.log(max(size, enough) / enough)


def _largest(least: float, most: float, holds: Callable[[float], bool]) -> float:
    """The largest number for which something holds that holds for smaller ones too, or 0."""
    if most < least or not holds(least):
        return 0.0
    if holds(most):
        return most
    low, high = least, most
    for _ in range(_ROUNDS):
        middle = (low + high) / 2
        if holds(middle):
            low = middle
        else:
            high = middle
    return low


def fit(stuff: Stuff) -> Plan:
    """The best arrangement; raises `NoRoom` where nothing holds all."""
    fitting = _Fitting(stuff)
    best: tuple[float, Callable[[], Plan]] | None = None
    for paper in stuff.papers:
        for size in stuff.sizes:
            most = fitting.across("clues", size, paper.width, False)
            for across in [most] if stuff.clues.words else range(1, most + 1):
                least = math.ceil(across / 2) if stuff.grid.beside else across
                for span in range(across, least - 1, -1):
                    found = fitting.one_page(paper, size, across, span)
                    if found and (best is None or found[0] > best[0] + 1e-6):
                        best = found
    return best[1]() if best else _fewest(stuff, fitting)


def _fewest(stuff: Stuff, fitting: _Fitting) -> Plan:
    def low(size: float, paper: Room) -> bool:
        if stuff.head(size, paper.width) > paper.height:
            return False
        for name, text in (("clues", stuff.clues), ("bank", stuff.bank)):
            blocks, _, over, _ = fitting.ready(name, size, paper.width, 1)
            if max(blocks.height, default=0.0) > paper.height - over - text.frame:
                return False
        return True

    # a clue, or a head, may be as long as a page
    upright = stuff.papers[0]
    sizes = [size for size in stuff.sizes if size <= stuff.usual and low(size, upright)]
    sizes = sizes or [size for size in RESCUE if size < stuff.usual and low(size, upright)][:1]
    fewest: Plan | None = None
    for paper in stuff.papers:
        for size in sizes:
            if not low(size, paper):
                continue
            top = fitting.figure_top(paper, size) or 0.0
            most = stuff.grid.within(paper.width, paper.height - top)
            begin = min(stuff.grid.least, most)
            least = len(fitting.many_pages(paper, size, begin).pages)
            if fewest is None or least < len(fewest.pages):
                cell = _largest(
                    begin,
                    most,
                    lambda cell, paper=paper, size=size, least=least: (  # type: ignore[misc]
                        len(fitting.many_pages(paper, size, cell).pages) <= least
                    ),
                )
                fewest = fitting.many_pages(paper, size, cell)
    if fewest is None:
        raise NoRoom
    return fewest
