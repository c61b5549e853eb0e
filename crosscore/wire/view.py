"""The view: all that is needed to draw a puzzle."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from crosscore.wire.common import (
    Direction,
    Letters,
    Model,
    Options,
    Place,
    Said,
    Sentence,
    TextDirection,
)

__all__ = [
    "About",
    "BlockCounts",
    "Blocks",
    "Cell",
    "Clue",
    "ClueList",
    "Clues",
    "Code",
    "Counts",
    "Group",
    "GroupItem",
    "Labels",
    "Lines",
    "Listed",
    "Listing",
    "Proof",
    "Put",
    "Search",
    "SearchCounts",
    "Settings",
    "View",
    "Warned",
    "Word",
]


class Cell(TypedDict):
    """A cell with a letter or room for one."""

    t: str  #: its letter, "" where none is yet
    n: NotRequired[str]  #: the number that stands in it
    given: NotRequired[bool]  #: its letter is shown to whoever solves the puzzle
    apart: NotRequired[bool]  #: it belongs to a word that is not on the sheet
    pinned: NotRequired[bool]  #: its letter was written by the user
    filler: NotRequired[bool]  #: of no word of a word search
    circle: NotRequired[bool]
    shade: NotRequired[str]  #: a colour `#rrggbb`
    #: where words end between two cells: at its end in reading order, below it, or both
    bar: NotRequired[Literal["end", "below", "both"]]


class Word(TypedDict):
    """A word of the puzzle's list, whether or not it is on the sheet."""

    index: int
    word: str
    shown: str  #: without the marks that part its cells
    key: str  #: folded, for the filter
    cells: list[str]
    clue: str
    enumeration: str
    long: bool  #: the clue is longer than `long_limit`
    locked: bool
    isolated: bool
    state: Literal["placed", "isolated", "unplaced"]
    across: NotRequired[bool]
    places: NotRequired[list[Place]]
    way: NotRequired[str]  #: of a word search
    label: NotRequired[str]  #: of all others
    odd: NotRequired[str]  #: "unknown" to the dictionary, or "scrambled"
    message: NotRequired[str]  #: what is odd
    reason: NotRequired[str]  #: why it is not on the sheet
    said: NotRequired[Said]  #: the message, or the reason


class Clue(TypedDict):
    """A line of a clue list."""

    label: str  #: "" where it shares the line of the one before it
    clue: str
    enumeration: str
    index: int  #: -1 where the answer isn't in the grid
    direction: NotRequired[TextDirection]  #: the clue's, where that is not `clue_direction`
    places: NotRequired[list[Place]]  #: the cells of an answer that isn't in the grid


class About(TypedDict, total=False):
    """What is told of a puzzle besides its title and its author."""

    copyright: str
    editor: str
    publisher: str
    date: str
    notes: str
    url: str
    difficulty: str


class ClueList(TypedDict):
    """All clues across, or down."""

    direction: Direction
    heading: str
    items: list[Clue]


class Clues(TypedDict):
    """Both lists, and how they are read."""

    clue_language: str
    clue_direction: TextDirection
    clues: list[ClueList]


class Lines(TypedDict):
    """Labels of rows and columns, where the sheet numbers those."""

    rows: list[str]
    columns: list[str]


class Labels(TypedDict):
    """What the sheet says by itself, and which of it is `english` for want of a word."""

    across: str
    down: str
    bank: str
    answers: str
    name: str
    words: str
    language: str
    direction: TextDirection
    english: list[str]
    list: NotRequired[str]  #: above the list of a word search
    left: NotRequired[str]  #: before the blanks for its hidden message


class Warned(Sentence):
    """What solvers or editors may object to; no fault."""

    code: str
    cells: list[Place]


class Blocks(TypedDict):
    """How much of a grid with blocks is done, and what is unusual about it."""

    symmetry: str
    slots: int
    full: int
    empty: int
    blocks: int
    warnings: list[Warned]


class Listed(TypedDict):
    """A word as the sheet of a word search lists it."""

    index: int
    text: str
    clue: NotRequired[str]
    length: int
    enumeration: NotRequired[str]
    direction: NotRequired[TextDirection]


