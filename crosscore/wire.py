"""The shapes of what the engine tells: the view, reports, findings, answers, and notes of jobs.

Types only, which nothing needs while the engine runs: mypy checks what makes them, and
tools/page_types.py writes them down for the page (web/base/protocol.d.ts).
docs/protocol.md says what each means.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

__all__: list[str] = []  # used as wire.View, so that no name is taken for the engine's own

#: Row and column of a cell
Place = Annotated[list[int], "[number, number]"]
Direction = Annotated[str, '"ltr" | "rtl"']
Way = Annotated[str, '"across" | "down"']
#: A puzzle as its .ipuz holds it: only the engine looks inside
Document = Annotated[dict[str, Any], "object"]
#: The options of a kind, or settings of a sheet, by name
Options = dict[str, Any]
#: Which letters a language's words are read in, where a choice differs from the usual
Letters = dict[str, str]
#: The grid model: words in a void, cells and blocks, or letters with words in lines
Model = Literal["crossing", "blocked", "letters"]
#: What turns typed text into cells: crosscore/alphabet/typing.py
Typing = dict[str, Any]
Outcome = Literal["found", "limit", "stopped", "failed", "exhausted"]


# -- sentences ----------------------------------------------------------------------------


class Said(TypedDict):
    """What a sentence says: its id in the page's catalogues, and the values it mentions."""

    id: str
    values: dict[str, Any]


class Sentence(TypedDict):
    """English text; with `said`, it can be said in other languages."""

    message: str
    said: NotRequired[Said]


class Issue(Sentence):
    """One finding; `place` says `where` in other languages."""

    code: str
    where: str
    place: NotRequired[Said]


class Trouble(Issue):
    """Why something cannot be done; `slots` are runs of cells that it is about."""

    slots: NotRequired[list[list[Place]]]


class Finding(Sentence):
    """What the list editor shows beside a row."""

    code: str
    level: Annotated[str, '"error" | "note"']


class Why(TypedDict):
    """Why a word cannot join, "" if it can."""

    why: str
    said: NotRequired[Said]


# -- the view -----------------------------------------------------------------------------


class Cell(TypedDict):
    """A cell with a letter or room for one."""

    t: str  #: its letter, "" where none is yet
    n: NotRequired[str]  #: the number that stands in it
    given: NotRequired[bool]  #: its letter is shown to whoever solves the puzzle
    apart: NotRequired[bool]  #: it belongs to a word that is not on the sheet
    pinned: NotRequired[bool]  #: its letter was written by the user
    filler: NotRequired[bool]  #: of no word of a word search


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
    index: int
    direction: NotRequired[Direction]  #: the clue's, where that is not `clue_direction`


class ClueList(TypedDict):
    """All clues across, or down."""

    direction: Way
    heading: str
    items: list[Clue]


class Clues(TypedDict):
    """Both lists, and how they are read."""

    clue_language: str
    clue_direction: Direction
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
    direction: Direction
    english: list[str]
    list: NotRequired[str]  #: above the list of a word search


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
    direction: NotRequired[Direction]


Listing = list[Listed]


class Search(TypedDict):
    """What a word search is like, and what its sheet lists."""

    ways: list[str]
    allowed: list[str]
    covered: int
    shared: int
    filler: int
    message: list[Place]
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


class View(Clues):
    """All that is needed to draw a puzzle: nothing is left to split, count or format."""

    kind: str
    model: Model
    search: NotRequired[Search]
    title: str
    author: str
    instructions: str
    language: str
    direction: Direction
    width: int
    height: int
    seed: int
    options: Options
    letters: Letters
    frozen: bool
    sheet: Options
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


# -- what an act did ----------------------------------------------------------------------


class Lost(TypedDict):
    """A word that found no place."""

    word: str
    reason: str


class SearchReport(TypedDict):
    """What is reported besides of a word search."""

    shared: int
    filler: int
    density: float
    ways: dict[str, int]
    message: bool | None


class OddWords(TypedDict):
    """Words that the dictionary of a filled grid does not have."""

    unknown: list[str]
    scrambled: list[str]


class BlockReport(OddWords):
    """What is reported besides of a grid with blocks."""

    blocks: int
    empty: int
    slots: int
    full: int


class Run(TypedDict):
    """What a run reached, in the names of the command line's report."""

    placed: int
    given: int
    unplaced: list[Lost]
    components: int
    crossings: int
    width: int
    height: int
    filled: float
    seconds: float
    outcome: str
    seed: int
    proof: Proof | None
    blocks: NotRequired[int]
    empty: NotRequired[int]
    slots: NotRequired[int]
    full: NotRequired[int]
    unknown: NotRequired[list[str]]
    scrambled: NotRequired[list[str]]
    shared: NotRequired[int]
    filler: NotRequired[int]
    density: NotRequired[float]
    ways: NotRequired[dict[str, int]]
    message: NotRequired[bool | None]


class Compared(TypedDict):
    """What a change did to the puzzle there was."""

    moved: int
    lost: list[str]
    before: Counts | None
    after: Counts
    still: NotRequired[float]  #: seconds since anything better was found


class Report(Run, Compared):
    """What came of an act."""


class Verdict(TypedDict):
    """Whether a grid can be filled."""

    fillable: str
    reason: Sentence | None
    slots: list[list[Place]]
    seconds: float


# -- what the engine says of itself -------------------------------------------------------


