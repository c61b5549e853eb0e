"""Waiting for what is seen, never for a time: a slow machine is no fault of what is tested."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

#: Milliseconds that a page may take for what a test waits for: on a quiet machine all is there in a
#: tenth of a second
PATIENCE = 60_000


def until(page: Page, holds: str, given: Any = None) -> Any:
    """Wait until a JavaScript function of `given`, async or not, returns something true; that.

    Unlike Playwright's own wait_for_function, it needs no eval(), which the page's policy forbids.
    """
    return page.evaluate(
        f"""async ([given, patience]) => {{
          const holds = {holds};
          for (const end = performance.now() + patience; ; ) {{
            const found = await holds(given);
            if (found) return found;
            if (performance.now() > end) throw new Error("It never came: " + holds);
            await new Promise((next) => setTimeout(next, 50));
          }}
        }}""",
        [given, PATIENCE],
    )


def drawn(page: Page) -> None:
    """Wait until all that was done so far has been drawn."""
    page.evaluate(
        """() => new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
        })"""
    )


def said(page: Page) -> None:
    """Wait until what was done so far is read out: the page says it 50 ms later."""
    page.evaluate("() => new Promise((done) => setTimeout(done, 60))")  # its timers keep order
