"""What formats of other programs don't keep, in the same sentences for all of them.

Each function that takes a puzzle returns a list of findings for a format's `losses`, empty if the
loss doesn't concern this puzzle. They are about the sheet, so they take what `sheet.crop` returns,
except `workshop`, which takes the puzzle itself. For a file from outside, `circles`, `filled_in`
return sentences about losses.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType

from crosscore import alphabet, sheet
from crosscore.alphabet import NUMBERS
from crosscore.alphabet.show import language_name
from crosscore.errors import CrosscoreError, Issue, Sentence, sentence
from crosscore.grid import BLOCKED, CROSSING, LETTERS, Cell
from crosscore.kinds.registry import kind_of, usual
from crosscore.puzzle import Puzzle

__all__ = [
    "about",
    "adrift",
    "checksum",
    "circles",
    "clue_language",
    "clues_told",
    "counts",
    "direction",
    "filled_in",
    "folded",
    "from_right",
    "guessed",
    "kind",
    "language",
    "lists",
    "look",
    "marks",
    "notes",
    "other_kind",
    "outside",
    "placeless",
    "rebuilt",
    "said_in",
    "spelling",
    "unfilled",
    "workshop",
]

_COUNTS = re.compile("[1-9][0-9]{0,2}(?:[-,][1-9][0-9]{0,2})*")


def workshop(puzzle: Puzzle) -> list[Issue]:
    """What the puzzle was made from and how; only our own .ipuz keeps it."""
    kept: list[Sentence] = []
    if puzzle.options:
        kept.append(sentence("lost-options", "options and seed"))
    if puzzle.source:
        kept.append(sentence("lost-dictionary", "the name of its word list"))
    if puzzle.locked or puzzle.frozen:
        kept.append(sentence("lost-locks", "which words are locked"))
    if puzzle.pinned:
        kept.append(sentence("lost-pinned", "which letters were written by hand"))
    if any(clue.answer for clue in puzzle.open_clues.values()):
        kept.append(sentence("lost-former", "clues of words that were taken out"))
    if puzzle.unplaced:
        words = len(puzzle.unplaced)
        kept.append(sentence("lost-unplaced", "words without a place: {words}", words=words))
    if not kept:
        return []
    message = sentence(
        "loss-workshop", "What you need to go on editing the puzzle isn’t kept: {what}.", what=kept
    )
    return [Issue("workshop", message)]


def about(puzzle: Puzzle, kept: Collection[str] = ()) -> list[Issue]:
    """What the puzzle says about itself besides title, author and instructions.

    `kept` are the names in `puzzle.ABOUT` that the format has a place for.
    """
    names = {
        "copyright": sentence("lost-copyright", "the copyright notice"),
        "editor": sentence("lost-editor", "the editor"),
        "publisher": sentence("lost-publisher", "the publisher"),
        "date": sentence("lost-date", "the date"),
        "notes": sentence("lost-notes", "the notes"),
        "url": sentence("lost-url", "the web address"),
        "difficulty": sentence("lost-difficulty", "the difficulty"),
    }
    gone = [said for name, said in names.items() if puzzle.about.get(name) and name not in kept]
    if not gone:
        return []
    message = sentence("loss-about", "Details of the puzzle aren’t kept: {what}.", what=gone)
    return [Issue("about", message)]


def notes(puzzle: Puzzle) -> list[Issue]:
    """That a format has one place for notes and instructions."""
    if not puzzle.about.get("notes"):
        return []
    message = sentence("loss-notes", "The notes become part of the instructions.")
    return [Issue("notes", message)]


def marks(
    puzzle: Puzzle,
    *,
    circles: bool = False,
    shades: bool = False,
    given: bool = True,
    bars: bool = True,
) -> list[Issue]:
    """What is marked in cells, where the format has no such mark; true where it has."""
    gone = []
    if not given and (cells := len(sheet.given_cells(puzzle))):
        gone.append(sentence("lost-given", "given letters: {cells}", cells=cells))
    if puzzle.bars and not bars:
        gone.append(sentence("lost-bars", "bars: {bars}", bars=len(puzzle.bars)))
    if puzzle.circles and not circles:
        gone.append(sentence("lost-circles", "circles: {cells}", cells=len(puzzle.circles)))
    if puzzle.shades and not shades:
        gone.append(sentence("lost-shades", "shading: {cells}", cells=len(puzzle.shades)))
    if not gone:
        return []
    message = sentence("loss-marks", "Marks in cells aren’t kept: {what}.", what=gone)
    return [Issue("marks", message)]


def checksum(puzzle: Puzzle) -> list[Issue]:
    """That nothing in the file tells whether a solution is right, of a puzzle without one."""
    if not puzzle.checksum:
        return []
    message = sentence(
        "loss-checksum",
        "What tells solvers whether their solution is right isn’t kept.",
    )
    return [Issue("checksum", message)]


def look(puzzle: Puzzle, kept: Collection[str] = ()) -> list[Issue]:
    """The look of the sheet, if it isn't the default. Letter counts aren't part of it.

    `kept` are the names of settings that the format has a place for.
    """
    names = {
        "blocks": sentence("lost-hidden", "that solvers find the blocks themselves")
        if puzzle.sheet.get("blocks") == "hidden"
        else sentence("lost-blocks", "how the cells outside the words look"),
        "text_size": sentence("lost-text-size", "the size of the text"),
        "word_bank": sentence("lost-word-bank", "the word bank"),
        "key": sentence("lost-key", "where the answer key stands"),
        "language": sentence("lost-headings", "the language of the headings"),
        "digits": sentence("lost-digits", "the digits"),
        "numbering": sentence("lost-numbering", "numbers by rows and columns"),
    }
    given = set(puzzle.sheet) - set(kept)
    changed = [name for said, name in names.items() if said in given]
    if given - set(names) - {"enumerations"}:
        changed.append(sentence("lost-printing", "how it is printed"))
    if not changed:
        return []
    message = sentence("loss-look", "Sheet settings aren’t kept: {what}.", what=changed)
    return [Issue("look", message)]


def from_right(puzzle: Puzzle) -> bool:
    """Whether a puzzle is read from the right."""
    return alphabet.get(puzzle.language).direction == "rtl"


def direction(puzzle: Puzzle) -> list[Issue]:
    """That a format has no direction, for a right-to-left puzzle."""
    if not from_right(puzzle):
        return []
    message = sentence(
        "loss-direction",
        "The format has no field for direction, so other programs show the grid mirrored, from "
        "left to right.",
    )
    return [Issue("direction", message)]


def language(puzzle: Puzzle) -> list[Issue]:
    """That a format doesn't name the language, if it would be guessed wrong here."""
    said = [clue for clue, _ in clues_told(puzzle).values()]
    found = guessed(_lines(puzzle), said)
    if found == puzzle.language:
        return []
    read, ours = alphabet.get(found), alphabet.get(puzzle.language)
    message = sentence(
        "loss-language",
        "The language isn’t kept: when opened here again, the words would be read as "
        "{guessed}, not {language}.",
        guessed=language_name(read.english, read.code),
        language=language_name(ours.english, ours.code),
    )
    cells = {cell for row in puzzle.rows() for cell in row if cell}
    other = sorted(cell for cell in cells if folded(cell, found) != cell)
    if not other:
        return [Issue("language", message)]
    letters = sentence("loss-letters", "These letters would then change: {letters}.", letters=other)
    return [Issue("language", message), Issue("letters", letters)]


