"""What answers the messages about a puzzle, its grid and its files."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from crosscore.wire.common import (
    Direction,
    Document,
    Issue,
    Options,
    Place,
    Sentence,
    Trouble,
    Typing,
    Why,
)
from crosscore.wire.reports import Report
from crosscore.wire.view import View
from crosscore.wire.words import Row

__all__ = [
    "Accepted",
    "Candidate",
    "Candidates",
    "CandidatesAnswer",
    "ClueRow",
    "ClueRows",
    "Differences",
    "File",
    "Files",
    "Findings",
    "FormatOffer",
    "Formats",
    "Heat",
    "HeatAnswer",
    "LeftGroup",
    "LeftOut",
    "LegalPlace",
    "LengthCount",
    "LengthStatistics",
    "LetterCount",
    "Link",
    "Lowest",
    "MovedAnswer",
    "Ok",
    "OpenedPuzzle",
    "OpenedWords",
    "Pattern",
    "PatternsAnswer",
    "Places",
    "PuzzleAnswer",
    "Refused",
    "Share",
    "Shown",
    "SlotHeat",
    "Statistics",
    "StatisticsAnswer",
    "Suggested",
    "Suggestions",
    "TypedAnswer",
    "TypingAnswer",
    "WordAndRow",
    "WordClues",
]


class Ok(TypedDict):
    """That it is done."""

    type: Literal["ok"]


class Share(TypedDict):
    """How other workers can join in a job, each with a seed of its own.

    They make the same search if they `race`; else they improve the best puzzle there is. They need
    the job's dictionary if `words`.
    """

    race: bool
    words: bool
    seeds: list[int]


class Accepted(TypedDict):
    """That a job has begun; `share` where other workers can join in."""

    type: Literal["accepted"]
    job: int
    share: NotRequired[Share]


class Shown(TypedDict):
    """A puzzle as it travels; `sheet` is the view of what is printed, where it is another one."""

    document: Document
    view: View
    sheet: NotRequired[View]


class PuzzleAnswer(Shown):
    """A puzzle."""

    type: Literal["puzzle"]


class MovedAnswer(PuzzleAnswer):
    """A puzzle in which a word was moved."""

    report: Report


class TypedAnswer(PuzzleAnswer):
    """A puzzle into which letters were written, where typing goes on, and the last cell written."""

    cursor: Place
    typed: Place


class OpenedPuzzle(PuzzleAnswer):
    """A puzzle as it was in a file, and what was found in it."""

    issues: list[Issue]


class OpenedWords(TypedDict):
    """That a file is a list of words, to be read as a dictionary or as rows."""

    type: Literal["words"]


class TypingAnswer(TypedDict):
    """How typed text becomes letters; without `input` where none are typed."""

    type: Literal["typing"]
    input: NotRequired[Typing]


class Findings(TypedDict):
    """What the referee finds wrong."""

    type: Literal["findings"]
    issues: list[Issue]


class LeftGroup(TypedDict):
    """Words that are left out for one reason, what would help, and how many `more` there are."""

    why: Sentence
    help: Sentence
    words: list[str]
    more: int


class LeftOut(TypedDict):
    """The words that are not on the sheet.

    Where some share too few letters, there is what else can be done: whether words of another list
    can `join` them, the options to lay them out in `pieces`, another `kind`.
    """

    type: Literal["left"]
    groups: list[LeftGroup]
    join: bool
    pieces: Options | None
    kind: str | None


class WordAndRow(TypedDict):
    """A word of a puzzle that stands in a row of a list, both by index; the column of its clue."""

    word: int
    row: int
    column: str


class Differences(TypedDict):
    """What differs between a puzzle and its list of one's own.

    Words with different clues: changed in the list only (`listed`), in the puzzle only (`written`),
    in `both`. Rows that are new (`added`), words that the list has no longer (`removed`) or never
    had (`own`). `agreed` are the rows as both agree on them, for the next time.
    """

    type: Literal["differences"]
    listed: list[WordAndRow]
    written: list[WordAndRow]
    both: list[WordAndRow]
    added: list[int]
    removed: list[int]
    own: list[int]
    agreed: list[Row]


class LegalPlace(TypedDict):
    """A place where a word may lie; `here`, where it lies now."""

    row: int
    column: int
    way: Direction
    cells: list[Place]
    crossings: int
    here: NotRequired[bool]


class Places(TypedDict):
    """Where a word may lie."""

    type: Literal["places"]
    places: list[LegalPlace]


class Suggested(TypedDict):
    """A word that could join."""

    word: str
    clue: str
    cells: list[str]
    crossings: int
    moved: int


class Suggestions(Why):
    """Words that could join with nothing moving."""

    type: Literal["suggestions"]
    words: list[Suggested]


class FormatOffer(TypedDict):
    """What a format can do with a puzzle: it loses something, or refuses."""

    to: str
    losses: NotRequired[list[Issue]]
    refusal: NotRequired[Sentence]


class Formats(TypedDict):
    """All formats, in the order in which they are offered."""

    type: Literal["formats"]
    formats: list[FormatOffer]


class Link(TypedDict):
    """What stands behind the "#" of a link, or why there can be none; sizes in characters.

    `embed` is HTML that shows the page's file in another one, if the puzzle can be solved.
    """

    type: Literal["link"]
    most: int
    size: int
    embed: NotRequired[str]
    fragment: NotRequired[str]
    refusal: NotRequired[Sentence]


class File(TypedDict):
    """A file: a text, or bytes in base 64, or a page of the site with values in its places."""

    name: str
    text: NotRequired[str]
    base64: NotRequired[str]
    template: NotRequired[str]
    values: NotRequired[dict[str, str]]


class Files(TypedDict):
    """Files that belong together."""

    type: Literal["files"]
    base: str
    files: list[File]


class Candidate(TypedDict):
    """A word that matches a slot; `fits`: its crossings stay possible.

    `fewest` words are left for the tightest of those that it settles (null: it settles none), and
    all of them together have about 10 to the power of `ways`.
    """

    word: str
    shown: str
    cells: list[str]
    clue: str
    score: float | None
    fits: bool
    fewest: int | None
    ways: float


class Candidates(TypedDict):
    """The words of a slot."""

    total: int
    fitting: int
    cells: list[Place]
    way: Direction
    pattern: list[str]
    words: list[Candidate]


class CandidatesAnswer(Candidates):
    """The words of a slot."""

    type: Literal["candidates"]


class ClueRow(TypedDict):
    """A run of a grid with blocks: what is written in it, its clue, and remarks on that."""

    label: str
    across: bool
    cells: list[Place]
    pattern: list[str]  #: its letters, "" where none is yet
    word: int | None  #: the word by its index, if the run is full
    shown: str  #: and as a reader sees it
    clue: str
    counts: str  #: letter counts that came with the clue
    remarks: list[Sentence]


class ClueRows(TypedDict):
    """The clues of a grid with blocks, those across first."""

    type: Literal["clues"]
    rows: list[ClueRow]


class WordClues(TypedDict):
    """The clues that a word list has for a word."""

    type: Literal["word-clues"]
    clues: list[str]


class LengthCount(TypedDict):
    """The words of one length, and how many of them are written."""

    length: int
    words: int
    full: int


class LetterCount(TypedDict):
    """How often a letter stands in the grid."""

    letter: str
    count: int


class Lowest(TypedDict):
    """The words of the lowest score."""

    score: int
    words: list[str]


class LengthStatistics(TypedDict):
    """How long the words are; `words` that aren't written yet count too."""

    words: int
    full: int
    lengths: list[LengthCount]
    mean_length: float


