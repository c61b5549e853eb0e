"""Word lists of 86,000 words on the page: shown, stopped, kept for the next visit."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from crosscore.kinds.filled import KIND as FILLED
from tests.large import WORDS, made
from tests.page.objects import KindDesk
from tests.page.waiting import until

LONG = 90_000  # milliseconds to wait for what takes a second on a quiet machine


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The dictionary as a file on the disk."""
    place = tmp_path / "large.json"
    place.write_bytes(made())
    return place


def serve_large(page: Page) -> None:
    """Let the site have a large list of made-up words in the place of its own."""
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
    expect(page.locator("#kept")).to_have_attribute("data-kept", "yes")
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


def test_a_preset_brings_the_list_that_it_needs(page: Page, address: str, dist: Path) -> None:
    large = (dist / "dictionaries" / "large" / "english.txt").read_text("utf-8").splitlines()
    short = "\n".join(line for line in large if len(line.split(";")[0]) <= 5)  # all that it needs
    desk = KindDesk(page, address)
    desk.open()
    small = {"size": "5x5", "blocks": "few", "symmetry": "none", "black": "many", "seconds": 1}
    desk.fill(FILLED.id, **small)
    name = page.locator("#dictionary-name")
    before = page.locator("#counts [data-count=seed]").inner_text()
    dialog = page.get_by_role("dialog")

    def ask() -> None:
        page.locator("#options").click()
        dialog.locator("[data-preset=mini]").click()
        dialog.get_by_label("Long clues").fill("61")  # the list comes all the same
        expect(dialog.locator("#options-preset-help")).to_contain_text(
            re.compile(
                r"Brings in the list English, large, without clues: 1\d\d,\d+ words, 1\.\d MB"
            )
        )
        dialog.locator("button.primary[value=new]").click()
        expect(dialog).to_be_hidden()

    # without a network all stays as it was
    page.route("**/dictionaries/large/english.txt", lambda route: route.abort())
    ask()
    told = page.locator(".message")
    expect(told).to_contain_text("English, large, without clues wasn’t opened.")
    expect(told).to_contain_text("Check your connection and try again.")
    expect(name).to_have_text("English")
    assert page.locator("#counts [data-count=seed]").inner_text() == before
    assert "many" in page.evaluate("localStorage['crosscore.options.filled']")

    page.unroute("**/dictionaries/large/english.txt")
    page.route(
        "**/dictionaries/large/english.txt",
        lambda route: route.fulfill(body=short, content_type="text/plain"),
    )
    ask()
    expect(name).to_have_text("English, large, without clues")
    expect(page.locator("#counts [data-count=seed]")).not_to_have_text(before, timeout=LONG)
    idle(page)
    scores = dict(line.split(";") for line in large)
    words = desk.words()
    assert len(set(words)) == len(words) > 6
    assert set(words) <= scores.keys()
    page.locator("#options").click()
    expect(dialog.locator("#options-preset-help")).to_have_text(re.compile("options.$"))
    assert [fault for fault in desk.faults if "ERR_FAILED" not in fault] == []
