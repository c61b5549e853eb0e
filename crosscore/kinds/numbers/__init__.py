"""The number crossword: answers are numbers, clues are sums that give them.

    1 0 8 # 4    7 × 12 is 84, and its 8 is the 8 of 108. No number begins with 0, none comes
    # 1 4 4 #    twice. Clues say everything, or hide a number (□ × 7): then as many say
    8 4 # 8 1    everything as it takes to leave one solution only, which is checked.

Digits are the letters of the language `zxx`. Filling, drawing and blocks are those of the filled
crossword, with the options' numbers as a dictionary.
"""

from __future__ import annotations

from crosscore.errors import sentence
from crosscore.grid import BLOCKED
from crosscore.kinds.contract import Command, Kind, Package
from crosscore.kinds.numbers.options import FIELDS, ID, PRESETS, UNFOUND

__all__ = ["KIND"]

KIND: Kind = Package(
    __name__,
    {
        "crosscore.kinds.filled.making": ("moved",),
        "changing": ("edit", "replace"),
        "checking": ("check",),
        "drawing": (
            "can_fill",
            "clear",
            "fill_rest",
            "new_drawing",
            "put",
            "set_cells",
            "type_text",
        ),
        "helping": ("candidates", "heat"),
        "making": ("new", "reshuffle"),
        "options": ("settings_of",),
    },
    id=ID,
    models=(BLOCKED,),
    fields=FIELDS,
    presets=PRESETS,
    puzzle="new reshuffle replace edit lock give",
    grid="new set type clear mark put fill try candidates heat",
    doing=sentence("doing-numbers", "Choosing the numbers"),
    unfound=UNFOUND,
    found=sentence("lost-numbers", "a number crossword"),
    digits=True,
    command=Command("numbers", "make a crossword of numbers; exit 1 if none was found"),
)
