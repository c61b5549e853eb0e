"""Improving a layout on the built page, and what is seen and heard of a search meanwhile."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from crosscore.formats import ipuz
from crosscore.kinds.freeform import KIND as freeform
from crosscore.kinds.freeform.improving import score
from crosscore.puzzle import Puzzle
from tests.engine.layouts import last, lexicon
from tests.page import looks
from tests.page.objects import READY, Workshop, drop
from tests.page.waiting import drawn

#: whether anything around an element is read out whenever it changes
LIVE = "e => Boolean(e.closest('[aria-live], [role=status], [role=alert], [role=log]'))"

#: by how many pixels a text is too wide and too high for its place
CUT = "e => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]"
#: counts that something lies over, but for the last one, which shows the rest
COVERED = """rows => rows.filter((row) => {
  const { left, top, width, height } = row.getBoundingClientRect();
  return !row.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((row) => row.dataset.count).filter((name) => name !== "details")"""


class Desk(Workshop):
    """The page with a puzzle that a test has made."""

    def show(self, puzzle: Puzzle) -> None:
        drop(self, "made.ipuz", ipuz.dumps(ipuz.to_document(puzzle)).encode())
        expect(self.rows()).to_have_count(len(puzzle.words))
        self.settle()

    def told(self, says: str) -> None:
        expect(self.page.locator("#told")).to_have_text(re.compile(says), timeout=READY)
        expect(self.page.locator("#say")).to_have_text(re.compile(says))  # and read out
        self.settle()


@pytest.fixture
def desk(page: Page, address: str) -> Iterator[Desk]:
    shop = Desk(page, address)
    shop.open()
    yield shop
    shop.was_quiet()


def poor(count: int, seconds: float) -> Puzzle:
    """A layout that nobody has worked on for long, to be improved for so many seconds."""
    puzzle = last(freeform.new(lexicon(), {"count": count}, seed=4, nodes=30))
    return replace(puzzle, options={**puzzle.options, "seconds": seconds})


def test_a_better_layout_is_one_step_that_can_be_undone(desk: Desk) -> None:
    page = desk.page
    page.locator("#reshuffle").click()
    desk.told(r"50 of 50 words placed.* Searched for \S+ s; ")
    desk.show(poor(25, 1))
    before = desk.puzzle()
    page.locator("#grid").focus()
    page.keyboard.press("i")
    desk.told("^Better than before: .* → .* Searched for 1.* s; ")
    after = desk.puzzle()
    assert score(after) > score(before)
    assert (after.words, after.seed, after.options) == (before.words, before.seed, before.options)
    page.get_by_role("button", name="Undo").click()
    desk.told("Undone")
    assert desk.puzzle() == before
    page.get_by_role("button", name="Redo").click()
    desk.told("Redone")
    assert desk.puzzle() == after


def test_a_long_search_tells_how_it_goes_and_stops(desk: Desk) -> None:
    """Ten minutes for few words: soon nothing better is found, and nobody waits for the end."""
    page = desk.page
    few = last(freeform.new(lexicon(), {"count": 14, "size": "7x7"}, seed=4, nodes=2000))
    few = replace(few, options={**few.options, "goal": "blocks", "seconds": 600})
    best = last(freeform.improve(few, seed=1, nodes=20_000))
    assert best.unplaced  # the longest line of counts
    desk.show(best)
    page.get_by_role("button", name="Improve").click()
    text = page.locator("#working-text")
    expect(text).to_have_text(re.compile(r"^No gain for \d+ s$"), timeout=READY)
    assert not text.evaluate(LIVE)
    for width, height in ((1440, 900), (1366, 768), (800, 700), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert text.evaluate(CUT) == [0, 0], width
        assert page.locator("#counts li:visible").evaluate_all(COVERED) == [], width
        looks.check(page, f"searching, {width}")
    page.get_by_role("button", name="Stop").click()
    desk.told("^(No better layout found in|Better than before|Stopped)")
    expect(page.locator("#working")).to_be_hidden()
    assert score(desk.puzzle()) >= score(best)


def test_what_was_not_bettered_stays_and_makes_no_step(desk: Desk) -> None:
    page = desk.page
    few = last(freeform.new(lexicon(), {"count": 3}, seed=1, nodes=500))
    few = replace(few, options={**few.options, "goal": "proved"})
    desk.show(last(freeform.improve(few, seed=1, nodes=200_000)))
    (file,) = saved(desk)
    page.locator("#grid").focus()
    page.keyboard.press("i")
    desk.told("^Proved: ")
    assert saved(desk) == [file]
    page.get_by_role("button", name="Undo").click()
    expect(desk.rows()).to_have_count(50)  # the puzzle of the start


def test_fewer_black_squares_are_told_even_of_fewer_words(desk: Desk) -> None:
    page = desk.page
    rough = freeform.new(lexicon(), {"count": 40, "goal": "blocks", "seconds": 1}, seed=4, nodes=30)
    desk.show(last(rough))
    before = desk.puzzle()
    page.get_by_role("button", name="Improve").click()
    desk.told(r"^Better than before: \d+ → \d+ black squares, .* 13 × 17\. Searched ")
    was, now = [round(p.width * p.height * (1 - p.filled())) for p in (before, desk.puzzle())]
    assert now < was
    expect(page.locator("#told")).to_contain_text(f"{was} → {now} black squares")


def saved(desk: Desk) -> list[bytes]:
    with desk.page.expect_download() as got:
        desk.page.keyboard.press("Control+s")
    return [got.value.path().read_bytes()]


def test_a_locked_layout_is_not_improved(desk: Desk) -> None:
    page = desk.page
    page.get_by_role("button", name="Lock layout").click()
    desk.told("^Layout locked")
    button = page.get_by_role("button", name="Improve")
    expect(button).to_have_attribute("title", "The layout is locked. Unlock it to improve it.")
    button.click()
    expect(page.locator("#banner")).to_contain_text(
        "The layout wasn’t improved. The layout is locked. Unlock it to improve it."
    )
