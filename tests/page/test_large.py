"""Word lists of 86,000 words on the page: shown, stopped, kept for the next visit."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.large import WORDS, made
from tests.page.waiting import until

LONG = 90_000  # milliseconds to wait for what takes a second on a quiet machine


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The dictionary as a file on the disk."""
    place = tmp_path / "large.json"
    place.write_bytes(made())
    return place


def serve_large(page: Page) -> None:
    """Let the site have a large dictionary, as a build with --wordnet makes one."""
    row = {"file": "english-wordnet.json", "words": WORDS, "bytes": len(made()), "large": True}

    def index(route: Route) -> None:
        rows = route.fetch().json()
        rows = [each for each in rows if not each.get("large")]
        english = next(each for each in rows if each["code"] == "en" and not each["clues"])
        route.fulfill(json=[*rows, english | row])

    page.route("**/dictionaries/index.json", index)
    page.route(
        "**/dictionaries/english-wordnet.json",
        lambda route: route.fulfill(body=made(), content_type="application/json"),
    )


# Looking now and then from outside could miss it: it may take less than a second.
STOP_WHILE_READING = """() => {
  const text = document.getElementById("working-text");
  const watch = new MutationObserver(() => {
    if (!/^Reading: [\\d,\\u2068\\u2069]+ of /.test(text.textContent)) return;
    watch.disconnect();
    window.stopped = text.textContent;
    document.getElementById("stop").click();
  });
  watch.observe(text, { childList: true, characterData: true, subtree: true });
}"""

WATCH = """() => {
  window.seen = [];
  const text = document.getElementById("working-text");
  const look = () => window.seen.push(text.textContent);
  new MutationObserver(look).observe(text, { childList: true, characterData: true, subtree: true });
}"""


def idle(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-state", "idle", timeout=LONG)


def test_a_large_list_of_the_site(page: Page, address: str) -> None:
    serve_large(page)
    page.goto(address)
    idle(page)
    before = page.locator("#dictionary-name").inner_text()
    puzzle = page.locator("#counts [data-count=seed]").inner_text()
    page.evaluate(WATCH)

    # Stopped while it is read, nothing has changed.
    page.locator("#dictionary").click()
    item = page.get_by_role("menuitemradio", name="English, large")
    expect(item).to_contain_text("86,000 words · ")
    page.evaluate(STOP_WHILE_READING)
    item.click()
    until(page, "() => window.stopped")
    idle(page)
    assert page.locator("#dictionary-name").inner_text() == before
    assert page.locator("#counts [data-count=seed]").inner_text() == puzzle
    expect(page.locator(".message")).to_have_count(0)

    # Let be, it brings a puzzle, and is the list of the next visit.
    page.locator("#dictionary").click()
    item.click()
    expect(page.locator("#dictionary-count")).to_contain_text(",", timeout=LONG)
    idle(page)
    expect(page.locator("#dictionary-name")).to_have_text("English, large")
    assert page.locator("#counts [data-count=seed]").inner_text() != puzzle
    seen = "\n".join(page.evaluate("window.seen"))
    assert re.search(r"^Fetching: .*MB of .*MB", seen, re.MULTILINE)
    assert len(set(re.findall(r"^Reading: .* of .*$", seen, re.MULTILINE))) > 2
    page.reload()
    idle(page)
    expect(page.locator("#dictionary-name")).to_have_text("English, large")


def test_a_large_file_of_ones_own(page: Page, address: str, own: Path) -> None:
    page.goto(address)
    idle(page)
    page.evaluate(WATCH)
    page.locator("#file-json").set_input_files(own)
    expect(page.locator("#dictionary-name")).to_have_text("large")
    expect(page.locator("#dictionary-count")).to_contain_text(",", timeout=LONG)
    idle(page)
    words = len(json.loads(made()))
    expect(page.locator("#dictionary-count")).to_have_text(re.compile(f"{words:,} words"))
    assert any(re.match("Reading: .* of ", text) for text in page.evaluate("window.seen"))
