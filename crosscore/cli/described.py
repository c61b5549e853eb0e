"""The commands as data, for whatever tells of them: shell completion and the manual page."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

__all__ = ["FILE", "FOLDER", "LIST", "NAME", "Argument", "Command", "commands_of", "offering"]

LIST = "list"  #: an argument that names a list of words: a file, or one that comes with Crosscore
NAME = "name"  #: one that names such a list, and no file
FILE = "file"
FOLDER = "folder"


@dataclass(frozen=True)
class Argument:
    """An option or a place of a command."""

    flags: tuple[str, ...]  #: () for what is told by its place
    metavar: str  #: what its value is called; "" for an option that takes none
    help: str
    values: tuple[str, ...] = ()  #: those it takes, if they can be counted
    takes: str = ""  #: LIST, NAME, FILE or FOLDER for names of such
    optional: bool = True
    several: bool = False

    @property
    def told(self) -> str:
        """The help in one short line."""
        first = self.help.split(". ")[0].split("; ")[0].rstrip(".")
        return first if len(first) <= 72 else first[:71].rsplit(" ", 1)[0] + " …"


@dataclass(frozen=True)
class Command:
    """A command, or the program itself, which has the name ""."""

    name: str
    help: str
    description: str
    epilog: str
    places: tuple[Argument, ...]
    options: tuple[Argument, ...]


def offering(action: argparse.Action, *values: str, takes: str = "") -> None:
    """Note what an argument takes, where its parser doesn't tell: values, or names of something."""
    action.offered = values, takes  # type: ignore[attr-defined]


def commands_of(parsers: list[argparse.ArgumentParser]) -> list[Command]:
    """The program and its commands; an option that only some of the parsers know is taken in."""
    whole: dict[str, tuple[str, argparse.ArgumentParser, dict[str, Argument]]] = {}
    for parser in parsers:
        for name, told, one in _parts(parser):
            _, _, found = whole.setdefault(name, (told, one, {}))
            for action in one._actions:
                if action.help != argparse.SUPPRESS and action.nargs != argparse.PARSER:
                    argument = _argument(one, action)
                    found.setdefault(" ".join(argument.flags) or argument.metavar, argument)
    return [
        Command(
            name,
            told,
            one.description or "",
            one.epilog or "",
            tuple(each for each in found.values() if not each.flags),
            tuple(each for each in found.values() if each.flags),
        )
        for name, (told, one, found) in whole.items()
    ]


def _parts(parser: argparse.ArgumentParser) -> Iterator[tuple[str, str, argparse.ArgumentParser]]:
    """The program and its commands: name, help, parser."""
    yield "", "", parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            helps = {each.dest: each.help or "" for each in action._choices_actions}
            for name, one in action.choices.items():
                if name in helps:
                    yield name, helps[name], one


def _argument(parser: argparse.ArgumentParser, action: argparse.Action) -> Argument:
    metavar = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
    if action.nargs == 0 or isinstance(action, argparse.BooleanOptionalAction):
        metavar = ""
    values, takes = getattr(action, "offered", ((), ""))
    return Argument(
        tuple(action.option_strings),
        metavar,
        parser._get_formatter()._expand_help(action) if action.help else "",
        tuple(str(value) for value in values or action.choices or ()),
        takes or _takes(metavar),
        not action.required,
        action.nargs in ("+", "*"),
    )


def _takes(metavar: str) -> str:
    """What an argument's value names, as far as its name in the help tells."""
    if metavar.startswith("WORDS"):
        return LIST
    if "DIR" in metavar:
        return FOLDER
    return FILE if metavar.startswith(("FILE", "GRID", "PUZZLE")) else ""
