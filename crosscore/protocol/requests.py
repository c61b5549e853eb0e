"""The messages from the page to the engine, one class each.

Lists are checked to be lists; what is in them is for the handlers to check.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crosscore.protocol.request import Request

if TYPE_CHECKING:
    from crosscore.wire import (
        Direction,
        Document,
        Letters,
        NewClue,
        NewRow,
        NewWord,
        Options,
        Place,
        Put,
        Weighted,
    )

_NO_OPTIONS: dict[str, Any] = {}
_NOTHING: list[Any] = []


class Hello(Request, name="hello"):
    """The page greets: what the engine is and knows."""

    protocol: int


class DictionaryLoad(Request, name="dictionary.load"):
    """Load a file of words, in a job."""

    name: str
    language: str = ""
    letters: Letters = _NO_OPTIONS
    clues: str = ""
    at_hand: list[str] = _NOTHING
    file: bytes


class DictionaryMix(Request, name="dictionary.mix"):
    """Several dictionaries as one, in a job; `scores` one with personal scores."""

    lists: list[Weighted]
    scores: str = ""
    banned: list[str] = _NOTHING


class DictionaryDrop(Request, name="dictionary.drop"):
    """Forget a dictionary."""

    dictionary: str


class PuzzleNew(Request, name="puzzle.new"):
    """Make a puzzle, in a job; with `whole` 1, of all words of the list unless options say less."""

    kind: str
    dictionary: str = ""
    language: str = ""
    options: Options = _NO_OPTIONS
    seed: int
    nodes: int | None = None
    avoid: list[list[str]] = _NOTHING
    whole: int = 0


class PuzzleReshuffle(Request, name="puzzle.reshuffle"):
    """Lay a puzzle out anew, in a job."""

    document: Document
    dictionary: str = ""
    options: Options | None = None
    seed: int
    nodes: int | None = None


class PuzzleImprove(Request, name="puzzle.improve"):
    """Look for a better puzzle from where this one is, in a job."""

    document: Document
    dictionary: str = ""
    seed: int
    nodes: int | None = None


class PuzzleConvert(Request, name="puzzle.convert"):
    """Make a puzzle of another kind in the same grid, in a job."""

    document: Document
    kind: str
    dictionary: str = ""
    seed: int
    nodes: int | None = None


class PuzzleVersions(Request, name="puzzle.versions"):
    """Make a set of different puzzles like one, in a job."""

    document: Document
    dictionary: str = ""
    number: int
    same_words: int = 0
    titles: list[str] = _NOTHING
    to: list[str] = _NOTHING
    nodes: int | None = None


class PuzzleReplace(Request, name="puzzle.replace"):
    """Put another word in the place of one, in a job."""

    document: Document
    word: int
    dictionary: str = ""
    seed: int
    avoid: list[list[str]] = _NOTHING


class PuzzleEdit(Request, name="puzzle.edit"):
    """Change a word and its clue, in a job."""

    document: Document
    word: int
    text: str
    clue: str
    seed: int


class PuzzleClues(Request, name="puzzle.clues"):
    """Change the clues of words, and nothing else."""

    document: Document
    clues: list[NewClue]


class PuzzleAdd(Request, name="puzzle.add"):
    """Add words of `{text, clue}`, in a job."""

    document: Document
    words: list[NewWord]
    seed: int


class PuzzleJoin(Request, name="puzzle.join"):
    """Join words that share few letters with words of a list, in a job."""

    document: Document
    dictionary: str
    seed: int
    nodes: int | None = None


class PuzzleDelete(Request, name="puzzle.delete"):
    """Take words out, in a job."""

    document: Document
    words: list[int]
    seed: int


class PuzzleRevise(Request, name="puzzle.revise"):
    """Change clues, take words out (by their indexes before) and add others, in one job."""

    document: Document
    clues: list[NewClue] = _NOTHING
    without: list[int] = _NOTHING
    words: list[NewWord] = _NOTHING
    seed: int


class PuzzlePlaces(Request, name="puzzle.places"):
    """Where a word may lie."""

    document: Document
    word: int


class PuzzleMove(Request, name="puzzle.move"):
    """Put a word at one of its places."""

    document: Document
    word: int
    row: int
    column: int
    way: Direction


class PuzzleSuggest(Request, name="puzzle.suggest"):
    """Words that can join with nothing moving; without `word`, to be added."""

    document: Document
    word: int = -1
    dictionary: str
    seed: int
    count: int = 12


class PuzzleLock(Request, name="puzzle.lock"):
    """Lock words, or the whole layout; with `on` 0, unlock."""

    document: Document
    words: list[int] | None = None
    on: int = 1


class PuzzleSet(Request, name="puzzle.set"):
    """Change the title, the author, the instructions, settings of the sheet, options."""

    document: Document
    values: Put


class PuzzleGive(Request, name="puzzle.give"):
    """Show letters on the sheet."""

    document: Document
    how: str
    row: int = 0
    column: int = 0


class PuzzleView(Request, name="puzzle.view"):
    """Look at a puzzle."""

    document: Document


class PuzzleLeft(Request, name="puzzle.left"):
    """Which words are not on the sheet; also those of a list of one's own that was to be used."""

    document: Document
    dictionary: str = ""


class PuzzleCompare(Request, name="puzzle.compare"):
    """What differs between a puzzle and its list of one's own; `agreed`: as both had it last."""

    document: Document
    rows: list[NewRow]
    agreed: list[NewRow] | None = None


class PuzzleCheck(Request, name="puzzle.check"):
    """Have a puzzle checked."""

    document: Document


