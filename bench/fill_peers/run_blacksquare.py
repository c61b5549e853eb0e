"""One task for blacksquare 0.9 or 0.10, in a process of its own: JSON in, JSON out.

The words are read once; then each seed gets a fork of the process, which may use so much CPU time
and is ended by the system if it uses more. `leave` is the part of the words that a seed leaves out:
version 0.10 knows no seed and gives the same grid each time.
"""

from __future__ import annotations

import inspect
import json
import math
import os
import random
import resource
import sys
import time
import types
from pathlib import Path
from typing import Any

from blacksquare import BLACK, Crossword, WordList, crossword  # type: ignore[import-not-found]

NATIVE = "show_progress" in inspect.signature(Crossword.fill).parameters  # since 0.10


def memory(who: int) -> float:
    """Most megabytes held so far."""
    return resource.getrusage(who).ru_maxrss / 1e3


def filled(task: dict[str, Any], words: list[str], lexicon: Any, seed: int) -> dict[str, Any]:
    """One search. Its own limit is wall time in the native version: that is set far too long."""
    if task["leave"]:
        draw = random.Random(seed)
        lexicon = WordList([word for word in words if draw.random() >= task["leave"]])
    grid = [[BLACK if cell == "#" else " " for cell in row] for row in task["rows"]]
    puzzle = Crossword(grid=grid)
    if NATIVE:
        options: dict[str, Any] = {"show_progress": False, "timeout": 20 * task["seconds"]}
    else:
        import numpy

        numpy.random.seed(seed)
        crossword.time = types.SimpleNamespace(time=time.process_time)
        options = {"temperature": 1.0, "timeout": task["seconds"]}
    start, wall = time.process_time(), time.perf_counter()
    used = math.ceil(start + task["seconds"])
    resource.setrlimit(resource.RLIMIT_CPU, (used, used + 1))
    stdout, sys.stdout = sys.stdout, sys.stderr
    made = puzzle.fill(word_list=lexicon, **options)
    sys.stdout = stdout
    spent = {"wall": time.perf_counter() - wall}
    time.sleep(0.02)  # a thread of its own that has just ended is not charged at once
    spent["cpu"] = time.process_time() - start
    over = made is None and spent["cpu"] < 0.9 * task["seconds"]
    rows = None
    if made is not None:
        cells = [[getattr(cell, "value", cell) for cell in row] for row in made._grid]
        rows = [["#" if cell == BLACK else str(cell) for cell in row] for row in cells]
    outcome = "found" if rows else "gave up" if over else "time"
    return {"seed": seed, **spent, "outcome": outcome, "grid": rows}


def apart(task: dict[str, Any], words: list[str], lexicon: Any, seed: int) -> dict[str, Any]:
    """`filled` in a fork, with what that fork used in the end."""
    here, there = os.pipe()
    wall = time.perf_counter()
    child = os.fork()
    if not child:
        os.close(here)
        with os.fdopen(there, "w") as out:
            json.dump(filled(task, words, lexicon, seed), out)
        os._exit(0)
    os.close(there)
    with os.fdopen(here) as answer:
        text = answer.read()
    _, _, used = os.wait4(child, 0)
    if text:
        return {**json.loads(text), "memory": used.ru_maxrss / 1e3}
    spent = {"cpu": used.ru_utime + used.ru_stime, "wall": time.perf_counter() - wall}
    memory = used.ru_maxrss / 1e3
    return {"seed": seed, **spent, "outcome": "time", "grid": None, "memory": memory}


def main() -> None:
    """Read a task, fill its rows with each seed, write the answer."""
    task = json.load(sys.stdin)
    words = Path(task["words"]).read_text(encoding="utf-8").split()
    before = memory(resource.RUSAGE_SELF)
    start, wall = time.process_time(), time.perf_counter()
    lexicon = WordList(words)
    load = {"cpu": time.process_time() - start, "wall": time.perf_counter() - wall}
    load["memory"] = memory(resource.RUSAGE_SELF) - before
    runs = [apart(task, words, lexicon, seed) for seed in task["seeds"]]
    most = max([memory(resource.RUSAGE_SELF), *(one["memory"] for one in runs)])
    json.dump({"load": load, "runs": runs, "memory": most}, sys.stdout)


main()
