#!/usr/bin/env python3
"""Measure how soon the page answers and has a crossword: hosted, offline, slow line, one file.

    python3 bench/starts.py                            seven starts of each kind
    python3 bench/starts.py --before FOLDER            another build beside it
    python3 bench/starts.py --runs 1 --ways cold,warm  a first look

All kinds and builds take turns.  Needs Playwright for Python; builds what it measures first.  See
bench/README.md.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import BrowserContext, Playwright, sync_playwright  # noqa: E402

from bench.host import Handler, Host, hosted  # noqa: E402
from bench.machine import load, surroundings  # noqa: E402
from tests.page import firefox  # noqa: E402
from tools import browser, single, site  # noqa: E402
from tools.steps import CACHE  # noqa: E402

PATIENCE = 180_000  #: milliseconds until a start is called failed
LINE = 2.5e6  #: bytes a second of the slow line: 20 Mbit/s
AWAY = 0.04  #: seconds that each of its answers waits
ENGINES = ("chromium", "firefox")

#: How the page is opened; "warm", "offline" and "busy" come after a first visit that is not counted
WAYS = {
    "cold": "hosted, first visit",
    "warm": "hosted, second visit",
    "offline": "kept by the service worker, server gone",
    "busy": "hosted, second visit, page's processor 4 times slower",
    "weak": "hosted, first visit, page's processor 4 times slower",
    "slow": "hosted, first visit, 20 Mbit/s and 40 ms, gzip",
    "file": "one file, from disk",
}
SLOWED = ("busy", "weak")  #: by Chromium's own tools
MARKS = {"speaks": "page answers", "engine": "engine ready", "shown": "first crossword"}
#: Beside browser/marks.js: the page's script is through when the steps of the start are drawn
WATCH = """
window.spoke = 0;
const heard = () => document.querySelector("#boot-steps li") && (spoke ||= performance.now());
new MutationObserver(heard)
  .observe(document, { childList: true, subtree: true });
"""
READ = "async (ms) => ({ ...await benchDone(ms), speaks: spoke })"
KEPT = """async () => {
  for (let i = 0; i < 600; i++) {
    if (document.documentElement.dataset.from) return true;
    await new Promise((next) => setTimeout(next, 100));
  }
  return false;
}"""


class SlowHandler(Handler):
    """Compresses what can be, and lets all connections share one slow line."""

    line = threading.Lock()
    packed: dict[str, bytes] = {}  # noqa: RUF012

    def do_GET(self) -> None:
        """Send a file, late and slowly."""
        path = Path(self.translate_path(self.path.split("?")[0]))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            return self.send_error(404)
        data = path.read_bytes()
        pack = path.suffix in (".html", ".js", ".css", ".wasm", ".json", ".ftl", ".txt")
        if pack:
            data = self.packed.setdefault(str(path), gzip.compress(data, 6))
        time.sleep(AWAY)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(data)))
        if pack:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        piece = 32_000
        for at in range(0, len(data), piece):
            with self.line:
                time.sleep(len(data[at : at + piece]) / LINE)
            self.wfile.write(data[at : at + piece])
        return None


@contextmanager
def slowly(folder: Path) -> Iterator[Host]:
    """A host at the end of a slow line."""
    host = Host(folder, "/some/project/")
    host.RequestHandlerClass = partial(SlowHandler, directory=str(folder))  # type: ignore[assignment]
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield host
    finally:
        host.shutdown()
        host.server_close()


@contextmanager
def opened(playwright: Playwright, engine: str, profile: Path, workers: bool) -> Iterator[Any]:
    """A browser's context with a profile that stays."""
    options: dict[str, Any] = {"service_workers": "allow" if workers else "block", "locale": "en"}
    if engine == "firefox":
        options |= firefox.launch_options(str(browser.installed_firefox()), profile.parent)
        context = playwright.firefox.launch_persistent_context(str(profile), **options)
    else:
        options |= {
            "executable_path": browser.installed(),
            "args": ["--no-sandbox", "--disable-gpu"],
        }
        context = playwright.chromium.launch_persistent_context(str(profile), **options)
    try:
        yield context
    finally:
        context.close()


