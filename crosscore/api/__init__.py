"""Crosscore for scripts: words in, puzzles out, files in any format.

`crosscore` itself offers everything here (`from crosscore import make, save`), and it stays stable;
docs/api.md has examples that run. Errors raise `CrosscoreError` with one sentence; whatever is
merely odd about a file is an `Issue` in a list.
"""

from __future__ import annotations

from crosscore.api.changing import change
from crosscore.api.files import FORMATS, export, formats_of, load, losses, save
from crosscore.api.judging import check, check_clues, check_rules, statistics
from crosscore.api.lists import languages, mix, read_words, split, theme_words, themes
from crosscore.api.making import (
    KINDS,
    Kind,
    convert,
    fills,
    improve,
    options,
    patterns,
)
from crosscore.api.printing import print_sheets
from crosscore.api.sets import BatchResult, batch
from crosscore.api.sources import Words
from crosscore.api.typed import make, stream
from crosscore.shipped import WordList, dictionaries

__all__ = [
    "FORMATS",
    "KINDS",
    "BatchResult",
    "Kind",
    "WordList",
    "Words",
    "batch",
    "change",
    "check",
    "check_clues",
    "check_rules",
    "convert",
    "dictionaries",
    "export",
    "fills",
    "formats_of",
    "improve",
    "languages",
    "load",
    "losses",
    "make",
    "mix",
    "options",
    "patterns",
    "print_sheets",
    "read_words",
    "save",
    "split",
    "statistics",
    "stream",
    "theme_words",
    "themes",
]
