"""How often words are used, as `wordfreq` packs it: MessagePack in gzip, words by hundredths.

A file is an array: a header, then for each step of a hundredth of ten decibels (0 is "every word",
800 is one in a hundred million) the words of that frequency, in alphabetical order.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

from tools.steps import BuildError

__all__ = ["frequencies"]

_HEADER = {"format": "cB", "version": 1}


def frequencies(path: Path) -> Iterator[tuple[str, int]]:
    """Words, the most frequent first, each with its step; what nobody asks for is not unpacked.

    Raises BuildError for a file of another form.
    """
    data = gzip.decompress(path.read_bytes())
    count, at = _length(data)
    header, at = _value(data, at)
    if header != _HEADER:
        raise BuildError(f"{path.name} is not made as wordfreq's files are.")
    for step in range(count - 1):
        words, at = _value(data, at)
        if not isinstance(words, list):
            raise BuildError(f"{path.name} is not made as wordfreq's files are.")
        for word in words:
            yield word, step


def _length(data: bytes) -> tuple[int, int]:
    """How many things the outermost array holds, and where they begin."""
    wide = {0xDC: 2, 0xDD: 4}.get(data[0], 0)
    return (int.from_bytes(data[1 : 1 + wide], "big") if wide else data[0] & 15), 1 + wide


def _value(data: bytes, at: int) -> tuple[object, int]:
    kind = data[at]
    at += 1
    if kind < 0x80:
        return kind, at
    if kind < 0x90:
        return _map(data, at, kind & 15)
    if kind < 0xA0:
        return _array(data, at, kind & 15)
    if kind < 0xC0:
        return _text(data, at, kind & 31)
    wide = {0xD9: 1, 0xDA: 2, 0xDB: 4, 0xDC: 2, 0xDD: 4}.get(kind)
    if wide is None:
        raise BuildError(f"MessagePack: {kind:#x} is not known here")
    count = int.from_bytes(data[at : at + wide], "big")
    return (_text if kind < 0xDC else _array)(data, at + wide, count)


def _text(data: bytes, at: int, count: int) -> tuple[object, int]:
    return data[at : at + count].decode(), at + count


def _array(data: bytes, at: int, count: int) -> tuple[object, int]:
    found = []
    for _ in range(count):
        value, at = _value(data, at)
        found.append(value)
    return found, at


def _map(data: bytes, at: int, count: int) -> tuple[object, int]:
    found = {}
    for _ in range(count):
        key, at = _value(data, at)
        found[key], at = _value(data, at)
    return found, at
