"""Files as they come and go: bytes, word lists, puzzles; written whole or not at all."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from crosscore import dictionary, formats
from crosscore.cli import telling
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, Issue
from crosscore.puzzle import Puzzle
from crosscore.search import drain

__all__ = [
    "check_overwritten",
    "dictionary_at",
    "folder_at",
    "put",
    "puzzle_at",
    "puzzle_of",
    "read",
    "reason",
    "words_of",
]


def read(path: Path, limit: int = dictionary.MAX_BYTES) -> bytes:
    """A file's bytes; raises `CrosscoreError` for more than `limit`, and if there are none."""
    try:
        if path.stat().st_size > limit:
            raise CrosscoreError(
                "too-large",
                f"{path} has {path.stat().st_size / 2**20:,.0f} MB, and at most "
                f"{limit // 2**20} MB can be opened; split it into smaller files.",
            )
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise CrosscoreError(
            "cannot-read", f"{path} cannot be read: {reason(error)}; check the name."
        ) from None


def words_of(data: bytes, name: str, language: str) -> Dictionary:
    """The word list in a file."""
    return drain(dictionary.read(data, name=name, language=language))


def dictionary_at(path: Path, language: str, *, clues: bool = True) -> Dictionary:
    """A list of words, its findings told; without `clues` it is none that there are no clues."""
    words = words_of(read(path), path.name, language)
    lacking = not clues and any(issue.code == "no-clues" for issue in words.issues)
    told = [issue for issue in words.issues if clues or issue.code != "no-clues"]
    telling.findings(words.name, told, words.issue_total - lacking)
    return replace(words, issues=tuple(told), issue_total=words.issue_total - lacking)


def puzzle_at(path: Path) -> tuple[Puzzle, list[Issue]]:
    """A puzzle's file of any format that can be read, and what is wrong with it."""
    return puzzle_of(read(path), path)


def puzzle_of(data: bytes, path: Path) -> tuple[Puzzle, list[Issue]]:
    """As `puzzle_at`, of bytes that were read. A list of words is told from other files."""
    try:
        return formats.load(data, path.name)
    except CrosscoreError:
        if path.suffix.lower() != ".ipuz" and _is_list(data, path.name):
            raise CrosscoreError(
                "is-a-list",
                f"{path} is a list of words, not a puzzle, and has no grid; lay it out by: "
                f"crosscore crossword {path}",
            ) from None
        raise


def _is_list(data: bytes, name: str) -> bool:
    try:
        return not formats.holds_puzzle(data, name) and bool(words_of(data, name, ""))
    except CrosscoreError:
        return False


def folder_at(path: Path) -> None:
    """Make a folder that is not there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise CrosscoreError(
            "cannot-write", f"The folder {path} cannot be made: {reason(error)}; name another."
        ) from None


def check_overwritten(source: Path, written: Iterable[Path]) -> None:
    """Raise `CrosscoreError` if a file is among those that are about to be written."""
    if any(path.resolve() == source.resolve() for path in written):
        raise CrosscoreError(
            "same-file", f"{source} would be overwritten by itself; name another folder with -o."
        )


def put(path: Path, content: str | bytes) -> None:
    """Write a file whole or not at all; a device or pipe is written to as it is."""
    data = content.encode() if isinstance(content, str) else content
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            target.write_bytes(data)
            return
        part = target.with_name(target.name + ".part")
        try:
            part.write_bytes(data)
            part.replace(target)
        except BaseException:
            with contextlib.suppress(OSError):
                part.unlink()
            raise
    except (OSError, ValueError) as error:
        raise CrosscoreError(
            "cannot-write", f"{path} cannot be written: {reason(error)}; name another file."
        ) from None


def reason(error: Exception) -> str:
    """What the system says of an error, without a full stop."""
    return (getattr(error, "strerror", None) or str(error)).rstrip(".")
