"""The options of a codeword, described as data, and sets of them to begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosscore.fields import Field
from crosscore.grid import BLOCKED
from crosscore.kinds.derived import GRID

if TYPE_CHECKING:
    from crosscore import wire

__all__ = ["FIELDS", "ID", "PRESETS"]

ID = "codeword"

FIELDS = (
    *GRID,
    Field(
        "shown", "Given letters", "int", 3, 0, 26,
        "At least this many letters are given; more are added until there is only one solution.",
        "letters", layout=True, group="words",
    ),
)  # fmt: skip

PRESETS: tuple[wire.Preset, ...] = (
    {
        "id": "codeword",
        "label": "Standard",
        "values": {},
        "help": "30 words that cross freely, with at least 3 letters given.",
    },
    {
        "id": "codeword-filled",
        "label": "Filled grid",
        "values": {"grid": BLOCKED, "sides": "13x13", "seconds": 30},
        "words": 20_000,
        "help": "13 × 13 with black squares, for a large word list.",
    },
    {
        "id": "codeword-easy",
        "label": "Easy",
        "values": {"shown": 7},
        "help": "30 words that cross freely, with at least 7 letters given.",
    },
)
