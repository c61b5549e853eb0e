"""Crosscore's word searches, alone; runs in CPython and, as it is, in Pyodide.

As a program: one task as JSON on standard input, the answer as JSON on standard output (see
wordsearch_programs.py).
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

from crosscore import dictionary
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError
from crosscore.kinds.wordsearch import KIND as wordsearch
from crosscore.puzzle import Puzzle
from crosscore.search import drain

measure: list[Callable[[], float]] = [lambda: 0.0]  # Pyodide's runner puts its own here


def run(task: dict[str, Any]) -> dict[str, Any]:
    """One puzzle for each seed; CPU time from the call of the kind to the last puzzle."""
    words = loaded(task["words"])
    return {"runs": [one(task, words, seed) for seed in task["seeds"]]}


def loaded(words: list[str]) -> Dictionary:
    """The words as a dictionary, read as from a file."""
    listed = json.dumps(dict.fromkeys(words, "")).encode()
    return drain(dictionary.read(listed, name="words", language="en"))


def one(task: dict[str, Any], words: Dictionary, seed: int) -> dict[str, Any]:
    """One puzzle, with the time that it took and the longest time without a report."""
    options = {"count": len(task["words"]), "min_length": 2, "max_length": 40, "level": "hard"}
    if task["size"]:
        options["size"] = task["size"]
    options |= task.get("options", {})
    start, wall = time.process_time(), time.perf_counter()
    last, longest = start, 0.0
    puzzle: Puzzle | None = None
    error = ""
    try:
        for item in wordsearch.new(words, options, seed=seed, nodes=task.get("nodes")):
            now = time.process_time()
            longest, last = max(longest, now - last), now
            if isinstance(item, Puzzle):
                puzzle = item
    except CrosscoreError as refused:
        error = refused.message
    spent = {"cpu": time.process_time() - start, "wall": time.perf_counter() - wall}
    if puzzle is None:
        return {"seed": seed, **spent, "grid": None, "places": {}, "error": error}
    places = {
        "".join(puzzle.words[entry.word].answer): [list(cell) for cell in entry.cells]
        for entry in puzzle.entries
    }
    rows = [[cell or " " for cell in row] for row in puzzle.rows()]
    return {"seed": seed, **spent, "slice": longest, "grid": rows, "places": places}


if __name__ == "__main__":
    json.dump(run(json.load(sys.stdin)), sys.stdout)
