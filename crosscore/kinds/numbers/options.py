"""The options of a number crossword, described as data, and sets of them to begin with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from crosscore.errors import CrosscoreError, sentence
from crosscore.fields import Field, effective, usable
from crosscore.kinds.filled.options import SYMMETRIES, sides_of
from crosscore.puzzle import Puzzle

if TYPE_CHECKING:
    from crosscore.wire import Preset

__all__ = [
    "FIELDS",
    "FULL",
    "HIDDEN",
    "ID",
    "OPERATIONS",
    "PRESETS",
    "UNFOUND",
    "settings_of",
    "settled",
    "sides_of",
]

ID = "numbers"

SMALLEST, LARGEST = 5, 15  #: cells of a side

FULL = "full"  #: a clue says all: 12 × 7
UNFOUND = sentence(
    "no-numbers-found",
    "No numbers were found that fit into the white cells; larger ranges, more "
    "operations or more black squares would help.",
)
HIDDEN = "hidden"  #: it may keep a number back: □ × 7

#: What the clues may be made of
OPERATIONS = {
    "times": "×",
    "divide": "÷",
    "times-divide": "×÷",
    "plus": "+",
    "minus": "−",
    "plus-minus": "+−",
    "all": "×÷+−",
}
_FACTORS = tuple(name for name, signs in OPERATIONS.items() if set(signs) & set("×÷"))
_TERMS = tuple(name for name, signs in OPERATIONS.items() if set(signs) & set("+−"))

FIELDS = (
    Field(
        "size", "Grid size", "sides", "10x10", SMALLEST, LARGEST,
        "Width and height of the grid; 10 × 10 has about fifty clues.", "cells",
        layout=True, group="grid", says="numbers-size",
    ),
    Field(
        "symmetry", "Symmetry", "choice", "rotational",
        help="Each black square is mirrored. With few numbers to choose from, the grid isn’t "
             "symmetric.",
        choices=SYMMETRIES, group="grid", says="numbers-symmetry",
    ),
    Field(
        "operations", "Operations", "choice", "times",
        choices=(
            ("times", "× times"),
            ("divide", "÷ divided by"),
            ("times-divide", "× and ÷"),
            ("plus", "+ plus"),
            ("minus", "− minus"),
            ("plus-minus", "+ and −"),
            ("all", "All four"),
        ),
        help="What the clues ask for.",
        draws=True, group="sums",
    ),
    Field(
        "first_least", "First factor from", "int", 2, 1, 99,
        "The smallest number on the left of ×.", "",
        draws=True, group="sums", when=("operations", _FACTORS),
    ),
    Field(
        "first_most", "First factor to", "int", 12, 1, 99,
        "The largest number on the left of ×: 12 for the tables up to twelve.", "",
        draws=True, group="sums", when=("operations", _FACTORS),
    ),
    Field(
        "second_least", "Second factor from", "int", 2, 1, 999,
        "The smallest number on the right of ×. Divisions are multiplications turned round.", "",
        draws=True, group="sums", when=("operations", _FACTORS),
    ),
    Field(
        "second_most", "Second factor to", "int", 99, 1, 999,
        "The largest number on the right of ×.", "",
        draws=True, group="sums", when=("operations", _FACTORS),
    ),
    Field(
        "term_least", "Added numbers from", "int", 10, 1, 999,
        "The smallest number on either side of + and −.", "",
        draws=True, group="sums", when=("operations", _TERMS),
    ),
    Field(
        "term_most", "Added numbers to", "int", 199, 1, 999,
        "The largest number on either side of + and −.", "",
        draws=True, group="sums", when=("operations", _TERMS),
    ),
    Field(
        "clue", "Clues", "choice", FULL,
        choices=((FULL, "Whole: 12 × 7"), (HIDDEN, "A number hidden: □ × 7")),
        helps=(
            "Each clue gives its answer; solvers only work it out.",
            "Many clues hide a number, and the crossings decide. Enough are shown whole to "
            "leave exactly one solution; this is checked.",
        ),
        draws=True, group="sums", when=("operations", _FACTORS),
    ),
)  # fmt: skip

PRESETS: tuple[Preset, ...] = (
    {
        "id": "numbers-times",
        "label": "Multiplication",
        "values": {},
        "help": "10 × 10: a number up to 12 times a number up to 99.",
    },
    {
        "id": "numbers-tables",
        "label": "Times tables",
        "values": {"size": "8x8", "second_most": 20},
        "help": "8 × 8: the tables from 2 to 12, up to twenty times.",
    },
    {
        "id": "numbers-large",
        "label": "Large multiplication",
        "values": {"first_least": 11, "first_most": 99, "second_least": 11},
        "help": "10 × 10: numbers of two digits times numbers of two digits.",
    },
    {
        "id": "numbers-plus",
        "label": "Plus and minus",
        "values": {"operations": "plus-minus"},
        "help": "10 × 10: sums and differences of numbers up to 199.",
    },
    {
        "id": "numbers-mixed",
        "label": "Mixed",
        "values": {"operations": "all"},
        "help": "10 × 10: all four operations.",
    },
    {
        "id": "numbers-hidden",
        "label": "Puzzle",
        "values": {"operations": "times-divide", "clue": HIDDEN},
        "help": "10 × 10: clues with a missing number, for solvers who like a challenge.",
    },
)


def settled(options: Mapping[str, object]) -> dict[str, Any]:
    """The settings of a new puzzle: checked, defaults filled in, none that does not matter.

    Raises `CrosscoreError` (code "bad-option") for a range that ends before it begins.
    """
    settings = effective(FIELDS, options)
    known = {field.name: field for field in FIELDS}
    for name in ("first", "second", "term"):
        least, most = f"{name}_least", f"{name}_most"
        if settings[least] > settings[most]:
            raise CrosscoreError(
                "bad-option",
                sentence(
                    "range-upside-down",
                    "{least} ({low}) must not be more than {most} ({high}).",
                    least=known[least].named,
                    low=settings[least],
                    most=known[most].named,
                    high=settings[most],
                ),
                least,
            )
    return settings


def settings_of(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle's options that are this kind's fields; a default for what cannot be used."""
    return usable(FIELDS, {**puzzle.options, "size": f"{puzzle.width}x{puzzle.height}"})
