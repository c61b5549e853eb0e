"""A finished puzzle: words, their places, and what made them. Immutable.

Every kind of puzzle ends as a `Puzzle`; every file format, the referee and the page start from one.
A word is a tuple of clusters in reading order, an entry a list of cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    NamedTuple,
    Protocol,
    TypedDict,
    Unpack,
    cast,
    overload,
)

from crosscore.errors import sentence
from crosscore.grid import (
    BLOCKED,
    CROSSING,
    DIRECTIONS,
    LETTERS,
    LEVELS,
    Bar,
    Cell,
    Model,
    Rows,
    Slot,
    areas,
    components,
    crossing_cells,
    find_slots,
    number_cells,
)
from crosscore.lazy import provided

if TYPE_CHECKING:
    from os import PathLike
    from pathlib import Path

__all__ = [
    "ABOUT",
    "APART",
    "ISOLATED",
    "MAX_FILE_WORDS",
    "MAX_WORDS",
    "MAX_WORDS_LETTERS",
    "NOT_JOINED",
    "NOT_PROVED",
    "NOT_UNIQUE",
    "NO_ROOM",
    "ODD",
    "ODD_NUMBER",
    "PROOFS",
    "REASONS",
    "SCRAMBLED",
    "SHARES_NO_LETTER",
    "SMALLEST",
    "SOLE",
    "TOO_LONG",
    "TWICE",
    "UNCHECKED",
    "UNIQUE",
    "UNKNOWN",
    "WITHIN",
    "Clue",
    "Entry",
    "OpenClue",
    "PageOptions",
    "PaperOptions",
    "PictureOptions",
    "Puzzle",
    "Source",
    "Unplaced",
    "Word",
    "Writable",
]

MAX_WORDS = 2_000  #: words of a puzzle, as many as a kind can be asked for
MAX_WORDS_LETTERS = 500  #: the same among letters
MAX_FILE_WORDS = 2_000  #: words of a puzzle from a file
_SHOWN_TITLE = 40  #: characters of a title in a puzzle's `repr`

#: What a puzzle may say about itself besides title, author and instructions
ABOUT = ("copyright", "editor", "publisher", "date", "notes", "url", "difficulty")

# What is odd about a word of a blocked grid, as a file has it.
UNKNOWN = "unknown"  #: its letters are no word of the dictionary
SCRAMBLED = "scrambled"  #: nor are they in this order, but in another one they are
#: Both as a reader is told
ODD = {
    UNKNOWN: sentence("odd-unknown", "not a word of the dictionary"),
    SCRAMBLED: sentence("odd-scrambled", "a word of the dictionary, but with its letters mixed up"),
}
ODD_NUMBER = sentence("odd-number", "no clue of the puzzle’s options gives this number")

# Reasons why a word is not on the sheet, as a file has them.
SHARES_NO_LETTER = "shares no letter"  #: proved: it can cross no word of the puzzle
TOO_LONG = "too long"  #: proved: it is longer than either side of the size that was asked for
NO_ROOM = "no room"  #: no proof: no legal place was found for it
ISOLATED = "isolated"  #: it lies in the box but crosses nothing; not on the sheet
APART = "separate group"  #: it lies in the box but hangs on no word of the main part
WITHIN = "within another"  #: proved: it is part of another word, and was not to be hidden there
TWICE = "found twice"  #: in a word search: no way was found to hide it so that it is found once
#: All of them as a reader is told, no stronger than what is known
REASONS = {
    SHARES_NO_LETTER: sentence(
        "shares-no-letter", "can’t be placed: it shares no letter with the placed words"
    ),
    TOO_LONG: sentence("too-long-for-grid", "can’t be placed: it’s longer than the grid"),
    NO_ROOM: sentence("no-room", "no place found in this time"),
    ISOLATED: sentence("isolated", "apart"),
    APART: sentence("isolated", "apart"),
    WITHIN: sentence("within-another", "part of a longer word, so left out"),
    TWICE: sentence("found-twice", "left out because it could be found in two places"),
}

# What is known of a puzzle that was to be the smallest, as a file has it.
SMALLEST = "smallest"  #: proved: no better box holds all its words, see `layout.Goal.size`
NOT_JOINED = "not joined"  #: proved: its words cannot all hang together
UNIQUE = "unique"  #: checked: the clues of a number crossword leave one solution only
NOT_UNIQUE = "not unique"  #: they leave others too, or it could not be checked
SOLE = "only solution"  #: checked: no other letters for the codes give words of the list
UNCHECKED = "not checked"  #: others may, as it could not be checked or something was changed
NOT_PROVED = "not proved"  #: the proof was not finished, or something was changed afterwards
#: All of them as a reader is told
PROOFS = {
    SMALLEST: sentence(
        "proved-smallest",
        "Proved: no smaller grid holds these words, except perhaps a longer and narrower one.",
    ),
    NOT_JOINED: sentence(
        "proved-not-joined", "Proved: these words cannot all be joined in one crossword."
    ),
    UNIQUE: sentence("proved-unique", "Checked: the clues leave only one solution."),
    NOT_UNIQUE: sentence("not-unique", "The clues may leave more than one solution."),
    SOLE: sentence("proved-sole", "Checked: the word list allows only one solution."),
    UNCHECKED: sentence("not-checked", "Not checked: there may be more than one solution."),
    NOT_PROVED: sentence("not-proved", "Not proved: there may be a smaller grid."),
}


@dataclass(frozen=True, slots=True)
class Word:
    """A word: as its author wrote it, as cells, and its clue."""

    surface: str
    answer: tuple[str, ...]
    clue: str

    @property
    def shown(self) -> str:
        """The word as a reader sees it: without the marks `|` that separate cells."""
        return self.surface.replace("|", "")


@dataclass(frozen=True, slots=True)
class Entry:
    """A word in the grid. `word` indexes `Puzzle.words`; `cells` are in reading order.

    In a word search the cells follow the word in one of the `grid.DIRECTIONS`, `across` says that
    they lie in one row, and the number is 0.
    """

    word: int
    across: bool
    cells: tuple[Cell, ...]
    number: int


@dataclass(frozen=True, slots=True)
class Unplaced:
    """A word that isn't on the sheet. `word` indexes `Puzzle.words`.

    For the reasons `ISOLATED` and `APART`, `cells` are its place in the box: the workshop shows
    such words, the sheet leaves them out.
    """

    word: int
    reason: str
    cells: tuple[Cell, ...] = ()
    across: bool = True


@dataclass(frozen=True, slots=True)
class OpenClue:
    """The clue of a run that isn't full yet.

    `counts` are its letter counts, such as `3,5`, or "". `answer` is the word that the clue was
    for, if that word was taken out: the clue isn't shown, and comes back with the word. () if the
    clue was written for the run itself.
    """

    clue: str
    counts: str = ""
    answer: tuple[str, ...] = ()


class Clue(NamedTuple):
    """A line of a clue list: its number, the clue, the word it is for, and its cells.

    `answer` is the word as a reader sees it; "" for a run that isn't full yet, or whose solution
    isn't known. `cells` are (row, column) from 0, in reading order.
    """

    number: int
    clue: str
    answer: str
    cells: tuple[Cell, ...]


class Writable(Protocol):
    """A file that is open for writing."""

    def write(self, data: Any, /) -> object: ...


class PaperOptions(TypedDict, total=False):
    """How puzzles are printed; what isn't given is as the settings of their sheets say."""

    #: Where the answers are: on a page after each puzzle, after all, smaller beside it, or nowhere.
    key: Literal["apart", "end", "beside", "none"] | None
    #: "auto" are pages that fit both.
    paper: Literal["a4", "letter", "auto"] | None
    #: Large print: 18 points, and large squares.
    large: bool
    #: "submission" is the form that newspapers ask for.
    style: Literal["sheet", "submission"]
    #: Below the author's name in that form.
    address: str


