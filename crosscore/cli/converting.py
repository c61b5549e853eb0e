"""Commands that turn files of one format into another: export, convert, import."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from crosscore import disk, formats, shipped, view
from crosscore.cli import files, telling
from crosscore.errors import CrosscoreError
from crosscore.formats import File, ipuz
from crosscore.kinds.registry import kind_for
from crosscore.making import BY_COMMAND, kind_named, make
from crosscore.puzzle import Puzzle

__all__ = ["ALL", "add", "formats_in"]

ALL = "all"  #: for `--to`: every format that can hold the puzzle


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the commands."""
    export = commands.add_parser(
        "export",
        help="write a puzzle in other formats",
        epilog="Nothing is written unless all of it can be. What a format does not keep is told on "
        "standard error.",
    )
    export.set_defaults(run=_export)
    export.add_argument("puzzle", metavar="FILE", help="a puzzle in any format that can be read")
    export.add_argument(
        "--to", required=True, metavar="FORMATS",
        help=f"formats, parted by commas: {', '.join(formats.FORMATS)}; {ALL}: each that can hold "
        "the puzzle, but no zip",
    )  # fmt: skip
    export.add_argument("-o", "--output", metavar="DIR", default=".", help="folder (default .)")
    export.add_argument(
        "-q", "--quiet", action="store_true", help="do not tell what formats do not keep"
    )

    turning = commands.add_parser(
        "convert",
        help="make a puzzle of another kind in the grid of one",
        epilog="The kinds that can be made so: " + ", ".join(_kinds()) + ".",
    )
    turning.set_defaults(run=_convert)
    turning.add_argument("puzzle", metavar="FILE", help="a puzzle in any format that can be read")
    turning.add_argument(
        "--into", required=True, choices=_kinds(), metavar="KIND", help="what it is to become"
    )
    turning.add_argument(
        "--words", metavar="WORDS", help="the list that other solutions are looked for in"
    )
    turning.add_argument("--seed", type=int, default=1, help="repeats a puzzle (default 1)")
    turning.add_argument("-o", "--output", metavar="FILE.ipuz", help="default: standard output")

    importing = commands.add_parser("import", help="read a puzzle of another program")
    importing.set_defaults(run=_import)
    importing.add_argument("puzzle", metavar="FILE", help="a puzzle in any format that can be read")
    importing.add_argument("-o", "--output", metavar="FILE.ipuz", help="default: standard output")


def formats_in(text: str) -> list[str]:
    """The names in `--to`, each once; raises `CrosscoreError` for an unknown one."""
    names = list(dict.fromkeys(filter(None, map(str.strip, text.split(",")))))
    if ALL in names:
        return [ALL]
    for name in names:
        if name not in formats.FORMATS:
            raise CrosscoreError(
                "unknown-format",
                f"There is no format {name[:40]!a}; there are {', '.join(formats.FORMATS)} and "
                f"{ALL}.",
            )
    if not names:
        raise CrosscoreError("usage", "--to names no format; see crosscore export --help.")
    return names


def _export(asked: argparse.Namespace) -> int:
    path, folder = Path(asked.puzzle), Path(asked.output)
    names = formats_in(asked.to)
    puzzle, findings = files.puzzle_of(disk.read(path), path)
    every = names == [ALL]
    if every:
        names = [to for to in formats.FORMATS if to != "zip"]
    made: dict[str, File] = {}
    notes: list[str] = []
    for to in names:
        why = formats.refusal(puzzle, to)
        if why and not every:
            raise CrosscoreError("cannot-hold", f"{to}: {why}")
        if why:
            notes.append(f"{to}: not written. {why}")
            continue
        made |= {file.name: file for file in formats.export(puzzle, to, path.stem)}
        notes += [f"{to}: {issue.message}" for issue in formats.losses(puzzle, to)]
    disk.folder_at(folder)
    own = folder / path.name
    if every and path.name in made and own.resolve() == path.resolve():
        del made[path.name]
        notes.append(f"{path} is the puzzle itself and stays as it is.")
    files.check_overwritten(path, (folder / name for name in made))
    telling.findings(path.name, findings, len(findings))
    if not asked.quiet:
        for note in notes:
            telling.tell(note)
    for file in made.values():
        disk.put(folder / file.name, file.data)
        print(folder / file.name)
    return 0


def _kinds() -> list[str]:
    return [name for name, kind in BY_COMMAND.items() if "puzzle.convert" in kind.acts]


def _convert(asked: argparse.Namespace) -> int:
    path = Path(asked.puzzle)
    into = kind_named(asked.into)
    puzzle, findings = files.puzzle_of(disk.read(path), path)
    telling.findings(path.name, findings, len(findings))
    words = None
    if asked.words:
        words = files.dictionary_of(*shipped.read(Path(asked.words)), puzzle.language, clues=False)
    kind = kind_for(puzzle, into.id)
    made = make(into, kind.convert(puzzle, words, seed=asked.seed))
    if made.puzzle is None:
        telling.tell(made.reason)
        return 1
    if known := view.proof(made.puzzle):
        telling.tell(known["message"])
    return _given_out(made.puzzle, asked.output, path)


def _import(asked: argparse.Namespace) -> int:
    path = Path(asked.puzzle)
    puzzle, findings = files.puzzle_of(disk.read(path), path)
    telling.findings(path.name, findings, len(findings))
    return _given_out(puzzle, asked.output, path)


def _given_out(puzzle: Puzzle, output: str, read: Path) -> int:
    """Write a puzzle into a file, but not over the one that was read; else to standard output."""
    text = ipuz.dumps(ipuz.to_document(puzzle))
    if output:
        files.check_overwritten(read, [Path(output)])
        disk.put(Path(output), text)
    else:
        sys.stdout.write(text)
    return 0
