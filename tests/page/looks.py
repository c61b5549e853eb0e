"""What every view of the built page has to pass, whatever it shows."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.page.waiting import drawn

#: All that is right is not listed node by node: that takes three times as long as looking at it
VIOLATIONS = {"resultTypes": ["violations"]}

#: Resolves once nothing moves any more: colours on their way have contrasts that nobody reads
STILL = """() => Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity)
  .map(({ finished }) => finished))"""


def check(page: Page, where: str, fits: str = "html") -> None:
    """axe finds nothing, and what `fits` selects is no wider than its room; `where` names it."""
    drawn(page)
    page.evaluate(STILL)
    found = Axe().run(page, options=VIOLATIONS).response["violations"]
    assert not found, [(where, v["id"], v["nodes"][0]["html"]) for v in found]
    assert page.locator(fits).evaluate("e => e.scrollWidth <= e.clientWidth"), where
