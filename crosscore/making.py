"""Make a puzzle outside the page: a kind by its everyday name, options as people write them.

The command line and scripts (`crosscore.api`) use this; the page has its own jobs.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, replace

from crosscore import referee
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, Issue, sentence
from crosscore.formats import template
from crosscore.grid import BLOCKED
from crosscore.kinds.contract import Kind, Search
from crosscore.kinds.registry import KINDS
from crosscore.puzzle import Puzzle
from crosscore.search import Outcome, Progress
from crosscore.versions import NONE, begin

__all__ = [
    "BY_COMMAND",
    "Made",
    "Search",
    "begin",
    "better",
    "drive",
    "each_of",
    "faults",
    "kind_named",
    "make",
    "plain",
    "seconds_of",
    "sound",
    "to_fill",
    "unfound",
]

#: every kind by the name of its command, which `make` takes too
BY_COMMAND = {kind.command.name: kind for kind in KINDS.values()}


def kind_named(name: str) -> Kind:
    """A kind by the name of its command; raises `CrosscoreError` (code "unknown-kind")."""
    if name not in BY_COMMAND:
        raise CrosscoreError(
            "unknown-kind",
            f"There is no kind of puzzle {str(name)[:40]!a}; there are {', '.join(BY_COMMAND)}.",
            "kind",
        )
    return BY_COMMAND[name]


def seconds_of(kind: Kind) -> float:
    """How long a kind searches by default if somebody waits for it."""
    return float(next((f.default for f in kind.fields if f.name == "seconds"), 20))


def plain(chosen: Mapping[str, object]) -> dict[str, object]:
    """Options in the form the kinds take, from how people write them.

    A `size`, or `sides`, may be one number, or a pair; `ways` a list; a `mask` a list of rows, of
    which short ones are filled up, or a text with a line for each. If you give ways or a mask, they
    imply the level or shape "own". `theme_answers` may be a list. `blocks` "auto" is another name
    for "few".
    """
    options = dict(chosen)
    for name in ("size", "sides"):
        size = options.get(name)
        if type(size) is int or (isinstance(size, str) and size.isdecimal()):
            options[name] = f"{size}x{size}"
        elif isinstance(size, list | tuple):
            options[name] = "x".join(map(str, size))
    if isinstance(options.get("ways"), list | tuple):
        options["ways"] = " ".join(map(str, options["ways"]))  # type: ignore[call-overload]
    if isinstance(options.get("theme_answers"), list | tuple):
        options["theme_answers"] = "\n".join(map(str, options["theme_answers"]))  # type: ignore[call-overload]
    mask = options.get("mask")
    if isinstance(mask, str) and "\n" in mask:
        mask = mask.strip("\n").split("\n")
    if isinstance(mask, list | tuple):
        rows = [str(row).rstrip() for row in mask]
        width = max(map(len, rows), default=0)
        options["mask"] = "/".join(row.ljust(width).replace(" ", ".") for row in rows)
    if mask:
        options.setdefault("shape", "own")
    if "ways" in options:
        options.setdefault("level", "own")
    if options.get("blocks") == "auto":
        options["blocks"] = "few"
    return options


def to_fill(
    kind: Kind,
    grid: Puzzle | bytes,
    name: str,
    words: Dictionary,
    options: Mapping[str, object],
    *,
    seed: int,
) -> Puzzle:
    """A grid that is there, a puzzle or a template, as a puzzle to be filled with words of a list.

    Raises `CrosscoreError`: "no-drawing" for a puzzle without blocks, and what `template.parse`
    raises; `name` is what messages call it.
    """
    if isinstance(grid, bytes):
        rows = template.parse(grid, name, words.alphabet, words.letters)
        return kind.drawn_from(
            rows, options, language=words.alphabet.code, letters=words.letters, seed=seed
        )
    if grid.model != BLOCKED:
        raise CrosscoreError(
            "no-drawing",
            f"{name} has no grid that could be filled: its words cross freely, and it has no "
            "blocks.",
            "grid",
        )
    return replace(grid, kind=kind.id, seed=seed, options={**grid.options, **options})


@dataclass(frozen=True, slots=True)
class Made:
    """The result of a search: the puzzle, or None and a sentence in `reason` that says why.

    `nodes` and `seconds` are what the search took.
    """

    puzzle: Puzzle | None
    outcome: Outcome
    nodes: int
    seconds: float
    reason: str = ""


def make(
    kind: Kind,
    search: Search,
    *,
    seconds: float | None = None,
    stopped: Callable[[], bool] = bool,
    progress: Callable[[Progress], object] | None = None,
) -> Made:
    """Run a search to its end, for `seconds`, or until it is stopped; `progress` hears of it.

    A puzzle that it finds breaks no rule: raises `CrosscoreError` (code "unsound") for one that
    does, which would be a fault of the program, and whatever the search raises for bad options.
    """
    begun = time.perf_counter()
    puzzle: Puzzle | None = None
    nodes, reason = 0, ""
    try:
        puzzle, outcome, nodes = drive(
            search,
            seconds=seconds,
            patient=kind.command.patient,
            stopped=stopped,
            progress=progress,
        )
    except CrosscoreError as error:
        if error.code not in NONE:
            raise
        outcome, reason = NONE[error.code], error.message
    spent = round(time.perf_counter() - begun, 3)
    if puzzle is None:
        return Made(None, outcome, nodes, spent, reason or unfound(kind))
    sound(puzzle)
    return Made(puzzle, outcome, nodes, spent)


def each_of(kind: Kind, search: Search, *, seconds: float | None = None) -> Iterator[Made]:
    """Run a search to its end, or for `seconds`: all that it finds; none once if there is none.

    Raises as `make` does.
    """
    begun = time.perf_counter()
    nodes, some = 0, False
    outcome, reason = Outcome.LIMIT, unfound(kind)
    try:
        for item in search:
            spent = round(time.perf_counter() - begun, 3)
            if isinstance(item, Puzzle):
                sound(item)
                some = True
                yield Made(item, Outcome.FOUND, nodes, spent)
            else:
                nodes = item.nodes
            if seconds is not None and spent >= seconds:
                search.close()
                break
    except CrosscoreError as error:
        if error.code not in NONE:
            raise
        outcome, reason = NONE[error.code], error.message
    if not some:
        yield Made(None, outcome, nodes, round(time.perf_counter() - begun, 3), reason)


def unfound(kind: Kind) -> str:
    """Why there is no puzzle where a search ended without a word."""
    return str(kind.unfound or "No puzzle was found in this time.")


def sound(puzzle: Puzzle) -> None:
    """Raise `CrosscoreError` (code "unsound") for a puzzle that breaks a rule."""
    found = faults(puzzle)
    if found:
        raise CrosscoreError(
            "unsound",
            f"the engine made a faulty puzzle ({found[0].where}: {found[0].message}); "
            "please report it with the dictionary and the seed.",
        )


def faults(puzzle: Puzzle) -> list[Issue]:
    """The referee's findings about a puzzle; [] if it is sound.

    Invalid options of a word search, as a file may have them, are findings too.
    """
    try:
        banned = KINDS[puzzle.kind].kept_out(puzzle) if puzzle.kind in KINDS else ()
    except CrosscoreError as error:
        wrong = Issue(error.code, error.message, sentence("the-file", "file"))
        return [wrong, *referee.check(puzzle)]
    return referee.check(puzzle, banned)


def drive(
    search: Search,
    *,
    seconds: float | None = None,
    patient: bool = False,
    stopped: Callable[[], bool] = bool,
    progress: Callable[[Progress], object] | None = None,
) -> tuple[Puzzle | None, Outcome, int]:
    """Run a search to its end, or for `seconds`: its best, why it ended, its nodes.

    A `patient` one goes on until it has found something, unless it is stopped.
    """
    best: Puzzle | None = None
    running = better(search, seconds=seconds, patient=patient, stopped=stopped, progress=progress)
    while True:
        try:
            best = next(running)
        except StopIteration as end:
            outcome, nodes = end.value
            return best, outcome, nodes


def better(
    search: Search,
    *,
    seconds: float | None = None,
    patient: bool = False,
    stopped: Callable[[], bool] = bool,
    progress: Callable[[Progress], object] | None = None,
) -> Generator[Puzzle, None, tuple[Outcome, int]]:
    """The puzzles that a search finds until `drive` would end it, each better than the last.

    `progress` is called with each report on the way.
    """
    some = False
    nodes = 0
    until = None if seconds is None else time.perf_counter() + seconds
    try:
        while True:
            try:
                item = next(search)
            except StopIteration as end:
                return Outcome(end.value), nodes
            if isinstance(item, Puzzle):
                some = True
                yield item
            else:
                nodes = item.nodes
                if progress is not None:
                    progress(item)
            late = until is not None and time.perf_counter() >= until
            if late and (some or not patient):
                return Outcome.LIMIT, nodes
            if stopped():
                return Outcome.STOPPED, nodes
    finally:
        search.close()
