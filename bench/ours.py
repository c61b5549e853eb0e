"""Crosscore's layout search for a given time, alone; runs in CPython and, as it is, in Pyodide.

As a program: one task as JSON on standard input, the answer as JSON on standard output.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from crosscore.layout import Goal, Layout, lay_out
from crosscore.rng import Rng


def run(task: dict[str, Any]) -> dict[str, Any]:
    """Lay `words` out for `seconds` of CPU time (of wall time in a browser, which tells no other).

    `side` is that of the square to keep to, or None; `nodes` another limit, if there; `how` is the
    goal. `curve` lists each better layout: seconds, words placed, width, height, crossings.
    """
    words = [tuple(word) for word in task["words"]]
    side = task["side"]
    best: Layout | None = None
    first: float | None = None
    curve: list[tuple[float, int, int, int, int]] = []
    start = time.process_time()
    size = (side, side) if side else None
    goal = Goal(task.get("how") or "compact")
    search = lay_out(words, rng=Rng(task["seed"]), nodes=task.get("nodes"), size=size, goal=goal)
    spent = 0.0
    for item in search:
        spent = time.process_time() - start
        if isinstance(item, Layout):
            best = item
            placed = len(item.placements)
            if first is None and placed == len(words):
                first = spent
            curve.append((spent, placed, item.width, item.height, item.crossings))
        if spent >= task["seconds"]:
            break
    if best is None:
        raise RuntimeError("the search gave no layout")
    return {
        "laid": [[task["words"][p.word], p.row, p.column, p.down] for p in best.placements],
        "cpu": spent,
        "first": first,
        "curve": curve,
        "says": {
            "width": best.width,
            "height": best.height,
            "crossings": best.crossings,
            "placed": len(words) - len(best.unplaced),
        },
    }


if __name__ == "__main__":
    json.dump(run(json.load(sys.stdin)), sys.stdout)