class PuzzleStatistics(Request, name="puzzle.statistics"):
    """How long the words of a puzzle are, which letters it has, and the like."""

    document: Document
    dictionary: str = ""


class PuzzleFormats(Request, name="puzzle.formats"):
    """What each format can do with a puzzle."""

    document: Document


class PuzzleLink(Request, name="puzzle.link"):
    """A link to a puzzle; `stamp`: that of the page's file, which another page is to show."""

    document: Document
    stamp: str = ""


class PuzzleUnsolved(Request, name="puzzle.unsolved"):
    """The puzzle without its solution, to be handed out."""

    document: Document


class PuzzleExport(Request, name="puzzle.export"):
    """A puzzle's files in a format."""

    document: Document
    to: str
    stamp: str


class FileOpen(Request, name="file.open"):
    """Open a file, whatever it is: the puzzle in it, or that it holds words."""

    name: str
    file: bytes


class TypingRules(Request, name="typing.rules"):
    """How typed text becomes the letters of a puzzle."""

    document: Document


class GridNew(Request, name="grid.new"):
    """A grid to fill."""

    kind: str
    language: str = ""
    letters: Letters = _NO_OPTIONS
    options: Options = _NO_OPTIONS
    seed: int


class GridPatterns(Request, name="grid.patterns"):
    """The patterns of the library."""


class GridSet(Request, name="grid.set"):
    """Make cells blocks, open, or empty."""

    document: Document
    cells: list[Place]
    to: str
    symmetry: str = ""


class GridType(Request, name="grid.type"):
    """Write letters from a cell on."""

    document: Document
    row: int
    column: int
    way: Direction
    text: str
    after: Place | None = None


class GridClear(Request, name="grid.clear"):
    """Take letters or blocks out."""

    document: Document
    what: str
    cells: list[Place] = _NOTHING


class GridMark(Request, name="grid.mark"):
    """Circle cells (1; 0: no more) or shade them with a colour (""; no more)."""

    document: Document
    cells: list[Place]
    circle: int | None = None
    shade: str | None = None


class GridBar(Request, name="grid.bar"):
    """Set bars at the `end` of cells or `below` them; with `on` 0, take them away."""

    document: Document
    cells: list[Place]
    side: str
    on: int = 1
    symmetry: str = ""


class GridPut(Request, name="grid.put"):
    """Write a word into a slot."""

    document: Document
    dictionary: str = ""
    row: int
    column: int
    way: Direction
    text: str
    clue: str = ""


class GridFill(Request, name="grid.fill"):
    """Fill the rest of a grid, or a part, in a job."""

    document: Document
    dictionary: str = ""
    cells: list[Place] | None = None
    seed: int
    nodes: int | None = None


class GridTry(Request, name="grid.try"):
    """Find out whether the rest can be filled, in a job."""

    document: Document
    dictionary: str = ""
    nodes: int | None = None


class GridCandidates(Request, name="grid.candidates"):
    """The words that match a slot."""

    document: Document
    dictionary: str = ""
    row: int
    column: int
    way: Direction
    typed: str = ""
    count: int = 60
    order: str = "best"


class GridHeat(Request, name="grid.heat"):
    """How hard the grid is to fill, slot by slot."""

    document: Document
    dictionary: str = ""


class GridClue(Request, name="grid.clue"):
    """Set the clue of a slot, full or not."""

    document: Document
    row: int
    column: int
    way: Direction
    clue: str


class GridClues(Request, name="grid.clues"):
    """The clues of all slots, full or not, with remarks."""

    document: Document


class WordClues(Request, name="word.clues"):
    """The clues that a dictionary has for a word, given its cells."""

    dictionary: str
    cells: list[str]


class GridFills(Request, name="grid.fills"):
    """Look for several whole fills of the rest of a grid, or of a part, in a job."""

    document: Document
    dictionary: str = ""
    cells: list[Place] | None = None
    count: int = 12
    seed: int
    nodes: int | None = None


class GridTake(Request, name="grid.take"):
    """Write one of these fills into the grid."""

    document: Document
    dictionary: str = ""
    rows: list[list[str | None]]


class GridPin(Request, name="grid.pin"):
    """Let the letters of cells stay whatever is filled, or no longer."""

    document: Document
    cells: list[Place]
    on: int


class WordsParse(Request, name="words.parse"):
    """Read a file of words."""

    name: str
    file: bytes


class WordsRead(Request, name="words.read"):
    """Read a file of words, in a job."""

    name: str
    file: bytes


class WordsCheck(Request, name="words.check"):
    """Check the rows of a list."""

    rows: list[NewRow]
    language: str = ""
    letters: Letters = _NO_OPTIONS
    longest: int | None = None
    name: str = ""
    at_hand: list[str] = _NOTHING


class WordsSave(Request, name="words.save"):
    """Write a list as a file."""

    rows: list[NewRow]
    name: str
    to: str = "json"


class WordSplit(Request, name="word.split"):
    """The cells of a word."""

    language: str
    text: str
    letters: Letters = _NO_OPTIONS


class WordParting(Request, name="word.parting"):
    """The cells of a word, and where they could be parted otherwise."""

    language: str
    text: str
    letters: Letters = _NO_OPTIONS


class JobCancel(Request, name="job.cancel"):
    """Stop a job with the best so far."""

    job: int


class JobShare(Request, name="job.share"):
    """What another worker has found for a job; with `final` 1 nothing better is looked for."""

    job: int
    document: Document
    final: int = 0
