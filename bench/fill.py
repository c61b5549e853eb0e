#!/usr/bin/env python3
"""Fill the same grids with Crosscore and with other programs, and print how they compare.

    python3 -m bench.fill --quick             a first look
    python3 -m bench.fill --json all.json     all templates, 5 seeds, 10 s each
    python3 -m bench.fill --tables all.json   the tables of that again

Fetches the other programs into .cache/bench. See docs/measurements.md.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench import fill_lexicon  # noqa: E402
from bench.fill_check import Words  # noqa: E402
from bench.fill_free import Listed, Row, free_tasks, freely  # noqa: E402
from bench.fill_programs import PROGRAMS, Program, ask  # noqa: E402
from bench.fill_report import Report, indexing  # noqa: E402
from bench.fill_results import Result, judged  # noqa: E402
from bench.fill_templates import Template, named, templates  # noqa: E402
from bench.machine import load, surroundings  # noqa: E402
from tools.steps import BuildError, say  # noqa: E402

T = TypeVar("T")
QUICK = ("5x5", "6x6", "13x13-66a", "15x15-76a", "15x15-72a", "15x15-70a", "21x21-138a")


def measured(options: argparse.Namespace, words: list[str]) -> Report:
    """Everything that is asked for; what is there so far if interrupted."""
    report = Report()
    programs = [program for name in options.programs for program in PROGRAMS[name]()]
    judge, path = Words(words), fill_lexicon.kept(words)

    def filled(one: Template, program: Program) -> list[Result]:
        answer = ask(program, one.rows, path, options.seeds, options.seconds)
        return judged(one, program.name, answer, judge, options.seconds)

    def free(some: Listed, way: str, where: str) -> list[Row]:
        return freely(some, way, where, options.seeds, options.seconds)

    try:  # programs are innermost, so that a busy spell of the machine meets all alike
        tasks = [(one, program) for one in options.templates for program in programs]
        for found in worked(options.jobs, filled, tasks):
            report.results += found
            kept(report, options.json)
        if options.free:
            for rows in worked(options.jobs, free, free_tasks(words)):
                report.free += rows
                kept(report, options.json)
        if options.lexicons:
            report.lexicons = indexing(words)
    except KeyboardInterrupt:
        say("Interrupted: this is what there is so far.")
    return report


def kept(report: Report, path: Path | None) -> None:
    """What there is so far, in case that the run is ended."""
    if path:
        path.write_text(json.dumps(report.as_dict()), encoding="utf-8")


def worked(
    jobs: int, work: Callable[..., list[T]], tasks: Sequence[tuple[Any, ...]]
) -> Iterator[list[T]]:
    """What `work` gives for each task, in their order; so many are worked on at once."""
    pool = ThreadPoolExecutor(jobs)

    def one(number: int) -> list[T]:
        task = tasks[number - 1]
        told = ", ".join(str(getattr(part, "name", part)) for part in task).replace("*", "")
        print(f"{work.__name__} {number} of {len(tasks)}: {told}", file=sys.stderr, flush=True)
        return work(*task)

    try:
        yield from pool.map(one, range(1, len(tasks) + 1))
    finally:
        pool.shutdown(cancel_futures=True)


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """The options, checked."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )

    def several(text: str) -> list[str]:
        return [word.strip() for word in text.split(",") if word.strip()]

    add = parser.add_argument
    add("--quick", action="store_true", help="seven templates, 2 seeds, 3 s")
    add("--seeds", type=int, dest="count", help="how many for each template (default 5)")
    add("--seconds", type=float, help="CPU time for a grid (default 10)")
    add("--templates", default="", help="their names or beginnings of them (default all)")
    add("--programs", default=",".join(PROGRAMS), help="default %(default)s")
    add("--words", type=Path, default=fill_lexicon.DEBIAN, metavar="FILE", help="one word a line")
    add("--no-lexicons", dest="lexicons", action="store_false", help="no index of 500,000 words")
    add("--no-free", dest="free", action="store_false", help="no grids without given blocks")
    add("--jobs", type=int, choices=(1, 2), default=1, help="processes at once (default 1)")
    add("--json", type=Path, metavar="FILE", help="write every single grid there, too")
    add("--tables", type=Path, metavar="FILE", help="print what such a file holds, again")
    options = parser.parse_args(arguments)
    count = options.count or (2 if options.quick else 5)
    options.seconds = options.seconds or (3.0 if options.quick else 10.0)
    options.seeds = list(range(1, count + 1))
    options.programs = several(options.programs)
    unknown = set(options.programs) - set(PROGRAMS)
    if unknown or count < 1 or options.seconds <= 0:
        parser.error(f"unknown: {', '.join(unknown)}" if unknown else "give positive numbers")
    wanted = several(options.templates) or (list(QUICK) if options.quick else [])
    try:
        found: list[Template] = named(wanted) if wanted else templates()
    except ValueError as error:
        parser.error(str(error))
    options.templates = found
    return options


def main(arguments: Sequence[str]) -> int:
    """Measure, and print the tables."""
    options = parsed(arguments)
    if options.tables:
        print(Report.from_dict(json.loads(options.tables.read_text(encoding="utf-8"))))
        return 0
    words = fill_lexicon.read(options.words)
    where, before, started = surroundings(), load(), time.time()
    report = measured(options, words)
    minutes = (time.time() - started) / 60
    report.head = (
        f"{time.strftime('%d %b %Y')}; {where}; load {before} before, {load()} after; "
        f"{minutes:.0f} minutes, {options.jobs} at once.\n"
        f"{len(options.templates)} templates, {len(options.seeds)} seeds, {options.seconds:g} s of "
        f"CPU time for each grid; {len(words):,} words of {options.words.name}."
    )
    kept(report, options.json)
    print(report)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BuildError as problem:
        sys.exit(str(problem))
