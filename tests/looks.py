"""What every view of the built page has to pass, whatever it shows."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def check(page: Page, where: str, fits: str = "html") -> None:
    """axe finds nothing, and what `fits` selects is no wider than its room; `where` names it."""
    found = Axe().run(page).response["violations"]
    assert not found, [(where, v["id"], v["nodes"][0]["html"]) for v in found]
    assert page.locator(fits).evaluate("e => e.scrollWidth <= e.clientWidth"), where
