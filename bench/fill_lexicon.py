"""The words that grids are filled with, the same for every program, and a larger list of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tools.steps import CACHE, BuildError, key_of

__all__ = ["DEBIAN", "LARGE", "extended", "kept", "read"]

DEBIAN = Path("/usr/share/dict/american-english-large")
LARGE = 500_000  # words of the extended list
MISSING = (
    "There is no word list {path}. Debian and Ubuntu: apt-get install wamerican-large. Elsewhere, "
    "unpack Debian's package of that name and give its usr/share/dict/american-english-large with "
    "--words; another list makes other figures."
)


def read(path: Path = DEBIAN) -> list[str]:
    """Entries of 3 to 15 letters a-z, in capitals, each once, sorted.

    Raises BuildError, saying how to get the list, if there is none.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BuildError(MISSING.format(path=path)) from error
    return sorted({line.upper() for line in text.split() if re.fullmatch("[A-Za-z]{3,15}", line)})


def extended(words: Sequence[str], count: int = LARGE) -> list[str]:
    """The list with made-up words added, up to `count`.

    Each begins as one word of the list does and ends as another: letters follow each other as in
    English, and the lengths are those of the list, since it has that of the second.
    """
    draw = Random(1)
    found = set(words)
    while len(found) < count:
        first, last = draw.choice(words), draw.choice(words)
        at = min(len(first), len(last)) // 2
        found.add(first[:at] + last[at:])
    return sorted(found)


def kept(words: Sequence[str]) -> Path:
    """A file with one word a line, for other programs; below the repository, so that all see it."""
    text = "".join(f"{word}\n" for word in words)
    path = CACHE / "bench" / f"words-{key_of(text)[:16]}.txt"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        part.write_text(text, encoding="utf-8")
        part.rename(path)
    return path
