"""Puzzles on paper, for scripts: one or a whole class set in a file."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from crosscore import disk, endings
from crosscore.api import given
from crosscore.api.targets import into, is_path, meant_by, name_of
from crosscore.errors import CrosscoreError
from crosscore.puzzle import Puzzle, Writable

__all__ = ["given_out", "print_sheets", "printed", "written"]


def print_sheets(
    puzzles: Puzzle | Iterable[Puzzle],
    path: str | os.PathLike[str] | Writable,
    *,
    to: Literal["pdf", "docx", "png"] | None = None,
    **options: Any,
) -> list[Path]:
    """Print several puzzles, in the order given, as one PDF or Word document, or as pictures.

    The extension of `path` chooses the format, and `to` overrules it; `path` may also be a file
    that is open for bytes, which is a PDF if it has no name. The options are those of
    `Puzzle.to_pdf`, `to_docx` and `to_png`: `key="end"` puts all answers after the puzzles. Returns
    the paths: of pictures one for each page, "x.png", "x-2.png" and so on. Needs
    `pip install 'crosscore-puzzles[print]'`. Raises `CrosscoreError`: "needs-package",
    "unknown-format", "bad-option", "no-puzzle", "no-font", and "cannot-write".
    """
    some = given.puzzles(puzzles)
    if to is not None:
        given.text("to", to)
    name, usual = name_of(path), "" if is_path(path) or meant_by(path) else endings.PAPER[0]
    meant: str = to or "".join(meant_by(path)[:1]) or usual
    if meant not in endings.PAPER:
        raise CrosscoreError(
            "unknown-format",
            f"{to or name} is nothing that is printed; name a file that ends with "
            f"{', '.join('.' + each for each in endings.PAPER)}.",
            "to" if to else "path",
        )
    return given_out(path, meant, printed(some, meant, options))


def printed(puzzles: Sequence[Puzzle], to: str, options: Mapping[str, Any]) -> list[bytes]:
    """The bytes of the files that some puzzles make on paper."""
    from crosscore import paper

    return [file.data for file in paper.write(puzzles, to, **options)]


def given_out(target: Any, to: str, contents: Sequence[str | bytes]) -> list[Path]:
    """The paths of files of a format, written; [] if the target is a file that is open."""
    if is_path(target):
        return written(target, contents)
    if len(contents) != 1:
        raise CrosscoreError(
            "bad-option",
            f"{to} makes {len(contents)} files, one for each page; name a file for them.",
            "path",
        )
    into(target, to, contents[0])
    return []


def written(path: str | os.PathLike[str], contents: Sequence[str | bytes]) -> list[Path]:
    """Files, written whole: the first under the name that was given, the next beside it."""
    place = Path(path)
    paths = [place, *(place.with_stem(f"{place.stem}-{at}") for at in range(2, len(contents) + 1))]
    disk.put_all(zip(paths, contents, strict=True))
    return paths
