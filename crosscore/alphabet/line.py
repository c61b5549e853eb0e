"""Running text from outside (clues, titles, file names) as one clean line."""

from __future__ import annotations

import unicodedata

__all__ = ["one_line"]

#: Invisible characters that change what is read: joiners, direction marks, emoji tags
_KEPT = {0x200C, 0x200D, 0x200E, 0x200F, 0x061C, *range(0xE0020, 0xE0080)}


def one_line(text: str) -> str:
    """`text` in NFC on one line: white space and controls folded to single spaces.

    Other invisible characters (soft hyphens, byte order marks, embeddings) vanish, lone
    surrogates become U+FFFD, so that the result can be shown and saved everywhere. What a
    version of Unicode does not know stays: the result is the same in every Python.
    """
    if text.isascii() and text.isprintable() and "  " not in text:
        return text.strip()
    kept = []
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        if kind == "Cs":
            kept.append("\ufffd")
        elif kind[0] == "Z" or kind == "Cc":
            kept.append(" ")
        elif kind != "Cf" or ord(char) in _KEPT:
            kept.append(char)
    return " ".join(part for part in "".join(kept).split(" ") if part)
