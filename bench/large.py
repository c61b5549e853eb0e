#!/usr/bin/env python3
"""Measure how soon a large word list gives its first crossword of 50 words.

    python3 bench/large.py                        in CPython: CPU time
    python3 bench/large.py --site dist            in Chromium, too: passed time
    python3 bench/large.py --json FILE ...        lists of one's own, instead of made-up ones

See bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench.host import hosted  # noqa: E402
from bench.machine import load, surroundings  # noqa: E402
from bench.tables import spread  # noqa: E402
from crosscore import alphabet  # noqa: E402
from crosscore.service import Service  # noqa: E402
from crosscore.shipped import merging  # noqa: E402

SIZES = (2_000, 86_000)
STEPS = {
    "load": "word list loaded",
    "slice": "longest slice of that",
    "first": "first layout after that",
    "total": "**both**",
    "suggest": "12 suggestions",
}


def made(language: str, size: int) -> bytes:
    """A dictionary of so many made-up words with the clues of the bundled one."""
    bundled = merging.own((ROOT / "dictionaries" / f"{language}.json").read_text("utf-8"))
    code = {"english": "en", "bangla": "bn"}[language]
    split = alphabet.get(code).split
    answers = [split(entry.word) for entry in bundled]
    cells = [cell for answer in answers for cell in answer]  # as often as they occur
    lengths = [len(answer) for answer in answers]
    clues = [entry.clues[0] for entry in bundled]
    draw = Random(1)
    words: dict[str, str] = {}
    while len(words) < size:
        word = "".join(draw.choice(cells) for _ in range(draw.choice(lengths)))
        words[word] = draw.choice(clues)
    return json.dumps(words, ensure_ascii=False).encode()


def in_cpython(data: bytes, name: str, seed: int) -> dict[str, float]:
    """CPU seconds of each step, worked on as the page's worker does."""
    service = Service()
    found: dict[str, float] = {"slice": 0.0}

    def ask(payload: bytes | None = None, **message: Any) -> dict[str, Any]:
        answer = json.loads(service.handle(json.dumps({"v": 1, "id": 1, **message}), payload))
        if answer["type"] == "error":
            raise SystemExit(answer["message"])
        return dict(answer)

    begun = time.process_time()
    ask(data, type="dictionary.load", name=name)
    end: dict[str, Any] = {}
    while service.busy:
        now = time.process_time()
        end = [end, *map(json.loads, service.step(30))][-1]
        found["slice"] = max(found["slice"], time.process_time() - now)
    found["load"] = time.process_time() - begun
    if "dictionary" not in end:
        raise SystemExit(end["error"]["message"])
    chosen = end["dictionary"]["id"]
    options = {"count": 50, "seconds": 1}
    begun = time.process_time()
    ask(type="puzzle.new", kind="freeform", dictionary=chosen, options=options, seed=seed)
    while service.busy:
        for end in map(json.loads, service.step(30)):
            if "document" in end:
                found.setdefault("first", time.process_time() - begun)
    begun = time.process_time()
    ask(type="puzzle.suggest", document=end["document"], dictionary=chosen, seed=seed)
    found["suggest"] = time.process_time() - begun
    found["total"] = found["load"] + found["first"]
    return found


def in_chromium(site: Path, lists: dict[str, bytes], runs: int) -> dict[str, list[dict[str, Any]]]:
    """Passed seconds of each step, by list; a fresh worker for each run."""
    from playwright.sync_api import sync_playwright

    from bench.start import NAMES, browser

    found: dict[str, list[dict[str, Any]]] = {name: [] for name in lists}
    chromium = next(filter(None, map(shutil.which, NAMES)), None)
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        hosted(site, "/") as host,
        sync_playwright() as playwright,
    ):
        code = (Path(__file__).parent / "browser" / "large.js").read_text(encoding="utf-8")
        context = browser(playwright, profile, chromium)
        page = context.new_page()
        for name, data in lists.items():
            page.route(f"**/{name}", lambda route, _, data=data: route.fulfill(body=data))
        page.goto(host.address)
        page.locator("html[data-state=idle]").wait_for(timeout=120_000)
        for run in range(runs):
            for name in lists:
                print(f"Chromium: run {run + 1}, {name}", file=sys.stderr, flush=True)
                found[name].append(page.evaluate(code, [name, run + 1]))
        context.close()
    return found


def table(found: dict[str, list[dict[str, Any]]]) -> str:
    """Markdown: seconds of each step, by list."""
    text = f"| | {' | '.join(found)} |\n| --- |{' ---: |' * len(found)}\n"
    for key, name in STEPS.items():
        cells = [spread([one[key] for one in runs], "s", 2) for runs in found.values()]
        text += f"| {name} | {' | '.join(cells)} |\n"
    return text


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--runs", type=int, default=5, help="of each list (default 5)")
    add("--site", type=Path, metavar="FOLDER", help="a built site, to measure in Chromium as well")
    add("--json", type=Path, nargs="+", metavar="FILE", help="word lists to measure with")
    options = parser.parse_args(arguments)
    lists = {path.name: path.read_bytes() for path in options.json or ()} or {
        f"{language}-{size}.json": made(language, size)
        for language in ("english", "bangla")
        for size in SIZES
    }
    before = load()
    cpython: dict[str, list[dict[str, Any]]] = {name: [] for name in lists}
    for run in range(options.runs):
        for name, data in lists.items():
            print(f"CPython: run {run + 1}, {name}", file=sys.stderr, flush=True)
            cpython[name].append(in_cpython(data, name, run + 1))
    chromium = in_chromium(options.site, lists, options.runs) if options.site else {}
    print(f"\n{time.strftime('%d %b %Y')}; {surroundings()}; load {before} before, {load()} after.")
    sizes = (f"{name} {len(data) / 1e6:.1f} MB" for name, data in lists.items())
    print(f"{options.runs} runs; {', '.join(sizes)}.")
    print(f"\n### CPython, CPU time\n\n{table(cpython)}")
    if chromium:
        print(f"### Chromium, passed time\n\n{table(chromium)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
