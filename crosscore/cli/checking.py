"""Commands that change nothing: check, split."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from crosscore import alphabet, dictionary, disk, formats, referee
from crosscore.cli import files
from crosscore.cli.telling import line
from crosscore.errors import CrosscoreError

__all__ = ["add"]


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the commands."""
    check = commands.add_parser(
        "check", help="check a puzzle or a list of words; exit 1 if anything is wrong"
    )
    check.set_defaults(run=_check)
    check.add_argument(
        "file",
        metavar="FILE",
        help="a puzzle in any format that can be read, or words: JSON, CSV, TSV or text",
    )
    check.add_argument("--language", default="", help="of a list of words (default: guess)")

    split = commands.add_parser("split", help="show the cells that words take, a line each")
    split.set_defaults(run=_split)
    split.add_argument("--language", required=True, help="language code such as bn")
    split.add_argument("words", metavar="WORD", nargs="+")


def _check(asked: argparse.Namespace) -> int:
    path = Path(asked.file)
    data = disk.read(path)
    found = formats.recognised(data)
    if path.suffix.lower() == ".ipuz" or (found and found != "ipuz"):
        return _check_puzzle(data, path)
    try:
        return _check_words(data, path, asked.language)
    except CrosscoreError as error:
        if error.code != "is-a-puzzle" and not formats.holds_puzzle(data, path.name):
            raise
    return _check_puzzle(data, path)


def _check_puzzle(data: bytes, path: Path) -> int:
    puzzle, findings = files.puzzle_of(data, path)
    findings += referee.check(puzzle)
    for issue in findings:
        print(line(issue))
    if not findings:
        print(f"{path.name}: {len(puzzle.entries)} words, no fault found")
        if empty := sum(cell == "" for row in puzzle.rows() for cell in row):
            cells = "cell is" if empty == 1 else "cells are"
            print(f"{path.name}: not finished: {empty} {cells} empty")
    return 1 if findings else 0


def _check_words(data: bytes, path: Path, language: str) -> int:
    words = files.words_of(data, path.name, language)
    for issue in words.issues:
        print(line(issue))
    if words.issue_total > len(words.issues):
        print(f"{words.issue_total - len(words.issues):,} more findings")
    print(
        f"{path.name}: {len(words.words):,} of {words.entries:,} words can be used "
        f"({words.alphabet.english})"
    )
    faults = [issue for issue in words.issues if issue.code not in dictionary.NOTES]
    return 1 if faults or len(words.words) < words.entries else 0


def _split(asked: argparse.Namespace) -> int:
    script = alphabet.get(asked.language)
    for word in asked.words:
        try:
            line_: object = list(script.split(word))
        except CrosscoreError as error:
            line_ = {"error": error.message}
        print(json.dumps(line_, ensure_ascii=False))
    return 0
