"""Text from outside (clues, titles, file names): clean lines, and the parts of a phrase."""

from __future__ import annotations

import re
import unicodedata

from crosscore.alphabet.perchar import PerChar

__all__ = ["GAPS", "clean_lines", "compared", "one_line", "parts", "signs", "within"]

#: Invisible characters that change what is read: joiners, direction marks, emoji tags
_KEPT = {0x200C, 0x200D, 0x200E, 0x200F, 0x061C, *range(0xE0020, 0xE0080)}


def one_line(text: str) -> str:
    """`text` in NFC on one line: white space and controls folded to single spaces.

    Other invisible characters (soft hyphens, byte order marks, embeddings) vanish and lone
    surrogates become U+FFFD, so that the result can be shown and saved everywhere. Characters
    unknown to a version of Unicode stay, so every Python gives the same result.
    """
    if text.isascii() and text.isprintable() and "  " not in text:
        return text.strip()
    # All white space is a space after the translation, so that `split` finds no other.
    text = unicodedata.normalize("NFC", text)
    shown = text.translate(_SHOWN)
    line = " ".join(shown.split())
    if len(shown) == len(text):
        return line
    # What vanished may have stood between a letter and its mark.
    return unicodedata.normalize("NFC", line)


def _shown(char: str) -> str:
    """What a line has in the place of a character."""
    kind = unicodedata.category(char)
    if kind == "Cs":
        return "\ufffd"
    if kind[0] == "Z" or kind == "Cc":
        return " "
    return "" if kind == "Cf" and ord(char) not in _KEPT else char


_SHOWN = PerChar(_shown)


def clean_lines(text: str) -> str:
    """`text` as lines that are clean by `one_line`, with at most one empty line in a row."""
    lines: list[str] = []
    for line in re.split("\r\n|[\n\r\v\f\x85\u2028\u2029]", text):
        clean = one_line(line)
        if clean or (lines and lines[-1]):
            lines.append(clean)
    return "\n".join(lines).rstrip("\n")


#: What parts a phrase: white space, hyphens and dashes, the Hebrew maqaf among them
GAPS = re.compile("[\\s\\-\u058a\u05be\u1400\u2010-\u2015\u2e3a\u2e3b\ufe58\ufe63\uff0d]+")


def parts(text: str) -> list[tuple[str, str]]:
    """The parts of a phrase, each with the mark before it: "-" for hyphens, else ","."""
    found = []
    at = 0
    mark = ","
    for gap in GAPS.finditer(text):
        if gap.start() > at:
            found.append((mark, text[at : gap.start()]))
        at = gap.end()
        mark = "," if any(char.isspace() for char in gap[0]) else "-"
    if at < len(text):
        found.append((mark, text[at:]))
    return found


def signs(line: str) -> list[str]:
    """The characters of a line, marks together with what they stand on; of no language."""
    found: list[str] = []
    for char in line:
        if found and (unicodedata.category(char)[0] == "M" or char == "\u200d"):
            found[-1] = unicodedata.normalize("NFC", found[-1] + char)
        else:
            found.append(char)
    return found


def within(text: str, most: int) -> str:
    """A line of at most so many bytes in UTF-8: whole, or cut between letters, with an ellipsis."""
    if len(text.encode()) <= most:
        return text
    end = size = flags = 0
    left = most - len("…".encode())
    for at, char in enumerate(text):
        before = text[at - 1 : at]
        if not (_goes_on(char) or _joins(before) or (flags % 2 and _flag(char))):
            end = at
        size += len(char.encode())
        if size > left:
            break
        flags = flags + 1 if _flag(char) else 0
    return text[:end].rstrip() + "…"


def _goes_on(char: str) -> bool:
    """Whether a character belongs to the one before it."""
    return (
        unicodedata.category(char)[0] == "M"
        or char == "\u200d"
        or "\U0001f3fb" <= char <= "\U0001f3ff"
        or "\U000e0020" <= char <= "\U000e007f"
    )


def _joins(char: str) -> bool:
    """Whether what follows a character belongs to it: after a joiner, or a virama."""
    return char == "\u200d" or (char != "" and unicodedata.combining(char) == 9)


def _flag(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def compared(text: str, kept: str = "") -> str:
    """Only the letters and digits of a text, and those of `kept`, as capitals: for comparing."""
    return "".join(char for char in text if char.isalnum() or char in kept).upper()
