"""Searches and other generators run to their end."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from crosscore.puzzle import Puzzle

T = TypeVar("T")
R = TypeVar("R")


def all_of(steps: Generator[T, None, R]) -> tuple[list[T], R]:
    """All that a generator yields, and what it returns."""
    found = []
    while True:
        try:
            found.append(next(steps))
        except StopIteration as end:
            return found, end.value


def end_of(search: Generator[Any, None, Any]) -> Any:
    """The last puzzle that a search found, else what it returned."""
    found, value = all_of(search)
    puzzles = [item for item in found if isinstance(item, Puzzle)]
    return puzzles[-1] if puzzles else value
