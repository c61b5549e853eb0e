"""A sheet's own words in one language, and the digits of its numbers."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

from crosscore.alphabet.language import Alphabet, get
from crosscore.alphabet.profile import Profile, profile

if TYPE_CHECKING:
    from crosscore import wire

__all__ = ["DIGITS", "LATIN", "Wording", "wording"]

LATIN = "0123456789"

_SUM = re.compile(r"[\d□]\W*?[+−×÷]\W*?[\d□]")  #: what a clue of numbers has in it

#: Which digits may be asked for: as the language's puzzles are printed, 0 to 9, its own
DIGITS = ("auto", "latin", "native")

#: What a sheet says, and the profile's field that has it
_LABELS = {
    "across": "across",
    "down": "down",
    "bank": "bank",
    "answers": "answers",
    "name": "name_line",
    "words": "words",
}
_LEFT = "left"


@dataclass(frozen=True, slots=True)
class Wording:
    """Headings, the name line, and numbers.

    `language` is that of the words; `digits` are the ten of the numbers, 0 first; `native` are
    those on offer besides 0 to 9, "" if there are none.
    """

    language: Alphabet
    digits: str
    native: str

    def number(self, n: int) -> str:
        """A number from 0 in the digits of the sheet."""
        if self.digits == LATIN:
            return str(n)
        return "".join(self.digits[ord(digit) - ord("0")] for digit in str(n))

    def write(self, text: str) -> str:
        """A text with its digits 0 to 9 in those of the sheet: a cell or clue of numbers."""
        if self.digits == LATIN:
            return text
        return text.translate({ord(d): own for d, own in zip(LATIN, self.digits, strict=True)})

    def side(self, text: str, otherwise: str) -> str:
        """The direction, "ltr" or "rtl", of a sum such as `84 − 12` on the sheet.

        In Arabic digits it runs from the right as the text does, and browsers show it no other way.
        In all others, including Persian digits and 0 to 9 in Hebrew, it runs from the left.
        `otherwise` for a text that isn't a sum.
        """
        if not _SUM.search(text):
            return otherwise
        return "rtl" if unicodedata.bidirectional(self.digits[1]) == "AN" else "ltr"

    def label(self, name: str) -> str:
        """`across`, `down`, `bank`, `answers` or `name`; in English if no word is known."""
        found: str = getattr(self._source(name), _LABELS[name])
        return found

    def left(self, letters: int = 0) -> str:
        """`The letters left over say:`, or that the first so many of them do."""
        source = self._source(_LEFT)
        text = source.first_left if letters else source.left
        return text.replace("{n}", self.number(letters))

    def count(self, words: int) -> str:
        """`50 words`, or `Words: 50` if that avoids a plural."""
        source = self._source("words")
        pattern = source.word if words == 1 and source.word else source.words
        return pattern.replace("{n}", self.number(words))

    def is_native(self, name: str) -> bool:
        """Whether the language has its own word for a label."""
        return bool(getattr(profile(self.language.code), _LABELS.get(name, name)))

    def _source(self, name: str) -> Profile:
        return profile(self.language.code if self.is_native(name) else "en")

    def labels(self, words: int) -> wire.Labels:
        """All of them, as a painter writes them; `english` names those in want of a word."""
        return {
            "language": self.language.code,
            "direction": self.language.direction,
            "across": self.label("across"),
            "down": self.label("down"),
            "bank": self.label("bank"),
            "answers": self.label("answers"),
            "name": self.label("name"),
            "words": self.count(words),
            "english": [name for name in _LABELS if not self.is_native(name)],
        }


def wording(code: str, digits: str = "auto", also: str = "") -> Wording:
    """The words of the language `code`, its numbers in `digits`, one of `DIGITS`.

    `native` are the language's own digits, or those of the language `also`, or 0 to 9. Raises
    `CrosscoreError` (code "unknown-language").
    """
    language = get(code)
    own = profile(language.code)
    native = own.digits or (profile(get(also).code).digits if also else "")
    usual = own.digits if own.native_digits else LATIN
    return Wording(
        language, {"auto": usual, "latin": LATIN, "native": native or LATIN}[digits], native
    )
