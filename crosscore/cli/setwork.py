"""One puzzle of a set, made in its own process or in this one."""

from __future__ import annotations

import signal
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from crosscore import formats
from crosscore.cli.files import words_of
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError
from crosscore.formats import File
from crosscore.grid import Rows
from crosscore.making import begin, kind_named, make
from crosscore.puzzle import Puzzle
from crosscore.versions import row_of

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

__all__ = ["Result", "Work", "prepare", "run"]


@dataclass(frozen=True, slots=True)
class Work:
    """What all puzzles of a set share.

    `data` are the bytes of the word list `name`, if the kind takes one. `to` are formats; with
    `every`, those that can't hold a puzzle are left out. `nodes` and `seconds` limit each search.
    Files are named `base` and the seed in `digits` digits; `title` may have `{seed}`.
    """

    kind: str
    data: bytes | None
    name: str
    language: str
    options: Mapping[str, object]
    nodes: int | None
    seconds: float | None
    to: tuple[str, ...]
    every: bool
    base: str
    digits: int
    title: str

    def named(self, seed: int) -> str:
        """The base name of the puzzle with this seed."""
        return f"{self.base}-{seed:0{self.digits}d}"


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a seed: its files and a row of the index, or `reason`, why there is no puzzle.

    `layout` is equal for puzzles with the same letters in the same cells. `refused` and `lost` are
    (format, sentence): what the formats can't hold and don't keep; `lost` by its code.
    """

    seed: int
    outcome: str
    reason: str = ""
    files: tuple[File, ...] = ()
    row: Mapping[str, object] = field(default_factory=dict)
    layout: Rows = ()
    refused: tuple[tuple[str, str], ...] = ()
    lost: tuple[tuple[str, str, str], ...] = ()


class _Here:
    """What this process works on."""

    work: Work
    words: Dictionary | None = None
    stop: Event | None = None


def prepare(work: Work, words: Dictionary | None = None, stop: Event | None = None) -> None:
    """Prepare this process; without `words` it reads the list, once for all its puzzles.

    With `stop`, which ends a search when it is set, the process that sets it handles Ctrl+C.
    """
    if stop is not None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    if words is None and work.data is not None:
        words = words_of(work.data, work.name, work.language)
    _Here.work, _Here.words, _Here.stop = work, words, stop


def run(seed: int) -> Result:
    """Make the puzzle of a seed and its files, without writing them."""
    work, stop = _Here.work, _Here.stop
    kind = kind_named(work.kind)
    try:
        search = begin(
            kind, _Here.words, work.options, seed=seed, nodes=work.nodes, language=work.language
        )
        made = make(kind, search, seconds=work.seconds, stopped=stop.is_set if stop else bool)
        if made.puzzle is None:
            return Result(seed, made.outcome.value, made.reason)
        puzzle = made.puzzle
        if work.title:
            puzzle = replace(puzzle, title=work.title.replace("{seed}", str(seed)))
        return _written(work, puzzle, made.outcome.value)
    except CrosscoreError as error:
        return Result(seed, "failed", error.message)


def _written(work: Work, puzzle: Puzzle, outcome: str) -> Result:
    """The files of a puzzle and what is told of it."""
    files: dict[str, File] = {}
    refused: list[tuple[str, str]] = []
    lost: list[tuple[str, str, str]] = []
    for to in work.to:
        why = formats.refusal(puzzle, to)
        if why:
            refused.append((to, str(why)))
            continue
        made = formats.export(puzzle, to, work.named(puzzle.seed))
        files |= {file.name: file for file in made}
        lost += [(to, issue.code, str(issue.message)) for issue in formats.losses(puzzle, to)]
    return Result(
        puzzle.seed,
        outcome,
        files=tuple(files.values()),
        row=row_of(puzzle),
        layout=puzzle.rows(),
        refused=tuple(refused),
        lost=tuple(lost),
    )
