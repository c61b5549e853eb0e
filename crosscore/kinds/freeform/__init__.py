"""The free-form crossword: a list of words laid out so that each crosses another.

    S A D D L E        The layout decides the shape; cells outside it are void. Words run
    . . E . . .        across and down, every word crosses at least one other, all of them
    C A S T L E        hang together, and no two words lie side by side so as to make
    . . E . . .        others by accident.
    . . R . . .
    . . T . . .

The searches are generators: they yield `Progress` and ever better `Puzzle`s, and return the
`Outcome`. None reads a clock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosscore import layout
from crosscore.errors import sentence
from crosscore.grid import CROSSING
from crosscore.kinds.freeform.laying import Search
from crosscore.kinds.freeform.making import new, reshuffle
from crosscore.kinds.freeform.options import FIELDS, ID, PRESETS, TITLE, settings_of
from crosscore.kinds.freeform.shape import moved
from crosscore.lazy import attach

if TYPE_CHECKING:
    from crosscore.kinds.freeform.changing import add, delete, edit, move, replace
    from crosscore.kinds.freeform.improving import improve, score
    from crosscore.kinds.freeform.suggesting import places, suggest, suggest_steps

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
    "Search",
    "add",
    "delete",
    "edit",
    "improve",
    "layout",
    "move",
    "moved",
    "new",
    "places",
    "replace",
    "reshuffle",
    "score",
    "settings_of",
    "suggest",
    "suggest_steps",
]

DOING = sentence("doing-layout", "Laying out the words")  #: while a search of its runs
MODELS = (CROSSING,)  #: what its grids are made of
FOUND = sentence("lost-freeform", "a free-form crossword")  #: what such a puzzle is
DIGITS = False  #: whether its answers are numbers
DICTIONARY = True  #: a new puzzle needs a dictionary
#: the messages that such a puzzle understands, of those that not every kind does
ACTS = frozenset(
    f"puzzle.{act}"
    for act in (
        "new", "reshuffle", "improve", "replace", "edit", "add", "delete",
        "places", "move", "suggest", "lock", "give",
    )
)  # fmt: skip

__getattr__ = attach(
    __name__,
    {
        "crosscore.kinds.freeform.changing": (
            "add",
            "delete",
            "edit",
            "move",
            "replace",
        ),
        "crosscore.kinds.freeform.improving": (
            "improve",
            "score",
        ),
        "crosscore.kinds.freeform.suggesting": (
            "places",
            "suggest",
            "suggest_steps",
        ),
    },
)
