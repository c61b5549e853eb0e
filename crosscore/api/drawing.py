"""Grids that are given to be filled: templates in files or in the script, and puzzles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from crosscore import fields, formats
from crosscore.api.given import WrongType
from crosscore.api.sources import Source, content, is_source
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError
from crosscore.formats import template
from crosscore.kinds.contract import Kind
from crosscore.making import to_fill
from crosscore.puzzle import Puzzle

__all__ = ["Grid", "drawing"]

#: a grid to fill: a file, its text, its rows, each a text or the letters of its cells, or a puzzle
Grid = Source | Sequence[str] | Sequence[Sequence[str | None]] | Puzzle


def drawing(
    kind: Kind, grid: Any, words: Dictionary, options: Mapping[str, object], seed: int
) -> Puzzle:
    """The grid as a puzzle to be filled with words of a list.

    Raises `CrosscoreError`: "bad-option" for options of grids that the program makes, "no-drawing"
    for a puzzle without blocks, and whatever the reader of the file raises.
    """
    fields.check(kind.fields, options)
    laid = [field.name for field in kind.fields if field.layout and field.name in options]
    if laid:
        raise CrosscoreError(
            "bad-option",
            f"{laid[0]} is for grids that the program makes; leave it or the grid out.",
            laid[0],
        )
    data, name = b"", "The grid"
    if isinstance(grid, str) and "\n" in grid:
        data = grid.encode()
    elif is_source(grid):
        data, name = content(grid, name)
    elif isinstance(grid, Iterable):
        data = "\n".join(_line(row, words) for row in grid).encode()
    elif not isinstance(grid, Puzzle):
        raise WrongType("grid", "a path, a text with line breaks, rows or a Puzzle", grid)
    if not isinstance(grid, Puzzle) and (
        name.lower().endswith(".ipuz") or formats.recognised(data)
    ):
        grid, _ = formats.load(data, name)
    found = grid if isinstance(grid, Puzzle) else data
    return to_fill(kind, found, name, words, options, seed=seed)


def _line(row: Any, words: Dictionary) -> str:
    """A row as a template has it."""
    if isinstance(row, str):
        return row
    cells = list(row) if isinstance(row, Iterable) else [row]
    if not all(cell is None or isinstance(cell, str) for cell in cells):
        raise WrongType("a row of a grid", "a text, or letters and None for blocks", row)
    return template.line(cells, words.alphabet, words.letters)
