"""Puzzle <-> files: one module a format, imported when it is used.

A module of a format that is written has

- `files(puzzle, base) -> list[File]`: its files; their names begin with `base`;
- `losses(puzzle) -> list[Issue]`: what the files would not hold, or hold changed, each in one
  sentence; empty if what is read from them again is the same puzzle for whoever solves it;
- `refusal(puzzle) -> Sentence | None`: why there can be no such file of this puzzle.

One of a format that is read has

- `recognises(data) -> bool`: whether the bytes of a file are of this format, by their content;
- `load(data, name) -> tuple[Puzzle, list[Issue]]`: the puzzle, and what was contradictory or
  could not be kept. Raises `CrosscoreError` when there is no puzzle in it.

Formats of other programs are read into the JSON object of an .ipuz file, so that one reader
(`ipuz.from_document`) judges what comes from outside.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from crosscore.errors import CrosscoreError, Issue, Sentence, sentence
from crosscore.formats.file import File
from crosscore.puzzle import Puzzle

__all__ = ["FORMATS", "READ", "File", "export", "load", "losses", "refusal"]


#: what can be written: the name that `--to` and the page have -> the module that does it
FORMATS = {
    "text": "text",
    "ipuz": "ipuz",
    "template": "template",
}

#: modules of formats that are read, in the order in which they are asked whether a file is theirs
READ = ("ipuz",)


def _module(name: str) -> Any:
    return import_module(f"crosscore.formats.{name}")


def _format(to: str) -> Any:
    if to not in FORMATS:
        raise CrosscoreError(
            "unknown-format",
            f"There is no format {to[:40]!a}; there are {', '.join(FORMATS)}.",
            "to",
        )
    return _module(FORMATS[to])


def export(puzzle: Puzzle, to: str, base: str) -> list[File]:
    """The files that the format `to` makes of a puzzle; their names start with `base`.

    Raises `CrosscoreError` (code "unknown-format") for a format that is not there, or (code
    "cannot-hold") for one that cannot hold this puzzle at all.
    """
    writer = _format(to)
    why = writer.refusal(puzzle)
    if why:
        raise CrosscoreError("cannot-hold", why, "to")
    made: list[File] = writer.files(puzzle, base)
    return made


def losses(puzzle: Puzzle, to: str) -> list[Issue]:
    """What the files of a format would not hold of a puzzle, or hold changed."""
    found: list[Issue] = _format(to).losses(puzzle)
    return found


def refusal(puzzle: Puzzle, to: str) -> Sentence | None:
    """Why a format cannot hold a puzzle at all; None if it can."""
    why: Sentence | None = _format(to).refusal(puzzle)
    return why


def load(data: bytes, name: str = "The file") -> tuple[Puzzle, list[Issue]]:
    """Read a puzzle's file, of whatever format its content is; `name` is for messages only.

    Returns the puzzle, and findings where the file contradicts itself or has what a puzzle here
    cannot keep. Raises `CrosscoreError` when there is no puzzle in it (code "no-puzzle-file" where
    it is of no known format).
    """
    for module in map(_module, READ):
        if module.recognises(data):
            puzzle, findings = module.load(data, name)
            return puzzle, findings
    if name.lower().endswith(".ipuz") or data.lstrip().startswith(b"{"):
        puzzle, findings = _module("ipuz").load(data, name)  # which says what is wrong with it
        return puzzle, findings
    raise CrosscoreError(
        "no-puzzle-file",
        sentence(
            "no-puzzle-file",
            "{name} is no puzzle that can be opened; there are .ipuz, .puz, .jpz, Exolve and "
            "the pages and .zip files that were saved here. Open a list of words as a word list.",
            name=name,
        ),
        name,
    )
