"""Clues written where they stand: in the list of words, on the sheet, in own lists."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from crosscore import make
from tests.crosswords import puzzle_of
from tests.page import looks
from tests.page.fingers import PHONE, REACHED
from tests.page.objects import HEBREW, KEYBOARD, SMALL_TEXT, KindDesk, WorkshopDesk
from tests.page.waiting import until
from tests.word_lists import LISTS

FIELD = ".words-body > .clue-field"
ENGLISH = LISTS / "english.json"
SEEN = f"(name) => ({REACHED})(document.querySelector(name), [0, 340])"
SMALL = ["CAT...", "A.E...", "R.NET."]

#: Where the field on the sheet is, and the row of the clue that it is over
BOXES = """() => [".paper > .clue-field", "#clues li:has([data-written])"]
  .map((name) => document.querySelector(name).getBoundingClientRect().toJSON())"""


class ClueDesk(WorkshopDesk, KindDesk):
    """The page, with the clues that are seen on it."""

    def clue(self, index: int) -> str:
        return self.row(index).locator(".clue").text_content() or ""

    def kept(self) -> None:
        """Wait until the device has what is shown."""
        expect(self.page.locator("#kept")).to_have_attribute("data-kept", "yes")


@pytest.fixture
def desk(page: Page, address: str) -> Iterator[ClueDesk]:
    made = ClueDesk(page, address)
    made.open()
    yield made
    made.was_quiet()


def test_seventy_clues_take_one_click_and_a_return_key_each(desk: ClueDesk) -> None:
    page = desk.page
    words = sorted(w for w in json.loads(ENGLISH.read_text()) if w.isalpha() and len(w) > 3)[:700]
    made = make("crossword", dict.fromkeys(words[::10], ""), language="en", nodes=2_000)
    assert len(made.words) == 70
    desk.show(made)
    page.evaluate(
        """() => {
          globalThis.presses = { pointerdown: 0, Enter: 0, others: 0 };
          addEventListener("pointerdown", () => (presses.pointerdown += 1), true);
          addEventListener("keydown", ({ key }) => {
            if (key === "Enter") presses.Enter += 1;
            else if (key.length > 1) presses.others += 1;
          }, true);
        }"""
    )
    desk.row(0).locator(".clue").click()
    for index in range(70):
        expect(page.locator(FIELD)).to_be_focused()
        page.keyboard.type(f"Clue {index}")
        page.keyboard.press("Enter")
    assert page.evaluate("presses") == {"pointerdown": 1, "Enter": 70, "others": 0}
    expect(desk.row(69)).to_be_focused()  # there is none after it
    expect(desk.row(69)).to_contain_text("Clue 69")
    after = desk.puzzle()
    assert [word.clue for word in after.words] == [f"Clue {n}" for n in range(70)]
    assert after.entries == made.entries


def test_a_clue_is_one_step_of_undo_and_escape_leaves_it(desk: ClueDesk) -> None:
    page = desk.page
    desk.show(puzzle_of(SMALL))
    undo = page.locator("#undo")
    desk.row(1).locator(".word").click()
    page.keyboard.press("Enter")
    page.keyboard.type("Drawn by", delay=60)
    expect(page.locator("#chosen-text")).to_contain_text("Drawn by")  # kept while it is typed
    page.keyboard.type(" oxen", delay=60)
    page.keyboard.press("Shift+Enter")  # back to the word before
    expect(page.locator(FIELD)).to_have_value("A clue")
    page.keyboard.type("It is gone")
    expect(page.locator("#chosen-text")).to_contain_text("It is gone")
    page.keyboard.press("Escape")
    expect(desk.row(0)).to_be_focused()
    expect(page.locator("#chosen-text")).to_contain_text("A clue")
    assert [desk.clue(n) for n in (0, 1)] == ["A clue", "Drawn by oxen"]
    undo.click()
    expect(desk.row(1)).to_contain_text("A clue")
    page.locator("#redo").click()
    expect(desk.row(1)).to_contain_text("Drawn by oxen")
    # nothing is lost to a press of another button in the middle of a clue
    desk.row(2).locator(".clue").click()
    page.keyboard.type("Fishing gear")
    page.get_by_role("button", name="Reshuffle").click()
    expect(desk.row(2)).to_contain_text("Fishing gear")
    desk.settle()
    desk.kept()
    page.reload()
    desk.settle()
    assert desk.clue(2) == "Fishing gear"


def test_a_word_without_a_clue_asks_for_one(desk: ClueDesk) -> None:
    page = desk.page
    desk.show(puzzle_of(SMALL))
    desk.row(1).locator(".clue").click()
    page.keyboard.press("Delete")
    page.keyboard.press("Tab")
    expect(desk.row(1).locator(".clue")).to_have_text("Add a clue")
    desk.row(0).locator(".word").click()
    assert desk.clue(1) == "no clue"
    page.locator("#only").select_option("clueless", force=True)  # folded away in a short list
    desk.row(1).locator(".clue").click()
    page.keyboard.type("Found")
    page.wait_for_timeout(600)
    expect(desk.row(1)).to_be_visible()  # it doesn't go while it is written
    looks.check(page, "writing a clue")
    page.keyboard.press("Enter")
    expect(desk.row(1)).to_be_hidden()


def test_a_clue_is_written_from_right_to_left(desk: ClueDesk) -> None:
    page = desk.page
    desk.show(make("crossword", HEBREW, language="he", nodes=1_000))
    desk.row(0).locator(".clue").click()
    field = page.locator(FIELD)
    expect(field).to_have_attribute("dir", "rtl")
    expect(field).to_have_attribute("lang", "he")
    page.keyboard.type("מילה של ברכה")
    page.keyboard.press("Enter")
    expect(desk.row(0)).to_contain_text("מילה של ברכה")


@pytest.mark.browser_context_args(viewport={"width": 360, "height": 640}, **PHONE)
def test_a_keyboard_on_the_screen_leaves_room_for_the_clue(page: Page, address: str) -> None:
    page.add_init_script(KEYBOARD)
    page.goto(address)
    page.locator("html[data-state=idle]").wait_for()
    page.locator("#words-toggle").tap()
    page.locator("#list .clue").nth(30).tap()
    page.evaluate("keyboard(300)")
    expect(page.locator(FIELD)).to_be_focused()
    until(page, SEEN, FIELD)
    assert page.evaluate(SMALL_TEXT) == []
    page.keyboard.press("Enter")
    until(page, SEEN, FIELD)


def test_a_clue_on_the_sheet_is_written_where_it_stands(desk: ClueDesk) -> None:
    page = desk.page
    desk.show(puzzle_of(SMALL))
    desk.create()
    clues = page.locator("#clues [data-word]")
    field = page.locator(".paper > .clue-field")
    clues.nth(0).click()
    page.keyboard.type("One click and typing")
    page.keyboard.press("Enter")
    expect(field).to_have_value("A clue")
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    page.keyboard.press("Tab")
    expect(page.locator("#unfinished")).to_contain_text("1 word has no clue. Click its line")
    looks.check(page, "a clue of the sheet")
    blank = page.get_by_role("button", name="Add a clue")
    blank.focus()
    page.keyboard.press("ArrowUp")
    expect(clues.nth(0)).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    looks.check(page, "writing a clue of the sheet")
    page.keyboard.type("<b>A very long clue</b>, " * 12)
    expect(clues.nth(1)).to_contain_text("<b>A very")  # as text
    over, line = page.evaluate(BOXES)
    assert over["height"] > 60
    assert over["y"] >= line["y"] - 1  # it covers nothing else
    assert over["y"] + over["height"] <= line["y"] + line["height"] + 4
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("#paper-pages")).to_contain_text("<b>A very long clue</b>")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.keyboard.press("Escape")
    expect(clues.nth(1)).to_be_focused()
    expect(blank).to_be_visible()
    page.locator("#sheet-undo").click()
    expect(clues.nth(1)).to_have_text("A clue")
    expect(clues.nth(0)).to_have_text("One click and typing")
