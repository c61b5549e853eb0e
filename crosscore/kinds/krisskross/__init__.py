"""The kriss-kross: an empty grid, and the words that go into it, listed by length.

    _ _ T _ _     3: CAT, TEN     The words are the clues: where one may go follows from its
    _ . _ . .     5: EATEN        length and from the letters that are there already. A word or
    _ _ _ _ .                     a letter is given to start with.

Its grids are those of crosswords: words that cross freely, or a grid with blocks.
"""

from __future__ import annotations

from crosscore.errors import sentence
from crosscore.kinds.contract import Command, Kind
from crosscore.kinds.derived import Derived
from crosscore.kinds.krisskross.options import FIELDS, ID, PRESETS
from crosscore.kinds.krisskross.starting import finish

__all__ = ["KIND"]

KIND: Kind = Derived(
    finish,
    id=ID,
    fields=FIELDS,
    presets=PRESETS,
    acts="new reshuffle improve replace edit add join delete convert places move suggest lock give",
    lists="lengths",
    doing=sentence("doing-layout", "Laying out the words"),
    command=Command(
        "kriss-kross",
        "lay words out to be found by their lengths instead of clues",
        words=("WORDS", "words, with clues or without"),
        clues=False,
        nodes=100_000,
        patient=True,
        counted=True,
    ),
)
