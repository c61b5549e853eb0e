"""The parser of all commands: short usage lines, options in groups, and errors that help."""

from __future__ import annotations

import argparse
import difflib
import shutil
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from crosscore.errors import CrosscoreError

__all__ = ["Parser", "group"]

_WIDE = 100  #: characters of a line of help, at most


def group(parser: argparse.ArgumentParser, title: str) -> argparse._ArgumentGroup:
    """The group of options with a title, which all that add to it share."""
    for each in parser._action_groups:
        if each.title == title:
            return each
    return parser.add_argument_group(title)


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Help in lines of a readable width."""

    def __init__(self, prog: str) -> None:
        wide = min(_WIDE, shutil.get_terminal_size().columns - 2)
        super().__init__(prog, max_help_position=26, width=wide)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if "\n" in text:
            return super()._fill_text(text, width, indent)
        return argparse.HelpFormatter._fill_text(self, text, width, indent)

    def _split_lines(self, text: str, width: int) -> list[str]:
        """Lines of help; what has lines already keeps them."""
        split = super()._split_lines
        return [part for line in text.split("\n") for part in split(line, width)]


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one sentence, as all our errors do."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        named.setdefault("formatter_class", _Formatter)
        super().__init__(*arguments, **named)
        self._positionals.title = "arguments"

    def format_usage(self) -> str:
        """The usage in one line."""
        return f"usage: {self._short()}\n"

    def format_help(self) -> str:
        """The help with a usage that names what is needed, and not every option."""
        self.usage = self._short().replace("%", "%%")
        return super().format_help()

    def _short(self) -> str:
        parts = [self.prog]
        for action in self._actions:
            metavar = action.metavar if isinstance(action.metavar, str) else ""
            if action.option_strings and not action.required:
                continue
            shown = " ".join((*action.option_strings[:1], metavar)).strip()
            if action.nargs in ("?", "*"):
                shown = f"[{shown}{' ...' if action.nargs == '*' else ''}]"
            elif action.nargs in ("+", argparse.PARSER, argparse.REMAINDER):
                shown += " ..."
            parts.append(shown)
        return " ".join([*parts, "[options]"])

    def error(self, message: str) -> NoReturn:
        """Raise `CrosscoreError` instead of leaving the program."""
        raise CrosscoreError("usage", f"{message}; see {self.prog} --help.", self.prog)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print help, and hear of it if that cannot be written."""
        (file or sys.stderr).write(message)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if isinstance(action, argparse._SubParsersAction) and value not in action.choices:
            near = difflib.get_close_matches(str(value), list(action.choices), 1)
            meant = f" Did you mean {near[0]}?" if near else ""
            raise CrosscoreError(
                "usage",
                f"There is no command {str(value)[:40]!a}.{meant} "
                f"`{self.prog} help` shows them all.",
            )
        super()._check_value(action, value)

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """As the class above, but nothing may be unknown; raises `CrosscoreError`."""
        found, extra = super().parse_known_args(args, namespace)
        for action in self._actions:  # names between options, and after them
            if action.nargs in ("*", "+") and not action.option_strings and action.type:
                names = [each for each in extra if each == "-" or not each.startswith("-")]
                more = [self._get_value(action, each) for each in names]
                setattr(found, action.dest, [*(getattr(found, action.dest) or ()), *more])
                extra = [each for each in extra if each not in names]
        if extra:
            known = [flag for each in self._actions for flag in each.option_strings]
            name = extra[0].partition("=")[0]
            near = difflib.get_close_matches(name, known, 1) if name.startswith("-") else []
            meant = f" (did you mean {near[0]}?)" if near else ""
            self.error(f"unrecognized arguments: {' '.join(extra)[:60]}{meant}")
        return found, extra
