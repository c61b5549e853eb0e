"""The options of a kriss-kross, described as data, and sets of them to begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosscore.fields import Field
from crosscore.grid import BLOCKED
from crosscore.kinds.derived import GRID

if TYPE_CHECKING:
    from crosscore import wire

__all__ = ["FIELDS", "ID", "LETTER", "NOTHING", "PRESETS", "WORD"]

ID = "krisskross"

# What is given to start with.
WORD, LETTER, NOTHING = "word", "letter", "none"

FIELDS = (
    *GRID,
    Field(
        "start", "To start with", "choice", WORD,
        help="What’s already in the grid, so that solvers have a place to begin.",
        choices=((WORD, "One word"), (LETTER, "One letter"), (NOTHING, "Nothing")),
        layout=True, group="words",
    ),
)  # fmt: skip

PRESETS: tuple[wire.Preset, ...] = (
    {
        "id": "krisskross",
        "label": "Standard",
        "values": {},
        "help": "30 words that cross freely; one is given.",
    },
    {
        "id": "krisskross-small",
        "label": "For children",
        "values": {"count": 12, "min_length": 3, "max_length": 6},
        "help": "12 short words of 3 to 6 letters.",
    },
    {
        "id": "krisskross-filled",
        "label": "Filled grid",
        "values": {"grid": BLOCKED, "sides": "11x11", "seconds": 20},
        "words": 20_000,
        "help": "11 × 11 with black squares, for a large word list.",
    },
)
