"""Outlines that a word search fills with letters, at any size, and pictures scaled to it.

A shape is a function of a point: from 0, the axis, to 1 across, and from -1 to 1 down. It is
sampled at the middle of each cell of one half; the other half is its mirror image.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import sqrt

from crosscore.grid import Cell

__all__ = ["OWN", "RECTANGLE", "SHAPES", "mask", "proportions"]

RECTANGLE = "rectangle"
OWN = "own"
#: tiers of the tree: top and foot, half the width at both
_TIERS = ((-1.0, -0.36, 0.1, 0.56), (-0.36, 0.18, 0.3, 0.8), (0.18, 0.76, 0.5, 1.1))
_TRUNK = 0.22


def _circle(x: float, y: float) -> bool:
    return x * x + y * y <= 1.03


def _diamond(x: float, y: float) -> bool:
    return x + abs(y) <= 1.0001


def _heart(x: float, y: float) -> bool:
    """Two arcs with a notch between them, and sides that meet in a point below."""
    if y <= -0.45:
        notch = x < 0.62 * (-0.55 - y)
        return not notch and (x - 0.5) ** 2 / 0.26 + (y + 0.45) ** 2 / 0.32 <= 1
    down = (y + 0.45) / 1.45
    return x <= 1.01 - down * sqrt(down)  # no other power: it could differ between machines


def _tree(x: float, y: float) -> bool:
    """Three tiers, each wider than the one above, and a trunk."""
    for top, foot, narrow, wide in _TIERS:
        if y <= foot:
            return x <= narrow + (wide - narrow) * (y - top) / (foot - top)
    return x <= _TRUNK


SHAPES: dict[str, Callable[[float, float], bool]] = {
    "circle": _circle,
    "heart": _heart,
    "diamond": _diamond,
    "tree": _tree,
}


@cache
def mask(shape: str, width: int, height: int, picture: str = "") -> frozenset[Cell] | None:
    """The cells of a shape in a grid of `width` x `height`; None for all of them.

    `picture` is that of the shape `own`: rows of `#` and `.` parted by `/`. It keeps its
    proportions and stands in the middle of the grid; each cell takes the nearest of its own.
    """
    if shape == RECTANGLE or (shape == OWN and not picture):
        return None
    if shape == OWN:
        return _scaled(picture.split("/"), width, height)
    inside = SHAPES[shape]
    cells = set()
    for r in range(height):
        y = (2 * r + 1 - height) / height
        for c in range(width // 2, width):
            x = (2 * c + 1 - width) / width
            if inside(x, y):
                cells |= {(r, c), (r, width - 1 - c)}
    return frozenset(cells)


def proportions(shape: str, picture: str = "") -> tuple[int, int]:
    """How wide a shape is for its height where the size of the grid is free."""
    if shape == OWN and picture:
        rows = picture.split("/")
        return len(rows[0]), len(rows)
    return (5, 6) if shape == "tree" else (1, 1)


def _scaled(rows: list[str], width: int, height: int) -> frozenset[Cell]:
    across, down = len(rows[0]), len(rows)
    scale = min(width / across, height / down)
    wide, high = max(1, round(across * scale)), max(1, round(down * scale))
    top, left = (height - high) // 2, (width - wide) // 2
    return frozenset(
        (top + r, left + c)
        for r in range(high)
        for c in range(wide)
        if rows[(2 * r + 1) * down // (2 * high)][(2 * c + 1) * across // (2 * wide)] == "#"
    )
