"""Whole numbers in cells, a digit in each: the language `zxx`, which no word list is in.

Cells hold the digits 0 to 9, whatever was typed; a sheet shows its own (`Wording.write`).
"""

from __future__ import annotations

import unicodedata

from crosscore.alphabet.clean import refuse
from crosscore.alphabet.show import line_of, shown
from crosscore.errors import sentence

__all__ = ["NUMBERS", "NumberRules", "latin"]

NUMBERS = "zxx"  #: BCP 47: no language


class NumberRules:
    """What `Rules` are for a language: a number becomes its digits, everything else is refused."""

    def split(self, text: str) -> tuple[str, ...]:
        """The digits 0 to 9 of a number in any decimal digits; CrosscoreError for anything else.

        Spaces and `|` between digits are dropped, and so are invisible characters.
        """
        found: list[str] = []
        for char in text:
            if unicodedata.category(char) == "Nd":
                found.append(str(unicodedata.decimal(char)))
            elif not (char == "|" or char.isspace() or unicodedata.category(char) == "Cf"):
                message = sentence(
                    "no-digit",
                    "“{word}” has {char}, which isn’t a digit. A number crossword takes whole "
                    "numbers only.",
                    word=line_of(text),
                    char=shown(char),
                )
                refuse("no-digit", text, message)
        if not found:
            refuse("no-letters", text, sentence("type-a-number", "Type a number."))
        return tuple(found)

    def upper(self, text: str) -> str:
        """The text as it is: digits have no case."""
        return text

    def key(self, text: str) -> str:
        """See `Alphabet.fold`."""
        return " ".join(latin(text).split())


def latin(text: str) -> str:
    """The text with all decimal digits as 0 to 9."""
    if text.isascii():
        return text
    return "".join(
        str(unicodedata.decimal(char)) if unicodedata.category(char) == "Nd" else char
        for char in text
    )
