"""The sheet that people solve: its settings, its given letters, its part of the box.

The workshop also shows isolated words; the sheet shows only words that are joined.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

from crosscore import alphabet
from crosscore.alphabet import Wording
from crosscore.errors import CrosscoreError, sentence
from crosscore.fields import Field, usable
from crosscore.grid import BLOCKED, LETTERS, Cell, Model, coded_cells
from crosscore.kinds.contract import Lists
from crosscore.kinds.registry import lists_of
from crosscore.puzzle import SOLE, UNCHECKED, Entry, Puzzle, Word
from crosscore.rng import Rng

if TYPE_CHECKING:
    from crosscore import wire

__all__ = [
    "MAX_INSTRUCTIONS",
    "MAX_TITLE",
    "SHEET",
    "SHEET_LETTERS",
    "ClueList",
    "bank",
    "blanks",
    "cell_numbers",
    "changed",
    "clue_lists",
    "clue_of",
    "copyright_line",
    "counted",
    "credits_line",
    "crop",
    "direction",
    "enumeration",
    "fields",
    "fields_of",
    "figures",
    "give",
    "give_like",
    "given_cells",
    "groups",
    "hidden_message",
    "labels",
    "left",
    "letters_in_order",
    "listing",
    "lists",
    "message",
    "open_counts",
    "open_entries",
    "settings",
    "side_of",
    "unsolved",
    "wording",
]

MAX_TITLE = 200  #: characters of a title or an author's name
MAX_INSTRUCTIONS = 2_000  #: characters of the text above the clues

_PRINTED = (
    Field(
        "key", "Answer key", "choice", "apart", group="print",
        help="The solved puzzle on a separate sheet, or beside the empty one.",
        choices=(("apart", "On a separate sheet"), ("beside", "Beside the puzzle")),
    ),
    Field(
        "prints", "What is printed", "choice", "puzzle", group="print",
        help="The puzzle, its answer key, or both on separate pages.",
        choices=(("puzzle", "Puzzle"), ("key", "Answer key"), ("both", "Both")),
        when=("key", ("apart",)),
    ),
    Field(
        "paper", "Paper", "choice", "auto", group="print",
        help="The paper to print on. If you don’t choose, the pages fit both A4 and Letter.",
        choices=(("auto", "A4 or Letter"), ("a4", "A4"), ("letter", "Letter")),
    ),
    Field(
        "name_line", "Line for the name", "bool", True, group="print",
        help="A line above the puzzle for the solver’s name.",
    ),
    Field(
        "save_ink", "Save ink", "bool", False, group="look",
        help="Thin lines, and black squares hatched instead of filled.",
    ),
)  # fmt: skip

SHEET = (
    *_PRINTED,
    Field(
        "blocks", "Cells outside the words", "choice", "grey", group="look",
        help="How empty cells look on the sheet.",
        choices=(
            ("grey", "Grey"), ("black", "Black"), ("none", "Not drawn"),
            ("hidden", "Hidden, numbers too"),
        ),
    ),
    Field(
        "text_size", "Text size", "choice", "normal", group="print",
        help="How large the clues are printed: 9, 9 to 11, 14 or 18 points. Normal is as large as "
        "fits on one page; large print has larger cells, too.",
        choices=(
            ("small", "Small"), ("normal", "Normal"), ("large", "Large"), ("huge", "Large print"),
        ),
    ),
    Field(
        "word_bank", "Word bank", "bool", False, group="look",
        help="Lists all the answers in alphabetical order to help solvers.",
    ),
    Field(
        "enumerations", "Letter counts", "bool", True, group="look",
        help="Shows the number of letters after each clue, such as (6) or (3,5).",
    ),
    Field(
        "language", "Language of the headings", "language", "", group="words",
        help="The language of the headings, “Name” and the answer key. If you don’t choose "
             "one, it’s the language of the clues.",
        choices=(("", ""), *((each.code, each.english) for each in alphabet.languages())),
    ),
    Field(
        "digits", "Digits", "choice", "auto", group="words",
        help="How numbers are written in the grid and beside the clues.",
        choices=(("auto", "As usual"), ("latin", "0 1 2"), ("native", "The language’s own")),
    ),
    Field(
        "numbering", "Numbers", "choice", "cells", group="words",
        help="Number the cells where words start, or the rows and columns as many Arabic and "
             "Persian papers do.",
        choices=(("cells", "In the cells"), ("lines", "Rows and columns")),
    ),
)  # fmt: skip


_SHARED = {field.name: field for field in SHEET}

#: those of a word search, whose letters are all shown
SHEET_LETTERS = (
    replace(
        _SHARED["key"], says="key-hidden",
        help="The solved puzzle on a separate sheet, or beside the unsolved one.",
    ),
    *_PRINTED[1:],
    Field(
        "list", "What to find", "choice", "words", group="look",
        help="What to print below the grid: the words, their clues, or only how many words "
             "there are.",
        choices=(("words", "Words"), ("clues", "Clues"), ("none", "Their number")),
    ),
    replace(_SHARED["enumerations"], when=("list", ("clues",))),
    Field(
        "order", "Order of the list", "choice", "alphabet", group="look",
        help="How the words or their clues are sorted.",
        choices=(
            ("alphabet", "Alphabetical"),
            ("listed", "As in the word list"),
            ("length", "By length"),
        ),
        when=("list", ("words", "clues")),
    ),
    replace(
        _SHARED["text_size"], says="text_size-hidden",
        help="How large the list is printed: 9, 9 to 11, 14 or 18 points. Normal is as large as "
        "fits on one page; large print has larger letters in the grid, too.",
    ),
    Field(
        "grid_lines", "Lines between the letters", "bool", False, group="look",
        help="Draws a square around every letter.",
    ),
    Field(
        "marks", "Words in the key", "choice", "rings", group="look",
        help="How the answer key shows where the words are.",
        choices=(("rings", "Ringed"), ("colours", "Coloured")),
    ),
    Field(
        "filler", "Other letters in the key", "bool", True, group="look",
        help="Shows the letters that belong to no word in grey in the answer key.",
        says="filler-key",
    ),
    _SHARED["language"],
    replace(
        _SHARED["digits"], says="digits-hidden",
        help="How numbers are written beside the clues and in counts.",
    ),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class ClueList:
    """The clues of one direction: the numbers from low to high, and the entries each stands for.

    One entry, where cells are numbered; where lines are, all that lie in the line, as read.
    """

    across: bool
    lines: tuple[tuple[int, tuple[Entry, ...]], ...]


#: settings of clues, which other sheets do not have
_OF_CLUES = ("word_bank", "enumerations", "numbering")

_SOME = 10  #: one letter in this many is given where "some" are asked for


def fields(model: Model, lists: Lists = "clues") -> tuple[Field, ...]:
    """The settings that such a grid's sheet has with such lists, and their defaults there."""
    if model == LETTERS:
        return SHEET_LETTERS
    some: tuple[Field, ...] = SHEET
    if lists != "clues":
        some = tuple(field for field in SHEET if field.name not in _OF_CLUES)
    if model != BLOCKED:
        return some
    return tuple(
        replace(field, default="black") if field.name == "blocks" else field for field in some
    )


