"""Puzzle <-> files: one module for each format, imported when it is used.

The module of a format that Crosscore writes has

- `files(puzzle, base) -> list[File]`: its files; their names begin with `base`;
- `losses(puzzle) -> list[Issue]`: what the files wouldn't keep, or would keep changed, each in one
  sentence; empty if what is read from them again is the same puzzle for whoever solves it;
- `refusal(puzzle) -> Sentence | None`: why there can be no such file of this puzzle.

The module of a format that it reads has

- `recognises(data) -> bool`: whether the bytes of a file are of this format, by their content;
- `load(data, name) -> tuple[Puzzle, list[Issue]]`: the puzzle, and what was contradictory or
  couldn't be kept. Raises `CrosscoreError` if there is no puzzle in it.

A format with several types of file names an object of its module that has these functions as
methods (`words:CSV`).

Formats of other programs are read into the JSON object of an .ipuz file, so that one reader
(`ipuz.from_document`) judges everything from outside.
"""

from __future__ import annotations

from collections.abc import Generator
from importlib import import_module
from typing import Any

from crosscore.dictionary.exports import is_moodle
from crosscore.errors import CrosscoreError, Issue, Sentence, sentence
from crosscore.formats import remarks
from crosscore.formats.file import File
from crosscore.puzzle import Puzzle
from crosscore.search import drain

__all__ = [
    "FORMATS",
    "READ",
    "File",
    "check_words",
    "export",
    "holds_puzzle",
    "is_ours",
    "load",
    "loading",
    "losses",
    "recognised",
    "refusal",
]


#: what can be written: the name that `--to` and the page have -> the module that does it
FORMATS = {
    "text": "text",
    "ipuz": "ipuz",
    "ipuz-seen": "ipuz.visual_order",
    "template": "template",
    "jpz": "jpz",
    "jpz-xml": "jpz:XML",
    "exolve": "exolve",
    "xd": "xd",
    "csv": "words:CSV",
    "tsv": "words:TSV",
    "json": "words:JSON",
    "anki": "words:ANKI",
    "quizlet": "words:QUIZLET",
    "gift": "words:GIFT",
    "glossary": "words:GLOSSARY",
    "h5p": "h5p",
    "moodle": "moodle",
    "svg": "svg",
    "html": "html",
    "embed": "html:EMBED",
    "puz": "puz",
    "zip": "zipped",  # the last: it holds all others
}

#: modules of formats that are read, in the order in which they are asked whether a file is theirs
READ = ("puz", "zipped", "jpz", "uclick", "html", "exolve", "ipuz", "xd")  # a .jpz is a .zip, too

_OURS = ("zipped", "html")  #: formats that nobody else writes; what a .zip holds judges itself
_OUR_IPUZ = b'"org.crosscore:format"'
_NO_WORDS = (".ipuz", ".puz", ".jpz", ".exolve", ".xd", ".xml", ".html", ".htm", ".zip")
_MARKUP = (b"<?xml", b"<!doctype", b"<html")
_START = 4096  #: bytes that may stand before the first mark


def _module(name: str) -> Any:
    return import_module(f"crosscore.formats.{name}")


def _format(to: str) -> Any:
    if to not in FORMATS:
        raise CrosscoreError(
            "unknown-format",
            f"There is no format {to[:40]!a}; there are {', '.join(FORMATS)}.",
            "to",
        )
    module, _, part = FORMATS[to].partition(":")
    return getattr(_module(module), part) if part else _module(module)


def export(puzzle: Puzzle, to: str, base: str) -> list[File]:
    """The files that the format `to` makes of a puzzle; their names start with `base`.

    Raises `CrosscoreError` (code "unknown-format") for an unknown format, or (code "cannot-hold")
    for one that can't hold this puzzle at all.
    """
    writer = _format(to)
    why = writer.refusal(puzzle)
    if why:
        raise CrosscoreError("cannot-hold", why, "to")
    made: list[File] = writer.files(puzzle, base)
    return made


def losses(puzzle: Puzzle, to: str) -> list[Issue]:
    """What the files of a format wouldn't keep of a puzzle, or would keep changed."""
    found: list[Issue] = _format(to).losses(puzzle)
    return found


def refusal(puzzle: Puzzle, to: str) -> Sentence | None:
    """Why a format can't hold a puzzle at all; None if it can."""
    why: Sentence | None = _format(to).refusal(puzzle)
    return why


def holds_puzzle(data: bytes, name: str) -> bool:
    """Whether to open a file as a puzzle, not as a list of words.

    Its content decides. If that is of no known format, its name or a first line of markup may
    decide: such a file is no list of words either, and `load` says what is wrong with it.
    """
    if recognised(data):
        return True
    if is_moodle(data[:_START]):
        return False
    start = data[:_START].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    return name.lower().endswith(_NO_WORDS) or start.startswith(_MARKUP)


def recognised(data: bytes) -> str:
    """Which of `READ` a file is, by its content; "" if none."""
    return next((name for name in READ if _module(name).recognises(data)), "")


def check_words(data: bytes, name: str) -> None:
    """Raise `CrosscoreError` (code "is-a-puzzle") for a text or page with a puzzle in it.

    For those who read it as a list of words. What is JSON, a list in it too, and archives are
    judged by whoever reads them.
    """
    if recognised(data) not in ("", "ipuz", "zipped"):
        raise CrosscoreError(
            "is-a-puzzle",
            sentence(
                "is-a-puzzle",
                "{name} is a puzzle, not a list of words; open it as a puzzle.",
                name=name,
            ),
            name,
        )


def is_ours(data: bytes) -> bool:
    """Whether a puzzle's file is one that Crosscore wrote, as far as that can be told."""
    found = recognised(data)
    return found in _OURS or (found == "ipuz" and _OUR_IPUZ in data)


def load(data: bytes, name: str = "The file") -> tuple[Puzzle, list[Issue]]:
    """Read a puzzle's file, whatever format its content has; `name` is only for messages.

    Returns the puzzle, and findings: faults where the file contradicts itself, remarks on what a
    puzzle here can't keep or has otherwise. Raises `CrosscoreError` if there is no puzzle in it
    (code "no-puzzle-file" if its format is unknown).
    """
    return drain(loading(data, name))


def loading(
    data: bytes, name: str = "The file"
) -> Generator[Any, None, tuple[Puzzle, list[Issue]]]:
    """`load` in pieces, where it is an .ipuz file."""
    found = recognised(data)
    if not found and (name.lower().endswith(".ipuz") or data.lstrip().startswith(b"{")):
        found = "ipuz"  # which says what is wrong with it
    yield
    if found:
        if found == "ipuz":
            puzzle, findings = yield from _module(found).reading(data, name)
        else:
            puzzle, findings = _module(found).load(data, name)
        if found == "zipped":
            return puzzle, findings
        return puzzle, remarks.judged(findings, ours=is_ours(data))
    raise CrosscoreError(
        "no-puzzle-file",
        sentence(
            "no-puzzle-file",
            "{name} isn’t a puzzle file that Crosscore can open. It opens .ipuz, .puz, .jpz, "
            ".xd, Exolve, and pages and .zip files saved here. To use a list of words, open it as "
            "a word list.",
            name=name,
        ),
        name,
    )
