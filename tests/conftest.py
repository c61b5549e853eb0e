"""What the tests of the built site share: the site itself, a server for it, and a browser."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, BrowserContext, expect

from tests.waiting import PATIENCE
from tools import browser, node, serve, site

UNDER = "/someone/crosscore/"  # a path such as GitHub gives a project's pages

# A slow machine is no fault of what is tested. The same examples in every run: what a check
# of a change says must not be a matter of luck. New examples: CROSSCORE_EXPLORE=1.
settings.register_profile("same", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile("explore" if os.environ.get("CROSSCORE_EXPLORE") else "same")

expect.set_options(timeout=PATIENCE)

ENGINES = (Path(__file__).parent / "engines.js").read_text("utf-8")  #: seeds(), take(), hold()

#: What a Chromium needs to start as root in a container, and to keep from calling home
BROWSER_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site; built now if it is not up to date."""
    return site.build()


@pytest.fixture(scope="session")
def node_command() -> list[str]:
    """The command that starts Node.js."""
    command, _ = node.find()
    return command


@pytest.fixture(scope="session")
def address(dist: Path) -> Iterator[str]:
    """URL of the built site on a plain file server, below a path."""
    with serve.server(dist, 0, UNDER) as running:
        thread = threading.Thread(target=running.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{running.server_address[1]}{UNDER}"
        running.shutdown()
        thread.join()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the machine's own Chromium; without one, Playwright's, if that is there."""
    path = browser.installed()
    named = {"executable_path": path} if path else {}
    return {**browser_type_launch_args, **named, "args": list(BROWSER_FLAGS)}


@pytest.fixture(scope="session")
def kept(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A browser context whose pages share engines that stay: see engines.js."""
    made = browser.new_context()
    made.new_page().goto(f"{address}build.json")  # a page of the site that starts nothing
    made.pages[0].evaluate(
        f"""async (address) => {{
          {ENGINES}
          const {{ startWorker }} = await import(`${{address}}boot.js`);
          hold(startWorker);
        }}""",
        address,
    )
    made.add_init_script(f"(() => {{ {ENGINES} take(); }})();")
    yield prepared(made)
    made.close()


def prepared(context: BrowserContext) -> BrowserContext:
    """With the same seeds in every run, and patience."""
    context.add_init_script(f"(() => {{ {ENGINES} seeds(); }})();")
    context.set_default_timeout(PATIENCE)
    return context


@pytest.fixture
def context(
    request: pytest.FixtureRequest, new_context: Callable[[], BrowserContext], address: str
) -> Iterator[BrowserContext]:
    """Where a test has its pages: nothing is kept from another test, but for the engine.

    With the mark `cold`, or with `browser_context_args`, nothing at all is shared, and the page
    starts its engine and limits its searches by time as it does for its users.
    """
    if any(request.node.get_closest_marker(name) for name in ("cold", "browser_context_args")):
        yield prepared(new_context())
        return
    shared: BrowserContext = request.getfixturevalue("kept")
    yield shared
    keeper, *pages = shared.pages
    for page in pages:
        page.close()
    keeper.evaluate("closeAll()")
    shared.clear_permissions()
    shared.new_cdp_session(keeper).send(
        "Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"}
    )