Listing = list[Listed]


class Search(TypedDict):
    """What a word search is like, and what its sheet lists."""

    ways: list[str]
    allowed: list[str]
    covered: int
    shared: int
    filler: int
    message: list[Place]
    blanks: NotRequired[list[int]]  #: letters of each word of the message, where it is whole
    inside: list[list[int]]
    list: Listing


class Counts(TypedDict):
    """How good a puzzle is, in numbers."""

    given: int
    placed: int
    failed: int
    isolated: int
    locked: int
    long: int
    components: int
    crossings: int
    width: int
    height: int
    filled: float
    blocks: NotRequired[int]
    empty: NotRequired[int]
    slots: NotRequired[int]
    full: NotRequired[int]
    odd: NotRequired[int]
    score: NotRequired[float]
    covered: NotRequired[int]
    shared: NotRequired[int]
    filler: NotRequired[int]


class BlockCounts(TypedDict):
    """What is counted besides in a grid with blocks."""

    blocks: int
    empty: int
    slots: int
    full: int
    odd: int
    score: NotRequired[float]  #: mean of the words, 0 to 100, if the word list has scores


class SearchCounts(TypedDict):
    """What is counted besides in a word search: cells."""

    covered: int
    shared: int
    filler: int


class Proof(Sentence):
    """What is known of a puzzle that was to be the smallest."""

    state: str


class GroupItem(TypedDict):
    """A word as the sheet lists it: `index` in the view's words."""

    index: int
    text: str
    given: NotRequired[bool]  #: it stands in the grid already


class Group(TypedDict):
    """The words of one length, where the sheet lists them instead of clues."""

    length: int
    heading: str  #: the length in the digits of the sheet
    items: list[GroupItem]


class Code(TypedDict):
    """A letter and the number that stands for it in the cells."""

    n: str
    t: str
    given: NotRequired[bool]  #: the letter is shown to whoever solves the puzzle


class Put(TypedDict, total=False):
    """What of a puzzle can be another without another layout."""

    title: str
    author: str
    instructions: str
    about: About
    sheet: Options
    options: Options


class Settings(TypedDict, total=False):
    """Of the sheet: crosscore/sheet.py. Not every kind has all."""

    key: Literal["apart", "beside"]
    prints: Literal["puzzle", "key", "both"]
    paper: Literal["auto", "a4", "letter"]
    name_line: bool
    save_ink: bool
    blocks: Literal["grey", "black", "none", "hidden"]
    text_size: Literal["small", "normal", "large", "huge"]
    word_bank: bool
    enumerations: bool
    language: str
    digits: Literal["auto", "latin", "native"]
    numbering: Literal["cells", "lines"]
    list: Literal["words", "clues", "none"]
    order: Literal["alphabet", "listed", "length"]
    grid_lines: bool
    marks: Literal["rings", "colours"]
    filler: bool


class View(Clues):
    """All that is needed to draw a puzzle: nothing is left to split, count or format."""

    kind: str
    model: Model
    search: NotRequired[Search]
    title: str
    author: str
    instructions: str
    about: NotRequired[About]
    credits: NotRequired[str]  #: below the author: editor, publisher, date
    notes: NotRequired[str]  #: below the instructions
    foot: NotRequired[str]  #: at the foot of the sheet: whose the puzzle is
    unsolved: NotRequired[bool]  #: its letters aren't all here, but each answer has its clue
    checksum: NotRequired[list[str]]  #: then: a salt, and hashes of right solutions
    language: str
    direction: TextDirection
    width: int
    height: int
    seed: int
    options: Options
    letters: Letters
    frozen: bool
    sheet: Settings
    cells: list[list[Cell | None]]
    words: list[Word]
    labels: Labels
    native_digits: str
    counts: Counts
    proof: Proof | None
    long_limit: int
    grid: NotRequired[Blocks]
    lines: NotRequired[Lines]
    bank: NotRequired[list[str]]
    groups: NotRequired[list[Group]]
    codes: NotRequired[list[Code]]
