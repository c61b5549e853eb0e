"""The goal of a layout search: which of two layouts with the same words is better."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["BLOCKS", "COMPACT", "CROSSINGS", "PAGE", "Goal"]

COMPACT = "compact"  #: the smallest box; of equal ones the squarest
CROSSINGS = "crossings"  #: most crossings, then the smallest box
BLOCKS = "blocks"  #: in a given rectangle: fewest cells without a letter, then most words
PAGE = "page"  #: the largest cells on a page of given proportions, then the smallest box


@dataclass(frozen=True, slots=True)
class Goal:
    """An objective. `aspect` is the page's width and height in any unit, both at least 1.

    All goals but `BLOCKS` put the number of placed words first.
    """

    name: str = COMPACT
    aspect: tuple[int, int] = (1, 1)

    def size(self, width: int, height: int) -> int:
        """How large a box is for this goal, smaller is better: its area and its longer side count.

        Sides are measured in proportion to the page's. For a square w = h it is twice the area.
        """
        across, down = width * self.aspect[1], height * self.aspect[0]
        return across * down + max(across, down) ** 2

    def score(
        self, placed: int, width: int, height: int, crossings: int, filled: int, *, fixed_size: bool
    ) -> tuple[int, ...]:
        """The better of two layouts has the higher score; `fixed_size` if the grid has one."""
        if fixed_size:
            if self.name == BLOCKS:
                return filled, placed, crossings
            return placed, crossings
        if self.name == CROSSINGS:
            return placed, crossings, -self.size(width, height)
        return placed, -self.size(width, height), crossings
