"""What the methods of a `Puzzle` do that lower layers can't: files, paper, notebooks."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from crosscore.api.files import save
from crosscore.api.notebook import drawn, shown
from crosscore.api.printing import printed, written
from crosscore.formats import svg, template
from crosscore.kinds.registry import KINDS
from crosscore.puzzle import Puzzle

__all__ = [
    "drawn",
    "grid_of",
    "name_of",
    "save",
    "shown",
    "to_docx",
    "to_pdf",
    "to_png",
    "to_svg",
]

_Path = str | os.PathLike[str] | None


def name_of(kind: str) -> str:
    """What scripts call a kind that files call by this id."""
    return KINDS[kind].command.name if kind in KINDS else kind


def grid_of(puzzle: Puzzle) -> str:
    """The grid as a template."""
    return template.drawn(puzzle).rstrip("\n")


def to_svg(puzzle: Puzzle, path: _Path = None, *, answers: bool = False) -> str | Path:
    """The drawing, or the path that it was written to."""
    text = svg.drawing(puzzle, answers=answers)
    return text if path is None else written(path, [text])[0]


def to_pdf(puzzle: Puzzle, path: _Path = None, **options: Any) -> bytes | Path:
    """The PDF, or the path that it was written to."""
    (made,) = printed([puzzle], "pdf", options)
    return made if path is None else written(path, [made])[0]


def to_docx(puzzle: Puzzle, path: _Path = None, **options: Any) -> bytes | Path:
    """The document, or the path that it was written to."""
    (made,) = printed([puzzle], "docx", options)
    return made if path is None else written(path, [made])[0]


def to_png(puzzle: Puzzle, path: _Path = None, **options: Any) -> list[bytes] | list[Path]:
    """The pictures of the pages, or the paths that they were written to."""
    made = printed([puzzle], "png", options)
    return made if path is None else written(path, made)
