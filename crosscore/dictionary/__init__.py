"""Word lists: read in every format people have, checked, sampled, saved.

`parse` returns the rows of a file as they are; `read` makes a `Dictionary` of the usable ones;
`check` says what is wrong with each row, for an editor; `save` writes rows; `sample` draws words
for a puzzle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosscore.dictionary.draw import ages, sample
from crosscore.dictionary.limits import (
    MAX_BYTES,
    MAX_CELLS,
    MAX_CLUE,
    MAX_CLUSTER,
    MAX_ENTRIES,
    MAX_ROWS,
    MIN_CELLS,
    cut,
    misfit,
    overlong,
    shorten,
)
from crosscore.dictionary.rows import CLUES, Findings, More, Row, WordList, more_of
from crosscore.dictionary.source import parse, parsing
from crosscore.dictionary.usable import NOTES, Dictionary, read
from crosscore.lazy import attach

if TYPE_CHECKING:
    from crosscore.dictionary.marking import Checked, Finding, Marked, check, checking
    from crosscore.dictionary.saving import FORMATS, save, writing
    from crosscore.dictionary.several import HEAVIEST, Weighted, check_mixable, mixing

__all__ = [
    "CLUES",
    "FORMATS",
    "HEAVIEST",
    "MAX_BYTES",
    "MAX_CELLS",
    "MAX_CLUE",
    "MAX_CLUSTER",
    "MAX_ENTRIES",
    "MAX_ROWS",
    "MIN_CELLS",
    "NOTES",
    "Checked",
    "Dictionary",
    "Finding",
    "Findings",
    "Marked",
    "More",
    "Row",
    "Weighted",
    "WordList",
    "ages",
    "check",
    "check_mixable",
    "checking",
    "cut",
    "misfit",
    "mixing",
    "more_of",
    "overlong",
    "parse",
    "parsing",
    "read",
    "sample",
    "save",
    "shorten",
    "writing",
]

__getattr__ = attach(
    __name__,
    {
        "crosscore.dictionary.marking": (
            "Checked",
            "Finding",
            "Marked",
            "check",
            "checking",
        ),
        "crosscore.dictionary.several": (
            "HEAVIEST",
            "Weighted",
            "check_mixable",
            "mixing",
        ),
        "crosscore.dictionary.saving": (
            "FORMATS",
            "save",
            "writing",
        ),
    },
)
