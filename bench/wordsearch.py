#!/usr/bin/env python3
"""Make word searches with Crosscore and with other programs, and print how they compare.

    python3 -m bench.wordsearch --quick             a first look
    python3 -m bench.wordsearch --json all.json     all tasks, 10 lists each

Fetches the other programs into .cache/bench. See README.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench.fill_programs import OURS, Process  # noqa: E402
from bench.machine import load, surroundings  # noqa: E402
from bench.tables import markdown, spread  # noqa: E402
from bench.words import DEBIAN  # noqa: E402
from bench.wordsearch_check import judge  # noqa: E402
from bench.wordsearch_programs import PROGRAMS  # noqa: E402
from bench.wordsearch_words import listed  # noqa: E402

#: (list, size) of each task, in the order of the tables
TASKS = (
    ("20", "15x15"),
    ("60", "25x25"),
    ("60", "21x21"),
    ("60", "19x19"),
    ("elements", "60x60"),
    ("300", "50x50"),
)
SMALLEST = ("20", "60", "elements", "300")  #: lists for which the smallest square is looked for
TRIES = 3  #: seeds of which most must hold all words


@dataclass(frozen=True)
class Row:
    """One puzzle by one program, judged."""

    words: str
    size: str
    program: str
    seed: int
    given: int
    placed: int
    faults: tuple[str, ...]
    twice: tuple[str, ...]
    shared: int
    covered: float
    ways: int
    cpu: float
    slice: float | None


def made(
    name: str, size: str, program: str, process: Process, seed: int, options: argparse.Namespace
) -> Row:
    """A puzzle of the words of a seed, looked at."""
    words = listed(name, seed, options.words, options.mean)
    seconds = options.seconds if options.smallest_only else 0
    answer = process({"words": words, "size": size, "seeds": [seed], "seconds": seconds})
    (one,) = answer["runs"]
    rows = one["grid"] or [[]]
    places = {word: [(r, c) for r, c in cells] for word, cells in one["places"].items()}
    found = judge(rows, places, words)
    cells = sum(1 for row in rows for cell in row if cell.strip())
    return Row(
        name,
        size,
        program,
        seed,
        len(words),
        found.placed,
        found.faults,
        found.twice,
        found.shared,
        found.covered / cells if cells else 0.0,
        found.ways,
        one["cpu"],
        one.get("slice"),
    )


def measured(options: argparse.Namespace, programs: Mapping[str, Process]) -> Iterator[Row]:
    """Every task by every program: programs are innermost, so that a busy spell meets all alike."""
    for name, size in TASKS:
        for seed in options.seeds:
            for program, process in programs.items():
                told(f"{name} in {size}, list {seed}: {program}")
                try:
                    yield made(name, size, program, process, seed, options)
                except RuntimeError as error:
                    told(f"  {error}")


def smallest(
    options: argparse.Namespace, programs: Mapping[str, Process]
) -> Iterator[dict[str, Any]]:
    """The smallest square in which a program hides all words of most lists, tried upwards."""
    timed = argparse.Namespace(**{**vars(options), "smallest_only": True})
    for name in SMALLEST:
        lists = [listed(name, seed, options.words, options.mean) for seed in range(1, TRIES + 1)]
        letters = median(sum(map(len, words)) for words in lists)
        longest = max(len(word) for words in lists for word in words)
        for program, process in programs.items():
            side = max(longest, int((0.7 * letters) ** 0.5))
            while side <= 90:
                told(f"{name} in {side}x{side}: {program}")
                held = []
                for seed in range(1, TRIES + 1):
                    try:
                        row = made(name, f"{side}x{side}", program, process, seed, timed)
                    except RuntimeError as error:
                        told(f"  {error}")
                        continue
                    if row.placed == row.given and not row.faults:
                        held.append(row)
                if 2 * len(held) > TRIES:
                    yield {
                        "words": name,
                        "letters": letters,
                        "program": program,
                        "side": side,
                        "twice": sum(bool(row.twice) for row in held),
                        "held": len(held),
                        "cpu": median(row.cpu for row in held),
                    }
                    break
                side += 1


def told(text: str) -> None:
    """Where it is, for who waits."""
    print(text.replace("*", ""), file=sys.stderr, flush=True)


def tables(rows: Sequence[Row], squares: Sequence[Mapping[str, Any]]) -> str:
    """All of it as Markdown."""
    groups: dict[tuple[str, str, str], list[Row]] = {}
    for row in rows:
        groups.setdefault((row.words, row.size, row.program), []).append(row)
    lines = [
        [
            f"{name} in {size.replace('x', ' x ')}",
            program,
            spread(row.placed for row in some),
            f"{sum(row.placed == row.given for row in some)}/{len(some)}",
            f"{sum(bool(row.twice) for row in some)}/{len(some)}",
            f"{sum(bool(row.faults) for row in some)}/{len(some)}",
            spread(row.shared for row in some),
            f"{median(row.covered for row in some):.0%}".replace("%", " %"),
            spread(row.ways for row in some),
            spread((row.cpu * 1000 for row in some), "", 1),
        ]
        for (name, size, program), some in groups.items()
    ]
    head = ["words", "program", "placed", "all", "found twice", "faults", "shared", "covered"]
    head += ["directions", "CPU, ms"]
    text = markdown("Given size", " | ".join(head), lines)
    if squares:
        head = ["words", "letters", "program", "smallest square", "found twice", "CPU, s"]
        lines = [
            [
                one["words"],
                f"{one['letters']:.0f}",
                one["program"],
                f"{one['side']} x {one['side']}",
                f"{one['twice']}/{one['held']}",
                f"{one['cpu']:.2f}",
            ]
            for one in squares
        ]
        text += markdown("Smallest square", " | ".join(head), lines)
    return text


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """The options, checked."""
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--quick", action="store_true", help="3 lists, no smallest squares")
    add("--lists", type=int, default=10, help="how many for each task (default 10)")
    add("--seconds", type=float, default=5.0, help="CPU time for a smallest square (default 5)")
    add("--programs", default=",".join(PROGRAMS), help="default %(default)s")
    add("--words", type=Path, default=DEBIAN, metavar="FILE", help="one word a line")
    add("--mean", type=float, help="letters of a word (default: as README.md says)")
    add("--no-smallest", dest="smallest", action="store_false", help="no smallest squares")
    add("--json", type=Path, metavar="FILE", help="write every single puzzle there, too")
    options = parser.parse_args(arguments)
    options.seeds = range(1, (3 if options.quick else options.lists) + 1)
    options.smallest = options.smallest and not options.quick
    options.smallest_only = False
    unknown = set(options.programs.split(",")) - set(PROGRAMS)
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    return options


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print the tables."""
    options = parsed(sys.argv[1:] if arguments is None else arguments)
    programs: dict[str, Process] = {}
    for name in options.programs.split(","):
        programs |= PROGRAMS[name]()
    before = load()
    rows = list(measured(options, programs))
    squares = list(smallest(options, programs)) if options.smallest else []
    if options.json:
        kept = {"rows": [asdict(row) for row in rows], "squares": squares}
        options.json.write_text(json.dumps(kept), encoding="utf-8")
    print(f"{surroundings()}; load {before} before, {load()} after\n")
    print(tables(rows, squares))
    if any(row.faults or row.twice for row in rows if row.program == OURS):
        print("\nA puzzle of ours has a fault.")


if __name__ == "__main__":
    main()
