"""From one's own words to what is wanted of them, on a first visit: done by hand and counted."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.page.contexts import prepared
from tests.page.fingers import PHONE
from tests.page.hand import Hand
from tests.page.objects import READY
from tests.page.pdf import needs_poppler
from tests.page.solving_table import Table
from tests.page.waiting import until
from tools.pictures import WORDS

TOLD = "18 words, 18 with a clue."


class Visit(Table):
    """A first visit, with nothing but a hand."""

    def __init__(self, page: Page, address: str, *, touch: bool) -> None:
        super().__init__(page, address)
        self.touch = touch
        self.hand = Hand(page, touch=touch)

    def press(self, *names: str) -> None:
        for name in names:
            self.hand.press(self.page.locator(name))

    def paste(self) -> None:
        self.hand.paste(self.page.locator("#own-text"), WORDS)
        expect(self.page.locator("#own-count")).to_have_text(TOLD)

    def took(self, clicks: int, keys: int = 0) -> None:
        assert self.hand.counted == (clicks, keys)


@pytest.fixture(
    params=[
        pytest.param(False, id="desk"),
        pytest.param(
            True,
            marks=pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, **PHONE),
            id="phone",
        ),
    ]
)
def visit(page: Page, address: str, request: pytest.FixtureRequest) -> Iterator[Visit]:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script("window.print = () => { window.printed = (window.printed ?? 0) + 1; };")
    if not request.param:
        page.set_viewport_size({"width": 1366, "height": 768})
    found = Visit(page, address, touch=request.param)
    found.open()
    found.hand.begin()
    yield found
    found.was_quiet()


def printed(page: Page) -> list[str]:
    """What stands on each page of what is being printed."""
    until(page, "() => window.printed")
    page.evaluate("window.printed = 0")
    pdf = page.pdf(prefer_css_page_size=True)
    command = ["pdftotext", "-raw", "-", "-"]  # as it is drawn, wherever columns begin
    told = subprocess.run(command, input=pdf, capture_output=True, check=True, timeout=60).stdout
    return [" ".join(text.split()) for text in told.decode().rstrip("\f").split("\f")]


@needs_poppler
def test_own_words_are_printed_changed_shared_and_made_into_a_class_set(
    visit: Visit, new_context: Callable[[], BrowserContext]
) -> None:
    page, hand = visit.page, visit.hand
    visit.paste()
    visit.press("#own-make")
    expect(visit.rows()).to_have_count(18, timeout=READY)
    visit.settle()
    hint = page.locator("#chosen-text", has_text="Click a clue to change it.")
    expect(hint).to_have_count(1)
    visit.press("#step-print", "#title")
    page.keyboard.type("Geography")
    visit.press("#show-both")
    if visit.touch:  # where no pages are seen, the key is below all
        expect(page.locator("#sheet-key #key-grid")).to_be_visible()
    visit.press("#print")
    puzzle, key = printed(page)
    assert puzzle.startswith("Geography Name:")
    assert "a mountain that can erupt (7)" in puzzle
    assert key.startswith("Geography Answers")
    visit.took(5, len("Geography"))

    hand.begin()
    clue = page.locator("#clues [data-word]").first
    visit.hand.press(clue)
    page.keyboard.type("Of my own")
    page.keyboard.press("Enter")
    expect(clue).to_contain_text("Of my own")
    visit.took(1, len("Of my own") + 1)

    visit.back()
    expect(hint).to_have_count(0)  # who has done it need not be told
    hand.begin()
    visit.press("#step-print", "#share")
    expect(page.locator("#share-dialog")).to_be_visible()
    visit.took(2)
    solver = prepared(new_context()).new_page()
    solver.goto(page.locator("#share-link").input_value())
    expect(solver.get_by_role("heading", name="Geography")).to_be_visible()
    expect(solver.locator("#play-clues")).to_contain_text("Of my own")
    page.locator("#share-dialog [data-close]").click()

    visit.back()
    hand.begin()
    visit.press("#step-print", "#versions", "#versions-print")
    if visit.touch:  # one set is enough to wait for
        expect(page.locator("#versions-told")).to_contain_text("of 30")
        visit.took(3)
        page.keyboard.press("Escape")
        visit.settle()
        return
    found = printed(page)
    titles = re.findall(r"Geography – Version (\d+)", " ".join(found))
    assert titles == [str(n) for n in [*range(1, 31), *range(1, 31)]]  # and the keys
    assert len(set(found[:30])) == 30
    visit.took(3)


def test_a_heart_with_a_message_is_played_to_its_end(visit: Visit) -> None:
    page = visit.page
    visit.paste()
    visit.hand.press(page.locator("#own-kinds button", has_text="Word search"))
    expect(page.locator("#kind")).to_have_attribute("data-kind", "wordsearch", timeout=READY)
    visit.settle()
    visit.press("#options", "[data-preset=search-heart]", "#option-message")
    page.keyboard.type("Well done class")
    page.keyboard.press("Enter")
    expect(page.locator("#options-dialog")).to_be_hidden()
    visit.settle()
    visit.press("#play-open")
    visit.plays()
    visit.took(5, len("Well done class") + 1)

    visit.back()
    visit.lying = visit.puzzle()
    assert visit.lying.options["shape"] == "heart"
    page.locator("#play-open").click()
    visit.plays()
    visit.find(*[word.surface for word in visit.lying.words])
    expect(page.get_by_role("heading", name="Well done! You found all 18 words.")).to_be_visible()
    expect(page.locator("#play-message-text")).to_have_text("Well done class")
