"""Text and characters as they may stand in a message: printable, one line, valid UTF-8."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from crosscore.errors import Sentence, sentence

__all__ = ["either", "language_name", "line_of", "quoted", "script_name", "shown"]

_LONGEST = 40  # code points of a word that a message repeats
_DOTTED_CIRCLE = "◌"  # carries a combining mark that stands alone


def shown(char: str) -> str:
    """One character with its code point, `“а” (U+0430)`; without a picture of it, `U+0007`."""
    point = f"U+{ord(char):04X}"
    if not char.isprintable() or char.isspace():
        return point
    picture = _DOTTED_CIRCLE + char if unicodedata.category(char)[0] == "M" else char
    return f"“{picture}” ({point})"


def line_of(text: str) -> str:
    """A word as a message repeats it; what cannot be printed becomes U+FFFD or nothing."""
    line = "".join(
        char if char.isprintable() else "" if unicodedata.category(char) == "Cf" else "\ufffd"
        for char in " ".join(text.split())[: _LONGEST + 1]
    )
    if len(line) > _LONGEST:
        line = line[:_LONGEST] + "…"
    return line


def quoted(text: str) -> str:
    """`line_of` between quotation marks."""
    return f"“{line_of(text)}”"


def language_name(english: str, code: str) -> Sentence:
    """A language in a sentence: the page names it in its own language, by its code."""
    return sentence("language", "{name}", name=english, code=code)


def script_name(english: str, code: str) -> Sentence:
    """A script in a sentence: the page names it in its own language, by its ISO 15924 code."""
    return sentence("script", "{name}", name=english, code=code)


def either(first: Sequence[Sentence], last: Sentence) -> Sentence:
    """`a, b or c`."""
    return sentence("or", "{first} or {last}", first=first, last=last) if first else last
