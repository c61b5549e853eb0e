"""Word documents by python-docx: the grid as a table of square cells, the clues as paragraphs.

Word breaks lines and pages itself, so nothing here is measured: cells are as large as in pictures,
and the lists stand in columns that Word makes equally long.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from crosscore.alphabet import NUMBERS
from crosscore.errors import CrosscoreError
from crosscore.formats.svg import CELL_MM, faces
from crosscore.formats.svg.pen import element
from crosscore.paper import asked, newspapers, sending, wordml, wordstyles
from crosscore.paper.content import (
    Bank,
    Blanks,
    Code,
    Grid,
    Key,
    Part,
    Section,
    Sheet,
    Text,
    title_of,
)
from crosscore.paper.drawing import LINES
from crosscore.paper.sizes import KEY_GAP, KEY_PART, Paper, has_beside
from crosscore.paper.wordml import Body, cell, paragraph, points, run, tab, twips

if TYPE_CHECKING:
    from docx.document import Document

    from crosscore.paper import Key as Keyed
    from crosscore.paper import PaperName, Style
    from crosscore.paper.pages import Setting
    from crosscore.puzzle import Puzzle

__all__ = ["document", "docx"]

_MOST_COLUMNS = 63  #: Word opens no table that has more
MARGIN = 14.0  #: millimetres
_POINTS = {"small": 9.0, "normal": 10.5, "large": 14.0, "huge": 18.0}
_COLUMNS = {"small": 2, "normal": 2, "large": 2, "huge": 1}
_SHORT, _SHORT_COLUMNS = 12, {"small": 5, "normal": 4, "large": 3, "huge": 2}  #: ems of a text
_HIGHEST = 0.62  #: of the page: how much of its height a grid takes at most
_LARGE = ("large", "huge")  #: sizes of text
_GROWS = 1.6  #: how much larger it may be where the page has room
_LINE = 1.45  #: lines of text are so many times as high as its size
_NARROWER = 0.72  #: what a text takes of its estimate for letters in cells
_LARGEST, _LEGIBLE = 11.0, 5.5  #: millimetres: cells of a key on a page of its own, of others
_CODE = 9.0  #: millimetres of a letter's box
_DATE = datetime(1980, 1, 1, tzinfo=UTC)  #: of every document: the same puzzles, the same bytes
_NOT_NEEDED = ("stylesWithEffects", "thumbnail", "customXml")


def docx(
    puzzles: Puzzle | Iterable[Puzzle],
    *,
    key: Keyed | None = None,
    paper: PaperName | None = None,
    large: bool = False,
    style: Style = "sheet",
    address: str = "",
) -> bytes:
    """A Word document of puzzles, each beginning on a page of its own; the options of `paper.pdf`.

    Raises `CrosscoreError`: code "needs-package" without python-docx, "bad-option" for an
    impossible option, "cannot-hold" for a puzzle that has no such form.
    """
    settings, name = asked(puzzles, key=key, paper=paper, large=large, style=style, address=address)
    for setting in settings:
        grid = setting.sheet.grid
        if grid.width + bool(grid.row_numbers) > _MOST_COLUMNS:
            title = setting.sheet.title.text[:80] or setting.sheet.described
            raise CrosscoreError(
                "cannot-hold",
                f"Tables in Word have at most {_MOST_COLUMNS} columns, and \u201c{title}\u201d "
                "needs more; print it as PDF.",
                "to",
            )
    made = _Made(document(), Paper(name), [setting.sheet for setting in settings])
    if style == "submission":
        for found in newspapers(settings):
            _submitted(made, found, address)
    else:
        _printed(made, settings)
    return made.bytes()


def document() -> Document:
    """An empty one; raises `CrosscoreError` (code "needs-package") without python-docx."""
    try:
        from docx import Document
    except ImportError:
        raise CrosscoreError(
            "needs-package",
            "Word documents need python-docx; install it by: "
            "pip install 'crosscore-puzzles[print]'",
            "to",
        ) from None
    return Document()


@dataclass(slots=True)
class _Made:
    """A document, and the paragraphs and tables that it is to have."""

    document: Document
    paper: Paper
    sheets: list[Sheet]
    parts: list[str] = field(default_factory=list)
    feet: list[tuple[str | None, str | None]] = field(default_factory=list)
    body: Body = field(init=False)

    def __post_init__(self) -> None:
        self.body = Body(self.usual)

    @property
    def usual(self) -> str:
        """The language of the document: that of the first puzzle's clues."""
        return self.sheets[0].language

    @property
    def page(self) -> tuple[float, float]:
        """Width and height of the paper in points."""
        return self.paper.sheet()

    def add(self, *parts: str) -> None:
        self.parts += parts

    def close(self, ending: str, *, header: str | None = None, footer: str | None = None) -> None:
        """End a section of pages or columns: Word keeps that in its last paragraph.

        Without a header or footer, it has those of the section before it; "" is an empty one.
        """
        small = element("w:spacing", w__before="80", w__line="20", w__lineRule="exact")
        size = element("w:rPr", element("w:sz", w__val="2"))
        self.parts.append(element("w:p", element("w:pPr", small, size, ending)))
        self.feet.append((header, footer))

    def bytes(self) -> bytes:
        """The file."""
        from docx.oxml import parse_xml
        from docx.section import Section as Paged

        spaces = " ".join(f'xmlns:{name}="{uri}"' for name, uri in wordml.NAMESPACES.items())
        inside: Any = parse_xml(f"<w:body {spaces}>{''.join(self.parts)}</w:body>")
        body: Any = self.document.element.body
        for child in list(body):
            body.remove(child)
        for child in list(inside):
            body.append(child)
        last = body[-1]
        final = last.pPr.find(_named("w:sectPr"))
        last.pPr.remove(final)
        body.append(final)
        endings = list(body.iter(_named("w:sectPr")))
        for ending, feet in zip(endings, self.feet, strict=True):
            found = Paged(ending, self.document.part)
            for part, said in zip((found.header, found.footer), feet, strict=True):
                if said is None:
                    continue
                part.is_linked_to_previous = False
                there: Any = part._element
                for old in list(there):
                    there.remove(old)
                for one in list(parse_xml(f"<w:p {spaces}>{said or paragraph()}</w:p>")):
                    there.append(one)
        self._styled(parse_xml)
        self._told()
        made = io.BytesIO()
        self.document.save(made)
        return _dated(made.getvalue())

    def _styled(self, parse_xml: Any) -> None:
        """Styles of our own instead of the template's, which has hundreds; no picture of it."""
        size = _POINTS[self.sheets[0].settings["text_size"]]
        styles: Any = self.document.styles.element
        for child in list(styles):
            styles.remove(child)
        for child in list(parse_xml(wordstyles.styles(self.usual, size))):
            styles.append(child)
        package: Any = self.document.part.package
        for rels in (self.document.part.rels, package.rels):
            for name in [name for name, rel in rels.items() if rel.reltype.endswith(_NOT_NEEDED)]:
                del rels[name]
        settings: Any = self.document.settings.element
        for setting in settings.iter(_named("w:compatSetting")):
            if setting.get(_named("w:name")) == "compatibilityMode":
                setting.set(_named("w:val"), "15")
        for setting in settings.iter(_named("w:themeFontLang")):
            setting.attrib.clear()
            setting.set(_named("w:val"), wordml.language_of(self.usual))

    def _told(self) -> None:
        """What the file says of itself."""
        first = self.sheets[0]
        about = self.document.core_properties
        about.title = title_of(self.sheets)
        authors = dict.fromkeys(found.author.text for found in self.sheets if found.author)
        about.author = " · ".join(authors)[:255]
        about.language = first.words.language if self.usual == NUMBERS else self.usual
        about.last_modified_by = about.comments = about.keywords = ""
        about.created = about.modified = _DATE
        about.revision = 1


