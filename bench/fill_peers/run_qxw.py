"""One task for Qxw's batch mode: JSON in, JSON out (see fill_programs.py).

    python3 run_qxw.py QXW

A small process of its own: a started program is charged with the memory of the one that starts it.
"""

from __future__ import annotations

import json
import math
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any


def by_qxw(command: str, task: Mapping[str, Any]) -> dict[str, Any]:
    """Each seed is a process of its own, and reads the words: what that takes is measured with a
    deck of one word, and taken off."""
    with tempfile.TemporaryDirectory() as folder:
        deck, small = Path(folder, "deck"), Path(folder, "small")
        deck.write_text(deck_of(task["rows"]), encoding="ascii")
        small.write_text("00 01 02\n", encoding="ascii")
        started = [timed((command, "-b", "-d", task["words"], str(small)), 60) for _ in range(3)]
        load = min(started, key=lambda one: one.cpu)
        runs = []
        for seed in task["seeds"]:
            asked = (
                command,
                "-b",
                "-F",
                str(seed),
                "-R",
                str(seed),
                "-d",
                task["words"],
                str(deck),
            )
            done = timed(asked, load.cpu + task["seconds"])
            grid = grid_of(task["rows"], done.output) if done.code == 0 else None
            outcome = {0: "found", 4: "exhausted"}.get(done.code, "time")
            spent = {"cpu": max(0.0, done.cpu - load.cpu), "wall": max(0.0, done.wall - load.wall)}
            runs.append(
                {"seed": seed, **spent, "outcome": outcome, "grid": grid, "memory": done.memory}
            )
    spent = {"cpu": load.cpu, "wall": load.wall, "memory": load.memory}
    most = max([load.memory, *(one["memory"] for one in runs)])
    return {"load": spent, "runs": runs, "memory": most}


@dataclass(frozen=True)
class Ended:
    """How a process ended; `code` is that of its exit, negative if the system ended it."""

    code: int
    output: str
    cpu: float
    wall: float
    memory: float


def timed(command: Sequence[str], seconds: float) -> Ended:
    """Run a process for at most so many seconds of CPU time, to the next whole one."""

    def limit() -> None:
        most = math.ceil(seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (most, most + 1))

    wall = time.perf_counter()
    with tempfile.TemporaryFile() as out:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.DEVNULL,
            preexec_fn=limit,
        )
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        wall = time.perf_counter() - wall
        out.seek(0)
        output = out.read().decode("ascii", "replace")
    cpu = used.ru_utime + used.ru_stime
    return Ended(process.returncode, output, cpu, wall, used.ru_maxrss / 1e3)


def slots_of(rows: Sequence[str]) -> list[list[tuple[int, int]]]:
    """Runs of open cells, across then down."""
    height, width = len(rows), len(rows[0])
    across = [[(r, c) for c in range(width)] for r in range(height)]
    down = [[(r, c) for r in range(height)] for c in range(width)]
    found = []
    for line in across + down:
        blocks = [i for i, (r, c) in enumerate(line) if rows[r][c] == "#"]
        found += [line[a + 1 : b] for a, b in pairwise([-1, *blocks, len(line)]) if b - a > 2]
    return found


def deck_of(rows: Sequence[str]) -> str:
    """Qxw's own form of a template: a line for each slot, cells by number.

    Words in random order, and none of them twice.
    """
    lines = [" ".join(f"{r:02d}{c:02d}" for r, c in slot) for slot in slots_of(rows)]
    return "\n".join([".RANDOM 2", ".UNIQUE 1", *lines, ""])


def grid_of(rows: Sequence[str], output: str) -> list[list[str]]:
    """The grid from Qxw's list of words ("W3 WORD"). Cells on which words differ get a "!"."""
    grid = [list(row) for row in rows]
    words = {}
    for line in output.splitlines():
        if line.startswith("W"):
            name, _, word = line.partition(" ")
            words[int(name[1:])] = word.strip()
    for i, slot in enumerate(slots_of(rows)):
        for (r, c), letter in zip(slot, words.get(i, ""), strict=False):
            grid[r][c] = letter if grid[r][c] in ("?", letter) else "!"
    return grid


if __name__ == "__main__":
    json.dump(by_qxw(sys.argv[1], json.load(sys.stdin)), sys.stdout)
