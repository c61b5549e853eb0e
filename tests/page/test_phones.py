"""The page under fingers: keyboards on the screen, small and turned phones, notches."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.objects import KEYBOARD, SMALL_TEXT

PHONE = {"has_touch": True, "is_mobile": True}


#: Whether a finger reaches the middle of an element, and all its height is between two lines
REACHED = """(element, [top, bottom]) => {
  const at = element.getBoundingClientRect();
  const hit = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
  return at.top >= top && at.bottom <= bottom && element.contains(hit);
}"""


#: Visible controls that reach into the margins of the device: [left, right, bottom]
COVERED = """([left, right, bottom]) => [...document.querySelectorAll("button, input, select")]
  .filter((control) => control.checkVisibility() && !control.closest(".unseen"))
  .filter((control) => {
    const at = control.getBoundingClientRect();
    const [end, low] = [innerWidth - right, innerHeight - bottom];
    return at.left < left || at.right > end || at.bottom > low;
  })
  .map((control) => control.id || control.className)"""


def start(page: Page, address: str) -> None:
    page.add_init_script(KEYBOARD)
    page.goto(address)
    page.locator("html[data-state=idle]").wait_for()


def reached(page: Page, name: str, top: int, bottom: int) -> Any:
    return page.locator(name).evaluate(REACHED, [top, bottom])


@pytest.mark.browser_context_args(viewport={"width": 360, "height": 640}, **PHONE)
def test_a_keyboard_on_the_screen_covers_neither_field_nor_button(page: Page, address: str) -> None:
    start(page, address)
    page.locator("#words-toggle").tap()
    page.locator("#list [role=option] .word").first.tap()
    page.locator("#edit").tap()
    assert not reached(page, "#edit-save", 0, 340)  # the keyboard would be over it
    page.evaluate("keyboard(300)")
    for field in ("#edit-clue", "#edit-word"):
        page.locator(field).focus()
        assert reached(page, field, 0, 340)
        assert reached(page, "#edit-save", 0, 340)
    page.evaluate("keyboard(300, 60)")  # the browser has moved what is seen
    assert reached(page, "#edit-word", 60, 400)
    assert reached(page, "#edit-save", 60, 400)
    page.evaluate("keyboard(0, 0, 2)")  # two fingers are no keyboard
    expect(page.locator("html")).not_to_have_attribute("data-typing", "")
    page.evaluate("keyboard(300)")
    page.locator("#edit-clue").fill("Quite another clue")
    page.locator("#edit-save").tap()
    expect(page.locator("#list [aria-selected=true]")).to_contain_text("Quite another clue")
    page.evaluate("keyboard(0)")
    page.locator("#add").tap()
    page.evaluate("keyboard(300)")
    for field in ("#add-clue", "#add-word"):
        page.locator(field).focus()
        assert reached(page, field, 0, 340)
        assert reached(page, "#add-save", 0, 340)
    page.evaluate("keyboard(0)")
    page.locator("#add-dialog [data-close]").tap()
    page.locator("#narrow").tap()  # filters, and still a list: the page scrolls where it must
    page.locator("#list [role=option] .word").first.tap()
    page.locator("#options").tap()
    expect(page.locator("#option-count")).to_be_visible()
    assert page.evaluate(SMALL_TEXT) == []
    page.locator("#option-count").evaluate("field => (field.style.fontSize = '15px')")
    assert page.evaluate(SMALL_TEXT) == ["option-count"]


@pytest.mark.browser_context_args(viewport={"width": 844, "height": 390}, locale="he", **PHONE)
def test_nothing_is_under_a_notch(page: Page, address: str) -> None:
    start(page, address)
    margins = {"left": 47, "right": 47, "bottom": 21, "top": 0}
    assert page.evaluate(COVERED, [47, 47, 21])
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": margins})
    assert page.evaluate(COVERED, [47, 47, 21]) == []
    page.locator("#options").tap()
    dialog = page.locator("#options-dialog").bounding_box()
    assert dialog
    assert dialog["x"] >= 47
    assert dialog["x"] + dialog["width"] <= 844 - 47
    assert dialog["y"] + dialog["height"] <= 390 - 21
    assert page.evaluate("document.documentElement.scrollWidth") == 844
