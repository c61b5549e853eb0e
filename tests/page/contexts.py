"""What each page of a test is given before its own scripts run."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext

from tests.page import firefox
from tests.page.waiting import PATIENCE

ENGINES = Path(__file__).with_name("engines.js").read_text("utf-8")  #: seeds(), take(), hold()

#: One core: no worker joins in what another does (test_pool.py has two)
ALONE = """Object.defineProperty(navigator, "hardwareConcurrency",
  { value: 1, configurable: true });"""


def prepared(context: BrowserContext) -> BrowserContext:
    """With the same seeds in every run, one core, and patience."""
    if context.browser and context.browser.browser_type.name == "firefox":
        context.add_init_script(f"({firefox.FILLED})();")
    context.add_init_script(f"(() => {{ {ENGINES} seeds(); }})();")
    context.add_init_script(ALONE)
    context.set_default_timeout(PATIENCE)
    return context
