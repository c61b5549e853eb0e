"""What scripts gave, checked: one sentence for what is of the wrong type."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from crosscore.errors import CrosscoreError
from crosscore.puzzle import Puzzle

__all__ = ["WrongType", "a_puzzle", "mapping", "number", "puzzles", "several", "text", "truth"]


class WrongType(CrosscoreError, TypeError):
    """Something is of a type that can't be used; also a `TypeError`."""

    def __init__(self, name: str, wanted: str, value: object) -> None:
        super().__init__("wrong-type", f"{name} must be {wanted}, not {_type(value)}.", name)


def a_puzzle(value: object) -> None:
    """Raise `WrongType` for what is no `Puzzle`."""
    if not isinstance(value, Puzzle):
        raise WrongType("puzzle", "a Puzzle", value)


def puzzles(value: Puzzle | Iterable[Puzzle]) -> list[Puzzle]:
    """One puzzle or several as a list."""
    if isinstance(value, Puzzle):
        return [value]
    if isinstance(value, str | bytes) or not isinstance(value, Iterable):
        raise WrongType("puzzles", "a Puzzle or several", value)
    some = list(value)
    for each in some:
        if not isinstance(each, Puzzle):
            raise WrongType("puzzles", "of the type Puzzle", each)
    return some


def text(name: str, value: object, *, none: bool = False) -> None:
    """Raise `WrongType` for what is no text, unless it is None and may be."""
    if not isinstance(value, str) and not (none and value is None):
        raise WrongType(name, "a text", value)


def truth(name: str, value: object) -> None:
    """Raise `WrongType` for what is neither True nor False."""
    if value not in (True, False):  # also those of other packages
        raise WrongType(name, "True or False", value)


def number(name: str, value: object) -> None:
    """Raise `WrongType` for what is no whole number."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise WrongType(name, "a whole number", value)


def mapping(name: str, value: object, wanted: str) -> None:
    """Raise `WrongType` for what is no mapping."""
    if not isinstance(value, Mapping):
        raise WrongType(name, wanted, value)


def several(name: str, value: Any, wanted: str) -> list[Any]:
    """The parts of an iterable; a text is none."""
    if isinstance(value, str | bytes) or not isinstance(value, Iterable):
        raise WrongType(name, wanted, value)
    return list(value)


def _type(value: object) -> str:
    return "None" if value is None else type(value).__name__
