"""The programs that fill grids: how each is fetched, started and asked, all in the same way.

Each is asked once for a template and all seeds:

    task    rows ('#' a block, '?' open), words (a file, one word a line), seeds, seconds (CPU time
            for each seed), leave (part of the words that a seed leaves out)
    answer  load: cpu, wall, memory (megabytes more than before) of reading the words;
            runs: for each seed seed, cpu, wall, outcome, grid (rows of letters and '#', or null);
            memory: most megabytes of the process

Outcomes: found; exhausted, a proof that there is none; gave up (it ended early and says no more);
time; anything else the program's own word.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools import node, pip
from tools.steps import CACHE, ROOT, BuildError, key_of, run, say

__all__ = [
    "OURS",
    "OURS_IN_PYODIDE",
    "PROGRAMS",
    "Process",
    "Program",
    "ask",
    "free_process",
    "ours",
    "ours_in_pyodide",
]

HERE = Path(__file__).parent
PEERS_HERE = HERE / "fill_peers"
OURS, OURS_IN_PYODIDE = "**crosscore**", "**crosscore** in Pyodide"
LEAVE = 0.03  # part of the words that a seed leaves out where a program knows no seeds

Task = Mapping[str, Any]


@dataclass(frozen=True)
class Program:
    """A row of the tables. `seeded` tells whether seeds make a difference to it."""

    name: str
    answer: Callable[[Task], dict[str, Any]]
    leave: float = 0.0
    seeded: bool = True


@dataclass(frozen=True)
class Process:
    """A process that reads a task and writes its answer."""

    command: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict)

    def __call__(self, task: Task) -> dict[str, Any]:
        """Its answer.

        Raises RuntimeError if it gave none.
        """
        environment = {**os.environ, "PYTHONHASHSEED": "0", **self.environment}
        patience = 120 + 30 * task["seconds"] * max(1, len(task["seeds"]))  # of wall time
        try:
            done = subprocess.run(
                self.command,
                input=json.dumps(task),
                env=environment,
                cwd=ROOT,
                capture_output=True,
                encoding="utf-8",
                timeout=patience,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            raise RuntimeError("gave no answer in time") from error
        if done.returncode:
            raise RuntimeError((done.stderr.strip().splitlines() or ["failed without a word"])[-1])
        answer: dict[str, Any] = json.loads(done.stdout)
        return answer


def ours() -> list[Program]:
    """Crosscore in this Python."""
    command = (sys.executable, str(HERE / "fill_run.py"))
    return [Program(OURS, Process(command, {"PYTHONPATH": str(ROOT)}))]


def in_pyodide(module: str) -> Process:
    """A module of this folder in the browser's Python, under Node.js."""
    command, npm = node.find()
    node.install(npm)
    script = (str(HERE / "fill_in_pyodide.mjs"), str(node.PYODIDE), str(ROOT))
    return Process((*command, *script, f"bench.{module}"))


def ours_in_pyodide() -> list[Program]:
    """Crosscore in the browser's Python."""
    return [Program(OURS_IN_PYODIDE, in_pyodide("fill_run"))]


def free_process(where: str) -> Process:
    """What makes grids without given blocks, in one of the two Pythons."""
    if where == OURS_IN_PYODIDE:
        return in_pyodide("fill_free_run")
    command = (sys.executable, str(HERE / "fill_free_run.py"))
    return Process(command, {"PYTHONPATH": str(ROOT)})


def blacksquare(version: str) -> tuple[str, ...]:
    """blacksquare (PyPI, MIT) with what it needs, in an environment of its own."""
    requirements = PEERS_HERE / f"blacksquare-{version}.txt"
    place = CACHE / "bench" / f"blacksquare-{version}-{key_of(requirements)[:16]}"
    if not place.exists():
        say(f"Fetching blacksquare {version} with numpy and pandas by pip (30 MB, once) ...")
        part = place.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        options = (
            "--quiet",
            "--only-binary=:all:",
            "--target",
            part,
            "--requirement",
            requirements,
        )
        run(*pip.command(), "install", *options, advice="pip needs the network for this, once.")
        part.rename(place)
    # added to the path, so that it works wherever the folder is
    return ("env", f"PYTHONPATH={place}", sys.executable, str(PEERS_HERE / "run_blacksquare.py"))


def blacksquare_native() -> list[Program]:
    """Version 0.10.0, whose search is in Rust: as it is, and with a part of the words left out."""
    process = Process(blacksquare("0.10"))
    less = f"blacksquare 0.10, {LEAVE:.0%} of words left out".replace("%", " %")
    return [
        Program("blacksquare 0.10", process, seeded=False),
        Program(less, process, leave=LEAVE),
    ]


def blacksquare_python() -> list[Program]:
    """Version 0.9.0: the same search in Python and numpy, with its own randomness."""
    return [Program("blacksquare 0.9", Process(blacksquare("0.9")))]


def qxw() -> list[Program]:
    """Debian's Qxw in batch mode, which needs no display.

    Raises BuildError if it is not there.
    """
    found = shutil.which("qxw") or "/usr/games/qxw"
    if not Path(found).exists():
        raise BuildError(
            "There is no qxw. Debian and Ubuntu: apt-get install qxw; or --peers without it."
        )
    command = (sys.executable, str(PEERS_HERE / "run_qxw.py"), found)
    return [Program("qxw 20200708", Process(command))]


PROGRAMS: dict[str, Callable[[], list[Program]]] = {
    "crosscore": ours,
    "pyodide": ours_in_pyodide,
    "blacksquare-0.10": blacksquare_native,
    "blacksquare-0.9": blacksquare_python,
    "qxw": qxw,
}


def ask(
    program: Program,
    rows: Sequence[str],
    words: Path,
    seeds: Sequence[int],
    seconds: float,
) -> dict[str, Any]:
    """A program's answer for one template; `{"error": ...}` if it gave none.

    One that knows no seeds is asked for the first only: it gives the same grid each time.
    """
    task = {"rows": list(rows), "words": str(words), "seconds": seconds, "leave": program.leave}
    task["seeds"] = list(seeds) if program.seeded else list(seeds)[:1]
    try:
        return program.answer(task)
    except RuntimeError as error:
        return {"error": str(error)}
