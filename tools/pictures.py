"""Makes the pictures of the README and the guide with the page itself: `python3 -m tools.pictures`.

Each shows a view of the page that dist/ holds, as a visitor sees it, in few colours.
"""

from __future__ import annotations

import io
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

from tools import browser, serve, site
from tools.steps import BuildError, say

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FOLDER = Path(__file__).parents[1] / "docs" / "images"
WIDTH, HEIGHT = 1120, 640
COLOURS = 48
MOST = 70_000  #: bytes of a picture

WORDS = """volcano - a mountain that can erupt
island - land with water all around
river - it runs to the sea
desert - a dry place
glacier - a river of ice
forest - many trees
canyon - a deep valley
ocean - the largest water
valley - between two hills
meadow - a field of grass
lagoon - a calm bay
prairie - wide grassland
tundra - frozen plain
reef - coral grows here
delta - where a river ends
swamp - wet ground
cliff - a steep rock
plateau - a flat height"""
THEME = """CROSSCURRENTS
STANDINGORDER
ELECTRICCHAIR"""
HEBREW = """שלום - ברכה
מים - שותים אותם
לימון - פרי חמוץ
מלון - ישנים בו בחופש
שמש - זורחת ביום
ילד - קטן ממבוגר
דלת - נכנסים דרכה
תלמיד - לומד בכיתה
שולחן - יושבים סביבו
חלון - רואים דרכו החוצה
מורה - מלמדת בכיתה
תפוח - פרי עגול"""


def _ready(page: Page) -> None:
    page.wait_for_selector('html[data-state="idle"]', timeout=180_000)
    page.evaluate("document.fonts.ready.then(() => document.activeElement.blur())")
    page.wait_for_timeout(1_000)  # until the paper is set and all is drawn


def _visit(chromium: Browser, address: str, language: str) -> Page:
    context = chromium.new_context(
        viewport={"width": WIDTH, "height": HEIGHT},
        locale=language,
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    page.goto(f"{address}#words")
    _ready(page)
    return page


def _make(page: Page, words: str) -> None:
    page.locator("#own-text").fill(words)
    page.wait_for_selector("#own-lines li")
    _ready(page)


def _keep(page: Page, name: str) -> None:
    from PIL import Image

    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    data = io.BytesIO()
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(data, "PNG", optimize=True)
    if data.tell() > MOST:
        raise BuildError(f"{name}.png has {data.tell():,} bytes, more than {MOST:,}.")
    (FOLDER / f"{name}.png").write_bytes(data.getvalue())
    say(f"{name}.png: {data.tell():,} bytes")


def make(chromium: Browser, address: str) -> None:
    """All pictures, from the site at an address."""
    page = _visit(chromium, address, "en")
    _make(page, WORDS)
    _keep(page, "words")
    page.locator("#own-make").click()
    page.wait_for_selector('html[data-view="workshop"]')
    _ready(page)
    _keep(page, "puzzle")
    page.locator("#step-print").click()
    page.locator("#title").fill("Our landscapes")
    _ready(page)
    _keep(page, "print")
    page.context.close()
    page = _visit(chromium, address, "he")
    _make(page, HEBREW)
    page.locator("#own-make").click()
    page.wait_for_selector('html[data-view="workshop"]')
    _ready(page)
    page.locator("#play-open").click()
    page.locator("#play-reveal").click()
    page.get_by_role("menuitem").nth(1).click()  # the word
    page.locator("#play-banner .message > button").last.click()
    _ready(page)
    _keep(page, "play")
    page.context.close()


def construct(chromium: Browser, address: str) -> None:
    """The pictures of docs/constructing.md."""
    page = _visit(chromium, address, "en")
    page.locator("#step-puzzle").click()
    _ready(page)
    page.locator("#kind").click()
    page.get_by_role("menuitemradio", name="Filled crossword").click()
    _ready(page)
    page.locator("#options").click()
    dialog = page.locator("#options-dialog")
    dialog.get_by_role("button", name="Newspaper, 15 × 15").click()
    dialog.get_by_label("A pattern you choose").check()
    dialog.get_by_role("button", name="Choose a pattern…").click()
    page.wait_for_selector("#gallery-list button")
    _keep(page, "constructing-patterns")
    page.keyboard.press("Escape")
    dialog.get_by_label("A pattern", exact=True).check()
    dialog.get_by_label("Theme answers", exact=True).fill(THEME)
    _keep(page, "constructing-theme")
    dialog.get_by_role("button", name="New grid").click()
    _ready(page)
    page.locator("#bench > summary").click()
    for part in ("fills", "clues"):
        page.locator(f"[data-part={part}] > summary").click()
        if part == "fills":
            page.get_by_role("button", name="Show me several").click()
        _ready(page)
        _keep(page, f"constructing-{part}")
        page.locator(f"[data-part={part}] > summary").click()
    page.context.close()


def main() -> int:
    from playwright.sync_api import sync_playwright

    with serve.server(site.build(), 0) as running, sync_playwright() as playwright:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        chromium = playwright.chromium.launch(executable_path=browser.installed())
        try:
            address = f"http://127.0.0.1:{running.server_address[1]}/"
            make(chromium, address)
            construct(chromium, address)
        finally:
            chromium.close()
            running.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(main())
