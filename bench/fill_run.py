"""Crosscore's filling search, alone; runs in CPython and, as it is, in Pyodide.

As a program: one task as JSON on standard input, the answer as JSON on standard output (see
fill_programs.py). The word list is read, indexed once, and asked for each template and seed.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from crosscore.fill import Dead, Filling, Lexicon, building, fill
from crosscore.rng import Rng


def memory() -> float:
    """Most megabytes that this process has held so far; Pyodide's runner puts its own here."""
    try:  # Linux; getrusage counts the process that started this one, too
        status = Path("/proc/self/status").read_text(encoding="ascii")
        return int(status.split("VmHWM:")[1].split()[0]) / 1e3
    except (OSError, IndexError):
        import resource

        unit = 1e6 if sys.platform == "darwin" else 1e3  # bytes there, kilobytes here
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


measure: list[Callable[[], float]] = [memory]


def run(task: dict[str, Any]) -> dict[str, Any]:
    """Index the words, fill the rows with each seed for `seconds` of CPU time each.

    Without `rows`, only the index is made. Instead of `rows` there may be `patterns`, rows by name:
    each run then has a name. With `nodes` a search also ends after so many choices.
    """
    before = measure[0]()
    words = [tuple(word) for word in Path(task["words"]).read_text(encoding="utf-8").split()]
    lexicon, load = indexed(words)
    load["memory"] = measure[0]() - before
    patterns = task.get("patterns") or {"": task.get("rows")}
    runs = []
    for name, rows in patterns.items():
        for seed in task["seeds"]:
            told = {"name": name, **one({**task, "rows": rows}, lexicon, seed)}
            runs.append(told)
            if name:
                took = f"{told['outcome']} {told['cpu']:.2f} {told['nodes']}"
                print(name, seed, took, file=sys.stderr, flush=True)
    return {"load": load, "runs": runs, "memory": measure[0]()}


def indexed(words: list[tuple[str, ...]]) -> tuple[Lexicon, dict[str, float]]:
    """The lexicon, with what it took, and the longest time without a report."""
    start, wall = time.process_time(), time.perf_counter()
    steps = building(words)
    longest = 0.0
    last = start
    while True:
        try:
            next(steps)
        except StopIteration as end:
            now = time.process_time()
            took = {"cpu": now - start, "wall": time.perf_counter() - wall}
            return end.value, {**took, "slice": max(longest, now - last)}
        now = time.process_time()
        longest = max(longest, now - last)
        last = now


def one(task: dict[str, Any], lexicon: Lexicon, seed: int) -> dict[str, Any]:
    """One search; `outcome` is the search's own word, "time" if it was cut off."""
    rows = [[None if cell == "#" else "" for cell in row] for row in task["rows"]]
    start, wall = time.process_time(), time.perf_counter()
    search = fill(rows, lexicon, Rng(seed), nodes=task.get("nodes"))
    grid: list[list[str]] | None = None
    outcome, longest, last, nodes = "time", 0.0, start, 0
    while True:
        try:
            item = next(search)
        except StopIteration as end:
            outcome = str(getattr(end.value, "value", end.value))
            break
        now = time.process_time()
        longest = max(longest, now - last)
        last = now
        if isinstance(item, Filling):
            grid = [["#" if cell is None else str(cell) for cell in row] for row in item.rows]
            outcome = "found"
            break
        if not isinstance(item, Dead):
            nodes = item.nodes
        if now - start >= task["seconds"]:
            break
    return {
        "seed": seed,
        "cpu": time.process_time() - start,
        "wall": time.perf_counter() - wall,
        "outcome": outcome,
        "grid": grid,
        "slice": longest,
        "nodes": nodes,
    }


if __name__ == "__main__":
    json.dump(run(json.load(sys.stdin)), sys.stdout)
