"""The word lists that come with Crosscore: the command that shows them and writes one as a file."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable

from crosscore.cli import themed
from crosscore.cli.described import NAME, offering
from crosscore.cli.streams import STANDARD, put
from crosscore.cli.telling import remark
from crosscore.errors import CrosscoreError
from crosscore.shipped import WordList, dictionaries, named

__all__ = ["add"]


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "lists",
        help="show the word lists that come with Crosscore, or write one as a file",
        epilog="Wherever a command takes a word list, it takes one of these names: "
        "crosscore crossword english. A file of the same name wins.",
    )
    parser.set_defaults(run=_lists)
    name = parser.add_argument("name", metavar="NAME", nargs="?", help="of one list, to be written")
    offering(name, takes=NAME)
    parser.add_argument(
        "-o", "--output", metavar="FILE",
        help="the list as .json, .csv, .tsv or .txt; default: standard output, as JSON",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="show the lists, or the one, as JSON")


def _lists(asked: argparse.Namespace) -> int:
    if asked.output and asked.json:
        raise CrosscoreError("usage", "--json shows lists, and -o writes one; leave one out.")
    if not asked.name:
        if asked.output:
            raise CrosscoreError("usage", "--output needs the name of a list; see crosscore lists.")
        return _shown(dictionaries(), as_json=asked.json)
    found = named(asked.name)
    if found is None:
        there = ", ".join(each.name for each in dictionaries())
        raise CrosscoreError(
            "bad-option", f"There is no list {asked.name[:40]!a}; there are {there}."
        )
    if asked.json:
        return _shown([found], as_json=True)
    if asked.output and not asked.output.lower().endswith(".json") and asked.output != STANDARD:
        return themed.write(found.data, found.file_name, asked.output)
    put(asked.output or STANDARD, found.data)
    if asked.output not in (None, STANDARD):
        remark(f"{found.count:,} words in {asked.output}.")
    return 0


def _shown(lists: Iterable[WordList], *, as_json: bool) -> int:
    rows = [
        {
            "name": each.name,
            "language": each.language,
            "clues": each.clues,
            "words": each.count,
            "description": each.description,
        }
        for each in lists
    ]
    if as_json:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return 0
    wide = max(len(str(row["name"])) for row in rows) + 2
    print(f"{'name':{wide}}{'words':>7}  what it has")
    for row in rows:
        print(f"{row['name']:{wide}}{row['words']:7,}  {row['description']}")
    return 0
