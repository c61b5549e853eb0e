"""Word lists to measure with: seeded samples of an ordinary English dictionary."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from pathlib import Path

__all__ = ["DEBIAN", "Kind", "kind", "read", "sample"]

DEBIAN = Path("/usr/share/dict/american-english")

SQUARES = {20: 15, 50: 23, 100: 31, 200: 45}  # words -> side of the square that is given
ADVICE = (
    "Install it (Debian, Ubuntu: apt-get install wamerican) or give a list of words, one a line, "
    "with --words FILE."
)


@dataclass(frozen=True)
class Kind:
    """What is drawn: `count` words of `shortest` to `longest` letters, and a square to fill."""

    name: str
    count: int
    shortest: int
    longest: int
    square: int


def kind(name: str) -> Kind:
    """The kind that "50", "short" or "long" stands for; raises ValueError for others."""
    if name == "short":
        return Kind("50 short", 50, 3, 5, 17)
    if name == "long":
        return Kind("50 long", 50, 8, 12, 29)
    count = int(name)
    if not 2 <= count <= 500:
        raise ValueError(f"{count} words: 2 to 500 can be laid out")
    return Kind(name, count, 3, 12, SQUARES.get(count, max(13, round(3.2 * count**0.5))))


def read(path: Path) -> list[str]:
    """The plain lower-case words of 3 to 12 letters in a file of one word a line.

    Raises SystemExit with advice if the file is not there.
    """
    if not path.exists():
        raise SystemExit(f"There is no word list {path}. {ADVICE}")
    lines = path.read_text(encoding="utf-8").split("\n")
    return sorted({line for line in lines if re.fullmatch("[a-z]{3,12}", line)})


def sample(words: list[str], wanted: Kind, seed: int, *, even: bool = False) -> list[str]:
    """Words of a kind in random order, none twice; the same ones for the same seed everywhere.

    Every word of the list is as likely as any other, or (`even`) every length is.
    """
    draw = random.Random(f"{wanted.name} {seed}").random
    lengths = range(wanted.shortest, wanted.longest + 1)
    pools = [[word for word in words if len(word) == length] for length in lengths]
    if not even:
        pools = [[word for pool in pools for word in pool]]
    found: list[str] = []
    while len(found) < wanted.count:
        pools = [pool for pool in pools if pool]
        if not pools:
            raise SystemExit(f"The list has only {len(found)} words for {wanted.name}.")
        pool = pools[int(draw() * len(pools))]
        i = int(draw() * len(pool))
        pool[i], pool[-1] = pool[-1], pool[i]
        found.append(pool.pop())
    return found
