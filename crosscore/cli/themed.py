"""Words chosen by theme and level instead of a list, and the command that shows the themes."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from crosscore import choosing, dictionary
from crosscore.cli import streams
from crosscore.cli.telling import remark
from crosscore.dictionary import concepts
from crosscore.dictionary.concepts import LEVELS, Choice
from crosscore.errors import CrosscoreError
from crosscore.kinds.contract import Kind

__all__ = ["add", "add_choice", "bytes_of", "choice_in", "counted", "write"]

_USUAL = "en"  #: the words' language where none is named


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "themes",
        help="show the themes that words can be chosen by, or write words of them as a list",
        epilog="With -o, words of the themes and levels that are named, or of all.",
    )
    parser.set_defaults(run=_themes)
    add_choice(parser)
    parser.add_argument(
        "-o", "--output", metavar="FILE", help="a list: .json, .csv, .tsv or .txt, or - for JSON"
    )
    parser.add_argument("--json", action="store_true", help="show the themes as JSON")


def add_choice(parser: argparse.ArgumentParser) -> None:
    """Give a command the options that choose words by theme."""
    group = parser.add_argument_group("words by theme, instead of a list")
    group.add_argument(
        "--theme", metavar="NAMES", help="such as animals,food; all, the default; see: themes"
    )
    group.add_argument("--theme-level", metavar="LEVELS", help="1, 2 or 3 (A1, A2, B1), or 1,2")
    group.add_argument("--words-in", metavar="CODE", help=f"their language (default {_USUAL})")
    group.add_argument("--clues-in", metavar="CODE", help="translations into another language")
    group.add_argument(
        "--described", action="store_true", help="with --clues-in: its clues, not translations"
    )
    group.add_argument("--region", metavar="CODES", help="such as us, gb or pt: its own words")


def choice_in(asked: argparse.Namespace) -> Choice | None:
    """The words that are chosen by theme; None if no such option was given."""
    if (
        not any((asked.theme, asked.theme_level, asked.words_in, asked.clues_in, asked.described))
        and not asked.region
    ):
        return None
    if asked.described and not asked.clues_in:
        raise CrosscoreError("usage", "--described needs --clues-in, a language of its own.")
    levels = [_level(text) for text in _parts(asked.theme_level)]
    named = _parts(asked.theme)
    return choosing.choice_of(
        asked.words_in or _USUAL,
        clues=asked.clues_in or "",
        described=asked.described,
        themes=[] if named == ["all"] else named,
        levels=levels,
        regions=_parts(asked.region),
    )


def _parts(text: str | None) -> list[str]:
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def _level(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 3):
        there = ", ".join(map(str, LEVELS))
        raise CrosscoreError("bad-option", f"--theme-level is some of {there}, not {text[:40]!a}.")
    return int(text)


def bytes_of(asked: argparse.Namespace, called: str = "WORDS") -> tuple[bytes, Path, bool]:
    """The list that a command has, its path or name, and whether it is chosen by theme.

    `called` is what the command calls its list.
    """
    choice = choice_in(asked)
    if choice and asked.words:
        named = asked.words if isinstance(asked.words, str) else " and ".join(asked.words)
        raise CrosscoreError(
            "usage", f"Words come from {named} or from a theme; leave one of them out."
        )
    if choice:
        return choosing.selection(choice), Path(choice.name), True
    if not asked.words:
        raise CrosscoreError(
            "usage", f"{called} is required, or a theme such as --theme animals; see --help."
        )
    source = streams.read_words(asked.words)
    return source.data, source.path or Path("words"), False


def counted(kind: Kind, chosen: dict[str, object]) -> dict[str, object]:
    """The options for words of a theme: they are drawn from, however few, as many as is usual."""
    usual = {field.name: field.default for field in kind.fields if field.name == "count"}
    return {**usual, **chosen}


def _themes(asked: argparse.Namespace) -> int:
    choice = choice_in(asked)
    if asked.output:
        picked = choice or choosing.choice_of(_USUAL)
        return write(choosing.selection(picked), picked.name, asked.output)
    found = choosing.counts(choice.words if choice else _USUAL)
    if asked.json:
        told = {
            "words": choice.words if choice else _USUAL,
            "themes": {
                theme: {str(level): levels[level] for level in LEVELS}
                for theme, levels in sorted(found.items())
                if not (choice and choice.themes) or theme in choice.themes
            },
            "languages": {code: len(choosing.entries(code)) for code in choosing.languages()},
        }
        print(json.dumps(told))
        return 0
    print(f"{'theme':12}" + "".join(f"{f'level {level}':>9}" for level in LEVELS) + f"{'all':>9}")
    for theme, levels in sorted(found.items()):
        if choice and choice.themes and theme not in choice.themes:
            continue
        cells = "".join(f"{levels[level]:9}" for level in LEVELS)
        print(f"{theme:12}{cells}{levels.total():9}")
    print(f"\n{'language':12}{'words':>9}{'2 clues':>9}  regions")
    for code in choosing.languages():
        entries = choosing.entries(code)
        several = sum(len(entry.clues) > 1 for entry in entries)
        places = " ".join(concepts.regions(choosing.table(), [code]))
        print(f"{code:12}{len(entries):9}{several:9}  {places}".rstrip())
    return 0


def write(data: bytes, name: str, output: str) -> int:
    """Write a list to a file of the kind that its ending says, or as JSON to standard output."""
    path = Path("list.json" if output == streams.STANDARD else output)
    endings = {f".{ending}": name for name, (ending, _) in dictionary.FORMATS.items()}
    fits = [ending for ending in endings if path.name.lower().endswith(ending)]
    to = endings[max(fits, key=len)] if fits else ""
    if not to:
        raise CrosscoreError("bad-option", f"{path} must end in one of {', '.join(endings)}.")
    rows = dictionary.parse(data, name).rows
    saved = dictionary.save([(row.word, row.clue, row.more) for row in rows], to)
    streams.put(output, saved)
    if output != streams.STANDARD:
        remark(f"{len(rows):,} words in {path}.")
    return 0
