"""The start of the page: what it can do, and what it has asked for, before Python is there."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.waiting import until

pytestmark = pytest.mark.cold


def test_the_page_answers_and_has_its_words_before_the_engine_is_there(
    page: Page, address: str
) -> None:
    engine = held(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
    page.goto(address)
    usable = "() => performance.getEntriesByName('usable')[0]?.startTime"
    assert until(page, usable) > 0
    page.locator("#page-language").click()
    expect(page.locator("[role^=menuitem]").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#about").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    came = (
        "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('english.json'))"
    )
    until(page, f"() => {came}")
    assert page.locator("html").get_attribute("data-state") == "booting"
    assert asked.count("dictionaries/index.json") == asked.count("dictionaries/english.json") == 1
    assert engine
    engine.pop().continue_()
    expect(page.locator("html")).to_have_attribute("data-state", "idle", timeout=60_000)
    expect(page.locator("#counts [data-count=placed]")).to_be_visible()
    assert asked.count("dictionaries/english.json") == 1


def test_a_kept_puzzle_is_there_before_the_engine(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("data-state", "idle", timeout=60_000)
    expect(page.locator("#kept")).to_have_attribute("data-kept", "yes")
    page.route("**/py/pyodide.asm.bin", lambda route: None)
    page.reload()
    expect(page.locator("#list [role=option]").first).to_be_visible()
    assert until(page, "() => performance.getEntriesByName('usable').length") == 1
    assert page.locator("#grid").get_attribute("data-columns")


def held(page: Page) -> list[Route]:
    """Python cannot start before what this holds is let go."""
    found: list[Route] = []
    page.route("**/py/pyodide.asm.bin", lambda route: found.append(route))
    return found


SHIFTS = """new PerformanceObserver((list) => {
  window.shifts = [...(window.shifts ?? []), ...list.getEntries().map(({ value }) => value)];
}).observe({ type: "layout-shift", buffered: true });"""


def test_a_first_visit_has_a_crossword_to_play_and_print_before_the_engine(
    page: Page, address: str
) -> None:
    page.add_init_script(SHIFTS)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
    engine = held(page)
    page.goto(address)
    html = page.locator("html")
    rows = page.locator("#list [role=option]")
    expect(rows.first).to_be_visible()
    words = rows.all_inner_texts()
    expect(page.locator("#grid")).to_have_attribute("data-columns", re.compile(r"\d"))
    expect(page.locator("#counts [data-count=placed]")).to_contain_text(
        f"{len(words)} of {len(words)}"
    )
    assert html.get_attribute("data-state") == "booting"
    (starter,) = [name for name in asked if name.startswith("starters/en-")]
    for name in ("reshuffle", "improve", "options", "kind"):
        expect(page.locator(f"#{name}")).to_be_disabled()
    # it is played,
    page.locator("#play-open").click()
    expect(html).to_have_attribute("data-view", "play")
    expect(page.locator("#play-input")).to_be_focused()
    page.keyboard.type("a")
    expect(page.locator("#play-progress")).to_have_attribute("value", "1")
    # and set for paper
    page.locator("#step-print").click()
    expect(html).to_have_attribute("data-view", "sheet")
    expect(page.locator("#sheet-pages")).to_contain_text("page")
    assert page.evaluate(
        """() => {
          dispatchEvent(new Event("beforeprint"));
          const found = document.querySelectorAll(".sheet-page canvas").length;
          dispatchEvent(new Event("afterprint"));
          return found;
        }"""
    )
    page.locator("#step-puzzle").click()
    expect(html).to_have_attribute("data-view", "workshop")
    assert html.get_attribute("data-state") == "booting"
    # the engine comes, and nothing moves
    page.evaluate("window.shifts = []")
    engine.pop().continue_()
    expect(html).to_have_attribute("data-state", "idle", timeout=60_000)
    expect(page.locator("#reshuffle")).to_be_enabled()
    assert rows.all_inner_texts() == words
    assert page.evaluate("window.shifts") == []
    assert [name for name in asked if name.startswith("starters/")] == [starter]
    # it is a puzzle like any other
    expect(page.locator("#undo")).to_be_disabled()
    seed = page.locator("#counts [data-count=seed]")
    before = seed.inner_text()
    page.get_by_role("button", name="Reshuffle").click()
    expect(seed).not_to_have_text(before)
    expect(html).to_have_attribute("data-state", "idle")
    assert sorted(rows.all_inner_texts()) == sorted(words)
    page.locator("#undo").click()
    expect(seed).to_have_text(before)
    expect(page.locator("#undo")).to_be_disabled()


def test_an_untouched_starter_makes_room_for_new_words(page: Page, address: str) -> None:
    page.goto(address)
    html = page.locator("html")
    expect(html).to_have_attribute("data-state", "idle", timeout=60_000)
    words = page.locator("#list [role=option]").all_inner_texts()
    page.reload()  # it is the same one then, and no other is asked for
    expect(html).to_have_attribute("data-state", "idle", timeout=60_000)
    assert page.locator("#list [role=option]").all_inner_texts() == words
    names = "performance.getEntriesByType('resource').map(({ name }) => name)"
    assert not [name for name in page.evaluate(names) if "/starters/" in name]
    seed = page.locator("#counts [data-count=seed]")
    before = seed.inner_text()
    page.locator("#new-words").click()
    expect(seed).not_to_have_text(before)
    expect(html).to_have_attribute("data-state", "idle")
    assert not set(page.locator("#list [role=option]").all_inner_texts()) & set(words)
    page.locator("#puzzles").click()
    expect(page.locator("#shelf-list > [data-id]")).to_have_count(1)


def test_without_a_starter_the_engine_makes_the_first_puzzle(page: Page, address: str) -> None:
    page.route("**/starters/*", lambda route: route.abort())
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("data-state", "idle", timeout=60_000)
    expect(page.locator("#list [role=option]").first).to_be_visible()


def test_whoever_has_chosen_another_kind_begins_with_that(page: Page, address: str) -> None:
    page.goto(f"{address}NOTICES.txt")
    page.evaluate("localStorage['crosscore.kinds'] = '[\"wordsearch\"]'")
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("data-state", "idle", timeout=60_000)
    expect(page.locator("#kind")).to_have_attribute("data-kind", "wordsearch")


@pytest.mark.parametrize(
    ("read_in", "language", "starter"),
    [
        pytest.param(*row, marks=pytest.mark.browser_context_args(locale=locale))
        for locale, *row in (
            ("pt-BR", "pt", "portuguese", "pt"),
            ("it-IT", "en", "italian", ""),
            ("ja-JP", "en", "japanese", ""),
            ("nl-NL", "en", "english", "en"),
        )
    ],
)
def test_a_first_visit_begins_with_words_of_the_browsers_language(
    page: Page, address: str, read_in: str, language: str, starter: str
) -> None:
    """Whether or not the page can be read in it; there are starters where it can."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
    with page.expect_request(f"{address}dictionaries/{language}.json"):
        page.goto(address)
    expect(page.locator("html")).to_have_attribute("lang", read_in)
    found = [name.split("/")[1][:2] for name in asked if name.startswith("starters/")]
    assert found == ([starter] if starter else [])


