"""The word lists of the word searches that are measured."""

from __future__ import annotations

from pathlib import Path

from bench.words import Kind, read, sample

__all__ = ["MEANS", "listed"]

ELEMENTS = Path(__file__).with_name("wordsearch_elements.txt")  # in the order of their numbers
#: mean letters of a word; see README.md for what they were set by
MEANS = {20: 7.7, 60: 6.8, 300: 6.8}


def listed(name: str, seed: int, path: Path, mean: float | None = None) -> list[str]:
    """The elements, or so many plain words of 3 to 12 letters drawn by the seed, in capitals."""
    if name == "elements":
        return ELEMENTS.read_text(encoding="ascii").split()
    drawn = sample(
        read(path), Kind(name, int(name), 3, 12, 0, mean or MEANS.get(int(name), 6.8)), seed
    )
    return [word.upper() for word in drawn]
