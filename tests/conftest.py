"""What the tests of the built site share: the site itself, a server for it, and a browser."""

from __future__ import annotations

import json
import os
import shutil
import threading
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, BrowserContext, Playwright, expect

from tests.page import firefox
from tests.page.contexts import ENGINES, prepared
from tests.page.waiting import PATIENCE
from tests.word_lists import LISTS
from tools import browser, node, serve, site, starters

UNDER = "/someone/crosscore/"  # a path such as GitHub gives a project's pages

# A slow machine is no fault of what is tested. The same examples in every run: what a check
# of a change says must not be a matter of luck. New examples: CROSSCORE_EXPLORE=1.
settings.register_profile("same", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile("explore" if os.environ.get("CROSSCORE_EXPLORE") else "same")

os.environ["LC_ALL"] = "C.UTF-8"  # messages are tested in English

expect.set_options(timeout=PATIENCE)


#: All that a page may have kept on the device
FORGET = """async () => {
  localStorage.clear();
  for (const { name } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = resolve;
      request.onerror = request.onblocked = reject;
    });
  for (const name of await caches.keys()) await caches.delete(name);
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
}"""

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


@pytest.hookimpl(wrapper=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Generator[None, None, None]:
    """Tests with the mark `everywhere` run in Chromium and in Firefox, the others in Chromium.

    `--browser firefox` runs every test in Firefox, `--browser chromium` none.
    """
    option = metafunc.config.option
    given = option.browser
    if not given and any(metafunc.definition.iter_markers("everywhere")):
        option.browser = ["chromium", "firefox"]
    try:
        yield
    finally:
        option.browser = given


#: fixture -> the mark of tests that ask for it
SEEN = {"playwright": "browser", "node_command": "node", "one_file": "rebuilds"}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What a test asks for says whether it needs a browser or Node.js, or builds the site."""
    for item in items:
        asked = getattr(item, "fixturenames", ())
        for fixture, mark in SEEN.items():
            if fixture in asked:
                item.add_marker(mark)


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
def steady(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site with lists that stay as they are, so that tests draw the same words of them.

    See `LISTS`; those that are not there are as built.
    """
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(dist, folder, copy_function=os.symlink, dirs_exist_ok=True)
    index = folder / "dictionaries" / "index.json"
    rows = json.loads(index.read_text("utf-8"))
    for row in rows:
        kept = LISTS / row["file"]
        if kept.exists():
            data = kept.read_bytes()
            row |= {"words": len(json.loads(data)), "bytes": len(data)}
            index.with_name(kept.name).unlink()
            index.with_name(kept.name).write_bytes(data)
    index.unlink()
    index.write_text(json.dumps(rows), "utf-8")
    for code, row in starters.languages(rows).items():
        for place in (folder / "starters").glob(f"{code}-*.json"):
            puzzle = json.loads(place.read_text("utf-8")) | {"words": row["words"]}
            place.unlink()
            place.write_text(json.dumps(puzzle), "utf-8")
    return folder


@pytest.fixture(scope="session")
def address(dist: Path, steady: Path) -> Iterator[str]:
    """URL of the built site on a plain file server, below a path; beside it its single modules."""
    with serve.server(steady, 0, UNDER, spare=site.unbundled(dist)) as running:
        thread = threading.Thread(target=running.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{running.server_address[1]}{UNDER}"
        running.shutdown()
        thread.join()


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any],
    browser_name: str,
    request: pytest.FixtureRequest,
) -> dict[str, Any]:
    """Start the machine's own Chromium, or, without one, Playwright's; or the machine's Firefox."""
    if browser_name == "firefox":
        return {**browser_type_launch_args, **request.getfixturevalue("firefox_launch_args")}
    path = browser.installed()
    named = {"executable_path": path} if path else {}
    return {**browser_type_launch_args, **named, "args": list(BROWSER_FLAGS)}


@pytest.fixture(scope="session")
def firefox_launch_args(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """For `playwright.firefox.launch`; a machine without Firefox skips what needs one."""
    path = browser.installed_firefox()
    if not path:
        pytest.skip(browser.FIREFOX_ADVICE)
    return firefox.launch_options(path, tmp_path_factory.mktemp("firefox"))


@pytest.fixture(scope="session", name="firefox")
def a_firefox(playwright: Playwright, firefox_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A Firefox for tests that are about Firefox; the others have the mark `everywhere`."""
    started = playwright.firefox.launch(**firefox_launch_args)
    yield started
    started.close()


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Nothing is kept for use offline in the background, but where a test is about that."""
    return {**browser_context_args, "service_workers": "block"}


@pytest.fixture(scope="session")
def kept(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A browser context whose pages share engines that stay: see engines.js."""
    made = browser.new_context(service_workers="block")
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


@pytest.fixture
def context(
    request: pytest.FixtureRequest,
    new_context: Callable[[], BrowserContext],
    address: str,
    browser_name: str,
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
    if browser_name == "chromium":
        shared.new_cdp_session(keeper).send(
            "Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"}
        )
    else:
        keeper.evaluate(FORGET)
