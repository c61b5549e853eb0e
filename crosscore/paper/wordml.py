"""Paragraphs and tables as WordprocessingML (ECMA-376 part 1, 17), in the order of its schema.

What the user wrote enters by `pen.text` and as attributes, and so is never markup.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from crosscore.formats.svg import faces, letters
from crosscore.formats.svg.pen import element, text
from crosscore.paper.content import Grid, Ring, Side, Square, Text
from crosscore.paper.drawing import LINES
from crosscore.paper.sizes import MM

__all__ = [
    "NAMESPACES",
    "Body",
    "field",
    "font",
    "fonts",
    "language_of",
    "paragraph",
    "points",
    "run",
    "section",
    "tab",
    "twips",
]

NAMESPACES = {
    "w": "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
    "wp": "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing",
    "a": "http://schemas.openxmlformats.org/drawingml/2006/main",
    "wps": "http://schemas.microsoft.com/office/word/2010/wordprocessingShape",
    "mc": "http://schemas.openxmlformats.org/markup-compatibility/2006",
}
_LATIN = "Palatino Linotype"
#: scripts whose letters take the font for complex scripts, and those of East Asia
_COMPLEX = frozenset(
    ["Hebr", "Arab", "Thaa", "Beng", "Deva", "Gujr", "Guru", "Orya", "Telu", "Knda", "Sinh"]
) | {"Taml", "Mlym", "Mymr", "Khmr", "Thai", "Laoo", "Tibt", "Mong"}
_EASTERN = frozenset(["Hang", "Jpan", "Hans", "Hant"])
_NO_LANGUAGE = ("", "zxx", "und")
_EMU = 12700  #: in a point
_HAIR, _FINE, _BAR = 6, 4, 24  #: eighths of a point: a cell's line, one that saves ink, a bar
#: of the side: how high the lines in a cell are, of numbers, small and large, of letters below them
_NUMBER, _LETTER, _SEARCHED = (0.27, 0.35), (0.62, 0.58), 0.9
_SOFT = "3d3b37"
_ABOVE = 1.0  #: points: the line above a table that its rings hang on


def twips(value: float) -> int:
    """Points as twentieths of them."""
    return round(value * 20)


def points(millimetres: float) -> float:
    """Millimetres as points."""
    return millimetres * MM


def language_of(language: str) -> str:
    """A language as Word names it."""
    return "x-none" if language in _NO_LANGUAGE else language


def font(language: str) -> tuple[str, str]:
    """The font of a language and what it is for: "ascii", "cs" or "eastAsia"."""
    script = faces.script_of(language)
    families = faces.SCRIPTS.get(script, (faces.LATIN, 0, 0))[0]
    family = families.split(",")[-1].strip(" '")  # Windows has it; others have one like it
    slot = "cs" if script in _COMPLEX else "eastAsia" if script in _EASTERN else "ascii"
    return slot, _LATIN if families == faces.LATIN else family


def fonts(language: str) -> str:
    """The fonts of texts in a language, and of whatever Latin is among them."""
    slot, family = font(language)
    latin = family if slot == "ascii" else _LATIN
    return element(
        "w:rFonts",
        w__ascii=latin,
        w__hAnsi=latin,
        w__eastAsia=family if slot == "eastAsia" else "",
        w__cs=family if slot == "cs" else "Times New Roman",
    )


def lang(language: str) -> str:
    """The language of a text, for whatever checks its spelling or reads it out."""
    slot, _ = font(language)
    name = {"ascii": "w__val", "cs": "w__bidi", "eastAsia": "w__eastAsia"}[slot]
    said = {name: language_of(language)}
    if slot != "ascii":
        said["w__val"] = language_of(language)
    return element("w:lang", **dict(sorted(said.items(), reverse=True)))


def section(
    *,
    paper: tuple[float, float],
    margin: float,
    columns: int = 1,
    side: Side = "ltr",
    continuous: bool = False,
    gap: float = 18,
    first: int = 0,
) -> str:
    """The page and the columns of what stands above; sizes in points."""
    width, height = map(twips, paper)
    around = twips(margin)
    edges = {f"w__{name}": around for name in ("top", "right", "bottom", "left")}
    apart = twips(margin / 2)
    return element(
        "w:sectPr",
        element("w:type", w__val="continuous" if continuous else "nextPage"),
        element("w:pgSz", w__w=width, w__h=height),
        element("w:pgMar", **edges, w__header=apart, w__footer=apart, w__gutter="0"),
        *([element("w:pgNumType", w__start=first)] if first else []),
        element("w:cols", w__num=columns, w__space=twips(gap)),
        *([element("w:bidi")] if side == "rtl" else []),
    )


def paragraph(
    *runs: str,
    style: str = "",
    side: Side = "ltr",
    keep: bool = False,
    before: str = "",
    spacing: str = "",
    align: str = "",
) -> str:
    """A paragraph that is read from a side; `before` stands before the direction: tabs, borders."""
    about = [
        *([element("w:pStyle", w__val=style)] if style else []),
        *([element("w:keepNext")] if keep else []),
        *([before] if before else []),
        *([element("w:bidi")] if side == "rtl" else []),
        *([spacing] if spacing else []),
        *([element("w:jc", w__val=align)] if align else []),
    ]
    return element("w:p", *([element("w:pPr", *about)] if about else []), *runs)


def tab(side: Side = "ltr") -> str:
    """A tab."""
    return element("w:r", *_about(side=side), element("w:tab"))


def _about(
    *,
    language: str = "",
    side: Side = "ltr",
    bold: bool = False,
    strike: bool = False,
    colour: str = "",
    size: float = 0,
    fonted: bool = False,
) -> list[str]:
    half = round(size * 2)
    inside = [
        *([fonts(language)] if fonted else []),
        *([element("w:b"), element("w:bCs")] if bold else []),
        *([element("w:strike")] if strike else []),
        *([element("w:color", w__val=colour.lstrip("#"))] if colour else []),
        *([element("w:sz", w__val=half), element("w:szCs", w__val=half)] if half else []),
        *([element("w:rtl")] if side == "rtl" else []),
        *([lang(language)] if language else []),
    ]
    return [element("w:rPr", *inside)] if inside else []


def field(code: str) -> str:
    """A number that Word works out: "PAGE" or "NUMPAGES"."""
    kinds = {"begin": "", "separate": "1", "end": ""}
    parts = []
    for kind, shown in kinds.items():
        parts.append(element("w:r", element("w:fldChar", w__fldCharType=kind)))
        if kind == "begin":
            parts.append(element("w:r", text("w:instrText", code, xml__space="preserve")))
        if shown:
            parts.append(element("w:r", text("w:t", shown)))
    return "\n".join(parts)


def run(
    said: Text,
    usual: str,
    *,
    bold: bool = False,
    strike: bool = False,
    colour: str = "",
    size: float = 0,
) -> str:
    """A text; `usual` is the language that its style has fonts for."""
    other = said.language != usual
    about = _about(
        language=said.language if other else "",
        side=said.side,
        bold=bold,
        strike=strike,
        colour=colour,
        size=size,
        fonted=other and font(said.language) != font(usual),
    )
    return element("w:r", *about, text("w:t", said.text, xml__space="preserve"))


@dataclass(slots=True)
class Body:
    """Tables, whose shapes are numbered; `usual` is the language of the document's styles."""

    usual: str
    shapes: int = 0

    def table(
        self,
        rows: Iterable[Iterable[str]],
        widths: list[float],
        heights: list[float],
        *,
        side: Side = "ltr",
        said: tuple[str, str] = ("", ""),
        header: bool = False,
        align: str = "center",
    ) -> str:
        """A table of cells with fixed widths and heights, in points; a height of 0 is free."""
        title, description = said
        margins = [element(f"w:{edge}", w__w="0", w__type="dxa") for edge in _EDGES]
        about = element(
            "w:tblPr",
            *([element("w:bidiVisual")] if side == "rtl" else []),
            element("w:tblW", w__w=sum(map(twips, widths)), w__type="dxa"),
            element("w:jc", w__val=align),
            element("w:tblLayout", w__type="fixed"),
            element("w:tblCellMar", *margins),
            element(
                "w:tblLook",
                w__val="0020" if header else "0000",
                w__firstRow=str(int(header)),
                w__lastRow="0",
                w__firstColumn="0",
                w__lastColumn="0",
                w__noHBand="1",
                w__noVBand="1",
            ),
            *([element("w:tblCaption", w__val=title)] if title else []),
            *([element("w:tblDescription", w__val=description)] if description else []),
        )
        columns = element("w:tblGrid", *(element("w:gridCol", w__w=twips(w)) for w in widths))
        lines = []
        for at, (row, height) in enumerate(zip(rows, heights, strict=True)):
            fixed = element("w:trHeight", w__val=twips(height), w__hRule="exact")
            traits = [
                element("w:cantSplit"),
                *([fixed] if height else []),
                *([element("w:tblHeader")] if header and not at else []),
            ]
            lines.append(element("w:tr", element("w:trPr", *traits), *row))
        return element("w:tbl", about, columns, *lines)

    def grid(
        self, grid: Grid, side: float, said: tuple[str, str], *, large: bool, bold: bool
    ) -> str:
        """A grid whose cells are so many points wide and high; how its numbers are."""
        margin = [LINES * side] if grid.row_numbers else []
        rows = []
        if margin:
            above = [Text(number, grid.language, grid.side) for number in grid.column_numbers]
            labels = [cell(paragraph(style="GridNumber", keep=True), margin[0], "")]
            for c, one in enumerate(above):
                line = border("bottom", *_line(grid, (-1, c), (0, c), down=True))
                labels.append(self._label(one, side, margin[0], line))
            rows.append(labels)
        for r, row in enumerate(grid.rows):
            keep = r + 1 < grid.height
            cells = []
            if margin:
                number = Text(grid.row_numbers[r], grid.language, grid.side)
                line = border("right", *_line(grid, (r, -1), (r, 0), down=False))
                cells.append(self._label(number, margin[0], side, line))
            for c, square in enumerate(row):
                shade = square.fill
                inside = self._inside(grid, square, side, keep, large, bold)
                cells.append(cell(inside, side, _borders(grid, r, c), shade, square.hatched))
            rows.append(cells)
        return self.table(
            rows,
            [*margin, *[side] * grid.width],
            [*margin, *[side] * grid.height],
            side=grid.side,
            said=said,
            header=bool(margin),
        )

    def _label(self, number: Text, width: float, height: float, line: str) -> str:
        """The number of a row or column, and the line between it and the first cell."""
        high = _exactly(min(width, height))
        said = run(number, self.usual, size=min(width, height) * 0.6, colour=_SOFT)
        inside = paragraph(said, style="GridNumber", align="center", spacing=high, keep=True)
        return cell(inside, width, element("w:tcBorders", line), centred=True)

    def _inside(
        self, grid: Grid, square: Square, side: float, keep: bool, large: bool, bold: bool
    ) -> str:
        """What stands in a cell: its number above, its letter below."""
        ink = square.ink.lstrip("#")
        circle = [self._circle(side, ink or _SOFT)] if square.circle else []
        letter = Text(square.letter, grid.language, grid.side)
        share = faces.face(grid.language, [square.letter]).size * 0.94
        numbered = square.kind == "letter" and grid.boxed and not grid.row_numbers
        high = _LETTER[large] if numbered else _SEARCHED
        share = min(share, high * 0.8) * faces.share(square.letter, share, 0.92)
        written = [run(letter, self.usual, size=share * side, colour=ink)] if square.letter else []
        below = paragraph(
            *([] if numbered else circle),
            *written,
            style="GridLetter",
            side=grid.side if written else "ltr",
            keep=keep,
            spacing=_exactly(high * side),
        )
        if not numbered:
            return below
        number = Text(square.number, grid.language, grid.side)
        size = max(4.5, min(_NUMBER[large] * 0.82 * side, 14 if bold else 9))
        said = run(number, self.usual, size=size, colour=ink or _SOFT, bold=bold)
        above = paragraph(
            *circle,
            *([said] if square.number else []),
            style="GridNumber",
            side=grid.side,
            keep=keep,
            spacing=_exactly(_NUMBER[large] * side),
        )
        return f"{above}\n{below}" if written else above

    def _circle(self, side: float, colour: str) -> str:
        """A circle that fills its cell, behind what stands there."""
        round_ = element("a:prstGeom", element("a:avLst"), prst="ellipse")
        place = (0.5, 0.5, side - 1, side - 1)
        return self._shape(place, round_, "", colour, f"Circle {self.shapes + 1}")

    def rings(self, grid: Grid, side: float, room: float) -> str:
        """Rings around the words of a key: they hang on the line above its table.

        The table stands in the middle of so much `room`.
        """
        left = (room - side * grid.width) / 2
        return paragraph(
            *(self._ring(grid, ring, side, left) for ring in grid.rings),
            keep=True,
            spacing=_exactly(_ABOVE),
        )

    def _ring(self, grid: Grid, ring: Ring, side: float, left: float) -> str:
        radius = letters.breadth(ring.cells, ring.depth) / 2 * side
        ends = []
        for r, c in (ring.cells[0], ring.cells[-1]):
            drawn = grid.width - 1 - c if grid.side == "rtl" else c
            ends.append((left + (drawn + 0.5) * side, _ABOVE + (r + 0.5) * side))
        (x0, y0), (x1, y1) = ends
        low, top = min(x0, x1) - radius, min(y0, y1) - radius
        wide, high = abs(x1 - x0) + 2 * radius, abs(y1 - y0) + 2 * radius
        turn = math.atan2(y1 - y0, x1 - x0)

        def point(x: float, y: float, angle: float) -> str:
            across, down = math.cos(angle) * radius, math.sin(angle) * radius
            at = {"x": str(_emu(x + across - low)), "y": str(_emu(y + down - top))}
            return element("a:pt", **at)

        def arc(angle: float) -> str:
            begin = round(math.degrees(angle) * 60000) % 21600000
            reach = str(_emu(radius))
            return element("a:arcTo", wR=reach, hR=reach, stAng=str(begin), swAng="10800000")

        quarter = math.pi / 2
        path = element(
            "a:path",
            element("a:moveTo", point(x0, y0, turn + quarter)),
            arc(turn + quarter),
            element("a:lnTo", point(x1, y1, turn - quarter)),
            arc(turn - quarter),
            element("a:close"),
            w=str(_emu(wide)),
            h=str(_emu(high)),
        )
        lists = [element(f"a:{name}") for name in ("avLst", "gdLst", "ahLst", "cxnLst")]
        rect = element("a:rect", l="0", t="0", r="r", b="b")
        made = element("a:custGeom", *lists, rect, element("a:pathLst", path))
        name = f"Word {self.shapes + 1}"
        return self._shape((low, top, wide, high), made, ring.fill, ring.line, name)

    def _shape(
        self,
        place: tuple[float, float, float, float],
        geometry: str,
        fill: str,
        line: str,
        name: str,
    ) -> str:
        """A drawing behind the text, at so many points from the corner of its paragraph."""
        self.shapes += 1
        x, y, *sides = map(_emu, place)
        size = {"cx": str(sides[0]), "cy": str(sides[1])}
        half = element("a:alpha", val="50000")
        shape = element(
            "wps:wsp",
            element("wps:cNvSpPr"),
            element(
                "wps:spPr",
                element("a:xfrm", element("a:off", x="0", y="0"), element("a:ext", **size)),
                geometry,
                _coloured(fill, half) if fill else element("a:noFill"),
                element("a:ln", _coloured(line), w=str(_emu(0.75))),
            ),
            element("wps:bodyPr"),
        )

        def at(axis: str, base: str, offset: int) -> str:
            off = text("wp:posOffset", str(offset))
            return element(f"wp:position{axis}", off, relativeFrom=base)

        apart = {f"dist{edge}": "0" for edge in "TBLR"}
        flags = {"simplePos": "0", "locked": "0", "behindDoc": "1", "layoutInCell": "1"}
        anchor = element(
            "wp:anchor",
            element("wp:simplePos", x="0", y="0"),
            at("H", "column", x),
            at("V", "paragraph", y),
            element("wp:extent", **size),
            element("wp:effectExtent", l="0", t="0", r="0", b="0"),
            element("wp:wrapNone"),
            element("wp:docPr", id=str(self.shapes), name_=name, descr="○"),
            element("wp:cNvGraphicFramePr"),
            element("a:graphic", element("a:graphicData", shape, uri=NAMESPACES["wps"])),
            **apart,
            **flags,
            relativeHeight=str(self.shapes),
            allowOverlap="1",
        )
        choice = element("mc:Choice", element("w:drawing", anchor), Requires="wps")
        return element("w:r", element("mc:AlternateContent", choice))


