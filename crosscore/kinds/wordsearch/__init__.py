"""The word search: words hidden among other letters, in up to eight directions.

T A C A    CAT is in the first row, backwards. Each word can be found only once;
D O G N    the letters around the words are chosen for that.
E L B T
"""

from __future__ import annotations

from crosscore.errors import sentence
from crosscore.grid import LETTERS
from crosscore.kinds.contract import Command, Kind, Package
from crosscore.kinds.wordsearch.options import FIELDS, ID, PRESETS

__all__ = ["KIND"]

KIND: Kind = Package(
    __name__,
    {
        "changing": ("add", "delete", "edit", "replace"),
        "hiding": ("kept_out",),
        "making": ("moved", "new", "reshuffle"),
        "options": ("settings_of",),
        "suggesting": ("suggest_steps",),
    },
    id=ID,
    models=(LETTERS,),
    fields=FIELDS,
    presets=PRESETS,
    puzzle="new reshuffle replace edit add delete suggest lock",
    doing=sentence("doing-hide", "Hiding the words"),
    file="wordsearch",
    command=Command(
        "wordsearch",
        "hide words among other letters; exit 1 if that cannot be",
        "Without --count all words of a list of up to 300 are hidden, of any length.",
        words=("WORDS", "words, with clues or without"),
        clues=False,
        patient=True,
    ),
)
