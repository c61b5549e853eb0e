#!/usr/bin/env python3
"""Lay the same words out with Crosscore and with other programs, and print how they compare.

    python3 bench/layout.py --jobs 2              20 seeds, all sizes: two hours
    python3 bench/layout.py --quick               a first look: some minutes
    python3 bench/layout.py --tables FILE         the tables of an earlier run's --json

Fetches the other programs into .cache/bench. See bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import product
from pathlib import Path
from statistics import mean
from typing import Any, TypeVar

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench import programs, words  # noqa: E402
from bench.machine import load, surroundings  # noqa: E402
from bench.programs import GENXWORD, OURS, Program  # noqa: E402
from bench.report import Report  # noqa: E402
from bench.results import Result, judge  # noqa: E402
from tools.steps import BuildError, say  # noqa: E402

NODES = 2_000  # of the comparison of CPython and Pyodide
PATIENCE = 60.0  # seconds within which those are worked off

T = TypeVar("T")
Lists = Mapping[words.Kind, Mapping[int, list[str]]]  # kind -> seed -> words


def judged(
    program: Program, kind: words.Kind, given: list[str], seconds: float, seed: int
) -> Result:
    """Have one layout made, and judge it."""
    side = kind.square if program.given else None
    answer = programs.ask(program, given, seconds=seconds, seed=seed, side=side)
    return judge(program.name, kind, given, answer, seconds=seconds, seed=seed, side=side)


def at_each_time(
    program: Program, kind: words.Kind, given: list[str], budgets: Sequence[float], seed: int
) -> list[Result]:
    """A layout for each of the times; one that stands for all if the program asks for no time."""
    if program.timed:
        return [judged(program, kind, given, seconds, seed) for seconds in budgets]
    one = judged(program, kind, given, max(budgets), seed)
    return [replace(one, seconds=seconds) for seconds in budgets]


def smallest_square(program: Program, kind: words.Kind, given: list[str], seed: int) -> int | None:
    """Side of the smallest square, trying upwards, in which a program places all words in 1 s.

    Begins where two thirds of the square would be filled, and gives up at twice that side.
    """
    letters = sum(map(len, given))
    start = max(max(map(len, given)) + 1, round((letters * 0.85 / 0.66) ** 0.5))
    for side in range(start, 2 * start + 1):
        if judged(program, replace(kind, square=side), given, 1.0, seed).complete:
            return side
    return None


def same_everywhere(kind: words.Kind, given: list[str], seed: int) -> bool:
    """Whether CPython and Pyodide lay words out alike, step by step, where nodes are the limit."""

    def told(program: Program) -> str:
        side = kind.square if program.given else None
        answer = programs.ask(program, given, seconds=PATIENCE, seed=seed, side=side, nodes=NODES)
        return json.dumps([answer["laid"], [step for _, *step in answer["curve"]]])

    both = zip(programs.ours(), programs.ours_in_pyodide(), strict=True)
    return all(told(here) == told(there) for here, there in both)


def worked(jobs: int, work: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Iterator[T]:
    """What `work` gives for each task, in their order; so many are worked on at once."""
    pool = ThreadPoolExecutor(jobs)

    def one(number: int) -> T:
        print(f"{work.__name__} {number} of {len(tasks)}", file=sys.stderr, flush=True)
        return work(*tasks[number - 1])

    try:
        yield from pool.map(one, range(1, len(tasks) + 1))
    finally:
        pool.shutdown(cancel_futures=True)


def measured(options: argparse.Namespace, lists: Lists) -> Report:
    """Everything that is asked for; what is there so far if interrupted."""
    peers = [program for name in options.peers for program in programs.PEERS[name]()]
    ours = [*programs.ours(), programs.ours_crossing(), *programs.ours_in_pyodide()]
    asked = [*ours, *peers]
    fitting = [p for p in asked if p.given and p.name in (OURS, GENXWORD)]
    report = Report()

    def layouts(seed: int, kind: words.Kind, program: Program) -> list[Result]:
        longer = [options.longer] if program in ours and options.longer else []
        return at_each_time(program, kind, lists[kind][seed], options.budgets + longer, seed)

    def comparison(kind: words.Kind) -> bool:
        return same_everywhere(kind, lists[kind][options.seeds[0]], options.seeds[0])

    def squares(seed: int, kind: words.Kind, program: Program) -> int | None:
        return smallest_square(program, kind, lists[kind][seed], seed)

    try:  # programs are innermost, so that a busy spell of the machine meets all alike
        tasks: list[tuple[Any, ...]] = [(kind,) for kind in lists]
        for (kind,), same in zip(tasks, worked(options.jobs, comparison, tasks), strict=True):
            report.same[kind.name] = same
        for found in worked(options.jobs, layouts, [*product(options.seeds, lists, asked)]):
            report.results += found
        tasks = [*product(options.seeds, lists, fitting)] if options.squares else []
        sides = worked(options.jobs, squares, tasks)
        for (_, kind, program), side in zip(tasks, sides, strict=True):
            report.squares.setdefault(program.name, {}).setdefault(kind.name, []).append(side)
    except KeyboardInterrupt:
        say("Interrupted: this is what there is so far.")
    return report


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """The options, checked."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )

    def several(text: str) -> list[str]:
        return [word.strip() for word in text.split(",") if word.strip()]

    add = parser.add_argument
    add("--quick", action="store_true", help="as --seeds 2 --seconds 1 --no-squares")
    add("--seeds", type=int, dest="count", help="how many word lists of each kind (default 20)")
    add("--first-seed", type=int, default=1, help="the first one's number (default 1)")
    add("--seconds", help="CPU time for a layout; several: 1,3,10 (default 1,10)")
    add("--longer", type=float, default=0, help="CPU time, too, that only Crosscore gets")
    add(
        "--sizes",
        default="20,50,100,200,long,short",
        help="numbers of words of 3..12 letters; short: 50 of 3..5, long: 50 of 8..12 letters",
    )
    add("--peers", default=",".join(programs.PEERS), help="others (default all; none: only ours)")
    add("--words", type=Path, default=words.DEBIAN, metavar="FILE", help="one word a line")
    add("--lengths", choices=words.LENGTHS, default=words.LENGTHS[0], help="how they are drawn")
    add("--jobs", type=int, choices=(1, 2), default=1, help="processes at once (default 1)")
    add("--no-squares", dest="squares", action="store_false", help="no search for the smallest")
    add("--json", type=Path, metavar="FILE", help="write every single layout there, too")
    add("--tables", type=Path, metavar="FILE", help="print what such a file holds, again")
    options = parser.parse_args(arguments)
    options.squares &= not options.quick
    count = options.count or (2 if options.quick else 20)
    options.seeds = range(options.first_seed, options.first_seed + count)
    try:
        options.kinds = [words.kind(name) for name in several(options.sizes)]
        budgets = several(options.seconds or ("1" if options.quick else "1,10"))
        options.budgets = [float(text) for text in budgets]
    except ValueError as error:
        parser.error(str(error))
    options.peers = [] if options.peers == "none" else several(options.peers)
    unknown = set(options.peers) - set(programs.PEERS)
    if unknown or count < 1 or min(options.budgets, default=0) <= 0:
        parser.error(f"unknown: {', '.join(unknown)}" if unknown else "give positive numbers")
    return options