def _emu(value: float) -> int:
    """Points as English Metric Units, which drawings are measured in."""
    return round(value * _EMU)


def _coloured(colour: str, *more: str) -> str:
    return element("a:solidFill", element("a:srgbClr", *more, val=colour.lstrip("#")))


_EDGES = ("top", "left", "bottom", "right")


def cell(
    inside: str,
    width: float,
    borders: str,
    fill: str = "",
    hatched: bool = False,
    *,
    centred: bool = False,
) -> str:
    """A cell of a table."""
    colour = fill.lstrip("#")
    pattern = ("thinDiagStripe", colour, "auto") if hatched else ("clear", "auto", colour)
    kind, ink, ground = pattern
    shade = element("w:shd", w__val=kind, w__color=ink, w__fill=ground)
    about = [
        element("w:tcW", w__w=twips(width), w__type="dxa"),
        *([borders] if borders else []),
        *([shade] if fill else []),
        *([element("w:vAlign", w__val="center")] if centred else []),
    ]
    return element("w:tc", element("w:tcPr", *about), inside)


def border(edge: str, how: str, eighths: int, colour: str) -> str:
    """One side of a cell; "left" is where a row begins, also where rows are read from the right."""
    if how == "nil":
        return element(f"w:{edge}", w__val="nil")
    return element(f"w:{edge}", w__val=how, w__sz=eighths, w__space="0", w__color=colour)


