"""What the methods of a `Puzzle` do that lower layers can't: files, drawings, notebooks."""

from __future__ import annotations

import os
from pathlib import Path

from crosscore import disk
from crosscore.api.files import save
from crosscore.api.notebook import drawn, shown
from crosscore.formats import svg, template
from crosscore.kinds.registry import KINDS
from crosscore.puzzle import Puzzle

__all__ = ["drawn", "grid_of", "name_of", "save", "shown", "to_svg"]


def name_of(kind: str) -> str:
    """What scripts call a kind that files call by this id."""
    return KINDS[kind].command.name if kind in KINDS else kind


def grid_of(puzzle: Puzzle) -> str:
    """The grid as a template."""
    return template.drawn(puzzle).rstrip("\n")


def to_svg(
    puzzle: Puzzle, path: str | os.PathLike[str] | None = None, *, answers: bool = False
) -> str | Path:
    """The drawing, or the path that it was written to."""
    text = svg.drawing(puzzle, answers=answers)
    return text if path is None else written(path, text)


def written(path: str | os.PathLike[str], content: str | bytes) -> Path:
    """A file, written whole; its path."""
    place = Path(path)
    disk.put(place, content)
    return place
