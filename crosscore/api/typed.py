"""The options of each kind of puzzle by name and type, for editors and type checkers.

Written by tools/option_types.py from the descriptions that the kinds give of their options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypedDict, Unpack, overload

if TYPE_CHECKING:
    from crosscore.api.drawing import Grid
    from crosscore.api.lists import AnyWords
    from crosscore.api.making import Cancel, Kind
    from crosscore.puzzle import Puzzle
    from crosscore.search import Progress

__all__ = [
    "CodewordOptions",
    "CrosswordOptions",
    "FillOptions",
    "KrissKrossOptions",
    "NumbersOptions",
    "SearchOptions",
    "SheetSettings",
    "WordsearchOptions",
    "make",
    "stream",
]


class SearchOptions(TypedDict, total=False):
    """What every kind takes: which puzzle, and how long to search for it."""

    #: Picks one of the possible puzzles, 0 to 2**53 - 1. Default 1.
    seed: int
    #: How many nodes to search, 1 or more: the same puzzle on every machine.
    nodes: int
    #: How many seconds to search, at most 3600.
    seconds: float
    #: The code of the words' language, such as "bn". Default: guessed.
    language: str
    #: Called with a report many times a second.
    progress: Callable[[Progress], object] | None
    #: Ends the search once it is true, or set.
    cancel: Cancel
    #: How many processes search, where `seconds` limit it: 1 to 32, or "auto". Default 1.
    workers: int | Literal["auto"]


class CrosswordOptions(SearchOptions, total=False):
    """The options of `make("crossword", ...)`."""

    #: Number of words. How many words are drawn from the word list; at most 8 for “Smallest grid,
    #: proved”. 2 to 2,000 words. Default: all for a list of one's own, else 50.
    count: int
    #: What counts most. Default "compact".
    goal: Literal["compact", "crossings", "blocks", "page", "proved"]
    #: Paper. The grid fills the page, less margins and title. Default "a4".
    paper: Literal["a4", "a4-wide", "letter", "letter-wide", "own"]
    #: Width and height. The grid’s proportions, such as 4 × 3, or 16 × 9 for a screen. 1 to 100.
    #: Default "4x3".
    aspect: str
    #: Grid size. Auto makes room for all the words, or uses 13 × 17 for “Fewest black squares”. A
    #: fixed size holds as many words as fit. 3 to 200 cells. Default "auto".
    size: str | int | tuple[int, int]
    #: Several pieces. Words that can’t be joined to the others stand beside them on the sheet.
    #: Default False.
    pieces: bool
    #: Shortest word. Shorter words aren’t picked. 2 to 40 letters. Default: any for a list of one's
    #: own, else 2.
    min_length: int
    #: Longest word. Longer words aren’t picked. 2 to 40 letters. Default: any for a list of one's
    #: own, else 40.
    max_length: int
    #: Scatter first. First spreads this many words over the grid; the others must cross them. Words
    #: that join nothing are marked and left off the sheet. Not used while words are locked. 0 to
    #: 100 words. Default 0.
    scatter: int
    #: Long clues. Marks clues with more characters than this in the list. 10 to 500 characters.
    #: Default 60.
    long_clue: int
    #: Avoid recently used words. Uses words from your last puzzles only when the others run out.
    #: Default True.
    fresh: bool
    #: Words that link those which share no letters.
    join: AnyWords


class FillOptions(SearchOptions, total=False):
    """The options of `make("fill", ...)`."""

    #: Grid size. Width and height of the grid. 3 to 50 cells. Default "13x13".
    size: str | int | tuple[int, int]
    #: Black squares. Default "pattern".
    blocks: Literal["pattern", "library", "few", "rows", "columns", "bars", "none"]
    #: Pattern. One of the library. Without one, any of the grid’s size.
    pattern: str
    #: Symmetry. Each black square is mirrored. Default "rotational".
    symmetry: Literal["rotational", "left-right", "up-down", "both", "diagonal", "none"]
    #: How many black squares. More black squares make the grid easier to fill. Default "medium".
    black: Literal["few", "medium", "many"]
    #: Most words. The pattern has no more words than this; 0 sets no limit. 0 to 400 words. Default
    #: 0.
    most_words: int
    #: Most black squares. The pattern has no more black squares than this; 0 sets no limit. 0 to
    #: 400 squares. Default 0.
    most_blocks: int
    #: Longest word down. The older program fills rows and hopes that the columns make words; short
    #: ones do more often. 2 to 25 letters. Default 4.
    max_down: int
    #: Theme answers. One in each line. They get symmetric places, and the rest is filled around
    #: them: pairs of equal length, an odd one in the middle row. At most 2,000 characters.
    theme_answers: str | Sequence[str]
    #: Theme answers may run down. Default False.
    theme_down: bool
    #: Shortest word. Shorter words aren’t used, and no shorter gaps are left. 2 to 10 letters.
    #: Default 3.
    min_length: int
    #: Lowest score. If the word list has scores, words below this aren’t used. 0 to 100 points.
    #: Default 0.
    min_score: int
    #: Prefer words with a high score. If the word list has scores, tries the best words first.
    #: Default True.
    better: bool
    #: How to search. Default "solver".
    method: Literal["solver", "progressive"]
    #: What counts as wrong. Default "lengths".
    objective: Literal["lengths", "counts", "unknown"]
    #: Queue. How many grids to keep and improve. 1 to 1,000 grids. Default 40.
    queue: int
    #: Neighbours. How many changes of a grid to try at a time. 1 to 1,000 changes. Default 50.
    neighbours: int
    #: Letters in a row that two words may not share. 5 is usual; 0 allows any. 0 to 25 letters.
    #: Default 0.
    shared: int
    #: No word within another. No CAT beside CATS, no TONE beside STONES. Default False.
    apart: bool
    #: Every letter of the alphabet. Tries to use them all, and tells which are missing. Default
    #: False.
    pangram: bool
    #: No two-letter words. Marks them. Default True.
    three: bool
    #: Every letter in two words. Marks letters that are in only one. Default True.
    checked: bool
    #: One grid in one piece. Marks parts that no word joins. Default True.
    connected: bool
    #: Symmetric black squares. Marks black squares without a mirror image. Default True.
    mirrored: bool
    #: Long clues. Marks clues with more characters than this in the list. 10 to 500 characters.
    #: Default 60.
    long_clue: int
    #: A grid to fill: a template's path, text with line breaks, rows, or a puzzle.
    grid: Grid


class NumbersOptions(SearchOptions, total=False):
    """The options of `make("numbers", ...)`."""

    #: Grid size. Width and height of the grid; 10 × 10 has about fifty clues. 5 to 15 cells.
    #: Default "10x10".
    size: str | int | tuple[int, int]
    #: Symmetry. Each black square is mirrored. With few numbers to choose from, the grid isn’t
    #: symmetric. Default "rotational".
    symmetry: Literal["rotational", "left-right", "up-down", "both", "diagonal", "none"]
    #: Operations. What the clues ask for. Default "times".
    operations: Literal["times", "divide", "times-divide", "plus", "minus", "plus-minus", "all"]
    #: First factor from. The smallest number on the left of ×. 1 to 99. Default 2.
    first_least: int
    #: First factor to. The largest number on the left of ×: 12 for the tables up to twelve. 1 to
    #: 99. Default 12.
    first_most: int
    #: Second factor from. The smallest number on the right of ×. Divisions are multiplications
    #: turned round. 1 to 999. Default 2.
    second_least: int
    #: Second factor to. The largest number on the right of ×. 1 to 999. Default 99.
    second_most: int
    #: Added numbers from. The smallest number on either side of + and −. 1 to 999. Default 10.
    term_least: int
    #: Added numbers to. The largest number on either side of + and −. 1 to 999. Default 199.
    term_most: int
    #: Clues. Default "full".
    clue: Literal["full", "hidden"]


class WordsearchOptions(SearchOptions, total=False):
    """The options of `make("wordsearch", ...)`."""

    #: Number of words. How many words to pick from the word list. 1 to 300 words. Default: all for
    #: a list of one's own, else 20.
    count: int
    #: Shortest word. Shorter words aren’t picked. 2 to 40 letters. Default: any for a list of one's
    #: own, else 3.
    min_length: int
    #: Longest word. Longer words aren’t picked. 2 to 40 letters. Default: any for a list of one's
    #: own, else 15.
    max_length: int
    #: Avoid recently used words. Uses words from your last puzzles only when the others run out.
    #: Default True.
    fresh: bool
    #: Directions. Default "medium".
    level: Literal["easy", "medium", "hard", "own"]
    #: Words run. At least one direction. Some of forward, down, forward-down, forward-up, backward,
    #: up, backward-up, backward-down. Default "forward down forward-down forward-up".
    ways: str | Sequence[str]
    #: Grid size. Auto finds a size with room for all the words. In a fixed size, words that don’t
    #: fit are left out. 3 to 100 cells. Default "auto".
    size: str | int | tuple[int, int]
    #: Room. Default "normal".
    room: Literal["normal", "tight", "loose"]
    #: Shape. The outline that the letters fill. Default "rectangle".
    shape: Literal["rectangle", "circle", "heart", "diamond", "tree", "own"]
    #: Your picture. Black squares become letters. The picture is scaled to the grid.
    mask: str | Sequence[str]
    #: Shared letters. Words that cross have a letter in common. Default "any".
    sharing: Literal["any", "many", "few", "none"]
    #: Words within words. Default "there".
    inside: Literal["there", "own", "out"]
    #: Around the words. Default "words".
    filler: Literal["words", "first", "others"]
    #: From the beginning. How many letters from the start of each word to use. 1 to 10 letters.
    #: Default 1.
    first: int
    #: Hidden message. The letters that belong to no word, read line by line, start with it. At most
    #: 200 characters.
    message: str
    #: No rude words. No rude word appears by accident, in any direction. Default True.
    clean: bool
    #: Words to keep out. More words that mustn’t appear by accident, separated by spaces or commas.
    #: At most 2,000 characters.
    banned: str


class KrissKrossOptions(SearchOptions, total=False):
    """The options of `make("kriss-kross", ...)`."""

    #: Grid. Default "crossing".
    grid: Literal["crossing", "blocked"]
    #: Number of words. How many words are drawn from the word list. 2 to 2,000 words. Default: all
    #: for a list of one's own, else 30.
    count: int
    #: What counts most. Default "compact".
    goal: Literal["compact", "crossings", "page"]
    #: Paper. The grid fills the page, less margins and title. Default "a4".
    paper: Literal["a4", "a4-wide", "letter", "letter-wide", "own"]
    #: Width and height. The grid’s proportions, such as 4 × 3, or 16 × 9 for a screen. 1 to 100.
    #: Default "4x3".
    aspect: str
    #: Grid size. Auto takes the room that all the words need. A fixed size holds as many words as
    #: fit. 3 to 200 cells. Default "auto".
    size: str | int | tuple[int, int]
    #: Several pieces. Words that can’t be joined to the others stand beside them on the sheet.
    #: Default False.
    pieces: bool
    #: Scatter first. First spreads this many words over the grid; the others must cross them. Words
    #: that join nothing are marked and left off the sheet. Not used while words are locked. 0 to
    #: 100 words. Default 0.
    scatter: int
    #: Grid size. Width and height of the grid. 3 to 50 cells. Default "13x13".
    sides: str | int | tuple[int, int]
    #: Black squares. Default "pattern".
    blocks: Literal["pattern", "few"]
    #: Symmetry. Each black square is mirrored. Default "rotational".
    symmetry: Literal["rotational", "left-right", "up-down", "both", "diagonal", "none"]
    #: How many black squares. More black squares make the grid easier to fill. Default "medium".
    black: Literal["few", "medium", "many"]
    #: Shortest word. Shorter words aren’t picked. 2 to 40 letters. Default: any for a list of one's
    #: own, else 3.
    min_length: int
    #: Longest word. Longer words aren’t picked. 2 to 40 letters. Default: any for a list of one's
    #: own, else 40.
    max_length: int
    #: Avoid recently used words. Uses words from your last puzzles only when the others run out.
    #: Default True.
    fresh: bool
    #: To start with. What’s already in the grid, so that solvers have a place to begin. Default
    #: "word".
    start: Literal["word", "letter", "none"]
    #: Words that link those which share no letters.
    join: AnyWords


class CodewordOptions(SearchOptions, total=False):
    """The options of `make("codeword", ...)`."""

    #: Grid. Default "crossing".
    grid: Literal["crossing", "blocked"]
    #: Number of words. How many words are drawn from the word list. 2 to 2,000 words. Default: all
    #: for a list of one's own, else 30.
    count: int
    #: What counts most. Default "compact".
    goal: Literal["compact", "crossings", "page"]
    #: Paper. The grid fills the page, less margins and title. Default "a4".
    paper: Literal["a4", "a4-wide", "letter", "letter-wide", "own"]
    #: Width and height. The grid’s proportions, such as 4 × 3, or 16 × 9 for a screen. 1 to 100.
    #: Default "4x3".
    aspect: str
    #: Grid size. Auto takes the room that all the words need. A fixed size holds as many words as
    #: fit. 3 to 200 cells. Default "auto".
    size: str | int | tuple[int, int]
    #: Several pieces. Words that can’t be joined to the others stand beside them on the sheet.
    #: Default False.
    pieces: bool
    #: Scatter first. First spreads this many words over the grid; the others must cross them. Words
    #: that join nothing are marked and left off the sheet. Not used while words are locked. 0 to
    #: 100 words. Default 0.
    scatter: int
    #: Grid size. Width and height of the grid. 3 to 50 cells. Default "13x13".
    sides: str | int | tuple[int, int]
    #: Black squares. Default "pattern".
    blocks: Literal["pattern", "few"]
    #: Symmetry. Each black square is mirrored. Default "rotational".
    symmetry: Literal["rotational", "left-right", "up-down", "both", "diagonal", "none"]
    #: How many black squares. More black squares make the grid easier to fill. Default "medium".
    black: Literal["few", "medium", "many"]
    #: Shortest word. Shorter words aren’t picked. 2 to 40 letters. Default: any for a list of one's
    #: own, else 3.
    min_length: int
    #: Longest word. Longer words aren’t picked. 2 to 40 letters. Default: any for a list of one's
    #: own, else 40.
    max_length: int
    #: Avoid recently used words. Uses words from your last puzzles only when the others run out.
    #: Default True.
    fresh: bool
    #: Given letters. At least this many letters are given; more are added until there is only one
    #: solution. 0 to 26 letters. Default 3.
    shown: int
    #: Words that link those which share no letters.
    join: AnyWords


class SheetSettings(TypedDict, total=False):
    """The settings of a sheet, for `change(puzzle, sheet=...)`."""

    #: Answer key. The solved puzzle on a separate sheet, or beside the empty one. Default "apart".
    key: Literal["apart", "beside"]
    #: What is printed. The puzzle, its answer key, or both on separate pages. Default "puzzle".
    prints: Literal["puzzle", "key", "both"]
    #: Paper. The paper to print on. If you don’t choose, the pages fit both A4 and Letter. Default
    #: "auto".
    paper: Literal["auto", "a4", "letter"]
    #: Line for the name. A line above the puzzle for the solver’s name. Default True.
    name_line: bool
    #: Save ink. Thin lines, and black squares hatched instead of filled. Default False.
    save_ink: bool
    #: Cells outside the words. How empty cells look on the sheet. Default "grey".
    blocks: Literal["grey", "black", "none", "hidden"]
    #: Text size. How large the clues are printed: 9, 9 to 11, 14 or 18 points. Normal is as large
    #: as fits on one page; large print has larger cells, too. Default "normal".
    text_size: Literal["small", "normal", "large", "huge"]
    #: Word bank. Lists all the answers in alphabetical order to help solvers. Default False.
    word_bank: bool
    #: Letter counts. Shows the number of letters after each clue, such as (6) or (3,5). Default
    #: True.
    enumerations: bool
    #: Language of the headings. The language of the headings, “Name” and the answer key. If you
    #: don’t choose one, it’s the language of the clues.
    language: str
    #: Digits. How numbers are written in the grid and beside the clues. Default "auto".
    digits: Literal["auto", "latin", "native"]
    #: Numbers. Number the cells where words start, or the rows and columns as many Arabic and
    #: Persian papers do. Default "cells".
    numbering: Literal["cells", "lines"]
    #: Only in a word search. What to find. What to print below the grid: the words, their clues, or
    #: only how many words there are. Default "words".
    list: Literal["words", "clues", "none"]
    #: Only in a word search. Order of the list. How the words or their clues are sorted. Default
    #: "alphabet".
    order: Literal["alphabet", "listed", "length"]
    #: Only in a word search. Lines between the letters. Draws a square around every letter. Default
    #: False.
    grid_lines: bool
    #: Only in a word search. Words in the key. How the answer key shows where the words are.
    #: Default "rings".
    marks: Literal["rings", "colours"]
    #: Only in a word search. Other letters in the key. Shows the letters that belong to no word in
    #: grey in the answer key. Default True.
    filler: bool


if TYPE_CHECKING:

    @overload
    def make(
        kind: Literal["crossword"], words: AnyWords, **options: Unpack[CrosswordOptions]
    ) -> Puzzle: ...

    @overload
    def make(kind: Literal["fill"], words: AnyWords, **options: Unpack[FillOptions]) -> Puzzle: ...

    @overload
    def make(
        kind: Literal["numbers"], words: None = None, **options: Unpack[NumbersOptions]
    ) -> Puzzle: ...

    @overload
    def make(
        kind: Literal["wordsearch"], words: AnyWords, **options: Unpack[WordsearchOptions]
    ) -> Puzzle: ...

    @overload
    def make(
        kind: Literal["kriss-kross"], words: AnyWords, **options: Unpack[KrissKrossOptions]
    ) -> Puzzle: ...

    @overload
    def make(
        kind: Literal["codeword"], words: AnyWords, **options: Unpack[CodewordOptions]
    ) -> Puzzle: ...

    @overload
    def make(kind: Kind, words: AnyWords | None, **options: Unpack[SearchOptions]) -> Puzzle: ...

    def make(kind: Any, words: Any = None, **options: Any) -> Any: ...

    @overload
    def stream(
        kind: Literal["crossword"], words: AnyWords, **options: Unpack[CrosswordOptions]
    ) -> Iterator[Puzzle]: ...

    @overload
    def stream(
        kind: Literal["fill"], words: AnyWords, **options: Unpack[FillOptions]
    ) -> Iterator[Puzzle]: ...

    @overload
    def stream(
        kind: Literal["numbers"], words: None = None, **options: Unpack[NumbersOptions]
    ) -> Iterator[Puzzle]: ...

    @overload
    def stream(
        kind: Literal["wordsearch"], words: AnyWords, **options: Unpack[WordsearchOptions]
    ) -> Iterator[Puzzle]: ...

    @overload
    def stream(
        kind: Literal["kriss-kross"], words: AnyWords, **options: Unpack[KrissKrossOptions]
    ) -> Iterator[Puzzle]: ...

    @overload
    def stream(
        kind: Literal["codeword"], words: AnyWords, **options: Unpack[CodewordOptions]
    ) -> Iterator[Puzzle]: ...

    @overload
    def stream(
        kind: Kind, words: AnyWords | None, **options: Unpack[SearchOptions]
    ) -> Iterator[Puzzle]: ...

    def stream(kind: Any, words: Any = None, **options: Any) -> Any: ...

else:
    from crosscore.api.making import make, stream