@pytest.mark.browser_context_args(locale="pt-BR")
def test_the_language_that_was_chosen_comes_before_the_browsers(page: Page, address: str) -> None:
    page.goto(f"{address}NOTICES.txt")
    page.evaluate("localStorage['crosscore.language'] = '\"de\"'")
    with page.expect_request(re.compile("/starters/de-")):
        page.goto(address)
    expect(page.locator("html")).to_have_attribute("data-state", "idle", timeout=60_000)
    expect(page.locator("#puzzle-name")).to_contain_text("Deutsch")


def answered(script: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(body=script, content_type="text/javascript")


def test_parts_of_two_versions_are_told_and_reloading_is_left_to_the_person(
    page: Page, address: str, dist: Path
) -> None:
    """As a host that puts up a new version, and a browser that still has a part of the old one."""
    number = re.compile(r"parts-[0-9a-f]{12}")
    (ours,) = set(number.findall((dist / "index.html").read_text("utf-8")))
    assert ours != "parts-000000000000"
    told = page.locator("#banner .message")
    for name in ("app.js", "worker.js", "py/manifest.js"):
        text = (dist / name).read_text("utf-8")
        assert set(number.findall(text)) == {ours}, name
        page.route(f"**/{name}", answered(number.sub("parts-aaaaaaaaaaaa", text)))
        page.goto(address)
        page.evaluate("window.loaded = true")
        expect(told).to_contain_text("Reload")
        expect(page.locator("html")).to_have_attribute("data-state", "idle", timeout=60_000)
        assert page.evaluate("window.loaded"), "it reloaded by itself"
        page.unroute(f"**/{name}")
    with page.expect_navigation():
        told.get_by_role("button", name="Reload").click()
    expect(page.locator("html")).to_have_attribute("data-state", "idle", timeout=60_000)
    expect(told).to_have_count(0)
