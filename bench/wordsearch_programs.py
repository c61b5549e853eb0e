"""The programs that make word searches: how each is fetched and asked, all in the same way.

task    words (capitals), size ("15x15"), seeds, seconds (CPU time for each seed: 0 means one
        puzzle as it comes, else the best of as many as there is time for)
answer  runs: for each seed seed, cpu, wall, grid (rows of letters), places (word -> cells)
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from bench.fill_programs import OURS, OURS_IN_PYODIDE, Process, in_pyodide
from tools import node, pip
from tools.steps import CACHE, ROOT, key_of, run, say

__all__ = ["PROGRAMS"]

HERE = Path(__file__).parent
PEERS_HERE = HERE / "wordsearch_peers"


def ours() -> dict[str, Process]:
    """Crosscore in this Python."""
    command = (sys.executable, str(HERE / "wordsearch_run.py"))
    return {OURS: Process(command, {"PYTHONPATH": str(ROOT)})}


def ours_in_pyodide() -> dict[str, Process]:
    """Crosscore in the browser's Python, under Node.js."""
    return {OURS_IN_PYODIDE: in_pyodide("wordsearch_run")}


def word_search_generator() -> dict[str, Process]:
    """word-search-generator 5.0.0 (PyPI, MIT) with what it needs, in a folder of its own."""
    requirements = PEERS_HERE / "word-search-generator.txt"
    place = CACHE / "bench" / f"word-search-generator-{key_of(requirements)[:16]}"
    if not place.exists():
        say("Fetching word-search-generator by pip (15 MB, once) ...")
        part = place.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        options = ("--quiet", "--only-binary=:all:", "--require-hashes", "--target", part)
        run(
            *pip.command(),
            "install",
            *options,
            "--requirement",
            requirements,
            advice="pip needs the network for this, once.",
        )
        part.rename(place)
    script = str(PEERS_HERE / "run_word_search_generator.py")
    return {
        "word-search-generator 5.0": Process((sys.executable, script), {"PYTHONPATH": str(place)})
    }


def word_search() -> dict[str, Process]:
    """@blex41/word-search 1.2.0 (npm, MIT)."""
    command, npm = node.find()
    lock = PEERS_HERE / "package-lock.json"
    place = CACHE / "bench" / f"npm-hide-{key_of(lock)[:16]}"
    if not place.exists():
        say("Fetching @blex41/word-search by npm (once) ...")
        part = place.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(parents=True)
        for path in (lock, PEERS_HERE / "package.json", ROOT / ".npmrc"):
            shutil.copy(path, part)
        path_too = str(Path(npm[0]).parent) + os.pathsep + os.environ.get("PATH", "")
        run(*npm, "ci", cwd=part, env={"PATH": path_too}, advice="npm needs the network for this.")
        part.rename(place)
    script = str(PEERS_HERE / "run_word_search.cjs")
    where = {"NODE_PATH": str(place / "node_modules")}
    return {"@blex41/word-search 1.2": Process((*command, script), where)}


PROGRAMS: dict[str, Callable[[], dict[str, Process]]] = {
    "crosscore": ours,
    "pyodide": ours_in_pyodide,
    "word-search-generator": word_search_generator,
    "word-search": word_search,
}
