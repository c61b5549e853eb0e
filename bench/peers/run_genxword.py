"""One task for genxword, in a process of its own: JSON in, JSON out (see programs.py).

Its calculation needs neither GTK nor cairo; only the module it lives in imports them, to draw. So
empty modules stand in for those. Its clock, which is wall time, is replaced by CPU time. All else
is its own: the default size with its growing (`side` null; what `genxword --auto` does), or a
square that is given.
"""

from __future__ import annotations

import contextlib
import io
import json
import random
import sys
import time
import types
from typing import Any

for name in ("gi", "gi.repository", "cairo"):
    sys.modules[name] = types.ModuleType(name)
sys.modules["gi"].__dict__["require_version"] = lambda *_: None
sys.modules["gi.repository"].__dict__.update(Pango=None, PangoCairo=None)

from genxword import calculate, control  # type: ignore[import-not-found]  # noqa: E402

made: list[tuple[list[list[str]], list[list[Any]]]] = []  # grid and words of what would be drawn


class Catch:
    """Stands in for the export: takes what would be drawn."""

    def __init__(self, rows: int, columns: int, grid: Any, words: Any, empty: str) -> None:
        made.append((grid, words))

    def create_files(self, *_: object) -> None:
        """Nothing is wanted on the disk."""


def main() -> None:
    """Read a task, lay it out, write the answer."""
    task = json.load(sys.stdin)
    random.seed(task["seed"])
    calculate.time = types.SimpleNamespace(time=time.process_time)
    calculate.Crossword.compute_crossword.__defaults__ = (task["seconds"],)
    control.Exportfiles = Catch
    with contextlib.redirect_stdout(io.StringIO()):
        start = time.process_time()
        program = control.Genxword(auto=True)
        program.wlist(task["words"], len(task["words"]))
        if task["side"]:
            one = calculate.Crossword(task["side"], task["side"], "-", program.wordlist)
            one.compute_crossword(task["seconds"])
            made.append((one.best_grid, one.best_wordlist))
        else:
            program.grid_size()
            program.gengrid("", "")
        spent = time.process_time() - start
    ((grid, words),) = made
    answer = {
        "laid": [[str(text).lower(), r, c, bool(down)] for text, _, r, c, down in words],
        "grid": ["".join(row).replace("-", " ").lower() for row in grid],
        "cpu": spent,
        "first": spent if len(words) == len(task["words"]) else None,  # it stops when all are in
    }
    json.dump(answer, sys.stdout)


main()
