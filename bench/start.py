#!/usr/bin/env python3
"""Measure the built site in Chromium: how soon there is a crossword, and how good its layouts are.

    python3 bench/start.py                        five fresh profiles, five word lists
    python3 bench/start.py --runs 1 --seeds 1     a first look

Needs Playwright for Python and a Chromium or Chrome; builds the site first. See
bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench import programs, words  # noqa: E402
from bench.host import MAX_AGE, Host, hosted  # noqa: E402
from bench.machine import load, surroundings  # noqa: E402
from bench.results import Result, judge  # noqa: E402
from bench.tables import spread, tables  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page, Playwright

HERE = Path(__file__).parent / "browser"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE = 120_000  # milliseconds until a start is called failed
ADVICE = (
    "Playwright for Python is not here. `python3 build.py test` brings it; then run this with "
    ".venv/bin/python (or install the package `playwright` with pip)."
)

#: what is marked on the way to the first crossword, in order (see browser/marks.js)
STEPS = {
    "worker": "worker started",
    "engine": "engine ready",
    "dictionary": "word list loaded",
    "best": "first layout arrives",
    "shown": "**first crossword shown**",
    "complete": "first with every word",
    "idle": "search over, page idle",
}


def browser(playwright: Playwright, profile: str, chromium: str | None) -> BrowserContext:
    """Chromium with a profile folder; its HTTP and code caches live there."""
    options = ["--disable-gpu"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.append("--no-sandbox")  # Chromium refuses to run as root otherwise
    return playwright.chromium.launch_persistent_context(
        profile, executable_path=chromium, args=options, headless=True
    )


def start(page: Page, host: Host) -> dict[str, Any]:
    """Open the site; marks in milliseconds since the navigation began, and what was fetched."""
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda said: troubles.extend([said.text] if said.type == "error" else []))
    page.add_init_script(path=HERE / "marks.js")
    sent, asked = host.sent, host.asked
    page.goto(host.address)
    marks: dict[str, Any] = page.evaluate("(ms) => benchDone(ms)", PATIENCE)
    if "fatal" in marks:
        raise SystemExit(f"The engine did not start: {marks['fatal']}")
    if "idle" not in marks or "shown" not in marks:
        got = ", ".join(marks) or "nothing"
        raise SystemExit(f"No crossword after {PATIENCE // 1000} s, only {got}. {troubles}")
    if not page.evaluate("document.querySelector('#grid')?.dataset.columns"):
        raise SystemExit("The page calls itself idle, but has drawn no grid.")
    return {**marks, "sent": host.sent - sent, "asked": host.asked - asked, "troubles": troubles}


def starts(
    playwright: Playwright, host: Host, options: argparse.Namespace
) -> list[list[dict[str, Any]]]:
    """For each fresh profile its first start (cold), second, third ...; each in a new browser."""
    found: list[list[dict[str, Any]]] = []
    for run in range(options.runs):
        print(f"starts of profile {run + 1}", file=sys.stderr, flush=True)
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            found.append([])
            for _ in range(options.starts):
                context = browser(playwright, profile, options.chromium)
                try:
                    found[-1].append(start(context.pages[0], host))
                finally:
                    context.close()
    return found


def starts_table(found: Sequence[Sequence[dict[str, Any]]]) -> str:
    """Markdown: what is reached when, by first, second ... start."""
    columns = list(zip(*found, strict=True))
    names = [f"{nth} start" for nth in ("first (cold)", "second", "third", "fourth")]
    names = (names + [f"start {n}" for n in range(5, len(columns) + 1)])[: len(columns)]
    text = f"| reached after | {' | '.join(names)} |\n| --- |{' ---: |' * len(columns)}\n"
    for key, name in STEPS.items():
        times = [[one[key] / 1000 for one in column if key in one] for column in columns]
        text += f"| {name} | {' | '.join(spread(values, 's', 2) for values in times)} |\n"
    for key, name, unit, per in (("sent", "fetched", "MB", 1e6), ("asked", "requests", "", 1)):
        shown = [[one[key] / per for one in column] for column in columns]
        digits = 1 if unit else 0
        text += f"| {name} | {' | '.join(spread(values, unit, digits) for values in shown)} |\n"
    return text


def engine(
    playwright: Playwright, host: Host, site: Path, options: argparse.Namespace
) -> list[Result]:
    """Layouts by the engine in the browser, beside CPython's of the same words."""
    lexicon = words.read(options.words)
    (ours,) = (program for program in programs.ours() if not program.given)
    shell = "<!doctype html><title>bench</title>" + policy(site)
    results = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = browser(playwright, profile, options.chromium)
        try:
            page = context.new_page()
            address = f"{host.address}bench.html"
            page.route(address, lambda route: route.fulfill(body=shell, content_type="text/html"))
            page.goto(address)
            page.evaluate((HERE / "engine.js").read_text(encoding="utf-8"))
            page.evaluate(
                "async (base) => { bench.worker = await bench.throughWorker(base); }", host.address
            )
            page.evaluate(
                "async ([base, program]) => { bench.search = await bench.alone(base, program); }",
                [host.address, (HERE.parent / "ours.py").read_text(encoding="utf-8")],
            )
            ask = {
                "crosscore in Chromium, page and worker": "(task) => bench.worker(task)",
                "crosscore in Chromium, search alone": "(task) => bench.search(task)",
            }
            for seed in range(1, options.seeds + 1):
                for kind in options.kinds:
                    print(f"engine: seed {seed}, {kind.name}", file=sys.stderr, flush=True)
                    given = words.sample(lexicon, kind, seed, options.lengths)
                    task = {"words": given, "seconds": options.seconds, "seed": seed, "side": None}
                    answers = {name: page.evaluate(code, task) for name, code in ask.items()}
                    answers["crosscore in CPython"] = programs.ask(
                        ours, given, seconds=options.seconds, seed=seed, side=None
                    )
                    results += [
                        judge(
                            name, kind, given, answer, seconds=options.seconds, seed=seed, side=None
                        )
                        for name, answer in answers.items()
                    ]
        finally:
            context.close()
    return results


