"""Word lists of 86,000 words: read a slice at a time, shown, stopped, made puzzles of."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from crosscore import dictionary
from crosscore.service import Service
from tests.waiting import until

WORDS = 86_000
LETTERS = "ABCDEFGHIJKLMNOPQRST"
BANGLA = "কখগঘচছজটঠডতথদধনপফবভম"  # as many as LETTERS, a cell each
LONG = 90_000  # milliseconds to wait for what takes a second on a quiet machine


@functools.cache
def made(letters: str = LETTERS) -> bytes:
    """A dictionary of so many made-up words of four to seven letters, no two alike."""
    words = {}
    for number in range(WORDS):
        word, left = letters[number % 20], number // 20
        for step in range(3 + number % 4):
            word += letters[(left + 7 * step) % 20]
            left //= 20
        words[word + letters[number % 19]] = f"The word with the number {number}"
    text = json.dumps(words, ensure_ascii=False, indent=0)
    return text.encode()


def loaded(service: Service, data: bytes, slices: float) -> tuple[list[Any], dict[str, Any]]:
    """All that a load tells, worked on in slices of so many milliseconds, and how it ends."""
    message = {"v": 1, "id": 1, "type": "dictionary.load", "name": "large.json"}
    assert json.loads(service.handle(json.dumps(message), data))["type"] == "accepted"
    told: list[Any] = []
    while service.busy:
        told += json.loads(service.step(slices))
    return told[:-1], told[-1]


class Clock:
    """A clock that each look moves on by a millisecond."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


@pytest.mark.parametrize("letters", [LETTERS, BANGLA])
def test_reading_tells_how_far_it_is(letters: str) -> None:
    service = Service(Clock())
    told, end = loaded(service, made(letters), 30)
    words = end["dictionary"]["words"]
    assert words == end["dictionary"]["entries"] == len(json.loads(made(letters))) > WORDS * 0.99
    parts = [note["done"] / note["total"] for note in told]
    assert parts == sorted(parts)
    assert parts[0] < 0.2
    assert 0.5 < parts[-1] <= 1
    assert {note["total"] for note in told} == {words}


def test_a_puzzle_of_it_is_the_same_whatever_the_slices() -> None:
    documents = []
    for slices in (1, 10_000):
        service = Service(Clock())
        end = loaded(service, made(), slices)[1]
        asked = {"dictionary": end["dictionary"]["id"], "seed": 5, "options": {"count": 50}}
        message = {"v": 1, "id": 2, "type": "puzzle.new", "kind": "freeform", "nodes": 500}
        service.handle(json.dumps(message | asked))
        while service.busy:
            last = json.loads(service.step(slices))[-1:]
        documents.append(last[0]["document"])
        assert last[0]["view"]["counts"]["placed"] == 50
    assert documents[0] == documents[1]


def test_a_load_that_is_stopped_leaves_nothing() -> None:
    service = Service(Clock())
    message = {"v": 1, "id": 1, "type": "dictionary.load", "name": "large.json"}
    job = json.loads(service.handle(json.dumps(message), made()))["job"]
    for _ in range(3):
        service.step(30)
    assert service.busy
    service.handle(json.dumps({"v": 1, "id": 2, "type": "job.cancel", "job": job}))
    (end,) = json.loads(service.step(30))
    assert (end["type"], end["outcome"], service.busy) == ("end", "stopped", False)
    assert "dictionary" not in end


def test_every_file_is_read_in_slices() -> None:
    pairs = list(json.loads(made()).items())[:20_000]
    files = {
        "w.json": json.dumps([{"word": w, "clue": c} for w, c in pairs]).encode(),
        "w.csv": "".join(f'{w},"{c}, so"\n' for w, c in pairs).encode(),
        "w.tsv": "".join(f"{w}\t{c}\n" for w, c in pairs).encode(),
        "w.txt": "".join(f"{w}: {c}\n" for w, c in pairs).encode(),
    }
    for name, data in files.items():
        found = []
        steps = dictionary.read(data, name=name)
        done = [step.done / step.total for step in _drained(steps, found)]
        assert done == sorted(done), name
        assert max(b - a for a, b in pairwise(done)) < 0.02, name
        assert len(found[0].words) == len(pairs), name


def test_a_file_far_too_long_to_edit_is_refused_before_it_is_read() -> None:
    line = b'"an unclosed quote, and so on\n'
    files = {"w.csv": line * 200_001, "w.json": b'{"A": "B",' + b'"C":"D",' * 200_001}
    for name, data in files.items():
        message = {"v": 1, "id": 1, "type": "words.parse", "name": name}
        answer = json.loads(Service().handle(json.dumps(message), data))
        assert (answer["type"], answer["code"]) == ("error", "too-many-rows"), name


def _drained(steps: Any, found: list[Any]) -> Iterator[Any]:
    found.append((yield from steps))


# -- the page -----------------------------------------------------------------------------


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
    expect(page.locator("#dictionary-name")).to_have_text("large.json")
    expect(page.locator("#dictionary-count")).to_contain_text(",", timeout=LONG)
    idle(page)
    words = len(json.loads(made()))
    expect(page.locator("#dictionary-count")).to_have_text(re.compile(f"{words:,} words"))
    assert any(re.match("Reading: .* of ", text) for text in page.evaluate("window.seen"))
