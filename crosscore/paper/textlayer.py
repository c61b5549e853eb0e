"""The texts of a PDF, for those who copy, search or listen: each letter once.

Typst sets the marks of a letter that stand at another height as texts of their own (the dots of
Arabic, the vowels of Bangla), and gives each of them the whole letter's text. Here every glyph
that adds nothing to the text becomes a drawing of its outline, for readers differ in what they make
of a glyph without a text; what is left means each letter once. Nothing that is seen changes.
"""

from __future__ import annotations

import io
import re
import struct
import unicodedata
from collections.abc import Iterable, Iterator
from decimal import Decimal
from itertools import chain
from typing import Any, NamedTuple

from crosscore.alphabet import reads
from crosscore.errors import CrosscoreError, sentence

__all__ = ["mended"]


def mended(document: bytes, texts: str) -> bytes:
    """A PDF that Typst made of some texts, with the texts of its glyphs mended.

    Lines that run from the right have tags in the order in which they are seen, so such a document
    doesn't say that it is one for screen readers (PDF/UA). Raises `CrosscoreError` (code
    "needs-package") where pikepdf or fontTools isn't installed.
    """
    from_right = reads(texts, "rtl")
    if not from_right and not any(unicodedata.category(char)[0] == "M" for char in texts):
        return document
    try:
        import fontTools  # type: ignore[import, unused-ignore] # noqa: F401
        import pikepdf  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise CrosscoreError(
            "needs-package",
            sentence(
                "needs-pikepdf",
                "Printing in this script needs pikepdf; install it by: "
                "pip install 'crosscore-puzzles[print]'",
            ),
        ) from None
    with pikepdf.open(io.BytesIO(document)) as pdf:
        fonts: dict[Any, _Font] = {}
        for page in pdf.pages:
            _Page(pikepdf, pdf, page, fonts).mend()
        for font in fonts.values():
            font.write(pikepdf, pdf)
        if from_right:
            about = pdf.Root.Metadata.read_bytes()
            pdf.Root.Metadata.write(re.sub(rb"<pdfuaid:part>\d</pdfuaid:part>", b"", about))
        out = io.BytesIO()
        pdf.save(out, deterministic_id=True, fix_metadata_version=False)
    return out.getvalue()


class _Font:
    """A font of the file: its glyphs by code, and the codes that are added for other texts."""

    def __init__(self, font: Any) -> None:
        self.font = font
        self.inner = font.DescendantFonts[0]
        self.outlines = _Outlines(self.inner.FontDescriptor.FontFile2.read_bytes())
        self.texts = dict(_texts(font.ToUnicode.read_bytes()))
        self.widths = {code: float(width) for code, width in _widths(self.inner.get("/W", []))}
        self.glyphs = {code: code for code in {0, *self.texts, *self.widths}}
        self.codes: dict[tuple[int, str], int] = {}
        self.used: set[int] = set()

    def code(self, glyph: int, text: str) -> int:
        """The code that shows a glyph and means a text."""
        found = self.codes.get((glyph, text))
        if found is None:
            found = glyph if glyph not in self.used else max(self.glyphs) + 1
            self.used.add(found)
            self.codes[glyph, text] = found
            self.glyphs[found] = glyph
            self.widths[found] = self.widths.get(glyph, 0.0)
            self.texts[found] = text
        return found

    def write(self, pikepdf: Any, pdf: Any) -> None:
        """Put the codes into the file."""
        codes = range(max(self.glyphs) + 1)
        widths = [Decimal(str(self.widths.get(code, 0.0))) for code in codes]
        self.inner.W = pikepdf.Array([0, pikepdf.Array(widths)])
        places = b"".join(self.glyphs.get(code, 0).to_bytes(2, "big") for code in codes)
        self.inner.CIDToGIDMap = pdf.make_stream(places)
        if "/CIDSet" in self.inner.FontDescriptor:
            del self.inner.FontDescriptor["/CIDSet"]
        self.font.ToUnicode = pdf.make_stream(_cmap(self.texts))


class _Outlines:
    """The outlines of a TrueType font, as a PDF draws them."""

    def __init__(self, file: bytes) -> None:
        from fontTools.pens.basePen import BasePen  # type: ignore[import, unused-ignore]
        from fontTools.ttLib import TTFont  # type: ignore[import, unused-ignore]

        class Pen(BasePen):  # type: ignore[misc, unused-ignore]
            """Writes a glyph as a PDF's instructions; the base makes its curves a PDF's."""

            def __init__(self, glyphs: Any) -> None:
                super().__init__(glyphs)
                self.drawn: list[str] = []

            def _put(self, operator: str, *points: tuple[float, float]) -> None:
                self.drawn += [*(_number(one) for one in chain(*points)), operator]

            def _moveTo(self, pt: Any) -> None:
                self._put("m", pt)

            def _lineTo(self, pt: Any) -> None:
                self._put("l", pt)

            def _curveToOne(self, pt1: Any, pt2: Any, pt3: Any) -> None:
                self._put("c", pt1, pt2, pt3)

            def _closePath(self) -> None:
                self._put("h")

        font = TTFont(io.BytesIO(file), lazy=True)
        self.em: int = font["head"].unitsPerEm
        self.names = font.getGlyphOrder()
        self.glyphs = font.getGlyphSet()
        self.pen = Pen

    def path(self, glyph: int) -> str:
        """What draws a glyph, in the font's units."""
        pen = self.pen(self.glyphs)
        self.glyphs[self.names[glyph]].draw(pen)
        return " ".join(pen.drawn)


