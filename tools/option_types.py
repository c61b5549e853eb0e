"""Write crosscore/api/typed.py: the options of each kind of puzzle, and of sheets, as types.

    python3 -m tools.option_types

Run it when an option of a kind changes; a test tells when that is needed. The kinds' descriptions
of their options are what the types are made of.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from pathlib import Path

from crosscore import sheet
from crosscore.fields import Field
from crosscore.kinds.contract import Kind
from crosscore.making import BY_COMMAND
from tools.steps import say

__all__ = ["OUT", "module"]

ROOT = Path(__file__).parent.parent
OUT = ROOT / "crosscore/api/typed.py"
_HEAD = '''\
"""The options of each kind of puzzle by name and type, for editors and type checkers.

Written by tools/option_types.py from the descriptions that the kinds give of their options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypedDict, Unpack, overload

if TYPE_CHECKING:
    from crosscore.api.drawing import Grid
    from crosscore.api.lists import AnyWords
    from crosscore.api.making import Cancel, Kind
    from crosscore.puzzle import Puzzle
    from crosscore.search import Progress
'''
_SEARCH = '''\
class SearchOptions(TypedDict, total=False):
    """What every kind takes: which puzzle, and how long to search for it."""

    #: Picks one of the possible puzzles, 0 to 2**53 - 1. Default 1.
    seed: int
    #: How many nodes to search, 1 or more: the same puzzle on every machine.
    nodes: int
    #: How many seconds to search, at most 3600.
    seconds: float
    #: The code of the words' language, such as "bn". Default: guessed.
    language: str
    #: Called with a report many times a second.
    progress: Callable[[Progress], object] | None
    #: Ends the search once it is true, or set.
    cancel: Cancel
    #: How many processes search, where `seconds` limit it: 1 to 32, or "auto". Default 1.
    workers: int | Literal["auto"]
'''
_TYPES = {
    "int": "int",
    "bool": "bool",
    "size": "str | int | tuple[int, int]",
    "sides": "str | int | tuple[int, int]",
    "ratio": "str",
    "text": "str",
    "lines": "str | Sequence[str]",
    "mask": "str | Sequence[str]",
    "pattern": "str",
    "set": "str | Sequence[str]",
    "language": "str",
}
_GIVEN = ("seconds",)  # options of `make` itself
_WIDTH = 100


def module() -> str:
    """The whole file."""
    names = {name: _class(name) for name in BY_COMMAND}
    listed = sorted([*names.values(), "SearchOptions", "SheetSettings", "make", "stream"])
    offers = "".join(f'    "{name}",\n' for name in [n for n in listed if n[0].isupper()])
    offers += "".join(f'    "{name}",\n' for name in [n for n in listed if n[0].islower()])
    parts = [f"{_HEAD}\n__all__ = [\n{offers}]\n", _SEARCH]
    parts += [_options(names[name], kind) for name, kind in BY_COMMAND.items()]
    parts.append(_sheet())
    return "\n\n".join([*parts, _functions(names)])


def _class(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("-")) + "Options"


def _options(name: str, kind: Kind) -> str:
    lines = [f"class {name}(SearchOptions, total=False):"]
    lines += [f'    """The options of `make("{kind.command.name}", ...)`."""', ""]
    for field in kind.fields:
        if field.name not in _GIVEN:
            lines += _member(field.name, _type(field), _about(field))
    if kind.command.template:
        about = "A grid to fill: a template's path, text with line breaks, rows, or a puzzle."
        lines += _member("grid", "Grid", about)
    if "puzzle.join" in kind.acts:
        about = "Words that link those which share no letters."
        lines += _member("join", "AnyWords", about)
    return "\n".join(lines) + "\n"


def _sheet() -> str:
    """The settings of sheets, each once."""
    lines = ["class SheetSettings(TypedDict, total=False):"]
    lines += ['    """The settings of a sheet, for `change(puzzle, sheet=...)`."""', ""]
    common = {field.name: field for field in sheet.SHEET}
    only = {field.name: field for field in sheet.SHEET_LETTERS if field.name not in common}
    for field in (*common.values(), *only.values()):
        said = "Only in a word search. " if field.name in only else ""
        lines += _member(field.name, _type(field), said + _about(field))
    return "\n".join(lines) + "\n"


def _member(name: str, kind: str, about: str) -> Iterator[str]:
    yield from textwrap.wrap(
        about, _WIDTH, initial_indent="    #: ", subsequent_indent="    #: ", break_on_hyphens=False
    )
    one = f"    {name}: {kind}"
    if len(one) <= _WIDTH:
        yield one
        return
    choices = kind.removeprefix("Literal[").removesuffix("]").split(", ")
    yield f"    {name}: Literal["
    yield from (f"        {choice}," for choice in choices)
    yield "    ]"


def _type(field: Field) -> str:
    if field.type == "choice":
        choices = ", ".join(f'"{value}"' for value, _ in field.choices)
        return f"Literal[{choices}]"
    return _TYPES[field.type]


def _about(field: Field) -> str:
    """The label and the help of a field, its bounds, and its default."""
    told = f"{field.label.rstrip('.')}. {field.help}".strip()
    if field.type in ("int", "size", "sides", "ratio"):
        told += f" {field.min:,} to {field.max:,} {field.unit}".rstrip() + "."
    elif field.type == "set":
        told += f" Some of {', '.join(value for value, _ in field.choices)}."
    elif field.type in ("text", "lines"):
        told += f" At most {field.max:,} characters."
    if field.any:
        return f"{told} Default: {field.any} for a list of one's own, else {field.default}."
    default = f'"{field.default}"' if isinstance(field.default, str) else field.default
    return f"{told} Default {default}." if default != '""' else told


def _functions(names: dict[str, str]) -> str:
    """The overloads of `make` and `stream`."""
    lines = ["if TYPE_CHECKING:"]
    for function, given in (("make", "Puzzle"), ("stream", "Iterator[Puzzle]")):
        ways = []
        for name, options in names.items():
            words = "AnyWords" if BY_COMMAND[name].dictionary else "None = None"
            ways.append(f'kind: Literal["{name}"], words: {words}, **options: Unpack[{options}]')
        # last, for a kind that isn't known beforehand
        ways.append("kind: Kind, words: AnyWords | None, **options: Unpack[SearchOptions]")
        for taken in ways:
            one = f"    def {function}({taken}) -> {given}: ..."
            three = [f"    def {function}(", f"        {taken}", f"    ) -> {given}: ..."]
            lines += ["", "    @overload", *([one] if len(one) <= _WIDTH else three)]
        lines += [
            "",
            f"    def {function}(kind: Any, words: Any = None, **options: Any) -> Any: ...",
        ]
    lines += ["", "else:", "    from crosscore.api.making import make, stream", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    OUT.write_text(module(), encoding="utf-8")
    say(f"wrote {OUT.relative_to(ROOT)}")
