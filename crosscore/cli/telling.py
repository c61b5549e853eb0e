"""Messages on standard error, one a line."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

from crosscore import fields
from crosscore.dictionary import Dictionary
from crosscore.errors import Issue
from crosscore.fields import Field
from crosscore.puzzle import Puzzle

__all__ = ["drawn", "few", "findings", "line", "tell", "unused"]

_FIRST = 5  #: findings that are told one by one


def tell(message: str) -> None:
    """One sentence."""
    print(f"crosscore: {message}", file=sys.stderr)


def line(issue: Issue) -> str:
    """A finding with its place and its code."""
    where = f"{issue.where}: " if issue.where else ""
    return f"{where}{issue.message} [{issue.code}]"


def findings(name: str, issues: Sequence[Issue], total: int) -> None:
    """The first findings about a file, and how many more there are."""
    for issue in issues[:_FIRST]:
        tell(f"{name}: {line(issue)}")
    if total > _FIRST:
        tell(f"{name}: {total - _FIRST:,} more findings.")


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
        tell(
            f"--{name.replace('_', '-')} does not matter with --{decides} "
            f"{values[decides]} and is not used."
        )


def few(puzzle: Puzzle, words: Dictionary) -> None:
    """Say if fewer words could be drawn than were asked for."""
    if len(puzzle.words) < puzzle.options["count"]:
        tell(f"{words.name} has only {len(puzzle.words)} usable words; all are used.")


def drawn(puzzle: Puzzle, words: Dictionary, described: Sequence[Field]) -> None:
    """Say if a list is too long to be used whole, and how many words were drawn from it."""
    count = next((field for field in described if field.name == "count"), None)
    if count and len(words.words) > count.max >= len(puzzle.words):
        tell(
            f"{words.name} has {len(words.words):,} words; {len(puzzle.words)} of them were drawn. "
            f"--count takes up to {count.max}."
        )
