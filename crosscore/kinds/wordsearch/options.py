"""The options of a word search, described as data, and sets of them to begin with."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from crosscore import alphabet
from crosscore.errors import CrosscoreError, sentence
from crosscore.fields import Field, check, effective, parse_size
from crosscore.grid import LEVELS
from crosscore.puzzle import Puzzle

if TYPE_CHECKING:
    from crosscore.wire import Preset

__all__ = [
    "FIELDS",
    "ID",
    "PRESETS",
    "banned_of",
    "message_of",
    "settings_of",
    "settled",
    "size_of",
]

ID = "wordsearch"
_SHORTEST_BANNED = 2  #: letters; one letter alone cannot be kept out
_BETWEEN = re.compile(r"[\s,;،؛、，；।]+")  #: parts the words to keep out

_DIRECTIONS = (
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
        "How many words to pick from the word list.", "words",
        draws=True, group="words", says="count-hidden", any="all",
    ),
    Field(
        "min_length", "Shortest word", "int", 3, 2, 40,
        "Shorter words aren’t picked.", "letters", draws=True, group="words", any="any",
    ),
    Field(
        "max_length", "Longest word", "int", 15, 2, 40,
        "Longer words aren’t picked.", "letters", draws=True, group="words", any="any",
    ),
    Field(
        "fresh", "Avoid recently used words", "bool", True,
        help="Uses words from your last puzzles only when the others run out.",
        draws=True, group="words",
    ),
    Field(
        "level", "Directions", "choice", "medium",
        choices=(("easy", "Easy"), ("medium", "Medium"), ("hard", "Hard"), ("own", "Your own")),
        helps=(
            "Words run forwards and down.",
            "Along the diagonals as well, forwards.",
            "In all eight directions, backwards too.",
            "Choose each direction by itself.",
        ),
        layout=True, group="grid",
    ),
    Field(
        "ways", "Words run", "set", " ".join(LEVELS["medium"]),
        help="At least one direction.",
        choices=_DIRECTIONS, layout=True, group="grid", when=("level", ("own",)),
    ),
    Field(
        "size", "Grid size", "size", "auto", 3, 100,
        "Auto finds a size with room for all the words. In a fixed size, words that don’t fit "
        "are left out.",
        "cells", layout=True, group="grid", says="size-hidden",
    ),
    Field(
        "room", "Room", "choice", "normal",
        choices=(("normal", "Normal"), ("tight", "Tight"), ("loose", "Loose")),
        helps=(
            "About two thirds of the letters belong to words. With a hidden message, the grid is "
            "just large enough for both.",
            "The smallest grid that can be found for the words.",
            "More than half of the letters belong to no word, so the words are harder to "
                "find.",
        ),
        layout=True, group="grid", when=("size", ("auto",)),
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
        "Black squares become letters. The picture is scaled to the grid.",
        layout=True, group="grid", when=("shape", ("own",)),
    ),
    Field(
        "sharing", "Shared letters", "choice", "any",
        help="Words that cross have a letter in common.",
        choices=(("any", "By chance"), ("many", "Many"), ("few", "Few"), ("none", "None")),
        layout=True, group="grid",
    ),
    Field(
        "inside", "Words within words", "choice", "there",
        choices=(("there", "Only there"), ("own", "Hidden as well"), ("out", "Left out")),
        helps=(
            "A word that’s part of another, like TIN in PLATINUM, is found there and nowhere "
            "else.",
            "It also gets its own place, so it can be found in both.",
            "It’s left out of the puzzle.",
        ),
        layout=True, group="grid",
    ),
    Field(
        "filler", "Around the words", "choice", "words",
        choices=(
            ("words", "Letters of the words"),
            ("first", "First letters only"),
            ("others", "Other letters"),
        ),
        helps=(
            "Letters as common as they are in the words.",
            "Harder: only letters that words start with.",
            "Easier: letters that no word has, if the language has any.",
        ),
        layout=True, group="filler",
    ),
    Field(
        "first", "From the beginning", "int", 1, 1, 10,
        "How many letters from the start of each word to use.", "letters",
        layout=True, group="filler", when=("filler", ("first",)),
    ),
    Field(
        "message", "Hidden message", "text", "", 0, 200,
        "The letters that belong to no word, read line by line, start with it.",
        layout=True, group="filler",
    ),
    Field(
        "clean", "No rude words", "bool", True,
        help="No rude word appears by accident, in any direction.",
        layout=True, group="filler",
    ),
    Field(
        "banned", "Words to keep out", "text", "", 0, 2000,
        "More words that mustn’t appear by accident, separated by spaces or commas.",
        layout=True, group="filler",
    ),
)  # fmt: skip

PRESETS: tuple[Preset, ...] = (
    {
        "id": "search-standard",
        "label": "Standard",
        "values": {},
        "help": "20 words in four directions.",
    },
    {
        "id": "search-easy",
        "label": "For beginners",
        "values": {
            "count": 10,
            "max_length": 7,
            "level": "easy",
            "sharing": "none",
            "filler": "others",
        },
        "help": "10 short words, forwards and down, among letters they don’t have.",
    },
    {
        "id": "search-hard",
        "label": "Hard",
        "values": {
            "count": 30,
            "min_length": 4,
            "level": "hard",
            "sharing": "many",
            "filler": "first",
        },
        "help": "30 words in all eight directions, among letters that words start with.",
    },
    {
        "id": "search-large",
        "label": "Large",
        "values": {"count": 60, "level": "hard"},
        "help": "60 words in all eight directions.",
    },
    {
        "id": "search-packed",
        "label": "Packed",
        "values": {"count": 30, "level": "hard", "room": "tight", "sharing": "many"},
        "help": "30 words crossing each other in the smallest grid that can be found.",
    },
    {
        "id": "search-heart",
        "label": "Heart",
        "values": {"count": 25, "level": "hard", "shape": "heart", "max_length": 9},
        "help": "25 words in the shape of a heart.",
    },
    {
        "id": "search-tree",
        "label": "Tree",
        "values": {"count": 25, "level": "hard", "shape": "tree", "max_length": 9},
        "help": "25 words in the shape of a fir tree.",
    },
)


def settled(options: Mapping[str, object]) -> dict[str, Any]:
    """The settings of a new puzzle: checked, those that do not matter at their defaults."""
    return effective(FIELDS, options)


def settings_of(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle's options that are this kind's fields, defaults filled in."""
    known = {field.name for field in FIELDS}
    return check(FIELDS, {k: v for k, v in puzzle.options.items() if k in known})


def size_of(settings: Mapping[str, Any]) -> tuple[int, int] | None:
    """The width and height that were asked for, None if the grid's size is free."""
    return parse_size(settings["size"])


def message_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The hidden message as cells; raises `CrosscoreError` for what is no text of the language."""
    text = settings_of(puzzle)["message"]
    return _split(puzzle, text, "message") if text else ()


def banned_of(puzzle: Puzzle) -> list[tuple[str, ...]]:
    """The user's words to keep out, as cells; raises `CrosscoreError` for what is no word."""
    found = []
    for text in filter(None, _BETWEEN.split(settings_of(puzzle)["banned"])):
        word = _split(puzzle, text, "banned")
        if len(word) < _SHORTEST_BANNED:
            raise CrosscoreError(
                "banned-too-short",
                sentence(
                    "banned-too-short",
                    "{word} has only one letter, which can’t be kept out. Keep out longer words.",
                    word=text,
                ),
                "banned",
            )
        found.append(word)
    return found


def _split(puzzle: Puzzle, text: str, field: str) -> tuple[str, ...]:
    try:
        return alphabet.get(puzzle.language).split(text, puzzle.options.get("letters", {}))
    except CrosscoreError as error:
        raise CrosscoreError(error.code, error.message, field) from None
