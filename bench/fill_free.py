"""Grids without given blocks: our own way beside the older progressive search, and the table."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from bench import fill_lexicon
from bench.fill_check import Filled, Words, check
from bench.fill_free_run import AT
from bench.fill_programs import OURS, OURS_IN_PYODIDE, free_process
from bench.fill_results import seconds
from bench.tables import markdown, spread
from crosscore.dictionary import Dictionary, read
from tools.steps import ROOT

__all__ = ["SIDE", "Listed", "Row", "free_table", "free_tasks", "freely"]

SIDE = 12
WAYS = {
    "own": "own blocks, rotational",
    "own-loose": "own blocks, no symmetry",
    "rows": "progressive, by rows",
    "columns": "progressive, by columns",
    "solver": "solver, given blocks",
    "given": "progressive, given blocks",
}
IN_PYODIDE = ("own", "columns")  # the others in CPython only
Row = dict[str, Any]


@dataclass(frozen=True)
class Listed:
    """A word list, as the tables call it, with its file and its judge."""

    name: str
    path: Path
    judge: Words


def free_lists(large: Sequence[str]) -> list[Listed]:
    """Bundled lists, and the large one; of all, the words that the grid has room for."""
    lists: dict[str, list[tuple[str, ...]]] = {}
    for name in ("english", "arabic"):
        data = (ROOT / "dictionaries" / f"{name}.json").read_bytes()
        found = dictionary(data, f"{name}.json").words
        lists[f"{name}, bundled"] = [word.answer for word in found]
    lists["english, large"] = [tuple(word) for word in large]
    return [
        Listed(name, fill_lexicon.kept(["\t".join(word) for word in fitting]), Words(fitting))
        for name, words in sorted(lists.items(), reverse=True)
        for fitting in [[word for word in words if len(word) <= SIDE]]
    ]


def free_tasks(large: Sequence[str]) -> list[tuple[Listed, str, str]]:
    """Every list in every way, in CPython and some of it in Pyodide."""
    return [
        (some, way, where)
        for some in free_lists(large)
        for where in (OURS, OURS_IN_PYODIDE)
        for way in (WAYS if where == OURS else IN_PYODIDE)
    ]


def dictionary(data: bytes, name: str) -> Dictionary:
    """A bundled word list, read at once."""
    steps = read(data, name=name)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Dictionary = end.value
            return found


def freely(some: Listed, way: str, where: str, seeds: Sequence[int], limit: float) -> list[Row]:
    """The grids of all seeds; what the judge says of the one after a second and of the last."""
    task = {"side": SIDE, "words": str(some.path), "how": way, "seeds": list(seeds)}
    try:
        answer = free_process(where)({**task, "seconds": limit})
    except RuntimeError as error:
        print(f"  {error}", file=sys.stderr, flush=True)
        return []
    rows = []
    for run in answer["runs"]:
        row = {"list": some.name, "where": where, "how": way, "limit": limit, **run}
        for key in ("early", "grid"):
            grid = row[key]
            row[key] = None if grid is None else counts(check(grid, some.judge), grid)
        rows.append(row)
    return rows


def counts(judged: Filled, grid: Sequence[Sequence[str]]) -> Row:
    """What a table says of a grid; `single` counts cells that only one word covers, or none."""
    return {
        "unknown": judged.unknown,
        "scrambled": judged.scrambled,
        "repeated": judged.repeated,
        "slots": judged.slots,
        "blocks": judged.blocks,
        "single": single(grid),
    }


def single(grid: Sequence[Sequence[str]]) -> int:
    """Cells that are not in two runs of two or more letters."""
    height, width = len(grid), len(grid[0])

    def white(r: int, c: int) -> bool:
        return 0 <= r < height and 0 <= c < width and grid[r][c] != "#"

    return sum(
        white(r, c)
        and not ((white(r, c - 1) or white(r, c + 1)) and (white(r - 1, c) or white(r + 1, c)))
        for r in range(height)
        for c in range(width)
    )


def clean(one: Mapping[str, Any] | None) -> bool:
    """Whether every run of the grid is a word, another one each time."""
    return one is not None and not one["unknown"] + one["scrambled"] + one["repeated"]


def free_table(rows: Sequence[Row], aim: float) -> str:
    """Each list, way and Python in a line; and whether the aim is met."""
    groups: dict[tuple[str, str, str], list[Row]] = {}
    for row in rows:
        groups.setdefault((row["list"], row["how"], row["where"]), []).append(row)
    lines = []
    for (name, how, where), some in groups.items():
        label = "in Pyodide" if where == OURS_IN_PYODIDE else "CPython"
        firsts = [row["first"] for row in some if row["first"] is not None]
        proved = sum(row["outcome"] == "exhausted" for row in some)
        told = seconds(median(firsts)) if firsts else "-"
        cells = [f"{name}: {WAYS[how]}, {label}"]
        cells.append(told + (f" ({proved} proved impossible)" if proved else ""))
        for key in ("early", "grid"):
            grids = [row[key] for row in some if row[key]]
            cells.append(f"{sum(clean(row[key]) for row in some)}/{len(some)}")
            for count in ("unknown", "scrambled", "repeated", "blocks", "single"):
                if key == "early" and count in ("repeated", "single"):
                    continue
                cells.append(spread(grid[count] for grid in grids))
        lines.append(cells)
    limit = max((row["limit"] for row in rows), default=0.0)
    head = (
        f"words and way | first grid | all known after {AT:g} s | unknown | scrambled | blocks"
        f" | all known after {limit:g} s | unknown | scrambled | repeated | blocks"
        " | letters in one word only"
    )
    text = markdown(
        f"{SIDE} x {SIDE}: blocks of the program's choice, and the progressive search", head, lines
    )
    for name in ("english, bundled", "english, large"):
        some = groups.get((name, "own", OURS), [])
        good = sum(clean(row["early"]) for row in some)
        if some:
            said = "yes" if good == len(some) else "**no**"
            told = f"{said} ({good} of {len(some)})"
            text += f"\n- Aim, {name}: no unknown word within {aim:g} s: {told}."
    return text
