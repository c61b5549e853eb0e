#!/usr/bin/env python3
"""How many of the hard patterns in bench/templates/hard Crosscore fills.

    python3 -m bench.fill_hard                            15 x 15, three seeds, 10 s each
    python3 -m bench.fill_hard --templates 21x21,50x50    larger ones
    python3 -m bench.fill_hard --nodes 5000               the same work on any machine
    python3 -m bench.fill_hard --pyodide --seconds 20     in Pyodide under Node.js

The words are indexed once, in one process. See bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench import fill_lexicon, fill_run  # noqa: E402
from bench.fill_programs import in_pyodide  # noqa: E402
from bench.fill_templates import FOLDER, Template, templates  # noqa: E402
from bench.machine import load  # noqa: E402
from tools.steps import BuildError  # noqa: E402

HARD = FOLDER / "hard"


def table(results: Sequence[dict[str, Any]], seconds: float) -> str:
    """A line for each number of slots: filled, median and longest slice of all runs."""
    lines = ["| slots | filled | median | longest slice |", "| --- | ---: | ---: | ---: |"]
    kinds: dict[str, list[dict[str, Any]]] = {}
    for told in results:
        kinds.setdefault(told["name"].rstrip("abcdefgh"), []).append(told)
    if len(kinds) > 1:
        kinds["all"] = list(results)
    for kind, some in kinds.items():
        times = [told["cpu"] if told["outcome"] == "found" else float("inf") for told in some]
        count = sum(time <= seconds for time in times)
        middle = median(times)
        said = f"{middle:.2f} s" if middle <= seconds else "none"
        slice = max(told["slice"] for told in some) * 1000
        lines.append(f"| {kind} | {count} of {len(some)} | {said} | {slice:.0f} ms |")
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--templates", default="15x15", help="beginnings of their names (default %(default)s)")
    add("--seeds", type=int, default=3, help="how many for each (default %(default)s)")
    add("--first", type=int, default=1, help="the first seed (default %(default)s)")
    add("--seconds", type=float, default=10.0, help="CPU time for a grid (default %(default)s)")
    add("--nodes", type=int, help="and choices")
    add("--words", type=Path, default=fill_lexicon.DEBIAN, metavar="FILE", help="one word a line")
    add("--usual", action="store_true", help="the usual patterns instead of the hard ones")
    add("--pyodide", action="store_true", help="in Pyodide under Node.js")
    add("--json", type=Path, metavar="FILE", help="write every single grid there, too")
    asked = parser.parse_args(arguments)
    begun = tuple(asked.templates.split(","))
    some: list[Template] = templates(FOLDER if asked.usual else HARD)
    task = {
        "words": str(fill_lexicon.kept(fill_lexicon.read(asked.words))),
        "patterns": {one.name: one.rows for one in some if one.name.startswith(begun)},
        "seeds": list(range(asked.first, asked.first + asked.seeds)),
        "seconds": asked.seconds,
        "nodes": asked.nodes,
    }
    before = load()
    if asked.pyodide:
        command = in_pyodide("fill_run").command
        done = subprocess.run(command, input=json.dumps(task), capture_output=True, text=True)
        if done.returncode:
            raise BuildError(done.stderr)
        results = json.loads(done.stdout.splitlines()[-1])["runs"]
    else:
        results = fill_run.run(task)["runs"]
    if asked.json:
        asked.json.write_text(json.dumps(results), encoding="utf-8")
    print(f"load {before} before, {load()} after\n\n{table(results, asked.seconds)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