class Statistics(LengthStatistics):
    """What constructors and editors ask of a puzzle."""

    cells: int
    letters: list[LetterCount]
    new: list[str]  #: words that the list doesn't have
    blocks: NotRequired[int]  #: of a grid with blocks, and their share of it
    block_share: NotRequired[float]
    checked: NotRequired[int]  #: cells in two words; the others are unchecked
    unchecked: NotRequired[int]
    missing: NotRequired[list[str]]  #: for a pangram, where the language has an alphabet
    points: NotRequired[int]  #: of the letters as tiles, where their values are known
    mean_points: NotRequired[float]
    score: NotRequired[float]  #: mean of the words, where the list has scores
    lowest: NotRequired[Lowest]


class StatisticsAnswer(TypedDict):
    """Statistics of a puzzle."""

    type: Literal["statistics"]
    statistics: Statistics


class SlotHeat(TypedDict):
    """How many words a slot can still take."""

    cells: list[Place]
    across: bool
    candidates: int


class Heat(TypedDict):
    """How hard each slot and cell is to fill; cells from 0 (no trouble) to 4 (impossible)."""

    slots: list[SlotHeat]
    cells: list[list[int | None]]
    hardest: int | None
    easiest: int | None


class HeatAnswer(TypedDict):
    """How hard a grid is to fill."""

    type: Literal["heat"]
    heat: Heat


class Refused(Trouble):
    """That a message could not be carried out; nothing has changed."""

    type: Literal["error"]


class Pattern(TypedDict):
    """A pattern of the library: rows of `#` and `.`, the lengths of its longest words across."""

    name: str
    width: int
    height: int
    words: int
    blocks: int
    themes: list[int]
    rows: list[str]


class PatternsAnswer(TypedDict):
    """The patterns of the library."""

    type: Literal["patterns"]
    patterns: list[Pattern]
