"""The number crossword: answers are numbers, clues are sums that give them.

    1 0 8 # 4    7 × 12 is 84, and its 8 is the 8 of 108. No number begins with 0, none comes
    # 1 4 4 #    twice. Clues say everything, or hide a number (□ × 7): then as many say
    8 4 # 8 1    everything as it takes to leave one solution only, which is checked.

Digits are the letters of the language `zxx`. Filling, drawing and blocks are those of the filled
crossword, with the options' numbers as a dictionary.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosscore.errors import sentence
from crosscore.grid import BLOCKED
from crosscore.kinds.numbers.options import FIELDS, ID, PRESETS, TITLE, settings_of
from crosscore.lazy import attach

if TYPE_CHECKING:
    from crosscore.kinds.filled import moved
    from crosscore.kinds.numbers.asking import verdict
    from crosscore.kinds.numbers.changing import edit, replace
    from crosscore.kinds.numbers.drawing import (
        UNFOUND,
        can_fill,
        clear,
        fill_rest,
        new_drawing,
        put,
        set_cells,
        type_text,
    )
    from crosscore.kinds.numbers.helping import candidates, heat
    from crosscore.kinds.numbers.making import Search, new, reshuffle

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
    "edit",
    "fill_rest",
    "heat",
    "moved",
    "new",
    "new_drawing",
    "put",
    "replace",
    "reshuffle",
    "set_cells",
    "settings_of",
    "type_text",
    "verdict",
]

DOING = sentence("doing-numbers", "Choosing the numbers")  #: while a search of its runs
MODELS = (BLOCKED,)  #: what its grids are made of
FOUND = sentence("lost-numbers", "a number crossword")  #: what such a puzzle is
DIGITS = True  #: whether its answers are numbers
DICTIONARY = False  #: the options say which numbers there are
#: the messages that such a puzzle understands, of those that not every kind does
ACTS = frozenset(
    f"puzzle.{act}" for act in ("new", "reshuffle", "replace", "edit", "lock", "give")
) | frozenset(
    f"grid.{act}"
    for act in ("new", "set", "type", "clear", "put", "fill", "try", "candidates", "heat")
)

__getattr__ = attach(
    __name__,
    {
        "crosscore.kinds.filled": ("moved",),
        "crosscore.kinds.numbers.asking": ("verdict",),
        "crosscore.kinds.numbers.changing": (
            "edit",
            "replace",
        ),
        "crosscore.kinds.numbers.drawing": (
            "UNFOUND",
            "can_fill",
            "clear",
            "fill_rest",
            "new_drawing",
            "put",
            "set_cells",
            "type_text",
        ),
        "crosscore.kinds.numbers.helping": (
            "candidates",
            "heat",
        ),
        "crosscore.kinds.numbers.making": (
            "Search",
            "new",
            "reshuffle",
        ),
    },
)
