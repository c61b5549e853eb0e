"""Text and characters as they may stand in a message: printable, one line, valid UTF-8."""

from __future__ import annotations

import unicodedata

__all__ = ["quoted", "shown"]

_LONGEST = 40  # code points of a word that a message repeats
_DOTTED_CIRCLE = "◌"  # carries a combining mark that stands alone


def shown(char: str) -> str:
    """One character with its code point, `“а” (U+0430)`; without a picture of it, `U+0007`."""
    point = f"U+{ord(char):04X}"
    if not char.isprintable() or char.isspace():
        return point
    picture = _DOTTED_CIRCLE + char if unicodedata.category(char)[0] == "M" else char
    return f"“{picture}” ({point})"


def quoted(text: str) -> str:
    """A word between quotation marks; what cannot be printed becomes U+FFFD or nothing."""
    line = "".join(
        char if char.isprintable() else "" if unicodedata.category(char) == "Cf" else "\ufffd"
        for char in " ".join(text.split())[: _LONGEST + 1]
    )
    if len(line) > _LONGEST:
        line = line[:_LONGEST] + "…"
    return f"“{line}”"