def fields_of(puzzle: Puzzle) -> tuple[Field, ...]:
    """The settings of a puzzle's sheet: those of its grid and of what it lists."""
    return fields(puzzle.model, lists(puzzle))


def lists(puzzle: Puzzle) -> Lists:
    """What the puzzle's sheet lists for whoever solves it."""
    return lists_of(puzzle.kind)


def settings(puzzle: Puzzle) -> dict[str, Any]:
    """All of the sheet's settings, with the default for missing or impossible ones."""
    return usable(fields_of(puzzle), puzzle.sheet)


def changed(puzzle: Puzzle, values: Mapping[str, object]) -> Puzzle:
    """The puzzle with some settings of its sheet replaced; raises `CrosscoreError`."""
    known = {field.name: field for field in fields_of(puzzle)}
    wanted = settings(puzzle)
    for name, value in values.items():
        if name not in known:
            raise CrosscoreError(
                "unknown-option",
                sentence(
                    "no-such-setting",
                    "The sheet has no setting {name}; it has {known}.",
                    name=ascii(name[:40]),
                    known=sorted(known),
                ),
                "sheet",
            )
        wanted[name] = known[name].check(value)
    kept = {name: value for name, value in wanted.items() if value != known[name].default}
    return replace(puzzle, sheet=kept)