def _named(name: str) -> str:
    space, _, rest = name.partition(":")
    return f"{{{wordml.NAMESPACES[space]}}}{rest}"


def _dated(data: bytes) -> bytes:
    """The same file with no date in it but the first that a .zip can have."""
    made = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(data)) as old,
        zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new,
    ):
        for name in old.namelist():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.create_system = 0
            entry.compress_type = zipfile.ZIP_DEFLATED
            new.writestr(entry, old.read(name))
    return made.getvalue()


# -- the sheet ---------------------------------------------------------------------------------


def _printed(made: _Made, settings: Sequence[Setting]) -> None:
    for setting in settings:
        beside = setting.key == "beside" and _has_beside(made, setting.sheet)
        if setting.puzzle:
            _puzzle(made, setting.sheet, beside=beside)
        if setting.key == "apart" or (setting.key == "beside" and not beside):
            _keys(made, [setting.sheet])
    last = [setting.sheet for setting in settings if setting.key == "end"]
    if last:
        _keys(made, last)


def _puzzle(made: _Made, found: Sheet, *, beside: bool) -> None:
    page, margin = made.page, points(MARGIN)

    def end(columns: int = 1, *, begun: bool) -> None:
        ending = wordml.section(
            paper=page, margin=margin, columns=columns, side=found.side, continuous=begun
        )
        made.close(ending, footer=None if begun else _foot(made, found))

    made.add(*_head(made, found, page[0] - 2 * margin))
    made.add(_figure(made, found, beside))
    sections = list(found.sections)
    if found.grid.search and sections and sections[0].heading:  # over all columns
        made.add(_heading(made, found, sections[0].heading))
        sections[0] = replace(sections[0], heading=replace(sections[0].heading, text=""))
    end(begun=False)
    kinds = dict.fromkeys(section.kind for section in sections)
    for kind in kinds:  # clues, or words: no sheet has both
        for section in sections:
            if section.kind == kind:
                made.add(*_list(made, found, section))
        end(_columns(found, kind), begun=True)
    tail = [
        *(_codes(made, found, found.codes) if found.codes else []),
        *(_bank(made, found, found.bank) if found.bank else []),
        *(_blanks(made, found, found.blanks) if found.blanks else []),
    ]
    made.add(*tail)
    if tail or kinds:
        end(begun=True)


