#!/usr/bin/env python3
"""Lay the same words out with Crosscore and with other programs, and print how they compare.

    python3 tests/bench/layout.py                       20 seeds, all sizes: about 20 minutes
    python3 tests/bench/layout.py --seeds 3 --sizes 50  a first look

Fetches the other programs into .cache/bench. See tests/bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.bench import programs, words  # noqa: E402
from tests.bench.machine import load, surroundings  # noqa: E402
from tests.bench.programs import Program  # noqa: E402
from tests.bench.results import Result, judge  # noqa: E402
from tests.bench.tables import squares_table, tables  # noqa: E402
from tools.steps import BuildError, say  # noqa: E402


def judged(
    program: Program, kind: words.Kind, given: list[str], seconds: float, seed: int
) -> Result:
    """Have one layout made, and judge it."""
    side = kind.square if program.given else None
    answer = programs.ask(program, given, seconds=seconds, seed=seed, side=side)
    return judge(program.name, kind, given, answer, seconds=seconds, seed=seed, side=side)


def smallest_square(program: Program, kind: words.Kind, given: list[str], seed: int) -> int | None:
    """Side of the smallest square, trying upwards, in which a program places all words in 1 s.

    Begins where two thirds of the square would be filled, and gives up at twice that side.
    """
    letters = sum(map(len, given))
    start = max(max(map(len, given)) + 1, round((letters * 0.85 / 0.66) ** 0.5))
    for side in range(start, 2 * start + 1):
        tried = judged(program, replace(kind, square=side), given, 1.0, seed)
        if tried.legal and tried.verdict and tried.verdict.placed == len(given):
            return side
    return None


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """The options, checked."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )

    def several(text: str) -> list[str]:
        return [word.strip() for word in text.split(",") if word.strip()]

    add = parser.add_argument
    add("--seeds", type=int, default=20, help="how many word lists of each kind (default 20)")
    add("--first-seed", type=int, default=1, help="the first one's number (default 1)")
    add("--seconds", default="1", help="CPU time for a layout; several: 1,10 (default 1)")
    add(
        "--sizes",
        default="20,50,100,200,short,long",
        help="numbers of words of 3..12 letters; short: 50 of 3..5, long: 50 of 8..12 letters",
    )
    add("--peers", default=",".join(programs.PEERS), help="others (default all; none: only ours)")
    add("--words", type=Path, default=words.DEBIAN, metavar="FILE", help="one word a line")
    add("--even", action="store_true", help="every length as likely as any other")
    add("--json", type=Path, metavar="FILE", help="write every single layout there, too")
    add(
        "--genxword-squares",
        action="store_true",
        help="also look for the smallest square in which genxword places all words",
    )
    options = parser.parse_args(arguments)
    try:
        options.kinds = [words.kind(name) for name in several(options.sizes)]
        options.budgets = [float(text) for text in several(options.seconds)]
    except ValueError as error:
        parser.error(str(error))
    options.peers = [] if options.peers == "none" else several(options.peers)
    unknown = set(options.peers) - set(programs.PEERS)
    if unknown or options.seeds < 1 or min(options.budgets, default=0) <= 0:
        parser.error(f"unknown: {', '.join(unknown)}" if unknown else "give positive numbers")
    return options


def main(arguments: Sequence[str]) -> int:
    """Measure, and print the tables; what is there so far if interrupted."""
    options = parsed(arguments)
    lexicon = words.read(options.words)
    seeds = range(options.first_seed, options.first_seed + options.seeds)
    lists = {
        k: {seed: words.sample(lexicon, k, seed, even=options.even) for seed in seeds}
        for k in options.kinds
    }
    asked = [*programs.ours(), *(p for name in options.peers for p in programs.PEERS[name]())]
    before, started = load(), time.time()
    results: list[Result] = []
    squares: dict[words.Kind, list[int | None]] = {}
    try:
        for seed in seeds:  # outermost, so that a busy spell of the machine meets all alike
            for kind in options.kinds:
                print(f"seed {seed}, {kind.name} words", file=sys.stderr, flush=True)
                for seconds in options.budgets:
                    for program in asked:
                        one = judged(program, kind, lists[kind][seed], seconds, seed)
                        results.append(one)
        if options.genxword_squares:
            (given,) = (program for program in programs.genxword() if program.given)
            for seed in seeds:
                for kind in options.kinds:
                    print(f"squares: seed {seed}, {kind.name}", file=sys.stderr, flush=True)
                    side = smallest_square(given, kind, lists[kind][seed], seed)
                    squares.setdefault(kind, []).append(side)
    except KeyboardInterrupt:
        say("Interrupted: this is what there is so far.")

    letters = [len(word) for kind in lists.values() for given in kind.values() for word in given]
    where = surroundings()
    print(f"\n{time.strftime('%d %b %Y')}; {where}; load {before} before, {load()} after;")
    print(f"{len(seeds)} seeds from {seeds[0]}; {len(lexicon)} words in {options.words.name};")
    print(f"{sum(letters) / len(letters):.1f} letters a word. Median (least..most) over the seeds.")
    print(tables(results))
    if squares:
        print(squares_table({kind.name: sides for kind, sides in squares.items()}))
    if options.json:
        document = {
            "where": where,
            "date": time.strftime("%Y-%m-%dT%H:%M:%S"),
            "minutes": round((time.time() - started) / 60, 1),
            "results": [result.as_dict() for result in results],
            "genxword_squares": {kind.name: sides for kind, sides in squares.items()},
        }
        options.json.write_text(json.dumps(document, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BuildError as problem:
        sys.exit(str(problem))
