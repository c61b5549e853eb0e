"""How usual words and their letters are in languages in Latin letters: from a table of frequencies.

The table (speech.bin, made by tools/speech.py) has, for each language, the most usual threes of
letters, and frequent words. A text's points are whole numbers, so that they are the same on every
machine; one is a sixth of a natural logarithm.
"""

from __future__ import annotations

import re
import unicodedata
import zlib
from collections.abc import Iterable
from functools import cache

from crosscore.alphabet.data import data_bytes

__all__ = ["FLOOR", "LEAST", "STEP", "Model", "model", "ngrams", "words_in"]

FLOOR = -13.8  #: logarithm of the share below which three letters count as never seen
STEP = 0.66  #: of such logarithms, between two levels
LEAST = -6.0  #: decimal logarithm of the frequency of the rarest words
_WORD = 8  # points of a level of a word, which is half a decimal power
_KNOWN, _UNKNOWN = 1, 2  # points of a level of the letters of a frequent word, of any other
_TELLS = 30  # points that one word may tell languages apart by: it may be a name, or borrowed
_LANE = 20  # bits for the points of a language in a sum
_FULL = (1 << _LANE) - 1
_PARTS = re.compile(r"(\d)(\D+)")


class Model:
    """The points of words by language. All languages of a text are added up at once, as one number.

    `codes` are the languages.
    """

    def __init__(self, text: str) -> None:
        head, *lines = text.split("\n")
        self.codes = tuple(head.split())
        self._letters: dict[str, int] = {}
        self._words: dict[str, int] = {}
        for line in lines:
            kind, at, level, packed = line.split(" ", 3)
            rows, points = (self._words, _WORD) if kind == "w" else (self._letters, 1)
            add = points * int(level) << _LANE * int(at)
            last = ""
            for same, rest in _PARTS.findall(packed):
                last = last[: int(same)] + rest
                rows[last] = rows.get(last, 0) + add

    def letters(self, word: str) -> dict[str, int]:
        """The points of the letters of a word in small letters."""
        return self._lanes(sum(self._letters.get(gram, 0) for gram in ngrams(word)))

    def points(self, words: Iterable[str]) -> dict[str, int]:
        """The points of words in small letters: of their letters, and of being frequent."""
        found = dict.fromkeys(self.codes, 0)
        for word in words:
            known = self._words.get(word, 0)
            letters = sum(self._letters.get(gram, 0) for gram in ngrams(word))
            lanes = self._lanes(known + (_KNOWN if known else _UNKNOWN) * letters)
            least = max(lanes.values()) - _TELLS
            for code, points in lanes.items():
                found[code] += max(0, points - least)
        return found

    def _lanes(self, total: int) -> dict[str, int]:
        return {code: total >> _LANE * at & _FULL for at, code in enumerate(self.codes)}


def model() -> Model:
    """The table, unpacked when it is first needed."""
    return _unpacked(_packed())


@cache
def _packed() -> bytes:
    return data_bytes("speech.bin")


@cache
def _unpacked(packed: bytes) -> Model:
    return Model(zlib.decompress(packed).decode())


def ngrams(word: str) -> list[str]:
    """All threes of neighbouring letters; a space stands before the first and behind the last."""
    text = f" {word} "
    return [text[at : at + 3] for at in range(len(text) - 2)]


def words_in(texts: Iterable[str], most: int) -> list[str]:
    """The first words of the texts, without marks, in small letters."""
    found: list[str] = []
    for text in texts:
        plain = unicodedata.normalize("NFC", text).lower()
        parted = "".join(char if char.isalpha() else " " for char in plain)
        found += [word for word in parted.split() if len(word) > 1]
        if len(found) >= most:
            break
    return found[:most]
