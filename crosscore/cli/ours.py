"""The word lists that come with Crosscore: the command that shows them and writes one as a file."""

from __future__ import annotations

import argparse
import json
import sys

from crosscore.cli import themed
from crosscore.cli.described import NAME, offering
from crosscore.errors import CrosscoreError
from crosscore.shipped import dictionaries, named

__all__ = ["add"]


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "lists",
        help="show the word lists that come with Crosscore, or write one as a file",
        epilog="Wherever a command takes a list of words, it takes one of these names: "
        "crosscore crossword english. A file of the same name wins.",
    )
    parser.set_defaults(run=_lists)
    name = parser.add_argument("name", metavar="NAME", nargs="?", help="of one list, to be written")
    offering(name, takes=NAME)
    parser.add_argument(
        "-o", "--output", metavar="FILE",
        help="the list as .json, .csv, .tsv or .txt; default: standard output, as JSON",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="show the lists as JSON")


def _lists(asked: argparse.Namespace) -> int:
    if not asked.name:
        if asked.output:
            raise CrosscoreError("usage", "--output needs the name of a list; see crosscore lists.")
        return _shown(as_json=asked.json)
    found = named(asked.name)
    if found is None:
        there = ", ".join(each.name for each in dictionaries())
        raise CrosscoreError(
            "bad-option", f"There is no list {asked.name[:40]!a}; there are {there}."
        )
    if asked.output:
        return themed.write(found.data, found.file_name, asked.output)
    sys.stdout.write(found.data.decode())
    return 0


def _shown(*, as_json: bool) -> int:
    rows = [
        {
            "name": each.name,
            "language": each.language,
            "clues": each.clues,
            "words": each.count,
            "description": each.description,
        }
        for each in dictionaries()
    ]
    if as_json:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return 0
    wide = max(len(str(row["name"])) for row in rows) + 2
    print(f"{'name':{wide}}{'words':>7}  what it has")
    for row in rows:
        print(f"{row['name']:{wide}}{row['words']:7,}  {row['description']}")
    return 0
