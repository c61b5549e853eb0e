"""The program: its commands, and how it ends."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from crosscore import __version__
from crosscore.cli import (
    batch,
    checking,
    completion,
    converting,
    making,
    ours,
    patterns,
    printing,
    streams,
    themed,
)
from crosscore.cli.described import Command, commands_of
from crosscore.cli.telling import Quiet, tell
from crosscore.disk import reason
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


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one sentence, as all our errors do."""

    def error(self, message: str) -> NoReturn:
        raise CrosscoreError("usage", f"{message}; see {self.prog} --help.", self.prog)


def parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """The parser of a command line; `batch` has the options of the kind that these name."""
    program: argparse.ArgumentParser = _Parser(
        prog="crosscore",
        description="Make word puzzles in every script.",
        epilog=_EXITS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    program.add_argument("--version", action="version", version=f"crosscore {__version__}")
    commands: argparse._SubParsersAction[argparse.ArgumentParser]
    commands = program.add_subparsers(
        title="commands", metavar="COMMAND", required=True, parser_class=_Parser
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
    return program


def described() -> list[Command]:
    """The program and its commands as data; `batch` has the options of all kinds."""
    return commands_of([parser(["batch", "--kind", name]) for name in BY_COMMAND])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns its exit code."""
    streams.open_all()
    Quiet.on = False
    try:
        given = sys.argv[1:] if arguments is None else arguments
        asked = parser(given).parse_args(given)
        Quiet.on = getattr(asked, "quiet", False)
        streams.check(asked)
        code: int = asked.run(asked)
        sys.stdout.flush()
    except CrosscoreError as error:
        tell(error.message)
        return 2
    except BrokenPipeError:
        streams.forget()
        return 141  # 128 + SIGPIPE, as the shell says of a program that this signal ended
    except OSError as error:
        streams.forget()
        tell(f"the output cannot be written: {reason(error)}.")
        return 2
    except KeyboardInterrupt:
        tell("stopped.")
        return 130
    except Exception as error:
        if os.environ.get("CROSSCORE_DEBUG"):
            raise
        tell(
            f"failed unexpectedly ({type(error).__name__}: {error}); please report "
            "it with the output of the same command under CROSSCORE_DEBUG=1."
        )
        return 70  # EX_SOFTWARE of sysexits.h
    return code
