"""What stands on the paper: one sheet and its answer key, ready to be set by any typesetter.

Everything here is a text or a number. Numbers are written in the digits of the sheet, words as they
stand in the grid, and each text knows its language and its direction. What the page shows and what
the files of `formats` have comes from the same `view`, so that they all say the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from crosscore import alphabet, sheet
from crosscore.formats.svg import boxes, letters, marks
from crosscore.formats.svg.pen import Frame, legal
from crosscore.grid import BLOCKED, LETTERS, Cell
from crosscore.puzzle import Puzzle
from crosscore.view import view

if TYPE_CHECKING:
    from crosscore import wire

__all__ = [
    "Bank",
    "Blanks",
    "Code",
    "Grid",
    "Key",
    "Part",
    "Ring",
    "Row",
    "Section",
    "Sheet",
    "Side",
    "Square",
    "Text",
    "sheet_of",
    "title_of",
]

Side = Literal["ltr", "rtl"]

_FAINT = "#ebe9e4"  #: the grey around the words: paler than on a screen, as it needs ink
_HATCH, _HATCHED_LINE = "#6f6b64", "#4a4843"  #: to save ink: slanting lines, and the cells' own
_NAME = 255  #: characters of what a file is called
_LONG = 600  #: characters of clues that share a row; beyond that each has its own
_AROUND = ((-1, 0), (1, 0), (0, -1), (0, 1))


def _side(found: str) -> Side:
    return "rtl" if found == "rtl" else "ltr"


@dataclass(frozen=True, slots=True)
class Text:
    """A text, the language it is in (BCP 47), and the side from which it is read.

    It has nothing that a file can't hold, such as control characters.
    """

    text: str
    language: str
    side: Side

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", legal(self.text))

    def __bool__(self) -> bool:
        """Whether there is anything to read."""
        return bool(self.text.strip())


@dataclass(frozen=True, slots=True)
class Square:
    """One square of a grid as it is drawn.

    A "letter" is a cell; a "block" is none, and is filled; nothing at all is drawn "outside".
    """

    kind: Literal["letter", "block", "outside"]
    letter: str = ""  #: what stands there: a given letter; in the key every letter
    number: str = ""  #: in its upper corner
    fill: str = ""  #: a colour `#rrggbb`: of a block, or a cell's shade
    hatched: bool = False  #: of a block: thin slanting lines of that colour, to save ink
    ink: str = ""  #: the colour of letter, number and circle, if not black
    circle: bool = False
    bar_end: bool = False  #: a thick line at its end in reading order
    bar_below: bool = False
    filler: bool = False  #: in a key: the letter belongs to no word
    told: bool = False  #: in a key: it is a letter of the hidden message


@dataclass(frozen=True, slots=True)
class Ring:
    """A line around the cells of a word in the key of a word search."""

    cells: tuple[Cell, ...]
    depth: int  #: inside how many others it lies: each makes it a little narrower
    fill: str  #: a colour to be laid half transparent, or ""
    line: str  #: a colour


@dataclass(frozen=True, slots=True)
class Grid:
    """The rows of a grid; columns are in reading order, and begin on the right if `side` says so.

    Where `boxed` is false, no cell has a box of its own and one line runs around them all.
    """

    rows: tuple[tuple[Square, ...], ...]
    language: str
    side: Side
    line: str  #: the colour of the cells' lines
    boxed: bool = True
    search: bool = False  #: the letters of a word search, with a margin around them
    framed: bool = False  #: one line runs around all of it, for blocks without lines of their own
    row_numbers: tuple[str, ...] = ()  #: before the rows, where those are numbered
    column_numbers: tuple[str, ...] = ()
    rings: tuple[Ring, ...] = ()

    @property
    def width(self) -> int:
        """How many columns it has."""
        return len(self.rows[0]) if self.rows else 0

    @property
    def height(self) -> int:
        """How many rows it has."""
        return len(self.rows)


@dataclass(frozen=True, slots=True)
class Part:
    """A clue with its letter count such as `(3,5)`, or a word that the sheet lists.

    A clue without a text is a line to write on. `given` words stand in the grid already.
    """

    text: Text
    count: str = ""
    answer: Text = Text("", "", "ltr")
    given: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a list: its number, and what stands behind it, with a dash between."""

    number: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A list under its heading, if it has one.

    "clues" are numbered; what is to be found in a word search is asked for by "finds" (clues) or
    listed as "words", and so are the words of one length.
    """

    kind: Literal["clues", "finds", "words"]
    heading: Text
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Code:
    """A number and the letter it stands for, or "" where the solver finds it."""

    number: str
    letter: str
    solution: str


@dataclass(frozen=True, slots=True)
class Bank:
    """What is to be crossed off: all the words, or the letters of the alphabet."""

    heading: Text
    words: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Blanks:
    """What announces the hidden message, and how many letters each of its words has."""

    announced: Text
    words: tuple[int, ...]
    side: Side


@dataclass(frozen=True, slots=True)
class Key:
    """The answers: their heading, the solved grid, the hidden message as it reads."""

    heading: Text
    grid: Grid
    message: Text


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that is printed of a puzzle. Texts that it lacks are empty.

    `language` and `side` are those of the clues, which the page follows; the grid has its own.
    """

    language: str
    side: Side
    title: Text
    author: Text
    credits: Text  #: editor, publisher and date
    instructions: tuple[Text, ...]  #: line by line
    notes: tuple[Text, ...]
    foot: Text  #: the copyright
    name: Text  #: the word before the line for the solver's name
    count: Text  #: how many words there are, where the sheet says only that
    words: Text  #: the same, for whoever needs it
    size: str  #: columns × rows
    described: str  #: words and size, for readers who don't see the grid
    grid: Grid
    sections: tuple[Section, ...]
    codes: tuple[Code, ...]
    bank: Bank | None
    blanks: Blanks | None
    key: Key
    settings: wire.Settings  #: those of `sheet.settings`
    newspaper: bool  #: a crossword with blocks, as newspapers print them

    def text(self, text: str) -> Text:
        """Another text in the language of the clues, in the direction that its letters have."""
        return Text(text, self.language, _side(alphabet.direction(text, self.side)))


