"""The constructor's bench: folded until it is opened, clues beside the grid, statistics."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from crosscore import alphabet
from crosscore.formats import ipuz, template
from crosscore.kinds.filled import KIND as filled
from tests.page import looks
from tests.page.objects import READY, Workshop, WorkshopDesk, drop


@pytest.fixture
def desk(page: Page, address: str) -> WorkshopDesk:
    shop = WorkshopDesk(page, address)
    page.set_viewport_size({"width": 390, "height": 844})
    shop.open()
    rows = template.parse(b"CAT\nO#_\nWIT", "test", alphabet.get("en"), {})
    puzzle = filled.drawn_from(rows, {}, language="en", letters={}, seed=1)
    drop(shop, "drawn.ipuz", ipuz.dumps(ipuz.to_document(puzzle)).encode())
    expect(page.locator("#drawing")).to_be_visible(timeout=READY)
    shop.settle()
    return shop


def pull_up(shop: Workshop) -> None:
    """The words' panel, which is folded below the grid."""
    shop.page.locator("#side-fold[aria-expanded=false]").click()


def unfold(shop: Workshop, part: str) -> None:
    """Open the bench, and a part of it."""
    pull_up(shop)
    for name in ("Constructor’s bench", part):
        shop.page.locator("summary", has_text=name).click()


def test_clues_are_written_beside_the_grid_and_remembered(desk: WorkshopDesk) -> None:
    page = desk.page
    expect(page.locator("#bench")).not_to_have_attribute("open", "")
    unfold(desk, "Clues")
    expect(page.locator(".clues-line")).to_have_text("4 without a clue")
    expect(page.locator(".clue-slot")).to_have_text(["1CAT(3)", "3WIT(3)", "1COW(3)", "2T?T(3)"])
    page.get_by_label("Clue of 1 Across").fill("A cat (4)")
    remarks = page.locator(".clue-row").first.locator(".clue-remarks li")
    expect(remarks).to_have_count(2, timeout=READY)
    for _ in range(3):
        page.keyboard.press("Enter")
    expect(page.get_by_label("Clue of 2 Down")).to_be_focused()
    page.keyboard.type("Offensive of 1968")
    expect(page.locator(".clues-line")).to_have_text("2 without a clue · 1 note", timeout=READY)
    page.keyboard.press("Escape")  # as it was, and to its slot in the grid
    expect(page.locator("#grid-input")).to_be_focused()
    page.get_by_label("Clue of 2 Down").fill("Offensive of 1968")
    expect(page.locator(".clues-line")).to_have_text("2 without a clue · 1 note", timeout=READY)
    page.locator(".clue-slot", has_text="T?T").click()
    page.keyboard.press("ArrowDown")
    page.keyboard.type("E")
    expect(page.locator(".clue-slot").last).to_have_text("2TET(3)", timeout=READY)
    expect(page.locator(".clue-row").last).to_have_attribute("data-here", "")
    page.keyboard.press("F2")
    expect(page.get_by_label("Clue of 2 Down")).to_be_focused()
    expect(page.get_by_label("Clue of 2 Down")).to_have_value("Offensive of 1968")
    page.keyboard.press("F2")
    expect(page.locator("#grid-input")).to_be_focused()
    assert [word.clue for word in desk.puzzle().words if word.surface == "TET"] == [
        "Offensive of 1968"
    ]
    looks.check(page, "the clues", "#bench")

    page.get_by_role("button", name="Forget remembered clues").click()
    expect(page.locator(".clues-memory")).to_contain_text("remembers: 0")
    field = page.get_by_label("Clue of 1 Across")
    field.fill("It purrs")
    kept = "JSON.parse(localStorage['crosscore.clues'] ?? '[]')"
    expect(page.locator(".clues-memory")).to_contain_text("remembers: 1", timeout=READY)
    assert page.evaluate(kept) == [["en", "CAT", ["It purrs"]]]
    field.fill("Pet")
    page.keyboard.press("Enter")
    assert page.evaluate(kept) == [["en", "CAT", ["Pet"]]]  # one clue, changed while written
    page.evaluate(
        "(kept) => localStorage.setItem('crosscore.clues', kept)",
        json.dumps([["en", "CAT", ["Pet", "Whip with nine tails"]]]),
    )
    page.keyboard.press("Enter")
    field.focus()
    page.get_by_role("button", name="Whip with nine tails").click()
    expect(field).to_have_value("Whip with nine tails")
    expect(field).to_be_focused()
    page.locator("summary", has_text="Statistics").click()
    told = page.locator(".statistics")
    expect(told).to_contain_text("4 of 4 full", timeout=READY)
    expect(told).to_contain_text("1 (11.1 %)")
    page.reload()
    desk.settle()
    expect(page.locator("#bench")).to_have_attribute("open", "", timeout=READY)
    pull_up(desk)
    expect(page.locator(".clues-memory")).to_contain_text("remembers: 1", timeout=READY)
