"""Tables for `str.translate` that are computed as characters occur."""

from __future__ import annotations

from collections.abc import Callable

__all__ = ["PerChar"]

_MANY = 4096  # characters that a table may hold: as many as any language writes with


class PerChar(dict[int, str]):
    """A table for str.translate that computes each character once, when it first occurs."""

    def __init__(self, work_out: Callable[[str], str]) -> None:
        super().__init__()
        self.work_out = work_out

    def __missing__(self, point: int) -> str:
        if len(self) >= _MANY:
            self.clear()
        self[point] = found = self.work_out(chr(point))
        return found
