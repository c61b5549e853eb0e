"""The alphabetical order of words, as near to a dictionary's as a small table comes.

Letters stand in the order of their code points, which is that of most alphabets. The
profile names those that stand elsewhere; accents it does not name only part words that are
otherwise equal. What this does not know: Thai and Lao vowels written before the consonant,
the strokes or the sound of Han characters.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

__all__ = ["Key", "Order"]

Key = tuple[tuple[tuple[int, int], ...], tuple[str, ...]]

#: Accents; the vowel signs and viramas of other scripts are no such marks
_ACCENTS = frozenset(map(chr, [*range(0x300, 0x370), *range(0x653, 0x656)]))


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
        return tuple(place for cell in cells for place in self._place(cell)), tuple(cells)

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
