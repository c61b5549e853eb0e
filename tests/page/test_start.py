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
    held: list[Route] = []
    # Python cannot start before it is let go
    page.route("**/py/pyodide.asm.bin", lambda route: held.append(route))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
    page.goto(address)
    usable = "() => performance.getEntriesByName('usable')[0]?.startTime"
    assert until(page, usable) > 0
    expect(page.locator("#boot-steps [data-step=runtime]")).to_be_visible()
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
    assert held
    held.pop().continue_()
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


@pytest.mark.parametrize(
    ("read_in", "language"),
    [
        pytest.param(read_in, language, marks=pytest.mark.browser_context_args(locale=locale))
        for locale, read_in, language in (
            ("pt-BR", "pt", "portuguese"),
            ("it-IT", "en", "italian"),
            ("ja-JP", "en", "japanese"),
            ("nl-NL", "en", "english"),
        )
    ],
)
def test_a_first_visit_begins_with_words_of_the_browsers_language(
    page: Page, address: str, read_in: str, language: str
) -> None:
    """Whether or not the page can be read in it; what somebody has chosen comes first."""
    with page.expect_request(f"{address}dictionaries/{language}.json"):
        page.goto(address)
    expect(page.locator("html")).to_have_attribute("lang", read_in)
    page.evaluate("localStorage['crosscore.language'] = '\"de\"'")
    with page.expect_request(f"{address}dictionaries/german.json"):
        page.reload()


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
