"""The options of a free-form crossword, described as data, and sets of them to begin with."""

from __future__ import annotations

from typing import Any

from crosscore.fields import Field, check, parse_size
from crosscore.puzzle import Puzzle

__all__ = ["FIELDS", "ID", "PRESETS", "TITLE", "settings_of", "size_of"]

ID = "freeform"
TITLE = "Crossword"

FIELDS = (
    Field(
        "count", "Number of words", "int", 50, 2, 500,
        "How many words are drawn from the dictionary.", "words", draws=True, group="words",
    ),
    Field(
        "size", "Grid size", "size", "auto", 3, 120,
        "Auto finds the smallest grid that holds every word. A fixed size holds as many as fit.",
        "cells", layout=True, group="grid",
    ),
    Field(
        "min_length", "Shortest word", "int", 2, 2, 40,
        "Words with fewer letters than this are not drawn.", "letters", draws=True, group="words",
    ),
    Field(
        "max_length", "Longest word", "int", 40, 2, 40,
        "Words with more letters than this are not drawn.", "letters", draws=True, group="words",
    ),
    Field(
        "seconds", "Time to search", "seconds", 1, 0.1, 60,
        "Better layouts are shown as they are found, until this time is up.", "seconds",
        group="search",
    ),
    Field(
        "scatter", "Scatter first", "int", 0, 0, 100,
        "So many words are first put all over the grid, apart from each other; the others must "
        "cross them. Words that stay apart are marked and left off the sheet. While words are "
        "locked it is not used.", "words",
        layout=True, group="grid",
    ),
    Field(
        "long_clue", "Long clue from", "int", 60, 10, 500,
        "Clues with more characters than this are marked in the list.", "characters",
        group="words",
    ),
    Field(
        "fresh", "Avoid recently used words", "bool", True,
        help="Words of your last puzzles are drawn only when the others run out.",
        draws=True, group="words",
    ),
)  # fmt: skip

PRESETS: tuple[dict[str, Any], ...] = (
    {
        "id": "standard",
        "label": "Standard",
        "values": {},
        "help": "50 words in the smallest grid.",
    },
    {
        "id": "small",
        "label": "Small",
        "values": {"count": 15, "min_length": 3, "max_length": 6},
        "help": "15 short words of 3 to 6 letters.",
    },
    {
        "id": "large",
        "label": "Large",
        "values": {"count": 100, "seconds": 3},
        "help": "100 words; takes a little longer.",
    },
    {
        "id": "square",
        "label": "15 × 15",
        "values": {"count": 40, "size": "15x15", "min_length": 3, "max_length": 15, "seconds": 2},
        "help": "A newspaper's square, filled with as many of 40 words as fit.",
    },
    {
        "id": "scattered",
        "label": "Scattered",
        "values": {"scatter": 10, "seconds": 2},
        "help": "10 words are put all over the grid first, the others cross them.",
    },
)


def settings_of(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle's options that are this kind's fields, defaults filled in."""
    known = {field.name for field in FIELDS}
    return check(FIELDS, {k: v for k, v in puzzle.options.items() if k in known})


def size_of(puzzle: Puzzle) -> tuple[int, int] | None:
    """The width and height that were asked for, None if the grid's size is free."""
    return parse_size(settings_of(puzzle)["size"])