def title_of(sheets: Sequence[Sheet]) -> str:
    """What a file of sheets is called: as they are; in a set, a number is no title."""
    some = dict.fromkeys(sheet.title.text.strip() for sheet in sheets if sheet.title)
    named = [title for title in some if len(sheets) == 1 or not title.isdecimal()]
    return " · ".join(named)[:_NAME] or sheets[0].described


def sheet_of(puzzle: Puzzle) -> Sheet:
    """The sheet of a puzzle, as its settings want it."""
    puzzle = sheet.crop(puzzle)
    wording = sheet.wording(puzzle)
    return _Reader(view(puzzle), wording.number).sheet()


class _Reader:
    """Reads the parts of a sheet out of a view."""

    def __init__(self, shown: wire.View, number: Any) -> None:
        self.view = shown
        self.number = number
        self.settings = shown["sheet"]
        self.language = shown["clue_language"]
        self.side = _side(shown["clue_direction"])

    def sheet(self) -> Sheet:
        """All of it."""
        shown, settings = self.view, self.settings
        nothing = self.text("")
        words = self.label("words")
        size = f"{self.number(shown['width'])} × {self.number(shown['height'])}"
        codes = shown.get("codes", [])
        return Sheet(
            language=self.language,
            side=self.side,
            title=self.text(shown["title"]),
            author=self.text(shown["author"]),
            credits=self.text(shown.get("credits", "")),
            instructions=self.lines(shown["instructions"]),
            notes=self.lines(shown.get("notes", "")),
            foot=self.text(shown.get("foot", "")),
            name=self.label("name") if settings.get("name_line", True) else nothing,
            count=words if settings.get("list") == "none" else nothing,
            words=words,
            size=size,
            described=f"{words.text}, {size}",
            grid=self.grid(answers=False),
            sections=tuple(self.sections()),
            codes=tuple(Code(c["n"], c["t"] if "given" in c else "", c["t"]) for c in codes),
            bank=self.bank(),
            blanks=self.blanks(),
            key=Key(
                self.label("answers"),
                self.grid(answers=True),
                self.lettered(letters.message_of(shown) if "search" in shown else ""),
            ),
            settings=settings,
            newspaper="grid" in shown and not codes and "groups" not in shown,
        )

    # -- texts -----------------------------------------------------------------------------------

    def text(self, text: str) -> Text:
        """A text in the language of the clues, in the direction that its letters have."""
        return Text(text, self.language, _side(alphabet.direction(text, self.side)))

    def lines(self, text: str) -> tuple[Text, ...]:
        """The lines of a text; () if there is nothing to read."""
        return tuple(self.text(line) for line in text.splitlines()) if text.strip() else ()

    def lettered(self, text: str) -> Text:
        """A text in the language of the grid."""
        return Text(text, self.view["language"], _side(self.view["direction"]))

    def label(self, name: str) -> Text:
        """A word of the sheet's own, in English where the language has none."""
        labels: Any = self.view["labels"]
        if name in labels["english"]:
            return Text(labels[name], "en", "ltr")
        return Text(labels[name], labels["language"], _side(labels["direction"]))

    # -- lists -----------------------------------------------------------------------------------

    def sections(self) -> Iterable[Section]:
        """The lists that have anything in them."""
        shown = self.view
        if "search" in shown and shown["sheet"]["list"] != "none":
            yield from self.found(shown["search"]["list"])
        for group in shown.get("groups", []):
            listed = [(self.lettered(item["text"]), "given" in item) for item in group["items"]]
            rows = [Row("", (Part(text, answer=text, given=given),)) for text, given in listed]
            labels = shown["labels"]
            heading = Text(group["heading"], labels["language"], _side(labels["direction"]))
            yield Section("words", heading, tuple(rows))
        for clues in shown["clues"]:
            if clues["items"]:
                heading = self.label(clues["direction"])
                yield Section("clues", heading, tuple(self.rows(clues["items"])))

    def found(self, listed: list[wire.Listed]) -> Iterable[Section]:
        """What is to be found in a word search: the words, or what asks for them."""
        by_clues = self.settings["list"] == "clues"
        rows = []
        for item in listed:
            clue = item.get("clue", "") if by_clues else ""
            language = self.language if clue else self.view["language"]
            side = _side(item.get("direction", self.side))
            text = Text(clue or item["text"], language, side)
            part = Part(text, item.get("enumeration", ""), self.answer(item["index"]))
            rows.append(Row("", (part,)))
        if rows:
            heading = self.text("") if by_clues else self.label("bank")
            yield Section("finds" if by_clues else "words", heading, tuple(rows))

    def rows(self, items: list[wire.Clue]) -> Iterable[Row]:
        """Clues by number; those of one row or column of the grid share a row unless it is long."""
        lines: list[list[wire.Clue]] = []
        for item in items:
            if item["label"] or not lines:
                lines.append([])
            lines[-1].append(item)
        if any(sum(len(item["clue"]) for item in line) > _LONG for line in lines):
            lines = [[item] for item in items]
        for line in lines:
            yield Row(line[0]["label"], tuple(self.part(item) for item in line))

    def part(self, item: wire.Clue) -> Part:
        text = Text(item["clue"], self.language, _side(item.get("direction", self.side)))
        return Part(text, item["enumeration"], self.answer(item["index"]))

    def answer(self, index: int) -> Text:
        """The letters of a word as they stand in the grid; "" where it isn't there."""
        found = self.view["words"][index]["cells"] if index >= 0 else []
        return self.lettered("".join(found))

    def bank(self) -> Bank | None:
        """The words, or letters, that solvers cross off."""
        shown = self.view
        if not shown.get("bank"):
            return None
        heading = self.text("") if "codes" in shown else self.label("bank")
        return Bank(heading, tuple(self.lettered(word) for word in shown["bank"]))

    def blanks(self) -> Blanks | None:
        """The frame for the hidden message, if there is one."""
        shown = self.view
        if not shown.get("search", {}).get("blanks") or "left" not in shown["labels"]:
            return None
        return Blanks(
            self.label("left"), tuple(shown["search"]["blanks"]), _side(shown["direction"])
        )

    # -- the grid --------------------------------------------------------------------------------

    def grid(self, *, answers: bool) -> Grid:
        """The grid to be solved, or solved."""
        shown, settings = self.view, self.settings
        search = shown["model"] == LETTERS
        lines = shown.get("lines")
        frame = Frame(shown, 0)
        if settings.get("blocks") == "hidden" and not answers:
            frame = marks.undrawn(frame)
        read = self.searched if search else self.boxed
        rows: list[list[Square]] = [[] for _ in range(shown["height"])]
        for r, c, found in frame.cells():
            rows[r].append(read(frame, r, c, found, answers))
        return Grid(
            rows=tuple(map(tuple, rows)),
            language=shown["language"],
            side=_side(shown["direction"]),
            line=self.line(),
            boxed=not search or bool(settings["grid_lines"]),
            search=search,
            framed=shown["model"] == BLOCKED and bool(settings["save_ink"]),
            row_numbers=tuple(lines["rows"]) if lines else (),
            column_numbers=tuple(lines["columns"]) if lines else (),
            rings=tuple(self.rings()) if search and answers else (),
        )

    def line(self) -> str:
        """The colour of the cells' lines."""
        if self.settings["save_ink"]:
            return _HATCHED_LINE
        return boxes.BLACK if self.settings.get("blocks") in ("black", "hidden") else boxes.LINE

    def boxed(self, frame: Frame, r: int, c: int, found: wire.Cell | None, answers: bool) -> Square:
        """A cell of a crossword, or what is no cell."""
        if not found:
            return self.void(frame, r, c)
        bar = found.get("bar", "")
        return Square(
            kind="letter",
            letter=found["t"] if answers or "given" in found else "",
            number="" if "lines" in self.view else found.get("n", ""),
            fill=marks.shade(frame, found),
            ink=marks.ink(frame, found),
            circle="circle" in found,
            bar_end=bar in ("end", "both"),
            bar_below=bar in ("below", "both"),
        )

    def void(self, frame: Frame, r: int, c: int) -> Square:
        """What is no cell. Between four cells it is always seen to be none."""
        how, cells = self.settings["blocks"], frame.view["cells"]
        around = ((r + down, c + along) for down, along in _AROUND)
        enclosed = all(
            0 <= r < len(cells) and 0 <= c < len(cells[0]) and cells[r][c] for r, c in around
        )
        if self.settings["save_ink"]:
            dark = frame.view["model"] == BLOCKED and how != "none"
            return Square("block", fill=_HATCH, hatched=True) if dark or enclosed else _OUTSIDE
        if how == "none":
            return Square("block", fill=boxes.GREY) if enclosed else _OUTSIDE
        return Square("block", fill=boxes.BLACK if how in ("black", "hidden") else _FAINT)

    def searched(
        self, frame: Frame, r: int, c: int, found: wire.Cell | None, answers: bool
    ) -> Square:
        """A letter of a word search; in the key those of no word are grey, or not shown."""
        if not found:
            return _OUTSIDE
        told = answers and [r, c] in self.view["search"]["message"]
        filler = answers and "filler" in found
        soft = filler and not told
        return Square(
            kind="letter",
            letter="" if soft and not self.settings["filler"] else found["t"],
            ink=letters.DIM if soft else "",
            circle="circle" in found,
            filler=filler,
            told=told,
        )

    def rings(self) -> Iterable[Ring]:
        """Around every word; later ones lie above."""
        words: list[list[Cell]] = [
            [(r, c) for r, c in word["places"]] for word in self.view["words"] if word.get("places")
        ]
        coloured = self.settings["marks"] == "colours" and not self.settings["save_ink"]
        depths = letters.nesting(words)
        hues = letters.key_colours(words) if coloured else [-1] * len(words)
        for cells, depth, hue in zip(words, depths, hues, strict=True):
            fill, line = letters.HUES[hue] if coloured else ("", boxes.INK)
            yield Ring(tuple(cells), depth, fill, line)


_OUTSIDE = Square("outside")
