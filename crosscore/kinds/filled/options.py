"""The options of a filled crossword, described as data, and sets of them to begin with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from crosscore.fields import Field, parse_size, settle, usable
from crosscore.puzzle import Puzzle

if TYPE_CHECKING:
    from crosscore.wire import Preset

__all__ = [
    "COLUMNS",
    "FEW",
    "FIELDS",
    "ID",
    "LARGEST",
    "NONE",
    "PATTERN",
    "PRESETS",
    "PROGRESSIVE",
    "ROWS",
    "SMALLEST",
    "SYMMETRIES",
    "TITLE",
    "settings_of",
    "settled",
    "sides_of",
]

ID = "filled"
TITLE = "Filled crossword"

SMALLEST, LARGEST = 3, 25  #: cells of a side

# Where the blocks come from.
PATTERN = "pattern"  #: a symmetric pattern as newspapers have it, filled afterwards
FEW = "few"  #: placed while filling
ROWS = "rows"  #: the older program's way, row by row
COLUMNS = "columns"  #: the older program's way, column by column
NONE = "none"  #: an open grid: the user's own

PROGRESSIVE = "progressive"  #: the method of the older program

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
            (FEW, "Placed while filling"),
            (ROWS, "Row by row (older program)"),
            (COLUMNS, "Column by column (older program)"),
            (NONE, "None: an open grid"),
        ),
        helps=(
            "A new pattern as in newspapers: every letter stands in two words, and all words hang "
            "together. It needs a large word list.",
            "They are put wherever words end, so that short word lists can fill the grid as well.",
            "Each row is filled with words and black squares between them; down words are no "
            "longer than you say.",
            "The black squares come from the columns first, then the rows are filled.",
            "Nothing is black: for small squares, or to draw your own.",
        ),
        layout=True, group="grid",
    ),
    Field(
        "symmetry", "Symmetry", "choice", "rotational",
        help="Where one square is black, so is its image.",
        choices=SYMMETRIES, group="grid", when=("blocks", (PATTERN, FEW, NONE)),
    ),
    Field(
        "black", "How many black squares", "choice", "medium",
        help="More of them make the grid easier to fill.",
        choices=(("few", "Few"), ("medium", "Medium"), ("many", "Many")),
        layout=True, group="grid", when=("blocks", (PATTERN, FEW)),
    ),
    Field(
        "max_down", "Longest word down", "int", 4, 2, LARGEST,
        "The older program fills rows and hopes for the columns: short ones come out right more "
        "often.", "letters",
        layout=True, group="grid", when=("blocks", (ROWS, COLUMNS)),
    ),
    Field(
        "min_length", "Shortest word", "int", 3, 2, 10,
        "Shorter words are not used; shorter gaps are not left open.", "letters",
        layout=True, group="words", when=("blocks", (PATTERN, FEW, ROWS, COLUMNS)),
        says="filled-min_length",
    ),
    Field(
        "min_score", "Lowest score", "int", 0, 0, 100,
        "Words with a lower score are not used, where the word list has scores.", "points",
        draws=True, group="words",
    ),
    Field(
        "better", "Prefer words with a high score", "bool", True,
        help="Where the word list has scores, the best words are tried first.",
        draws=True, group="words",
    ),
    Field(
        "method", "How to search", "choice", "solver",
        choices=(("solver", "Every word known"), (PROGRESSIVE, "Progressive (older program)")),
        helps=(
            "Only words of the list are used, across and down; or it is proved that they cannot "
            "fill the grid.",
            "Rows are filled with words, and the words down are improved bit by bit; some may "
            "remain that no list has. They are marked.",
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
        "How many grids are kept to be improved.", "grids",
        draws=True, group="search", when=("method", (PROGRESSIVE,)),
    ),
    Field(
        "neighbours", "Neighbours", "int", 50, 1, 1000,
        "How many changes of a grid are tried at a time.", "changes",
        draws=True, group="search", when=("method", (PROGRESSIVE,)),
    ),
    Field(
        "seconds", "Time to search", "seconds", 10, 0.1, 600,
        "The search ends as soon as the grid is full, or when this time is up.", "seconds",
        group="search", says="filled-seconds",
    ),
    Field(
        "long_clue", "Long clue from", "int", 60, 10, 500,
        "Clues with more characters than this are marked in the list.", "characters",
        group="words",
    ),
)  # fmt: skip

PRESETS: tuple[Preset, ...] = (
    {
        "id": "newspaper",
        "label": "Newspaper",
        "values": {},
        "words": 20_000,  # how many a word list should have for it
        "help": "13 × 13 with a symmetric pattern, for a large word list.",
    },
    {
        "id": "newspaper-15",
        "label": "Newspaper, 15 × 15",
        "values": {"size": "15x15", "seconds": 20},
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
        "help": "12 × 12; the black squares are placed while filling, as few as possible.",
    },
    {
        "id": "small-list",
        "label": "Small word list",
        "values": {
            "size": "11x11", "blocks": FEW, "symmetry": "none", "black": "many", "min_length": 2,
        },
        "help": "More black squares and short words, so that a small word list is enough.",
    },
    {
        "id": "older",
        "label": "Older program",
        "values": {
            "size": "12x12", "blocks": COLUMNS, "method": PROGRESSIVE, "max_down": 4,
            "min_length": 2, "queue": 40, "neighbours": 50, "seconds": 2,
        },
        "help": "12 × 12 by the progressive search of an older program, with its own settings; "
        "unknown words may remain.",
    },
)  # fmt: skip


def settled(options: Mapping[str, object]) -> dict[str, Any]:
    """The settings of a new puzzle: checked, defaults filled in, none that does not matter."""
    return settle(FIELDS, options)


def settings_of(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle's options that are this kind's fields; a default for what cannot be used."""
    return usable(FIELDS, {**puzzle.options, "size": f"{puzzle.width}x{puzzle.height}"})


def sides_of(settings: Mapping[str, Any]) -> tuple[int, int]:
    """Width and height of the grid that the settings ask for."""
    sides = parse_size(settings["size"])
    assert sides is not None
    return sides