def folded(cell: str, language: str, letters: Mapping[str, str] = MappingProxyType({})) -> str:
    """A cell's text as the letter of the grid; as it is where it is no single letter.

    `letters` are the alphabet's options.
    """
    try:
        split = alphabet.get(language).split(cell, letters)
    except CrosscoreError:
        return cell
    return split[0] if len(split) == 1 else cell


def clue_language(puzzle: Puzzle) -> list[Issue]:
    """That a format does not tell that the clues are in another language, unless their letters do.

    For formats that tell the language of the words.
    """
    said = [clue for clue, _ in clues_told(puzzle).values()]
    if said_in(said, puzzle.language) == puzzle.clue_language:
        return []
    message = sentence("loss-clue-language", "The language of the clues isn’t kept.")
    return [Issue("clue_language", message)]


def said_in(clues: Sequence[str], language: str) -> str:
    """Code of the clues' language where their letters are not of the words'; else ""."""
    return "" if language == NUMBERS else alphabet.other_language(clues, alphabet.get(language))


def lists(puzzle: Puzzle) -> list[Issue]:
    """That a format knows crosswords with clues alone, of a puzzle that is solved without."""
    match sheet.lists(puzzle):
        case "lengths":
            message = sentence(
                "loss-lengths",
                "The list of words by length isn’t kept: other programs show an ordinary "
                "crossword.",
            )
        case "codes":
            message = sentence(
                "loss-codes",
                "The numbers of the letters aren’t kept: other programs show an ordinary "
                "crossword.",
            )
        case _:
            return []
    return [Issue("lists", message)]