def _number(value: float) -> str:
    return f"{value:.5f}".rstrip("0").rstrip(".")


def _cmap(texts: dict[int, str]) -> bytes:
    """The texts of a font's codes, as a PDF says them."""
    lines = [
        f"<{code:04X}> <{text.encode('utf-16-be').hex().upper()}>"
        for code, text in sorted(texts.items())
        if text
    ]
    blocks = [lines[at : at + 100] for at in range(0, len(lines), 100)]
    maps = [line for block in blocks for line in (f"{len(block)} beginbfchar", *block, "endbfchar")]
    return "\n".join(
        [
            "/CIDInit /ProcSet findresource begin",
            "12 dict begin",
            "begincmap",
            "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> def",
            "/CMapName /Custom def",
            "/CMapType 0 def",
            "1 begincodespacerange",
            "<0000> <FFFF>",
            "endcodespacerange",
            *maps,
            "endcmap",
            "CMapName currentdict /CMap defineresource pop",
            "end",
            "end",
        ]
    ).encode("ascii")


def _texts(cmap: bytes) -> Iterator[tuple[int, str]]:
    """The texts of a font's codes."""
    inside = False
    for line in cmap.decode("latin-1").splitlines():
        if line.endswith("beginbfchar"):
            inside = True
        elif line == "endbfchar":
            inside = False
        elif inside:
            code, text = (bytes.fromhex(one.strip("<>")) for one in line.split())
            yield int.from_bytes(code, "big"), text.decode("utf-16-be")


def _widths(listed: Any) -> Iterator[tuple[int, Any]]:
    """The widths of a font's codes."""
    items = list(listed)
    at = 0
    while at < len(items):
        first = int(items[at])
        if hasattr(items[at + 1], "__len__"):
            yield from enumerate(items[at + 1], first)
            at += 2
        else:
            yield from ((code, items[at + 2]) for code in range(first, int(items[at + 1]) + 1))
            at += 3


class _Shown(NamedTuple):
    """A glyph on a page: where it stands, and in which instruction."""

    font: _Font
    glyph: int
    at: int
    place: int  #: in the instruction's list
    matrix: tuple[float, ...]  #: from a thousandth of its size to the page


class _Piece:
    """Glyphs that together mean a text."""

    def __init__(self, text: str, span: int | None) -> None:
        self.text = text
        self.span = span  #: the instruction that gives the text
        self.shown: list[_Shown] = []

    @property
    def loose(self) -> bool:
        """Whether it is nothing but glyphs that take no room, as marks do."""
        return not any(one.font.widths.get(one.glyph) for one in self.shown)


