"""Solutions that are locked with a key of four digits: there are so few keys that each is tried.

To lock it, the letters are read column by column; for each digit of the key, all are moved on in
the alphabet by the key's digits in turn, then so many go from the front to the end, then
both halves are shuffled like cards.
"""

from __future__ import annotations

from collections import Counter

from crosscore.formats.puz.checksums import checksum

__all__ = ["MOST", "unlocked"]

MOST = 700  #: letters that all keys are tried on; a Sunday newspaper's puzzle has about 400

_A, _LETTERS = 65, 26
_BACK = [bytes(_A + (c - _A - n) % _LETTERS if _A <= c < _A + _LETTERS else c for c in range(256))
         for n in range(10)]  # fmt: skip


def unlocked(letters: bytes, wanted: int) -> tuple[bytes, str] | None:
    """The letters as they were, and the key; None if no key gives the checksum `wanted`.

    `letters` are A to Z, column by column. Of several keys that do, as a checksum of 16 bits
    lets pass, that one whose letters are spread least evenly, as a language's are.
    """
    found: list[tuple[int, str, bytes]] = []
    for number in range(10_000):
        key = f"{number:04}"
        plain = _back(letters, key)
        if checksum(plain) == wanted:
            even = sum(count * count for count in Counter(plain).values())
            found.append((-even, key, plain))
    if not found:
        return None
    _, key, plain = min(found)
    return plain, key


def _back(letters: bytes, key: str) -> bytes:
    steps = [int(digit) for digit in key]
    size = len(letters)
    middle = size // 2
    for step in reversed(steps):
        apart = letters[1 : 2 * middle : 2] + letters[0 : 2 * middle : 2] + letters[2 * middle :]
        cut = size - step if step <= size else size
        moved = bytearray(apart[cut:] + apart[:cut])
        for i, back in enumerate(steps):
            moved[i :: len(steps)] = moved[i :: len(steps)].translate(_BACK[back])
        letters = bytes(moved)
    return letters
