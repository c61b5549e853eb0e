"""Grids whose blocks are not given: our own choice of them, and the older progressive search.

As a program: one task as JSON on standard input, the answer as JSON on standard output; runs in
CPython and, as it is, in Pyodide. The task has side, words (a file: one word a line, tabs between
its letters), how (a key of `SEARCHES`), seeds and seconds.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from crosscore.fill import Lexicon, fill
from crosscore.rng import Rng

Search = Iterator[Any]
AT = 1.0  # seconds after which a grid is looked at, too


def own(side: int, lexicon: Lexicon, rng: Rng, symmetry: str = "rotational") -> Search:
    """As few blocks as it finds."""
    from crosscore.fill.blocks import fill_free

    return fill_free([[""] * side for _ in range(side)], lexicon, rng, symmetry=symmetry)


def own_loose(side: int, lexicon: Lexicon, rng: Rng) -> Search:
    """The same without symmetry."""
    return own(side, lexicon, rng, "none")


def rows_first(side: int, lexicon: Lexicon, rng: Rng) -> Search:
    """Progressive search over blocks placed row by row."""
    return progressive(side, lexicon, rng, "rows")


def columns_first(side: int, lexicon: Lexicon, rng: Rng) -> Search:
    """Progressive search over blocks placed column by column."""
    return progressive(side, lexicon, rng, "columns")


def progressive(side: int, lexicon: Lexicon, rng: Rng, blocks: str) -> Search:
    """With the parameters of the article's example: queue 40, neighbours 50, down words up to 4."""
    from crosscore.fill import progressive as older

    rows = [[""] * side for _ in range(side)]
    return older.progressive(rows, lexicon, rng, blocks=blocks, max_down=4, queue=40, neighbours=50)


def drawn(side: int, rng: Rng) -> list[list[str | None]]:
    """A symmetric pattern, the same for both searches that it is given to."""
    from crosscore.fill.patterns import pattern

    return pattern(side, side, rng, black="medium")


def solved(side: int, lexicon: Lexicon, rng: Rng) -> Search:
    """The solver on a pattern."""
    return fill(drawn(side, rng), lexicon, rng)


def progressive_given(side: int, lexicon: Lexicon, rng: Rng) -> Search:
    """Progressive search on that pattern."""
    from crosscore.fill import progressive as older

    return older.progressive(
        drawn(side, rng), lexicon, rng, blocks="given", queue=40, neighbours=50
    )


SEARCHES: dict[str, Callable[[int, Lexicon, Rng], Search]] = {
    "own": own,
    "own-loose": own_loose,
    "rows": rows_first,
    "columns": columns_first,
    "solver": solved,
    "given": progressive_given,
}
measure: list[Callable[[], float]] = [lambda: 0.0]


def run(task: dict[str, Any]) -> dict[str, Any]:
    """Search with each seed for `seconds` of CPU time; `steps` are the grids that count."""
    text = Path(task["words"]).read_text(encoding="utf-8")
    lexicon = Lexicon.of([tuple(line.split("\t")) for line in text.splitlines()])
    return {"runs": [one(task, lexicon, seed) for seed in task["seeds"]], "memory": measure[0]()}


def one(task: dict[str, Any], lexicon: Lexicon, seed: int) -> dict[str, Any]:
    """One search: the first grid, the one after a second, the last."""
    start = time.process_time()
    search = SEARCHES[task["how"]](task["side"], lexicon, Rng(seed))
    found: list[tuple[float, list[list[str]]]] = []
    spent = 0.0
    outcome = "time"
    while spent < task["seconds"]:
        try:
            item = next(search)
        except StopIteration as end:
            outcome = str(getattr(end.value, "value", end.value))
            break
        spent = time.process_time() - start
        rows = getattr(item, "rows", None)
        if rows is not None:
            found.append((spent, [["#" if c is None else str(c) for c in row] for row in rows]))
    spent = time.process_time() - start
    early = [grid for when, grid in found if when <= AT]
    return {
        "seed": seed,
        "cpu": spent,
        "outcome": outcome,
        "first": found[0][0] if found else None,
        "last": found[-1][0] if found else None,
        "early": early[-1] if early else None,
        "grid": found[-1][1] if found else None,
        "steps": len(found),
    }


if __name__ == "__main__":
    json.dump(run(json.load(sys.stdin)), sys.stdout)
