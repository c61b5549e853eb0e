"""The command that makes a set of puzzles from one list: batch."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from crosscore import disk, endings, fields, formats, paper
from crosscore.alphabet import one_line
from crosscore.cli import giving, lexicons, options, streams, telling, themed
from crosscore.cli.collected import Collected
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError
from crosscore.kinds.contract import Kind
from crosscore.making import BY_COMMAND, begin, kind_named
from crosscore.rng import MAX_SEED
from crosscore.sets import Crew, Job, Work, results
from crosscore.sets.crews import NAMES, Processes, named
from crosscore.sets.folder import Folder
from crosscore.versions import INDEX, Seeds

__all__ = ["add"]

_MOST = 1_000_000  #: puzzles of a set
_MANY = 1_000  #: puzzles; more have folders of their own
_MOST_JOBS = 1_000
_DIGITS = 3  #: of a seed in a file's name, at least
_FAILED = 70  #: the exit code where it is not the input that is wrong

_USUAL = next(iter(BY_COMMAND))  #: the kind where none is named


def add(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], arguments: Sequence[str]
) -> None:
    """Add the command, with the options of the kind that the arguments name."""
    kind = BY_COMMAND[_kind(arguments)]
    batch = commands.add_parser(
        "batch",
        help="make a set of different puzzles from one list, such as one for each pupil",
        description=f"Options of --kind {kind.command.name}; name another kind to see its own.",
        epilog="Puzzles are made on all processors. The same command gives the same files, on "
        "however many, unless --time limits the search. exit codes: 0 all were made; 1 not all, or "
        "two are alike; 2 the input cannot be used; 130 stopped, whole puzzles stay.",
        allow_abbrev=False,
    )
    batch.set_defaults(run=_batch)
    lexicons.add(batch, (kind.command.words or ("", "words and clues"))[1])
    batch.add_argument("--kind", choices=tuple(BY_COMMAND), default=_USUAL, help="of puzzle")
    many = batch.add_mutually_exclusive_group(required=True)
    many.add_argument(
        "-n", "--number", type=int, metavar="N",
        help="puzzles, of the seeds 1 to N; for one that is like another the next seed is taken",
    )  # fmt: skip
    many.add_argument("--seeds", metavar="A..B", help="puzzles of these seeds and no others")
    batch.add_argument("-o", "--output", metavar="DIR", required=True, help="folder for all files")
    batch.add_argument(
        "--to", default="ipuz,text", metavar="FORMATS",
        help="formats, parted by commas, or all, see export (default ipuz,text: the puzzle, its "
        "clues and its answers)",
    )  # fmt: skip
    giving.add_texts(batch, title="of each puzzle; {seed} in it is the puzzle's seed")
    batch.add_argument(
        "-j", "--jobs", type=int, metavar="N", help="processes (default: one a processor)"
    )
    batch.add_argument(
        "--executor", metavar="WHO", help=f"who makes them instead: {NAMES} (see the guide)"
    )
    batch.add_argument(
        "--again", action="store_true", help="make also those anew that are in the folder already"
    )
    batch.add_argument("-q", "--quiet", action="store_true", help="tell only what went wrong")
    stop = batch.add_mutually_exclusive_group()
    usual = f"{kind.command.nodes:,}" if kind.command.nodes else "as many as it takes"
    stop.add_argument("--nodes", type=int, help=f"nodes to search for each (default {usual})")
    stop.add_argument("--time", type=float, help="seconds to search for each, instead of nodes")
    options.add_kind(batch, kind)
    options.add_language(batch, kind)
    themed.add_choice(batch)


def _kind(arguments: Sequence[str]) -> str:
    """The kind that the arguments of `batch` name; its options are then available."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    first.add_argument("--kind")
    try:
        kind = (
            first.parse_known_args(arguments)[0].kind if list(arguments[:1]) == ["batch"] else None
        )
    except argparse.ArgumentError:
        kind = None  # which the command's own parser tells
    return kind if kind in BY_COMMAND else _USUAL


def _batch(asked: argparse.Namespace) -> int:
    kind = kind_named(asked.kind)
    seeds = _seeds(asked)
    crew = _crew(asked, len(seeds))
    chosen = options.chosen(asked, kind)
    fields.check(kind.fields, chosen)
    folder = _folder(asked.output)
    words, data, base, of_theme = _list(asked, kind)
    if of_theme:
        chosen = themed.counted(kind, chosen)
    settings = fields.check(kind.fields, kind.whole(words, chosen))
    work = _work(asked, kind, chosen, base, seeds)
    for to in work.to:
        if to in endings.PAPER:
            paper.ready(to)
    # what is wrong with the options is told before anything is made
    begin(kind, words, chosen, seed=seeds[0], nodes=work.nodes, language=work.language).close()
    if words:
        streams.check_written(asked, [folder / INDEX])
        _tell_same_words(kind, chosen, settings.get("count", 0), words)
    disk.folder_at(folder)
    telling.unused(settings, chosen, kind.fields)
    made = Collected(Folder(folder, work, data, anew=asked.again), len(seeds), quiet=asked.quiet)
    taken = Seeds(seeds) if asked.seeds is not None else Seeds.first(len(seeds))
    with _heeding_sigterm():
        try:
            job = Job(work, words, tell=made.tell)
            with closing(results(job, taken, crew, made.folder.known)) as found:
                for result in found:
                    if result.like is not None and asked.seeds is None:
                        made.skip(result)
                    else:
                        made.take(result)
        except CrosscoreError as error:
            if error.code != "workers-lost":
                raise
            made.tell(error.message)
            return _FAILED
        finally:
            made.finish()
    return made.summary()


