"""The word search: words hidden among other letters, in up to eight directions.

T A C A    CAT is in the first row, backwards. Each word can be found only once;
D O G N    the letters around the words are chosen for that.
E L B T
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosscore.errors import sentence
from crosscore.grid import LETTERS
from crosscore.kinds.wordsearch.options import FIELDS, ID, PRESETS, TITLE, settings_of
from crosscore.lazy import attach

if TYPE_CHECKING:
    from crosscore.kinds.wordsearch.changing import add, delete, edit, replace
    from crosscore.kinds.wordsearch.hiding import kept_out
    from crosscore.kinds.wordsearch.making import moved, new, reshuffle
    from crosscore.kinds.wordsearch.searching import IMPOSSIBLE, Search
    from crosscore.kinds.wordsearch.suggesting import suggest, suggest_steps

__all__ = [
    "ACTS",
    "DICTIONARY",
    "DIGITS",
    "DOING",
    "FIELDS",
    "ID",
    "IMPOSSIBLE",
    "MODELS",
    "PRESETS",
    "TITLE",
    "Search",
    "add",
    "delete",
    "edit",
    "kept_out",
    "moved",
    "new",
    "replace",
    "reshuffle",
    "settings_of",
    "suggest",
    "suggest_steps",
]

DOING = sentence("doing-hide", "Hiding the words")  #: while a search of its runs
MODELS = (LETTERS,)  #: what its grids are made of
DIGITS = False  #: whether its answers are numbers
DICTIONARY = True  #: a new puzzle needs a dictionary
#: the messages that such a puzzle understands, of those that not every kind does
ACTS = frozenset(
    f"puzzle.{act}"
    for act in ("new", "reshuffle", "replace", "edit", "add", "delete", "suggest", "lock")
)

__getattr__ = attach(
    __name__,
    {
        "crosscore.kinds.wordsearch.changing": (
            "add",
            "delete",
            "edit",
            "replace",
        ),
        "crosscore.kinds.wordsearch.hiding": ("kept_out",),
        "crosscore.kinds.wordsearch.making": (
            "moved",
            "new",
            "reshuffle",
        ),
        "crosscore.kinds.wordsearch.searching": (
            "IMPOSSIBLE",
            "Search",
        ),
        "crosscore.kinds.wordsearch.suggesting": ("suggest", "suggest_steps"),
    },
)
