"""The part of a printed page that a crossword may take, for the goal `page`.

+-----------------+   The paper less the margins that the sheet is printed with, less
|  Title          |   what stands above the grid: the title in one line and the line for
|  Name ______    |   the name. The clues follow below or on the next page; a crossword
|  +-----------+  |   that takes less than this leaves them the room.
|  |           |  |
|  |   grid    |  |
|  +-----------+  |
+-----------------+
"""

from __future__ import annotations

__all__ = ["HEAD", "MARGIN", "SHEETS", "room"]

#: Width and height in millimetres: ISO 216, and 8.5 x 11 inches of 25.4 mm
SHEETS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN = 14  #: millimetres on each side: as in web/sheet/paper-sizes.js
#: Millimetres of what stands above the grid, as web/sheet/pages.css sets it in text of 11 points:
#: the title 22 pt x 1.2, the author 11.6 pt x 1.3, a line of instructions 6 pt + 11 pt x 1.3,
#: and 9 pt
HEAD = 25


def room(paper: str) -> tuple[int, int]:
    """Width and height in whole millimetres; `paper` is a sheet's name, "-wide" on its side."""
    name, _, wide = paper.partition("-")
    width, height = SHEETS[name]
    if wide:
        width, height = height, width
    return int(width - 2 * MARGIN), int(height - 2 * MARGIN - HEAD)