class _Page:
    """The instructions of a page, and the glyphs in them."""

    def __init__(self, pikepdf: Any, pdf: Any, page: Any, fonts: dict[Any, _Font]) -> None:
        self.pikepdf = pikepdf
        self.pdf = pdf
        self.page = page
        self.steps: list[tuple[list[Any], str]] = [
            (list(step.operands), str(step.operator)) for step in pikepdf.parse_content_stream(page)
        ]
        self.operators = {name: pikepdf.Operator(name) for _, name in self.steps}
        self.operators["TJ"] = pikepdf.Operator("TJ")
        self.pieces: list[_Piece] = []
        self._read(fonts)

    def _read(self, fonts: dict[Any, _Font]) -> None:
        pikepdf = self.pikepdf
        named = self.page.resources.get("/Font", {})
        inside: list[_Piece | None] = []
        font: _Font | None = None
        size = 0.0
        matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
        for at, (operands, operator) in enumerate(self.steps):
            if operator == "Tf":
                font = _font(named[str(operands[0])], fonts)
                size = float(operands[1])
            elif operator == "Tm":
                matrix = tuple(float(one) for one in operands)  # type: ignore[assignment]
            elif operator in ("BDC", "BMC"):
                told = operands[1] if operator == "BDC" else None
                text = told.get("/ActualText") if isinstance(told, pikepdf.Dictionary) else None
                inside.append(None if text is None else _Piece(str(text), at))
            elif operator == "EMC":
                piece = inside.pop()
                if piece and piece.shown:
                    self.pieces.append(piece)
            elif operator in ("Tj", "TJ") and font:
                whole = next((piece for piece in reversed(inside) if piece), None)
                x = 0.0
                row: list[Any] = []
                for item in operands[0] if operator == "TJ" else operands:
                    if not isinstance(item, pikepdf.String):
                        row.append(item)
                        x -= float(item)
                        continue
                    raw = bytes(item)
                    for glyph in struct.unpack(f">{len(raw) // 2}H", raw):
                        a, b, c, d, e, f = matrix
                        shift = x * size / 1000
                        moved = (a * size, b * size, c * size, d * size,
                                 e + a * shift, f + b * shift)  # fmt: skip
                        shown = _Shown(font, glyph, at, len(row), moved)
                        row.append(None)
                        if whole:
                            whole.shown.append(shown)
                        else:
                            piece = _Piece(font.texts.get(glyph, ""), None)
                            piece.shown.append(shown)
                            self.pieces.append(piece)
                        x += font.widths.get(glyph, 0.0)
                self.steps[at] = ([row], "TJ")

    def mend(self) -> None:
        """Give each glyph the text that it alone means; those without any become drawings."""
        drawings: dict[int, list[str]] = {}
        for letter in self._letters():
            text = letter[0].text
            shown = [one for piece in letter for one in piece.shown]
            parts = _parts(shown, text)
            alone = reads(text, "rtl") and max(map(len, parts)) < 2
            told = iter(parts)
            for piece in letter:
                own = [next(told) for _ in piece.shown]
                if piece.span is not None:
                    means = "".join(reversed(own) if reads(text, "rtl") else own)
                    actual = {} if alone else {"/ActualText": self.pikepdf.String(means)}
                    self.steps[piece.span][0][1] = self.pikepdf.Dictionary(actual)
            for one, part in zip(shown, parts, strict=True):
                row = self.steps[one.at][0][0]
                if part:
                    row[one.place] = one.font.code(one.glyph, part).to_bytes(2, "big")
                else:
                    row[one.place] = Decimal(str(-one.font.widths.get(one.glyph, 0.0)))
                    drawings.setdefault(one.at, []).append(_drawn(one))
        self._write(drawings)

    def _letters(self) -> list[list[_Piece]]:
        """The pieces that together are a letter, in their order."""
        letters: list[list[_Piece]] = []
        marks: list[_Piece] = []  # those that may belong to what comes next
        for piece in self.pieces:
            last = letters[-1] if letters and letters[-1][0].text == piece.text else None
            if piece.loose:
                # where lines run from the right, marks stand before what they belong to
                if last and not reads(piece.text, "rtl"):
                    last.append(piece)
                else:
                    marks.append(piece)
                continue
            own = [mark for mark in marks if mark.text == piece.text]
            letters += [[mark] for mark in marks if mark.text != piece.text]
            marks = []
            if last and last[-1].loose and last[0].shown[0].glyph != piece.shown[0].glyph:
                last.append(piece)  # its marks parted it
            else:
                letters.append([*own, piece])
        return [*letters, *([mark] for mark in marks)]

    def _write(self, drawings: dict[int, list[str]]) -> None:
        parts: list[bytes] = []
        waiting: list[str] = []
        since: list[Any] = []
        for at, (operands, operator) in enumerate(self.steps):
            if operator == "TJ":
                operands = [self.pikepdf.Array(_joined(self.pikepdf, operands[0]))]
            since.append((operands, self.operators[operator]))
            waiting += drawings.get(at, [])
            if operator == "ET" and waiting:
                parts.append(self.pikepdf.unparse_content_stream(since))
                parts += [one.encode("ascii") for one in waiting]
                since, waiting = [], []
        parts.append(self.pikepdf.unparse_content_stream(since))
        self.page.Contents = self.pdf.make_stream(b"\n".join(parts))


def _font(told: Any, fonts: dict[Any, _Font]) -> _Font | None:
    """A font of the file, if it is one that can be mended."""
    if "/DescendantFonts" not in told or "/ToUnicode" not in told:
        return None
    if "/FontFile2" not in told.DescendantFonts[0].FontDescriptor:
        return None
    if told.objgen not in fonts:
        fonts[told.objgen] = _Font(told)
    return fonts[told.objgen]


def _parts(shown: list[_Shown], text: str) -> list[str]:
    """The text of each glyph of a letter; some are left without any."""
    order = list(range(len(shown)))
    if reads(text, "rtl"):  # glyphs stand as they are seen
        order.reverse()
    # marks never: as texts of their own they would break words in two for some readers
    some = [at for at in order if shown[at].font.widths.get(shown[at].glyph)] or order
    some = some[: len(text)]
    parts = [""] * len(shown)
    for at in reversed(some[1:]):
        parts[at] = text[-1]
        text = text[:-1]
    if some:
        parts[some[0]] = text
    return parts


def _drawn(one: _Shown) -> str:
    """A drawing of a glyph."""
    path = one.font.outlines.path(one.glyph)
    em = one.font.outlines.em
    *scale, x, y = one.matrix
    place = " ".join([*(f"{part / em:.9f}" for part in scale), _number(x), _number(y)])
    return f"q {place} cm {path} f Q" if path else ""


def _joined(pikepdf: Any, row: Iterable[Any]) -> Iterator[Any]:
    """A list of glyphs and spaces, with neighbours joined."""
    text = b""
    for one in row:
        if isinstance(one, bytes):
            text += one
        elif one:
            if text:
                yield pikepdf.String(text)
            text = b""
            yield one
    if text:
        yield pikepdf.String(text)
