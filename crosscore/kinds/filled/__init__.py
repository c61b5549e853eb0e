"""The filled crossword: every run of white cells is a word, in a grid with blocks.

    C A T # O R E        Each letter is in two words. The blocks come from a pattern, are
    A R E # N O D        placed while filling, or are the user's own; letters and words that
    B E N # E W E        are already there stay. All words come from the dictionary; if they
                         can't fill a grid, the kind says so, and why.

The searches are generators: they yield `Progress` and `Puzzle`s, and return the `Outcome`.
"""

from __future__ import annotations

from crosscore.errors import sentence
from crosscore.grid import BLOCKED
from crosscore.kinds.contract import Command, Kind, Package
from crosscore.kinds.filled.options import FIELDS, ID, PRESETS

__all__ = ["KIND"]

KIND: Kind = Package(
    __name__,
    {
        "changing": ("delete", "edit", "replace"),
        "drawing": (
            "clear",
            "drawn_from",
            "new_drawing",
            "put",
            "set_bars",
            "set_cells",
            "set_clue",
            "type_text",
        ),
        "filling": ("can_fill", "fill_rest"),
        "helping": ("candidates", "heat"),
        "lookup": ("forget", "indexing", "marked"),
        "making": ("improve", "moved", "new", "reshuffle", "sharing", "worth"),
        "options": ("settings_of",),
        "several": ("fills", "pin", "take"),
    },
    id=ID,
    models=(BLOCKED,),
    fields=FIELDS,
    presets=PRESETS,
    puzzle="new reshuffle improve replace edit delete lock give",
    grid="new set type clear mark bar put fill try candidates heat clue fills take pin",
    doing=sentence("doing-fill", "Filling the grid"),
    unfound=sentence(
        "no-filling-found",
        "Found no way to fill the grid in this time, but there may be one. Search longer, add "
        "black squares, let them be placed while filling, or use a larger word list.",
    ),
    found=sentence("lost-filled", "a filled crossword"),
    command=Command(
        "fill",
        "fill a grid, given or made, so that every run is a word; exit 1 if it cannot",
        "--blocks auto is another name of --blocks few.",
        words=("WORDS", "words, with scores (WORD;50) or without"),
        template="a grid as text (# or . a block; ?, _, - or a space an open cell; "
        "beside # alone . is open; letters stay) or a puzzle's file with blocks; without it the "
        "program makes one by the options",
        nodes=20_000,
    ),
)