def main(arguments: Sequence[str]) -> int:
    """Measure, and print the tables."""
    options = parsed(arguments)
    if options.tables:
        print(Report.from_dict(json.loads(options.tables.read_text(encoding="utf-8"))))
        return 0
    lexicon = words.read(options.words)
    lists = {
        kind: {s: words.sample(lexicon, kind, s, options.lengths) for s in options.seeds}
        for kind in options.kinds
    }
    where, before, started = surroundings(), load(), time.time()
    report = measured(options, lists)
    minutes = (time.time() - started) / 60
    means = [f"{mean_length(lists[kind].values()):.1f} ({kind.name})" for kind in lists]
    report.head = (
        f"{time.strftime('%d %b %Y')}; {where}; load {before} before, {load()} after; "
        f"{minutes:.0f} minutes, {options.jobs} at once.\n"
        f"{len(options.seeds)} seeds from {options.seeds[0]}; {len(lexicon)} words in "
        f"{options.words.name}; lengths {options.lengths}, letters a word: {', '.join(means)}.\n"
        "Median (least..most) over the seeds."
    )
    if options.json:
        options.json.write_text(json.dumps(report.as_dict()), encoding="utf-8")
    print(report)
    return 0


def mean_length(lists: Iterable[list[str]]) -> float:
    """Letters a word."""
    return mean(len(word) for given in lists for word in given)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BuildError as problem:
        sys.exit(str(problem))
