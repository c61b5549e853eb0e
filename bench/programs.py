"""The programs that are measured: how each is fetched, started and asked, all in the same way.

Every layout is made by a process of its own, which reads one task as JSON and writes its answer:

    task    words, seconds (CPU time that it may use), seed, side (of the square; null: its own
            size), how (which of its ways to work)
    answer  laid: [word, row, column, down]...; grid: rows of its own picture, if it makes one;
            cpu: seconds used, without starting; first: seconds until all words were in, or null
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools import node, pip
from tools.steps import CACHE, ROOT, key_of, run, say

__all__ = [
    "GENXWORD",
    "OURS",
    "OURS_CROSSING",
    "OURS_IN_PYODIDE",
    "PEERS",
    "Program",
    "ask",
    "ours",
    "ours_crossing",
    "ours_in_pyodide",
    "version",
]

HERE = Path(__file__).parent
PEERS_HERE = HERE / "peers"
PLACE = CACHE / "bench"

OURS_CROSSING = "**crosscore**, most crossings"
OURS, OURS_IN_PYODIDE, GENXWORD = "**crosscore**", "**crosscore** in Pyodide", "genxword"


OURS_COMMAND = (sys.executable, str(HERE / "ours.py"))
OURS_PLACE = {"PYTHONPATH": str(ROOT)}


@dataclass(frozen=True)
class Program:
    """One way in which a program is asked; a row of the tables.

    `given` tells whether it is asked to keep to a given square or finds its own size, `timed`
    whether it makes use of the time that it may use, or gives the same answer whatever that is.
    """

    name: str
    command: tuple[str, ...]
    given: bool
    how: str = ""
    environment: Mapping[str, str] = field(default_factory=dict)
    timed: bool = True


def ours() -> list[Program]:
    """Crosscore in this Python; the smallest box, and what fits a given square."""
    return [Program(OURS, OURS_COMMAND, given, "compact", OURS_PLACE) for given in (False, True)]


def ours_crossing() -> Program:
    """The same, asked for most crossings."""
    return Program(OURS_CROSSING, OURS_COMMAND, False, "crossings", OURS_PLACE)


def ours_in_pyodide() -> list[Program]:
    """Crosscore in the browser's Python, under Node.js."""
    command, npm = node.find()
    node.install(npm)
    script = (*command, str(HERE / "in_pyodide.mjs"), str(node.PYODIDE), str(ROOT))
    return [Program(OURS_IN_PYODIDE, script, given) for given in (False, True)]


def genxword() -> list[Program]:
    """genxword 2.2.0 (PyPI, GPL 3), unpacked into a folder of its own."""
    requirements = PEERS_HERE / "genxword.txt"
    place = PLACE / f"genxword-{key_of(requirements)[:16]}"
    if not place.exists():
        say("Fetching genxword by pip (54 kB, once) ...")
        (wheel,) = pip.download(requirements).glob("*.whl")
        part = place.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(part)
        part.rename(place)
    command = (sys.executable, str(PEERS_HERE / "run_genxword.py"))
    where = {"PYTHONPATH": str(place)}
    return [Program(GENXWORD, command, given, "", where) for given in (False, True)]


def from_npm(script: str) -> tuple[tuple[str, ...], dict[str, str]]:
    """Command and environment to start one of the JavaScript programs; fetches both, once."""
    command, npm = node.find()
    lock = PEERS_HERE / "package-lock.json"
    place = PLACE / f"npm-{key_of(lock)[:16]}"
    if not place.exists():
        say("Fetching crossword-layout-generator and crossword-generator by npm (once) ...")
        part = place.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(parents=True)
        for path in (lock, PEERS_HERE / "package.json", ROOT / ".npmrc"):
            shutil.copy(path, part)
        path_too = str(Path(npm[0]).parent) + os.pathsep + os.environ.get("PATH", "")
        run(*npm, "ci", cwd=part, env={"PATH": path_too}, advice="npm needs the network for this.")
        part.rename(place)
    return (*command, str(PEERS_HERE / script)), {"NODE_PATH": str(place / "node_modules")}


def layout_generator() -> list[Program]:
    """crossword-layout-generator 0.1.1 (npm, MIT); it cannot be given a size."""
    command, where = from_npm("run_layout_generator.cjs")
    return [
        Program("layout-generator, one run", command, False, "", where, timed=False),
        Program("layout-generator, restarted by us", command, False, "restarts", where),
    ]


def crossword_generator() -> list[Program]:
    """crossword-generator 1.0.1 (npm, MIT); it must be given a size."""
    command, where = from_npm("run_crossword_generator.cjs")
    return [Program("crossword-generator", command, True, "", where)]


PEERS: dict[str, Callable[[], list[Program]]] = {
    "genxword": genxword,
    "layout-generator": layout_generator,
    "crossword-generator": crossword_generator,
}


def version() -> str:
    """Python and Node.js, as a line of the report."""
    command, _ = node.find()
    return f"Python {sys.version.split()[0]}, node {run(*command, '--version').strip()}"


def ask(
    program: Program,
    words: list[str],
    *,
    seconds: float,
    seed: int,
    side: int | None,
    nodes: int | None = None,
) -> dict[str, Any]:
    """A program's answer to one task; `{"error": ...}` if it gave none.

    `nodes` is for ours alone: a limit that is met at the same place everywhere.
    """
    task = {"words": words, "seconds": seconds, "seed": seed, "side": side, "how": program.how}
    task["nodes"] = nodes
    environment = {**os.environ, "PYTHONHASHSEED": "0", **program.environment}
    try:
        done = subprocess.run(
            program.command,
            input=json.dumps(task),
            env=environment,
            capture_output=True,
            encoding="utf-8",
            timeout=120 + 30 * seconds,  # wall time, for one that hangs; some overrun by design
            check=False,
        )
    except subprocess.TimeoutExpired:
        return {"error": "gave no answer in time"}
    if done.returncode:
        return {"error": (done.stderr.strip().splitlines() or ["failed without a word"])[-1]}
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer
