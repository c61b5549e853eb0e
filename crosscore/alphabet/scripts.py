"""Which characters are letters and marks of which script.

The table (scripts.json) is frozen: it is neither `unicodedata`'s, which follows the
Python version, nor `regex`'s. It holds no character that CPython 3.11 (Unicode 14) would
compose, decompose or upper-case otherwise than a later version does, so a word is
accepted or refused, and comes out, the same everywhere.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from functools import cache, lru_cache
from typing import Any

from crosscore.alphabet.data import data_file

__all__ = [
    "alone",
    "char_class",
    "consonants",
    "letter_script",
    "letters",
    "marks",
    "name",
    "script_of",
]

Ranges = tuple[tuple[int, int], ...]


@cache
def _table() -> dict[str, Any]:
    text = data_file("scripts.json")
    table: dict[str, Any] = json.loads(text)
    return table


def _ranges(field: str, script: str) -> Ranges:
    """First and last code point of each run, ascending."""
    found = []
    for run in _table()[field].get(script, "").split():
        first, _, last = run.partition("-")
        found.append((int(first, 16), int(last or first, 16)))
    return tuple(found)


def letters(script: str) -> Ranges:
    """Letters of a script, as runs of code points."""
    return _ranges("letters", script)


def marks(script: str) -> Ranges:
    """Combining marks used with a script (shared ones, as U+0301, included)."""
    return _ranges("marks", script)


def consonants(script: str) -> Ranges:
    """Letters that a virama joins to the cell before them."""
    return _ranges("consonants", script)


def alone(script: str) -> Ranges:
    """Letters that make a grapheme cluster each, whatever letter stands beside them."""
    runs = _table()["alone"].get(script)
    return letters(script) if runs == "*" else _ranges("alone", script)


def name(script: str) -> str:
    """English name of a script: `Beng` -> `Bengali`; "" when the table has none."""
    found: str = _table()["names"].get(script, "")
    return found


def char_class(runs: Ranges) -> str:
    """The inside of a `[...]` of a regular expression."""
    return "".join(f"\\U{first:08x}-\\U{last:08x}" for first, last in runs)


@cache
def _owners() -> tuple[list[int], list[tuple[int, str]]]:
    """Starts of all runs of letters, ascending, and the (end, script) of each."""
    runs = sorted(
        (first, last, script) for script in _table()["names"] for first, last in letters(script)
    )
    return [run[0] for run in runs], [run[1:] for run in runs]


@lru_cache(maxsize=4096)  # a word list has a few dozen characters, again and again
def letter_script(char: str) -> str:
    """Script of a letter (`Latn`); "" for what is no letter of a script in the table."""
    starts, ends = _owners()
    point = ord(char)
    after = bisect_right(starts, point)
    # A few letters belong to several scripts, so that runs may lie inside longer ones.
    for last, script in reversed(ends[max(0, after - 6) : after]):
        if point <= last:
            return script
    return ""


def script_of(char: str) -> str:
    """Script of a letter or mark; of several, the first of the table; "" when unknown."""
    point = ord(char)
    for script in _table()["names"]:
        if any(first <= point <= last for first, last in letters(script) + marks(script)):
            return str(script)
    return ""