@contextmanager
def _heeding_sigterm() -> Iterator[None]:
    """End by this signal only when the index of what is made is in its place."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _folder(output: str) -> Path:
    """The folder named; raises `CrosscoreError` for standard output and the name of a file."""
    named = endings.of_name(Path(output).name) and not output.endswith(("/", os.sep))
    if output in ("", streams.STANDARD) or (named and not disk.is_folder(output)):
        raise CrosscoreError(
            "usage", "A set needs a folder for its files, as -o class/; --to names their formats."
        )
    return Path(output)


def _work(
    asked: argparse.Namespace,
    kind: Kind,
    chosen: dict[str, object],
    base: str,
    seeds: range,
) -> Work:
    """What all puzzles of the set have in common."""
    to = giving.formats_in(asked.to)
    every = to == [giving.ALL]
    return Work(
        kind=kind.command.name,
        language=asked.language,
        options=chosen,
        nodes=asked.nodes or (None if asked.time else kind.command.nodes),
        seconds=asked.time,
        to=tuple(name for name in formats.FORMATS if name != "zip") if every else tuple(to),
        every=every,
        base=base,
        digits=max(_DIGITS, len(str(seeds[-1]))),
        title=one_line(asked.title or ""),
        texts={name: text for name, text in giving.texts(asked).items() if name != "title"},
        folders=len(seeds) > _MANY,
    )


def _tell_same_words(kind: Kind, chosen: dict[str, object], count: int, words: Dictionary) -> None:
    """Warn that a list no longer than a puzzle's `count` gives all puzzles the same words."""
    if count >= len(words.words) and (kind.command.counted or "count" in chosen):
        telling.tell(
            f"{words.name} has only {len(words.words)} usable words; every puzzle has all of them."
        )


def _seeds(asked: argparse.Namespace) -> range:
    """The seeds in rising order; raises `CrosscoreError` for none, or too many."""
    if asked.seeds is None:
        first, last, named = 1, asked.number, f"-n {asked.number}"
    else:
        sides = asked.seeds.split("..")
        if len(sides) != 2 or not all(s.isascii() and s.isdecimal() and len(s) < 20 for s in sides):
            raise CrosscoreError(
                "bad-option",
                f"--seeds must be two whole numbers such as 1..30, not {asked.seeds[:40]!a}.",
            )
        first, last = map(int, sides)
        named = f"--seeds {first}..{last}"
        if last > MAX_SEED:
            raise CrosscoreError("bad-option", f"{named} goes beyond {MAX_SEED}.")
    if not 1 <= last - first + 1 <= _MOST:
        raise CrosscoreError("bad-option", f"{named} must be a set of 1 to {_MOST:,} puzzles.")
    return range(first, last + 1)


def _crew(asked: argparse.Namespace, puzzles: int) -> Crew | None:
    """Who makes the puzzles; None: this process."""
    if asked.jobs is not None and not 1 <= asked.jobs <= _MOST_JOBS:
        raise CrosscoreError(
            "bad-option", f"--jobs must be from 1 to {_MOST_JOBS:,}, not {asked.jobs}."
        )
    own = getattr(os, "sched_getaffinity", None)  # not everywhere
    most = asked.jobs or (len(own(0)) if own else os.cpu_count() or 1)
    if asked.executor:
        return named(asked.executor, most)
    number = min(most, puzzles)
    return Processes(number) if number > 1 else None


def _list(
    asked: argparse.Namespace, kind: Kind
) -> tuple[Dictionary | None, bytes | None, str, bool]:
    """The words and their bytes, if the kind takes a list; what files are named after.

    And whether the words are of a theme.
    """
    if not kind.dictionary:
        named = [*asked.words, *asked.lists]
        if named:
            raise CrosscoreError(
                "usage",
                f"--kind {kind.command.name} takes no word list; leave {' and '.join(named)} out.",
            )
        if themed.choice_in(asked):
            raise CrosscoreError("usage", f"--kind {kind.command.name} takes no words of a theme.")
        return None, None, kind.command.name, False
    read = lexicons.read(asked, kind, called="WORDS")
    return read.words, read.data, read.base, read.of_theme