def crop(puzzle: Puzzle) -> Puzzle:
    """The puzzle as the sheet shows it: isolated words have no cells, numbers stay.

    The box shrinks around what is left, unless its size was asked for. The puzzle itself if no word
    is isolated.
    """
    if not any(lost.cells for lost in puzzle.unplaced):
        return puzzle
    unplaced = tuple(replace(lost, cells=()) for lost in puzzle.unplaced)
    cells = [cell for entry in puzzle.entries for cell in entry.cells]
    if puzzle.options.get("size", "auto") != "auto" or not cells:
        return replace(puzzle, unplaced=unplaced)
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return replace(
        puzzle,
        width=max(c for _, c in cells) - left + 1,
        height=max(r for r, _ in cells) - top + 1,
        entries=tuple(
            replace(entry, cells=tuple((r - top, c - left) for r, c in entry.cells))
            for entry in puzzle.entries
        ),
        unplaced=unplaced,
    )


def cell_numbers(puzzle: Puzzle) -> dict[Cell, int]:
    """The number that stands in each cell: of a clue that begins there, or of its letter."""
    return (
        puzzle.numbers() if lists(puzzle) == "clues" else coded_cells(puzzle.rows(), puzzle.codes)
    )


def counted(puzzle: Puzzle) -> bool:
    """Whether the sheet shows how many letters each clue asks for."""
    return bool(settings(puzzle).get("enumerations"))


def given_cells(puzzle: Puzzle) -> frozenset[Cell]:
    """Cells of the sheet whose letter is shown; with codes, all those of a given letter."""
    if puzzle.codes:
        shown = {
            puzzle.words[word].answer[at]
            for word, at in puzzle.given_letters
            if word < len(puzzle.words) and at < len(puzzle.words[word].answer)
        }
        return frozenset(cell for cell, letter in _letters(puzzle).items() if letter in shown)
    given = {
        cell
        for entry in puzzle.entries
        for at, cell in enumerate(entry.cells)
        if (entry.word, at) in puzzle.given_letters
    }
    if unsolved(puzzle):  # letters that came with it
        known = {cell for cell, letter in puzzle.open_cells.items() if letter}
        given |= known - puzzle.pinned
    return frozenset(given)


def _letters(puzzle: Puzzle) -> dict[Cell, str]:
    return {
        (r, c): letter
        for r, row in enumerate(puzzle.rows())
        for c, letter in enumerate(row)
        if letter
    }


def give(puzzle: Puzzle, how: str, cell: Cell = (-1, -1)) -> Puzzle:
    """Show letters on the sheet, or hide them again.

    "cell" switches one cell; "first" shows the first letter of every word, "some" about a tenth of
    the letters, drawn by the puzzle's seed, at most one a word; "none" shows no letter. With fewer
    letters, there may be other solutions. Raises `CrosscoreError` for another `how` or a cell
    without a letter.
    """
    match how:
        case "cell":
            given = puzzle.given_letters ^ _turned(puzzle, cell)
        case "first":
            given = _first(puzzle)
        case "some":
            given = _some(puzzle)
        case "none":
            given = frozenset()
        case _:
            raise CrosscoreError(
                "bad-message", "Letters are given by cell, first, some or none.", "how"
            )
    made = replace(puzzle, given_letters=given)
    if puzzle.proof == SOLE and not given_cells(puzzle) <= given_cells(made):
        made = replace(made, proof=UNCHECKED)
    return made


