"""Seeded randomness that gives the same draws in every Python, in and out of the browser.

Only `random.Random.random()` is used: the one method whose sequence Python promises to
keep for a given seed (docs.python.org, module random, "Notes on Reproducibility").
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from crosscore.errors import CrosscoreError, sentence

__all__ = ["MAX_SEED", "Rng"]

MAX_SEED = 2**53 - 1  #: the largest integer that JavaScript, and so a saved puzzle, keeps exact

T = TypeVar("T")


class Rng:
    """A stream of draws from a seed, an integer from 0 to `MAX_SEED`.

    Raises `CrosscoreError` (code "bad-seed") for another one: -1 would draw as 1 does.
    """

    __slots__ = ("random",)

    def __init__(self, seed: int) -> None:
        if not 0 <= seed <= MAX_SEED:
            raise CrosscoreError(
                "bad-seed",
                sentence(
                    "bad-seed",
                    "The seed must be a whole number from 0 to {most}.",
                    most=MAX_SEED,
                ),
                "seed",
            )
        #: The next float in [0, 1).
        self.random = random.Random(seed).random

    def below(self, n: int) -> int:
        """An integer in 0..n-1; `n` is at least 1."""
        return int(self.random() * n)

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, which is not empty."""
        return items[int(self.random() * len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put `items` in a random order, in place (Fisher and Yates)."""
        draw = self.random
        for i in range(len(items) - 1, 0, -1):
            j = int(draw() * (i + 1))
            items[i], items[j] = items[j], items[i]
