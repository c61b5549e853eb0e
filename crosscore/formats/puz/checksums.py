"""The checksums of a .puz file: 16 bits, rotated to the right before each byte is added."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["Texts", "checksum", "masked", "texts_sum", "total"]

#: title, author and copyright; clues; notes
Texts = tuple[Sequence[bytes], Sequence[bytes], bytes]

_LOW = b"ICHE"
_HIGH = b"ATED"


def checksum(data: bytes, start: int = 0) -> int:
    """The checksum of bytes, going on from another one."""
    found = start
    for byte in data:
        found = ((found >> 1 | (found & 1) << 15) + byte) & 0xFFFF
    return found


def texts_sum(texts: Texts, start: int = 0) -> int:
    """That of the texts: title, author and copyright with their final NULs, then clues without.

    Notes count from version 1.3 on only; what is empty does not count at all.
    """
    head, clues, notes = texts
    found = start
    for text in head:
        if text:
            found = checksum(text + b"\0", found)
    for clue in clues:
        found = checksum(clue, found)
    return checksum(notes + b"\0", found) if notes else found


def total(region: bytes, boards: bytes, texts: Texts) -> int:
    """The checksum of the whole file: eight bytes of the header, both boards, all texts."""
    return texts_sum(texts, checksum(boards, checksum(region)))


def masked(region: bytes, solution: bytes, state: bytes, texts: Texts) -> bytes:
    """The eight bytes of the header that mask four checksums with a warning to cheats."""
    sums = [checksum(region), checksum(solution), checksum(state), texts_sum(texts)]
    low = bytes(mask ^ found & 0xFF for mask, found in zip(_LOW, sums, strict=True))
    return low + bytes(mask ^ found >> 8 for mask, found in zip(_HIGH, sums, strict=True))