def give_like(puzzle: Puzzle, other: Puzzle) -> Puzzle:
    """Show letters as `other` does: all the first ones, or some, and no more than there."""
    if not other.given_letters or puzzle.given_letters or puzzle.codes:
        return puzzle
    if other.given_letters == _first(other):
        return give(puzzle, "first")
    some = sorted(_some(puzzle))[: len(other.given_letters)]
    return replace(puzzle, given_letters=frozenset(some))


def _first(puzzle: Puzzle) -> frozenset[tuple[int, int]]:
    return frozenset((entry.word, 0) for entry in puzzle.entries)


def _at(puzzle: Puzzle) -> dict[Cell, list[tuple[int, int]]]:
    """The (word, position)s of each cell of the sheet, across words first."""
    found: dict[Cell, list[tuple[int, int]]] = {}
    for entry in sorted(puzzle.entries, key=lambda e: (not e.across, e.number)):
        for at, cell in enumerate(entry.cells):
            found.setdefault(cell, []).append((entry.word, at))
    return found


def _turned(puzzle: Puzzle, cell: Cell) -> frozenset[tuple[int, int]]:
    """What to put into `given` or take out of it, so that one cell changes."""
    letters = _at(puzzle).get(cell)
    if letters is None:
        raise CrosscoreError(
            "no-letter",
            sentence("no-letter-in-cell", "There’s no letter in that cell."),
            "cell",
        )
    if puzzle.codes:
        word, at = letters[0]
        letters = _everywhere(puzzle, puzzle.words[word].answer[at])
    shown = puzzle.given_letters.intersection(letters)
    return shown or frozenset(letters[:1])


def _everywhere(puzzle: Puzzle, letter: str) -> list[tuple[int, int]]:
    """The (word, position)s of a letter, in the order of the words on the sheet."""
    return [
        (entry.word, at)
        for entry in sorted(puzzle.entries, key=lambda entry: (not entry.across, entry.number))
        for at, found in enumerate(puzzle.words[entry.word].answer)
        if found == letter
    ]


def _some(puzzle: Puzzle) -> frozenset[tuple[int, int]]:
    if puzzle.codes:
        letters = sorted(puzzle.codes)
        Rng(puzzle.seed).shuffle(letters)
        few = letters[: max(1, round(len(letters) / _SOME))]
        return frozenset(pair for letter in few for pair in _everywhere(puzzle, letter)[:1])
    at = _at(puzzle)
    wanted = max(1, round(len(at) / _SOME))
    rng = Rng(puzzle.seed)
    entries = sorted(puzzle.entries, key=lambda e: e.word)
    rng.shuffle(entries)
    helped: set[int] = set()
    given: set[tuple[int, int]] = set()
    for entry in entries:
        if len(given) == wanted:
            break
        free = [
            i
            for i, cell in enumerate(entry.cells)
            if not helped.intersection(word for word, _ in at[cell])
        ]
        if free:
            chosen = rng.choice(free)
            given.add((entry.word, chosen))
            helped.update(word for word, _ in at[entry.cells[chosen]])
    return frozenset(given)


def wording(puzzle: Puzzle) -> Wording:
    """The words and digits of the sheet: in the clues' language, unless another was chosen."""
    chosen = settings(puzzle)
    code = chosen["language"] or puzzle.clue_language or puzzle.language
    return alphabet.wording(code, chosen["digits"], also=puzzle.language)


def figures(puzzle: Puzzle, wording: Wording) -> Callable[[str], str]:
    """How letters and clues are written: those of a number puzzle in the digits of the sheet."""
    return wording.write if puzzle.language == alphabet.NUMBERS else str


def side_of(puzzle: Puzzle, wording: Wording, text: str, side: str) -> str:
    """The direction, "ltr" or "rtl", of a clue or answer; `side` if its letters don't show it."""
    if puzzle.language == alphabet.NUMBERS:
        return wording.side(text, alphabet.direction(text, side))
    return alphabet.direction(text, side)


