#!/usr/bin/env python3
"""Measure how soon the engine answers somebody who fills a grid by hand, with 130,000 words.

    python3 bench/constructing.py                  in CPython
    python3 bench/constructing.py --pyodide node_modules/pyodide

The words are the scored English ones of a built site, and made-up ones up to 130,000. Milliseconds
of CPU time of one question: the median and the longest over slots of the grid. See bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench.fill_lexicon import extended, kept  # noqa: E402
from bench.fill_templates import named  # noqa: E402
from crosscore.fill.patterns import pattern  # noqa: E402
from crosscore.grid import find_slots  # noqa: E402
from crosscore.rng import Rng  # noqa: E402
from crosscore.service import Service  # noqa: E402

WORDS = 130_000
SCORED = ROOT / "dist" / "dictionaries" / "large" / "english.txt"
SLOTS = 24  #: slots of a grid that are asked about
SHARES = (0.0, 0.3, 0.6)  #: of the words that stand in the grid
SEEDS = 5  #: whole fills of each pattern

Found = dict[str, Any]
measure: list[Callable[[], float]] = [lambda: 0.0]  # set from outside: memory; unused here


def listed(count: int = WORDS) -> str:
    """The scored words, and made-up ones with the scores of others, a word a line."""
    lines = SCORED.read_text("utf-8").split()
    words = [line.partition(";")[0] for line in lines]
    scores = [line.partition(";")[2] for line in lines]
    draw = Random(1)
    known = set(words)
    more = [word for word in extended(sorted(words), count) if word not in known]
    return "\n".join(lines + [f"{word};{draw.choice(scores)}" for word in more])


class Asker:
    """A service that is asked, and how long its answers took."""

    def __init__(self, words: str) -> None:
        self.service = Service(time.process_time)
        self.words = ""
        self.first = 0.0  #: milliseconds until a job first told of a puzzle
        self.ask({"type": "hello", "protocol": 1})
        end = self.ask({"type": "dictionary.load", "name": "large.txt"}, words.encode())
        self.words = end["dictionary"]["id"]

    def ask(self, message: Found, payload: bytes | None = None) -> Found:
        """The answer; of a job its end."""
        text = json.dumps({"v": 1, "id": 1, **message})
        end: Found = json.loads(self.service.handle(text, payload))
        begun, self.first = time.process_time(), 0.0
        while self.service.busy:
            for told in self.service.step(30):
                end |= json.loads(told)
                if end["type"] == "best" and not self.first:
                    self.first = 1000 * (time.process_time() - begun)
        if end["type"] == "error" or "error" in end:
            raise RuntimeError(str(end))
        return end

    def timed(self, message: Found) -> float:
        """How many milliseconds it took."""
        begun = time.process_time()
        self.ask(message)
        return 1000 * (time.process_time() - begun)


def grids() -> dict[str, list[list[str | None]]]:
    """Patterns by name."""
    found: dict[str, list[list[str | None]]] = {}
    for name in ("15x15-72a", "15x15-72b", "15x15-72c", "21x21-138a"):
        (template,) = named([name])
        found[name] = [[None if c == "#" else "" for c in row] for row in template.rows]
    found["25x25"] = pattern(
        25, 25, Rng(1), symmetry="rotational", least=3, longest=11, black="many"
    )
    return found


def drawing(asker: Asker, rows: Sequence[Sequence[str | None]]) -> Found:
    """The document of an empty grid with these blocks."""
    options = {"size": f"{len(rows[0])}x{len(rows)}", "blocks": "none", "seconds": 60}
    made = asker.ask(
        {"type": "grid.new", "kind": "filled", "language": "en", "options": options, "seed": 1}
    )
    blocks = [[r, c] for r, row in enumerate(rows) for c, x in enumerate(row) if x is None]
    asked = {"document": made["document"], "cells": blocks, "to": "block", "symmetry": "none"}
    document: Found = asker.ask({"type": "grid.set", **asked})["document"]
    return document


def line(name: str, act: str, times: Sequence[float]) -> Found:
    """What was measured of an act."""
    return {"name": name, "act": act, "median": median(times), "longest": max(times)}


def run(task: Found) -> list[Found]:
    """All that is measured."""
    asker = Asker(Path(task["file"]).read_text("utf-8"))
    found: list[Found] = []
    for name, rows in grids().items():
        if not name.startswith(tuple(task["only"])):
            continue
        document = drawing(asker, rows)
        filled = document
        for share in task["shares"]:
            if share:
                filled = part(asker, document, rows, share)
            told = {"document": filled, "dictionary": asker.words}
            asker.ask({"type": "grid.heat", **told})  # what is made once for each list
            times = [
                asker.timed(
                    {
                        "type": "grid.candidates",
                        "row": cells[0][0],
                        "column": cells[0][1],
                        "way": "across" if across else "down",
                        **told,
                    }
                )
                for across, cells in find_slots(rows)[:: max(1, len(find_slots(rows)) // SLOTS)]
            ]
            state = f"{name}, {share:.0%} of the words"
            found.append(line(state, "candidates", times))
            heats = [asker.timed({"type": "grid.heat", **told}) for _ in range(3)]
            found.append(line(state, "heat", heats))
        if name.startswith("15") and task["fills"]:
            told = {"document": document, "dictionary": asker.words}
            fills, firsts = [], []
            for seed in range(1, SEEDS + 1):
                fills.append(asker.timed({"type": "grid.fill", "seed": seed, **told}))
                firsts.append(asker.first or fills[-1])
            found.append(line(name, "first fill", firsts))
            found.append(line(name, "best fill", fills))
    return found


def part(
    asker: Asker, document: Found, rows: Sequence[Sequence[str | None]], share: float
) -> Found:
    """A grid with a share of its words, which go together: the first ones of a whole fill."""
    told = {"document": document, "dictionary": asker.words, "seed": 1}
    full = asker.ask({"type": "grid.fill", **told})
    slots = find_slots(rows)
    stays = {cell for _, cells in slots[: int(len(slots) * share)] for cell in cells}
    gone = [
        [r, c]
        for r, row in enumerate(rows)
        for c, x in enumerate(row)
        if x is not None and (r, c) not in stays
    ]
    asked = {"document": full["document"], "what": "cells", "cells": gone}
    cleared: Found = asker.ask({"type": "grid.clear", **asked})["document"]
    return cleared


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--pyodide", type=Path, metavar="FOLDER", help="measure in this Pyodide under Node")
    add("--empty", action="store_true", help="only empty grids, which take longest")
    add("--only", default="", metavar="NAMES", help="grids whose names begin so, comma between")
    add("--no-fills", action="store_true", help="no whole fills")
    options = parser.parse_args(arguments)
    shares = SHARES[:1] if options.empty else SHARES
    task = {
        "file": str(kept(listed().split())),
        "shares": shares,
        "fills": not options.no_fills,
        "only": options.only.split(","),
    }
    if options.pyodide:
        script = ROOT / "bench" / "fill_in_pyodide.mjs"
        command = ["node", str(script), str(options.pyodide), str(ROOT), "bench.constructing"]
        told = subprocess.run(
            command, input=json.dumps(task), stdout=subprocess.PIPE, text=True, check=True
        )
        found = json.loads(told.stdout)
    else:
        found = run(task)
    print("| grid | act | median | longest |\n| --- | --- | ---: | ---: |")
    for one in found:
        print(f"| {one['name']} | {one['act']} | {one['median']:,.0f} | {one['longest']:,.0f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
