"""Crosscore makes word puzzles in every script.

    from crosscore import make, save
    save(make("crossword", "animals.csv", count=12), "out", to=["ipuz", "text"])

The names for scripts are here; docs/api.md describes them. Each module is imported only when it is
used, because the page imports this package too and needs other parts of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosscore.lazy import attach

if TYPE_CHECKING:
    from crosscore.api import (
        FORMATS,
        KINDS,
        Kind,
        WordList,
        Words,
        change,
        check,
        check_clues,
        check_rules,
        dictionaries,
        export,
        fills,
        formats_of,
        languages,
        load,
        losses,
        make,
        mix,
        options,
        patterns,
        read_words,
        save,
        split,
        statistics,
        theme_words,
        themes,
    )
    from crosscore.dictionary import Dictionary
    from crosscore.errors import CrosscoreError, Issue
    from crosscore.formats import File
    from crosscore.puzzle import Entry, Puzzle, Unplaced, Word

__version__ = "0.1.0"

__all__ = [
    "FORMATS",
    "KINDS",
    "CrosscoreError",
    "Dictionary",
    "Entry",
    "File",
    "Issue",
    "Kind",
    "Puzzle",
    "Unplaced",
    "Word",
    "WordList",
    "Words",
    "__version__",
    "change",
    "check",
    "check_clues",
    "check_rules",
    "dictionaries",
    "export",
    "fills",
    "formats_of",
    "languages",
    "load",
    "losses",
    "make",
    "mix",
    "options",
    "patterns",
    "read_words",
    "save",
    "split",
    "statistics",
    "theme_words",
    "themes",
]

if not TYPE_CHECKING:  # else checkers would take every name for one that is here
    __getattr__ = attach(
        __name__,
        {
            "crosscore.api": (
                "FORMATS",
                "KINDS",
                "Kind",
                "WordList",
                "Words",
                "change",
                "check",
                "check_clues",
                "check_rules",
                "dictionaries",
                "export",
                "fills",
                "formats_of",
                "languages",
                "load",
                "losses",
                "make",
                "mix",
                "options",
                "patterns",
                "read_words",
                "save",
                "split",
                "statistics",
                "theme_words",
                "themes",
            ),
            "crosscore.dictionary": ("Dictionary",),
            "crosscore.errors": ("CrosscoreError", "Issue"),
            "crosscore.formats": ("File",),
            "crosscore.puzzle": ("Entry", "Puzzle", "Unplaced", "Word"),
        },
    )
