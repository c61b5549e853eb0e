"""Good input with parts changed: JSON values and bytes. The same generator gives the same."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

__all__ = ["changed", "scrambled"]

_TEXTS = (
    "",
    " ",
    "_",
    "#",
    "0",
    "-1",
    "1e999",
    "9" * 4300,
    "x" * 70_000,
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)",
    "{{constructor}}",
    "]]>",
    "&#0;",
    "\0",
    "\ud800",
    "\u202eabc\u202c",
    "a\u0301" * 50,
    "\u09ad\u09a3\u09cd\u09a1\u09c1\u09b2",
    "\u05e9\u05dc\u05d5\u05dd",
    "\U0001f469\u200d\U0001f469\u200d\U0001f467",
    "\n\r\t",
    "}~{",
    "../../etc/passwd",
    "1 + 2",
    "__proto__",
    "Across",
    "Down",
)
_NUMBERS = (0, -1, 1, 2, 3, 100, 255, 2**31, 2**53, 2**64, 10**400, 0.5, -0.0, 1e308)
_OTHERS: tuple[Any, ...] = (None, True, False, [], {}, [[]], [None], {"": ""}, [[[[]]]])
_DEEP = 200  #: lists in one another, at most
_MANY = 3_000  #: items of a list that is made long, at most
_TOKENS = (b"\0", b"\xff", b"<", b">", b"&", b'"', b"\n", b"\r\n", b"{", b"}", b"[", b"]", b"null")
_PIECE = 64  #: bytes that are moved or doubled at once, at most


def changed(rng: Random, sound: Any) -> Any:
    """A copy with one part changed, or up to five."""
    whole = [copy.deepcopy(sound)]
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        _change(rng, whole)
    return whole[0]


def _parts(value: Any) -> list[tuple[Any, Any]]:
    """All containers below a value, each with one of its keys or places."""
    found: list[tuple[Any, Any]] = []
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict | list):
            keys = list(one) if isinstance(one, dict) else list(range(len(one)))
            found += [(one, key) for key in keys]
            waiting += [one[key] for key in keys]
    return found


def _change(rng: Random, whole: list[Any]) -> None:
    parts = _parts(whole)
    holder, key = rng.choice(parts)
    old = holder[key]
    match rng.randrange(9):
        case 0:
            holder[key] = rng.choice(_TEXTS)
        case 1:
            holder[key] = rng.choice(_NUMBERS)
        case 2:
            holder[key] = copy.deepcopy(rng.choice(_OTHERS))
        case 3 if holder is not whole:
            del holder[key]
        case 4:  # another part in its place
            other, at = rng.choice(parts)
            holder[key] = copy.deepcopy(other[at])
        case 5 if isinstance(old, list):
            old[:] = (old * _MANY)[: rng.choice((0, 1, len(old) * 2, _MANY))]
        case 6:
            for _ in range(rng.randrange(1, _DEEP)):
                old = [old]
            holder[key] = old
        case 7 if isinstance(old, str):
            at = rng.randrange(len(old) + 1)
            holder[key] = old[:at] + rng.choice(_TEXTS) + old[at:]
        case 8 if isinstance(old, dict):
            old[rng.choice([*_TEXTS, *map(str, old)])] = rng.choice((*_TEXTS, *_NUMBERS, *_OTHERS))
        case _:
            if isinstance(old, int) and not isinstance(old, bool):
                holder[key] = old + rng.choice((-1, 1, 10, -100))
            else:
                holder[key] = json.dumps(old)[:_MANY]


def scrambled(rng: Random, sound: bytes, others: list[bytes]) -> bytes:
    """Bytes with some of them changed, left out, doubled, moved, or taken from others."""
    data = bytearray(sound)
    for _ in range(rng.choice((1, 1, 2, 4, 16))):
        at = rng.randrange(len(data) + 1)
        piece = data[at : at + rng.randrange(1, _PIECE)]
        match rng.randrange(8):
            case 0 if at < len(data):
                data[at] ^= 1 << rng.randrange(8)
            case 1:
                del data[at : at + len(piece)]
            case 2:
                data[at:at] = piece * rng.choice((1, 2, 50))
            case 3:
                del data[at : at + len(piece)]
                to = rng.randrange(len(data) + 1)
                data[to:to] = piece
            case 4:
                data[at:at] = rng.choice(_TOKENS) * rng.choice((1, 1, 400))
            case 5:
                data[at:at] = rng.choice(_TEXTS).encode("utf-8", "surrogatepass")
            case 6:
                other = rng.choice(others)
                start = rng.randrange(len(other) + 1)
                data[at:at] = other[start : start + rng.randrange(1, 20 * _PIECE)]
            case _:
                del data[at:]
    return bytes(data)