def guessed(lines: Sequence[str], clues: Sequence[str]) -> str:
    """Code of the language of a crossword that does not tell it; "und" if nothing does.

    `lines` are the words, or the rows of the grid, as plain text: of digits alone, it is none;
    without a letter, the clues tell, or else it is English.
    """
    letters = "".join(lines)
    if letters.isdecimal():
        return NUMBERS
    try:
        return alphabet.recognise(lines if letters else clues, clues=clues, share=0).alphabet.code
    except CrosscoreError:
        return "und" if letters else "en"


def _lines(puzzle: Puzzle) -> list[str]:
    """The words, or where there is none yet, the rows of the grid."""
    words = ["".join(puzzle.words[entry.word].answer) for entry in puzzle.entries]
    return words or ["".join(cell or "" for cell in row) for row in puzzle.rows()]


def counts(puzzle: Puzzle) -> list[Issue]:
    """That a format has no field for letter counts, so they follow the clues."""
    shown = bool(sheet.settings(puzzle).get("enumerations"))
    clued = bool(clues_told(puzzle))
    if not shown and not clued and puzzle.model != LETTERS:
        off = sentence("loss-counts-off", "That letter counts are switched off isn’t kept.")
        return [Issue("counts", off)]
    if not shown or not clued:
        return []
    message = sentence(
        "loss-counts",
        "The format has no field for letter counts, so they’re put at the ends of the clues.",
    )
    return [Issue("counts", message)]


def outside(puzzle: Puzzle) -> list[Issue]:
    """That a format has only black squares, for a puzzle with cells outside its words."""
    cells = 0 if puzzle.model == BLOCKED else sum(row.count(None) for row in puzzle.rows())
    if not cells:
        return []
    message = sentence(
        "loss-outside",
        "{cells} cells outside the words become black squares.",
        one="{cells} cell outside the words becomes a black square.",
        cells=cells,
    )
    return [Issue("outside", message)]


def kind(puzzle: Puzzle, *, voids: bool) -> list[Issue]:
    """That a format doesn't name the kind, if the puzzle would be taken for another one.

    `voids`: the format has cells outside the grid besides black squares.
    """
    cells = [cell for row in puzzle.rows() for cell in row]
    letters = "".join(cell or "" for cell in cells)
    dense = not voids or "" in cells or (None in cells and puzzle.model == BLOCKED)
    found = usual(BLOCKED, digits=letters.isdecimal()) if dense else usual(CROSSING)
    return other_kind(puzzle, found)


def other_kind(puzzle: Puzzle, found: str) -> list[Issue]:
    """That a puzzle would be opened as one of the kind `found`, where that is another one."""
    if found == puzzle.kind:
        return []
    said = kind_of(found).found or found
    message = sentence("loss-kind", "When opened here again, it becomes {kind}.", kind=said)
    return [Issue("kind", message)]


