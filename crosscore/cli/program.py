"""The program: its commands, and how it ends."""

from __future__ import annotations

import argparse
import contextlib
import difflib
import os
import sys
from collections.abc import Sequence

from crosscore import __version__
from crosscore.cli import (
    batch,
    checking,
    completion,
    converting,
    giving,
    making,
    manual,
    ours,
    patterns,
    printing,
    streams,
    themed,
)
from crosscore.cli.described import Command, commands_of, offering
from crosscore.cli.parsing import Parser, group
from crosscore.cli.telling import Quiet, tell
from crosscore.disk import called, reason
from crosscore.errors import CrosscoreError
from crosscore.making import BY_COMMAND

__all__ = ["described", "main", "parser"]

_EXITS = """\
exit codes:
  0    done; also if words were left out, which standard error tells
  1    check: something is wrong; the others: no puzzle was found, or batch: not all
       of them, or two are alike
  2    the input cannot be used, with one sentence on standard error
  70   the program itself failed
  130  stopped by Ctrl+C
  141  whoever reads standard output closed it
"""


_OVERVIEW = """\
Crosscore makes word puzzles in every script.
{}
`crosscore help` shows all commands, and `crosscore help crossword` the options of one.
"""
_SHOWN = 3  #: examples


def parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """The parser of a command line; `batch` has the options of the kind that these name."""
    program: argparse.ArgumentParser = Parser(
        prog="crosscore", description="Make word puzzles in every script.", epilog=_EXITS
    )
    program.add_argument("--version", action="version", version=f"crosscore {__version__}")
    commands: argparse._SubParsersAction[argparse.ArgumentParser]
    commands = program.add_subparsers(
        title="commands", metavar="COMMAND", required=True, parser_class=Parser
    )
    making.add(commands)
    batch.add(commands, arguments)
    converting.add(commands)
    printing.add(commands)
    checking.add(commands)
    themed.add(commands)
    patterns.add(commands)
    ours.add(commands)
    completion.add(commands, described)
    helping = commands.add_parser("help", help="show the commands, or the options of one")
    named = helping.add_argument(
        "command", metavar="COMMAND", nargs=argparse.REMAINDER, help="such as fill"
    )
    offering(named, *commands.choices)
    helping.set_defaults(run=_help)
    for command in commands.choices.values():
        if "-q" not in command._option_string_actions:
            group(command, "output").add_argument(
                "-q", "--quiet", action="store_true", help="tell only what went wrong"
            )
    return program


def _help(asked: argparse.Namespace) -> int:
    """The help of a command; `batch` has that of the kind that is named, too."""
    given = [*asked.command, "--help"]
    with contextlib.suppress(SystemExit):
        parser(given).parse_args(given)
    return 0


def described() -> list[Command]:
    """The program and its commands as data; `batch` has the options of all kinds."""
    return commands_of([parser(["batch", "--kind", name]) for name in BY_COMMAND])


def _run(given: Sequence[str]) -> int:
    if not given:
        shown = manual.EXAMPLES[:_SHOWN]
        told = "".join(f"\n{said}\n  {example}\n" for said, example in shown)
        print(_OVERVIEW.format(told), end="")
        return 0
    _check_first(given[0])
    try:
        asked = parser(given).parse_args(given)
    except SystemExit as end:  # the help has been printed
        return int(end.code or 0)
    Quiet.on = getattr(asked, "quiet", False)
    streams.check(asked)
    giving.check_texts(asked)
    code: int = asked.run(asked)
    return code


def _check_first(given: str) -> None:
    """Raise `CrosscoreError` for what isn't an option of the program itself."""
    known = ("--help", "--version", "-h")
    if (
        given.startswith("-")
        and given != "--"
        and not any(each.startswith(given) for each in known)
    ):
        near = difflib.get_close_matches(f"--{given.lstrip('-').lower()}", known, 1, 0.5)
        near = near or [each for each in known if given.lower() == each[1:3]]
        meant = f" Did you mean {near[0]}?" if near else ""
        raise CrosscoreError(
            "usage",
            f"There is no option {given[:40]} before a command.{meant} `crosscore help` shows all "
            "commands.",
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns its exit code."""
    streams.open_all()
    Quiet.on = False
    try:
        code = _run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except CrosscoreError as error:
        tell(error.message, error=True)
        return 2
    except BrokenPipeError:
        streams.forget()
        return 141  # 128 + SIGPIPE, as the shell says of a program that this signal ended
    except OSError as error:
        streams.forget()
        if error.filename:
            tell(f"{called(str(error.filename))}: {reason(error)}.", error=True)
        else:
            tell(f"the output cannot be written: {reason(error)}.", error=True)
        return 2
    except KeyboardInterrupt:
        tell("stopped.")
        return 130
    except Exception as error:
        if os.environ.get("CROSSCORE_DEBUG"):
            raise
        tell(
            f"failed unexpectedly ({type(error).__name__}: {error}); please report "
            "it with the output of the same command under CROSSCORE_DEBUG=1.",
            error=True,
        )
        return 70  # EX_SOFTWARE of sysexits.h
    return code
