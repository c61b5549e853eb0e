"""The built site on servers as people have them: below any path, with few types known."""

from __future__ import annotations

import functools
import http.server
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserType, expect

from tests.page.objects import Workshop
from tests.page.waiting import PATIENCE

PATH = "sub/path with blank/crosscore"
#: The endings that servers of ten years ago know; all else has no type
OLD_TYPES = {
    "html": "text/html", "css": "text/css", "js": "application/javascript", "txt": "text/plain",
    "json": "application/json", "png": "image/png", "svg": "image/svg+xml",
    "zip": "application/zip", "woff2": "font/woff2",
}  # fmt: skip


@contextmanager
def stock(folder: Path) -> Iterator[str]:
    """Python's own server, as everybody can start it: `python3 -m http.server`."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    with subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as running:
        assert running.stdout
        found = re.search(r"port (\d+)", running.stdout.readline())
        assert found
        yield f"http://127.0.0.1:{found[1]}/"
        running.terminate()


class Old(http.server.SimpleHTTPRequestHandler):
    """Knows few types, and forbids to guess others."""

    def guess_type(self, path: object) -> str:
        return OLD_TYPES.get(Path(str(path)).suffix[1:], "application/octet-stream")

    def end_headers(self) -> None:
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet."""


@contextmanager
def old(folder: Path) -> Iterator[str]:
    """A server that knows few types."""
    handler = functools.partial(Old, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as running:
        thread = threading.Thread(target=running.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{running.server_address[1]}/"
        running.shutdown()
        thread.join()


def first_job(browser: Browser, address: str, *, secure: bool = True) -> None:
    """Open the page, have a crossword, another one, and its file."""
    context = browser.new_context(locale="en")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    shop = Workshop(page, address)
    shop.open()
    assert page.evaluate("isSecureContext") is secure
    expect(page.locator("#kept")).to_have_attribute("data-kept", "yes")
    first = shop.puzzle()
    assert len(first.entries) == 50
    shop.anew("New words")
    assert shop.puzzle() != first
    shop.address = address.removesuffix("index.html")
    shop.was_quiet()
    context.close()


def test_a_stock_server_below_a_path_with_a_blank(
    browser: Browser, dist: Path, tmp_path: Path
) -> None:
    shutil.copytree(dist, tmp_path / PATH)
    with stock(tmp_path) as address:
        first_job(browser, f"{address}{quote(PATH)}/")


def test_a_server_that_knows_few_types_and_the_page_by_its_file(
    browser: Browser, dist: Path
) -> None:
    with old(dist) as address:
        first_job(browser, f"{address}index.html")


def test_a_school_server_without_https(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], dist: Path
) -> None:
    """Browsers give less to such pages; a crossword is made and kept all the same."""
    if browser_type.name != "chromium":
        pytest.skip("only Chromium takes names of hosts as a flag")
    flags = [*browser_type_launch_args["args"], "--host-resolver-rules=MAP school.test 127.0.0.1"]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": flags})
    with old(dist) as address:
        first_job(browser, address.replace("127.0.0.1", "school.test"), secure=False)
    browser.close()


def test_what_must_have_a_type_has_one_that_is_known_everywhere(dist: Path) -> None:
    """Browsers refuse pages, style sheets and modules of a wrong type; all else may have any."""
    names = {path.name for path in dist.rglob("*") if path.is_file()}
    endings = {name.rsplit(".", 1)[-1] for name in names}
    assert endings - OLD_TYPES.keys() <= {
        "ftl",
        "whl",
        "wasm",
        "bin",
        "webmanifest",
        "nojekyll",
        "map",
    }
