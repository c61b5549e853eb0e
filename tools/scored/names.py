"""Which words are names: by how the dictionaries of other languages write them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tools.scored.spelling import Spelling

__all__ = ["Elsewhere"]

SOME, MANY = 2, 3  #: dictionaries that have a word with a capital


class Elsewhere:
    """How dictionaries of several languages write words; only of those that write nouns small."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self._capital: Counter[str] = Counter()
        self._small: Counter[str] = Counter()
        for folder in folders:
            lines = (folder / "index.dic").read_text("utf-8").splitlines()[1:]
            stems = {line.partition("/")[0].partition("\t")[0] for line in lines}
            small = {stem for stem in stems if stem.islower()}
            self._small.update(small)
            self._capital.update({stem.lower() for stem in stems if stem[:1].isupper()} - small)

    def names(self) -> frozenset[str]:
        """What many of them write with a capital and hardly one small, and its genitives in s."""
        found = [
            word
            for word, count in self._capital.items()
            if count >= MANY and self._small[word] * MANY <= count
        ]
        return frozenset(found).union(f"{word}s" for word in found if not self._small[f"{word}s"])

    def names_in(self, own: Spelling, bare: str) -> frozenset[str]:
        """The names of a language that writes all nouns with a capital, and their genitives in s.

        A name is what some other languages write with a capital and hardly one small, or what has
        no more flags in its own dictionary than `bare`, and is no word of any other.
        """
        found: set[str] = set()
        for stem, flags in own.stems():
            word = stem.lower()
            if not stem[:1].isupper():
                continue
            named = max(SOME, self._small[word] * MANY) <= self._capital[word]
            if named or (flags <= frozenset(bare) and not self._small[word]):
                found |= {word, f"{word}s"}
        return frozenset(found)
