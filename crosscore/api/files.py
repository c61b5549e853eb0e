"""Puzzles as files, for scripts: read and written."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from crosscore import disk, formats
from crosscore.errors import CrosscoreError, Issue
from crosscore.formats import File
from crosscore.puzzle import Puzzle

__all__ = ["FORMATS", "export", "formats_of", "load", "losses", "save"]

FORMATS = tuple(formats.FORMATS)  #: the names of the formats that puzzles are written in


def load(source: str | os.PathLike[str] | bytes) -> tuple[Puzzle, list[Issue]]:
    """Read a puzzle from a file of any format that Crosscore reads, recognised by its content.

    `source` is a path or the bytes of a file. Returns the puzzle, and findings: what contradicts
    itself in the file, and as a `remark` what isn't kept or is done otherwise here. Raises
    `CrosscoreError` if there is no puzzle in it.
    """
    if isinstance(source, bytes):
        return formats.load(source)
    path = Path(source)
    return formats.load(disk.read(path), path.name)


def formats_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The names of the formats that can hold a puzzle."""
    return tuple(to for to in FORMATS if not formats.refusal(puzzle, to))


def losses(puzzle: Puzzle, to: str) -> list[Issue]:
    """What a format wouldn't keep of a puzzle, or would keep changed; [] if it keeps everything.

    Raises `CrosscoreError`: "unknown-format", or "cannot-hold" if there can be no such files.
    """
    why = formats.refusal(puzzle, to)
    if why:
        raise CrosscoreError("cannot-hold", why, to)
    return formats.losses(puzzle, to)


def export(puzzle: Puzzle, to: str, name: str = "puzzle") -> list[File]:
    """The files of a puzzle in a format, without writing them: each has a `name` and `data`.

    Their names begin with `name`. Raises `CrosscoreError`: "unknown-format", "cannot-hold", or
    "bad-name" for a name that is empty or has a folder in it.
    """
    if not name.strip(". ") or set(name) & set("/\\\0"):
        raise CrosscoreError(
            "bad-name", f"name must be a file's name without a folder, not {name[:40]!r}.", "name"
        )
    return formats.export(puzzle, to, name)


def save(
    puzzle: Puzzle,
    folder: str | os.PathLike[str],
    *,
    to: str | Iterable[str] = "ipuz",
    name: str = "puzzle",
) -> list[Path]:
    """Write the files of a puzzle in one or more formats into a folder, creating it if need be.

    Existing files are replaced. Returns the paths. Nothing is written unless all formats can hold
    the puzzle: raises `CrosscoreError` as `export` does, and "cannot-write".
    """
    made = [
        file
        for each in ([to] if isinstance(to, str) else to)
        for file in export(puzzle, each, name)
    ]
    disk.folder_at(Path(folder))
    paths = [Path(folder) / file.name for file in made]
    for path, file in zip(paths, made, strict=True):
        disk.put(path, file.data)
    return paths
