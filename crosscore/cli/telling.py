"""Messages on standard error, one a line."""

from __future__ import annotations

import contextlib
import os
import re
import sys
import warnings
from collections.abc import Iterator, Mapping, Sequence

from crosscore import fields
from crosscore import left_out as left_out_of
from crosscore.cli.speaking import localised
from crosscore.dictionary import Dictionary
from crosscore.errors import Issue
from crosscore.fields import Field
from crosscore.puzzle import Puzzle

__all__ = [
    "Quiet",
    "clear",
    "few",
    "findings",
    "left_out",
    "line",
    "remark",
    "remarking",
    "shown",
    "tell",
    "unused",
]

_CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_FIRST = 5  #: findings that are told one by one
_NAMED = 20  #: words left out for one reason that are named


class Quiet:
    """Whether only what went wrong is told (-q); `main` sets it for each command line."""

    on = False
    line = 0  #: characters of the line that progress rewrites


def tell(message: str, *, error: bool = False) -> None:
    """One sentence, which may say what went wrong; nobody may be there to read it."""
    name = "crosscore:"
    if error and _coloured():
        name = f"\033[1;31m{name}\033[0m"
    with contextlib.suppress(OSError, ValueError):
        clear()
        print(f"{name} {shown(localised(message))}", file=sys.stderr)


def shown(text: str) -> str:
    """A text with its control characters written out: it stays a line, whatever a file is named."""
    return _CONTROLS.sub(lambda found: ascii(found[0])[1:-1], text)


def clear() -> None:
    """Take away the line that progress rewrites."""
    if Quiet.line:
        sys.stderr.write(f"\r{'':{Quiet.line}}\r")
        sys.stderr.flush()
        Quiet.line = 0


def _coloured() -> bool:
    """Whether colours are wanted: by the variables that many programs know, or on a terminal."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR", "") not in ("", "0", "false"):
        return True
    return sys.stderr.isatty() and os.environ.get("TERM") != "dumb"


def remark(message: str) -> None:
    """One sentence about what was done, which -q leaves out."""
    if not Quiet.on:
        tell(message)


@contextlib.contextmanager
def remarking() -> Iterator[None]:
    """Tell as remarks what scripts get as warnings."""
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always", UserWarning)
        yield
    for warning in found:
        remark(str(warning.message))


def line(issue: Issue) -> str:
    """A finding with its place and its code."""
    where = f"{localised(issue.where)}: " if issue.where else ""
    return f"{where}{localised(issue.message)} [{issue.code}]"


def findings(name: str, issues: Sequence[Issue], total: int) -> None:
    """The first findings about a file, and how many more there are."""
    for issue in issues[:_FIRST]:
        told = line(issue)
        remark(told if told.startswith(f"{name} ") else f"{name}: {told}")
    if total > _FIRST:
        remark(f"{name}: {total - _FIRST:,} more findings.")


def unused(
    used: Mapping[str, object], options: Mapping[str, object], described: Sequence[Field]
) -> None:
    """Name the given options that don't matter with `used`, and the option that decides that."""
    values = {field.name: used.get(field.name, field.default) for field in described}
    of_use = fields.matter(described, values)
    for name in sorted(options.keys() - of_use):
        decides = name
        while decides not in of_use:
            decides = next(f.when[0] for f in described if f.name == decides and f.when)
        remark(
            f"--{name.replace('_', '-')} does not matter with --{decides} "
            f"{values[decides]} and is not used."
        )


def few(puzzle: Puzzle, words: Dictionary) -> None:
    """Say if fewer words could be drawn than were asked for."""
    if len(puzzle.words) < puzzle.options["count"]:
        remark(f"{words.name} has only {len(puzzle.words)} usable words; all are used.")


def left_out(puzzle: Puzzle, words: Dictionary | None) -> None:
    """Name the words that are not on the sheet, with the reason and what would help.

    What is wrong with entries of the list has been told when it was read.
    """
    found = left_out_of.groups(puzzle, words, entries=False)
    for group in found:
        names = ", ".join(group.words[:_NAMED])
        more = len(group.words) + group.more - min(_NAMED, len(group.words))
        several = f" and {more:,} more" if names and more else ""
        why, help_ = localised(group.why), localised(group.help)
        remark(f"{why}{': ' if names else ''}{names}{several}. {help_}")
    if left_out_of.ill_joined(puzzle):
        remark(
            "Words that cross no other: --pieces puts them beside the others, --join "
            "WORDS links them by words of another list, and a wordsearch needs no shared letters."
        )
