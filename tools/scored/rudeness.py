"""What is kept out of the scored lists: the rude words of word searches, and more by roots."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from crosscore import alphabet
from crosscore.kinds.wordsearch.rude import rude_words

__all__ = ["ROOTS", "unfit"]

ROOTS = Path(__file__).with_name("rudeness.txt")


def unfit(code: str) -> Callable[[str, tuple[str, ...]], bool]:
    """Says of a word in small letters, and of its cells, whether it is not for a class."""
    script = alphabet.get(code)
    told = [each for name in (*script.scripts, code) for each in _roots().get(name, ())]
    pattern = re.compile("|".join(told) or "$^")
    rude = frozenset(rude_words(script))
    return lambda word, cells: bool(pattern.match(word)) or cells in rude


@cache
def _roots() -> dict[str, list[str]]:
    """Patterns by language or script."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in ROOTS.read_text("utf-8").splitlines():
        if line.startswith("["):
            name = line.strip("[]")
        elif not line.startswith("#"):
            found.setdefault(name, []).extend(line.split())
    return found
