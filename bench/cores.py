#!/usr/bin/env python3
"""What two processes reach in five seconds, and what one reaches in nine.

    python3 bench/cores.py --words /usr/share/dict/american-english
    python3 bench/cores.py --words FILE --layouts 4 --fills 4 --workers 4

Layouts: words of the list are laid out for a moment, then improved; the area of the box. Fills: the
patterns of 15x15 with the fewest words; whether they were filled, and when. Nothing else should run
meanwhile: with fewer cores than processes the figures say nothing.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import crosscore  # noqa: E402
from bench.machine import load, surroundings  # noqa: E402
from crosscore.api.lists import listed  # noqa: E402
from crosscore.dictionary import Dictionary  # noqa: E402
from crosscore.errors import CrosscoreError  # noqa: E402

ALONE, SHARED = 9.0, 5.0  #: seconds of one process, and of several
COUNTS = (50, 100, 200)  #: words of a layout


def layout(words: Dictionary, count: int, seed: int, seconds: float, workers: int) -> int:
    """The area of the smallest box that was reached."""
    puzzle = crosscore.make("crossword", words, count=count, seed=seed, nodes=20 * count)
    for better in crosscore.improve(puzzle, seed=seed, seconds=seconds, workers=workers):
        puzzle = better
    return puzzle.width * puzzle.height


def fill(words: Dictionary, grid: str, seed: int, seconds: float, workers: int) -> float | None:
    """Seconds until the grid was full, if it was."""
    begun = time.perf_counter()
    try:
        crosscore.make("fill", words, grid=grid, seed=seed, seconds=seconds, workers=workers)
    except CrosscoreError:
        return None
    return time.perf_counter() - begun


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--words", type=Path, required=True)
    parser.add_argument("--layouts", type=int, default=3, help="lists of each size")
    parser.add_argument("--fills", type=int, default=4, help="patterns, by three seeds each")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(arguments)
    lines = asked.words.read_text("utf-8").split()
    words = listed([word for word in lines if word.isalpha() and word.islower()], "en")
    print(surroundings(), f"load {load()}", sep="\n")
    print(f"\n| words | one, {ALONE:g} s | {asked.workers}, {SHARED:g} s |\n| --- | --- | --- |")
    for count in COUNTS:
        reached = [
            (
                layout(words, count, seed, ALONE, 1),
                layout(words, count, seed, SHARED, asked.workers),
            )
            for seed in range(1, asked.layouts + 1)
        ]
        alone, shared = zip(*reached, strict=True)
        print(f"| {count} | {median(alone):g} | {median(shared):g} |", flush=True)
    patterns = sorted(crosscore.patterns("15x15"), key=lambda each: each.words)[: asked.fills]
    print(f"\n| pattern | one, {ALONE:g} s | {asked.workers}, {SHARED:g} s |\n| --- | --- | --- |")
    for pattern in patterns:
        grid = "\n".join(pattern.rows)
        found = [
            [fill(words, grid, seed, seconds, workers) for seed in (1, 2, 3)]
            for seconds, workers in ((ALONE, 1), (SHARED, asked.workers))
        ]
        told = [", ".join("–" if s is None else f"{s:.1f}" for s in row) for row in found]
        print(f"| {pattern.name} | {told[0]} | {told[1]} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
