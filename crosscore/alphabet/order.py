"""The alphabetical order of words, as close to a dictionary's as a small table comes.

Letters sort by their code points, which is right for most alphabets. The profile names those that
sort elsewhere. Accents that it doesn't name only separate words that are otherwise equal, as tone
marks do. Thai and Lao vowels written before their consonant count after it. Not known: the strokes
or the sound of Han characters.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

__all__ = ["Key", "Order"]

Key = tuple[tuple[tuple[int, int], ...], tuple[str, ...]]

#: Accents, and the tone marks of Thai and Lao; vowel signs and viramas are no such marks
_ACCENTS = frozenset(
    chr(code)
    for codes in ((0x300, 0x370), (0x653, 0x656), (0xE47, 0xE4F), (0xEC8, 0xECF))
    for code in range(*codes)
)
_BEFORE = re.compile("([\u0e40-\u0e44\u0ec0-\u0ec4])(.)")  # เ and the like, and their consonant


class Order:
    """Keys to sort words by, from a profile's `order`: `H<CH C<Č` puts CH after H, Č after C."""

    def __init__(self, order: str) -> None:
        self._places: dict[str, tuple[tuple[int, int], ...]] = {}
        for group in order.split():
            anchor, *later = group.split("<")
            for step, letter in enumerate(later, start=1):
                self._places[letter] = ((ord(anchor), step),)

    def key(self, cells: Sequence[str]) -> Key:
        """The key of a word that takes some cells."""
        text = "".join(cells)
        parts = _BEFORE.sub(r"\2\1", text) if _BEFORE.search(text) else cells
        return tuple(place for part in parts for place in self._place(part)), tuple(cells)

    def _place(self, cell: str) -> tuple[tuple[int, int], ...]:
        known = self._places.get(cell)
        if known:
            return known
        return tuple(p for char in cell for p in self._places.get(char) or self._letter(char))

    def _letter(self, char: str) -> tuple[tuple[int, int], ...]:
        """A letter without those of its accents that do not make another letter of it."""
        parts = unicodedata.normalize("NFD", char)
        for end in range(len(parts) - 1, 0, -1):
            found = self._places.get(unicodedata.normalize("NFC", parts[:end]))
            if found:
                return found
        return tuple((ord(part), 0) for part in parts if part not in _ACCENTS)
