"""Bars, circles, shading and the like of an .ipuz crossword, written.

ipuz has fields for nearly all of it: the style of a cell, texts about the puzzle, the checksum of
the solution. The clues of runs that aren't full are ordinary clues.
"""

from __future__ import annotations

from typing import Any

from crosscore.formats.ipuz.keys import OURS
from crosscore.grid import Cell
from crosscore.puzzle import ABOUT, Puzzle

__all__ = ["about_keys", "cell_styles", "own_keys"]


def cell_styles(puzzle: Puzzle) -> dict[Cell, dict[str, str]]:
    """The style of each cell that has one."""
    styles: dict[Cell, dict[str, str]] = {}
    for cell in sorted(puzzle.circles):
        styles.setdefault(cell, {})["shapebg"] = "circle"
    for cell, colour in sorted(puzzle.shades.items()):
        styles.setdefault(cell, {})["color"] = colour.removeprefix("#")
    for cell, across in sorted(puzzle.bars, key=lambda bar: (bar[0], not bar[1])):
        style = styles.setdefault(cell, {})
        style["barred"] = style.get("barred", "") + ("R" if across else "B")
    return styles


def about_keys(puzzle: Puzzle) -> dict[str, Any]:
    """The texts about the puzzle and its checksum, by ipuz's keys."""
    found: dict[str, Any] = {key: puzzle.about[key] for key in ABOUT if puzzle.about.get(key)}
    if puzzle.checksum:
        found["checksum"] = list(puzzle.checksum)
    return found


def own_keys(puzzle: Puzzle) -> dict[str, Any]:
    """What ipuz has no field for."""
    found: dict[str, Any] = {}
    if puzzle.rebus:
        found[OURS + "rebus"] = sorted(puzzle.rebus)
    former = [
        {"row": r, "column": c, "across": across, "clue": clue.clue, "answer": list(clue.answer)}
        for ((r, c), across), clue in sorted(puzzle.open_clues.items())
        if clue.answer
    ]
    if former:
        found[OURS + "former"] = former
    return found
