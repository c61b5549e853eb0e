"""The blocks of a grid that is to be filled afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crosscore.errors import CrosscoreError, sentence
from crosscore.fill.patterns import pattern
from crosscore.kinds.filled.cells import Grid
from crosscore.kinds.filled.options import PATTERN, sides_of
from crosscore.rng import Rng

__all__ = ["check_symmetry", "drawn_blocks", "patterned"]

_LONGEST = 15  #: letters of a run in an empty grid: few lists have longer words


def drawn_blocks(settings: Mapping[str, Any], seed: int) -> Grid:
    """An empty grid: with a pattern where the settings ask for one, else open."""
    check_symmetry(settings)
    if settings["blocks"] == PATTERN:
        return patterned(settings, Rng(seed), longest=_LONGEST)
    width, height = sides_of(settings)
    return [[""] * width for _ in range(height)]


def patterned(
    settings: Mapping[str, Any], rng: Rng, *, least: int = 0, longest: int = 0, black: str = ""
) -> Grid:
    """A pattern of the settings' size, with other lengths of words or more blocks if given."""
    width, height = sides_of(settings)
    least = min(least or settings["min_length"], width, height)
    return pattern(
        width,
        height,
        rng,
        symmetry=settings["symmetry"],
        least=least,
        black=black or settings["black"],
        longest=max(longest, least) if longest else 0,
    )


def check_symmetry(settings: Mapping[str, Any]) -> None:
    """Raise `CrosscoreError` (code "bad-option") for a diagonal of a grid that is no square."""
    width, height = sides_of(settings)
    if settings["symmetry"] == "diagonal" and width != height:
        raise CrosscoreError(
            "bad-option",
            sentence(
                "diagonal-no-square",
                "Only a square grid can have diagonal symmetry, and this one is {width} × "
                "{height}. Choose another symmetry.",
                width=width,
                height=height,
            ),
            "symmetry",
        )
