#!/usr/bin/env python3
"""Measure how soon the large lists of a built site fill newspaper grids, and how well.

    python3 bench/newspaper.py                     in CPython: CPU time
    python3 bench/newspaper.py --chromium          in Chromium, too: passed time
    python3 bench/newspaper.py --only french polish

See bench/README.md.
"""

from __future__ import annotations

import argparse
import gzip
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench.host import hosted  # noqa: E402
from bench.machine import load, surroundings  # noqa: E402
from bench.tables import markdown, spread  # noqa: E402
from crosscore.kinds.filled import KIND  # noqa: E402
from crosscore.service import Service  # noqa: E402

#: the options of a preset by the size of its grid
SIZES = {
    str(preset["values"].get("size", "13x13")): preset["values"]
    for preset in KIND.presets
    if preset["id"].startswith("newspaper")
}
QUICK = {"size": "5x5", "blocks": "few", "symmetry": "none", "black": "many", "seconds": 1}
LARGE = "dictionaries/large"

#: presses something and waits for the grid that comes of it: milliseconds
PRESSED = """async (press) => {
  const seed = () => document.querySelector("#counts [data-count=seed]")?.textContent;
  const before = seed();
  const begun = performance.now();
  press();
  while (seed() === before) {
    if (performance.now() - begun > PATIENCE) return null;
    await new Promise(requestAnimationFrame);
  }
  return performance.now() - begun;
}""".replace("PATIENCE", "25_000")
ITEM = """async (name) => {
  const rows = () => [...document.querySelectorAll("#dictionary-menu button")];
  const of = () => rows().find((row) => row.textContent.startsWith(name));
  document.querySelector("#dictionary").click();
  if (!of()) rows().find((row) => row.textContent === "More languages").click();
  return (PRESSED)(() => of().click());
}""".replace("PRESSED", PRESSED)
AGAIN = f"""() => ({PRESSED})(() => document.querySelector("#new-words").click())"""
KEEP = "([id, kept]) => localStorage.setItem(`crosscore.options.${id}`, kept)"
WORDS = """() => [...document.querySelectorAll("#list [role=option] .word")]
  .map((word) => word.textContent)"""


def quality(words: Sequence[str], scores: dict[str, int]) -> dict[str, float]:
    """What of a grid tells how good it is."""
    known = [scores[word] for word in words if word in scores] or [0]
    return {"mean": fmean(known), "least": min(known), "twice": len(words) - len(set(words))}


def seconds(milliseconds: float | None) -> float:
    """What was measured; a long time for a grid that was not found."""
    return 99.9 if milliseconds is None else milliseconds / 1000


def in_cpython(
    path: Path, code: str, scores: dict[str, int], seeds: int
) -> dict[str, list[dict[str, Any]]]:
    """CPU seconds of reading a list and of filling, by size; what the grids are worth."""
    service = Service()
    found: dict[str, list[dict[str, Any]]] = {}

    def run(payload: bytes | None = None, **message: Any) -> dict[str, Any]:
        begun = time.process_time()
        answer = json.loads(service.handle(json.dumps({"v": 1, "id": 1, **message}), payload))
        if answer["type"] == "error":
            raise SystemExit(answer["message"])
        while service.busy:
            for note in map(json.loads, service.step(30)):
                answer = note
        return {**answer, "took": time.process_time() - begun}

    read = run(path.read_bytes(), type="dictionary.load", name=path.name, language=code)
    found["read"] = [read]
    for size in SIZES:
        for seed in range(1, seeds + 1):
            made = run(
                type="puzzle.new",
                kind=KIND.id,
                dictionary=read["dictionary"]["id"],
                options=dict(SIZES[size]),
                seed=seed,
            )
            if "view" in made:
                words = [word["word"] for word in made["view"]["words"]]
                made |= quality(words, scores)
            found.setdefault(size, []).append(made)
    return found


