"""How fast our own search fills grids of words: success, median and worst over seeds.

    python3 -m bench.fill_ours [--seeds 10] [--seconds 10] [--nodes N] [TEMPLATE ...]

Templates are text: "#" a block, letters and digits given, anything else open. Without a name, every
`bench/templates/*.txt`. CPU time of the search alone; the lexicon is every word of
3 to 15 letters A to Z in Debian's list (wamerican-large), or `--list FILE`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from crosscore.fill import Filling, Lexicon, fill
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

DEBIAN = Path("/usr/share/dict/american-english-large")
TEMPLATES = Path(__file__).parent / "templates"

Grid = tuple[tuple[str | None, ...], ...]


def words(path: Path = DEBIAN) -> list[tuple[str, ...]]:
    """Every word of 3 to 15 letters A to Z in a list, in capitals, none twice, in its order."""
    found: dict[str, None] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if 3 <= len(line) <= 15 and line.isascii() and line.isalpha():
            found[line.upper()] = None
    return [tuple(word) for word in found]


def rows_of(template: Sequence[str]) -> list[list[str | None]]:
    """The rows that the search takes."""
    return [
        [None if c == "#" else c.upper() if c.isalnum() else "" for c in line] for line in template
    ]


def solve(
    template: Sequence[str],
    lexicon: Lexicon,
    seed: int,
    seconds: float,
    nodes: int | None = None,
) -> tuple[Grid | None, float, int]:
    """The filled grid or None (none found in time, or none at all), CPU seconds, nodes."""
    began = time.process_time()
    search = fill(rows_of(template), lexicon, Rng(seed), nodes=nodes)
    grid: Grid | None = None
    used = 0
    for item in search:
        if isinstance(item, Filling):
            grid = item.rows
            break
        if isinstance(item, Progress):
            used = item.nodes
        if time.process_time() - began > seconds:
            break
    return grid, time.process_time() - began, used


def longest_wait(template: Sequence[str], lexicon: Lexicon, seed: int, seconds: float) -> float:
    """The longest CPU time between two reports of a search."""
    search = fill(rows_of(template), lexicon, Rng(seed))
    began = last = time.process_time()
    worst = 0.0
    for _ in search:
        now = time.process_time()
        worst, last = max(worst, now - last), now
        if now - began > seconds:
            break
    return worst


def proved(template: Sequence[str], lexicon: Lexicon, seed: int, seconds: float) -> bool:
    """Whether the search proves in time that there is no filling."""
    began = time.process_time()
    search = fill(rows_of(template), lexicon, Rng(seed))
    while time.process_time() - began < seconds:
        try:
            next(search)
        except StopIteration as end:
            outcome: Outcome = end.value
            return outcome is Outcome.EXHAUSTED
    return False


def faults(template: Sequence[str], grid: Grid, known: set[tuple[str, ...]]) -> list[str]:
    """Words of a filled grid that are unknown or there twice, and letters that went missing."""
    wrong: list[str] = []
    seen: set[str] = set()
    for line in [*grid, *zip(*grid, strict=True)]:
        for run in "".join(c or "#" for c in line).split("#"):
            if len(run) < 2:
                continue
            if tuple(run) not in known:
                wrong.append(f"unknown: {run}")
            if run in seen:
                wrong.append(f"twice: {run}")
            seen.add(run)
    for line, row in zip(rows_of(template), grid, strict=True):
        if any(
            (a is None) != (b is None) or (a and a != b) for a, b in zip(line, row, strict=True)
        ):
            wrong.append("changed: " + "".join(c or "#" for c in row))
    return wrong


def main() -> None:
    """Print one line a template."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("templates", nargs="*", type=Path)
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--nodes", type=int)
    parser.add_argument("--list", type=Path, default=DEBIAN)
    args = parser.parse_args()
    chosen = words(args.list)
    known = set(chosen)
    began = time.process_time()
    lexicon = Lexicon.of(chosen)
    print(f"{len(chosen)} words, indexed in {time.process_time() - began:.2f} s CPU")
    print(f"{'template':24} {'solved':>8} {'median':>8} {'worst':>8} {'nodes':>8} {'wait':>8}")
    for path in args.templates or sorted(TEMPLATES.glob("*.txt")):
        template = path.read_text(encoding="utf-8").split()
        runs = [
            solve(template, lexicon, seed, args.seconds, args.nodes)
            for seed in range(1, args.seeds + 1)
        ]
        solved = sum(grid is not None for grid, _, _ in runs)
        times = sorted(seconds for _, seconds, _ in runs)
        count = sorted(nodes for _, _, nodes in runs)[len(runs) // 2]
        wait = longest_wait(template, lexicon, 1, 1.0)
        print(
            f"{path.stem:24} {solved:>4}/{len(runs):<3} {times[len(times) // 2]:8.3f} "
            f"{times[-1]:8.3f} {count:8} {wait * 1000:6.1f}ms",
            flush=True,
        )
        for grid, _, _ in runs:
            for fault in faults(template, grid, known) if grid else ():
                print("   ", fault)


if __name__ == "__main__":
    main()
