#!/usr/bin/env python3
"""Measure how soon the page as one file has a crossword, beside the same page from a server.

    python3 bench/one_file.py              five cold starts each, in Chromium and Firefox
    python3 bench/one_file.py --runs 1     a first look

Every start is a new browser with a new profile.  Needs Playwright for Python; builds what it
measures first.  See bench/README.md.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Playwright, sync_playwright  # noqa: E402

from bench.host import hosted  # noqa: E402
from bench.machine import load, surroundings  # noqa: E402
from tests.page import firefox  # noqa: E402
from tools import browser, single, site  # noqa: E402
from tools.steps import CACHE  # noqa: E402

PATIENCE = 120_000  #: milliseconds until a start is called failed

#: What is noted, with what it means
MARKS = {
    "paint": "first picture",
    "speaks": "the page says how far it is",
    "parsed": "the whole document is read",
    "engine": "engine ready",
    "shown": "**first crossword shown**",
}
#: Beside browser/marks.js
WATCH = """
(() => {
  window.noted = { blocked: 0 };
  const when = (name) => (noted[name] ??= performance.now());
  new MutationObserver(() => document.querySelector("#boot-steps li") && when("speaks"))
    .observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => when("parsed"));
  try {
    new PerformanceObserver((list) => {
      noted.blocked = Math.max(noted.blocked, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask", buffered: true });
  } catch { /* Firefox does not tell */ }
})();
"""
READ = """async (ms) => {
  const marks = await benchDone(ms);
  const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
  return { ...marks, ...noted, paint };
}"""


def start(playwright: Playwright, name: str, address: str) -> dict[str, Any]:
    """Marks of one cold start, in milliseconds."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if name == "firefox":
            options = firefox.launch_options(str(browser.installed_firefox()), Path(folder))
            running = playwright.firefox.launch(**options)
        else:
            running = playwright.chromium.launch(
                executable_path=browser.installed(), args=["--no-sandbox", "--disable-gpu"]
            )
        page = running.new_context(locale="en", service_workers="block").new_page()
        for script in (WATCH, (ROOT / "bench/browser/marks.js").read_text("utf-8")):
            page.add_init_script(script)
        page.goto(address, wait_until="commit")
        marks: dict[str, Any] = page.evaluate(READ, PATIENCE)
        running.close()
    if "shown" not in marks:
        sys.exit(f"{name}, {address}: no crossword: {marks.get('fatal', 'it took too long')}")
    return marks


def row(cells: list[str]) -> str:
    """A row of a table in Markdown."""
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Print a table of medians and ranges."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=5, help="starts of each (default 5)")
    options = parser.parse_args()
    folder = site.build(CACHE / "single", one_file=True)
    file = folder / single.FILE
    names = ["chromium", *(["firefox"] if browser.installed_firefox() else [])]
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    before = load()
    with sync_playwright() as playwright, hosted(folder, "/crosscore/") as host:
        for run in range(options.runs):
            print(f"run {run + 1}", file=sys.stderr, flush=True)
            for name in names:
                for what, address in (("one file", file.as_uri()), ("hosted", host.address)):
                    found.setdefault((name, what), []).append(start(playwright, name, address))
    print(f"{surroundings()}; load {before} before, {load()} after")
    print(
        f"crosscore.html: {file.stat().st_size:,} bytes; ms, median (range), n = {options.runs}\n"
    )
    print(row(["", *(f"{name}, {what}" for name, what in found)]))
    print(row(["---"] * (len(found) + 1)))
    for mark, meaning in {**MARKS, "blocked": "longest task of the page"}.items():
        cells = []
        for runs in found.values():
            times = sorted(float(one[mark]) for one in runs if one.get(mark))
            cells.append(
                f"{statistics.median(times):.0f} ({times[0]:.0f}-{times[-1]:.0f})" if times else "-"
            )
        print(row([meaning, *cells]))


if __name__ == "__main__":
    main()
