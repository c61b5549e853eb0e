"""Bytes as text that HTML leaves as it is: seven bits a letter, where base64 has six."""

from __future__ import annotations

#: What HTML would read otherwise (NUL, CR and <) is one of these, which take two bytes in UTF-8
INSTEAD = {0: 0xC0, 13: 0xC1, 60: 0xC2}
LETTERS = bytes(INSTEAD.get(value, value) for value in range(128)) + bytes(128)

GROUP = 7  #: bytes that are eight letters: pieces of as many stand by themselves
HIGH = [bytes(value << by & 127 for value in range(256)) for by in range(7)]
LOW = [bytes(value >> by for value in range(256)) for by in range(8)]


def text(data: bytes) -> str:
    """Eight letters for seven bytes, the highest bits first; web/single/dense.js reads it."""
    columns = [(data + bytes(-len(data) % GROUP))[at::GROUP] for at in range(GROUP)]
    values = bytearray(8 * len(columns[0]))
    values[0::8] = columns[0].translate(LOW[1])
    for at in range(1, 7):
        values[at::8] = _either(
            columns[at - 1].translate(HIGH[7 - at]), columns[at].translate(LOW[at + 1])
        )
    values[7::8] = columns[6].translate(HIGH[0])
    needed = -(-len(data) * 8 // 7)
    return bytes(values[:needed]).translate(LETTERS).decode("latin-1")


def _either(one: bytes, other: bytes) -> bytes:
    """The bits that are in one or the other."""
    bits = int.from_bytes(one, "big") | int.from_bytes(other, "big")
    return bits.to_bytes(len(one), "big")