class Choice(TypedDict):
    """One of a field's values."""

    value: str
    label: str
    help: NotRequired[str]


#: The option on which a field depends, and its values with which the field matters
When = TypedDict("When", {"option": str, "is": list[str]})


class Field(TypedDict):
    """An option of a kind, or a setting of a sheet."""

    name: str
    label: str
    type: str
    default: Any
    help: str
    unit: str
    choices: list[Choice]
    layout: bool
    draws: bool
    group: str
    says: str
    min: NotRequired[float]
    max: NotRequired[float]
    when: NotRequired[When]


class Preset(TypedDict):
    """Values that belong together; `words`: how many a list should have for it."""

    id: str
    label: str
    values: Options
    help: str
    words: NotRequired[int]


class Kind(TypedDict):
    """A kind of puzzle; `acts` are the messages that not every kind knows.

    `lacks` are those of them that puzzles of a grid model do not know.
    """

    id: str
    fields: list[Field]
    presets: list[Preset]
    sheet: list[Field]
    acts: list[str]
    lacks: dict[Model, list[str]]
    dictionary: bool
    model: Model
    models: list[Model]  #: all that its grids may be made of


class Language(TypedDict):
    """A language that words can be in; `options` are the choices of its letters."""

    code: str
    name: str
    english: str
    direction: Direction
    experimental: bool
    options: dict[str, list[str]]


class Limits(TypedDict):
    """Bytes of files."""

    dictionary_bytes: int
    puzzle_bytes: int


class Ready(TypedDict):
    """What the engine is and knows."""

    type: Literal["ready"]
    protocol: int
    engine: str
    python: str
    languages: list[Language]
    kinds: list[Kind]
    limits: Limits


# -- answers ------------------------------------------------------------------------------


class Ok(TypedDict):
    """That it is done."""

    type: Literal["ok"]


class Accepted(TypedDict):
    """That a job has begun."""

    type: Literal["accepted"]
    job: int


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


class LegalPlace(TypedDict):
    """A place where a word may lie; `here`, where it lies now."""

    row: int
    column: int
    way: Way
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
    """What stands behind the "#" of a link, or why there can be none; sizes in characters."""

    type: Literal["link"]
    most: int
    size: int
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
    """A word that matches a slot; `fits`: its crossings stay possible."""

    word: str
    shown: str
    cells: list[str]
    clue: str
    score: float | None
    fits: bool


class Candidates(TypedDict):
    """The words of a slot."""

    total: int
    fitting: int
    cells: list[Place]
    way: Way
    pattern: list[str]
    words: list[Candidate]


class CandidatesAnswer(Candidates):
    """The words of a slot."""

    type: Literal["candidates"]


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


class Row(TypedDict):
    """A word of a list, and its clue."""

    word: str
    clue: str


class NewRow(TypedDict):
    """A row of a list that is being edited."""

    word: str
    clue: NotRequired[str]


class NewWord(TypedDict):
    """A word to be added to a puzzle."""

    text: str
    clue: NotRequired[str]


class Rows(TypedDict):
    """A file of words as rows to edit."""

    format: str
    encoding: str
    rows: list[Row]
    entries: int
    issues: list[Issue]
    issue_total: int


class RowsAnswer(Rows):
    """A file of words."""

    type: Literal["rows"]


class Guessed(TypedDict):
    """Whether a language was guessed, by what, and which others it could be."""

    guessed: bool
    by: str
    others: list[str]


class CheckedRow(TypedDict):
    """A row as checked; `key` is equal for equal answers."""

    cells: list[str]
    key: str
    shown: str
    findings: list[Finding]


class Checked(Guessed):
    """A list as checked, by the rules of one language."""

    type: Literal["checked"]
    language: str
    direction: Direction
    letters: Letters
    choices: dict[str, list[str]]
    usable: int
    errors: int
    rows: list[CheckedRow]


class Split(TypedDict):
    """The cells of a word."""

    type: Literal["cells"]
    cells: list[str]


class Parted(Split):
    """And the text with a mark more, or less, at each cell or boundary, or ""."""

    parted: list[str]
    joined: list[str]


class Dictionary(Guessed):
    """A dictionary that was loaded."""

    id: str
    name: str
    language: str
    direction: Direction
    letters: Letters
    words: int
    entries: int
    issues: list[Issue]
    issue_total: int
    shortest: int
    longest: int
    digest: str


class Refused(Trouble):
    """That a message could not be carried out; nothing has changed."""

    type: Literal["error"]


# -- notes of jobs ------------------------------------------------------------------------


class Progress(TypedDict):
    """How far a job is."""

    type: Literal["progress"]
    job: int
    nodes: int
    done: int
    total: int
    part: float | None
    doing: Sentence
    elapsed: float
    seconds: float | None
    still: float | None


class Best(Shown):
    """A puzzle better than the last one shown."""

    type: Literal["best"]
    job: int


class Result(TypedDict, total=False):
    """What a job leaves: a puzzle with its report, a report, a dictionary, a list, an error."""

    document: Document
    view: View
    sheet: View
    report: Report | Verdict
    dictionary: Dictionary
    error: Trouble
    format: str
    encoding: str
    rows: list[Row]
    entries: int
    issues: list[Issue]
    issue_total: int


class End(Result):
    """The last word of a job."""

    type: Literal["end"]
    job: int
    outcome: Outcome