def policy(site: Path) -> str:
    """The site's own Content-Security-Policy, as the tag that states it."""
    page = (site / "index.html").read_text(encoding="utf-8")
    found = re.search(r"<meta[^>]*Content-Security-Policy[^>]*>", page, re.IGNORECASE)
    return found[0] if found else ""


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """The options, checked."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--runs", type=int, default=5, help="how many fresh profiles (default 5; 0: no starts)")
    add("--starts", type=int, default=3, help="starts of each profile (default 3)")
    add("--seeds", type=int, default=5, help="word lists for the engine (default 5; 0: none)")
    add("--sizes", default="50", help="as in layout.py (default 50)")
    add("--seconds", type=float, default=1.0, help="time for a layout (default 1)")
    add("--words", type=Path, default=words.DEBIAN, metavar="FILE", help="one word a line")
    add("--lengths", choices=words.LENGTHS, default=words.LENGTHS[0], help="how they are drawn")
    add("--site", type=Path, metavar="FOLDER", help="a built site (default: build dist/ first)")
    add("--under", default="/some/project/", help="URL path to serve it below")
    add("--chromium", metavar="FILE", help="the browser (default: the installed one)")
    add("--json", type=Path, metavar="FILE", help="write every single measurement there, too")
    options = parser.parse_args(arguments)
    try:
        options.kinds = [words.kind(name.strip()) for name in options.sizes.split(",")]
    except ValueError as error:
        parser.error(str(error))
    if not re.fullmatch(r"/(.*/)?", options.under):
        parser.error("--under must begin and end with a slash")
    options.chromium = options.chromium or next(filter(None, map(shutil.which, NAMES)), None)
    return options


def main(arguments: Sequence[str]) -> int:
    """Build, measure, print."""
    options = parsed(arguments)
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise SystemExit(ADVICE) from None
    site = options.site or ROOT / "dist"
    if not options.site:
        subprocess.run([sys.executable, str(ROOT / "build.py"), "build"], check=True)
    if not (site / "index.html").exists():
        raise SystemExit(f"{site} has no index.html: it is no built site.")
    before = load()
    with sync_playwright() as playwright, hosted(site, options.under) as host:
        found = starts(playwright, host, options)
        results = engine(playwright, host, site, options) if options.seeds else []
        plain = playwright.chromium.launch(
            executable_path=options.chromium, args=["--no-sandbox"], headless=True
        )
        version = plain.version
        plain.close()
    where = f"{surroundings()}, Chromium {version}"
    print(f"\n{time.strftime('%d %b %Y')}; {where}; load {before} before, {load()} after.")
    if found:
        print(f"\n### Start, {options.runs} profiles, host on this machine, max-age {MAX_AGE} s\n")
        print(starts_table(found))
        for trouble in sorted({text for run in found for one in run for text in one["troubles"]}):
            print(f"The page complained: {trouble}")
    if results:
        print(tables(results))
    if options.json:
        document = {"where": where, "starts": found, "results": [r.as_dict() for r in results]}
        options.json.write_text(json.dumps(document, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
