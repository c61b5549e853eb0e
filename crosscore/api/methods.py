"""What the methods of a `Puzzle` do that lower layers can't: files, paper, notebooks."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from crosscore.api import given
from crosscore.api.files import save
from crosscore.api.notebook import drawn, shown
from crosscore.api.printing import given_out, printed
from crosscore.api.targets import check_target
from crosscore.formats import svg, template
from crosscore.kinds.registry import KINDS
from crosscore.puzzle import Puzzle, Writable

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

_Target = str | os.PathLike[str] | Writable | None


def name_of(kind: str) -> str:
    """What scripts call a kind that files call by this id."""
    return KINDS[kind].command.name if kind in KINDS else kind


def grid_of(puzzle: Puzzle) -> str:
    """The grid as a template."""
    return template.drawn(puzzle).rstrip("\n")


def to_svg(puzzle: Puzzle, path: _Target = None, *, answers: bool = False) -> str | Path | None:
    """The drawing, or the path that it was written to; None for an open file."""
    given.truth("answers", answers)
    check_target(path, "svg")
    text = svg.drawing(puzzle, answers=answers)
    return text if path is None else _first(given_out(path, "svg", [text]))


def to_pdf(puzzle: Puzzle, path: _Target = None, **options: Any) -> bytes | Path | None:
    """The PDF, or the path that it was written to; None for an open file."""
    check_target(path, "pdf")
    (made,) = printed([puzzle], "pdf", options)
    return made if path is None else _first(given_out(path, "pdf", [made]))


def to_docx(puzzle: Puzzle, path: _Target = None, **options: Any) -> bytes | Path | None:
    """The document, or the path that it was written to; None for an open file."""
    check_target(path, "docx")
    (made,) = printed([puzzle], "docx", options)
    return made if path is None else _first(given_out(path, "docx", [made]))


def to_png(puzzle: Puzzle, path: _Target = None, **options: Any) -> list[bytes] | list[Path]:
    """The pictures of the pages, or the paths that they were written to; [] for an open file."""
    check_target(path, "png")
    made = printed([puzzle], "png", options)
    return made if path is None else given_out(path, "png", made)


def _first(paths: list[Path]) -> Path | None:
    return paths[0] if paths else None
