"""What commands open: word lists, and puzzles in any format."""

from __future__ import annotations

import shlex
from dataclasses import replace

from crosscore import dictionary, formats
from crosscore.cli import telling
from crosscore.cli.progress import watched
from crosscore.cli.streams import Source
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, Issue
from crosscore.puzzle import Puzzle
from crosscore.search import drain

__all__ = ["dictionary_of", "puzzle_of", "told", "words_of"]


def words_of(data: bytes, name: str, language: str) -> Dictionary:
    """The word list in a file; a puzzle is none, nor what only looks like a puzzle's file."""
    formats.check_words(data, name)
    if not formats.recognised(data) and formats.holds_puzzle(data, name):
        formats.load(data, name)  # says what is wrong
    return drain(watched(dictionary.read(data, name=name, language=language), f"reading {name}"))


def dictionary_of(data: bytes, name: str, language: str, *, clues: bool = True) -> Dictionary:
    """A word list, with its findings reported; without `clues`, missing clues aren't findings."""
    return told(words_of(data, name, language), clues=clues)


def told(words: Dictionary, *, clues: bool = True) -> Dictionary:
    """The same, for one that was read already."""
    some = [issue for issue in words.issues if clues or issue.code != "no-clues"]
    total = words.issue_total - (len(words.issues) - len(some))
    telling.findings(words.name, some, total)
    return replace(words, issues=tuple(some), issue_total=total)


def puzzle_of(source: Source) -> tuple[Puzzle, list[Issue]]:
    """The puzzle in a file of any format that Crosscore reads, and what is wrong with it.

    A word list gets its own error message.
    """
    try:
        return formats.load(source.data, source.name)
    except CrosscoreError:
        if source.suffix != ".ipuz" and _is_list(source.data, source.name):
            raise CrosscoreError(
                "is-a-list",
                f"{source.path or source.name} is a list of words, not a puzzle, and has no grid; "
                f"lay it out by: crosscore crossword {shlex.quote(str(source.path or '-'))}",
            ) from None
        raise


def _is_list(data: bytes, name: str) -> bool:
    try:
        return not formats.holds_puzzle(data, name) and bool(words_of(data, name, ""))
    except CrosscoreError:
        return False
