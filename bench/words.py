"""Word lists to measure with: seeded samples of an ordinary English dictionary."""

from __future__ import annotations

import random
import re
from bisect import bisect
from dataclasses import dataclass
from itertools import accumulate
from math import exp
from pathlib import Path

__all__ = ["DEBIAN", "LENGTHS", "Kind", "kind", "read", "sample"]

DEBIAN = Path("/usr/share/dict/american-english")

#: how lengths are drawn: tilted to the kind's mean; each as likely; as in the dictionary
LENGTHS = ("tilted", "even", "plain")

# Number of words -> side of the square that is given, and mean length of a word. With these means
# genxword places as many words as it did of the lists that the aims were set on (see README.md).
SQUARES = {20: 15, 50: 23, 100: 31, 200: 45}
MEANS = {20: 7.7, 50: 7.65, 100: 6.7, 200: 7.1}
ADVICE = (
    "Install it (Debian, Ubuntu: apt-get install wamerican) or give a list of words, one a line, "
    "with --words FILE."
)


@dataclass(frozen=True)
class Kind:
    """What is drawn: `count` words of `shortest` to `longest` letters, and a square to fill.

    `mean` is their expected mean length where lengths are tilted.
    """

    name: str
    count: int
    shortest: int
    longest: int
    square: int
    mean: float


def kind(name: str) -> Kind:
    """The kind that "50", "short" or "long" stands for; raises ValueError for others."""
    if name == "short":
        return Kind("50 short", 50, 3, 5, 17, 4.42)
    if name == "long":
        return Kind("50 long", 50, 8, 12, 29, 9.3)
    count = int(name)
    if not 2 <= count <= 2000:
        raise ValueError(f"{count} words: 2 to 2,000 can be laid out")
    square = SQUARES.get(count, max(13, round(3.2 * count**0.5)))
    return Kind(name, count, 3, 12, square, MEANS.get(count, 7.3))


def read(path: Path) -> list[str]:
    """The plain lower-case words of 3 to 12 letters in a file of one word a line.

    Raises SystemExit with advice if the file is not there.
    """
    if not path.exists():
        raise SystemExit(f"There is no word list {path}. {ADVICE}")
    lines = path.read_text(encoding="utf-8").split("\n")
    return sorted({line for line in lines if re.fullmatch("[a-z]{3,12}", line)})


def tilt(lengths: range, mean: float) -> list[float]:
    """Weights of the lengths with that mean and the most entropy: each a constant times the last.

    `mean` lies strictly between the first and the last length.
    """
    low, high = -50.0, 50.0  # logarithm of the constant
    while True:
        middle = (low + high) / 2
        weights = [exp(middle * (length - mean)) for length in lengths]
        if middle in (low, high):
            return weights
        if (
            sum(weight * (length - mean) for weight, length in zip(weights, lengths, strict=True))
            < 0
        ):
            low = middle
        else:
            high = middle


def sample(words: list[str], wanted: Kind, seed: int, lengths: str = LENGTHS[0]) -> list[str]:
    """Words of a kind in random order, none twice; the same ones for the same seed everywhere.

    `lengths` is one of `LENGTHS`; words of the same length are as likely as each other.
    """
    draw = random.Random(f"{wanted.name} {seed}").random
    several = range(wanted.shortest, wanted.longest + 1)
    pools = [[word for word in words if len(word) == length] for length in several]
    weights = {
        "tilted": lambda: tilt(several, wanted.mean),
        "even": lambda: [1.0] * len(several),
        "plain": lambda: [float(len(pool)) for pool in pools],
    }[lengths]()
    found: list[str] = []
    while len(found) < wanted.count:
        weights = [weight if pool else 0.0 for weight, pool in zip(weights, pools, strict=True)]
        if not any(weights):
            raise SystemExit(f"The list has only {len(found)} words for {wanted.name}.")
        pool = pools[bisect(list(accumulate(weights)), draw() * sum(weights))]
        i = int(draw() * len(pool))
        pool[i], pool[-1] = pool[-1], pool[i]
        found.append(pool.pop())
    return found
