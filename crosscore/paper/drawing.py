"""A grid as shapes and letters, in points: what the template draws without a thought of its own.

Geometry is that of the page: web/grid/paint-boxes.js, paint-letters.js, glyph.js.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from crosscore.formats.svg import faces
from crosscore.formats.svg.boxes import LINES
from crosscore.formats.svg.letters import breadth, loops
from crosscore.grid import Cell
from crosscore.paper.content import Grid, Square

__all__ = ["LINES", "Glyph", "Ink", "Look", "drawing", "edges", "glyphs"]

_BEYOND = 0.2  #: of the side: the margin of a word search
_INK, _SOFT, _DIM = "#151412", "#3d3b37", "#8a857b"
_HATCHES = 4  #: slanting lines that cross a cell
_NUMBERED = (0.24, 0.785, 0.9)  #: where letters may begin, stand, and their size below numbers
_PLAIN = (0.07, 0.73, 1.0)
_BOTTOM, _WIDE = 0.92, 0.86  #: of the side: where letters may end, how far they may reach across
_DIGITS, _LARGE_DIGITS = 0.17, 0.22  #: of the side: how high a number is
_EMPTY_DIGITS, _LEAST_DIGITS = 0.28, 4.5  #: in cells without letters: at most, and points
_DIP = 1.25  #: by how much it may be higher, where digits reach below their line
_ROUND, _AWAY = 0.5, 0.16
_SEARCH = {"usual": 0.94, "most": 1.24, "from": 16.5, "to": 7.5}
_ARC = 0.5523  #: how far the handles of a curve reach that is a quarter of a circle


class Glyph(NamedTuple):
    """A text of a grid, and the face that sets it."""

    text: str
    language: str
    face: str
    weight: int


class Ink(NamedTuple):
    """How far a text reaches, in parts of its size: on its line, above and below it."""

    advance: float
    above: float
    below: float


class Look(NamedTuple):
    """How a sheet wants its grids."""

    large: bool = False  #: numbers
    bold: bool = False
    fine: bool = False  #: thin lines, to save ink
    solved: bool = False


Path = list[list[Any]]


def edges(grid: Grid) -> float:
    """How broad the margins of a grid are together, in cells."""
    if grid.row_numbers:
        return 2 * LINES
    return 2 * _BEYOND if grid.search else 0.0


def glyphs(grid: Grid, look: Look) -> Iterable[Glyph]:
    """The texts of a grid that have to be measured before it is drawn."""
    weight = 700 if look.bold else 400
    for row in grid.rows:
        for square in row:
            if square.letter:
                yield Glyph(square.letter, grid.language, "letters", 400)
            if square.number:
                yield Glyph(square.number, grid.language, "sans", weight)
    for label in (*grid.row_numbers, *grid.column_numbers):
        yield Glyph(label, grid.language, "sans", weight)


def drawing(grid: Grid, side: float, look: Look, measured: Mapping[Glyph, Ink]) -> dict[str, Any]:
    """Width, height, shapes and texts of a grid with cells of `side` points."""
    return _Drawing(grid, side, look, measured).made()


class _Drawing:
    def __init__(self, grid: Grid, side: float, look: Look, measured: Mapping[Glyph, Ink]) -> None:
        self.grid, self.side, self.look, self.measured = grid, side, look, measured
        self.hair = min(0.375, side / 40) if look.fine else min(max(0.75, side / 44), side / 20)
        self.margin = edges(grid) / 2 * side
        self.shapes: list[dict[str, Any]] = []
        self.texts: list[dict[str, Any]] = []

    def made(self) -> dict[str, Any]:
        """All of it."""
        grid = self.grid
        if grid.search:
            self.search()
        else:
            self.boxes()
        self.letters()
        return {
            "w": grid.width * self.side + 2 * self.margin,
            "h": grid.height * self.side + 2 * self.margin,
            "shapes": self.shapes,
            "texts": self.texts,
        }

    # -- where things are -------------------------------------------------------------------------

    def left(self, column: int) -> float:
        """The left side of a column, counted in reading order."""
        drawn = self.grid.width - 1 - column if self.grid.side == "rtl" else column
        return self.margin + drawn * self.side

    def top(self, row: int) -> float:
        """The upper side of a row."""
        return self.margin + row * self.side

    def squares(self) -> Iterable[tuple[int, int, Square]]:
        """Row, column, square."""
        for r, row in enumerate(self.grid.rows):
            for c, square in enumerate(row):
                yield r, c, square

    def shape(
        self, path: Path, fill: str = "", line: str = "", width: float = 0.0, dash: float = 0.0,
        cap: str = "butt",
    ) -> None:  # fmt: skip
        """Draw a path, if there is anything in it."""
        if path:
            rounded = [[n if isinstance(n, str) else round(n, 3) for n in step] for step in path]
            self.shapes.append(
                {"path": rounded, "fill": fill, "line": line, "width": round(width, 3),
                 "dash": round(dash, 3), "cap": cap}
            )  # fmt: skip

    # -- boxes ------------------------------------------------------------------------------------

    def boxes(self) -> None:
        """Blocks, cells, circles, bars and numbers."""
        self.fills()
        self.hatched()
        self.lines()
        self.circles()
        self.bars()
        if self.grid.row_numbers:
            self.line_numbers()
        else:
            self.numbers()

    def fills(self) -> None:
        """Blocks and shades: one path for each colour, one box for each run of a row."""
        runs: dict[str, list[list[float]]] = {}
        for r, row in enumerate(self.grid.rows):
            before: tuple[str, list[float]] | None = None
            for c, square in enumerate(row):
                colour = "" if square.hatched else square.fill
                if not colour:
                    before = None
                    continue
                x = self.left(c)
                if before and before[0] == colour:
                    before[1][0] = min(before[1][0], x)
                    before[1][2] += self.side
                else:
                    box = [x, self.top(r), self.side, self.side]
                    runs.setdefault(colour, []).append(box)
                    before = (colour, box)
        for colour, some in runs.items():
            self.shape([step for box in some for step in _box(*box)], fill=colour)

    def hatched(self) -> None:
        """Slanting lines instead of fills, and a line around the grid."""
        lines: dict[str, Path] = {}
        apart = self.side / _HATCHES
        for r, c, square in self.squares():
            if not square.hatched:
                continue
            x, y = self.left(c), self.top(r)
            for at in range(2 * _HATCHES):
                way = (at + 0.5) * apart
                over = max(0.0, way - self.side)
                lines.setdefault(square.fill, []).extend(
                    [["m", x + over, y + way - over], [x + way - over, y + over]]
                )
        for colour, path in lines.items():
            self.shape(path, line=colour, width=self.hair)
        if sum(map(len, lines.values())) and self.grid.framed:
            wide, high = self.grid.width * self.side, self.grid.height * self.side
            box = _box(self.margin, self.margin, wide, high)
            self.shape(box, line=self.grid.line, width=self.hair)

    def lines(self) -> None:
        """The lines of all cells, each drawn once and as long as it goes."""
        across: dict[int, set[int]] = {}
        down: dict[int, set[int]] = {}
        for r, c, square in self.squares():
            if square.kind != "letter":
                continue
            place = self.grid.width - 1 - c if self.grid.side == "rtl" else c
            for row in (r, r + 1):
                across.setdefault(row, set()).add(place)
            for column in (place, place + 1):
                down.setdefault(column, set()).add(r)
        path: Path = []
        for row, some in sorted(across.items()):
            y = self.margin + row * self.side
            for first, last in _runs(some):
                path += [["m", self.margin + first * self.side, y]]
                path += [[self.margin + last * self.side, y]]
        for column, some in sorted(down.items()):
            x = self.margin + column * self.side
            for first, last in _runs(some):
                path += [["m", x, self.margin + first * self.side]]
                path += [[x, self.margin + last * self.side]]
        self.shape(path, line=self.grid.line, width=self.hair, cap="square")

    def circles(self) -> None:
        """Circles that fill their cells; a number has the cell's corner to itself."""
        radius = self.side / 2 - self.hair
        rounds: dict[str, Path] = {}
        for r, c, square in self.squares():
            if square.circle:
                x, y = self.left(c) + self.side / 2, self.top(r) + self.side / 2
                rounds.setdefault(square.ink or _SOFT, []).extend(_circle(x, y, radius))
        for colour, path in rounds.items():
            self.shape(path, line=colour, width=self.hair)
        corner = 0.27 * self.side
        for r, c, square in self.squares():
            if square.circle and square.number:
                x, y, half = self.left(c), self.top(r), self.hair / 2
                x = x + self.side - half - corner if self.grid.side == "rtl" else x + half
                self.shape(_box(x, y + half, corner, corner), fill=square.fill or "#ffffff")

    def bars(self) -> None:
        """Thick lines between two cells where words end."""
        width = max(3 * self.hair, self.side / 9)
        half, path = self.hair / 2, []
        for r, c, square in self.squares():
            x, y = self.left(c), self.top(r)
            if square.bar_end:
                end = x if self.grid.side == "rtl" else x + self.side
                path += _box(end - width / 2, y - half, width, self.side + self.hair)
            if square.bar_below:
                path += _box(x - half, y + self.side - width / 2, self.side + self.hair, width)
        self.shape(path, fill=_INK)

    def label(self, number: str) -> Ink:
        """How far a number reaches."""
        weight = 700 if self.look.bold else 400
        return self.measured[Glyph(number, self.grid.language, "sans", weight)]

    def number_size(self) -> tuple[float, float, float]:
        """The size of numbers in cells, and how far they reach above and below their line."""
        inks = [self.label(square.number) for _, _, square in self.squares() if square.number]
        above = max([0.4, *(ink.above for ink in inks)])
        below = max([0.0, *(ink.below - 0.03 for ink in inks)])
        digits = _LARGE_DIGITS if self.look.large else _DIGITS
        most = _DIGITS + 0.05 if self.look.solved else _EMPTY_DIGITS
        high = max(digits * self.side, min(_LEAST_DIGITS, most * self.side))
        return high / max(above, (above + below) / _DIP), above, below

    def numbers(self) -> None:
        """In the upper corner where lines begin."""
        size, above, _ = self.number_size()
        pad = max(self.hair + 0.75, self.side * 0.06)
        items = []
        for r, c, square in self.squares():
            if not square.number:
                continue
            beside = c and self.grid.rows[r][c - 1].bar_end
            under = r and self.grid.rows[r - 1][c].bar_below
            over = pad + (self.side / 24 if beside else 0)
            x = self.left(c) + over
            if self.grid.side == "rtl":
                x = self.left(c) + self.side - over - self.label(square.number).advance * size
            y = self.top(r) + pad + (self.side / 24 if under else 0) + above * size
            items.append([x, y, size, square.ink or _SOFT, 1, square.number])
        self.text(items, "sans", 700 if self.look.bold else 400)

    def line_numbers(self) -> None:
        """Those of columns above the first row, those of rows before the first column read."""
        grid = self.grid
        size, away = LINES * self.side * 0.6, LINES * self.side / 2
        middle = max(0.4, self.label(grid.column_numbers[0]).above) * size / 2
        first = self.left(0)
        x = first + self.side + away if grid.side == "rtl" else first - away
        places = [
            (label, self.left(c) + self.side / 2, self.margin - away + middle)
            for c, label in enumerate(grid.column_numbers)
        ] + [
            (label, x, self.top(r) + self.side / 2 + middle)
            for r, label in enumerate(grid.row_numbers)
        ]
        items = [
            [x - self.label(label).advance * size / 2, y, size, _SOFT, 1, label]
            for label, x, y in places
        ]
        self.text(items, "sans", 700 if self.look.bold else 400)

    # -- letters ----------------------------------------------------------------------------------

    def letters(self) -> None:
        """Each in its cell, as large as all others if there is room."""
        grid, side = self.grid, self.side
        face = faces.face(grid.language, ())
        numbered = not grid.search and not grid.row_numbers
        top, baseline, part = _NUMBERED if numbered else _PLAIN
        rise = face.rise
        if grid.search:
            span = _SEARCH["from"] - _SEARCH["to"]
            share = max(0.0, min(1.0, (_SEARCH["from"] - side) / span))
            part = _SEARCH["usual"] + (_SEARCH["most"] - _SEARCH["usual"]) * share
            rise += 0.03 - 0.2 * (part - _SEARCH["usual"])
        foot = 0.0
        if numbered:
            size, above, below = self.number_size()
            foot = max(top * side, 0.06 * side + (above + below) * size + 1)
        items = []
        for r, c, square in self.squares():
            if not square.letter:
                continue
            begin = foot if square.number else _PLAIN[0] * side
            ink = self.measured[Glyph(square.letter, grid.language, "letters", 400)]
            wanted = face.size * part * side
            size, squeeze, base = _fitted(ink, side, wanted, (baseline - rise) * side, begin)
            x = self.left(c) + (side - ink.advance * size * squeeze) / 2
            items.append([x, self.top(r) + base, size, square.ink or _INK, squeeze, square.letter])
        self.text(items, "letters", 400)

    def text(self, items: list[list[Any]], face: str, weight: int) -> None:
        """Texts of one face at their places."""
        if items:
            rounded = [[n if isinstance(n, str) else round(n, 3) for n in item] for item in items]
            self.texts.append({"face": face, "weight": weight, "items": rounded})

    # -- word searches ----------------------------------------------------------------------------

    def search(self) -> None:
        """The ground, rings, and boxes around the letters of the message."""
        grid = self.grid
        if grid.boxed:
            self.lines()
        else:
            color = _DIM if not self.look.fine else _SOFT
            self.shape(self.outline(), line=color, width=self.hair)
        thin = max(self.hair, self.side / 32)
        for ring in grid.rings:
            path = self.capsule(ring.cells, ring.depth)
            self.shape(path, fill=ring.fill and ring.fill + "80", line=ring.line, width=thin)
        inset = 0.13 * self.side
        told: Path = []
        for r, c, square in self.squares():
            if square.told:
                inner = self.side - 2 * inset
                told += _box(self.left(c) + inset, self.top(r) + inset, inner, inner)
        self.shape(told, line=_INK, width=max(self.hair, self.side / 30), dash=0.08 * self.side)
        self.circles()

    def capsule(self, cells: tuple[Cell, ...], depth: int) -> Path:
        """Around the cells of a word."""
        side = self.side
        (r0, c0), (r1, c1) = cells[0], cells[-1]
        x, y = self.left(c0) + side / 2, self.top(r0) + side / 2
        u, v = self.left(c1) + side / 2, self.top(r1) + side / 2
        part = breadth(cells, depth) / 2
        angle = math.atan2(v - y, u - x)
        return [
            *_arc(x, y, part * side, angle + math.pi / 2, begin="m"),
            *_arc(u, v, part * side, angle - math.pi / 2, begin="l"),
            ["z"],
        ]

    def outline(self) -> Path:
        """Around all the letters, its corners rounded."""
        width = self.grid.width
        mirrored = self.grid.side == "rtl"
        there = {
            (r, width - 1 - c if mirrored else c)
            for r, c, square in self.squares()
            if square.kind == "letter"
        }
        away = _AWAY * self.side
        path: Path = []
        for loop in loops(there):
            n, points = len(loop), []
            for i, (r, x) in enumerate(loop):
                (pr, px), (nr, nx) = loop[i - 1], loop[(i + 1) % n]
                points.append(
                    (
                        self.margin + x * self.side + away * (_sign(r - pr) + _sign(nr - r)),
                        self.margin + r * self.side - away * (_sign(x - px) + _sign(nx - x)),
                    )
                )
            path += _rounded(points, _ROUND * self.side)
        return path


