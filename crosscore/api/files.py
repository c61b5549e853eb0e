"""Puzzles as files, for scripts: read and written."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from crosscore import disk, endings, formats
from crosscore.api import given
from crosscore.api.printing import printed
from crosscore.api.sources import Source, content, is_source
from crosscore.api.targets import into, is_path, meant_by, several_ways
from crosscore.errors import CrosscoreError, Issue
from crosscore.formats import File
from crosscore.formats.file import joined
from crosscore.puzzle import Puzzle, Writable

__all__ = [
    "FORMATS",
    "check_formats",
    "check_name",
    "export",
    "formats_of",
    "load",
    "losses",
    "save",
]

#: the names of the formats that puzzles are written in; those on paper need a package of their own
FORMATS = (*formats.FORMATS, *endings.PAPER)
ALL = "all"  #: each that can hold the puzzle, but no archive of all others and no paper
_USUAL = "ipuz"


def load(source: Source) -> tuple[Puzzle, list[Issue]]:
    """Read a puzzle from a file of any format that Crosscore reads, recognised by its content.

    `source` is a path, the bytes of a file, or a file that is open. Returns the puzzle, and
    findings: what contradicts itself in the file, and as a `remark` what isn't kept or is done
    otherwise here. Raises `CrosscoreError` if there is no puzzle in it; for a file that isn't there
    it is a `FileNotFoundError` as well.
    """
    if isinstance(source, bytes | bytearray | memoryview):
        return formats.load(bytes(source))
    if not is_source(source):
        raise given.WrongType("source", "a path, bytes or an open file", source)
    return formats.load(*content(source, "The file"))


def formats_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The names of the formats that can hold a puzzle; those on paper show any."""
    given.a_puzzle(puzzle)
    return tuple(to for to in FORMATS if to in endings.PAPER or not formats.refusal(puzzle, to))


def losses(puzzle: Puzzle, to: str) -> list[Issue]:
    """What a format wouldn't keep of a puzzle, or would keep changed; [] if it keeps everything.

    Raises `CrosscoreError`: "unknown-format", or "cannot-hold" if there can be no such files.
    """
    given.a_puzzle(puzzle)
    given.text("to", to)
    check_formats([to])
    if to in endings.PAPER:
        return [Issue("picture", "Pages to look at: they can't be opened again.")]
    why = formats.refusal(puzzle, to)
    if why:
        raise CrosscoreError("cannot-hold", why, to)
    return formats.losses(puzzle, to)


def export(puzzle: Puzzle, to: str | Iterable[str], name: str = "puzzle") -> list[File]:
    """The files of a puzzle in a format, without writing them: each has a `name` and `data`.

    `to` is one of `FORMATS` or several, or "all" as for `save`; "pdf", "docx" and "png" need
    `crosscore-puzzles[print]`. The files' names begin with `name`. Raises `CrosscoreError`:
    "unknown-format", "cannot-hold", or "bad-name" for a name that is empty or has a folder in it.
    """
    given.a_puzzle(puzzle)
    check_name(name)
    return [file for each in _named(puzzle, to) for file in _files(puzzle, each, name)]


def _files(puzzle: Puzzle, to: str, name: str) -> list[File]:
    """The files of a format."""
    if to in endings.PAPER:
        made = printed([puzzle], to, {})
        names = [name, *(f"{name}-{at}" for at in range(2, len(made) + 1))]
        return [File(f"{one}.{to}", data) for one, data in zip(names, made, strict=True)]
    return formats.export(puzzle, to, name)


def check_name(name: str) -> None:
    """Raise `CrosscoreError` (code "bad-name") for what no file's name can begin with."""
    given.text("name", name)
    if not name.strip(". ") or set(name) & set("/\\\0"):
        raise CrosscoreError(
            "bad-name", f"name must be a file's name without a folder, not {name[:40]!r}.", "name"
        )


def check_formats(names: Iterable[str]) -> None:
    """Raise `CrosscoreError` (code "unknown-format") for a name of none."""
    for name in names:
        if name not in FORMATS:
            raise CrosscoreError(
                "unknown-format",
                f"There is no format {str(name)[:40]!a}; there are {', '.join(FORMATS)}.",
                "to",
            )


def save(
    puzzle: Puzzle,
    target: str | os.PathLike[str] | Writable,
    *,
    to: str | Iterable[str] | None = None,
    name: str = "puzzle",
) -> list[Path]:
    """Write a puzzle into a file, a folder, or a file that is open.

    A `target` whose extension is that of a format, such as "zoo.puz", is a file in that format, or
    in the one that `to` names; every other one, such as "out" or "week.3", and a folder that is
    there, is a folder, made if need be. Into a folder go the files of the format `to` ("ipuz"
    without it) or of several, named after `name`; "all" are those that can hold the puzzle, but no
    zip and no paper. Where a format makes several files, the first has the name of the `target`,
    and the others, such as answers, stand beside it; plain texts go into one. A file that is open
    is written in the format `to`, or that of its own name, or else "ipuz"; it must be open for
    bytes, unless the format is text.

    Existing files are replaced. Returns the paths; [] for an open file. Nothing is written unless
    all formats can hold the puzzle: raises `CrosscoreError` as `export` does, and "cannot-write",
    which is an `OSError` as well.
    """
    given.a_puzzle(puzzle)
    given.text("name", name)
    meant = meant_by(target) if is_path(target) or to is None else ()
    if not isinstance(target, str | os.PathLike):
        if len(meant) > 1:
            raise several_ways(target, meant)
        _into(target, puzzle, meant[0] if meant else _only(to), name)
        return []
    path = Path(target)
    if not meant or disk.is_folder(path):
        made = export(puzzle, _USUAL if to is None else to, name)
        disk.folder_at(path)
        paths = [path / file.name for file in made]
    else:
        if to is None and len(meant) > 1:
            raise several_ways(path, meant)
        made = joined(export(puzzle, meant[0] if to is None else _only(to, path.name), path.stem))
        paths = [path, *(path.with_name(file.name) for file in made[1:])]
    disk.put_all((place, file.data) for place, file in zip(paths, made, strict=True))
    return paths


def _names(to: str | Iterable[str]) -> list[str]:
    """The formats that were named, each once."""
    names = [to] if isinstance(to, str) else given.several("to", to, "a format's name or several")
    for name in names:
        if not isinstance(name, str):
            raise given.WrongType("to", "a format's name or several", name)
    if not names:
        raise CrosscoreError("bad-option", "to names no format.", "to")
    return list(dict.fromkeys(names))


def _named(puzzle: Puzzle, to: str | Iterable[str]) -> list[str]:
    """The formats that were named; for "all" those that can hold the puzzle."""
    names = _names(to)
    if ALL in names:
        return [to for to in formats_of(puzzle) if to != "zip" and to not in endings.PAPER]
    check_formats(names)
    return names


def _only(to: str | Iterable[str] | None, target: str = "an open file") -> str:
    """The one format that was named."""
    names = [_USUAL] if to is None else _names(to)
    if len(names) != 1 or ALL in names:
        raise CrosscoreError(
            "bad-option", f"{target} takes one format; name a folder for several.", "to"
        )
    return names[0]


def _into(target: Writable, puzzle: Puzzle, to: str, name: str) -> None:
    """Write the file of a format into one that is open."""
    made = joined(export(puzzle, to, name))
    if len(made) != 1:
        raise CrosscoreError(
            "bad-option", f"{to} makes {len(made)} files; name a folder for them.", "to"
        )
    into(target, to, made[0].content)