def direction(puzzle: Puzzle) -> str:
    """The direction of the sheet's text, "ltr" or "rtl": that of most clues.

    The grid has its own, the puzzle's.
    """
    if lists(puzzle) != "clues" or (
        puzzle.model == LETTERS and settings(puzzle)["list"] != "clues"
    ):
        return wording(puzzle).language.direction
    usual = alphabet.get(puzzle.clue_language or puzzle.language).direction
    texts = [puzzle.words[entry.word].clue for entry in puzzle.entries]
    texts += [clue_of(puzzle, entry) for entry in open_entries(puzzle)]
    sides = [alphabet.direction(text, "") for text in texts]
    left, right = sides.count("ltr"), sides.count("rtl")
    return usual if left == right else "ltr" if left > right else "rtl"


def clue_lists(puzzle: Puzzle) -> tuple[ClueList, ClueList]:
    """The clues across, then down, as the sheet numbers them: by cells, or by rows and columns.

    What has a clue but not all its letters is an entry whose word is -1.
    """
    by_line = settings(puzzle).get("numbering") == "lines"
    found = [*puzzle.entries, *open_entries(puzzle)]
    lists = []
    for across in (True, False):
        lines: dict[int, list[Entry]] = {}
        for entry in sorted(found, key=lambda entry: entry.number):
            if entry.across is across:
                line = entry.cells[0][0 if across else 1] + 1
                lines.setdefault(line if by_line else entry.number, []).append(entry)
        counted = tuple((number, tuple(some)) for number, some in sorted(lines.items()))
        lists.append(ClueList(across, counted))
    return lists[0], lists[1]


def open_entries(puzzle: Puzzle) -> list[Entry]:
    """The slots that have a clue but not all their letters, as entries whose word is -1.

    Not those that only remember the clue of a word that was taken out.
    """
    open_clues = puzzle.open_clues
    if puzzle.model != BLOCKED or all(found.answer for found in open_clues.values()):
        return []
    numbers = puzzle.numbers()
    return [
        Entry(-1, across, cells, numbers[cells[0]])
        for across, cells in puzzle.slots()
        if (found := open_clues.get((cells[0], across))) and not found.answer
    ]


def unsolved(puzzle: Puzzle) -> bool:
    """Whether some letters aren't here, but each answer they are in has its clue.

    Such a puzzle can be printed, handed out and solved.
    """
    empty = {cell for cell, letter in puzzle.open_cells.items() if not letter}
    if not empty:
        return False
    return empty <= {cell for entry in open_entries(puzzle) for cell in entry.cells}


def credits_line(puzzle: Puzzle) -> str:
    """Who had part in the puzzle besides its author, and when: what stands below the author."""
    told = (puzzle.about.get(name, "") for name in ("editor", "publisher", "date"))
    return " · ".join(filter(None, told))


def copyright_line(puzzle: Puzzle) -> str:
    """Whose the puzzle is: what stands at the foot of the sheet."""
    told = puzzle.about.get("copyright", "")
    marked = re.search(r"©|\(c\)|copyright", told, re.IGNORECASE)
    return told if marked or not told else f"© {told}"


def clue_of(puzzle: Puzzle, entry: Entry) -> str:
    """The clue of an entry, also of one of `open_entries`."""
    if entry.word >= 0:
        return puzzle.words[entry.word].clue
    return puzzle.open_clues[entry.cells[0], entry.across].clue


def open_counts(puzzle: Puzzle, entry: Entry, write: Callable[[int], str] = str) -> str:
    """How many letters each part of the answer has that isn't in the grid: `3,5`."""
    counts = puzzle.open_clues[entry.cells[0], entry.across].counts or str(len(entry.cells))
    return re.sub("[0-9]{1,3}", lambda found: write(int(found[0])), counts)