def _fitted(
    ink: Ink, side: float, size: float, rest: float, top: float
) -> tuple[float, float, float]:
    """Size, squeeze and baseline of a text in its cell: smaller only if it is too large."""
    wide = max(ink.advance, 0.01)
    high = max(ink.above + ink.below, 0.01)
    top, bottom = max(top, 1.0), min(_BOTTOM * side, side - 1.0)
    squeeze = max(0.8, min(1.0, _WIDE * side / (wide * size)))
    fit = min(1.0, _WIDE * side / (wide * size * squeeze), (bottom - top) / (high * size))
    size *= max(0.35, fit)
    base = min(max(rest, top + ink.above * size), bottom - ink.below * size)
    return size, squeeze, base


def _runs(numbers: set[int]) -> Iterable[tuple[int, int]]:
    """(first, behind the last) of each run of numbers."""
    first = last = None
    for number in sorted(numbers):
        if last is None or number != last:
            if first is not None and last is not None:
                yield first, last
            first = number
        last = number + 1
    if first is not None and last is not None:
        yield first, last


def _box(x: float, y: float, width: float, height: float) -> Path:
    return [["m", x, y], [x + width, y], [x + width, y + height], [x, y + height], ["z"]]


def _arc(x: float, y: float, radius: float, angle: float, begin: str) -> Path:
    """Half a circle from an angle on, clockwise on the page."""
    cos, sin = math.cos(angle), math.sin(angle)
    start = [x + radius * cos, y + radius * sin]
    path: Path = [["m", *start] if begin == "m" else start]
    for _ in range(2):
        after_cos, after_sin = -sin, cos
        path.append(
            [
                x + radius * (cos - _ARC * sin), y + radius * (sin + _ARC * cos),
                x + radius * (after_cos + _ARC * after_sin),
                y + radius * (after_sin - _ARC * after_cos),
                x + radius * after_cos, y + radius * after_sin,
            ]
        )  # fmt: skip
        cos, sin = after_cos, after_sin
    return path


def _circle(x: float, y: float, radius: float) -> Path:
    return [
        *_arc(x, y, radius, 0.0, begin="m"),
        *_arc(x, y, radius, math.pi, begin="l"),
        ["z"],
    ]


def _rounded(points: list[tuple[float, float]], most: float) -> Path:
    """A closed path with right angles, each as round as its sides leave room for."""
    path: Path = []
    for i, (x, y) in enumerate(points):
        (px, py), (nx, ny) = points[i - 1], points[(i + 1) % len(points)]
        before, after = math.hypot(x - px, y - py), math.hypot(nx - x, ny - y)
        radius = min(most, before / 2, after / 2)
        b = ((px - x) / before * radius, (py - y) / before * radius)
        a = ((nx - x) / after * radius, (ny - y) / after * radius)
        start = [x + b[0], y + b[1]]
        left = 1 - _ARC
        path.append(["m", *start] if not i else start)
        path.append(
            [x + b[0] * left, y + b[1] * left, x + a[0] * left, y + a[1] * left, x + a[0], y + a[1]]
        )
    return [*path, ["z"]]


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)