class PageOptions(PaperOptions, total=False):
    """Those of PDFs."""

    #: 1, or 2 or 4 smaller pages side by side on a sheet of paper, to be cut.
    pages_per_sheet: int


class PictureOptions(PageOptions, total=False):
    """Those of pictures."""

    #: Dots an inch, 10 to 2400. Default 300.
    dpi: float


@dataclass(frozen=True, slots=True)
class Source:
    """The dictionary that the words were drawn from: its name and the digest of its content."""

    name: str
    digest: str


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Words in the order of the user's list, and the entries that hold them.

    `width` and `height` count cells. Every word has either an entry or an `Unplaced`.
    `clue_language` is the code of the clues' language if it isn't the words' ("" if it is, or
    nobody knows). `options` are the kind's own, as checked; `seed` repeats the puzzle. `locked`
    words (indexes of placed words) keep their places; in a `frozen` puzzle all do. `given_letters`
    are shown on the sheet: (word, position in its answer). `sheet` are the sheet's settings that
    differ from their defaults. `proof` is one of `PROOFS` for a puzzle meant to be the
    smallest or to have only one solution, else "". Where letters are shown as numbers, `codes`
    has each letter of the grid, the one that is 1 first; to give a letter shows it wherever it is.

    `model` is the grid model. In a blocked grid everything but cells is a block, and every run of
    two or more letters is an entry; numbers also count the runs that aren't full yet. `open_cells`
    are the cells that no entry covers, with their letter, or "" if they are empty. `pinned` cells
    hold a letter that the user wrote there: filling keeps it. `odd` marks words (by index) as
    `UNKNOWN` or `SCRAMBLED`. `score` is the words' mean, 0 to 100, where a word list with scores is
    at hand; no file keeps it.

    `bars` end the runs of a blocked grid as blocks do, without taking a cell. `open_clues` has the
    clues of runs that aren't full yet, by their first cell and whether they lie across: a puzzle
    without a solution has all its clues there. `circles` and `shades` (a colour, `#rrggbb`) mark
    cells. `rebus` are texts of cells that are no single letter and are meant so. `about` has
    texts by the names in `ABOUT`. `checksum` is that of an .ipuz file: a salt and the hashes of
    the right solutions, for a puzzle that is handed out without one.

    In a grid of letters, a word search, words run in up to eight directions and may share any
    cells. `open_cells` are the cells that no entry covers, with the letter that fills each;
    whatever is neither is outside the grid's shape.
    """

    kind: str
    language: str
    width: int
    height: int
    words: tuple[Word, ...]
    entries: tuple[Entry, ...]
    unplaced: tuple[Unplaced, ...] = ()
    title: str = ""
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    source: Source | None = None
    author: str = ""
    instructions: str = ""
    locked: frozenset[int] = frozenset()
    frozen: bool = False
    given_letters: frozenset[tuple[int, int]] = frozenset()
    sheet: Mapping[str, Any] = field(default_factory=dict)
    clue_language: str = ""
    proof: str = ""
    model: Model = CROSSING
    open_cells: Mapping[Cell, str] = field(default_factory=dict)
    pinned: frozenset[Cell] = frozenset()
    odd: Mapping[int, str] = field(default_factory=dict)
    codes: tuple[str, ...] = ()
    bars: frozenset[Bar] = frozenset()
    open_clues: Mapping[tuple[Cell, bool], OpenClue] = field(default_factory=dict)
    circles: frozenset[Cell] = frozenset()
    shades: Mapping[Cell, str] = field(default_factory=dict)
    rebus: frozenset[str] = frozenset()
    about: Mapping[str, str] = field(default_factory=dict)
    checksum: tuple[str, ...] = ()
    score: float | None = field(default=None, compare=False)

    def __hash__(self) -> int:
        """Equal puzzles have equal hashes; mappings, which have none, are left out."""
        return hash((self.kind, self.seed, self.title, self.width, self.words, self.entries))

    def __repr__(self) -> str:
        """One line: `<Puzzle crossword 13×11, 20 words, "Title", seed 7>`."""
        try:
            kind = str(provided("puzzle").name_of(self.kind))
        except ImportError:
            kind = self.kind
        count = len(self.entries)
        title = " ".join(self.title.split())
        if len(title) > _SHOWN_TITLE:
            title = title[: _SHOWN_TITLE - 1] + "…"
        told = [
            f"{kind} {self.width}×{self.height}",
            f"{count} word" if count == 1 else f"{count} words",
            *([f'"{title}"'] if title else ()),
            f"seed {self.seed}",
        ]
        return f"<Puzzle {', '.join(told)}>"

    def __str__(self) -> str:
        """The same as `grid`."""
        return self.grid

    @property
    def grid(self) -> str:
        """The solution as text, a line for each row, as templates are written.

        `#` is a block or no cell, `?` an empty one; letters stand side by side, with `|` between
        those that would otherwise be read as one. `make("fill", words, grid=text)` reads it.
        """
        return cast(str, provided("puzzle").grid_of(self))

    @property
    def across(self) -> tuple[Clue, ...]:
        """The clues across by number; () for a word search, whose words have no numbers."""
        return self._clues(True)

    @property
    def down(self) -> tuple[Clue, ...]:
        """The clues down by number; () for a word search."""
        return self._clues(False)

    def _clues(self, across: bool) -> tuple[Clue, ...]:
        if self.model == LETTERS:
            return ()
        found = [
            Clue(entry.number, word.clue, word.shown, entry.cells)
            for entry in self.entries
            if entry.across is across
            for word in (self.words[entry.word],)
        ]
        if self.open_clues:
            numbers = self.numbers()
            runs = {(cells[0], way): cells for way, cells in self.slots()}
            found += [
                Clue(numbers.get(start, 0), waiting.clue, "", runs.get((start, way), (start,)))
                for (start, way), waiting in self.open_clues.items()
                if way is across and not waiting.answer
            ]
        return tuple(sorted(found))

    def rows(self) -> Rows:
        """The solution: clusters by row and column, None for a void or block, "" if open."""
        grid: list[list[str | None]] = [[None] * self.width for _ in range(self.height)]
        for (r, c), letter in self.open_cells.items():
            grid[r][c] = letter
        for entry in self.entries:
            answer = self.words[entry.word].answer
            for (r, c), cluster in zip(entry.cells, answer, strict=True):
                grid[r][c] = cluster
        return tuple(tuple(row) for row in grid)

    def slots(self) -> list[Slot]:
        """All runs of two or more cells of a blocked grid, full or not: across ones first."""
        return find_slots(self.rows(), self.bars)

    def numbers(self) -> dict[Cell, int]:
        """The clue number of each cell in which an entry starts; in a blocked grid, any run."""
        if self.model == BLOCKED:
            return number_cells(cells[0] for _, cells in self.slots())
        if self.model == LETTERS:
            return {}
        return {entry.cells[0]: entry.number for entry in self.entries}

    def directions(self) -> tuple[str, ...]:
        """The `grid.DIRECTIONS` that words of a word search may have, as its options say."""
        level = self.options.get("level", "medium")
        if level == "own":
            chosen = str(self.options.get("ways", "")).split()
            return tuple(direction for direction in DIRECTIONS if direction in chosen)
        return LEVELS.get(level, tuple(DIRECTIONS))

    def crossings(self) -> int:
        """How many cells two entries share."""
        return len(crossing_cells([entry.cells for entry in self.entries]))

    def components(self) -> int:
        """How many connected parts the entries make, or a blocked grid's cells; 1 if sound."""
        if self.model == BLOCKED:
            return len(areas(self.rows()))
        if self.model == LETTERS:
            return 1
        return len(components([entry.cells for entry in self.entries]))

    def isolated(self) -> frozenset[int]:
        """Indexes of the words in the box that aren't joined to the main part."""
        return frozenset(lost.word for lost in self.unplaced if lost.cells)

    def filled(self) -> float:
        """The share of the box's cells that hold a letter, 0 to 1."""
        area = self.width * self.height
        letters = {c for e in self.entries for c in e.cells}
        letters |= {cell for cell, letter in self.open_cells.items() if letter}
        return len(letters) / area if area else 0.0

    # -- what higher layers do: see `crosscore.lazy.provided` -------------------------

    def save(
        self,
        target: str | PathLike[str] | Writable,
        *,
        to: str | Iterable[str] | None = None,
        name: str = "puzzle",
    ) -> list[Path]:
        """Write the puzzle into a file, a folder or an open file: see `crosscore.save`."""
        return cast("list[Path]", provided("puzzle").save(self, target, to=to, name=name))

    @overload
    def to_svg(self, path: None = None, *, answers: bool = False) -> str: ...
    @overload
    def to_svg(self, path: str | PathLike[str], *, answers: bool = False) -> Path: ...
    @overload
    def to_svg(self, path: Writable, *, answers: bool = False) -> None: ...
    def to_svg(self, path: Any = None, *, answers: bool = False) -> Any:
        """The grid as a drawing (SVG 1.1), to be solved, or with its `answers`.

        With a path the drawing is written there, and the path returned; an open file takes it, too.
        """
        return provided("puzzle").to_svg(self, path, answers=answers)

    @overload
    def to_pdf(self, path: None = None, **options: Unpack[PageOptions]) -> bytes: ...
    @overload
    def to_pdf(self, path: str | PathLike[str], **options: Unpack[PageOptions]) -> Path: ...
    @overload
    def to_pdf(self, path: Writable, **options: Unpack[PageOptions]) -> None: ...
    def to_pdf(self, path: Any = None, **options: Any) -> Any:
        """The puzzle on pages: a PDF with text that can be selected.

        It needs `pip install 'crosscore-puzzles[print]'`. `key` puts the answers "apart" (a page of
        their own), at the "end", "beside" the puzzle, or nowhere ("none"); `paper` is "a4",
        "letter" or "auto"; `large` is large print; `pages_per_sheet` 2 or 4 puts smaller pages side
        by side. The `style` "submission" is the form that newspapers ask for, with the `address`
        below the author's name. What isn't given is as the sheet's settings say. With a path, or
        a file open for bytes, the PDF is written there, and the path returned. Raises
        `CrosscoreError`: "needs-package", "no-font" for letters without a font, "bad-option".
        """
        return provided("puzzle").to_pdf(self, path, **options)

    @overload
    def to_docx(self, path: None = None, **options: Unpack[PaperOptions]) -> bytes: ...
    @overload
    def to_docx(self, path: str | PathLike[str], **options: Unpack[PaperOptions]) -> Path: ...
    @overload
    def to_docx(self, path: Writable, **options: Unpack[PaperOptions]) -> None: ...
    def to_docx(self, path: Any = None, **options: Any) -> Any:
        """The puzzle as a Word document; its grid is a table.

        It needs `pip install 'crosscore-puzzles[print]'`. `key`, `paper`, `large`, `style` and
        `address` are as for `to_pdf`.
        """
        return provided("puzzle").to_docx(self, path, **options)

    @overload
    def to_png(self, path: None = None, **options: Unpack[PictureOptions]) -> list[bytes]: ...
    @overload
    def to_png(
        self, path: str | PathLike[str] | Writable, **options: Unpack[PictureOptions]
    ) -> list[Path]: ...
    def to_png(self, path: Any = None, **options: Any) -> Any:
        """The pages of `to_pdf` as pictures, one each, with `dpi` dots an inch (usually 300).

        With a path the first is written there, "x.png", the next beside it, "x-2.png"; their paths
        are returned. A file open for bytes takes one.
        """
        return provided("puzzle").to_png(self, path, **options)

    def _repr_svg_(self) -> str:
        """What notebooks draw that show no pages."""
        return cast(str, provided("puzzle").drawn(self))

    def _repr_html_(self) -> str | None:
        """What notebooks show: a page on which the puzzle is solved, shut off from the notebook.

        None, so that they draw the grid instead, for a puzzle that can't be solved on a screen.
        """
        return cast("str | None", provided("puzzle").shown(self))
