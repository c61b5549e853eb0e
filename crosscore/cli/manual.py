"""The manual page crosscore(1), made from the help of the commands."""

from __future__ import annotations

import re
from collections.abc import Sequence

from crosscore import __version__
from crosscore.cli.described import Argument, Command

__all__ = ["EXAMPLES", "FILE", "page"]

FILE = "share/man/man1/crosscore.1"  #: where it belongs, below a prefix such as /usr

EXAMPLES = (
    ("A crossword of twenty words of a list that comes with Crosscore:",
     "crosscore crossword english --count 20 -o my.ipuz"),
    ("The same words for everybody, but thirty different puzzles, with their keys:",
     "crosscore batch animals.csv -n 30 -o class/"),
    ("The sheet and its answers, to be printed:",
     "crosscore print my.ipuz -o my.pdf"),
    ("A puzzle in other formats:",
     "crosscore export my.ipuz --to text,puz,svg -o out/"),
)  # fmt: skip


def page(commands: Sequence[Command]) -> str:
    """The page as roff, with the macros of man(7)."""
    program, *others = commands
    lines = [
        f'.TH CROSSCORE 1 "" "crosscore {__version__}" "User Commands"',
        ".nh",
        ".SH NAME",
        "crosscore \\- make word puzzles in every script",
        ".SH SYNOPSIS",
        ".B crosscore",
        ".I COMMAND",
        "[\\fIARGUMENT\\fR ...]",
        ".SH DESCRIPTION",
        *_text(program.description),
        "",
        "Results go to standard output or to a file; messages go to standard error.",
        *_arguments(program.options),
        ".SH COMMANDS",
    ]
    for command in others:
        lines += [f".SS {_plain(command.name)}", *_usage(command), ".PP"]
        lines += _text(_sentence(command.help))
        if command.description and command.description != command.help:
            lines += [".PP", *_text(command.description)]
        options = [option for option in command.options if "--help" not in option.flags]
        lines += _arguments([*command.places, *options])
        if command.epilog:
            lines += [".PP", *_epilog(command.epilog)]
    if program.epilog:
        lines += [".SH EXIT STATUS", *_epilog(program.epilog.partition(":\n")[2])]
    lines.append(".SH EXAMPLES")
    for told, example in EXAMPLES:
        lines += [".PP", *_text(told), ".PP", ".nf", ".RS", *_text(example), ".RE", ".fi"]
    lines += [
        ".SH ENVIRONMENT",
        ".TP",
        ".B CROSSCORE_DEBUG",
        "If set, a failure of the program itself shows where it happened.",
        ".TP",
        ".B NO_COLOR\\fR, \\fBFORCE_COLOR",
        "No colour, or colour although nobody looks on; without them, errors on a terminal",
        "have it.",
        ".TP",
        ".B LC_ALL\\fR, \\fBLC_MESSAGES\\fR, \\fBLANG",
        "The language of what the engine says of words and files, where there are translations and",
        "fluent.runtime is installed.",
    ]
    return "\n".join(lines) + "\n"


def _usage(command: Command) -> list[str]:
    """The line that shows how a command is called."""
    places = [
        f"[\\fI{_plain(each.metavar)}\\fR]" if each.optional else f"\\fI{_plain(each.metavar)}\\fR"
        for each in command.places
    ]
    dots = " ..." if any(each.several for each in command.places) else ""
    return [
        f"\\fBcrosscore {_plain(command.name)}\\fR [\\fIOPTION\\fR ...] {' '.join(places)}{dots}"
    ]


def _arguments(arguments: Sequence[Argument]) -> list[str]:
    lines: list[str] = []
    for each in arguments:
        value = f" \\fI{_plain(each.metavar)}\\fR" if each.metavar else ""
        flags = ", ".join(f"\\fB{_plain(flag)}\\fR" for flag in each.flags)
        first, *more = _text(each.help) or [""]
        lines += [".TP", (flags + value).strip(), first]
        lines += [line for one in more for line in (".br", one)]
        if not all(value in each.help for value in each.values):
            lines += [".br", *_text(f"One of: {', '.join(each.values)}.")]
    return lines


def _epilog(text: str) -> list[str]:
    """A text that may be laid out in lines: then these stay as they are."""
    return [".nf", *_text(text.rstrip()), ".fi"] if "\n" in text.strip() else _text(text)


def _text(text: str) -> list[str]:
    """Lines of text, none of which a formatter could take for a request."""
    lines = [_plain(line) for line in text.splitlines()]
    return [f"\\&{line}" if line.startswith((".", "'")) else line for line in lines]


def _plain(text: str) -> str:
    """A text whose signs stand for themselves."""
    return re.sub(r"[\\-]", lambda sign: {"\\": "\\e", "-": "\\-"}[sign[0]], text)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:].rstrip(".") + "."
