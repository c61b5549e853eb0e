"""The options of a word search, described as data, and sets of them to begin with."""

from __future__ import annotations

from typing import Any

from crosscore.fields import Field, check
from crosscore.grid import WAYS
from crosscore.puzzle import Puzzle

__all__ = ["FIELDS", "ID", "LEVELS", "PRESETS", "TITLE", "settings_of", "ways_of"]

ID = "wordsearch"
TITLE = "Word search"

_ALL = tuple(WAYS)
#: the ways of each level of difficulty
LEVELS: dict[str, tuple[str, ...]] = {
    "easy": ("forward", "down"),
    "medium": ("forward", "down", "forward-down", "forward-up"),
    "hard": _ALL,
}
_WAYS = (
    ("forward", "Forwards"),
    ("down", "Down"),
    ("forward-down", "Forwards and down"),
    ("forward-up", "Forwards and up"),
    ("backward", "Backwards"),
    ("up", "Up"),
    ("backward-up", "Backwards and up"),
    ("backward-down", "Backwards and down"),
)

FIELDS = (
    Field(
        "count", "Number of words", "int", 20, 1, 300,
        "How many words are drawn from the word list.", "words",
        draws=True, group="words", says="count-hidden",
    ),
    Field(
        "min_length", "Shortest word", "int", 3, 2, 40,
        "Words with fewer letters than this are not drawn.", "letters", draws=True, group="words",
    ),
    Field(
        "max_length", "Longest word", "int", 12, 2, 40,
        "Words with more letters than this are not drawn.", "letters", draws=True, group="words",
    ),
    Field(
        "fresh", "Avoid recently used words", "bool", True,
        help="Words of your last puzzles are drawn only when the others run out.",
        draws=True, group="words",
    ),
    Field(
        "level", "Directions", "choice", "medium",
        choices=(("easy", "Easy"), ("medium", "Medium"), ("hard", "Hard"), ("own", "Your own")),
        helps=(
            "Words run forwards and down.",
            "Also along the diagonals, forwards.",
            "In all eight directions, backwards too.",
            "Choose each direction by itself.",
        ),
        layout=True, group="grid",
    ),
    Field(
        "ways", "Words run", "set", " ".join(LEVELS["medium"]),
        help="The directions that words may have.",
        choices=_WAYS, layout=True, group="grid", when=("level", ("own",)),
    ),
    Field(
        "size", "Grid size", "size", "auto", 3, 60,
        "Auto takes the smallest grid in which all the words can be hidden.", "cells",
        layout=True, group="grid", says="size-hidden",
    ),
    Field(
        "shape", "Shape", "choice", "rectangle",
        help="The outline that the letters fill.",
        choices=(
            ("rectangle", "Rectangle"), ("circle", "Circle"), ("heart", "Heart"),
            ("diamond", "Diamond"), ("tree", "Tree"), ("own", "Your own picture"),
        ),
        layout=True, group="grid",
    ),
    Field(
        "mask", "Your picture", "mask", "", 0, 60,
        "The black squares of the picture become letters.",
        layout=True, group="grid", when=("shape", ("own",)),
    ),
    Field(
        "sharing", "Shared letters", "choice", "any",
        help="Whether words may cross, so that a letter belongs to several of them.",
        choices=(("any", "As it comes"), ("many", "Many"), ("few", "Few"), ("none", "None")),
        layout=True, group="grid",
    ),
    Field(
        "inside", "Words within words", "choice", "there",
        choices=(("there", "Only there"), ("own", "At a place of their own"), ("out", "Left out")),
        helps=(
            "A word that is part of a longer one, as TIN of PLATINUM, is hidden there and nowhere "
            "else.",
            "It gets a place of its own as well, so it can be found at both.",
            "It is left out of the puzzle.",
        ),
        layout=True, group="grid",
    ),
    Field(
        "filler", "Other letters", "choice", "words",
        choices=(
            ("words", "As in the words"), ("first", "The first letters"), ("others", "Others"),
        ),
        helps=(
            "Letters as frequent as they are in the words.",
            "Harder: only letters that words begin with.",
            "Easier: letters that no word has, as far as the language has such letters.",
        ),
        layout=True, group="filler",
    ),
    Field(
        "first", "Letters at the beginning", "int", 1, 1, 10,
        "So many letters of each word are used.", "letters",
        layout=True, group="filler", when=("filler", ("first",)),
    ),
    Field(
        "message", "Hidden message", "text", "", 0, 200,
        "It stands in the letters of no word, read in order.",
        layout=True, group="filler",
    ),
    Field(
        "clean", "No rude words", "bool", True,
        help="No rude word can be read anywhere by accident, in any direction.",
        layout=True, group="filler",
    ),
    Field(
        "banned", "Words to keep out", "text", "", 0, 2000,
        "Words of your own that must not be read anywhere, parted by spaces or commas.",
        layout=True, group="filler",
    ),
)  # fmt: skip

PRESETS: tuple[dict[str, Any], ...] = (
    {"id": "standard", "label": "Standard", "values": {}, "help": "20 words in four directions."},
)


def settings_of(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle's options that are this kind's fields, defaults filled in."""
    known = {field.name for field in FIELDS}
    return check(FIELDS, {k: v for k, v in puzzle.options.items() if k in known})


def ways_of(settings: dict[str, Any]) -> tuple[str, ...]:
    """The ways that words may have, in the order of `grid.WAYS`."""
    if settings["level"] == "own":
        return tuple(settings["ways"].split())
    return LEVELS[settings["level"]]
