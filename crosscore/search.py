"""Shared by every long search: how it reports, and why it ended.

A search is a generator. It yields a `Progress` or a better result every few milliseconds of work
and returns an `Outcome`. It counts nodes and may stop at a node limit, but it never reads a clock:
the caller decides when time is up, by not asking for the next item. So the same seed and node limit
give the same result on every machine.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

__all__ = ["Outcome", "Progress", "Verdict", "drain"]

T = TypeVar("T")


class Outcome(StrEnum):
    """Why a search ended."""

    FOUND = "found"  #: what was asked for, and nothing better is possible or asked
    EXHAUSTED = "exhausted"  #: proved that there is none
    LIMIT = "limit"  #: the node or time limit came first; the best so far stands
    STOPPED = "stopped"  #: the user stopped it; the best so far stands
    FAILED = "failed"  #: an error ended it


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search is: `nodes` choices tried, `done` of `total` pieces in the best so far.

    `doing` is a sentence about the current step, if steps differ.
    """

    nodes: int
    done: int
    total: int
    doing: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether something is possible at all: `fillable` is "yes", "no" (proved) or "unknown".

    `reason` is a sentence that says why not; `slots` are the cells of the slots that it names.
    """

    fillable: str
    reason: str = ""
    slots: tuple[tuple[tuple[int, int], ...], ...] = ()


def drain(steps: Generator[object, None, T]) -> T:
    """What a generator returns at the end; its reports on the way are ignored."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
