"""The kinds' options as options of commands, and their values."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from crosscore import disk
from crosscore.cli import streams
from crosscore.cli.described import offering
from crosscore.cli.parsing import group
from crosscore.cli.streams import Input
from crosscore.errors import CrosscoreError
from crosscore.fields import Field
from crosscore.kinds.contract import Kind
from crosscore.making import plain
from crosscore.together import workers_of

__all__ = ["add_kind", "add_language", "add_search", "chosen", "workers"]

_METAVARS = {
    "size": "WxH",
    "ratio": "WxH",
    "text": "TEXT",
    "set": "NAMES",
}
_MOST_SECONDS = 600
_MOST_TEXT = 100_000  #: bytes of a picture, or of lines


def add_kind(parser: argparse.ArgumentParser, kind: Kind) -> None:
    """Give a command the options of a kind of puzzle."""
    puzzle = group(parser, "puzzle")
    for field in _fields(kind.fields):
        _add(puzzle, field)
    if kind.digits:
        puzzle.add_argument("--x", metavar="2..12", help="the first factors: both --first options")
        puzzle.add_argument("--y", metavar="2..99", help="the second factors: both --second ones")


def add_language(parser: argparse.ArgumentParser, kind: Kind) -> None:
    """`--language`: of the words, or of the headings of a puzzle without words."""
    said = "language code such as en (default: guess)"
    if not kind.dictionary:
        said = "of the headings, such as en (the default)"
    parent = group(parser, "words" if kind.dictionary else "puzzle")
    parent.add_argument("--language", default="", metavar="CODE", help=said)


def add_search(parser: argparse.ArgumentParser, seconds: float) -> None:
    """The options of every command that searches for one puzzle."""
    search = group(parser, "search")
    search.add_argument(
        "--seed", type=int, default=1, metavar="N", help="repeats a puzzle (default 1)"
    )
    stop = search.add_mutually_exclusive_group()
    stop.add_argument(
        "--time", type=float, metavar="SECONDS", help=f"how long to search (default {seconds:g})"
    )
    stop.add_argument(
        "--nodes", type=int, metavar="N", help="steps to search: the same puzzle every time"
    )
    search.add_argument(
        "--workers",
        default="1",
        metavar="N",
        help="processes that share a long search, 1 to 32, or auto for the cores there are, 8 at "
        "most (default 1); not with --nodes",
    )


def workers(asked: argparse.Namespace) -> int:
    """How many processes may search; raises `CrosscoreError` for what is no number of them."""
    found = workers_of(asked.workers)
    if found > 1 and asked.nodes is not None:
        raise CrosscoreError("usage", "--workers is for a search by time: leave it or --nodes out.")
    return found


def chosen(asked: argparse.Namespace, kind: Kind) -> dict[str, object]:
    """The options that were named, in the form the kind takes.

    Raises `CrosscoreError` for bad limits of the search, and for texts and files that aren't valid
    values.
    """
    described = kind.fields
    if asked.nodes is not None and asked.nodes < 1:
        raise CrosscoreError("bad-option", f"--nodes must be at least 1, not {asked.nodes}.")
    found = {field.name: getattr(asked, field.name) for field in _fields(described)}
    options = {name: value for name, value in found.items() if value is not None}
    if asked.time is not None:
        seconds = [field for field in described if field.name == "seconds"]
        if seconds:
            options["seconds"] = seconds[0].check(asked.time)
        elif not 0 < asked.time <= _MOST_SECONDS:
            raise CrosscoreError(
                "bad-option",
                f"--time must be more than 0 and at most {_MOST_SECONDS}, not {asked.time}.",
            )
    if "mask" in options:
        options["mask"] = _picture(str(options["mask"]))
    for field in described:
        if field.type == "lines" and field.name in options:
            options[field.name] = _lines(str(options[field.name]))
    if kind.digits:
        _factors(asked, options)
    return plain(options)


def _lines(text: str) -> str:
    """The lines of a file, or what was written instead of its name, parted by commas."""
    if text != streams.STANDARD and not disk.is_file(text):
        return "\n".join(text.split(","))
    source = streams.read(text, _MOST_TEXT)
    try:
        return source.data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise CrosscoreError("bad-option", f"{source.name} is not a text file.") from None


def _factors(asked: argparse.Namespace, options: dict[str, object]) -> None:
    for short, name in (("x", "first"), ("y", "second")):
        text = getattr(asked, short)
        if text is not None:
            sides = text.replace("-", "..").split("..")
            if len(sides) != 2 or not all(s.isascii() and s.isdecimal() for s in sides):
                raise CrosscoreError(
                    "bad-option",
                    f"--{short} must be two whole numbers such as 2..12, not {text[:40]!a}.",
                )
            options[f"{name}_least"], options[f"{name}_most"] = map(int, sides)


def _picture(named: str) -> list[str]:
    """A picture of # and . in a text file, row by row."""
    source = streams.read(named, _MOST_TEXT)
    path = source.path or source.name
    try:
        text = source.data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise CrosscoreError(
            "bad-option", f"{path} is not a text file; --mask takes a picture of # and dots."
        ) from None
    lines = [line.rstrip() for line in text.splitlines()]
    for number, line in enumerate(lines, 1):
        odd = next((char for char in line if char not in "#. "), "")
        if odd:
            raise CrosscoreError(
                "bad-option",
                f"Line {number} of {path} has {odd!a}; a picture is made of # for letters and "
                "dots or spaces for none.",
            )
    if not any("#" in line for line in lines):
        raise CrosscoreError("bad-option", f"{path} has no #, so there is no cell for a letter.")
    return lines


def _fields(described: Sequence[Field]) -> list[Field]:
    """The kind's fields that are options here.

    --time is the search time; there are no words of earlier puzzles to avoid.
    """
    return [field for field in described if field.name not in ("seconds", "fresh")]


def _add(parser: argparse._ActionsContainer, field: Field) -> None:
    """Give a command the option that a field describes; the field itself checks its value."""
    said = f"{field.label}. {field.help} "
    if field.type in ("choice", "set"):
        said += "One of:\n" if field.type == "choice" else "Some of, parted by spaces:\n"
        for at, (value, label) in enumerate(field.choices):
            said += f"{value}: {(field.helps or (label,) * len(field.choices))[at].rstrip('.')}.\n"
    if field.when:
        said += f"Only with --{field.when[0]} {', '.join(field.when[1])}. "
    if field.type == "mask":
        said += "A text file: # is a letter, a dot or space none. "
    if field.type == "lines":
        said += "A text file, or the lines themselves, parted by commas. "
    said = f"{said}Default {field.default or 'none'}.".replace("%", "%%")
    name = "--" + field.name.replace("_", "-")
    if field.type == "bool":
        parser.add_argument(name, action=argparse.BooleanOptionalAction, help=said)
    elif field.type == "int":
        parser.add_argument(name, type=int, metavar="N", help=said)
    elif field.type in ("lines", "mask"):
        parser.add_argument(name, type=Input, metavar="FILE", help=said)
    else:
        added = parser.add_argument(name, metavar=_METAVARS.get(field.type, "NAME"), help=said)
        if field.type == "choice":
            offering(added, *(value for value, _ in field.choices))
