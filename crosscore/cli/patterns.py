"""The command that shows the library of patterns."""

from __future__ import annotations

import argparse
import json

from crosscore import api
from crosscore.cli import streams
from crosscore.errors import CrosscoreError
from crosscore.fill import library
from crosscore.fill.library import Pattern

__all__ = ["add"]


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "patterns",
        help="show the patterns that a grid with black squares can have",
        epilog="Fill one: crosscore fill --pattern NAME --words WORDS",
    )
    parser.set_defaults(run=_patterns)
    parser.add_argument("name", metavar="NAME", nargs="?", help="draw this one")
    parser.add_argument(
        "-o", "--output", metavar="FILE", help="write the one to a file; - is standard output"
    )
    parser.add_argument("--size", metavar="WxH", help="only those of this size")
    parser.add_argument("--most-words", type=int, default=0, metavar="N", help="no more words")
    parser.add_argument(
        "--theme-lengths",
        metavar="LENGTHS",
        default="",
        help="only those with long words across of these lengths, such as 15,11,11",
    )
    parser.add_argument("--json", action="store_true", help="list them as JSON")


def _as_json(found: list[Pattern]) -> None:
    print(
        json.dumps(
            [
                {
                    "name": each.name,
                    "width": each.width,
                    "height": each.height,
                    "words": each.words,
                    "blocks": each.blocks,
                    "themes": list(each.themes),
                }
                for each in found
            ]
        )
    )


def _patterns(asked: argparse.Namespace) -> int:
    """List the patterns, or draw one."""
    if asked.name:
        rows = library.named(asked.name).rows
        streams.put(asked.output or streams.STANDARD, "\n".join(rows) + "\n")
        return 0
    if asked.output:
        raise CrosscoreError("usage", "--output needs the name of a pattern.")
    parts = asked.theme_lengths.replace(",", " ").split()
    if not all(part.isascii() and part.isdecimal() and len(part) < 4 for part in parts):
        raise CrosscoreError(
            "bad-option", "--theme-lengths must be lengths such as 15,11,11.", "theme_lengths"
        )
    found = api.patterns(
        asked.size, theme_lengths=map(int, parts), most_words=max(0, asked.most_words)
    )
    if asked.json:
        _as_json(found)
        return 0 if found else 1
    for pattern in found:
        themes = " ".join(map(str, pattern.themes)) or "-"
        print(
            f"{pattern.name:12} {pattern.words:4} words {pattern.blocks:4} blocks  long: {themes}"
        )
    return 0 if found else 1
