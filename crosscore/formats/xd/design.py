"""The section `## Design` of an .xd file: what the signs of a second grid say of its cells.

<style>
O { background: circle }
A { background-light: #ffcc00; bar-left: true; bar-top: true }
</style>

O..A
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from crosscore.formats.colours import colour
from crosscore.grid import Cell

__all__ = ["Design", "lines", "read"]

_RULE = re.compile(r"([^{}]{1,40})\{([^{}]{0,400})\}")
_BARS = {"bar-left": True, "bar-top": False}
_FILLED = ("background-light", "background-dark", "background-color", "background")
#: signs of the second grid that mean nothing
_NONE = " .#"
_SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

Bars = frozenset[tuple[Cell, bool]]


class Design:
    """What the section says. `others` are properties that mean nothing here."""

    def __init__(self) -> None:
        self.circles: set[Cell] = set()
        self.shades: dict[Cell, str] = {}
        self.bars: set[tuple[Cell, bool]] = set()
        self.others: set[str] = set()


def read(section: Sequence[str], header: str, width: int, height: int) -> Design:
    """What the lines of the section say of the cells of a grid.

    The rules stood in a header at first: `Design: O={ background: circle }`.
    """
    start, _, rest = "\n".join(section).partition("<style>")
    style, _, after = rest.partition("</style>")
    found = Design()
    rules: dict[str, dict[str, str]] = {}
    for selector, body in _RULE.findall(f"{header}\n{style}"):
        pairs = (pair.partition(":") for pair in body.split(";"))
        rule = {key.strip().lower(): value.strip() for key, colon, value in pairs if colon}
        rules.setdefault(selector.strip().rstrip("= "), {}).update(rule)
    rows = [line for line in f"{start}\n{after}".split("\n") if line.strip()]
    for r, row in enumerate(rows[:height]):
        for c, sign in enumerate(row.strip()[:width]):
            if sign not in _NONE:
                _apply(found, rules.get(sign, {}), (r, c))
    return found


def _apply(found: Design, rule: Mapping[str, str], cell: Cell) -> None:
    for key, value in rule.items():
        if key in _BARS:
            across = _BARS[key]
            r, c = (cell[0], cell[1] - 1) if across else (cell[0] - 1, cell[1])
            if value.lower() == "true" and r >= 0 and c >= 0:
                found.bars.add(((r, c), across))
        elif key == "background" and "circle" in value.lower():
            found.circles.add(cell)
        elif key in _FILLED and colour(value):
            found.shades.setdefault(cell, colour(value))
        else:
            found.others.add(key)


def lines(
    width: int,
    height: int,
    circles: frozenset[Cell],
    shades: Mapping[Cell, str],
    bars: Bars,
) -> list[str]:
    """The section's lines for a grid; equal looks have the same sign."""
    looks: dict[str, str] = {}
    rows = []
    for r in range(height):
        row = ""
        for c in range(width):
            said = [
                *(["background: circle"] if (r, c) in circles else []),
                *([f"background-light: {shades[r, c]}"] if (r, c) in shades else []),
                *(["bar-left: true"] if ((r, c - 1), True) in bars else []),
                *(["bar-top: true"] if ((r - 1, c), False) in bars else []),
            ]
            row += looks.setdefault("; ".join(said), _sign(len(looks))) if said else "."
        rows.append(row)
    rules = [f"{sign} {{ {look} }}" for look, sign in looks.items()]
    return ["<style>", *rules, "</style>", "", *rows]


def _sign(n: int) -> str:
    """A sign for the nth look."""
    return _SIGNS[n] if n < len(_SIGNS) else chr(0x4E00 + n)
