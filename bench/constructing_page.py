#!/usr/bin/env python3
"""Measure how soon the page shows what somebody types into a grid, and the candidates, in Chromium.

    python3 bench/constructing_page.py [--site dist] [--sizes 21,25]

A grid with a pattern and the scored English list of the site with made-up words up to 130,000.
Milliseconds from the key's own time to the end of the frame in which its letter was painted, and
from the cursor's move to the list of candidates. See bench/README.md.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench.constructing import listed  # noqa: E402
from bench.host import hosted  # noqa: E402
from bench.machine import load, surroundings  # noqa: E402
from crosscore.formats import ipuz  # noqa: E402
from crosscore.kinds.filled import KIND as filled  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Page

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE = 120_000
LETTERS = "JQZXVKWYBGFP"  # each is painted for the first time when it is typed

#: Note when a letter is painted first, at the end of that frame, and when lists of candidates come
WATCH = """() => {
  window.keys = {}; window.painted = {}; window.lists = [];
  addEventListener("keydown", (e) => (window.keys[e.key.toUpperCase()] = e.timeStamp), true);
  const draw = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
    if (window.keys[text] && !window.painted[text]) {
      window.painted[text] = -1;
      const channel = new MessageChannel();
      channel.port1.onmessage = () => (window.painted[text] = performance.now());
      channel.port2.postMessage(0);
    }
    return draw.call(this, text, ...rest);
  };
  new MutationObserver(() => window.lists.push(performance.now()))
    .observe(document.getElementById("candidates-list"), { childList: true });
}"""


def typed(page: Page) -> list[float]:
    """How long each letter took."""
    times = []
    for letter in LETTERS:
        page.keyboard.press(letter.lower())
        page.wait_for_function("(key) => window.painted[key] > 0", arg=letter, timeout=PATIENCE)
        times.append(page.evaluate("(key) => window.painted[key] - window.keys[key]", letter))
        page.wait_for_timeout(700)  # candidates and the rest come in between
    return times


def listing(page: Page) -> list[float]:
    """How long the candidates of the next slot take, without the pause before they are asked."""
    times = []
    for _ in range(8):
        page.evaluate("() => (window.lists.length = 0)")
        begun = page.evaluate("performance.now()")
        page.keyboard.press("Tab")
        page.wait_for_function("() => window.lists.length > 0", timeout=PATIENCE)
        times.append(page.evaluate("window.lists[0]") - begun)
        page.wait_for_timeout(400)
    return times


def measured(options: Any, folder: Path) -> list[tuple[str, list[float]]]:
    """What is measured of each size."""
    from playwright.sync_api import sync_playwright

    chromium = options.chromium or next(filter(None, map(shutil.which, NAMES)), None)
    (folder / "large.txt").write_text(listed(), encoding="utf-8")
    found: list[tuple[str, list[float]]] = []
    with hosted(options.site, "/some/project/") as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(host.address)
        idle = page.locator("html[data-state=idle]")
        idle.wait_for()
        page.locator("#file-json").set_input_files(folder / "large.txt")
        page.locator("#dictionary-name", has_text="large").wait_for()
        idle.wait_for()
        for size in options.sizes:
            made = {"size": f"{size}x{size}", "blocks": "pattern", "black": "many"}
            puzzle = filled.new_drawing(made, language="en", seed=size)
            place = folder / f"grid-{size}.ipuz"
            place.write_text(ipuz.dumps(ipuz.to_document(puzzle)), encoding="utf-8")
            page.locator("#file-ipuz").set_input_files(place)
            page.locator("#drawing").wait_for()
            page.wait_for_timeout(1500)
            idle.wait_for()
            page.evaluate(WATCH)
            page.locator("#grid").focus()
            page.locator("#candidates-list li").first.wait_for()
            found.append((f"{size} x {size}: candidates", listing(page)))
            page.keyboard.press("Home")
            found.append((f"{size} x {size}: key to paint", typed(page)))
            if options.bench:
                page.locator("#bench > summary").click()
        browser.close()
    return found


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--site", type=Path, default=ROOT / "dist", metavar="FOLDER", help="a built site (dist)")
    add("--sizes", default=[15, 21, 25], type=lambda text: [int(n) for n in text.split(",")])
    add("--bench", action="store_true", help="open the constructor's bench after the first")
    add("--chromium", metavar="FILE", help="the browser (default: the installed one)")
    options = parser.parse_args(arguments)
    before = load()
    with tempfile.TemporaryDirectory() as folder:
        found = measured(options, Path(folder))
    print(f"{surroundings()}; load {before} before, {load()} after.\n")
    print("| what | median | longest |\n| --- | ---: | ---: |")
    for name, times in found:
        print(f"| {name} | {median(times):.0f} | {max(times):.0f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