def _exactly(height: float) -> str:
    return element("w:spacing", w__line=twips(height), w__lineRule="exact")


def _borders(grid: Grid, r: int, c: int) -> str:
    """The lines around a cell; the two cells beside a line say the same of it."""
    above = _line(grid, (r - 1, c), (r, c), down=True)
    before = _line(grid, (r, c - 1), (r, c), down=False)
    below = _line(grid, (r, c), (r + 1, c), down=True)
    after = _line(grid, (r, c), (r, c + 1), down=False)
    lines = zip(_EDGES, (above, before, below, after), strict=True)
    return element("w:tcBorders", *(border(edge, *line) for edge, line in lines))


def _at(grid: Grid, place: tuple[int, int]) -> Square | None:
    r, c = place
    there = 0 <= r < grid.height and 0 <= c < grid.width
    return grid.rows[r][c] if there else None


def _line(
    grid: Grid, one: tuple[int, int], other: tuple[int, int], *, down: bool
) -> tuple[str, int, str]:
    """How the line between two cells is drawn, how broad, in which colour."""
    first, second = _at(grid, one), _at(grid, other)
    colour = grid.line.lstrip("#")
    if first and (first.bar_below if down else first.bar_end):
        return "single", _BAR, "000000"
    if any(square and square.told for square in (first, second)):
        return "dotted", _HAIR, colour
    cells = [square is not None and square.kind == "letter" for square in (first, second)]
    rim = [square is None or square.kind == "outside" for square in (first, second)]
    hatched = any(square and square.hatched for square in (first, second)) and any(rim)
    drawn = any(cells) or hatched if grid.boxed else cells[0] != cells[1]
    return ("single", _FINE if hatched else _HAIR, colour) if drawn else ("nil", 0, "")