def _line(made: _Made, found: Sheet, said: Text, style: str, *more: str) -> str:
    """A paragraph of one text, which begins on the side of the page."""
    align = "" if said.side == found.side else "right"
    return paragraph(run(said, made.usual), *more, style=style, side=said.side, align=align)


def _foot(made: _Made, found: Sheet) -> str:
    """Whose the puzzle is, at the foot of its pages."""
    return _line(made, found, found.foot, "Footer") if found.foot else ""


def _head(made: _Made, found: Sheet, width: float) -> Iterable[str]:
    """What stands above the grid."""
    if found.title:
        yield _line(made, found, found.title, "Title")
    if found.name:
        line = element("w:tab", w__val="right", w__leader="underscore", w__pos=twips(width))
        begin = element("w:tab", w__val="left", w__pos=twips(width * 0.55))
        side = found.side
        yield paragraph(
            tab(side),
            run(found.name, made.usual),
            tab(side),
            style="NameLine",
            side=side,
            before=element("w:tabs", begin, line),
        )
    for text, style in ((found.author, "Author"), (found.credits, "Credits")):
        if text:
            yield _line(made, found, text, style)
    if found.count:
        yield _line(made, found, found.count, "Instructions")
    for said in (*found.instructions, *found.notes):
        yield _line(made, found, said, "Instructions")


def _side_of(made: _Made, found: Sheet, grid: Grid, most: float = 0, margin: float = 0) -> float:
    """Points of a cell's side: as in pictures, less where the page has no room for that."""
    width, height = made.page
    usual = CELL_MM[found.settings["text_size"]][found.grid.search]
    more = LINES if grid.row_numbers else 0
    around = 2 * (margin or points(MARGIN))
    return min(
        most or points(usual),
        (width - around - 2) / (grid.width + more),
        (height - around) * _HIGHEST / (grid.height + more),
    )