def letters_in_order(puzzle: Puzzle) -> list[str]:
    """The letters that have numbers, in the order of the alphabet: to be crossed off."""
    script = alphabet.get(puzzle.language)
    return sorted(puzzle.codes, key=lambda letter: script.sort_key((letter,)))


def groups(puzzle: Puzzle) -> list[tuple[int, list[int]]]:
    """The words on the sheet by their length, the short ones first: (letters, indexes)."""
    found: dict[int, list[int]] = {}
    for word in listing(puzzle):
        found.setdefault(len(puzzle.words[word].answer), []).append(word)
    return sorted(found.items())


def enumeration(puzzle: Puzzle, word: Word, write: Callable[[int], str] = str) -> str:
    """How many letters each part of a word has, as `Alphabet.enumeration` writes it.

    One number if the word isn't the one in the cells, as in a faulty file.
    """
    script = alphabet.get(puzzle.language)
    letters = puzzle.options.get("letters", {})
    try:
        if script.split(word.surface, letters) == word.answer:
            return script.enumeration(word.surface, letters, write=write)
    except CrosscoreError:
        pass  # the referee says what is wrong with it
    return write(len(word.answer))


def bank(puzzle: Puzzle) -> list[str]:
    """The words on the sheet in the order of `listing`, as written, capitals as in the grid."""
    script = alphabet.get(puzzle.language)
    write = figures(puzzle, wording(puzzle))
    return [write(script.upper(puzzle.words[word].shown)) for word in listing(puzzle)]


def listing(puzzle: Puzzle) -> list[int]:
    """Indexes of the words on the sheet: alphabetical, or as the sheet of a word search says."""
    script = alphabet.get(puzzle.language)
    order = settings(puzzle).get("order", "alphabet")
    words = sorted(entry.word for entry in puzzle.entries)
    if order != "listed":
        words.sort(key=lambda word: script.sort_key(puzzle.words[word].answer))
    if order == "length":
        words.sort(key=lambda word: len(puzzle.words[word].answer))
    return words


def labels(puzzle: Puzzle, wording: Wording) -> wire.Labels:
    """The sheet's own words, see `Wording.labels`.

    `list` is the heading of a word search's list: “Words”, or how many there are to find; `left`
    announces its hidden message.
    """
    said = wording.labels(len(puzzle.entries) + len(open_entries(puzzle)))
    if puzzle.model == LETTERS:
        above: Literal["bank", "words"]
        above = "bank" if settings(puzzle)["list"] == "words" else "words"
        said["list"] = said[above]
        said["english"] += ["list"] if above in said["english"] else []
        if hidden_message(puzzle):
            said["left"] = left(puzzle, wording)
            said["english"] += [] if wording.is_native("left") else ["left"]
    return said


def left(puzzle: Puzzle, wording: Wording) -> str:
    """What announces the message of a word search: what the letters left over say, or how many."""
    length = len(message(puzzle))
    return wording.left(length if length < len(puzzle.open_cells) else 0)


def message(puzzle: Puzzle) -> tuple[str, ...]:
    """The letters of the message that a word search should hide; () if there is none."""
    try:
        return alphabet.get(puzzle.language).split(
            str(puzzle.options.get("message", "")), puzzle.options.get("letters", {})
        )
    except CrosscoreError:
        return ()


def hidden_message(puzzle: Puzzle) -> str:
    """The message of a word search as it was written, if all its letters are there; else ""."""
    wanted = message(puzzle)
    unused = [letter for _, letter in sorted(puzzle.open_cells.items())]
    return str(puzzle.options["message"]) if wanted and unused[: len(wanted)] == [*wanted] else ""


def blanks(puzzle: Puzzle) -> list[int]:
    """How many letters each word of the hidden message has; [] if the message isn't whole."""
    script = alphabet.get(puzzle.language)
    found = hidden_message(puzzle)
    parts = [script.split(part, puzzle.options.get("letters", {})) for part in found.split()]
    lengths = [len(part) for part in parts if part]
    whole = len(message(puzzle)) if found else 0
    return lengths if sum(lengths) == whole else [whole]
