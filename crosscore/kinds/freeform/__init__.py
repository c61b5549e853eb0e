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

from crosscore.errors import sentence
from crosscore.grid import CROSSING
from crosscore.kinds.contract import Command, Kind, Package
from crosscore.kinds.freeform.options import FIELDS, ID, PRESETS

__all__ = ["KIND"]

KIND: Kind = Package(
    __name__,
    {
        "changing": ("add", "delete", "edit", "move", "replace"),
        "improving": ("improve", "worth"),
        "joining": ("join",),
        "making": ("new", "reshuffle", "sharing"),
        "options": ("settings_of", "whole"),
        "shape": ("moved",),
        "suggesting": ("places", "suggest_steps"),
    },
    id=ID,
    models=(CROSSING,),
    fields=FIELDS,
    presets=PRESETS,
    puzzle="new reshuffle improve replace edit add join delete places move suggest lock give",
    doing=sentence("doing-layout", "Laying out the words"),
    found=sentence("lost-freeform", "a free-form crossword"),
    command=Command(
        "crossword",
        "lay a word list out as a crossword",
        words=("WORDS", "words and clues"),
        nodes=100_000,
        patient=True,
        counted=True,
    ),
)