def _grown(made: _Made, found: Sheet) -> float:
    """The same of the puzzle, and more where the page keeps room below the lists."""
    side = _side_of(made, found, found.grid)
    width, height = (edge - 2 * points(MARGIN) for edge in made.page)
    size = found.settings["text_size"]
    line = _POINTS[size] * _LINE

    def rows(texts: Iterable[str], room: float) -> float:
        """How high the texts are, by estimate."""
        wide = [faces.wide(text) * _POINTS[size] * _NARROWER for text in texts]
        return sum(max(1, -(-one // room)) for one in wide) * line

    head = [found.author, found.credits, found.count, *found.instructions, *found.notes]
    high = 6 * line if found.title else 3 * line
    high += rows((said.text for said in head if said), width)
    more = LINES if found.grid.row_numbers else 0
    if size in _LARGE and found.sections:  # which then have pages of their own
        usual = points(CELL_MM[size][found.grid.search])
        side = max(side, min(usual, (height - high) / (found.grid.height + more)))
    for section in found.sections:
        columns = _columns(found, section.kind)
        room = width / columns - 3 * _POINTS[size]
        texts = [" – ".join(p.text.text + p.count for p in row.parts) for row in section.rows]
        high += (rows(texts, room) + 2 * line) / columns + line
    if found.bank:
        high += rows(["    ".join(word.text for word in found.bank.words)], width) + 4 * line
    high += 4 * line if found.blanks else 0
    high += 100 if found.codes else 0
    return min(
        max(side, (height - high) / (found.grid.height + more)),
        side * _GROWS,
        (width - 2) / (found.grid.width + more),
    )


def _columns(found: Sheet, kind: str) -> int:
    """How many columns the lists of a kind stand in: more where all that is listed is short."""
    size = found.settings["text_size"]
    texts = [
        part.text.text
        for section in found.sections
        for row in section.rows
        for part in row.parts
        if section.kind == kind
    ]
    short = kind == "words" or max(map(faces.wide, texts), default=0) < _SHORT
    return _SHORT_COLUMNS[size] if short else _COLUMNS[size]


def _said(found: Sheet, heading: str = "") -> tuple[str, str]:
    title = " – ".join(filter(None, (found.title.text, heading)))
    return title or found.described, found.described


def _drawn(
    made: _Made, found: Sheet, grid: Grid, side: float, heading: str = "", room: float = 0
) -> str:
    """A grid in the middle of so much room; without it, of the page's."""
    size = found.settings["text_size"]
    said, large = _said(found, heading), size in _LARGE or grid is found.grid
    table = made.body.grid(grid, side, said, large=large, bold=size == "huge")
    if not grid.rings:
        return table
    rings = made.body.rings(grid, side, room or made.page[0] - 2 * points(MARGIN))
    return f"{rings}\n{table}"


def _shared(made: _Made, found: Sheet) -> float:
    """Points of a cell at most where the key stands beside the puzzle."""
    more = LINES if found.grid.row_numbers else 0
    room = made.page[0] - 2 * points(MARGIN) - KEY_GAP - 4
    return room / (found.grid.width + more) / (1 + KEY_PART)


def _has_beside(made: _Made, found: Sheet) -> bool:
    """Whether there is room for the key beside the puzzle, by the rules of the other sheets."""
    return has_beside(found.settings, found.grid.search, _shared(made, found))


def _figure(made: _Made, found: Sheet, beside: bool) -> str:
    """The grid, and its key beside it where that is wanted and has room."""
    side = _grown(made, found)
    if not beside:
        return _drawn(made, found, found.grid, side)
    grid, key = found.grid, found.key
    more = LINES if grid.row_numbers else 0
    side = min(side, _shared(made, found))
    wide = side * (grid.width + more)
    narrow = wide * KEY_PART + 2
    parts = [
        paragraph(run(key.heading, made.usual), style="KeyName", side=key.heading.side),
        _drawn(made, found, key.grid, side * KEY_PART, key.heading.text, narrow),
        *_message(made, found, key),
    ]
    cells = [
        cell(_drawn(made, found, grid, side) + "\n" + paragraph(), wide, ""),
        cell(paragraph(), KEY_GAP, ""),
        cell("\n".join([*parts, paragraph()]), narrow, ""),
    ]
    widths = [wide, KEY_GAP, narrow]
    return made.body.table([cells], widths, [0], side=found.side)


def _heading(made: _Made, found: Sheet, said: Text) -> str:
    """What stands above a list."""
    return paragraph(run(said, made.usual), style="Heading2", side=found.side)


def _list(made: _Made, found: Sheet, section: Section) -> Iterable[str]:
    if section.heading:
        yield _heading(made, found, section.heading)
    style = "Clue" if section.kind == "clues" else "Listed"
    for row in section.rows:
        runs = []
        if section.kind == "clues":
            number = Text(row.number, found.language, found.side)
            runs = [run(number, made.usual, bold=True), tab(found.side)]
        for at, part in enumerate(row.parts):
            if at:
                runs.append(run(replace(part.text, text=" – "), made.usual))
            runs += _part(made, found, part)
        yield paragraph(*runs, style=style, side=found.side)


#: an invisible letter of each direction
_MARKS = {"ltr": "\N{LEFT-TO-RIGHT MARK}", "rtl": "\N{RIGHT-TO-LEFT MARK}"}


def _part(made: _Made, found: Sheet, part: Part) -> list[str]:
    """A clue and its letter count; marks keep one of the other direction apart."""
    text, count = part.text, part.count
    other = text.side != found.side
    shown = text.text or "_" * 24
    if other and text:
        shown = f"{_MARKS[text.side]}{shown}{_MARKS[text.side]}"
    runs = [run(replace(text, text=shown), made.usual, strike=part.given)]
    if count:
        mark = _MARKS[found.side] if other else ""
        behind = Text(f"{mark}\N{NO-BREAK SPACE}{count}", found.language, found.side)
        runs.append(run(behind, made.usual))
    return runs


def _bank(made: _Made, found: Sheet, bank: Bank) -> Iterable[str]:
    """The words in a frame, with room between them."""
    if bank.heading:
        yield paragraph(run(bank.heading, made.usual), style="Heading2", side=found.side)
    side = bank.words[0].side
    runs = []
    for at, word in enumerate(bank.words):
        if at:
            runs.append(run(replace(word, text="\N{NO-BREAK SPACE}" * 4 + " "), made.usual))
        whole = replace(word, text=word.text.replace(" ", "\N{NO-BREAK SPACE}"))
        runs.append(run(whole, made.usual))
    yield paragraph(*runs, style="Bank", side=side)


def _blanks(made: _Made, found: Sheet, blanks: Blanks) -> Iterable[str]:
    """What announces the hidden message, and a blank for each of its letters."""
    space = "\N{NO-BREAK SPACE}"
    words = [space.join("_" * length) for length in blanks.words]
    said = blanks.announced
    lines = Text("   ".join(words), said.language, said.side)
    apart = replace(said, text="  ")
    runs = [run(one, made.usual) for one in (said, apart, lines)]
    yield paragraph(*runs, style="Bank", side=said.side)


def _codes(made: _Made, found: Sheet, codes: Sequence[Code]) -> Iterable[str]:
    """A box for each number, with its letter where that is given."""
    grid = found.grid
    side = points(_CODE)
    most = max(1, int((made.page[0] - 2 * points(MARGIN)) / side))
    fit = -(-len(codes) // -(-len(codes) // most))
    rows, heights = [], []
    for begin in range(0, len(codes), fit):
        some = codes[begin : begin + fit]
        for numbers in (True, False):
            cells = []
            for code in some:
                said = Text(code.number if numbers else code.letter, grid.language, grid.side)
                style = "GridNumber" if numbers else "GridLetter"
                inside = paragraph(
                    run(said, made.usual, size=8 if numbers else 13), style=style, align="center"
                )
                lines = [
                    wordml.border(edge, "nil" if numbers else "single", 6, grid.line.lstrip("#"))
                    for edge in ("top", "left", "bottom", "right")
                ]
                borders = "" if numbers else element("w:tcBorders", *lines)
                cells.append(cell(inside, side, borders, centred=True))
            cells += [cell(paragraph(), side, "")] * (fit - len(some))
            rows.append(cells)
            heights.append(14.0 if numbers else side)
    widths = [side] * fit
    yield made.body.table(rows, widths, heights, side=grid.side, said=_said(found))
    yield paragraph()


# -- the answers -------------------------------------------------------------------------------


def _keys(made: _Made, sheets: list[Sheet]) -> None:
    """Pages of solved grids."""
    for found in sheets:
        key = found.key
        if len(sheets) == 1:
            side = _side_of(made, found, key.grid, points(_LARGEST))
        else:  # several to a page, as long as they can be read
            side = min(_side_of(made, found, key.grid), points(_LEGIBLE))
        heading = []
        if found.title:
            heading = [run(found.title, made.usual), run(Text(" – ", "", found.side), "")]
        heading.append(run(key.heading, made.usual))
        made.add(
            paragraph(*heading, style="Heading1", side=found.side, keep=True),
            _drawn(made, found, key.grid, side, key.heading.text),
            *_message(made, found, key),
        )
    page = made.page
    made.close(wordml.section(paper=page, margin=points(MARGIN), side=sheets[0].side), footer="")


def _message(made: _Made, found: Sheet, key: Key) -> Iterable[str]:
    """The hidden message as it reads."""
    if key.message:
        said = run(key.message, made.usual)
        yield paragraph(said, style="Message", side=key.message.side)


# -- for an editor -----------------------------------------------------------------------------


def _submitted(made: _Made, found: Sheet, address: str) -> None:
    """The grid below the author's address, its solution, and the clues with their answers."""
    page, margin = made.page, sending.MARGIN
    for line in sending.sender(found, address):
        made.add(_line(made, found, line, "Sender"))
    if found.title:
        made.add(_line(made, found, found.title, "Title"))
    made.add(_line(made, found, sending.size(found), "Sender"))
    head = _running(made, found, page[0] - 2 * margin)

    def end() -> None:
        ending = wordml.section(paper=page, margin=margin, side=found.side)
        made.close(ending, header=head, footer=_foot(made, found))

    made.add(paragraph())
    key = found.key
    for grid, heading in ((found.grid, ""), (key.grid, key.heading.text)):
        if heading:
            made.add(paragraph(run(key.heading, made.usual), style="Heading1", side=found.side))
        side = _side_of(made, found, grid, sending.CELL, margin)
        made.add(_drawn(made, found, grid, side, heading))
        end()
    answers = element("w:tab", w__val="right", w__pos=twips(page[0] - 2 * margin))
    numbers = element("w:tab", w__val="left", w__pos=twips(30))
    for section in found.sections:
        heading = run(section.heading, made.usual)
        made.add(paragraph(heading, style="Heading2", side=found.side))
        for row in section.rows:
            for at, part in enumerate(row.parts):
                number = Text("" if at else row.number, found.language, found.side)
                made.add(
                    paragraph(
                        run(number, made.usual, bold=True),
                        tab(found.side),
                        *_part(made, found, part),
                        tab(found.side),
                        run(part.answer, made.usual),
                        style="Sent",
                        side=found.side,
                        before=element("w:tabs", numbers, answers),
                    )
                )
    end()


def _running(made: _Made, found: Sheet, width: float) -> str:
    """The line at the head of each page: who, what, and the page's number."""
    end = element("w:tab", w__val="right", w__pos=twips(width))
    slash = run(Text(f"{_MARKS['ltr']} / {_MARKS['ltr']}", "", "ltr"), "")
    return paragraph(
        run(sending.head(found), made.usual),
        tab(found.side),
        run(Text(_MARKS["ltr"], "", "ltr"), ""),
        wordml.field("PAGE"),
        slash,
        wordml.field("NUMPAGES"),
        style="Header",
        side=found.side,
        before=element("w:tabs", end),
    )