def unfilled(puzzle: Puzzle) -> list[Issue]:
    """That a format needs a letter in every cell, for a grid that still has empty ones."""
    cells = sum(row.count("") for row in puzzle.rows())
    if not cells:
        return []
    message = sentence(
        "loss-unfilled",
        "{cells} cells have no letter yet; other programs may treat them as mistakes.",
        one="{cells} cell has no letter yet; other programs may take it for a mistake.",
        cells=cells,
    )
    return [Issue("unfilled", message)]


def circles(cells: int) -> Sentence:
    """That so many cells of a file from outside have circles; such a sentence tells of a loss."""
    return sentence(
        "circles-lost",
        "has circles in {cells} cells, which are not kept",
        one="has a circle in {cells} cell, which is not kept",
        cells=cells,
    )


def filled_in(cells: int) -> Sentence:
    """That a solver filled in so many cells of a file from outside."""
    return sentence(
        "filled-in-lost",
        "has letters in {cells} cells that a solver filled in, which are not kept",
        one="has a letter in {cells} cell that a solver filled in, which is not kept",
        cells=cells,
    )


def clues_told(
    puzzle: Puzzle, write: Callable[[int], str] = str
) -> dict[tuple[Cell, bool], tuple[str, str]]:
    """The clues and letter counts of the sheet, by where they begin and whether they lie across.

    Runs that aren't full have theirs; a clue kept for a word that was taken out isn't one.
    """
    found = {}
    for entry in puzzle.entries:
        word = puzzle.words[entry.word]
        found[entry.cells[0], entry.across] = word.clue, sheet.enumeration(puzzle, word, write)
    for across, cells in puzzle.slots() if puzzle.open_clues else ():
        waiting = puzzle.open_clues.get((cells[0], across))
        if waiting and not waiting.answer:
            found[cells[0], across] = waiting.clue, waiting.counts or write(len(cells))
    return found


def spelling(puzzle: Puzzle, *, counted: bool) -> list[Issue]:
    """That words are kept as the letters of their cells alone.

    `counted` tells that the format has letter counts where the sheet has them: from these,
    spaces and hyphens are restored.
    """
    script = alphabet.get(puzzle.language)
    counted = counted and bool(sheet.settings(puzzle).get("enumerations"))
    words = 0
    for entry in puzzle.entries:
        word = puzzle.words[entry.word]
        said = sheet.enumeration(puzzle, word) if counted else ""
        words += rebuilt(word.answer, said) != _shown(script.upper(word.shown))
    if not words:
        return []
    message = sentence(
        "loss-spelling",
        "{words} words are kept only as letters in the grid, not as you wrote them.",
        one="{words} word is kept only as its letters in the grid, not as it was written.",
        words=words,
    )
    return [Issue("spelling", message)]


def _shown(text: str) -> str:
    return " ".join(text.replace("\N{HYPHEN}", "-").split())


def rebuilt(answer: Sequence[str], counts: object, between: str = "") -> str:
    """A word from its cells and its letter counts: ICE CREAM from `3,5`.

    Only the cells, if the counts are none (`3,5`, `6-2-3`) or do not add up. `between` stands
    between the cells of each part.
    """
    if isinstance(counts, str) and _COUNTS.fullmatch(counts):
        parts = re.split("([-,])", counts)
        if sum(map(int, parts[::2])) == len(answer):
            text, at = "", 0
            for length, mark in zip(parts[::2], [*parts[1::2], ""], strict=True):
                text += between.join(answer[at : at + int(length)]) + mark.replace(",", " ")
                at += int(length)
            return text
    return between.join(answer)


def adrift(clues: int) -> Sentence:
    """That so many clues of a file do not say where their words are."""
    return sentence(
        "exolve-adrift",
        "has {clues} clues that do not say where their words are; they are left out",
        one="has {clues} clue that does not say where its word is; it is left out",
        clues=clues,
    )


def placeless(clues: int) -> Sentence:
    """That so many clues of a file name no word of its grid."""
    return sentence(
        "exolve-placeless",
        "has {clues} clues that name no word of the grid; they are left out",
        one="has {clues} clue that names no word of the grid; it is left out",
        clues=clues,
    )
