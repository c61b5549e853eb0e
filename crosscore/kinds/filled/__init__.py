"""The filled crossword: every run of white cells is a word, in a grid with blocks.

    C A T # O R E        Each letter is in two words. The blocks come from a pattern, are
    A R E # N O D        placed while filling, or are the user's own; letters and words that
    B E N # E W E        are already there stay. All words come from the dictionary; if they
                         can't fill a grid, the kind says so, and why.

The searches are generators: they yield `Progress` and `Puzzle`s, and return the `Outcome`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosscore.errors import sentence
from crosscore.grid import BLOCKED
from crosscore.kinds.filled.options import FIELDS, ID, PRESETS, TITLE, settings_of
from crosscore.lazy import attach

if TYPE_CHECKING:
    from crosscore.kinds.filled.changing import delete, edit, replace
    from crosscore.kinds.filled.drawing import (
        clear,
        drawn_from,
        new_drawing,
        put,
        set_cells,
        type_text,
    )
    from crosscore.kinds.filled.filling import Search, can_fill, fill_rest
    from crosscore.kinds.filled.helping import candidates, heat
    from crosscore.kinds.filled.lookup import forget, looking_up, marked
    from crosscore.kinds.filled.making import improve, moved, new, reshuffle
    from crosscore.kinds.filled.reasons import UNFOUND

__all__ = [
    "ACTS",
    "DICTIONARY",
    "DIGITS",
    "DOING",
    "FIELDS",
    "FOUND",
    "ID",
    "MODELS",
    "PRESETS",
    "TITLE",
    "UNFOUND",
    "Search",
    "can_fill",
    "candidates",
    "clear",
    "delete",
    "drawn_from",
    "edit",
    "fill_rest",
    "forget",
    "heat",
    "improve",
    "looking_up",
    "marked",
    "moved",
    "new",
    "new_drawing",
    "put",
    "replace",
    "reshuffle",
    "set_cells",
    "settings_of",
    "type_text",
]

DOING = sentence("doing-fill", "Filling the grid")  #: while a search of its runs
MODELS = (BLOCKED,)  #: what its grids are made of
FOUND = sentence("lost-filled", "a filled crossword")  #: what such a puzzle is
DIGITS = False  #: whether its answers are numbers
DICTIONARY = True  #: a new puzzle needs a dictionary
#: the messages that such a puzzle understands, of those that not every kind does
ACTS = frozenset(
    f"puzzle.{act}"
    for act in ("new", "reshuffle", "improve", "replace", "edit", "delete", "lock", "give")
) | frozenset(
    f"grid.{act}"
    for act in ("new", "set", "type", "clear", "put", "fill", "try", "candidates", "heat")
)

__getattr__ = attach(
    __name__,
    {
        "crosscore.kinds.filled.changing": (
            "delete",
            "edit",
            "replace",
        ),
        "crosscore.kinds.filled.drawing": (
            "clear",
            "drawn_from",
            "new_drawing",
            "put",
            "set_cells",
            "type_text",
        ),
        "crosscore.kinds.filled.filling": (
            "Search",
            "can_fill",
            "fill_rest",
        ),
        "crosscore.kinds.filled.helping": (
            "candidates",
            "heat",
        ),
        "crosscore.kinds.filled.lookup": (
            "forget",
            "looking_up",
            "marked",
        ),
        "crosscore.kinds.filled.making": (
            "improve",
            "moved",
            "new",
            "reshuffle",
        ),
        "crosscore.kinds.filled.reasons": ("UNFOUND",),
    },
)
