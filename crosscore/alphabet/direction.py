"""Text direction, by its letters."""

from __future__ import annotations

import re

__all__ = ["direction", "reads"]

# Scripts read from the right: Hebrew to Arabic Extended, presentation forms, historic ones.
_BLOCKS = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff"
_LETTER = r"(?=[^\W\d_])"  # digits have no side of their own
_SIDES = {
    "rtl": re.compile(f"{_LETTER}[{_BLOCKS}]"),
    "ltr": re.compile(f"{_LETTER}[^{_BLOCKS}]"),
}


def direction(text: str, otherwise: str) -> str:
    """The direction of all letters, "rtl" or "ltr", if they agree, else `otherwise`.

    So a Hebrew clue that begins with an English word stays right-to-left.
    """
    sides = [side for side in _SIDES if reads(text, side)]
    return sides[0] if len(sides) == 1 else otherwise


def reads(text: str, side: str) -> bool:
    """Whether a text has letters of a direction, "rtl" or "ltr"."""
    return bool(_SIDES[side].search(text))
