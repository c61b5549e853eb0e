"""Commands that turn files of one format into another: export, convert, import."""

from __future__ import annotations

import argparse
import os

from crosscore import view
from crosscore.cli import files, giving, lexicons, streams, telling
from crosscore.cli.progress import watched
from crosscore.cli.streams import Input
from crosscore.errors import CrosscoreError, Issue
from crosscore.kinds.registry import kind_for
from crosscore.making import BY_COMMAND, kind_named, make
from crosscore.puzzle import Puzzle

__all__ = ["add"]


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the commands."""
    export = commands.add_parser(
        "export",
        help="write a puzzle in other formats",
        epilog="Nothing is written unless all of it can be. What a format does not keep is told on "
        "standard error.",
    )
    export.set_defaults(run=_export)
    _add_puzzle(export)
    giving.add_output(export, usual="in this folder", json_=True)
    giving.add_texts(export)

    turning = commands.add_parser(
        "convert",
        help="make a puzzle of another kind in the grid of one",
        epilog="The kinds that can be made so: " + ", ".join(_kinds()) + ".",
    )
    turning.set_defaults(run=_convert)
    _add_puzzle(turning)
    turning.add_argument(
        "--into", required=True, choices=_kinds(), metavar="KIND", help="what it is to become"
    )
    turning.add_argument(
        "--words",
        metavar="WORDS",
        type=Input,
        help=f"other solutions are looked for in it: {lexicons.WAYS}",
    )
    turning.add_argument("--seed", type=int, default=1, help="repeats a puzzle (default 1)")
    giving.add_output(turning, json_=True)
    giving.add_texts(turning)

    importing = commands.add_parser("import", help="read a puzzle of another program")
    importing.set_defaults(run=_import)
    _add_puzzle(importing)
    giving.add_output(importing, json_=True)
    giving.add_texts(importing)


def _add_puzzle(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "puzzle", metavar="PUZZLE", type=Input,
        help="a puzzle in any format that can be read, or - for standard input",
    )  # fmt: skip


def _export(asked: argparse.Namespace) -> int:
    if not asked.output and asked.to is None:
        raise CrosscoreError(
            "usage", "Name a format with --to, or a file with -o; see crosscore export --help."
        )
    giving.check_json(asked)
    place = giving.target(asked.output or f".{os.sep}", asked.to)
    source = streams.read(asked.puzzle)
    puzzle, findings = files.puzzle_of(source)
    if not asked.json:
        telling.findings(source.name, findings, len(findings))
    base = place.stem(source.stem)
    made = giving.files_of(giving.with_texts(puzzle, asked), place.to, base)
    kept = list(made.files)
    if place.every and place.path and source.path:
        own = source.path.resolve()
        kept = [file for file in kept if (place.path / file.name).resolve() != own]
        if len(kept) < len(made.files):
            telling.remark(f"{source.path} is the puzzle itself and stays as it is.")
    if not asked.json:
        giving.tell_notes(made)
    names = giving.written(asked, kept, place, base)
    if asked.json:
        giving.tell_json(names, made, findings)
    elif place.path and not asked.quiet:
        print("\n".join(names))
    return 0


def _kinds() -> list[str]:
    return [name for name, kind in BY_COMMAND.items() if "puzzle.convert" in kind.acts]


def _opened(
    asked: argparse.Namespace,
) -> tuple[giving.Target, streams.Source, Puzzle, list[Issue]]:
    """Where the result goes, the file, its puzzle, and what is odd about it, which is told."""
    giving.check_json(asked)
    place = giving.target(asked.output, asked.to)
    source = streams.read(asked.puzzle)
    puzzle, findings = files.puzzle_of(source)
    if not asked.json:
        telling.findings(source.name, findings, len(findings))
    return place, source, puzzle, findings


def _convert(asked: argparse.Namespace) -> int:
    into = kind_named(asked.into)
    place, source, puzzle, findings = _opened(asked)
    words = None
    if asked.words:
        listed = streams.read_words(asked.words)
        words = files.dictionary_of(listed.data, listed.name, puzzle.language, clues=False)
    kind = kind_for(puzzle, into.id)
    search = watched(kind.convert(puzzle, words, seed=asked.seed), into.command.name)
    made = make(into, search)
    if made.puzzle is None:
        telling.tell(made.reason)
        return 1
    if known := view.proof(made.puzzle):
        telling.remark(known["message"])
    giving.give(asked, giving.with_texts(made.puzzle, asked), place, source.stem, findings)
    return 0


def _import(asked: argparse.Namespace) -> int:
    place, source, puzzle, findings = _opened(asked)
    giving.give(asked, giving.with_texts(puzzle, asked), place, source.stem, findings)
    return 0
