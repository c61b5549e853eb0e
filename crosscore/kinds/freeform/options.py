"""The options of a free-form crossword, described as data, and sets of them to begin with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from crosscore.fields import Field, check, effective, parse_ratio, parse_size
from crosscore.kinds import word_checks
from crosscore.kinds.freeform import paper
from crosscore.layout import Goal
from crosscore.layout.goal import BLOCKS, COMPACT, CROSSINGS, PAGE
from crosscore.puzzle import Puzzle

if TYPE_CHECKING:
    from crosscore.dictionary import Dictionary
    from crosscore.wire import Preset

__all__ = [
    "FIELDS",
    "ID",
    "MOST_PROVED",
    "PRESETS",
    "PROVED",
    "goal_of",
    "settings_of",
    "settled",
    "size_of",
    "whole",
]

ID = "freeform"

PROVED = "proved"  #: the goal of the smallest box, searched for until none smaller can exist
MOST_PROVED = 8  #: words for which that is possible in seconds
CLASSIC = "13x17"  #: the size of the goal `blocks` where none is given, as older programs had it

FIELDS = (
    Field(
        "count", "Number of words", "int", 50, 2, 2000,
        "How many words are drawn from the word list; at most 8 for “Smallest grid, proved”.",
        "words", draws=True, group="words", any="all",
    ),
    Field(
        "goal", "What counts most", "choice", COMPACT,
        choices=(
            (COMPACT, "Smallest grid"),
            (CROSSINGS, "Most crossings"),
            (BLOCKS, "Fewest black squares"),
            (PAGE, "Shape of a page"),
            (PROVED, "Smallest grid, proved"),
        ),
        helps=(
            "All the words in the smallest grid that can be found.",
            "The words cross each other as often as possible, even if the grid gets larger.",
            "Fills a grid of a fixed size (13 × 17 unless you set another) with as few black "
            "squares as possible; some words may be left out.",
            "The grid takes the shape of your paper, so it prints as large as possible.",
            "For up to 8 words. Searches until it’s certain that there is no smaller grid, and "
            "says if it gets there.",
        ),
        layout=True, group="grid",
    ),
    Field(
        "paper", "Paper", "choice", "a4",
        help="The grid fills the page, less margins and title.",
        choices=(
            ("a4", "A4, upright"),
            ("a4-wide", "A4, on its side"),
            ("letter", "Letter, upright"),
            ("letter-wide", "Letter, on its side"),
            ("own", "A shape of your own"),
        ),
        layout=True, group="grid", when=("goal", (PAGE,)),
    ),
    Field(
        "aspect", "Width and height", "ratio", "4x3", 1, 100,
        "The grid’s proportions, such as 4 × 3, or 16 × 9 for a screen.",
        layout=True, group="grid", when=("paper", ("own",)),
    ),
    Field(
        "size", "Grid size", "size", "auto", 3, 200,
        "Auto makes room for all the words, or uses 13 × 17 for “Fewest black squares”. A "
        "fixed size holds as many words as fit.",
        "cells", layout=True, group="grid", when=("goal", (COMPACT, CROSSINGS, BLOCKS)),
    ),
    Field(
        "pieces", "Several pieces", "bool", False,
        help="Words that can’t be joined to the others stand beside them on the sheet.",
        layout=True, group="grid", when=("size", ("auto",)),
    ),
    Field(
        "min_length", "Shortest word", "int", 2, 2, 40,
        "Shorter words aren’t picked.", "letters", draws=True, group="words", any="any",
    ),
    Field(
        "max_length", "Longest word", "int", 40, 2, 40,
        "Longer words aren’t picked.", "letters", draws=True, group="words", any="any",
    ),
    Field(
        "seconds", "Time to search", "seconds", 1, 0.1, 600,
        "You see better layouts as they’re found, until this time is up.", "seconds",
        group="search",
    ),
    Field(
        "scatter", "Scatter first", "int", 0, 0, 100,
        "First spreads this many words over the grid; the others must cross them. Words that "
        "join nothing are marked and left off the sheet. Not used while words are locked.", "words",
        layout=True, group="grid", when=("goal", (COMPACT,)),
    ),
    Field(
        "long_clue", "Long clues", "int", 60, 10, 500,
        "Marks clues with more characters than this in the list.", "characters",
        group="words",
    ),
    Field(
        "fresh", "Avoid recently used words", "bool", True,
        help="Uses words from your last puzzles only when the others run out.",
        draws=True, group="words",
    ),
)  # fmt: skip

PRESETS: tuple[Preset, ...] = (
    {
        "id": "standard",
        "label": "Standard",
        "values": {},
        "help": "50 words in the smallest grid.",
    },
    {
        "id": "small",
        "label": "Small",
        "values": {"count": 15, "min_length": 3, "max_length": 6},
        "help": "15 short words of 3 to 6 letters.",
    },
    {
        "id": "large",
        "label": "Large",
        "values": {"count": 100, "seconds": 3},
        "help": "100 words; takes a little longer.",
    },
    {
        "id": "square",
        "label": "15 × 15",
        "values": {"count": 40, "size": "15x15", "min_length": 3, "max_length": 15, "seconds": 2},
        "help": "A newspaper square with as many of 40 words as fit.",
    },
    {
        "id": "scattered",
        "label": "Scattered",
        "values": {"scatter": 10, "seconds": 2},
        "help": "Spreads 10 words over the grid first; the others cross them.",
    },
    {
        "id": "dense",
        "label": "13 × 17",
        "values": {"count": 60, "goal": BLOCKS, "size": CLASSIC, "min_length": 3, "seconds": 5},
        "help": "A block of 13 × 17 with as few black squares as 60 words allow.",
    },
    {
        "id": "page",
        "label": "Page",
        "values": {"goal": PAGE, "seconds": 3},
        "help": "50 words in the shape of an A4 page.",
    },
    {
        "id": "proved",
        "label": "Proved",
        "values": {"count": MOST_PROVED, "goal": PROVED, "min_length": 3, "seconds": 10},
        "help": "8 words in the smallest possible grid.",
    },
)


def settled(options: Mapping[str, object]) -> dict[str, Any]:
    """The settings that a new layout has: checked, defaults filled in, none that contradict.

    Options that do not matter for the goal take their defaults. The goal `blocks` without a
    size takes 13 x 17; the goal `proved` without a count draws as many words as can be.
    """
    settings = effective(FIELDS, options)
    if settings["goal"] == BLOCKS and settings["size"] == "auto":
        settings["size"] = CLASSIC
    if settings["size"] != "auto" or not settings["pieces"]:
        del settings["pieces"]  # as in files of versions that knew no pieces
    if settings["goal"] == PROVED and "count" not in options:
        settings["count"] = MOST_PROVED
    return settings


def whole(dictionary: Dictionary | None, options: Mapping[str, object]) -> Mapping[str, object]:
    """See `Kind.whole`; a proof takes as many words as are possible."""
    if dictionary is None or options.get("goal") == PROVED:
        return options
    return word_checks.whole(dictionary, options, FIELDS)


def settings_of(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle's options that are this kind's fields, defaults filled in."""
    known = {field.name for field in FIELDS}
    return check(FIELDS, {k: v for k, v in puzzle.options.items() if k in known})


def size_of(puzzle: Puzzle) -> tuple[int, int] | None:
    """The width and height that were asked for, None if the grid's size is free."""
    return parse_size(settings_of(puzzle)["size"])


def goal_of(puzzle: Puzzle) -> Goal:
    """What the puzzle's layout search is after, with the proportions of its page."""
    settings = settings_of(puzzle)
    name = settings["goal"]
    if name != PAGE:
        return Goal(COMPACT if name == PROVED else name)
    own = parse_ratio(settings["aspect"]) if settings["paper"] == "own" else None
    return Goal(PAGE, own or paper.room(settings["paper"]))
