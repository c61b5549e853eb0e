"""Crosscore makes word puzzles in every script.

    from crosscore import make, save
    save(make("crossword", "animals.csv", count=12), "out", to=["ipuz", "text"])

The names for scripts are here; docs/api.md describes them. Each module is imported only when it is
used, because the page imports this package too and needs other parts of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosscore.lazy import attach, provide

if TYPE_CHECKING:
    from crosscore.api import (
        FORMATS,
        KINDS,
        BatchResult,
        Kind,
        WordList,
        Words,
        batch,
        change,
        check,
        check_clues,
        check_rules,
        convert,
        dictionaries,
        export,
        fills,
        formats_of,
        improve,
        languages,
        load,
        losses,
        make,
        mix,
        options,
        patterns,
        print_sheets,
        read_words,
        save,
        split,
        statistics,
        stream,
        theme_words,
        themes,
    )
    from crosscore.dictionary import Dictionary
    from crosscore.errors import CrosscoreError, Issue
    from crosscore.fields import Field
    from crosscore.fill.library import Pattern
    from crosscore.formats import File
    from crosscore.puzzle import Clue, Entry, Puzzle, Unplaced, Word
    from crosscore.search import Progress

__version__ = "0.1.0"

__all__ = [
    "FORMATS",
    "KINDS",
    "BatchResult",
    "Clue",
    "CrosscoreError",
    "Dictionary",
    "Entry",
    "Field",
    "File",
    "Issue",
    "Kind",
    "Pattern",
    "Progress",
    "Puzzle",
    "Unplaced",
    "Word",
    "WordList",
    "Words",
    "__version__",
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

provide("puzzle", "crosscore.api.methods")  # what a Puzzle's methods do

if not TYPE_CHECKING:  # else checkers would take every name for one that is here
    __getattr__ = attach(
        __name__,
        {
            "crosscore.api": (
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
            ),
            "crosscore.dictionary": ("Dictionary",),
            "crosscore.errors": ("CrosscoreError", "Issue"),
            "crosscore.fields": ("Field",),
            "crosscore.fill.library": ("Pattern",),
            "crosscore.formats": ("File",),
            "crosscore.puzzle": ("Clue", "Entry", "Puzzle", "Unplaced", "Word"),
            "crosscore.search": ("Progress",),
        },
    )