def in_chromium(
    site: Path, lists: dict[str, tuple[str, dict[str, int]]], runs: int
) -> dict[str, list[dict[str, Any]]]:
    """Passed seconds on the page, by list: chosen for the first time, again, and new words."""
    from playwright.sync_api import sync_playwright

    from bench.start import NAMES, browser

    found: dict[str, list[dict[str, Any]]] = {name: [] for name in lists}
    chromium = next(filter(None, map(shutil.which, NAMES)), None)
    with hosted(site, "/") as host, sync_playwright() as playwright:
        for run in range(runs):
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
                context = browser(playwright, profile, chromium)
                page = context.new_page()
                page.goto(host.address)
                idle = page.locator("html[data-state=idle]")
                idle.wait_for(timeout=120_000)
                for name, (label, scores) in lists.items():
                    print(f"Chromium: run {run + 1}, {name}", file=sys.stderr, flush=True)
                    took: dict[str, Any] = {}
                    for size in SIZES:
                        if page.locator("#kind").get_attribute("data-kind") != KIND.id:
                            page.evaluate(KEEP, [KIND.id, json.dumps(QUICK)])
                            page.locator("#kind").click()
                            page.get_by_role("menuitemradio", name="Filled crossword").click()
                            page.locator(f"#kind[data-kind={KIND.id}]").wait_for()
                            idle.wait_for(timeout=120_000)
                        page.evaluate(KEEP, [KIND.id, json.dumps(SIZES[size])])
                        for which in ("first", "again"):
                            took[f"{size} {which}"] = seconds(page.evaluate(ITEM, label))
                            idle.wait_for(timeout=120_000)
                            words = page.evaluate(WORDS)
                            took |= {
                                f"{size} {key}": n for key, n in quality(words, scores).items()
                            }
                        took[f"{size} new"] = seconds(page.evaluate(AGAIN))
                        idle.wait_for(timeout=120_000)
                    found[name].append(took)
                context.close()
    return found


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--site", type=Path, default=ROOT / "dist", metavar="FOLDER", help="a built site")
    add("--seeds", type=int, default=3, help="grids of each size in CPython (default 3)")
    add("--chromium", action="store_true", help="measure in Chromium, too")
    add("--runs", type=int, default=2, help="of each list in Chromium (default 2)")
    add("--only", nargs="+", metavar="NAME", help="lists by their files' names, without .txt")
    add("--json", type=Path, metavar="FILE", help="write down all that was measured")
    options = parser.parse_args(arguments)
    rows = json.loads((options.site / "dictionaries" / "index.json").read_text("utf-8"))
    chosen = [
        row
        for row in rows
        if row.get("scored") and (not options.only or Path(row["file"]).stem in options.only)
    ]
    before = load()
    found: dict[str, Any] = {}
    listed: dict[str, tuple[str, dict[str, int]]] = {}
    for row in chosen:
        path = options.site / "dictionaries" / row["file"]
        name = path.stem
        pairs = (line.split(";") for line in path.read_text("utf-8").splitlines())
        scores = {word: int(score) for word, score in pairs}
        listed[name] = f"{row['english']}, large, without clues", scores
        print(name, file=sys.stderr, flush=True)
        packed = len(gzip.compress(path.read_bytes(), 9, mtime=0))
        found[name] = {"row": row, "packed": packed}
        found[name]["cpython"] = in_cpython(path, row["code"], scores, options.seeds)
    if options.chromium:
        for name, runs in in_chromium(options.site, listed, options.runs).items():
            found[name]["chromium"] = runs
    if options.json:
        options.json.write_text(json.dumps(found), "utf-8")
    when = time.strftime("%d %b %Y")
    print(f"{when}; {surroundings()}; load {before} before, {load()} after.")
    print(markdown("The lists", "list | words | gzip", sizes(found)))
    head = "list | read | " + " | ".join(f"{size} | solved | mean score" for size in SIZES)
    print(markdown("CPython, CPU time", head, cpython(found)))
    if options.chromium:
        head = " | ".join(f"{s}: list chosen | again | new words | mean score" for s in SIZES)
        print(markdown("Chromium, passed time", f"list | {head}", chromium(found)))
    return 0


def sizes(found: dict[str, Any]) -> list[list[str]]:
    """Rows of a table."""
    return [
        [name, f"{one['row']['words']:,}", f"{one['packed'] / 1000:.0f} kB"]
        for name, one in found.items()
    ]


def cpython(found: dict[str, Any]) -> list[list[str]]:
    """Rows of a table."""
    table = []
    for name, one in found.items():
        cells = [name, spread([read["took"] for read in one["cpython"]["read"]], "s", 2)]
        for size in SIZES:
            runs = one["cpython"][size]
            good = [run for run in runs if "mean" in run]
            cells.append(spread([run["took"] for run in good], "s", 2))
            cells.append(f"{len(good)}/{len(runs)}")
            cells.append(spread([run["mean"] for run in good]))
        table.append(cells)
    return table


def chromium(found: dict[str, Any]) -> list[list[str]]:
    """Rows of a table."""
    table = []
    for name, one in found.items():
        cells = [name]
        for size in SIZES:
            for key in ("first", "again", "new"):
                cells.append(spread([run[f"{size} {key}"] for run in one["chromium"]], "s", 1))
            cells.append(spread([run[f"{size} mean"] for run in one["chromium"]]))
        table.append(cells)
    return table


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