def marks(context: BrowserContext, address: str, way: str = "") -> dict[str, float]:
    """Open the page; what it has reached when, in milliseconds."""
    page = context.pages[0] if context.pages else context.new_page()
    page.add_init_script(WATCH)
    page.add_init_script((ROOT / "bench/browser/marks.js").read_text("utf-8"))
    if way in SLOWED:
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(address, wait_until="commit")
    found: dict[str, float] = page.evaluate(READ, PATIENCE)
    if "shown" not in found:
        raise RuntimeError(f"no crossword: {found}")
    if way == "keep" and not page.evaluate(KEPT):
        raise RuntimeError("the service worker has kept nothing")
    return found


def start(playwright: Playwright, engine: str, way: str, folder: Path) -> dict[str, float]:
    """Marks of one start of the site in `folder`."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place, ExitStack() as stack:
        profile = Path(place) / "profile"
        again = partial(opened, playwright, engine, profile, way == "offline")
        if way == "file":
            with again() as context:
                return marks(context, (folder / single.FILE).as_uri())
        host = stack.enter_context(
            slowly(folder) if way == "slow" else hosted(folder, "/some/project/")
        )
        if way in ("warm", "busy", "offline"):
            with again() as context:
                marks(context, host.address, "keep" if way == "offline" else "")
        if way == "offline":
            stack.pop_all().close()
        with again() as context:
            return marks(context, host.address, way)


def possible(engine: str, way: str, folder: Path) -> bool:
    """Whether a browser can open this build in this way, and be measured."""
    if way == "file":
        return (folder / single.FILE).exists()
    if way == "offline":
        return engine == "chromium" and (folder / "sw.js").exists()
    return way not in SLOWED or engine == "chromium"


def table(found: dict[tuple[str, str, str], list[dict[str, float]]]) -> str:
    """Markdown: medians and ranges in seconds."""
    lines = [f"| | | {' | '.join(MARKS.values())} |", f"| --- | --- |{' ---: |' * len(MARKS)}"]
    for (engine, way, build), runs in found.items():
        cells = []
        for mark in MARKS:
            times = sorted(one[mark] / 1000 for one in runs)
            cells.append(f"{statistics.median(times):.2f} s ({times[0]:.2f}-{times[-1]:.2f})")
        lines.append(f"| {engine}, {WAYS[way]} | {build} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    """Measure in turns, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=7, help="starts of each (default 7)")
    parser.add_argument("--ways", default=",".join(WAYS), help="of " + ", ".join(WAYS))
    parser.add_argument("--engines", default=",".join(ENGINES))
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="another built site")
    parser.add_argument("--after", type=Path, metavar="FOLDER", help="a built site (default: ours)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all marks there, too")
    options = parser.parse_args()
    builds = {"before": options.before.resolve()} if options.before else {}
    ours = options.after or site.build(CACHE / "single", one_file=True)
    builds["after"] = ours.resolve()
    known = [name for name in options.engines.split(",") if name != "firefox"]
    if "firefox" in options.engines and browser.installed_firefox():
        known.append("firefox")
    kinds = [
        (engine, way, build)
        for engine in known
        for way in options.ways.split(",")
        for build, folder in builds.items()
        if possible(engine, way, folder)
    ]
    found: dict[tuple[str, str, str], list[dict[str, float]]] = {kind: [] for kind in kinds}
    before = load()
    with sync_playwright() as playwright:
        for run in range(options.runs):
            for engine, way, build in kinds if run % 2 == 0 else kinds[::-1]:
                print(run + 1, engine, way, build, file=sys.stderr, flush=True)
                one = start(playwright, engine, way, builds[build])
                found[engine, way, build].append(one)
    print(f"{surroundings()}; load {before} before, {load()} after; n = {options.runs}\n")
    print(table(found))
    if options.json:
        rows = [{"kind": kind, "runs": runs} for kind, runs in found.items()]
        options.json.write_text(json.dumps(rows, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
