"""The options of a filled crossword, described as data, and sets of them to begin with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from crosscore.fields import Field, effective, parse_size, usable
from crosscore.puzzle import Puzzle

if TYPE_CHECKING:
    from crosscore.wire import Preset

__all__ = [
    "BARS",
    "COLUMNS",
    "FEW",
    "FIELDS",
    "ID",
    "LARGEST",
    "LIBRARY",
    "NONE",
    "PATTERN",
    "PRESETS",
    "PROGRESSIVE",
    "ROWS",
    "SMALLEST",
    "SYMMETRIES",
    "settings_of",
    "settled",
    "sides_of",
]

ID = "filled"

SMALLEST, LARGEST = 3, 50  #: cells of a side
_LONGEST = 25  #: letters that an option may ask for

# Where the blocks come from.
PATTERN = "pattern"  #: a symmetric pattern as newspapers have it, filled afterwards
FEW = "few"  #: placed while filling
ROWS = "rows"  #: the older program's way, row by row
COLUMNS = "columns"  #: the older program's way, column by column
NONE = "none"  #: an open grid: the user's own
LIBRARY = "library"  #: a pattern of the library
BARS = "bars"  #: no blocks: words end at bars

#: options that puzzles of earlier versions don't have
_YOUNGER = ("pattern", "most_words", "most_blocks", "theme_answers", "theme_down")

PROGRESSIVE = "progressive"  #: the method of the older program

RULES = "rules"  #: the group of options that say what editors ask of a grid

SYMMETRIES = (
    ("rotational", "Half a turn"),
    ("left-right", "Left and right"),
    ("up-down", "Top and bottom"),
    ("both", "All four sides"),
    ("diagonal", "Diagonal"),
    ("none", "None"),
)

FIELDS = (
    Field(
        "size", "Grid size", "sides", "13x13", SMALLEST, LARGEST,
        "Width and height of the grid.", "cells",
        layout=True, group="grid", says="filled-size",
    ),
    Field(
        "blocks", "Black squares", "choice", PATTERN,
        choices=(
            (PATTERN, "A pattern"),
            (LIBRARY, "A pattern you choose"),
            (FEW, "Placed while filling"),
            (ROWS, "Row by row (older program)"),
            (COLUMNS, "Column by column (older program)"),
            (BARS, "Bars instead (British)"),
            (NONE, "None: an open grid"),
        ),
        helps=(
            "A new newspaper pattern: every letter is in two words and all words connect. "
            "Needs a large word list.",
            "A pattern of the library, with the number of words and the long words that you "
            "want.",
            "Put wherever words end, so that short word lists can fill the grid too.",
            "Fills each row with words separated by black squares; down words are no longer "
            "than you set.",
            "Takes the black squares from the columns first, then fills the rows.",
            "No black squares: words end at bars, and every word has letters that no other word "
            "crosses, in a fair number. Usually 12 × 12.",
            "No black squares: for small grids, or to draw your own.",
        ),
        layout=True, group="grid",
    ),
    Field(
        "pattern", "Pattern", "pattern", "", max=40,
        help="One of the library. Without one, any of the grid’s size.",
        layout=True, group="grid", when=("blocks", (LIBRARY,)),
    ),
    Field(
        "symmetry", "Symmetry", "choice", "rotational",
        help="Each black square is mirrored.",
        choices=SYMMETRIES, group="grid", when=("blocks", (PATTERN, FEW, BARS, NONE)),
    ),
    Field(
        "black", "How many black squares", "choice", "medium",
        help="More black squares make the grid easier to fill.",
        choices=(("few", "Few"), ("medium", "Medium"), ("many", "Many")),
        layout=True, group="grid", when=("blocks", (PATTERN, FEW)),
    ),
    Field(
        "most_words", "Most words", "int", 0, 0, 400,
        "The pattern has no more words than this; 0 sets no limit.", "words",
        layout=True, group="grid", when=("blocks", (PATTERN,)),
    ),
    Field(
        "most_blocks", "Most black squares", "int", 0, 0, 400,
        "The pattern has no more black squares than this; 0 sets no limit.", "squares",
        layout=True, group="grid", when=("blocks", (PATTERN,)),
    ),
    Field(
        "max_down", "Longest word down", "int", 4, 2, _LONGEST,
        "The older program fills rows and hopes that the columns make words; short ones do "
        "more often.", "letters",
        layout=True, group="grid", when=("blocks", (ROWS, COLUMNS)),
    ),
    Field(
        "theme_answers", "Theme answers", "lines", "", max=2_000,
        help="One in each line. They get symmetric places, and the rest is filled around them: "
        "pairs of equal length, an odd one in the middle row.",
        layout=True, group="words", when=("blocks", (PATTERN, LIBRARY)),
    ),
    Field(
        "theme_down", "Theme answers may run down", "bool", False,
        layout=True, group="words", when=("blocks", (PATTERN, LIBRARY)),
    ),
    Field(
        "min_length", "Shortest word", "int", 3, 2, 10,
        "Shorter words aren’t used, and no shorter gaps are left.", "letters",
        layout=True, group="words", when=("blocks", (PATTERN, FEW, ROWS, COLUMNS)),
        says="filled-min_length",
    ),
    Field(
        "min_score", "Lowest score", "int", 0, 0, 100,
        "If the word list has scores, words below this aren’t used.", "points",
        draws=True, group="words",
    ),
    Field(
        "better", "Prefer words with a high score", "bool", True,
        help="If the word list has scores, tries the best words first.",
        draws=True, group="words",
    ),
    Field(
        "method", "How to search", "choice", "solver",
        choices=(("solver", "Known words only"), (PROGRESSIVE, "Progressive (older program)")),
        helps=(
            "Uses only words from the list, across and down, or proves that they can’t fill "
            "the grid.",
            "Fills the rows with words and improves the down words bit by bit. Some may remain "
            "that aren’t in the list; they’re marked.",
        ),
        draws=True, group="search", when=("blocks", (PATTERN, ROWS, COLUMNS, NONE)),
    ),
    Field(
        "objective", "What counts as wrong", "choice", "lengths",
        choices=(
            ("lengths", "Letters of unknown words"),
            ("counts", "Unknown and scrambled words"),
            ("unknown", "Unknown words"),
        ),
        helps=(
            "The letters of unknown words, and a fifth of those of scrambled ones.",
            "Each unknown word counts one, each scrambled one a half.",
            "Each unknown word counts one, scrambled ones too.",
        ),
        draws=True, group="search", when=("method", (PROGRESSIVE,)),
    ),
    Field(
        "queue", "Queue", "int", 40, 1, 1000,
        "How many grids to keep and improve.", "grids",
        draws=True, group="search", when=("method", (PROGRESSIVE,)),
    ),
    Field(
        "neighbours", "Neighbours", "int", 50, 1, 1000,
        "How many changes of a grid to try at a time.", "changes",
        draws=True, group="search", when=("method", (PROGRESSIVE,)),
    ),
    Field(
        "shared", "Letters in a row that two words may not share", "int", 0, 0, _LONGEST,
        "5 is usual; 0 allows any.", "letters",
        draws=True, group=RULES,
    ),
    Field(
        "apart", "No word within another", "bool", False,
        help="No CAT beside CATS, no TONE beside STONES.",
        draws=True, group=RULES,
    ),
    Field(
        "pangram", "Every letter of the alphabet", "bool", False,
        help="Tries to use them all, and tells which are missing.",
        draws=True, group=RULES,
    ),
    Field(
        "three", "No two-letter words", "bool", True,
        help="Marks them.", group=RULES,
    ),
    Field(
        "checked", "Every letter in two words", "bool", True,
        help="Marks letters that are in only one.", group=RULES,
    ),
    Field(
        "connected", "One grid in one piece", "bool", True,
        help="Marks parts that no word joins.", group=RULES,
    ),
    Field(
        "mirrored", "Symmetric black squares", "bool", True,
        help="Marks black squares without a mirror image.", group=RULES,
    ),
    Field(
        "seconds", "Time to search", "seconds", 10, 0.1, 600,
        "The search ends when the grid is full or this time is up.", "seconds",
        group="search", says="filled-seconds",
    ),
    Field(
        "long_clue", "Long clues", "int", 60, 10, 500,
        "Marks clues with more characters than this in the list.", "characters",
        group="words",
    ),
)  # fmt: skip

PRESETS: tuple[Preset, ...] = (
    {
        "id": "newspaper",
        "label": "Newspaper",
        "values": {"black": "many"},
        "words": 20_000,  # how many a word list should have for it
        "help": "13 × 13 with a symmetric pattern, for a large word list.",
    },
    {
        "id": "newspaper-15",
        "label": "Newspaper, 15 × 15",
        "values": {"size": "15x15", "black": "many", "seconds": 20},
        "words": 20_000,
        "help": "The size of most daily crosswords.",
    },
    {
        "id": "mini",
        "label": "Mini",
        "values": {"size": "5x5", "black": "few"},
        "words": 5_000,
        "help": "5 × 5 with few black squares, for a coffee break.",
    },
    {
        "id": "own-blocks",
        "label": "Full grid",
        "values": {"size": "12x12", "blocks": FEW, "symmetry": "none", "black": "few"},
        "help": "12 × 12, with as few black squares as possible, placed while filling.",
    },
    {
        "id": "small-list",
        "label": "Small word list",
        "values": {
            "size": "11x11", "blocks": FEW, "symmetry": "none", "black": "many", "min_length": 2,
        },
        "help": "More black squares and short words, so a small word list is enough.",
    },
    {
        "id": "older",
        "label": "Older program",
        "values": {
            "size": "12x12", "blocks": COLUMNS, "method": PROGRESSIVE, "max_down": 4,
            "min_length": 2, "queue": 40, "neighbours": 50, "seconds": 2,
        },
        "help": "12 × 12 by an older program’s progressive search, with its settings; unknown "
                "words may remain.",
    },
)  # fmt: skip


def settled(options: Mapping[str, object]) -> dict[str, Any]:
    """The settings of a new puzzle: checked, defaults filled in, none that does not matter.

    Rules and younger options are among them only where they aren't the usual ones, so that
    puzzles that don't use them stay the same. A pattern that is named is the one to take.
    """
    if options.get("pattern") and "blocks" not in options:
        options = {**options, "blocks": LIBRARY}
    found = effective(FIELDS, options)
    if found["pattern"]:
        from crosscore.fill import library

        chosen = library.named(found["pattern"])
        found["size"] = f"{chosen.width}x{chosen.height}"
    usual = {
        field.name: field.default
        for field in FIELDS
        if field.group == RULES or field.name in _YOUNGER
    }
    return {name: value for name, value in found.items() if usual.get(name, ...) != value}


def settings_of(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle's options that are this kind's fields; a default for what cannot be used."""
    return usable(FIELDS, {**puzzle.options, "size": f"{puzzle.width}x{puzzle.height}"})


def sides_of(settings: Mapping[str, Any]) -> tuple[int, int]:
    """Width and height of the grid that the settings ask for."""
    sides = parse_size(settings["size"])
    assert sides is not None
    return sides
